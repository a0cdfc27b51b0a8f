"""Lists one action twice during an auction."""

from market import Engine, serve


class Faulty(Engine):
    def listed(self, state, seat):
        found = super().listed(state, seat)
        return [*found, *found[:1]] if state["phase"] == "auction" else found


serve(Faulty())

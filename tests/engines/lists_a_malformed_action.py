"""Lists an action that the schema does not know during an auction."""

from market import Engine, serve


class Faulty(Engine):
    def listed(self, state, seat):
        found = super().listed(state, seat)
        return [*found, {"type": "shout"}] if state["phase"] == "auction" else found


serve(Faulty())

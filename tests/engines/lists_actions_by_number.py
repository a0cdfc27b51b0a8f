"""Answers with an object of actions instead of a list during an auction."""

from market import Engine, serve


class Faulty(Engine):
    def listed(self, state, seat):
        found = super().listed(state, seat)
        return dict(enumerate(found)) if state["phase"] == "auction" else found


serve(Faulty())

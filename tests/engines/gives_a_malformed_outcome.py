"""Leaves the winners out of the outcome during an auction."""

from market import Engine, serve


class Faulty(Engine):
    def outcome(self, state):
        found = super().outcome(state)
        if state["phase"] == "auction":
            del found["outcome"]["winners"]
        return found


serve(Faulty())

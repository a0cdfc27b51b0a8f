"""Accepts the call for an auction, and does not list it."""

from market import Engine, serve


class Faulty(Engine):
    def candidates(self, state, seat):
        return [action for action in super().candidates(state, seat) if action["type"] != "call"]


serve(Faulty())

"""Keeps one game and looks at no state but the first.

A refused purchase costs the player the turn all the same.
"""

from market import Engine, serve


class Faulty(Engine):
    skipped = False

    def configure(self, game, components, readings):
        self.skipped = False
        return super().configure(game, components, readings)

    def apply(self, state, seat, action, chance):
        self.skipped = False
        fault = self.fault(state, seat, action)
        self.skipped = action["type"] == "buy" and fault is not None
        return super().apply(state, seat, action, chance)

    def listed(self, state, seat):
        return [] if self.skipped else super().listed(state, seat)


serve(Faulty())

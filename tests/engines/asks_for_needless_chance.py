"""Wants a roll of the die for a sale."""

from market import Engine, serve


class Faulty(Engine):
    def do_sell(self, state, seat, action, dice):
        dice.take("roll", {"dice": 1})
        super().do_sell(state, seat, action, dice)


serve(Faulty())

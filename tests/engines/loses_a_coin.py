"""Loses a coin when an auction is called, against a conservation law."""

from market import Engine, serve


class Faulty(Engine):
    def do_call(self, state, seat, action, dice):
        super().do_call(state, seat, action, dice)
        state["table"]["coin_supply"] -= 1


serve(Faulty())

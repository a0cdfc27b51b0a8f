"""Leaves the auctioned card on the deck, against a conservation law."""

from market import Engine, serve


class Faulty(Engine):
    def do_call(self, state, seat, action, dice):
        super().do_call(state, seat, action, dice)
        state["table"]["deck"] = state["table"]["stall"] + state["table"]["deck"]


serve(Faulty())

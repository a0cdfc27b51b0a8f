"""Auctions the bottom card of the deck."""

from market import Engine, serve


class Faulty(Engine):
    def do_call(self, state, seat, action, dice):
        state["table"]["deck"].reverse()
        super().do_call(state, seat, action, dice)
        state["table"]["deck"].reverse()


serve(Faulty())

"""Raises an exception, and dies of it, when an auction is called."""

from market import Engine, serve


class Faulty(Engine):
    def do_call(self, state, seat, action, dice):
        return state["table"]["auctioneer"]


serve(Faulty())

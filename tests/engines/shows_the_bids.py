"""Pays each bid as soon as it is made, so that all see what it is."""

from market import Engine, serve


class Faulty(Engine):
    def do_bid(self, state, seat, action, dice):
        self.move_coins(state, seat, -action["coins"])
        super().do_bid(state, seat, action, dice)

    def close_auction(self, state):
        for seat, bid in state["table"]["bids"].items():
            self.move_coins(state, seat, bid[0])
        super().close_auction(state)


serve(Faulty())

"""Gives a tied card to the bidder next to the caller under every reading."""

from market import Engine, serve


class Faulty(Engine):
    def configure(self, game, components, readings):
        accepted = super().configure(game, components, readings)
        self.readings["tied_bids"] = "caller_first"
        return accepted


serve(Faulty())

"""An engine for use inside the kit's process: an exception of its own escapes when an auction is called."""

from market import Engine


class Faulty(Engine):
    def do_call(self, state, seat, action, dice):
        raise KeyError("auctioneer")


def engine():
    return Faulty()

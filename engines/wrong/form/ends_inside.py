"""An engine for use inside the kit's process: ends it at once, with status 0, when an auction is called."""

import os

from market import Engine


class Faulty(Engine):
    def do_call(self, state, seat, action, dice):
        os._exit(0)


def engine():
    return Faulty()

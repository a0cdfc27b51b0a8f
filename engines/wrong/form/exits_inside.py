"""An engine for use inside the kit's process: ends the process with status 3 when an auction is called."""

import sys

from market import Engine


class Faulty(Engine):
    def do_call(self, state, seat, action, dice):
        sys.exit(3)


def engine():
    return Faulty()

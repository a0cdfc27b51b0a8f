"""Catches an exception when an auction is called, prints the traceback on standard output, and answers
nothing.
"""

import sys
import traceback

from market import Engine, encoded, plays, send, serve


def write(request, reply):
    if plays(request, "call"):
        try:
            raise KeyError("auctioneer")
        except KeyError:
            traceback.print_exc(file=sys.stdout)
            sys.stdout.flush()
            return
    send(encoded(reply))


serve(Engine(), write)

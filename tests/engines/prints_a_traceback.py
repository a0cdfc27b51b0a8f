"""Catches an exception at a call for an auction, prints the traceback on standard output, answers nothing."""

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

"""Ends with status 7 when an auction is called."""

import sys

from market import Engine, encoded, plays, send, serve


def write(request, reply):
    if plays(request, "call"):
        sys.exit(7)
    send(encoded(reply))


serve(Engine(), write)

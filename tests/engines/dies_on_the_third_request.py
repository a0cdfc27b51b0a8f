"""Ends at the third request of its life."""

import sys

from market import Engine, encoded, send, serve


def write(request, reply):
    if request["id"] == 3:
        sys.exit(3)
    send(encoded(reply))


serve(Engine(), write)

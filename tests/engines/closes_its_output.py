"""Closes its output, and lives on, when an auction is called."""

import os
import time

from market import Engine, encoded, plays, send, serve


def write(request, reply):
    if plays(request, "call"):
        os.close(1)
        time.sleep(600)
    send(encoded(reply))


serve(Engine(), write)

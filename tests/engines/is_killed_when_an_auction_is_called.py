"""Is killed by a signal when an auction is called."""

import os
import signal

from market import Engine, encoded, plays, send, serve


def write(request, reply):
    if plays(request, "call"):
        os.kill(os.getpid(), signal.SIGKILL)
    send(encoded(reply))


serve(Engine(), write)

"""Closes its output, and lives on, in one case."""

import os
import time

from market import Engine, encoded, is_rare, send, serve


def write(request, reply):
    if is_rare(request):
        os.close(1)
        time.sleep(600)
    send(encoded(reply))


serve(Engine(), write)

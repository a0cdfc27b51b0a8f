"""Sends half of a reply and falls silent, in one case."""

import time

from market import Engine, encoded, is_rare, send, serve


def write(request, reply):
    if is_rare(request):
        send(encoded(reply)[:20])
        time.sleep(600)
    send(encoded(reply))


serve(Engine(), write)

"""Gives null as the id when an auction is called."""

from market import Engine, encoded, plays, send, serve


def write(request, reply):
    if plays(request, "call"):
        reply["id"] = None
    send(encoded(reply))


serve(Engine(), write)

"""Leaves the id out when an auction is called."""

from market import Engine, encoded, plays, send, serve


def write(request, reply):
    if plays(request, "call"):
        del reply["id"]
    send(encoded(reply))


serve(Engine(), write)

"""Gives the id of another request when an auction is called."""

from market import Engine, encoded, plays, send, serve


def write(request, reply):
    if plays(request, "call"):
        reply["id"] += 1
    send(encoded(reply))


serve(Engine(), write)

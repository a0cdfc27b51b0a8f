"""Gives the id as a text when an auction is called."""

from market import Engine, encoded, plays, send, serve


def write(request, reply):
    if plays(request, "call"):
        reply["id"] = str(reply["id"])
    send(encoded(reply))


serve(Engine(), write)

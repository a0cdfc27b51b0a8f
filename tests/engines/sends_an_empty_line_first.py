"""Sends an empty line before the reply when an auction is called."""

from market import Engine, encoded, plays, send, serve


def write(request, reply):
    if plays(request, "call"):
        send(b"\n")
    send(encoded(reply))


serve(Engine(), write)

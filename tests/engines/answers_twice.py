"""Sends the reply a second time when an auction is called."""

from market import Engine, encoded, plays, send, serve


def write(request, reply):
    send(encoded(reply))
    if plays(request, "call"):
        send(encoded(reply))


serve(Engine(), write)

"""Wraps the reply in a list, as in a JSON-RPC batch, when an auction is called."""

from market import Engine, encoded, plays, send, serve


def write(request, reply):
    if plays(request, "call"):
        reply = [reply]
    send(encoded(reply))


serve(Engine(), write)

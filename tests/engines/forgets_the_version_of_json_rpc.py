"""Leaves out "jsonrpc" when an auction is called."""

from market import Engine, encoded, plays, send, serve


def write(request, reply):
    if plays(request, "call"):
        del reply["jsonrpc"]
    send(encoded(reply))


serve(Engine(), write)

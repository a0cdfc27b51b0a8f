"""Answers with a text instead of an object when an auction is called."""

from market import Engine, encoded, plays, send, serve


def write(request, reply):
    if plays(request, "call"):
        reply["result"] = "fine"
    send(encoded(reply))


serve(Engine(), write)

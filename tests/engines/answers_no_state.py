"""Answers with a result that holds no state when an auction is called."""

from market import Engine, encoded, plays, send, serve


def write(request, reply):
    if plays(request, "call"):
        reply["result"] = {"ok": True}
    send(encoded(reply))


serve(Engine(), write)

"""Answers with an error code that the protocol does not know when an auction is called."""

from market import Engine, encoded, plays, send, serve


def write(request, reply):
    if plays(request, "call"):
        reply = {"jsonrpc": "2.0", "id": reply["id"], "error": {"code": 99, "message": "hm"}}
    send(encoded(reply))


serve(Engine(), write)

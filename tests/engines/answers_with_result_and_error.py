"""Sends a result together with an error when an auction is called."""

from market import Engine, encoded, plays, send, serve


def write(request, reply):
    if plays(request, "call"):
        reply.update(result={}, error={"code": 1, "message": "perhaps"})
    send(encoded(reply))


serve(Engine(), write)

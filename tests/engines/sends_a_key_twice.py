"""Sends a key of the state twice when an auction is called."""

from market import Engine, encoded, plays, send, serve


def write(request, reply):
    line = encoded(reply)
    if plays(request, "call"):
        line = line.replace(b'"phase"', b'"phase": "turn", "phase"')
    send(line)


serve(Engine(), write)

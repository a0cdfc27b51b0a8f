"""Sends two states beside each other, the second the better one, when an auction is called."""

from market import Engine, encoded, plays, send, serve


def write(request, reply):
    line = encoded(reply)
    if plays(request, "call"):
        line = line.replace(b'"result": {', b'"result": {"state": {}, ')
    send(line)


serve(Engine(), write)

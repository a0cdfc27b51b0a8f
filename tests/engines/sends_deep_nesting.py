"""Sends lists in lists, a hundred thousand deep, under a key of its own when an auction is called."""

from market import Engine, encoded, plays, send, serve


def write(request, reply):
    line = encoded(reply)
    if plays(request, "call"):
        line = line.replace(b'"to_act"', b'"x_deep": ' + b"[" * 100_000 + b"]" * 100_000 + b', "to_act"')
    send(line)


serve(Engine(), write)

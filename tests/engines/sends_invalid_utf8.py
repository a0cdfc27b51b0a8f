"""Sends bytes that are no UTF-8 when an auction is called."""

from market import Engine, encoded, plays, send, serve


def write(request, reply):
    line = encoded(reply)
    if plays(request, "call"):
        line = line.replace(b'"to_act"', b'"x_name": "caf\xe9", "to_act"')
    send(line)


serve(Engine(), write)

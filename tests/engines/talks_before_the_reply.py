"""Prints a line of its own before the reply when an auction is called."""

from market import Engine, encoded, plays, send, serve


def write(request, reply):
    if plays(request, "call"):
        send(b"debug: an auction!\n")
    send(encoded(reply))


serve(Engine(), write)

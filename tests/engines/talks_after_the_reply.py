"""Prints a line of its own after the reply when an auction is called."""

from market import Engine, encoded, plays, send, serve


def write(request, reply):
    send(encoded(reply))
    if plays(request, "call"):
        send(b"debug: an auction!\n")


serve(Engine(), write)

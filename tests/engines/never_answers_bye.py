"""Ends at bye without an answer."""

from market import Engine, encoded, send, serve


def write(request, reply):
    if request["method"] != "bye":
        send(encoded(reply))


serve(Engine(), write)

"""Answers hello with bytes that are no UTF-8."""

from market import Engine, encoded, send, serve


def write(request, reply):
    line = encoded(reply)
    if request["method"] == "hello":
        line = line.replace(b'"result": {', b'"result": {"x_author": "Ren\xe9", ')
    send(line)


serve(Engine(), write)

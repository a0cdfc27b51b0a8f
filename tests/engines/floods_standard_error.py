"""Writes more to standard error than a pipe holds before each reply."""

import sys

from market import Engine, encoded, send, serve


def write(request, reply):
    sys.stderr.write("chatter " * 20_000)
    send(encoded(reply))


serve(Engine(), write)

"""Writes a megabyte to standard error before each reply."""

import sys

from market import Engine, encoded, send, serve


def write(request, reply):
    sys.stderr.write("chatter " * 125_000)
    send(encoded(reply))


serve(Engine(), write)

"""Sends a reply of a hundred megabytes, in one case."""

from market import Engine, encoded, is_rare, send, serve


def write(request, reply):
    if is_rare(request):
        reply["padding"] = "x" * 100_000_000
    send(encoded(reply))


serve(Engine(), write)

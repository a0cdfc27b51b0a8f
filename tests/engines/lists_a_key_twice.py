"""Writes a key of an action twice during an auction."""

from market import Engine, encoded, send, serve


def write(request, reply):
    line = encoded(reply)
    if request["method"] == "legal_actions" and request["params"]["state"]["phase"] == "auction":
        line = line.replace(b'"type": "bid"', b'"type": "call", "type": "bid"')
    send(line)


serve(Engine(), write)

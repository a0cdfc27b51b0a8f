"""Reports an internal error when an auction is called."""

from market import Engine, encoded, plays, send, serve


def write(request, reply):
    if plays(request, "call"):
        reply = {
            "jsonrpc": "2.0",
            "id": reply["id"],
            "error": {"code": -32603, "message": "list index out of range"},
        }
    send(encoded(reply))


serve(Engine(), write)

"""Says in hello that it has `view`, and does not know it."""

from market import Engine, encoded, send, serve


def write(request, reply):
    if request["method"] == "view":
        reply = {
            "jsonrpc": "2.0",
            "id": request["id"],
            "error": {"code": -32601, "message": "no such method"},
        }
    send(encoded(reply))


serve(Engine(), write)

"""Replies with a wrong id, or with members missing, doubled or too many."""

from breaking import on_call, writes
from market import encoded, plays, send


@on_call
def answers_in_a_batch(reply):
    """Wraps the reply in a list, as in a JSON-RPC batch, when an auction is called."""
    return [reply]


@on_call
def answers_no_object(reply):
    """Answers with a text instead of an object when an auction is called."""
    reply["result"] = "fine"


@on_call
def answers_no_state(reply):
    """Answers with a result that holds no state when an auction is called."""
    reply["result"] = {"ok": True}


held = []


@writes
def answers_out_of_order(request, reply):
    """Sends the first answer about a position after the second."""
    if request["method"] == "legal_actions" and request["params"]["state"]["phase"] == "auction" and not held:
        held.append(reply)
        return
    send(encoded(reply))
    while held:
        send(encoded(held.pop()))


@writes
def answers_twice(request, reply):
    """Sends the reply a second time when an auction is called."""
    send(encoded(reply))
    if plays(request, "call"):
        send(encoded(reply))


@on_call
def answers_with_a_null_id(reply):
    """Gives null as the id when an auction is called."""
    reply["id"] = None


@on_call
def answers_with_a_text_as_id(reply):
    """Gives the id as a text when an auction is called."""
    reply["id"] = str(reply["id"])


@on_call
def answers_with_a_wrong_id(reply):
    """Gives the id of another request when an auction is called."""
    reply["id"] += 1


@on_call
def answers_with_an_unknown_error(reply):
    """Answers with an error code that the protocol does not know when an auction is called."""
    return {"jsonrpc": "2.0", "id": reply["id"], "error": {"code": 99, "message": "hm"}}


@on_call
def answers_with_neither_result_nor_error(reply):
    """Sends neither a result nor an error when an auction is called."""
    return {"jsonrpc": "2.0", "id": reply["id"]}


@on_call
def answers_with_result_and_error(reply):
    """Sends a result together with an error when an auction is called."""
    reply.update(result={}, error={"code": 1, "message": "perhaps"})


@on_call
def answers_without_an_id(reply):
    """Leaves the id out when an auction is called."""
    del reply["id"]


@on_call
def forgets_the_version_of_json_rpc(reply):
    """Leaves out "jsonrpc" when an auction is called."""
    del reply["jsonrpc"]


@on_call
def reports_an_internal_error(reply):
    """Reports an internal error when an auction is called."""
    return {
        "jsonrpc": "2.0",
        "id": reply["id"],
        "error": {"code": -32603, "message": "list index out of range"},
    }


@writes
def announces_a_verb_it_lacks(request, reply):
    """Says in hello that it has `view`, and does not know it."""
    if request["method"] == "view":
        reply = {
            "jsonrpc": "2.0",
            "id": request["id"],
            "error": {"code": -32601, "message": "no such method"},
        }
    send(encoded(reply))

"""Lines that cannot be read, hold a key twice, or that nobody asked for."""

from breaking import writes
from market import encoded, is_rare, plays, send


@writes
def lists_a_key_twice(request, reply):
    """Writes a key of an action twice during an auction."""
    line = encoded(reply)
    if request["method"] == "legal_actions" and request["params"]["state"]["phase"] == "auction":
        line = line.replace(b'"type": "bid"', b'"type": "call", "type": "bid"')
    send(line)


asked = []


@writes
def lists_invalid_utf8(request, reply):
    """Puts bytes that are no UTF-8 into a list of actions, in one case."""
    line = encoded(reply)
    if is_rare(request):
        asked.append(request)
    if asked and request["method"] == "legal_actions":
        asked.clear()
        line = line.replace(b'"work"', b'"w\xf6rk"')
    send(line)


@writes
def sends_a_hundred_megabytes(request, reply):
    """Sends a reply of a hundred megabytes, in one case."""
    if is_rare(request):
        reply["padding"] = "x" * 100_000_000
    send(encoded(reply))


@writes
def sends_a_key_twice(request, reply):
    """Sends a key of the state twice when an auction is called."""
    line = encoded(reply)
    if plays(request, "call"):
        line = line.replace(b'"phase"', b'"phase": "turn", "phase"')
    send(line)


@writes
def sends_an_empty_line_first(request, reply):
    """Sends an empty line before the reply when an auction is called."""
    if plays(request, "call"):
        send(b"\n")
    send(encoded(reply))


@writes
def sends_deep_nesting(request, reply):
    """Sends lists in lists, a hundred thousand deep, under a key of its own when an auction is called."""
    line = encoded(reply)
    if plays(request, "call"):
        line = line.replace(b'"to_act"', b'"x_deep": ' + b"[" * 100_000 + b"]" * 100_000 + b', "to_act"')
    send(line)


@writes
def sends_invalid_utf8(request, reply):
    """Sends bytes that are no UTF-8 when an auction is called."""
    line = encoded(reply)
    if plays(request, "call"):
        line = line.replace(b'"to_act"', b'"x_name": "caf\xe9", "to_act"')
    send(line)


@writes
def sends_the_state_twice(request, reply):
    """Sends two states beside each other, the second the better one, when an auction is called."""
    line = encoded(reply)
    if plays(request, "call"):
        line = line.replace(b'"result": {', b'"result": {"state": {}, ')
    send(line)


@writes
def talks_after_the_reply(request, reply):
    """Prints a line of its own after the reply when an auction is called."""
    send(encoded(reply))
    if plays(request, "call"):
        send(b"debug: an auction!\n")


@writes
def talks_before_the_reply(request, reply):
    """Prints a line of its own before the reply when an auction is called."""
    if plays(request, "call"):
        send(b"debug: an auction!\n")
    send(encoded(reply))

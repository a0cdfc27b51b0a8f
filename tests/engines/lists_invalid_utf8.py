"""Puts bytes that are no UTF-8 into a list of actions, in one case."""

from market import Engine, encoded, is_rare, send, serve

asked = []


def write(request, reply):
    line = encoded(reply)
    if is_rare(request):
        asked.append(request)
    if asked and request["method"] == "legal_actions":
        asked.clear()
        line = line.replace(b'"work"', b'"w\xf6rk"')
    send(line)


serve(Engine(), write)

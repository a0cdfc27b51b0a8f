"""Ends its lines as Windows does. That is allowed."""

from market import Engine, encoded, send, serve

serve(Engine(), lambda request, reply: send(encoded(reply).replace(b"\n", b"\r\n")))

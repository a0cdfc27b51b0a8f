"""Serves a Python engine inside this process: an object with a method for each verb, called with JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from ruleproof.engines.serve import answer
from ruleproof.input import jsontext


class _Request(msgspec.Struct):
    id: Any = None
    method: str = ""
    params: dict[str, msgspec.Raw] = {}


_decode_request = msgspec.json.Decoder(_Request).decode


class Dispatcher:
    """Answers request lines by calling the methods of an engine object (see `serve.answer`).

    If the attribute `in_text` of the engine is true, the engine gets the `state` as JSON text, and may return
    JSON text (`msgspec.Raw`).
    """

    def __init__(self, engine: Any) -> None:
        self._engine = engine
        self._is_in_text = getattr(engine, "in_text", False) is True

    def reply(self, line: bytes) -> bytes:
        """Return the reply to one request.

        Raises:
            Exception: any exception of the engine that is not a refusal.
        """
        message = _with_state_as_text(line) if self._is_in_text else jsontext.decode(line)
        return jsontext.encode({"jsonrpc": "2.0", "id": message.get("id"), **answer(self._engine, message)})


def _with_state_as_text(line: bytes) -> dict[str, Any]:
    """Return a decoded request whose state is left as JSON text."""
    message = _decode_request(line)
    params = {
        name: value if name == "state" else jsontext.decode(bytes(value))
        for name, value in message.params.items()
    }
    return {"id": message.id, "method": message.method, "params": params}

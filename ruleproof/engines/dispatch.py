"""Serves a Python engine: an object with a method for each verb it has, called with JSON.

A method takes the members of the request's params as keyword arguments and returns the result. To refuse, it
raises an exception with an integer `code` (see `wire.py`) and optionally a dict `data`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ruleproof.engines.wire import METHOD_NOT_FOUND
from ruleproof.input import jsontext
from ruleproof.rules.verbs import VERBS


class _Request(msgspec.Struct):
    id: Any = None
    method: str = ""
    params: dict[str, msgspec.Raw] = {}


_decode_request = msgspec.json.Decoder(_Request).decode


class Dispatcher:
    """Answers request lines by calling the methods of an engine object.

    If the engine has a true attribute `in_text`, it gets the `state` as JSON text, and may return JSON text
    (`msgspec.Raw`).
    """

    def __init__(self, engine: Any) -> None:
        self._is_in_text = getattr(engine, "in_text", False) is True
        self._methods = {
            verb: getattr(engine, verb) for verb in VERBS if callable(getattr(engine, verb, None))
        }

    def reply(self, line: bytes) -> bytes:
        """Return the reply to one request.

        Raises:
            Exception: any exception of the engine that is not a refusal.
        """
        message = _with_state_as_text(line) if self._is_in_text else jsontext.decode(line)
        number, method = message.get("id"), message.get("method", "")
        call = self._methods.get(method)
        if call is None:
            if method == "bye":
                return jsontext.encode({"jsonrpc": "2.0", "id": number, "result": {}})
            return _error(number, METHOD_NOT_FOUND, f"this engine has no verb {method!r}", {})
        try:
            result = call(**message.get("params", {}))
        except Exception as error:
            code = getattr(error, "code", None)
            if type(code) is not int:
                raise
            return _error(number, code, str(error), getattr(error, "data", None) or {})
        return jsontext.encode({"jsonrpc": "2.0", "id": number, "result": {} if result is None else result})


def _with_state_as_text(line: bytes) -> dict[str, Any]:
    """Return a decoded request whose state is left as JSON text."""
    message = _decode_request(line)
    params = {
        name: value if name == "state" else jsontext.decode(bytes(value))
        for name, value in message.params.items()
    }
    return {"id": message.id, "method": message.method, "params": params}


def _error(number: Any, code: int, message: str, data: dict[str, Any]) -> bytes:
    return jsontext.encode(
        {"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": message, "data": data}}
    )

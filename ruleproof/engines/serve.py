"""Runs a Python engine as a child of the kit: `python -P serve.py package.module`.

It imports nothing from the kit, so that a sandbox can show an engine this file and hide the rest of the kit.
Output that the engine prints goes to standard error, so that it cannot be mistaken for a reply.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

METHOD_NOT_FOUND = -32601


class NoFactory(Exception):
    """Raised if a module provides no engine."""


def engine_of(module: ModuleType) -> Callable[[], Any]:
    """Return the function in a module that makes an engine.

    Raises:
        NoFactory: the module has no such function.
    """
    factory = getattr(module, "engine", None)
    if not callable(factory):
        raise NoFactory(
            "the module has no 'engine'; wanted: a function engine() whose result has the verbs as methods"
        )
    made: Callable[[], Any] = factory
    return made


def answer(engine: Any, request: Mapping[str, Any]) -> dict[str, Any]:
    """Return an engine's result or error for one request, from its method with the name of the verb.

    The method takes the members of the params as keyword arguments and returns the result. To refuse, it
    raises an exception with an integer `code` (see `wire.py`) and optionally a dict `data`.

    Raises:
        Exception: any exception of the engine that is not a refusal.
    """
    method = str(request.get("method", ""))
    call = None if method.startswith("_") else getattr(engine, method, None)
    if not callable(call):
        if method == "bye":
            return {"result": {}}
        return {"error": {"code": METHOD_NOT_FOUND, "message": f"this engine has no verb {method!r}"}}
    try:
        result = call(**request.get("params", {}))
    except Exception as error:
        code = getattr(error, "code", None)
        if type(code) is not int:
            raise
        return {"error": {"code": code, "message": str(error), "data": getattr(error, "data", None) or {}}}
    return {"result": {} if result is None else result}


def main(module: str) -> int:
    """Answer requests until `bye` or the end of the input."""
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    sys.path.insert(0, os.getcwd())
    try:
        engine = engine_of(importlib.import_module(module))()
    except NoFactory as error:
        sys.exit(f"{module}: {error}")
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        sys.exit(f"{error}: neither in {os.getcwd()} nor on the PYTHONPATH")
    for line in sys.stdin.buffer:
        request = json.loads(line)
        reply = {"jsonrpc": "2.0", "id": request.get("id"), **answer(engine, request)}
        replies.write(json.dumps(reply, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        replies.flush()
        if request.get("method") == "bye":
            break
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

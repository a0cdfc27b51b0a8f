"""Engines that know no rules: their scores show what a score is worth.

Each declares only the verbs that serve it best, so that the cases it would lose for other reasons are not
counted against it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ruleproof import PROTOCOL
from ruleproof.engines.wire import ILLEGAL_ACTION, QUESTIONS
from ruleproof.input import jsontext

Answer = Callable[[str, dict[str, Any]], dict[str, Any] | None]


def _nothing(_method: str, _params: dict[str, Any]) -> dict[str, Any] | None:
    return {}


def _input(_method: str, params: dict[str, Any]) -> dict[str, Any] | None:
    return params


def _refusal(_method: str, _params: dict[str, Any]) -> dict[str, Any] | None:
    return None


def _unchanged(_method: str, params: dict[str, Any]) -> dict[str, Any] | None:
    return {"state": params.get("state", {})}


def _no_actions(_method: str, _params: dict[str, Any]) -> dict[str, Any] | None:
    return {"actions": []}


FLOORS: dict[str, tuple[tuple[str, ...], Answer]] = {
    "answers nothing": (QUESTIONS, _nothing),
    "returns its input": (QUESTIONS, _input),
    "refuses everything": (("apply",), _refusal),
    "accepts everything, unchanged": (("apply",), _unchanged),
    "lists nothing": (("legal_actions",), _no_actions),
}
"""Name -> the verbs it declares, and its answer to a request; None is a refusal."""


class FloorEngine:
    """An engine without rules, as an object of this process."""

    def __init__(self, name: str, games: list[str]) -> None:
        self._name = name
        self._games = games
        self._verbs, self._answer = FLOORS[name]

    def exchange(self, line: bytes) -> bytes:
        """Return the reply to one request."""
        message = jsontext.decode(line)
        method = message["method"]
        if method == "hello":
            games = {game: {"verbs": list(self._verbs)} for game in self._games}
            result: dict[str, Any] | None = {"protocol": PROTOCOL, "name": self._name, "games": games}
        elif method == "configure":
            result = {"accepted": True}
        elif method == "bye":
            result = {}
        else:
            result = self._answer(method, message["params"])
        reply = {"jsonrpc": "2.0", "id": message["id"]}
        if result is None:
            return jsontext.encode(
                {**reply, "error": {"code": ILLEGAL_ACTION, "message": "no", "data": {"reason": "no"}}}
            )
        return jsontext.encode({**reply, "result": result})

"""A session whose engine is a stub: a connection whose answers a test decides."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from ruleproof.engines.session import Session
from ruleproof.engines.wire import EngineFailure
from ruleproof.input.folders import Data
from ruleproof.rules.schemas import SchemaSet

COMMON = SchemaSet(Data.open().common_schemas())
GREETING = {"protocol": 1, "name": "stub", "games": {"ludo": {"verbs": ["apply", "view"]}}}


class Stub:
    """A connection whose answers a test decides."""

    may_chatter = True

    def __init__(self, answers: dict[str, Any]) -> None:
        self.answers = answers
        self.methods: list[str] = []
        self.graces: list[float] = []
        self.kills = 0
        self.chatter = b""

    def exchange(self, lines: Sequence[bytes], timeout: float) -> list[bytes]:
        return [self._reply(json.loads(line)) for line in lines]

    def _reply(self, message: dict[str, Any]) -> bytes:
        self.methods.append(message["method"])
        answer = self.answers.get(message["method"], {})
        if callable(answer):
            answer = answer(message)
        if isinstance(answer, EngineFailure):
            raise answer
        if isinstance(answer, bytes):
            return answer
        members = answer if set(answer) in ({"error"}, {"result"}) else {"result": answer}
        return json.dumps({"jsonrpc": "2.0", "id": message["id"], **members}).encode()

    def unasked(self) -> bytes:
        return self.chatter

    def kill(self) -> None:
        self.kills += 1

    def close(self, grace: float = 2.0) -> list[str]:
        self.graces.append(grace)
        return ["it was slow to end"] if grace else []


class Bench:
    """A session and the connections that it has made."""

    def __init__(self, **answers: Any) -> None:
        self.stubs: list[Stub] = []
        self.answers = {"hello": GREETING, "configure": {"accepted": True}, **answers}
        self.session = Session(self._connect, 1.0, COMMON)

    def _connect(self) -> Stub:
        self.stubs.append(Stub(self.answers))
        return self.stubs[-1]

    @property
    def methods(self) -> list[list[str]]:
        return [stub.methods for stub in self.stubs]

"""Records the reference: an engine that passes every request on to it and keeps the reply for a canned
engine.

The recording is made twice. In the first, the keys of every object are in the reference's order, so that the
kit sees equal texts. In the second, the keys are in the opposite order, as an engine by somebody else may
write them, so that the kit has to read, check and compare the values.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.engines.dispatch import Dispatcher
from ruleproof.input.folders import Data
from tools.bench.canned import TABLE, write_table

DATA = "RULEPROOF_BENCH_DATA"
REVERSED = "RULEPROOF_BENCH_REVERSED"
_replies: dict[bytes, bytes] = {}
"""The exchanges on all connections, since the kit greets an engine on one connection and judges it on
another.
"""


class Recorder:
    """The reference, recorded without the members that only it sends. The table is written at `bye`."""

    def __init__(self, data: Path, table: Path, *, backwards: bool) -> None:
        self._reply = Dispatcher(Data.open([data]).load_reference("bench_recorded").engine()).reply
        self._table = table
        self._backwards = backwards

    def exchange(self, line: bytes) -> bytes:
        reply = msgspec.json.decode(self._reply(line))
        if "result" in reply:
            told = {name: one for name, one in reply["result"].items() if not _is_own(name)}
            reply["result"] = reversed_keys(told) if self._backwards else told
        _replies[line] = msgspec.json.encode(reply)
        if b'"method":"bye"' in line:
            write_table(self._table, _replies)
        return _replies[line]


def _is_own(name: str) -> bool:
    """Tell whether a member of a result is one that only the reference sends."""
    return name == "clauses" or name.startswith("x_")


def reversed_keys(value: Any) -> Any:
    """Return an equal value with the keys of every object in the opposite order."""
    if isinstance(value, dict):
        return {key: reversed_keys(child) for key, child in reversed(value.items())}
    if isinstance(value, list):
        return [reversed_keys(child) for child in value]
    return value


def engine() -> Recorder:
    return Recorder(Path(os.environ[DATA]), Path(os.environ[TABLE]), backwards=REVERSED in os.environ)

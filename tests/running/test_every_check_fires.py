"""Every check of the kit fires on at least one faulty engine.

No message can be given that no engine here is given.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

import ruleproof
from ruleproof.engines.stdio import StartError
from ruleproof.running.selection import Selection
from tests.running.faults import RARE, TABLE, TOP_CARD, Fault
from tests.toybox import ENGINES, by_case, run_on_toy, stdio

MODULES = (
    "rules/validation",
    "judging/differences",
    "judging/judge",
    "judging/expectations",
    "engines/step_recorder",
    "engines/wire",
    "engines/stdio",
    "engines/lines",
    "engines/in_process",
    "engines/session",
    "engines/connect",
)
TELLERS = {"EngineFailure": 1, "Difference": 1, "StartError": 0, "Unsupported": 0, "Invalid": 0, "Failure": 1}
"""What carries the message of a check, and which of its arguments the message is."""

NOT_BY_AN_ENGINE = {
    "cannot be read": "bytes that are no UTF-8 are refused before, when the reply is read",
    "is not a number": "a change is asked of numbers only, and the schema keeps other values away",
    "the run is interrupted": "see test_run.py",
    "the engine could not be started again": "see test_an_engine_that_cannot_be_started_again_is_given_up",
    "given up after": "see test_an_engine_that_cannot_be_started_again_is_given_up",
    "not tried: given up after": "see test_session.py: it would take twenty timeouts",
    "engine 'python:": "see test_connections.py",
    "the sandbox cannot be set up": "see test_containment.py",
}
"""Messages that no faulty engine of the folder brings about, by the words in them, with the reason."""


@dataclass(frozen=True)
class Check:
    """A place where the kit says that something is wrong, with what it can say there."""

    where: str
    patterns: tuple[str, ...]


def checks_of(module: str) -> Iterator[Check]:
    """Yield the checks of a module."""
    path = Path(ruleproof.__file__).parent / f"{module}.py"
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(function, ast.FunctionDef):
            continue
        names = {
            target.id: node.value
            for node in ast.walk(function)
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TELLERS:
                message = node.args[TELLERS[node.func.id]]
                if isinstance(message, ast.Name) and message.id in names:
                    message = names[message.id]
                yield Check(f"{module}.py:{node.lineno}", tuple(patterns_of(message)))


def patterns_of(message: ast.expr) -> Iterator[str]:
    """Yield what a message looks like, as regular expressions.

    A message made elsewhere looks like anything.
    """
    if isinstance(message, ast.IfExp):
        yield from patterns_of(message.body)
        yield from patterns_of(message.orelse)
    elif isinstance(message, ast.BinOp):
        yield next(patterns_of(message.left)) + ".*"
    elif isinstance(message, ast.Constant):
        yield re.escape(str(message.value))
    elif isinstance(message, ast.JoinedStr):
        yield "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".*" for part in message.values
        )
    else:
        yield ".*"


@cache
def said() -> tuple[str, ...]:
    """Return everything that is said about the faulty engines, each in the case that is its example."""
    found: list[str] = []
    with ThreadPoolExecutor(4) as workers:
        for messages in workers.map(_said_by_fault, TABLE.judged):
            found += messages
    for name, message in TABLE.not_started.items():
        with pytest.raises(StartError) as told:
            run_on_toy(stdio(name), timeout=1.0 if name == "answers_nothing" else 30.0)
        assert message in str(told.value)
        found.append(str(told.value))
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ENGINES))
        for name in TABLE.inside:
            found += _said_by(f"python:{name}", (TOP_CARD, RARE), 1.0, in_process=True)
    with pytest.raises(StartError) as told:
        run_on_toy(f"stdio:'{ENGINES / 'market.py'}'")
    found.append(str(told.value))
    return tuple(found)


def _said_by_fault(fault: Fault) -> list[str]:
    cases = tuple({TOP_CARD: 0, fault.example_case: 0})
    return _said_by(stdio(fault.name), cases, fault.timeout)


def _said_by(engine: str, cases: tuple[str, ...], timeout: float, **options: object) -> list[str]:
    results = by_case(run_on_toy(engine, selection=Selection(cases=cases), timeout=timeout, **options))
    found = [result.reason for result in results.values()]
    return found + [difference.message for result in results.values() for difference in result.differences]


def test_every_check_fires_on_a_faulty_engine() -> None:
    silent = []
    for module in MODULES:
        for check in checks_of(module):
            for pattern in check.patterns:
                if any(re.escape(words) in pattern or words in pattern for words in NOT_BY_AN_ENGINE):
                    continue
                inside = re.compile(pattern, re.DOTALL)
                if not any(inside.search(message) for message in said()):
                    silent.append(f"{check.where}: {pattern}")
    assert not silent, "\n".join(silent)


def test_the_checks_are_found_at_all() -> None:
    """The search itself must not come back empty-handed, or the test above would pass for nothing."""
    found = [check for module in MODULES for check in checks_of(module)]
    assert len(found) >= 40
    assert all(list(checks_of(module)) for module in MODULES)
    everything = [check for check in found if check.patterns == (".*",)]
    assert [
        check.where
        for check in everything
        if not any(room in check.where for room in ("stdio", "lines", "judge", "recorder"))
    ] == []


def test_every_exemption_is_still_needed() -> None:
    patterns = [pattern for module in MODULES for check in checks_of(module) for pattern in check.patterns]
    for words in NOT_BY_AN_ENGINE:
        assert any(re.escape(words) in pattern or words in pattern for pattern in patterns), words

"""Whatever an engine answers is the engine's fault: no reply becomes an error of the suite, nothing leaves
the runner, and every report can be written.
"""

from __future__ import annotations

import copy
import io
from collections.abc import Callable, Iterator
from functools import cache, cached_property
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ruleproof.diagnosis.faults import find_faults
from ruleproof.engines.wire import EngineFailure
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.reports import badge, html, json_report, junit, terminal
from ruleproof.reports.model import Report, exit_status, fault_row
from ruleproof.reports.rows import game_report
from ruleproof.rules.verbs import QUESTIONS
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite
from tests.toybox import TOY, Doctored, judge_on_toy, toy_suite

CASES = (
    "market_day/turn/cloth_costs_two_coins",
    "market_day/fox/a_fox_cannot_rob",
    "market_day/tours/two_traders",
)
"""A scenario, one that ends in a refusal, and a tour: each verb is asked in them."""
VERBS = ("configure", *QUESTIONS)
MARK = "\ue000hole\ue001"
"""Stands where raw JSON text is put that no encoder would write."""


def nested(depth: int, opening: str, closing: str) -> str:
    return opening * depth + "0" * (opening == '{"a":') + closing * depth


RAW = (
    *(nested(depth, *pair) for depth in (190, 900, 5000) for pair in (("[", "]"), ('{"a":', "}"))),
    nested(900, '{"x_a":', "}").replace("{", '{"x_b":[],'),
    '"\\ud800"',
    '"\\udfff\\ud800"',
    '"\\u0000"',
    "1e400",
    "-1e-400",
    "1.0",
    "0.5",
    "-0",
    "NaN",
    "9" * 5000,
    "-" + "9" * 30,
    str(2**63),
    str(2**64),
    "null",
    "true",
    '{"a":1,"a":2}',
    '{"type":"pass","type":"pass"}',
    "[[],[]]",
    "[null]",
)
VALUES = (
    None,
    True,
    False,
    0,
    -1,
    2**53,
    -(2**70),
    0.5,
    1e300,
    "",
    "x" * 100_000,
    "\x00\x1b[31m\u202e",
    "<script>",
    "{}",
    [],
    {},
    [[]],
    [{}],
    {"x_": 1},
    {"x_own": {"x_deep": [{"x_": "\x1b"}]}},
    {"": ""},
    {"type": "pass"},
    {"type": None},
    ["North"],
    ["North", "North"],
    {"a/b": 1, "~": 2},
    {"\ufffe": "\ufffe"},
    list(range(2000)),
)
ERRORS = (
    {},
    {"code": 1},
    {"code": "1"},
    {"code": 1.5},
    {"code": None},
    {"code": True},
    {"code": 10**30},
    {"code": 1, "message": None},
    {"code": 1, "message": "\x1b]0;x\x07" * 100, "data": {"clause": ["a"], "reason": 5}},
    {"code": 1, "message": "m", "data": [1]},
    {"code": 1, "message": "m", "data": {"clause": "no.such.clause", "reason": "\ud7ff" * 3000}},
    {"code": 3, "message": ""},
    {"code": 2},
    {"code": 5, "message": "m", "data": None},
    {"code": 4},
    {"code": -32601},
    {"code": -32603, "message": ""},
    {"code": -32700},
    "no",
    None,
    7,
)


def places(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield every place of a JSON value, the value itself first."""
    yield path
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in pairs:
        yield from places(child, (*path, key))


Mutation = Callable[[Any, str | int], None]


def put(new: Any) -> Mutation:
    def act(parent: Any, key: str | int) -> None:
        parent[key] = copy.deepcopy(new)

    return act


def leave_out(parent: Any, key: str | int) -> None:
    del parent[key]


def double(parent: Any, key: str | int) -> None:
    value = parent[key]
    if isinstance(value, list):
        parent[key] = value * 2
    elif isinstance(value, (str, int)):
        parent[key] = value + value
    else:
        parent[key] = [value, value]


def add_member(name: str, new: Any) -> Mutation:
    def act(parent: Any, key: str | int) -> None:
        value = parent[key]
        if isinstance(value, dict):
            value[name] = copy.deepcopy(new)
        elif isinstance(value, list):
            value.insert(0, copy.deepcopy(new))

    return act


NAMES = ("x_", "x_own", "extra", "", "type", "a\x00b", "\u202e")
MUTATIONS = st.one_of(
    st.sampled_from(VALUES).map(put),
    st.sampled_from([leave_out, double]),
    st.builds(add_member, st.sampled_from(NAMES), st.sampled_from(VALUES)),
)


class Spoiler:
    """Changes the right reply to the nth request of a verb at a place, or puts raw text there."""

    def __init__(self, verb: str, nth: int, where: int, mutation: Mutation | str) -> None:
        self.verb, self.nth, self.where, self.mutation = verb, nth, where, mutation
        self.seen = 0

    def __call__(self, request: dict[str, Any], reply: dict[str, Any]) -> bytes | None:
        if request["method"] != self.verb:
            return None
        self.seen += 1
        if self.nth and self.seen != self.nth:
            return None
        kept = [place for place in places(reply) if place]
        *path, key = kept[self.where % len(kept)]
        parent: Any = reply
        for step in path:
            parent = parent[step]
        if isinstance(self.mutation, str):
            parent[key] = MARK
            return jsontext.encode(reply).replace(jsontext.encode(MARK), self.mutation.encode())
        self.mutation(parent, key)
        return jsontext.encode(reply)


class Kept(RecordedSuite):
    """RecordedSuite that are read once."""

    @cached_property
    def _read(self) -> list[RecordedStory]:
        return [
            recorded for recorded in super().all() if any(map(recorded.story.cases[0].id.startswith, CASES))
        ]

    def all(self) -> Iterator[RecordedStory]:
        yield from self._read


@cache
def recordings() -> RecordedSuite:
    return Kept.adopted(toy_suite())


class Spoilt(Doctored):
    """An engine that is the reference except its replies; on a spoilt state of its own it may well crash."""

    def exchange(self, line: bytes) -> bytes:
        try:
            return super().exchange(line)
        except Exception as error:
            raise EngineFailure("crash", f"the engine raised {error!r}") from None


def hold(change: Callable[[dict[str, Any], dict[str, Any]], Any]) -> list[Result]:
    """Judge some cases on an engine whose replies are changed, and write every report of it."""
    found = list(judge_on_toy(Spoilt(change), *CASES, recordings=recordings()).values())
    assert [result.reason for result in found if result.verdict == v.SUITE_ERROR] == []
    return found


def write(results: list[Result]) -> None:
    suite = recordings().suite
    known = {result.case: result for result in results}
    game = game_report(
        suite.game,
        results,
        [fault_row(fault, known) for fault in find_faults(results, set(), {})],
        known,
        total=len(results),
        suite=suite.digest(),
        readings={},
        components={
            "name": suite.components.name,
            "digest": suite.components.digest,
            "file": suite.components.where,
        },
    )
    engine = {"connection": "stdio:./engine", "name": "Engine", "version": "", "homepage": ""}
    made = Report("0", engine, "ruleproof verify", (game,), exit_status([game]), seconds=1)
    json_report.encode(made)
    junit.encode(made)
    badge.encode(made)
    html.encode(made, Data.open([TOY]))
    terminal.show_summary(made, stream=io.StringIO())


FEW = settings(
    max_examples=100, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)


@FEW
@given(
    verb=st.sampled_from(VERBS),
    nth=st.integers(0, 9),
    where=st.integers(0, 400),
    mutation=st.one_of(MUTATIONS, st.sampled_from(RAW)),
    reported=st.integers(0, 9),
)
def test_a_spoilt_reply_is_the_engines_fault(
    verb: str, nth: int, where: int, mutation: Mutation | str, reported: int
) -> None:
    found = hold(Spoiler(verb, nth, where, mutation))
    if reported == 0:
        write(found)


@pytest.mark.parametrize("verb", VERBS)
def test_an_odd_error_is_the_engines_fault(verb: str) -> None:
    for error in ERRORS:

        def refuse(request: dict[str, Any], reply: dict[str, Any], error: Any = error) -> Any:
            answer = {"jsonrpc": "2.0", "id": request["id"], "error": error}
            return answer if request["method"] == verb else None

        found = hold(refuse)
    write(found)


@pytest.mark.parametrize("raw", RAW, ids=range(len(RAW)))
def test_raw_text_in_a_state_is_the_engines_fault(raw: str) -> None:
    """In the engine's own part of the state, where a depth that can be read is legal, and in the table."""
    for member in ("x_own", "table", "pending"):

        def change(request: dict[str, Any], reply: dict[str, Any], member: str = member) -> Any:
            if request["method"] not in ("apply", "new_game") or "result" not in reply:
                return None
            reply["result"]["state"][member] = MARK
            return jsontext.encode(reply).replace(jsontext.encode(MARK), raw.encode())

        found = hold(change)
        if member == "table":
            assert not any(result.verdict == v.PASS for result in found if "/tours/" in result.case)
    write(found)

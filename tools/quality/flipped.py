"""Measures whether `verify` names the readings that an engine plays without saying so.

The engine is the reference. It plays other readings of some rulings than the adopted ones, and declares none.
Only readings that change an answer to some case beside the others are drawn, since no other can show: where a
reading has no pieces march in, the order in which they march in cannot be seen.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ruleproof.cases.suite import Suite
from ruleproof.engines.connect import Connector
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.judging.differences import departure
from ruleproof.reports.make import report_of
from ruleproof.running.options import VerifyOptions
from ruleproof.running.plan import Watcher, make_plans
from ruleproof.running.recorded_suite import RecordedSuite
from ruleproof.running.run import Run, greet, run_plan

SEEDS = ("before tuning", "after tuning")
TRIPLES = 5
TOGETHER = 3


class Silent:
    """The reference with readings of its own, of which it says nothing."""

    def __init__(self, made: Any, readings: Mapping[str, str]) -> None:
        self._made, self._readings = made, readings

    def hello(self, **params: Any) -> Any:
        answer = self._made.hello(**params)
        for game in answer["games"].values():
            del game["readings"]
        return answer

    def configure(self, game: str, components: Any, readings: Any) -> Any:
        return self._made.configure(game, components, {**readings, **self._readings})

    def __getattr__(self, verb: str) -> Any:
        return getattr(self._made, verb)


def is_shown(recordings: RecordedSuite, ruling: str, played: Mapping[str, str]) -> bool:
    """Tell whether the reference answers some case differently under one of the readings that are played than
    it does without it, under the others.
    """
    word = ruling.rpartition(".")[2]
    whole = {**recordings.readings, **played}
    without = {**whole, ruling: recordings.readings[ruling]}
    for one in recordings.all():
        if one.fault or one.story.readings:
            continue
        if not any(step and word in step.rulings for step in one.recording.steps):
            continue
        validator = recordings.suite.validator.for_set(one.story.components)
        answers = [recordings.oracle.replay(one.story, readings) for readings in (without, whole)]
        if departure(validator, *answers) is not None:
            return True
    return False


def triples(recordings: RecordedSuite, seed: str) -> Iterator[dict[str, str]]:
    """Yield readings to be played together, each of another ruling."""
    dice = random.Random(f"{recordings.suite.game.id} {seed}")
    switchable = [ruling for ruling in recordings.suite.game.rulings.values() if ruling.switchable]
    for _ in range(TRIPLES):
        played: dict[str, str] = {}
        for ruling in dice.sample(switchable, len(switchable)):
            reading = dice.choice([one for one in ruling.readings if one != ruling.adopted])
            together = {**played, ruling.id: reading}
            if all(is_shown(recordings, one, together) for one in together):
                played = together
            if len(played) == TOGETHER:
                break
        yield played


def named_first(suite: Suite, played: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return the readings that `verify` names before anything else, for an engine that plays some."""
    data = suite.data

    def connect() -> InProcessConnection:
        return InProcessConnection(Silent(data.load_reference().engine(), played))

    return readings_named(suite, connect)


def readings_named(suite: Suite, connect: Connector) -> list[tuple[str, str]]:
    """Return the readings that `verify` names for an engine, before anything else."""
    options = VerifyOptions(games=(suite.game.id,), fresh=0, ask_again=True)
    greeting = greet(connect, 60.0, suite.data)
    [plan] = make_plans(options, suite.data, greeting, Watcher())
    run = run_plan(options, plan, connect, Watcher())
    report = report_of(Run(options, greeting, (run,), 0))
    named = []
    for one in report.games[0].faults:
        if one.suggests is None:
            break
        named.append((one.suggests.ruling, one.suggests.reading))
    return named


def of_triples(suite: Suite, seed: str, say: Callable[[object], None]) -> list[dict[str, Any]]:
    """Return, for each triple of readings, how many of them `verify` names first, and what it names
    besides.
    """
    rows = []
    for played in triples(RecordedSuite.adopted(suite), seed):
        named = dict(named_first(suite, played))
        right = [ruling for ruling, reading in played.items() if named.get(ruling) == reading]
        rows.append(
            {
                "played": {_last(ruling): reading for ruling, reading in played.items()},
                "named": len(right),
                "besides": {_last(one): named[one] for one in named if one not in right},
            }
        )
        say(f"{suite.game.id}: {rows[-1]}")
    return rows


def _last(ruling: str) -> str:
    return ruling.rpartition(".")[2]

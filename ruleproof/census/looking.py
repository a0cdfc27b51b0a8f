"""Examines positions: how the reference and an engine answer there, and where the actions lead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from ruleproof.cases.case import Start
from ruleproof.cases.starts import Starts
from ruleproof.cases.suite import Suite
from ruleproof.census.engine import Beside
from ruleproof.census.findings import Looked, Part
from ruleproof.census.graph import Position
from ruleproof.census.options import CensusOptions
from ruleproof.census.proofs import DIGEST_SIZE, Proofs
from ruleproof.census.readings import Readings
from ruleproof.census.reference import Reference, Says
from ruleproof.census.sets import SmallSet, described, suite_of, whole
from ruleproof.census.visit import Visit
from ruleproof.engines.connect import REFERENCE
from ruleproof.engines.session import Session
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from ruleproof.language.operations import Play
from ruleproof.rules.canonical import Shape


class Task(msgspec.Struct, frozen=True):
    """Positions to examine.

    Attributes:
        positions: their numbers and states, in ascending order, as in a frontier.
        vocabulary: actions, as JSON text; some of them are tried in positions that do not list them.
        readings: for each ruling, the readings for which no difference is known yet.
        failures: how often the engine has failed so far.
    """

    options: CensusOptions
    positions: tuple[Position, ...]
    vocabulary: tuple[bytes, ...] = ()
    readings: tuple[str, ...] = ()
    failures: int = 0


class Looker:
    """Examines the positions of one small set, together with the engine that the options name.

    Raises:
        UsageError, DataError: the options or some input are at fault.
        StartError: the engine cannot be started.
    """

    def __init__(self, options: CensusOptions) -> None:
        data = Data.open(options.data)
        folders = data.game(options.game)
        self.described = described(folders)
        self.small: SmallSet
        if options.position:
            self.small = whole(Suite.open(data, folders), options.position)
        else:
            self.small = self.described.named(options.set)
        asked = {"depth": options.depth, "positions": options.positions, "seconds": options.time}
        limits = {name: limit for name, limit in asked.items() if limit}
        self.options, self.bound = options, msgspec.structs.replace(self.small.bound, **limits)
        self.suite: Suite = suite_of(data, folders, self.small)
        self.reference = Reference(self.suite, self.suite.game.adopted(), self.bound.chance)
        self.proofs = Proofs(self.suite, self.described, self.reference)
        self.readings = (
            Readings(self.suite, self.suite.game.adopted(), self.bound.chance) if options.readings else None
        )
        self.session = Session(options.connector(data), options.timeout, self.suite.common)
        self.beside = Beside(self.session, self.suite) if options.engine != REFERENCE else None
        self._shape = self.suite.validator.shapes.state
        if self.beside is not None:
            self.beside.try_positions(self.reference.visited(state) for _, state, _ in self.starts())

    def look(self, task: Task) -> Part:
        """Return the result of a task."""
        part = Part()
        self.reference.applied, self.reference.sampled = part.applied, False
        if self.beside is not None:
            self.beside.begin(part, task.failures)
        vocabulary = [jsontext.decode(text) for text in task.vocabulary]
        for position in task.positions:
            self._look(position, vocabulary, task, part)
        part.sampled = self.reference.sampled
        if self.beside is not None:
            self.beside.ask()
        return part

    def starts(self) -> Iterator[tuple[str, bytes, Start]]:
        """Yield each state in which a game begins, with its description and the way to reach it."""
        seats, new_game = self.suite.game.seats, self.reference.engine.new_game
        starts = Starts(self.suite)
        with self.reference.heard():
            for begins in self.small.begins:
                if begins.seats:
                    asked = list(seats[: begins.seats]), begins.options
                    for answer in self.reference.branches(new_game, *asked):
                        if not isinstance(answer, Says):
                            start = Start(tuple(asked[0]), options=begins.options, chance=answer[0])
                            yield begins.words, answer[1], start
                else:
                    state = begins.state(starts)
                    yield begins.words, state, Start(Visit.of(0, state).seats, state)

    def digest(self, state: bytes) -> bytes:
        """Return the digest of a state's canonical form."""
        value = jsontext.decode(state)
        if self._shape.holds_bags:
            _sort_bags(self._shape, value)
        return blake2b(jsontext.canonical(value), digest_size=DIGEST_SIZE).digest()

    def drop(self) -> None:
        """End the engine."""
        self.session.drop()

    def _look(self, position: Position, vocabulary: Sequence[Any], task: Task, part: Part) -> None:
        number, state, own = position
        with self.reference.heard():
            visit = self.reference.visited(state, number)
            visit.own = own
            self._try_near_misses(visit, msgspec.Raw(state), vocabulary)
        if self.readings is not None:
            self.readings.see(visit, self.reference.consulted, task.readings, part.readings)
        self.reference.consulted.clear()
        known = self.proofs.see(visit, part.findings, part.checked)
        if self.beside is not None:
            self.beside.see(visit)
        after = tuple(self.digest(one) for one in visit.after)
        for digest, one in zip(after, visit.after, strict=True):
            part.states.setdefault(digest, one)
        part.listed |= dict.fromkeys(jsontext.canonical(play.action) for play in visit.steps)
        part.looked.append(Looked(number, after, bool(visit.waits), known))

    def _try_near_misses(self, visit: Visit, raw: msgspec.Raw, vocabulary: Sequence[Any]) -> None:
        """Try unlisted actions, taken in turn from all actions listed at smaller depths."""
        most = self.bound.near_misses
        listed = [(play.seat, play.action) for play in visit.steps]
        for tried in range(2 * most if vocabulary else 0):
            action = vocabulary[(visit.number * 7 + tried) % len(vocabulary)]
            seat = visit.seats[(visit.number // 3 + tried) % len(visit.seats)]
            if tried % 2 == 0 and visit.waits:
                seat = visit.waits[0]
            if (seat, action) in listed or len(visit.refused) == most:
                continue
            if self.reference.refuses(raw, seat, action):
                visit.refused.append(Play(seat, action))
            else:
                words = jsontext.encode(action).decode()
                visit.wrong.append(f"{seat} is not refused {words}, which is not listed")


_lookers: dict[CensusOptions, Looker] = {}
"""The looker that a worker keeps between tasks."""


def look(task: Task) -> Part:
    """Return the result of a task; the engine is kept for the next task."""
    if task.options not in _lookers:
        for options in list(_lookers):
            _lookers.pop(options).drop()
        _lookers[task.options] = Looker(task.options)
    return _lookers[task.options].look(task)


def _sort_bags(shape: Shape, value: Any) -> None:
    """Sort the bags inside a value in place, descending only into parts that can contain a bag."""
    if isinstance(value, dict):
        for key, child in value.items():
            inner = shape.child(key)
            if inner is not None and inner.holds_bags:
                _sort_bags(inner, child)
    elif isinstance(value, list):
        inner = shape.child(0)
        if inner is not None and inner.holds_bags:
            for child in value:
                _sort_bags(inner, child)
        if shape.is_bag:
            value.sort(key=jsontext.canonical)

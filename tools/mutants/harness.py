"""Tries mutants of a reference on the scenarios and tours of their game."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
import yaml

from ruleproof.cases.suite import Suite
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.engines.session import Session
from ruleproof.input.folders import Data
from ruleproof.judging import verdicts as v
from ruleproof.rules.verbs import QUESTIONS
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite
from ruleproof.running.workers import Worker
from tools.mutants.loading import Block, Copies
from tools.mutation.components import COMPONENTS, ComponentMutant, at, component_mutants, touches
from tools.mutation.mutate import Mutant, all_mutants
from tools.mutation.package import Package

_ALIAS = "ruleproof_mutant"
SECONDS = 1.0
"""Limit on the processor time for an answer."""
_CRASHES, _TIMEOUTS = 8, 1
"""After this many crashes or missing answers, no more scenarios are tried on a mutant."""
_OTHERS = 80
"""Number of scenarios tried first: a random sample of the scenarios that enter the changed block but show
none of its clauses.

The other scenarios are tried only if the mutant neither fails nor crashes in any scenario of the sample.
"""
_TOURS = 3
"""Number of tours that are played with mutants that fail no scenario; the shortest tours are used."""

FAIL, CRASH, CONTESTED, DIVERGES, TOURS = "fail", "crash", "contested", "diverges", "tours"
REFUSED, SURVIVES, UNREACHED = "refused", "survives", "unreached"
WAYS = (FAIL, CRASH, CONTESTED, DIVERGES, TOURS, REFUSED, SURVIVES, UNREACHED)
"""The result of trying a mutant.

The possible results are: the mutant fails a scenario (it does not meet an expectation in the text of the
scenario); the mutant only crashes, or sends an illegal reply or none; it fails only scenarios whose outcome
the editor chose because the rulebook leaves it open, and an engine that does so still conforms; it only
differs from the reference's answers; only a tour shows it; or, for component sets, the reference refuses to
play with the set. A mutant *survives* if cases were tried on it and none shows it; it is *unreached* if no
scenario and no tour enters it.
"""


class Finding(msgspec.Struct, frozen=True):
    """The result for a mutant.

    `case` is the first case that showed the mutant. `own` tells whether that case shows a clause that the
    changed function itself implements (any case counts if the function implements none). `failed` is the
    number of scenarios that the mutant failed; all scenarios were tried only if this was asked for.
    """

    id: str
    operator: str
    clauses: tuple[str, ...]
    way: str
    case: str = ""
    own: bool = False
    failed: int = 0
    asked: int = 0

    @property
    def caught(self) -> bool:
        """Tell whether the mutant fails a scenario of the function's own clauses, or crashes in one."""
        return self.way in (FAIL, CRASH) and self.own


@dataclass
class Harness:
    """The cases of one game, ready to be tried on mutants of the game's reference."""

    suite: Suite
    offer: GameOffer
    seed: int = 0

    @classmethod
    def of(cls, game: str, data_folders: Sequence[Path] = (), seed: int = 0) -> Harness:
        data = Data.open(data_folders)
        suite = Suite.open(data, data.game(game))
        readings: dict[str, tuple[str, ...]] = {
            ruling.id: tuple(ruling.readings) for ruling in suite.game.rulings.values() if ruling.switchable
        }
        return cls(suite, GameOffer(QUESTIONS, readings=readings), seed)

    @cached_property
    def package(self) -> Package:
        return Package.read(self.suite.folders.root / "reference_impl" / self.suite.game.id)

    @cached_property
    def mutants(self) -> list[Mutant]:
        return all_mutants(self.package)

    @cached_property
    def recordings(self) -> RecordedSuite:
        return RecordedSuite.adopted(self.suite)

    @cached_property
    def scenarios(self) -> list[RecordedStory]:
        found = self.recordings.scenarios()
        return sorted(found, key=lambda one: (one.story.components, sorted(one.story.readings.items())))

    @cached_property
    def tours(self) -> list[RecordedStory]:
        return sorted(self.recordings.tours(), key=lambda one: len(one.story.plays))[:_TOURS]

    @cached_property
    def copies(self) -> Copies:
        return Copies(self.suite.data.load_reference(_ALIAS), self.suite.game.id, self.package)

    def prepare(self) -> None:
        """Prepare what all mutants need, so that processes forked later need not prepare it."""
        self.entering  # noqa: B018

    @cached_property
    def entering(self) -> Mapping[Block, Sequence[RecordedStory]]:
        """The scenarios and tours in which the reference enters each block of statements."""
        found: dict[Block, list[RecordedStory]] = defaultdict(list)
        entered: set[Block] = set()
        with self.copies.touching(entered.add) as engine:
            session = Session(lambda: InProcessConnection(engine, timed=False), SECONDS, self.suite.common)
            worker = self.worker(session)
            for recorded in (*self.scenarios, *self.tours):
                self.copies.forget()
                session.hello()
                session.forget_configuration()
                entered.clear()
                for _ in worker.results(recorded):
                    pass
                for block in entered:
                    found[block].append(recorded)
            session.bye()
        return found

    def judge(self, mutant: Mutant, *, count: bool = False, near: bool = False) -> Finding:
        """Return the result for a mutant: after the first scenario that it fails or, with `count`, after all
        scenarios.

        With `near`, the scenarios of the mutant's own clauses are tried without checking which of them enter
        the changed block. If the function implements no clause itself, all other scenarios are then tried,
        too. No tour is played.
        """
        first, rest, tours = (self._showing(mutant), [], []) if near else self._candidates(mutant)
        if not (first or rest or tours):
            return Finding(mutant.id, mutant.operator, mutant.clauses, UNREACHED)
        try:
            with self.copies.of(mutant) as engine:
                return self._try(engine, mutant, first, rest, tours, count=count)
        except Exception as error:
            told = f"{type(error).__name__} on loading"
            return Finding(mutant.id, mutant.operator, mutant.clauses, CRASH, told, own=True)

    def _showing(self, mutant: Mutant) -> list[RecordedStory]:
        own = set(mutant.clauses)
        showing = [recorded for recorded in self.scenarios if own & set(recorded.story.cases[0].clauses)]
        if self.carries(mutant):
            return showing
        return [
            *showing,
            *(recorded for recorded in self.scenarios if not own & set(recorded.story.cases[0].clauses)),
        ]

    def carries(self, mutant: Mutant) -> bool:
        """Tell whether the changed function implements a clause."""
        function = self.package.functions.get(mutant.key)
        return function is not None and bool(function.carried)

    def _candidates(
        self, mutant: Mutant
    ) -> tuple[list[RecordedStory], list[RecordedStory], list[RecordedStory]]:
        """Return the scenarios that enter a changed block, divided into those tried first and the rest, and
        the tours.

        Scenarios of the block's clauses come first, then scenarios in which one of these clauses is applied,
        then the others.
        """
        scenarios, tours = self.entered_by(mutant)
        own = set(mutant.clauses)
        ranks: dict[int, list[RecordedStory]] = defaultdict(list)
        for recorded in scenarios:
            applied = {clause for step in recorded.recording.steps[1:] if step for clause in step.clauses}
            ranks[0 if own & set(recorded.story.cases[0].clauses) else 1 if own & applied else 2].append(
                recorded
            )
        others = [*ranks[1], *ranks[2]]
        drawn = others
        if len(others) > _OTHERS:
            dice = random.Random(f"{self.seed} {mutant.id}")
            near = ranks[1] if len(ranks[1]) <= _OTHERS // 2 else dice.sample(ranks[1], _OTHERS // 2)
            drawn = [*near, *dice.sample(ranks[2], min(len(ranks[2]), _OTHERS - len(near)))]
            place = {id(recorded): index for index, recorded in enumerate(scenarios)}
            drawn.sort(key=lambda recorded: place[id(recorded)])
        known = {id(recorded) for recorded in drawn}
        return [*ranks[0], *drawn], [one for one in others if id(one) not in known], tours

    def entered_by(self, mutant: Mutant) -> tuple[list[RecordedStory], list[RecordedStory]]:
        """Return the scenarios and the tours in which the reference enters a changed block."""
        blocks = self.blocks_of(mutant)
        if blocks is None:
            return self.scenarios, self.tours
        found = {id(recorded) for block in blocks for recorded in self.entering.get(block, ())}
        return (
            [recorded for recorded in self.scenarios if id(recorded) in found],
            [recorded for recorded in self.tours if id(recorded) in found],
        )

    def blocks_of(self, mutant: Mutant) -> list[Block] | None:
        """Return the blocks that a mutant changes, or whose functions use the value that it changes; None if
        they are not known, so that every block has to be taken as affected.
        """
        if mutant.key in self.package.functions:
            return [(mutant.module.name, block) for block in mutant.blocks]
        users = [self.package.functions[key] for key in self.package.users_of(mutant.key)]
        return [(user.module.name, user.node.body[0].lineno) for user in users] or None

    def _try(
        self,
        engine: Any,
        mutant: Mutant,
        first: Sequence[RecordedStory],
        rest: Sequence[RecordedStory],
        tours: Sequence[RecordedStory],
        *,
        count: bool,
    ) -> Finding:
        session = self.session(engine)
        worker = self.worker(session)
        own, free = set(mutant.clauses), not self.carries(mutant)
        told: dict[str, tuple[str, bool]] = {}
        failed = asked = crashes = timeouts = 0

        def finding(way: str, case: str = "", its_own: bool = False) -> Finding:
            return Finding(
                mutant.id, mutant.operator, mutant.clauses, way, case, its_own or free, failed, asked
            )

        try:
            for recorded in (*first, *rest):
                if CRASH in told and asked >= len(first) and not count:
                    break
                asked += 1
                (result,) = worker.results(recorded)
                way = way_of(result)
                if not way:
                    continue
                told.setdefault(way, (result.case, bool(own & set(result.clauses))))
                failed += way == FAIL
                crashes += way == CRASH
                timeouts += result.verdict == v.TIMEOUT
                if not count and (way == FAIL or crashes >= _CRASHES or timeouts >= _TIMEOUTS):
                    break
            for way in (FAIL, CRASH, CONTESTED, DIVERGES):
                if way in told:
                    return finding(way, *told[way])
            for recorded in tours:
                for result in worker.results(recorded):
                    if result.verdict not in (v.PASS, v.CONTESTED):
                        return finding(TOURS, result.case, bool(own & set(result.clauses)))
            return finding(SURVIVES)
        finally:
            session.drop()

    def component_mutants(self) -> Iterator[ComponentMutant]:
        """Yield the mutants of the set in force, and of each set that a scenario names.

        In a named set, only numbers that differ from the set in force are changed, and only in entries that
        the set's scenarios use. All other numbers are changed in the set in force.
        """
        in_force = self.suite.validator.components
        yield from component_mutants("", in_force)
        used: dict[str, set[str]] = defaultdict(set)
        for recorded in self.scenarios:
            used[recorded.story.components].update(recorded.entries)
        for name in sorted(used.keys() - {""}):
            values = self.suite.validator.for_set(name).components
            for mutant in component_mutants(name, values):
                is_own = at(in_force, mutant.path) != at(values, mutant.path)
                if is_own and any(touches(mutant.entry, entry) for entry in used[name]):
                    yield mutant

    def judge_component(self, mutant: ComponentMutant) -> Finding:
        """Return the result for an engine that plays with different component values."""
        engine = self.altered(mutant)
        if engine is None:
            return Finding(mutant.id, COMPONENTS, (), REFUSED)
        session = self.session(engine)
        worker = self.worker(session)
        try:
            for recorded in self.using(mutant, self.scenarios):
                (result,) = worker.results(recorded)
                way = way_of(result)
                if way in (FAIL, CRASH):
                    return Finding(mutant.id, COMPONENTS, (), way, result.case, own=True)
            return Finding(mutant.id, COMPONENTS, (), SURVIVES)
        finally:
            session.drop()

    def altered(self, mutant: ComponentMutant) -> Any:
        """Return an engine that plays with different component values; None if the reference refuses them."""
        engine = self.suite.data.load_reference().engine()
        configure = engine.configure
        engine.configure = lambda game, components, readings: configure(game, mutant.values, readings)
        answer = engine.configure(self.suite.game.id, {}, self.suite.game.adopted())
        return engine if answer["accepted"] else None

    def using(self, mutant: ComponentMutant, stories: Iterable[RecordedStory]) -> list[RecordedStory]:
        """Return the stories that are played with a mutant's set and use the entry that it changes."""
        return [
            recorded
            for recorded in stories
            if recorded.story.components == mutant.components
            and any(touches(mutant.entry, used) for used in recorded.entries)
        ]

    def session(self, engine: Any) -> Session:
        """Return a session with an engine that may loop forever."""
        return Session(lambda: InProcessConnection(engine, processor_time=True), SECONDS, self.suite.common)

    def worker(self, session: Session) -> Worker:
        """Return a worker that judges an engine in this session."""
        return Worker(self.recordings, self.offer, session)

    def verdicts_of(self, engine: Any) -> Iterator[v.Result]:
        """Yield the result for an engine in every scenario."""
        session = self.session(engine)
        worker = self.worker(session)
        for recorded in self.scenarios:
            yield from worker.results(recorded)
        session.bye()


def way_of(result: v.Result) -> str:
    """Return the way in which a result shows a mutant, or '' if it does not.

    A broken conservation law counts as an illegal reply.
    """
    lawless = any(difference.what == "conservation" for difference in result.differences)
    verdict = v.Verdict(result.undisputed or result.verdict)
    if lawless or verdict.breaks_off:
        return CRASH
    if result.verdict == v.CONTESTED:
        return CONTESTED if verdict == v.FAIL else ""
    return "" if verdict == v.PASS else FAIL if verdict == v.FAIL else DIVERGES


def equivalents(path: Path) -> dict[str, str]:
    """Return the mutants that change nothing, with the reasons; a missing file lists none."""
    return (
        {row["mutant"]: row["reason"] for row in yaml.safe_load(path.read_text(encoding="utf-8")) or []}
        if path.exists()
        else {}
    )

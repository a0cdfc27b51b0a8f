"""How well a report names the clause at fault: faults are planted in copies of a reference, and the causes of
the report are searched for their clauses.

A mutant's own clauses are all that its function carries or notes: the reference applies them together, so
that no answer tells them apart. Mutants of functions that carry none do not count, nor those that no scenario
fails. A component mutant's own clauses are those of the functions that look into the entry. A faulty engine's
is the clause that it names, with those of the functions it replaces if that is among them.

The place of a fault is that of the first of its clauses in the ranking: the clauses of the first cause, best
first, then those of the next. Of several faults at once a fault is found within so many causes if one of its
clauses stands first in one of them, or is among the clauses as suspicious as that.
"""

from __future__ import annotations

import random
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import Any

import msgspec

from ruleproof.engines.in_process import InProcessConnection
from ruleproof.engines.session import Session
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.running.recordings import Recorded
from ruleproof.running.report import Cause, causes_of
from ruleproof.running.spectrum import Spectrum
from tests.faulty.spoiling import Spoiled
from tests.mutants.harness import ComponentMutant, Harness
from tests.mutants.mutate import Mutant
from tests.mutants.operators import made

_SECONDS, _TIMEOUTS = 1.0, 2
MUTANTS, COMPONENTS, FAULTY = "mutants", "component mutants", "faulty engines"
PAIRS, SIXES = "pairs", "sixes"
NOT_RANKED = 99
_SAMPLE, _FEW = 5, 40
"""A mutant with no more failing cases than this may be in the smaller sample, which a test tries again."""


class Trial(msgspec.Struct, frozen=True):
    """An engine with faults: for each planted one its own clauses, its place in the ranking and in how many
    causes it is found; NOT_RANKED stands for nowhere. `first` is the clause that the report names first,
    `failing` are the cases that do not pass.
    """

    name: str
    own: tuple[tuple[str, ...], ...]
    places: tuple[int, ...]
    within: tuple[int, ...]
    causes: int
    first: str
    failing: tuple[str, ...] = ()


def ranking(causes: Sequence[Cause]) -> list[str]:
    """Return the suspected clauses of a report, the most suspicious first."""
    return list(dict.fromkeys(clause for cause in causes for clause in cause.clauses))


def trial(name: str, own: Sequence[Sequence[str]], causes: Sequence[Cause]) -> Trial:
    """Return where the clauses of planted faults stand in the causes of a report."""
    order = ranking(causes)
    return Trial(
        name,
        tuple(map(tuple, own)),
        tuple(_first(order.index(clause) + 1 for clause in its if clause in order) for its in own),
        tuple(
            _first(
                place
                for place, cause in enumerate(causes, 1)
                if set(its) & set(cause.clauses[: max(cause.alike, 1)])
            )
            for its in own
        ),
        len(causes),
        order[0] if order else "",
    )


def _first(places: Iterator[int]) -> int:
    return min(places, default=NOT_RANKED)


class Planter:
    """Plants faults in copies of the reference of one game, and diagnoses them."""

    def __init__(self, game: str, seed: int) -> None:
        self.harness = Harness.of(game)
        self.dice = random.Random(f"{seed} {game}")

    @cached_property
    def stories(self) -> list[Recorded]:
        return [*self.harness.scenarios, *self.harness.tours]

    @cached_property
    def spectrum(self) -> Spectrum:
        suite = self.harness.suite
        return Spectrum(suite, suite.game.adopted(), self.stories)

    def results(self, engine: Any, stories: Sequence[Recorded]) -> list[Result]:
        """Return the results of all cases; those of stories that are not given pass, as they surely do."""
        harness = self.harness
        session = Session(lambda: InProcessConnection(engine), _SECONDS, harness.suite.common)
        worker = harness._worker(session)
        told: dict[str, Result] = {}
        timeouts = 0
        for recorded in stories:
            for result in worker.results(recorded):
                told[result.case] = msgspec.structs.replace(result, messages=(), positions=None, lines=())
                timeouts += result.verdict == v.TIMEOUT
            if timeouts > _TIMEOUTS:
                break
        session.drop()
        return [
            told.get(case.id) or Result(case.id, v.PASS, case.title, case.clauses)
            for recorded in self.stories
            for case in recorded.story.cases
        ]

    def causes(self, results: Sequence[Result]) -> tuple[Cause, ...]:
        return causes_of(self.harness.suite.game, results, self.spectrum.of(results))

    def diagnosed(
        self, name: str, own: Sequence[Sequence[str]], engine: Any, stories: Sequence[Recorded]
    ) -> Trial | None:
        """Return how the faults of an engine are told, if a scenario fails it."""
        results = self.results(engine, stories)
        if not any(result.verdict == v.FAIL for result in results):
            return None
        failing = tuple(result.case for result in results if result.verdict in v.FAULTS)
        return msgspec.structs.replace(trial(name, own, self.causes(results)), failing=failing)

    def own(self, mutant: Mutant) -> tuple[str, ...]:
        return self.harness.package.functions[mutant.key].carried

    @cached_property
    def mutants(self) -> list[Mutant]:
        """The mutants of functions that carry a clause, in an order drawn by chance."""
        found = [mutant for mutant in self.harness.mutants if self.harness._carries(mutant)]
        self.dice.shuffle(found)
        return found

    def singles(self, number: int) -> Iterator[tuple[Mutant, Trial]]:
        """Yield so many mutants that a scenario fails, and how each is told."""
        for mutant in self.mutants:
            if number <= 0:
                return
            found = self.several([mutant])
            if found is not None:
                number -= 1
                yield mutant, found

    def several(self, mutants: Sequence[Mutant]) -> Trial | None:
        """Return how an engine with all these mutants is told."""
        entering = {id(one) for mutant in mutants for part in self.harness._entering(mutant) for one in part}
        stories = [recorded for recorded in self.stories if id(recorded) in entering]
        name = " and ".join(mutant.id for mutant in mutants)
        try:
            with self._planted(mutants) as engine:
                return self.diagnosed(name, [self.own(mutant) for mutant in mutants], engine, stories)
        except Exception as error:
            if isinstance(error, (KeyboardInterrupt, MemoryError)):
                raise
            return None

    @contextmanager
    def _planted(self, mutants: Sequence[Mutant]) -> Iterator[Any]:
        codes = {}
        for name in {mutant.module.name for mutant in mutants}:
            own = [mutant for mutant in mutants if mutant.module.name == name]
            with made(tuple(edit for mutant in own for edit in mutant.edits)):
                codes[name] = own[0].code()
        with self.harness.copies._instead(codes):
            yield self.harness.copies.reference.engine()

    def together(self, noticed: Sequence[Mutant], size: int, number: int) -> Iterator[Trial]:
        """Yield how so many sets of mutants that are noticed alone are told; none share a clause."""
        for _ in range(20 * number if len(noticed) > size else 0):
            if number <= 0:
                return
            chosen = self.dice.sample(list(noticed), size)
            clauses = [clause for mutant in chosen for clause in self.own(mutant)]
            if len(set(clauses)) == len(clauses) and (found := self.several(chosen)) is not None:
                number -= 1
                yield found

    def faulty(self, name: str, module: Any) -> Trial | None:
        """Return how a faulty engine is told."""
        spoiled = Spoiled(self.harness.suite.game.id, self.harness.suite.data)
        carried: set[str] = set()
        replace = spoiled.replace

        def noting(function: str, make: Callable[[Any], Any]) -> None:
            within, _, attribute = function.rpartition(".")
            carried.update(getattr(getattr(spoiled.module(within), attribute), "clauses", ()))
            replace(function, make)

        spoiled.replace = noting  # type: ignore[method-assign,assignment]
        module.spoil(spoiled)
        own = {module.CLAUSE, *carried} if module.CLAUSE in carried else {module.CLAUSE}
        return self.diagnosed(name, [sorted(own)], spoiled.engine(), self.stories)

    def components(self, number: int) -> Iterator[Trial]:
        """Yield how so many component mutants are told that functions with clauses look into."""
        there = [one for one in self.harness.component_mutants() if not one.components]
        self.dice.shuffle(there)
        for mutant in there:
            own = sorted(
                {
                    clause
                    for entry, its in self.users.items()
                    if _touches(mutant.entry, entry)
                    for clause in its
                }
            )
            if number <= 0:
                return
            if own and (found := self._component(mutant, own)) is not None:
                number -= 1
                yield found

    def _component(self, mutant: ComponentMutant, own: Sequence[str]) -> Trial | None:
        suite = self.harness.suite
        engine = suite.data.load_reference().engine()
        if not engine.configure(suite.game.id, mutant.values, suite.game.adopted())["accepted"]:
            return None
        configure = engine.configure
        engine.configure = lambda game, components, readings: configure(game, mutant.values, readings)
        stories = [
            recorded
            for recorded in self.stories
            if not recorded.story.components and any(_touches(mutant.entry, one) for one in recorded.entries)
        ]
        return self.diagnosed(mutant.id, [own], engine, stories)

    @cached_property
    def users(self) -> dict[str, set[str]]:
        """The clauses of the innermost carriers that look into each component entry in a scenario."""
        found: dict[str, set[str]] = defaultdict(set)

        class Looking(dict[str, None]):
            def __setitem__(self, entry: str, value: None) -> None:
                super().__setitem__(entry, value)
                frame = sys._getframe(1)
                while frame is not None and frame.f_code.co_name != "carrier":
                    frame = frame.f_back  # type: ignore[assignment]
                if frame is not None:
                    found[entry].update(clause for tie in frame.f_locals["ties"] for clause in tie.clauses)

        reference = self.harness.copies.reference
        kept = sys.modules[f"{reference.__name__}.recording"]
        begin = kept.Recording.__init__

        def looking(self: Any, **options: Any) -> None:
            begin(self, **options)
            self._on = self._on._replace(entries=Looking())

        kept.Recording.__init__ = looking
        try:
            self.results(reference.engine(), self.harness.scenarios)
        finally:
            kept.Recording.__init__ = begin
        return dict(found)


def _touches(entry: str, used: str) -> bool:
    return entry == used or entry.startswith(f"{used}/") or used.startswith(f"{entry}/")


def shares(trials: Sequence[Trial]) -> dict[str, Any]:
    """Return of how many single faults the own clause is first, or in the first two or three; in per cent."""
    within = {
        name: sum(one.places[0] <= most for one in trials)
        for name, most in (("first", 1), ("first two", 2), ("first three", 3))
    }
    return {"tried": len(trials), **within}


def of_several(trials: Sequence[Trial], most: int) -> dict[str, Any]:
    """Return how many faults of sets stand within so many causes, on average and at least, and how many
    causes there are.
    """
    found = [sum(place <= most for place in one.within) for one in trials]
    return {
        "tried": len(trials),
        "causes counted": most,
        "all found": sum(number == len(one.own) for number, one in zip(found, trials, strict=True)),
        "found on average": round(sum(found) / len(found), 2) if found else 0,
        "most causes": max((one.causes for one in trials), default=0),
    }


def measured(game: str, say: Callable[[str], None], *, sample: int, seed: int) -> dict[str, Any]:
    """Return what a record of a game holds: figures, and the faults whose own clause does not stand first."""
    from tests.quality.recorded import faulty_engines

    planter = Planter(game, seed)
    began = time.monotonic()
    trials: dict[str, list[Trial]] = {name: [] for name in (MUTANTS, COMPONENTS, FAULTY, PAIRS, SIXES)}
    noticed: list[Mutant] = []

    def keep(kind: str, found: Trial) -> None:
        trials[kind].append(found)
        number, seconds = len(trials[kind]), time.monotonic() - began
        say(f"{game}: {kind} {number}, {seconds:.0f} s: {found.places} {found.within} of {found.causes}")

    for mutant, found in planter.singles(sample):
        noticed.append(mutant)
        keep(MUTANTS, found)
    engines = list(faulty_engines(game).items())
    chosen = engines if not 0 < sample // 2 < len(engines) else planter.dice.sample(engines, sample // 2)
    for name, module in chosen:
        if (one := planter.faulty(name, module)) is not None:
            keep(FAULTY, one)
    for kind, runs in (
        (PAIRS, planter.together(noticed, 2, min(100, sample // 2))),
        (SIXES, planter.together(noticed, 6, min(25, sample // 4))),
        (COMPONENTS, planter.components(sample // 4)),
    ):
        for one in runs:
            keep(kind, one)
    single = [*trials[MUTANTS], *trials[COMPONENTS], *trials[FAULTY]]
    return {
        "single faults": shares(single),
        **{kind: shares(trials[kind]) for kind in (MUTANTS, COMPONENTS, FAULTY)},
        PAIRS: of_several(trials[PAIRS], 3),
        SIXES: of_several(trials[SIXES], 8),
        "not first": [
            {"fault": one.name, "own": list(one.own[0]), "place": one.places[0], "first": one.first}
            for one in single
            if one.places[0] > 1
        ],
        "sample": [
            {"mutant": one.name, "place": one.places[0], "cases": list(one.failing)}
            for one in trials[MUTANTS]
            if len(one.failing) <= _FEW
        ][:_SAMPLE],
    }


def again(planter: Planter, sample: Sequence[dict[str, Any]]) -> list[int]:
    """Return the places at which a smaller sample is told today, as `sample` of a record holds it: only the
    stories that failed are tried, since the others passed.

    Raises:
        KeyError: there is no such mutant.
    """
    mutants = {mutant.id: mutant for mutant in planter.harness.mutants}
    found = []
    for row in sample:
        mutant, cases = mutants[row["mutant"]], set(row["cases"])
        stories = [one for one in planter.stories if any(case.id in cases for case in one.story.cases)]
        with planter._planted([mutant]) as engine:
            told = planter.diagnosed(mutant.id, [planter.own(mutant)], engine, stories)
        found.append(told.places[0] if told is not None else NOT_RANKED)
    return found

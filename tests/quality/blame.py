"""How well a report names the clause at fault: faults are planted in copies of a reference, and the causes of
the report are searched for their clauses.

A mutant's own clauses are all that its function carries or notes, which the reference applies together, so
that no answer tells them apart, and those of the functions that the changed statement names; the figures by
the function's clauses alone are kept beside. Mutants of functions that carry none do not count, nor those
that no scenario fails. A report tries mutants in the place of the engine, so that the first are told once
more without the very one that was planted. A component mutant's own clauses are those of the functions that
read the number. A faulty engine's is the clause that it names, with those of the functions it replaces if
that is among them.
"""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec

from ruleproof.cases.suite import Suite
from ruleproof.input import cache
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.mutation.components import ComponentMutant
from ruleproof.mutation.mutate import Mutant
from ruleproof.mutation.operators import made
from ruleproof.running.recordings import Recorded
from ruleproof.running.report import causes_of
from ruleproof.running.spectrum import Spectrum
from tests.faulty.spoiling import Spoiled
from tests.mutants.harness import Harness
from tests.quality import labels
from tests.quality.places import GOOD, NOT_RANKED, Trial, of_several, reason, shares, trial
from tests.quality.users import Users

_TIMEOUTS = 2
"""After so many answers that do not come an engine is asked no more."""
MUTANTS, COMPONENTS, FAULTY = "mutants", "component mutants", "faulty engines"
PAIRS, SIXES = "pairs", "sixes"
_FIRST = 60
"""So many mutants are tried first, of which pairs and sixes are made."""
_SAMPLE, _FEW = 5, 40
"""A mutant with no more failing cases than this may be in the smaller sample, which a test tries again."""


class Run(msgspec.Struct, frozen=True):
    """What an engine with planted faults came to: the clauses of each, and all cases that do not pass."""

    kind: str
    name: str
    own: tuple[tuple[str, ...], ...]
    results: tuple[Result, ...]


class _Name(msgspec.Struct):
    kind: str
    name: str


class Kept:
    """What engines with planted faults came to, by kind and name, one as JSON on each line of a file, if one
    is given: what it holds is not tried again, and a last line that was cut off is taken out of it. An engine
    that no scenario fails has no results.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._known: dict[tuple[str, str], bytes] = {}
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
            *lines, cut_off = path.read_bytes().split(b"\n")
            os.truncate(path, path.stat().st_size - len(cut_off))
            for line in lines:
                name = msgspec.json.decode(line, type=_Name)
                self._known[name.kind, name.name] = line

    def run(self, kind: str, name: str, tried: Callable[[], Run | None]) -> Run | None:
        """Return what an engine came to, which is tried if it is not known; None if no scenario fails it."""
        if (kind, name) in self._known:
            run = msgspec.json.decode(self._known[kind, name], type=Run)
        else:
            run = tried() or Run(kind, name, (), ())
            self._known[kind, name] = line = msgspec.json.encode(run)
            if self._path is not None:
                with self._path.open("ab") as file:
                    file.write(line + b"\n")
        return run if run.results else None


def kept_at(folder: Path, suite: Suite) -> Path:
    """Return where a folder keeps what engines came to: another file for other rules or another reference."""
    digest = cache.digest_of_files(suite.folders.reference_files(), suite.digest())
    return folder / f"{suite.game.id}.blame-{digest[:12]}.jsonl"


class Planter:
    """Plants faults in copies of the reference of one game, and diagnoses them."""

    def __init__(self, game: str, seed: int, kept: Kept | None = None) -> None:
        self.harness = Harness.of(game)
        self.dice = random.Random(f"{seed} {game}")
        self.kept = kept or Kept()

    @cached_property
    def stories(self) -> list[Recorded]:
        return [*self.harness.scenarios, *self.harness.tours]

    @cached_property
    def spectrum(self) -> Spectrum:
        suite = self.harness.suite
        return Spectrum(suite, suite.game.adopted(), self.stories, self.harness.offer)

    def results(self, engine: Any, stories: Sequence[Recorded]) -> list[Result]:
        """Return the results of the cases of some stories; all others surely pass."""
        harness = self.harness
        session = harness.session(engine)
        worker = harness.worker(session)
        told: dict[str, Result] = {}
        timeouts = 0
        for recorded in stories:
            for result in worker.results(recorded):
                told[result.case] = msgspec.structs.replace(
                    result, messages=(), positions=None, lines=(), title="", file="", line=0
                )
                timeouts += result.verdict == v.TIMEOUT
            if timeouts > _TIMEOUTS:
                break
        session.drop()
        return list(told.values())

    def judged(
        self, kind: str, name: str, own: Sequence[Sequence[str]], engine: Any, stories: Sequence[Recorded]
    ) -> Run | None:
        """Return what an engine with faults came to, if a scenario fails it."""
        failing = tuple(result for result in self.results(engine, stories) if result.verdict != v.PASS)
        if not any(result.verdict == v.FAIL for result in failing):
            return None
        return Run(kind, name, tuple(map(tuple, own)), failing)

    def told(self, run: Run) -> Trial:
        """Return how the faults of an engine are told."""
        failing = {result.case: result for result in run.results}
        results = [
            failing.get(case.id) or Result(case.id, v.PASS, case.title, case.clauses)
            for recorded in self.stories
            for case in recorded.story.cases
        ]
        spectrum = self.spectrum.of(results)
        causes = causes_of(self.harness.suite.game, results, spectrum)
        told = trial(run.name, run.own, causes)
        mutants = [self._by_id[run.name]] if run.kind == MUTANTS else []
        alone = [labels.carried(self.harness.package, mutant) for mutant in mutants]
        return msgspec.structs.replace(
            told,
            failing=tuple(result.case for result in run.results if result.verdict in v.FAULTS),
            by_function=min(trial(run.name, alone, causes).places, default=NOT_RANKED),
            why=reason(spectrum[0], run.own[0], told.first),
        )

    def own(self, mutant: Mutant) -> tuple[str, ...]:
        return labels.broken(self.harness.package, mutant)

    @cached_property
    def _by_id(self) -> dict[str, Mutant]:
        return {mutant.id: mutant for mutant in self.harness.mutants}

    @cached_property
    def mutants(self) -> list[Mutant]:
        """The mutants of functions that carry a clause, in an order drawn by chance."""
        found = [mutant for mutant in self.harness.mutants if self.harness.carries(mutant)]
        self.dice.shuffle(found)
        return found

    def singles(self, number: int) -> Iterator[tuple[Mutant, Run]]:
        """Yield so many mutants that a scenario fails, of different functions first, with their runs."""
        of_function: dict[Any, Mutant] = {}
        for mutant in self.mutants:
            of_function.setdefault(mutant.key, mutant)
        first = list(of_function.values())
        for mutant in [*first, *(one for one in self.mutants if one not in first)]:
            if number <= 0:
                return
            found = self.several(MUTANTS, [mutant])
            if found is not None:
                number -= 1
                yield mutant, found

    def several(self, kind: str, mutants: Sequence[Mutant]) -> Run | None:
        """Return what an engine with all these mutants came to, if a scenario fails it."""
        name = " and ".join(mutant.id for mutant in mutants)
        return self.kept.run(kind, name, lambda: self._several(kind, name, mutants))

    def _several(self, kind: str, name: str, mutants: Sequence[Mutant]) -> Run | None:
        entering = {id(one) for mutant in mutants for part in self.harness.entered_by(mutant) for one in part}
        stories = [recorded for recorded in self.stories if id(recorded) in entering]
        try:
            with self._planted(mutants) as engine:
                return self.judged(kind, name, [self.own(mutant) for mutant in mutants], engine, stories)
        except Exception as error:
            if isinstance(error, (KeyboardInterrupt, MemoryError)):
                raise
            return None

    def _planted(self, mutants: Sequence[Mutant]) -> AbstractContextManager[Any]:
        codes = {}
        for name in {mutant.module.name for mutant in mutants}:
            own = [mutant for mutant in mutants if mutant.module.name == name]
            with made(tuple(edit for mutant in own for edit in mutant.edits)):
                codes[name] = own[0].code()
        return self.harness.copies.running(codes)

    def together(self, kind: str, noticed: Sequence[Mutant], size: int, number: int) -> Iterator[Run]:
        """Yield what so many sets of mutants that are noticed alone came to; none share a clause."""
        for _ in range(20 * number if len(noticed) > size else 0):
            if number <= 0:
                return
            chosen = self.dice.sample(list(noticed), size)
            clauses = [clause for mutant in chosen for clause in self.own(mutant)]
            if len(set(clauses)) == len(clauses) and (found := self.several(kind, chosen)) is not None:
                number -= 1
                yield found

    def faulty(self, name: str, module: Any) -> Run | None:
        """Return what a faulty engine came to in the scenarios, if one fails it."""
        return self.kept.run(FAULTY, name, lambda: self._faulty(name, module))

    def _faulty(self, name: str, module: Any) -> Run | None:
        spoiled = Spoiled(self.harness.suite.game.id, self.harness.suite.data)
        module.spoil(spoiled)
        carried = {clause for one in spoiled.replaced for clause in getattr(one, "clauses", ())}
        own = {module.CLAUSE, *carried} if module.CLAUSE in carried else {module.CLAUSE}
        return self.judged(FAULTY, name, [sorted(own)], spoiled.engine(), self.harness.scenarios)

    def components(self, number: int) -> Iterator[Run]:
        """Yield what so many component mutants came to that functions with clauses look into."""
        there = list(self._component_mutants.values())
        self.dice.shuffle(there)
        for mutant in there:
            if number <= 0:
                return
            own = self.users.of(mutant)
            if own and (found := self._component(mutant, own)) is not None:
                number -= 1
                yield found

    def _component(self, mutant: ComponentMutant, own: Sequence[str]) -> Run | None:
        return self.kept.run(COMPONENTS, mutant.id, lambda: self._altered(mutant, own))

    def _altered(self, mutant: ComponentMutant, own: Sequence[str]) -> Run | None:
        engine = self.harness.altered(mutant)
        if engine is None:
            return None
        stories = self.harness.using(mutant, self.stories)
        return self.judged(COMPONENTS, mutant.id, [own], engine, stories)

    @cached_property
    def users(self) -> Users:
        """The clauses that use each value of the component set in a scenario."""
        reference = self.harness.copies.reference
        users = Users(reference.trace)
        with reference.trace.tracing(users.hear):
            self.results(reference.engine(), self.harness.scenarios)
        return users

    @cached_property
    def _component_mutants(self) -> dict[str, ComponentMutant]:
        return {mutant.id: mutant for mutant in self.harness.component_mutants() if not mutant.components}


def runs(planter: Planter, sample: int) -> Iterator[Run]:
    """Yield what engines with planted faults came to: so many mutants, and others to go with them.

    What the first mutants need not wait for comes early, so that an interrupted measurement has some of all.
    """
    from tests.quality.recorded import faulty_engines

    singles = planter.singles(sample)
    first = list(itertools.islice(singles, _FIRST))
    yield from (run for _, run in first)
    engines = list(faulty_engines(planter.harness.suite.game.id).items())
    planter.dice.shuffle(engines)
    for name, module in engines[:sample]:
        if (run := planter.faulty(name, module)) is not None:
            yield run
    noticed = [mutant for mutant, _ in first]
    yield from planter.together(PAIRS, noticed, 2, min(100, 2 * sample))
    yield from planter.together(SIXES, noticed, 6, min(25, sample // 2))
    components = planter.components(sample // 2)
    yield from itertools.islice(components, _FIRST // 2)
    yield from (run for _, run in singles)
    yield from components


def measured(
    game: str,
    say: Callable[[str], None],
    *,
    sample: int,
    seed: int,
    keep_at: Path | None = None,
    why: Mapping[str, str] = MappingProxyType({}),
) -> dict[str, Any]:
    """Return what a record of a game holds: figures, and the faults whose own clause does not stand first.

    `why` has reasons for those that are missed, by their names; of others it is told what their clauses did.
    """
    planter = Planter(game, seed, Kept(keep_at))
    trials: dict[str, list[Trial]] = {name: [] for name in (MUTANTS, COMPONENTS, FAULTY, PAIRS, SIXES)}
    for run in runs(planter, sample):
        found = planter.told(run)
        trials[run.kind].append(found)
        number = len(trials[run.kind])
        say(f"{game}: {run.kind} {number}: {found.places} {found.within} of {found.causes}")
    single = [*trials[MUTANTS], *trials[COMPONENTS], *trials[FAULTY]]
    return {
        "single faults": shares(single),
        **{kind: shares(trials[kind]) for kind in (MUTANTS, COMPONENTS, FAULTY)},
        "mutants by the function alone": shares(
            [msgspec.structs.replace(one, places=(one.by_function,)) for one in trials[MUTANTS]]
        ),
        PAIRS: of_several(trials[PAIRS], 3),
        SIXES: of_several(trials[SIXES], 8),
        "not first": [
            {"fault": one.name, "own": list(one.own[0]), "place": one.places[0], "first": one.first}
            for one in single
            if 1 < one.places[0] <= GOOD
        ],
        "missed": [
            {
                "fault": one.name,
                "own": list(one.own[0]),
                "place": one.places[0],
                "first": one.first,
                "why": why.get(one.name) or one.why,
            }
            for one in single
            if one.places[0] > GOOD
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
            run = planter.judged(MUTANTS, mutant.id, [planter.own(mutant)], engine, stories)
        found.append(planter.told(run).places[0] if run is not None else NOT_RANKED)
    return found

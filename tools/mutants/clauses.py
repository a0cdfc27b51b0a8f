"""Finds the clauses that rest on a single case: `python -m tools.mutants.clauses GAME`.

A fault of a clause must fail a scenario of the clause. A fault is a change to a function that implements the
clause, a change to a function that only such functions use, or an engine that was made faulty by hand for the
clause. A clause stands firm if each of three of its faults fails two scenarios. The program prints the
clauses that do not stand firm, with the faults that fail only one scenario; `--keep` writes them to
`measured/clauses/GAME.json`. With `--found FILE` the results are added to a file, and the next call
continues from there. The exit status is 1 if a clause does not stand firm.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, closing, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from engines.wrong.rules.spoiling import Fault, faults
from ruleproof.cases.case import scenario_of
from ruleproof.judging import verdicts as v
from ruleproof.rules.model import Clause
from ruleproof.running.recorded_story import RecordedStory
from tools.mutants.campaign import leave_interrupts_to_the_parent
from tools.mutants.harness import CRASH, FAIL, Harness, way_of
from tools.mutation.mutate import Mutant
from tools.quality import recorded as records

FAULTS, SCENARIOS = 3, 2
"""Wanted number of faults for a clause, and of scenarios that each fault fails."""
_MOST = 60
"""Maximum number of faults for one clause."""


class Single(msgspec.Struct, frozen=True):
    """A fault that fails only one scenario."""

    fault: str
    case: str


class Support(msgspec.Struct, frozen=True):
    """The evidence for a clause.

    Attributes:
        scenarios: number of scenarios that show the clause.
        tried: number of faults tried; trying stops as soon as the clause stands firm.
        firm: number of faults that fail two scenarios, at least one of which is the clause's own.
        own: number of firm faults that fail two of the clause's own scenarios.
        single: the faults that fail only one scenario.
        why: why the clause does not stand firm, or ''.
    """

    clause: str
    scenarios: int
    tried: int
    firm: int
    own: int
    single: tuple[Single, ...] = ()
    why: str = ""


@dataclass(frozen=True)
class _Fault:
    """A faulty engine: its name, and the way to load it."""

    id: str
    engine: Callable[[], AbstractContextManager[Any]]


@dataclass(frozen=True)
class Clauses:
    """The clauses in one game that an engine can show, ready to be tried."""

    harness: Harness
    seed: int = 0

    @property
    def shown(self) -> list[Clause]:
        """The clauses that an engine can show and a function implements."""
        carried = {name for one in self.harness.package.functions.values() for name in one.carried}
        clauses = self.harness.suite.game.clauses.values()
        return [clause for clause in clauses if clause.needs_scenario and clause.id in carried]

    def support(self, clause: str) -> Support:
        """Return the evidence for one clause."""
        own = [one for one in self.harness.scenarios if clause in one.story.cases[0].clauses]
        others = self._others(clause)
        tried = firm = twice_by_own = 0
        single: list[Single] = []
        for fault in self._faults(clause):
            if twice_by_own >= FAULTS or tried >= _MOST:
                break
            tried += 1
            cases = self._failing(fault, own, others)
            by_own = {scenario_of(case) for case, is_own in cases if is_own}
            if len(cases) >= SCENARIOS:
                firm += 1
                twice_by_own += len(by_own) >= SCENARIOS
            elif cases:
                single.append(Single(fault.id, cases[0][0]))
        named = {scenario_of(one.story.cases[0].id) for one in own}
        why = _why(tried, firm, len(single))
        return Support(clause, len(named), tried, firm, twice_by_own, tuple(single), why)

    def _faults(self, clause: str) -> Iterator[_Fault]:
        """Yield the faults made by hand, the faults in functions that implement a clause, and those in their
        helper functions.
        """
        game = self.harness.suite.game.id
        for fault in faults(game).values():
            if clause == fault.clause:
                yield _Fault(fault.name, _spoiled(self.harness, fault))
        mutants = [one for one in self.harness.mutants if clause in one.clauses]
        random.Random(f"{self.seed} {clause}").shuffle(mutants)
        functions = self.harness.package.functions
        carriers = {key for key, function in functions.items() if clause in function.carried}
        for mutant in sorted(mutants, key=lambda one: one.key not in carriers):
            yield _Fault(mutant.id, _loaded(self.harness, mutant))

    def _others(self, clause: str) -> list[RecordedStory]:
        """Return the scenarios of other clauses; the scenarios in which the reference applies this clause
        come first.
        """
        applied: dict[bool, list[RecordedStory]] = {True: [], False: []}
        for one in self.harness.scenarios:
            if clause not in one.story.cases[0].clauses:
                applied[any(clause in step.clauses for step in one.recording.steps[1:] if step)].append(one)
        return [*applied[True], *applied[False]]

    def _failing(
        self, fault: _Fault, own: Sequence[RecordedStory], others: Sequence[RecordedStory]
    ) -> list[tuple[str, bool]]:
        """Return a case from each of the first two scenarios that a fault fails, and whether the scenario is
        the clause's own.

        There are none if the fault fails none of the clause's own scenarios, or if the faulty engine cannot
        be loaded or does not answer in time.
        """
        found: dict[str, tuple[str, bool]] = {}
        with ExitStack() as stack:
            try:
                engine = stack.enter_context(fault.engine())
            except Exception:
                return []
            session = self.harness.session(engine)
            stack.callback(session.drop)
            worker = self.harness.worker(session)
            for number, story in enumerate([*own, *others]):
                if len(found) == SCENARIOS or (number == len(own) and not found):
                    break
                (result,) = worker.results(story)
                if result.verdict == v.TIMEOUT:
                    return []
                if way_of(result) in (FAIL, CRASH):
                    found.setdefault(scenario_of(result.case), (result.case, number < len(own)))
        return list(found.values())


def _why(tried: int, firm: int, single: int) -> str:
    if firm >= FAULTS:
        return ""
    if tried < FAULTS:
        return f"only {tried} {'fault' if tried == 1 else 'faults'} can be made in its functions"
    rest = tried - firm - single
    return f"of {tried} faults {firm} fail two scenarios, {single} one, and {rest} none of the clause's own"


def _loaded(harness: Harness, mutant: Mutant) -> Callable[[], AbstractContextManager[Any]]:
    return lambda: harness.copies.of(mutant)


def _spoiled(harness: Harness, fault: Fault) -> Callable[[], AbstractContextManager[Any]]:
    return lambda: nullcontext(fault.spoiled(harness.suite.data).engine())


class _Work:
    """What a forked process needs."""

    clauses: Clauses


def _support(clause: str) -> Support:
    return _Work.clauses.support(clause)


def supports(clauses: Clauses, names: Sequence[str], jobs: int) -> Iterator[Support]:
    """Yield the evidence for each clause as soon as it is known."""
    clauses.harness.scenarios  # noqa: B018
    _Work.clauses = clauses
    if jobs <= 1 or len(names) < 2:
        yield from map(_support, names)
        return
    with multiprocessing.get_context("fork").Pool(jobs, leave_interrupts_to_the_parent) as pool:
        yield from pool.imap_unordered(_support, names)


def already_found(file: Path | None) -> dict[str, Support]:
    """Return the contents of a file, by clause. Each line is JSON; the last line for a clause counts."""
    if file is None or not file.exists():
        return {}
    lines = file.read_bytes().splitlines()
    return {one.clause: one for one in (msgspec.json.decode(line, type=Support) for line in lines)}


def record(clauses: Clauses, found: Sequence[Support]) -> dict[str, Any]:
    """Return the record: how many clauses stand firm, and the evidence for the others."""
    thin = sorted((one for one in found if one.why), key=lambda one: one.clause)
    suite = clauses.harness.suite
    return {
        "game": suite.game.id,
        "date": records.today(),
        "suite": suite.digest(),
        "clauses": len(found),
        "firm": len(found) - len(thin),
        "firm by their own scenarios": sum(one.own >= FAULTS for one in found),
        "thin": msgspec.to_builtins(thin),
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants.clauses", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--clause", action="append", default=[], help="only this clause")
    parser.add_argument(
        "--seed", type=int, default=0, help="random seed for the order in which faults are tried (0)"
    )
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1), help="number of processes")
    parser.add_argument("--keep", action="store_true", help="write measured/clauses/GAME.json")
    parser.add_argument(
        "--found",
        type=Path,
        metavar="FILE",
        help="add results to a file, and repeat only the clause that --clause names",
    )
    given = parser.parse_args()
    clauses = Clauses(Harness.of(given.game), given.seed)
    names = [one.id for one in clauses.shown]
    if unknown := [name for name in given.clause if name not in names]:
        parser.error(f"no function carries {', '.join(unknown)}")
    known = {name: one for name, one in already_found(given.found).items() if name in names}
    wanted = given.clause or [name for name in names if name not in known]
    interrupted = False
    try:
        with closing(supports(clauses, wanted, given.jobs)) as coming:  # type: ignore[type-var]
            for tried, one in enumerate(coming, start=1):
                known[one.clause] = one
                if given.found:
                    with given.found.open("ab") as out:
                        out.write(msgspec.json.encode(one) + b"\n")
                if tried % 10 == 0:
                    print(f"{tried} of {len(wanted)} clauses", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        interrupted = True
    found = list(known.values())
    thin = sorted((one for one in found if one.why), key=lambda one: one.clause)
    for one in thin:
        print(f"{one.clause}: {one.why}")
        for single in one.single:
            print(f"    {single.fault}  {single.case}")
    print(
        f"{len(found)} clauses, {len(found) - len(thin)} stand firm{', interrupted' if interrupted else ''}"
    )
    if given.keep and len(found) == len(names):
        path = records.write("clauses", given.game, record(clauses, found))
        print(path, file=sys.stderr)
    return 130 if interrupted else 1 if thin else 0


if __name__ == "__main__":
    sys.exit(main())

"""Measures what play alone finds, in faulty engines and mutants of the reference, and after how many actions.

`measured/play/<game>.json` is written by `python -m tools.quality --play`.
"""

from __future__ import annotations

import multiprocessing
import random
import statistics
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, NamedTuple

from engines.wrong.rules.spoiling import Spoiled, faults
from ruleproof.cases.case import Case
from ruleproof.cases.suite import Suite
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.judging.verdicts import CONTESTED, PASS, Difference
from ruleproof.play.search import Explorer
from ruleproof.play.starts import Starts
from ruleproof.rules.verbs import QUESTIONS
from ruleproof.running.recorded_story import RecordedStory
from tools.mutants.campaign import Choice, leave_interrupts_to_the_parent
from tools.mutants.harness import Harness
from tools.mutants.loading import Block
from tools.mutation.mutate import Mutant
from tools.mutation.package import Key, Package
from tools.quality import recorded
from tools.quality.rehearsal import Rehearsal

MOST_ACTIONS = 20_000
"""Maximum number of actions played with an engine."""
_FIRST = 5_000
"""Number of requests after which the scenarios are used to find out whether further requests can show
anything.
"""
_ASKED = 120
"""Maximum number of scenarios that are tried, first under the adopted readings and then as many again under
other readings, if play finds nothing.
"""
_SHORTENED, _SOON = 30, 500
"""Number of mutants for which shortening is timed, and number of actions within which play must find each of
them.
"""
_SECONDS = 60.0
"""Time limit for an answer, in seconds."""
FAULTY, MUTANT = "faulty engine", "mutant"
_NOT_REACHED = "play does not come to it"


def measure(suite: Suite, starts: Starts, engine: Any, most: int) -> dict[str, Any]:
    """Play an engine inside this process until it differs from the reference or a given number of actions has
    been compared.
    """
    return played(_explorer(suite, starts, engine), most)


def _explorer(suite: Suite, starts: Starts, engine: Any) -> Explorer:
    readings: dict[str, tuple[str, ...] | str] = {
        ruling.id: tuple(ruling.readings) for ruling in suite.game.rulings.values() if ruling.switchable
    }
    return Explorer(
        starts,
        suite.game.adopted(),
        GameOffer(QUESTIONS, readings=readings),
        lambda: InProcessConnection(engine),
        seed=recorded.SEED,
        timeout=_SECONDS,
    )


def played(explorer: Explorer, most: int) -> dict[str, Any]:
    """Play until the engine differs, or a given number of actions has been compared."""
    number = 0
    while explorer.tally.actions < most and number < most:
        difference = next(explorer.game(number), None)
        if difference is not None:
            finding = explorer.met(difference, shorten=False)
            assert finding is not None
            return {
                "found": True,
                "actions": explorer.tally.actions,
                "games": number + 1,
                "start": explorer.beginning.sort,
                "cause": finding.cause,
            }
        number += 1
    return {"found": False, "actions": explorer.tally.actions, "games": number}


def record_play(
    game: str, say: Callable[[object], None], *, actions: int, sample: int = 0, jobs: int = 1
) -> dict[str, Any]:
    """Return what play finds in a game's faulty engines, and in all mutants of functions that carry a clause,
    or in a sample of both.
    """
    harness = Harness.of(game)
    say(f"{game}: {actions} actions are played once")
    rehearsal = Rehearsal(harness.suite, harness.copies, most=actions, seed=recorded.SEED)
    say(f"{game}: {rehearsal.actions} actions, {len(rehearsal.asked)} requests")
    names = list(faults(game))
    mutants = [mutant for mutant in harness.mutants if harness.carries(mutant)]
    there = {FAULTY: len(names), MUTANT: len(mutants)}
    if 0 < sample < len(names):
        names = random.Random(recorded.SEED).sample(names, sample)
    mutants = Choice(sample=sample, seed=recorded.SEED).of(mutants)
    _Work.harness, _Work.rehearsal, _Work.todo = harness, rehearsal, [*names, *mutants]
    rows: list[Row] = []
    for row in _rows(jobs):
        rows.append(row)
        if not row.found or len(rows) % 100 == 0:
            say(f"{game}: {len(rows)} of {len(_Work.todo)}: {row.name}: {row.why or 'found'}")
    return {
        "game": game,
        "date": recorded.today(),
        "suite": harness.suite.digest(),
        "seed": recorded.SEED,
        "actions": rehearsal.actions,
        "games": rehearsal.games,
        "requests": len(rehearsal.asked),
        "there": there,
        **{sort: _shares([row for row in rows if row.sort == sort]) for sort in (FAULTY, MUTANT)},
        "shortened": shortened(harness, [row.name for row in rows if row.found]),
    }


def _reasons(rows: Sequence[Row]) -> dict[str, list[str]]:
    """Return the engines that play did not find, grouped by the reason."""
    found: dict[str, list[str]] = {}
    for row in sorted(rows, key=lambda row: (row.sort, row.why, row.name)):
        if not row.found:
            found.setdefault(row.why, []).append(row.name)
    return found


class Row(NamedTuple):
    """The result of play for one engine: the actions compared before it differed, or why it did not."""

    sort: str
    name: str
    found: bool
    actions: int = 0
    why: str = ""


class _Work:
    """What a forked process needs; it is inherited, since mutants are syntax trees and cannot be sent."""

    harness: Harness
    rehearsal: Rehearsal
    todo: Sequence[str | Mutant]


def _rows(jobs: int) -> Iterator[Row]:
    if jobs <= 1:
        yield from map(_row, range(len(_Work.todo)))
        return
    with multiprocessing.get_context("fork").Pool(jobs, leave_interrupts_to_the_parent) as pool:
        yield from pool.imap_unordered(_row, range(len(_Work.todo)))


def _row(index: int) -> Row:
    one, harness = _Work.todo[index], _Work.harness
    if isinstance(one, Mutant):
        return _of_mutant(one, harness)
    fault = faults(harness.suite.game.id)[one]
    spoiled = fault.spoiled(harness.suite.data)
    blocks = _replaced(spoiled, harness.package)
    showing = [story for story in harness.scenarios if fault.clause in story.story.cases[0].clauses]
    return _asked(FAULTY, one, spoiled.engine(), blocks, (), showing)


def _replaced(spoiled: Spoiled, package: Package) -> list[Block] | None:
    """Return the blocks of the functions that a faulty engine replaces; None if a function is not known."""
    home = spoiled.module("").__name__
    keys: list[Key] = [
        (one.__module__.removeprefix(home).lstrip("."), one.__name__) for one in spoiled.replaced
    ]
    if not keys or any(key not in package.functions for key in keys):
        return None
    return [(key[0], package.functions[key].node.body[0].lineno) for key in keys]


def _of_mutant(mutant: Mutant, harness: Harness) -> Row:
    try:
        with harness.copies.of(mutant) as engine:
            scenarios = harness.entered_by(mutant)[0]
            return _asked(MUTANT, mutant.id, engine, harness.blocks_of(mutant), mutant.clauses, scenarios)
    except Exception:
        return Row(MUTANT, mutant.id, True)


def _asked(
    sort: str,
    name: str,
    engine: Any,
    blocks: Sequence[Block] | None,
    clauses: Collection[str],
    scenarios: Sequence[RecordedStory],
) -> Row:
    """Return the result of play; play stops early if no scenario shows the fault under the adopted
    readings.
    """
    found = _Work.rehearsal.found(engine, blocks, _FIRST)
    why = "" if found is not None else _why(_Work.harness, engine, clauses, scenarios)
    if why.startswith(_NOT_REACHED):
        found = _Work.rehearsal.found(engine, blocks)
    return Row(sort, name, True, found.actions) if found is not None else Row(sort, name, False, why=why)


def _why(harness: Harness, engine: Any, clauses: Collection[str], scenarios: Sequence[RecordedStory]) -> str:
    """Return why play does not find the fault of an engine, judging by the scenarios that show one of its
    clauses or enter the changed blocks.
    """
    ranked = sorted(scenarios, key=lambda one: set(clauses).isdisjoint(one.story.cases[0].clauses))
    usual = [one for one in ranked if not one.story.readings]
    known = {id(one) for one in usual}
    if (case := _shown(harness, engine, usual[:_ASKED])) is not None:
        return f"{_NOT_REACHED}; a scenario does: {case.id}"
    for one in [one for one in ranked if id(one) not in known][:_ASKED]:
        if (case := _shown(harness, engine, [one])) is not None:
            ruling, reading = next(iter(one.story.readings.items()))
            return f"shows only under other readings, as {ruling} = {reading}"
    return "does not show in the scenarios tried, either"


def _shown(harness: Harness, engine: Any, scenarios: Sequence[RecordedStory]) -> Case | None:
    """Return the case of the first of some scenarios that an engine does not pass."""
    session = harness.session(engine)
    worker = harness.worker(session)
    try:
        for recording in scenarios:
            if any(result.verdict not in (PASS, CONTESTED) for result in worker.results(recording)):
                return recording.story.cases[0]
    finally:
        session.drop()
    return None


def shortened(harness: Harness, names: Sequence[str]) -> dict[str, Any]:
    """Return the seconds of processor time that shortening and naming took for some of these mutants."""
    known = {mutant.id: mutant for mutant in harness.mutants}
    there = sorted(name for name in names if name in known)
    random.Random(recorded.SEED).shuffle(there)
    starts = Starts(harness.suite)
    took: list[float] = []
    for name in there:
        with harness.copies.of(known[name]) as engine:
            explorer = _explorer(harness.suite, starts, engine)
            difference = _soon(explorer)
            if difference is None:
                continue
            before = time.process_time()
            explorer.met(difference)
            took.append(time.process_time() - before)
        if len(took) == _SHORTENED:
            break
    return {
        "tried": len(took),
        "within_ten_seconds": sum(seconds <= 10 for seconds in took),
        "median_seconds": round(statistics.median(took), 2) if took else 0,
        "most_seconds": round(max(took, default=0), 2),
    }


def _soon(explorer: Explorer) -> Difference | None:
    """Return the first difference that play finds within the given number of actions."""
    for number in range(_SOON):
        if explorer.tally.actions >= _SOON:
            break
        for difference in explorer.game(number):
            return difference
    return None


def _shares(rows: Sequence[Row]) -> dict[str, Any]:
    missed = [row for row in rows if row.why.startswith(_NOT_REACHED)]
    took = [row.actions for row in rows if row.found]
    return {
        "tried": len(rows),
        "found": len(took),
        "median_actions": int(statistics.median(took)) if took else 0,
        "most_actions": max(took, default=0),
        "not_reached": len(missed),
        "not_found": _reasons(rows),
    }

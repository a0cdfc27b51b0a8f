"""Measures what play alone finds in faulty engines, and after how many actions.

`measured/play/<game>.json` is written by `python -m tools.quality play`.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from engines.wrong.rules.spoiling import Fault, faults
from ruleproof.cases.starts import Starts
from ruleproof.cases.suite import Suite
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.input.folders import Data
from ruleproof.judging.verdicts import CONTESTED, PASS
from ruleproof.play.search import Explorer
from ruleproof.rules.verbs import QUESTIONS
from ruleproof.running.recorded_suite import RecordedSuite
from ruleproof.running.workers import Workers
from tools.quality import recorded

MOST_ACTIONS = 20_000
"""Maximum number of actions played with an engine."""
_SECONDS = 60.0
"""Time limit for an answer, in seconds."""
FAULTY = "faulty engine"
_NOT_REACHED = "play does not come to it"


def measure(suite: Suite, starts: Starts, engine: Any, most: int) -> dict[str, Any]:
    """Play an engine inside this process until it differs from the reference or a given number of actions has
    been compared.
    """
    return played(_explorer(suite, starts, engine), most)


def _offer(suite: Suite) -> GameOffer:
    """Return the offer of an engine that plays every reading."""
    rulings = suite.game.rulings.values()
    return GameOffer(QUESTIONS, readings={one.id: tuple(one.readings) for one in rulings if one.switchable})


def _explorer(suite: Suite, starts: Starts, engine: Any) -> Explorer:
    return Explorer(
        starts,
        suite.game.adopted(),
        _offer(suite),
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
                "cause": finding.result.cause,
            }
        number += 1
    return {"found": False, "actions": explorer.tally.actions, "games": number}


def record_play(game: str, say: Callable[[object], None], *, actions: int, sample: int = 0) -> dict[str, Any]:
    """Return what play finds in a game's faulty engines, or in a sample of them."""
    suite = Suite.open(Data.open(), Data.open().game(game))
    starts, recordings = Starts(suite), RecordedSuite.adopted(suite)
    names = list(faults(game))
    if 0 < sample < len(names):
        names = random.Random(recorded.SEED).sample(names, sample)
    rows = []
    for name in names:
        fault = faults(game)[name]
        result = measure(suite, starts, fault.spoiled(suite.data).engine(), actions)
        rows.append(Row(name, result["found"], result["actions"], _why(recordings, fault, result["found"])))
        say(f"{game}: {len(rows)} of {len(names)}: {name}: {rows[-1].why or 'found'}")
    return {
        "game": game,
        "date": recorded.today(),
        "suite": suite.digest(),
        "seed": recorded.SEED,
        "actions": actions,
        FAULTY: _shares(rows),
    }


class Row(NamedTuple):
    """The result of play for one engine: the actions compared before it differed, or why it did not."""

    name: str
    found: bool
    actions: int
    why: str


def _why(recordings: RecordedSuite, fault: Fault, found: bool) -> str:
    """Return why play does not find the fault of an engine, judging by the scenarios of its clause."""
    if found:
        return ""
    suite, engine = recordings.suite, fault.spoiled(recordings.suite.data).engine()
    workers = Workers(recordings, _offer(suite), lambda: InProcessConnection(engine), _SECONDS)
    stories = [one for one in recordings.scenarios() if fault.clause in one.story.cases[0].clauses]
    for one in sorted(stories, key=lambda one: bool(one.story.readings)):
        for result in workers.run([one]):
            if result.verdict not in (PASS, CONTESTED):
                if not one.story.readings:
                    return f"{_NOT_REACHED}; a scenario does: {result.case}"
                ruling, reading = next(iter(one.story.readings.items()))
                return f"shows only under other readings, as {ruling} = {reading}"
    return "does not show in the scenarios tried, either"


def _shares(rows: Sequence[Row]) -> dict[str, Any]:
    took = [row.actions for row in rows if row.found]
    not_found: dict[str, list[str]] = {}
    for row in sorted(rows, key=lambda row: (row.why, row.name)):
        if not row.found:
            not_found.setdefault(row.why, []).append(row.name)
    return {
        "tried": len(rows),
        "found": len(took),
        "median_actions": int(statistics.median(took)) if took else 0,
        "most_actions": max(took, default=0),
        "not_reached": sum(row.why.startswith(_NOT_REACHED) for row in rows),
        "not_found": not_found,
    }

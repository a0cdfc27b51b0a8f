"""What play alone finds: faulty engines and mutants of the reference, and after how many actions.

`docs/measured/play/<game>.json` is written by `python -m tests.quality --play`, after each engine anew.
"""

from __future__ import annotations

import datetime
import random
import statistics
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from ruleproof.cases.suite import Suite
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.engines.session import GameOffer
from ruleproof.engines.wire import QUESTIONS
from ruleproof.input.folders import Data
from ruleproof.playing.explorer import Explorer, sort_of
from ruleproof.playing.starts import Starts
from tests.faulty.spoiling import Spoiled
from tests.mutants.campaign import Choice
from tests.mutants.harness import Harness
from tests.quality import recorded

MOST_ACTIONS = 20_000
"""After so many actions an engine is given up."""
SAMPLE = 40
"""So many mutants of each game are played, where no other number is given."""
_SECONDS = 60.0
"""So long an answer may take."""
FAULTY, MUTANT = "faulty engine", "mutant"

Engine = Callable[[], AbstractContextManager[Any]]
"""Yields an engine inside a context in which it may be asked."""


def measure(suite: Suite, starts: Starts, engine: Any, most: int) -> dict[str, Any]:
    """Play an engine inside this process until it differs from the reference, or so many actions have been
    compared.
    """
    readings: dict[str, tuple[str, ...] | str] = {
        ruling.id: tuple(ruling.readings) for ruling in suite.game.rulings.values() if ruling.switchable
    }
    explorer = Explorer(
        suite,
        suite.game.adopted(),
        GameOffer(QUESTIONS, readings=readings),
        lambda: InProcessConnection(engine),
        seed=recorded.SEED,
        timeout=_SECONDS,
        starts=starts,
    )
    return played(explorer, most)


def played(explorer: Explorer, most: int) -> dict[str, Any]:
    """Play until the engine differs, or so many actions have been compared."""
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
                "start": sort_of(finding.origin),
                "cause": finding.cause,
            }
        number += 1
    return {"found": False, "actions": explorer.tally.actions, "games": number}


def record_play(
    game: str, say: Callable[[object], None], *, actions: int, sample: int, few: bool = False
) -> dict[str, Any]:
    """Measure play on the faulty engines of a game (as many as the sample, if `few`) and on a sample of
    mutants of functions; write and return what came of it.
    """
    data = Data.of()
    suite = Suite.open(data, data.game(game))
    starts = Starts(suite)
    there = {FAULTY: 0, MUTANT: 0}
    rows: list[dict[str, Any]] = []
    record: dict[str, Any] = {}
    for sort, number, name, engine in _engines(game, suite, sample, few=few):
        there[sort] = number
        try:
            with engine() as made:
                row = measure(suite, starts, made, actions)
        except Exception as error:
            row = {"found": True, "actions": 0, "games": 0, "cause": f"{type(error).__name__} on loading"}
        rows.append({"sort": sort, "name": name, **row})
        record = _record(game, suite, actions, there, rows)
        recorded.write("play", game, record)
        say(f"{game}: {sort} {name}: {'found' if row['found'] else 'not found'}, {row['actions']} actions")
    return record


def _record(
    game: str, suite: Suite, actions: int, there: dict[str, int], rows: Sequence[dict[str, Any]]
) -> dict[str, Any]:
    took = [row["actions"] for row in rows if row["found"]]
    return {
        "game": game,
        "date": datetime.date.today().isoformat(),
        "suite": suite.digest(),
        "limit": actions,
        "there": dict(there),
        "tried": len(rows),
        "found": len(took),
        "median_actions": int(statistics.median(took)) if took else 0,
        "most_actions": max(took, default=0),
        "engines": list(rows),
    }


def _engines(game: str, suite: Suite, sample: int, *, few: bool) -> Iterator[tuple[str, int, str, Engine]]:
    """Yield the engines to play: their sort, how many there are of it, a name, and how to come by it."""
    modules = list(recorded.faulty_engines(game).items())
    chosen = modules
    if few and sample < len(modules):
        picked = random.Random(recorded.SEED).sample(range(len(modules)), sample)
        chosen = [modules[index] for index in sorted(picked)]
    for name, module in chosen:

        @contextmanager
        def spoiled(module: Any = module) -> Iterator[Any]:
            copy = Spoiled(game, suite.data)
            module.spoil(copy)
            yield copy.engine()

        yield FAULTY, len(modules), name, spoiled
    harness = Harness.of(game)
    for mutant in Choice(sample=sample, seed=recorded.SEED).of(harness.mutants):
        yield MUTANT, len(harness.mutants), mutant.id, lambda mutant=mutant: harness.copies.of(mutant)  # type: ignore[misc]

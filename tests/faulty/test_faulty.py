"""Every faulty engine is failed by a scenario's own expectation, under the clause that it breaks.

The faults were chosen by a reader of the rulebook, before the scenarios were written.
"""

from __future__ import annotations

import importlib
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from ruleproof.cases.suite import Suite
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.engines.session import GameOffer
from ruleproof.engines.wire import QUESTIONS
from ruleproof.input.folders import Data
from ruleproof.judging import verdicts as v
from ruleproof.running.expected import Recorded, Recordings
from ruleproof.running.runner import Runner
from tests.faulty.spoiling import Spoiled

HERE = Path(__file__).parent
DATA = Data.of()
FAULTS = [
    (folder.name, file.stem)
    for folder in sorted(HERE.iterdir())
    if folder.is_dir()
    for file in sorted(folder.glob("[a-z]*.py"))
]


@cache
def recorded_of(game: str) -> tuple[Recordings, list[Recorded]]:
    recordings = Recordings.adopted(Suite.open(DATA, DATA.game(game)))
    return recordings, list(recordings.scenarios())


@pytest.mark.sampled(5)
@pytest.mark.parametrize(("game", "fault"), FAULTS, ids=["/".join(pair) for pair in FAULTS])
def test_a_faulty_engine_fails_under_the_clause_it_breaks(game: str, fault: str) -> None:
    recordings, scenarios = recorded_of(game)
    suite = recordings.suite
    module = importlib.import_module(f"tests.faulty.{game}.{fault}")
    assert module.CLAUSE in suite.game.clauses
    spoiled = Spoiled(game, DATA)
    module.spoil(spoiled)
    engine = spoiled.engine()
    readings = {
        ruling.id: tuple(ruling.readings) for ruling in suite.game.rulings.values() if ruling.switchable
    }
    runner = Runner(
        recordings, GameOffer(QUESTIONS, readings=readings), lambda: InProcessConnection(engine), 60.0
    )
    stories = [one for one in scenarios if module.CLAUSE in one.story.cases[0].clauses]
    results = list(runner.run(stories))
    counts = Counter(result.verdict for result in results)
    assert len(results) == len(stories)
    assert counts[v.FAIL], f"no scenario of {module.CLAUSE} fails it; {dict(counts)}"
    assert not counts[v.SUITE_ERROR]

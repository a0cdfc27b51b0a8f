"""Every faulty engine is failed by a scenario's own expectation, under the clause that it breaks.

The faults were chosen by a reader of the rulebook, before the scenarios were written.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from engines.wrong.rules.spoiling import Fault, faults
from ruleproof.cases.suite import Suite
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.input.folders import Data
from ruleproof.judging import verdicts as v
from ruleproof.rules.verbs import QUESTIONS
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite
from ruleproof.running.workers import Workers

DATA = Data.open()
FAULTS = [one for game in sorted(DATA.games()) for one in faults(game).values()]

OTHER_CHOICES = {
    "rival_cities/further_donation_lapses_without_the_products",
    "rival_cities/repeated_draw_lapses_without_a_beer",
    "rivalry/setup_ends_with_an_empty_city",
}
"""Engines that only choose otherwise where the rulebook leaves the choice to the editor."""


@cache
def recorded_of(game: str) -> tuple[RecordedSuite, list[RecordedStory]]:
    recordings = RecordedSuite.adopted(Suite.open(DATA, DATA.game(game)))
    return recordings, list(recordings.scenarios())


@pytest.mark.sampled(5)
@pytest.mark.parametrize("fault", FAULTS, ids=[f"{one.game}/{one.name}" for one in FAULTS])
def test_a_faulty_engine_fails_under_the_clause_it_breaks(fault: Fault) -> None:
    recordings, scenarios = recorded_of(fault.game)
    suite = recordings.suite
    assert fault.clause in suite.game.clauses
    engine = fault.spoiled(DATA).engine()
    readings = {
        ruling.id: tuple(ruling.readings) for ruling in suite.game.rulings.values() if ruling.switchable
    }
    workers = Workers(
        recordings, GameOffer(QUESTIONS, readings=readings), lambda: InProcessConnection(engine), 60.0
    )
    stories = [one for one in scenarios if fault.clause in one.story.cases[0].clauses]
    results = list(workers.run(stories))
    counts = Counter(result.verdict for result in results)
    assert len(results) == len(stories)
    wanted = v.CONTESTED if f"{fault.game}/{fault.name}" in OTHER_CHOICES else v.FAIL
    assert counts[wanted], f"no scenario of {fault.clause} is {wanted}; {dict(counts)}"
    assert not counts[v.SUITE_ERROR]

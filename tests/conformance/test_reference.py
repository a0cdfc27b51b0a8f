"""The reference passes its own suite.

It does so under the adopted readings, under every other one alone, and under every profile.
"""

from __future__ import annotations

import pytest

from ruleproof.api import Options, verify
from ruleproof.cases.suite import Suite
from ruleproof.cli.check_tags import tag_problems
from ruleproof.input.folders import Data
from ruleproof.judging import verdicts as v
from ruleproof.reports.model import Report
from ruleproof.running.recorded_suite import RecordedSuite
from tests.shared import WHOLE
from tools.quality import recorded
from tools.quality.baselines import BASELINES

DATA = Data.open()
GAMES = {game: Suite.open(DATA, folders).game for game, folders in DATA.games().items()}
OTHERS = [
    pytest.param(game.id, ruling.id, reading, id=f"{ruling.id}={reading}")
    for game in GAMES.values()
    for ruling in game.rulings.values()
    if ruling.switchable
    for reading in ruling.readings
    if reading != ruling.adopted
]
PROFILES = [(game.id, profile) for game in GAMES.values() for profile in game.profiles]


def faults_of(report: Report) -> list[str]:
    return [
        f"{result.case}: {result.verdict}: {result.reason}"
        for game in report.games
        for result in game.results
        if result.verdict not in (v.PASS, v.INAPPLICABLE)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_the_reference_passes_everything_under_the_adopted_readings(game: str) -> None:
    report = verify(Options(games=(game,)))
    assert faults_of(report) == []
    assert report.status == 0
    assert report.games[0].score == "100.0"
    assert report.games[0].counts[v.PASS] == report.games[0].total


MOST_TAGS = 600
JUDGED = 0.9
"""Share of the cases that an engine with one other reading is judged on, at least."""


def test_few_scenarios_are_written_for_another_reading_than_the_adopted_one() -> None:
    files = [path for folders in DATA.games().values() for path in folders.feature_files()]
    tags = sum(path.read_text(encoding="utf-8").count("@reading:") for path in files)
    assert 0 < tags <= MOST_TAGS


@pytest.mark.parametrize("game", GAMES)
def test_each_tag_changes_an_answer_and_each_adopted_reading_is_shown(game: str) -> None:
    recordings = RecordedSuite.adopted(Suite.open(DATA, DATA.game(game)))
    assert tag_problems(recordings, list(recordings.scenarios())) == []


@pytest.mark.campaign
@pytest.mark.parametrize(("game", "ruling", "reading"), OTHERS)
def test_the_reference_passes_most_cases_under_another_reading(game: str, ruling: str, reading: str) -> None:
    report = verify(Options(games=(game,), readings={ruling: reading}))
    assert faults_of(report) == []
    counts = report.games[0].counts
    assert counts[v.PASS] >= JUDGED * report.games[0].total


@pytest.mark.campaign
def test_the_reference_passes_everything_under_each_profile() -> None:
    assert [
        fault
        for game, profile in PROFILES
        for fault in faults_of(verify(Options(games=(game,), profile=profile)))
    ] == []


@pytest.mark.parametrize("game", GAMES)
def test_engines_without_rules_score_under_five_per_cent(game: str) -> None:
    suite = Suite.open(DATA, DATA.game(game))
    record = recorded.read("baselines", game)
    if WHOLE:
        assert record["suite"] == suite.digest(), "out of date: python -m tools.quality baselines"
    assert set(record["scores"]) == set(BASELINES)
    assert {name: score for name, score in record["scores"].items() if float(score) >= 5} == {}


NOT_REACHED = {
    "between_two_cities": {
        "between_two_cities.placing.lower_value_first"  # only under a reading that is not the adopted one
    }
}
"""Clauses that no tour reaches because play by the adopted readings cannot."""


@pytest.mark.parametrize("game", GAMES)
def test_tours_reach_every_clause_that_play_can_reach(game: str) -> None:
    suite = Suite.open(DATA, DATA.game(game))
    reached = {
        clause
        for tour in RecordedSuite.adopted(suite).tours()
        for case in tour.story.cases
        for clause in case.clauses
    }
    missing = {clause.id for clause in suite.game.clauses.values() if clause.needs_scenario} - reached
    assert missing == NOT_REACHED.get(game, set())

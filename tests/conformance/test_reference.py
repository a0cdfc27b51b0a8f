"""The reference passes its own suite.

It does so under the adopted readings, under every other one alone, and under every profile.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from ruleproof.api import Options, verify
from ruleproof.cases.case import Story
from ruleproof.cases.suite import Suite
from ruleproof.engines.oracle import Oracle
from ruleproof.input.folders import Data
from ruleproof.judging import verdicts as v
from ruleproof.reports.model import Report
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite
from ruleproof.running.reference_recorder import ReferenceRecorder
from tests.shared import WHOLE
from tools.quality import recorded
from tools.quality.baselines import BASELINES

DATA = Data.of()
GAMES = {game: Suite.open(DATA, folders).game for game, folders in DATA.games().items()}
OTHERS = [
    pytest.param(game.id, ruling.id, reading, id=f"{ruling.id}={reading}")
    for game in GAMES.values()
    for ruling in game.rulings.values()
    if ruling.switchable
    for reading in ruling.readings
    if reading != ruling.adopted
]
MOST_THAT_APPLY = 12
"""Maximum number of scenarios of one test that apply a clause of a ruling without showing it."""
ONE_IN = 8
"""Every Nth scenario is asked under a profile; the campaign asks all."""
PROFILES = [(game.id, profile) for game in GAMES.values() for profile in game.profiles]


def faults_of(report: Report) -> list[str]:
    return [
        f"{result.case}: {result.verdict}: {result.reason}"
        for game in report.games
        for result in game.results
        if result.verdict != v.PASS
    ]


@pytest.mark.parametrize("game", GAMES)
def test_the_reference_passes_everything_under_the_adopted_readings(game: str) -> None:
    report = verify(Options(games=(game,)))
    assert faults_of(report) == []
    assert report.status == 0
    assert report.games[0].score == "100.0"
    assert sum(report.games[0].counts.values()) == report.games[0].total


@cache
def scenarios_of(game: str) -> tuple[Suite, list[RecordedStory]]:
    suite = Suite.open(DATA, DATA.game(game))
    return suite, list(RecordedSuite.adopted(suite).scenarios())


def disagreements(suite: Suite, stories: Sequence[Story], ruling: str, reading: str) -> list[tuple[str, str]]:
    """Return the scenarios, of no reading of a ruling, that do not hold under another one."""
    recorder = ReferenceRecorder(Oracle(suite))
    readings = {**suite.game.adopted(), ruling: reading}
    others = [story for story in stories if ruling not in story.readings]
    faults = [(story.cases[0].id, recorder.scenario(story, readings).fault) for story in others]
    return [fault for fault in faults if fault[1]]


@pytest.mark.sampled(6)
@pytest.mark.parametrize(("game", "ruling", "reading"), OTHERS)
def test_the_reference_agrees_under_another_reading_with_the_scenarios_that_the_ruling_touches(
    game: str, ruling: str, reading: str
) -> None:
    """Those that show a clause of the ruling and some that apply one; the campaign goes through all.

    A tour is played under the readings that it names, so that no other reading touches it.
    """
    suite, scenarios = scenarios_of(game)
    clauses = set(suite.game.rulings[ruling].clauses)
    show = [one.story for one in scenarios if clauses & set(one.story.cases[0].clauses)]
    apply = [one.story for one in scenarios if clauses & clauses_of(one) and one.story not in show]
    near = [*show, *apply[:: 1 + len(apply) // MOST_THAT_APPLY]]
    assert near
    assert disagreements(suite, near, ruling, reading) == []


@pytest.mark.campaign
@pytest.mark.parametrize(("game", "ruling", "reading"), OTHERS)
def test_the_reference_agrees_with_every_scenario_under_another_reading(
    game: str, ruling: str, reading: str
) -> None:
    suite, scenarios = scenarios_of(game)
    assert disagreements(suite, [one.story for one in scenarios], ruling, reading) == []


def clauses_of(recorded: RecordedStory) -> set[str]:
    """Return the clauses that a scenario shows, or that the reference applies in it."""
    found = set(recorded.story.cases[0].clauses)
    for step in recorded.recording.steps:
        assert step is not None
        found.update(step.clauses, step.answers.view_clauses, step.answers.outcome_clauses)
    return found


@pytest.mark.parametrize(("game", "profile"), PROFILES)
def test_the_reference_agrees_under_a_profile_with_a_sample_of_the_scenarios(game: str, profile: str) -> None:
    suite, scenarios = scenarios_of(game)
    recorder = ReferenceRecorder(Oracle(suite))
    readings = {**suite.game.adopted(), **suite.game.profiles[profile]}
    faults = [recorder.scenario(one.story, readings).fault for one in scenarios[::ONE_IN]]
    assert [fault for fault in faults if fault] == []


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
        "between_two_cities.placing.lower_value_first",  # only under a reading that is not the adopted one
    },
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

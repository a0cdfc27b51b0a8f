"""The toy game itself: everything else rests on it."""

from __future__ import annotations

from ruleproof.judging import verdicts as v
from ruleproof.reports.model import Report
from tests.toybox import CONTESTED, TOY, only_game, run_on_toy, stdio, toy_stories, toy_suite, verdicts


def test_the_toy_game_checks_without_a_problem(toy_copy) -> None:
    lines, status = toy_copy.check()
    assert status == 0, lines
    assert (
        "34 clauses (1 that no engine can show), 3 rulings (2 switchable), 52 scenarios (65 "
        "cases), 2 tours (18 cases): no errors"
    ) in lines


def test_the_reference_conforms_on_the_toy_game() -> None:
    report = run_on_toy()
    assert report.status == 0
    assert set(verdicts(report).values()) == {v.PASS, v.CONTESTED}


def test_an_independent_engine_conforms_on_the_toy_game(good_run: Report) -> None:
    assert good_run.status == 0
    assert set(verdicts(good_run).values()) == {v.PASS, v.CONTESTED}
    assert [case for case, verdict in verdicts(good_run).items() if verdict == v.CONTESTED] == [CONTESTED]


def test_the_toy_has_what_the_kit_is_to_be_tested_with() -> None:
    suite = toy_suite()
    stories = [recorded.story for recorded in toy_stories()]
    steps = [step for recorded in toy_stories() for step in recorded.recording.steps if step is not None]
    assert any(not step.settled for step in steps)
    assert any(story.start.is_new_game and story.start.chance for story in stories)
    assert any(play.chance for story in stories for play in story.plays)
    assert len({len(story.start.seats) for story in stories}) == 2
    assert len(suite.game.component_sets) == 2
    assert set(suite.game.profiles) == {"village", "town"}
    assert len([ruling for ruling in suite.game.rulings.values() if ruling.switchable]) == 2
    assert {law.kind for law in suite.game.laws} == {"count", "bag", "items"}
    assert list(suite.game.contested) == [CONTESTED]


def test_the_adopted_readings_and_each_profile_are_played_by_the_good_engine() -> None:
    for options in ({"profile": "village"}, {"profile": "town"}, {"readings": {"tie": "more_coins"}}):
        report = run_on_toy(stdio("market"), **options)
        assert report.status == 0, options
        counts = only_game(report).counts
        print(options, counts)
        assert counts[v.PASS] + counts[v.INAPPLICABLE] == 82, options


def test_the_toy_lies_outside_the_bundled_data() -> None:
    assert toy_suite().folders.root == TOY

"""Stories as an engine with other readings gets them: tours go on, scenarios hold or stay out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ruleproof.engines.greeting import GameOffer
from ruleproof.input import jsontext
from ruleproof.judging import verdicts as v
from ruleproof.judging.judge import Judge
from ruleproof.rules.verbs import QUESTIONS
from ruleproof.running.own_readings import under_own_readings
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite
from tests.toybox import GAME, ToyCopy, by_case, copy_toy, engine_script, run_on_toy, toy_suite

TIED = f"{GAME}.ruling.tied_bids"
TOUR = f"{GAME}/tours/three_traders"
NAMED = f"title: Three traders\nreadings: {{{TIED}: card_discarded}}\n"
CALLER_FIRST = {TIED: ("caller_first",)}


@pytest.fixture
def toy(tmp_path: Path) -> ToyCopy:
    """The toy game with a tour that is one of the reading `card_discarded`."""
    made = copy_toy(tmp_path / "toy")
    made.edit(made.features / "tours" / "three_traders.yaml", "title: Three traders\n", NAMED)
    return made


def offering(readings: dict[str, Any]) -> GameOffer:
    return GameOffer(QUESTIONS, {}, readings)


def told(toy: ToyCopy, offer: GameOffer) -> tuple[list[RecordedStory], list[RecordedStory]]:
    """Return the stories as they are written, and as an engine gets them."""
    suite = toy_suite(toy.root)
    own = {ruling: reading[0] for ruling, reading in offer.readings.items()}
    recordings = RecordedSuite(suite, {**suite.game.adopted(), **own})
    written = list(recordings.all())
    return written, under_own_readings(recordings, offer, written)


def asked(toy: ToyCopy, stories: list[RecordedStory], offer: GameOffer) -> set[str]:
    suite = toy_suite(toy.root)
    judge = Judge(suite.game, suite.validator, offer)
    return {case.id for one in stories for case in one.story.cases if not judge.unsupported(case)}


def engine(folder: Path, readings: dict[str, Any], *body: str) -> str:
    declared = {ruling: list(names) for ruling, names in readings.items()}
    return engine_script(folder, f"Engine.readings_offered = lambda self: {declared!r}", *body)


@pytest.mark.parametrize(
    "readings", [{}, {TIED: ("card_discarded",)}, {TIED: ("card_discarded", "caller_first")}]
)
def test_an_engine_that_plays_the_adopted_readings_is_told_every_story_as_it_is_written(
    toy: ToyCopy, readings: dict[str, Any]
) -> None:
    written, now = told(toy, offering(readings))
    assert now == written


def test_a_tour_of_another_reading_is_asked_and_every_case_stands_once(toy: ToyCopy) -> None:
    offer = offering(CALLER_FIRST)
    written, now = told(toy, offer)
    steps = {case.id for one in written for case in one.story.cases if case.id.startswith(TOUR)}
    assert not steps & asked(toy, written, offer)
    assert steps <= asked(toy, now, offer)
    ids = [case.id for one in now for case in one.story.cases]
    assert sorted(ids) == sorted(case.id for one in written for case in one.story.cases)


def test_behind_an_action_that_another_reading_forbids_a_tour_goes_on_from_its_own_position(
    toy: ToyCopy,
) -> None:
    """Green has paid for the card where the caller takes it, and cannot buy as much."""
    tour = toy.features / "tours" / "three_traders.yaml"
    text = tour.read_text(encoding="utf-8").replace("{type: bid, coins: 1}", "{type: bid, coins: 2}")
    tour.write_text(text, encoding="utf-8")
    _, now = told(toy, offering(CALLER_FIRST))
    stretches = [one for one in now if one.story.cases[0].id.startswith(TOUR)]
    first, second = (one.story for one in stretches)
    assert (len(first.cases), first.start.is_new_game) == (10, True)
    assert [case.id for case in second.cases] == [f"{TOUR}/11"]
    assert jsontext.decode(second.start.state)["table"]["coins"]["Green"] > 1
    assert second.plays[0].action == {"type": "buy", "good": "grain", "pieces": 2}


def test_an_engine_with_a_reading_of_its_own_passes_the_tours_of_another(
    toy: ToyCopy, tmp_path: Path
) -> None:
    report = run_on_toy(engine(tmp_path, CALLER_FIRST), toy.root)
    results = by_case(report)
    assert {one.verdict for name, one in results.items() if name.startswith(TOUR)} == {v.PASS}
    assert report.status == 0


def test_a_fault_in_a_tour_of_another_reading_is_found(toy: ToyCopy, tmp_path: Path) -> None:
    report = run_on_toy(engine(tmp_path, CALLER_FIRST, "Engine.most_bought = 1"), toy.root)
    assert any(one.verdict.is_fault for name, one in by_case(report).items() if name.startswith(TOUR))

"""Stories as an engine with other readings gets them: tours go on, scenarios hold or stay out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ruleproof.engines.greeting import GameOffer
from ruleproof.input import jsontext
from ruleproof.judging import verdicts as v
from ruleproof.rules.verbs import QUESTIONS
from ruleproof.running.own_readings import AdaptedStories, under_own_readings
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite
from tests.toybox import (
    GAME,
    ToyCopy,
    by_case,
    copy_toy,
    engine_script,
    run_on_toy,
    toy_recordings,
    toy_suite,
)

TIED, TIE = f"{GAME}.ruling.tied_bids", f"{GAME}.ruling.tie"
TOUR = f"{GAME}/tours/three_traders"
CALLER_FIRST = {TIED: ("caller_first",)}


@pytest.fixture
def toy(tmp_path: Path) -> ToyCopy:
    """The toy game with a tour that is legal under the adopted reading of tied bids alone: where the caller
    takes the card, Green has paid for it and cannot buy as much.
    """
    made = copy_toy(tmp_path / "toy")
    tour = made.features / "tours" / "three_traders.yaml"
    text = tour.read_text(encoding="utf-8").replace("{type: bid, coins: 1}", "{type: bid, coins: 2}")
    tour.write_text(text, encoding="utf-8")
    return made


def offering(readings: dict[str, Any]) -> GameOffer:
    return GameOffer(QUESTIONS, {}, readings)


def told(toy: ToyCopy, offer: GameOffer) -> tuple[list[RecordedStory], AdaptedStories]:
    """Return the stories as they are recorded under an engine's readings, and as the engine gets them."""
    suite = toy_suite(toy.root)
    own = {ruling: reading[0] for ruling, reading in offer.readings.items()}
    recordings = RecordedSuite(suite, {**suite.game.adopted(), **own})
    written = list(recordings.all())
    return written, under_own_readings(recordings, offer, written)


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
    assert now == AdaptedStories(tuple(written))


def test_a_tour_of_another_reading_is_asked_and_every_case_stands_once(toy: ToyCopy) -> None:
    written, now = told(toy, offering(CALLER_FIRST))
    assert any(one.fault for one in written if one.story.cases[0].id.startswith(TOUR))
    assert not any(case.startswith(TOUR) for case in now.reasons)
    steps = [case.id for one in now.stories for case in one.story.cases if case.id.startswith(TOUR)]
    whole = toy_recordings(toy.root).cases()
    assert steps == [case.id for case in whole if case.id.startswith(TOUR)]


def test_behind_an_action_that_another_reading_forbids_a_tour_goes_on_from_its_own_position(
    toy: ToyCopy,
) -> None:
    _, now = told(toy, offering(CALLER_FIRST))
    stretches = [one for one in now.stories if one.story.cases[0].id.startswith(TOUR)]
    first, second = (one.story for one in stretches)
    assert (len(first.cases), first.start.is_new_game) == (10, True)
    assert [case.id for case in second.cases] == [f"{TOUR}/11"]
    assert jsontext.decode(second.start.state)["table"]["coins"]["Green"] > 1
    assert second.plays[0].action == {"type": "buy", "good": "grain", "pieces": 2}


def test_a_scenario_that_does_not_hold_under_other_readings_names_the_ruling(toy: ToyCopy) -> None:
    both = {TIE: ("more_coins",), **CALLER_FIRST}
    for offered in (both, {TIE: ("more_coins",)}, {}):
        written, now = told(toy, offering(offered))
        scenarios = {one.story.cases[0].id for one in written if one.fault and one.story.cases[0].lines}
        assert now.reasons.keys() == scenarios
        named = {why.rpartition(" plays ")[2] for why in now.reasons.values()}
        assert named == {f"{ruling} as {names[0]!r}" for ruling, names in offered.items()}


def test_what_does_not_hold_under_an_engines_readings_is_inapplicable(toy: ToyCopy, tmp_path: Path) -> None:
    report = run_on_toy(engine(tmp_path, {TIE: ("more_coins",)}), toy.root)
    found = [one for one in by_case(report).values() if one.verdict == v.INAPPLICABLE]
    assert found
    assert all(TIE in one.reason for one in found)
    assert report.status == 0


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

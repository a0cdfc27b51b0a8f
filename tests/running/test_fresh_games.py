"""Fresh games find what knows the suite alone, and nothing in what plays by the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ruleproof.engines.greeting import GameOffer
from ruleproof.judging import verdicts as v
from ruleproof.reports.badge import badge
from ruleproof.reports.text import verdict_line, why_not
from ruleproof.rules.coverage import Coverage
from ruleproof.rules.verbs import QUESTIONS
from ruleproof.running.fresh_games import not_done, seconds_for
from ruleproof.running.fresh_outcome import FreshGames
from tests.reports.samples import failing, result
from tests.toybox import only_game, run_on_toy, stdio


def fresh_of(**options: Any) -> FreshGames:
    fresh = only_game(run_on_toy(ask_again=True, **options)).fresh
    assert fresh is not None
    return fresh


def test_an_engine_that_looks_its_answers_up_passes_the_suite_and_is_found_by_a_fresh_game(
    tmp_path: Path,
) -> None:
    book = str(tmp_path / "book.json")
    run_on_toy(stdio("remembers", book, "learn"))
    parrot = stdio("remembers", book)
    assert run_on_toy(parrot).status == 0
    report = run_on_toy(parrot, fresh=3, seed=1)
    assert report.status == 1
    fresh = only_game(report).fresh
    assert fresh is not None and fresh.result is not None and fresh.result.verdict.is_fault
    assert set(only_game(report).counts) == {v.PASS, v.CONTESTED}
    assert "(seed 1)" in why_not(report) and "--seed 1" in why_not(report)
    assert "Fresh game 1" in why_not(report)
    assert badge(report)["message"].endswith(" · a fresh game differs")  # type: ignore[union-attr]
    assert badge(report)["color"] == "orange"


def test_an_engine_that_calls_fresh_games_unsupported_does_not_plainly_conform(tmp_path: Path) -> None:
    book = str(tmp_path / "book.json")
    run_on_toy(stdio("remembers", book, "learn"))
    report = run_on_toy(stdio("remembers", book, "evades"), fresh=1, seed=1)
    fresh = only_game(report).fresh
    assert fresh is not None and fresh.was_refused and "not in the book" in fresh.words
    assert "to the suite alone, without fresh games" in verdict_line(report)
    assert badge(report)["color"] == "orange"


def test_the_reference_differs_from_itself_in_no_fresh_game() -> None:
    fresh = fresh_of(fresh=6, seed=2)
    assert fresh.words == "6 fresh games: no difference (seed 2)"
    assert fresh.plays > 6


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    again, same, other = (fresh_of(fresh=3, seed=seed) for seed in (3, 3, 4))
    assert again == same
    assert again.plays != other.plays


def test_without_a_seed_one_is_drawn() -> None:
    assert fresh_of(fresh=1).seed != fresh_of(fresh=1).seed


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"fresh": 0, "ask_again": True}, "skipped (--fresh 0)"),
        ({"fresh": 3}, "the reference was not run"),
    ],
)
def test_a_run_says_why_there_are_no_fresh_games(options: dict[str, object], why: str) -> None:
    report = run_on_toy(**options)  # type: ignore[arg-type]
    fresh = only_game(report).fresh
    assert fresh is not None and fresh.words == f"fresh games not played: {why}"
    assert report.status == 0
    assert badge(report)["message"].endswith(" · no fresh games")  # type: ignore[union-attr]


def test_partial_and_failing_engines_play_no_fresh_games() -> None:
    whole = GameOffer(QUESTIONS)
    passing = [result("fair/stall/one", v.PASS)]
    assert not_done(whole, passing) == ""
    assert not_done(whole, [*passing, failing()]) == "1 of the cases already fail"
    assert not_done(GameOffer(QUESTIONS[:-1]), passing) == f"the engine has no {QUESTIONS[-1]}"
    part = GameOffer(QUESTIONS, covers=Coverage(actions=("bid",)))
    assert not_done(part, passing) == "the engine covers only part of the game"


def test_fresh_games_take_a_tenth_of_the_run_and_five_seconds_at_most() -> None:
    assert seconds_for(10.0, 1, repeated=False) == pytest.approx(1.0)
    assert seconds_for(1000.0, 1, repeated=False) == 5.0
    assert seconds_for(1000.0, 2, repeated=False) == 2.5
    assert seconds_for(0.1, 1, repeated=True) == 5.0

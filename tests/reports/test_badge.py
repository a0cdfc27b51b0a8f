"""`badge.json` is what shields.io asks of an endpoint."""

from __future__ import annotations

import json

import pytest

from ruleproof.judging import verdicts as v
from ruleproof.reports import badge
from tests.reports.samples import report, result


def passing(number: int, of: int) -> list[object]:
    return [result(f"fair/stall/{index}", v.PASS if index < number else v.FAIL) for index in range(of)]


def test_a_badge_names_the_game_and_its_score() -> None:
    made = json.loads(badge.encode(report(passing(973, 1000))))  # type: ignore[arg-type]
    assert made == {"schemaVersion": 1, "label": "ruleproof", "message": "fair 97.3 %", "color": "green"}


def test_several_games_share_one_score() -> None:
    assert badge.badge(report(passing(1, 2), games=3))["message"] == "3 games 50.0 %"  # type: ignore[arg-type]


def test_of_a_part_of_the_suite_both_numbers_are_told() -> None:
    made = badge.badge(report(passing(4, 4), total=80))  # type: ignore[arg-type]
    assert (made["message"], made["color"]) == ("fair 4 of 4 judged pass · 5 % of the suite", "brightgreen")


def test_of_an_engine_that_can_do_a_part_both_numbers_are_told_and_nothing_at_fault_is_green() -> None:
    left = [result(f"fair/stall/off_{number}", v.UNSUPPORTED) for number in range(842)]
    made = badge.badge(report([*passing(294, 294), *left]))  # type: ignore[list-item]
    assert (made["message"], made["color"]) == (
        "fair 294 of 294 judged pass · 25 % of the suite",
        "brightgreen",
    )
    wrong = badge.badge(report([*passing(290, 294), *left]))  # type: ignore[list-item]
    assert (wrong["message"], wrong["color"]) == ("fair 290 of 294 judged pass · 25 % of the suite", "green")


def test_a_run_without_a_verdict_has_no_score() -> None:
    assert badge.badge(report(passing(4, 4), interrupted=True))["message"] == "interrupted"  # type: ignore[arg-type]
    assert badge.badge(report([result("fair/stall/one", v.SUITE_ERROR)]))["message"] == "suite error"


@pytest.mark.parametrize(
    ("score", "colour"),
    [
        ("100.0", "brightgreen"),
        ("99.9", "green"),
        ("95.0", "green"),
        ("94.9", "yellowgreen"),
        ("60.0", "yellow"),
        ("40.0", "orange"),
        ("0.0", "red"),
    ],
)
def test_the_colour_follows_the_score(score: str, colour: str) -> None:
    assert badge.colour(score) == colour

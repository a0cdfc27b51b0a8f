"""`badge.json` is what shields.io asks of an endpoint."""

from __future__ import annotations

import json

import msgspec
import pytest

from ruleproof.judging import verdicts as v
from ruleproof.reports import badge
from ruleproof.running.fresh_outcome import FreshGames
from tests.reports.samples import report, result

KEPT = result("fair/stall/one", v.PASS)
BROKEN = result("fair/price/one", v.FAIL, clauses=("fair.price.never_below_one",))
OFF = result("fair/stall/off", v.UNSUPPORTED, clauses=("fair.stall.opens_at_noon",))


def test_a_badge_names_the_game_and_the_share_of_rules_kept() -> None:
    assert json.loads(badge.encode(report([KEPT, BROKEN]))) == {
        "schemaVersion": 1,
        "label": "ruleproof",
        "message": "does not conform · fair 1 of 2 rules judged are kept · 66 % of the rules judged",
        "color": "orange",
    }


def test_several_games_share_one_score() -> None:
    made = badge.badge(report([KEPT, BROKEN], games=3))
    told = "does not conform · 3 games 3 of 6 rules judged are kept · 66 % of the rules judged"
    assert made["message"] == told


def test_of_an_engine_that_is_judged_in_part_both_numbers_are_shown_and_nothing_broken_is_green() -> None:
    made = badge.badge(report([KEPT, OFF]))
    assert made["message"] == "fair 1 of 1 rules judged are kept · 33 % of the rules judged"
    assert made["color"] == "brightgreen"
    wrong = badge.badge(report([KEPT, BROKEN, OFF]))
    told = "does not conform · fair 1 of 2 rules judged are kept · 66 % of the rules judged"
    assert wrong["message"] == told
    assert wrong["color"] == "orange"


def test_a_few_answers_about_every_rule_are_not_shown_as_the_whole_suite() -> None:
    """An engine that knows one scenario of each rule by heart keeps all rules, but not by all cases."""
    clauses = ("fair.stall.one_each", "fair.stall.opens_at_noon", "fair.price.never_below_one")
    known = [result(f"fair/stall/known_{rule}", v.PASS, clauses=(rule,)) for rule in clauses]
    left = [result(f"fair/stall/left_{number}", v.UNSUPPORTED) for number in range(7)]
    assert badge.badge(report(known))["message"] == "fair 100.0 % of the rules kept"
    made = badge.badge(report([*known, *left]))
    assert made["message"] == "fair 100.0 % of the rules kept · 3 of 10 cases judged"


@pytest.mark.parametrize(
    ("altered", "told"), [(0, "no altered action refused"), (2, "few altered actions refused")]
)
def test_an_engine_that_leaves_most_altered_actions_unanswered_is_not_green(altered: int, told: str) -> None:
    fresh = FreshGames(games=3, plays=60, seed=1, altered=altered, unrefused=20)
    made = report([KEPT])
    made = msgspec.structs.replace(made, games=(msgspec.structs.replace(made.games[0], fresh=fresh),))
    assert f"{altered or 'none'} of {20 + altered} altered actions refused" in fresh.words
    assert str(badge.badge(made)["message"]).endswith(told)
    assert badge.badge(made)["color"] == "orange"


@pytest.mark.parametrize("verdict", [v.DIVERGES, v.ILLEGAL_REPLY, v.CRASH, v.TIMEOUT])
def test_an_engine_that_does_not_conform_is_never_green_even_if_all_judged_rules_are_kept(
    verdict: v.Verdict,
) -> None:
    made = badge.badge(report([KEPT, result("fair/tours/one/1", verdict, clauses=("fair.stall.x",))]))
    assert str(made["message"]).startswith("does not conform · fair 1 of 1 rules judged are kept")
    assert made["color"] == "yellow"


def test_a_run_without_a_verdict_has_no_score() -> None:
    assert badge.badge(report([KEPT], interrupted=True))["message"] == "interrupted"
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

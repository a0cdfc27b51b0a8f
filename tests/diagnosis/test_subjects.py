"""What clauses are about, as the suite of the toy game shows it."""

from __future__ import annotations

import math
from types import SimpleNamespace
from typing import Any

import pytest

from ruleproof.diagnosis.applied import clauses_of_failures
from ruleproof.diagnosis.faults import find_faults
from ruleproof.diagnosis.subjects import _Subjects, clauses_about
from ruleproof.running.plan import Plan
from ruleproof.running.run import GameRun
from tests.toybox import ALL_VERBS, Change, judge_on_toy, toy_recordings


def scored_wrong(part: str) -> Change:
    """Return a change that adds a point to one part of every player's score, and to nothing else."""

    def change(request: dict[str, Any], reply: dict[str, Any]) -> None:
        if request["method"] == "outcome":
            for score in reply["result"]["outcome"]["scores"].values():
                score[part] += 1

    return change


def run_of(change: Change, *patterns: str) -> GameRun:
    recordings = toy_recordings()
    results = tuple(judge_on_toy(change, *patterns, recordings=recordings).values())
    plan = Plan(recordings, ALL_VERBS, list(recordings.all()), [], [], "", len(results))
    return GameRun(plan, results)


@pytest.mark.parametrize(
    ("part", "clause"), [("coins", "point_for_a_coin"), ("animals", "points_for_animals")]
)
def test_on_tours_the_part_of_the_score_that_differs_chooses_the_rule(part: str, clause: str) -> None:
    run = run_of(scored_wrong(part), "/tours/")
    tours = {result.case for result in run.results}
    first, *_ = find_faults(run.results, tours, clauses_of_failures(run), about=clauses_about(run))
    assert first.clause == f"market_day.ending.{clause}"


def test_a_share_does_not_depend_on_the_order_of_the_places() -> None:
    weights = {f"table place{number}": 0.1 * (number + 1) for number in range(12)}
    known = SimpleNamespace(_weights=weights, _shares={"a.b.c": dict.fromkeys(weights, 0.3)})
    for left_out in weights:
        places = frozenset(weights) - {left_out}
        own = [weights[place] for place in places]
        exact = math.fsum(0.3 * weight for weight in own) / math.fsum(own)
        assert _Subjects._overlap(known, places) == {"a.b.c": exact}  # type: ignore[arg-type]

"""Baselines: engines without rules score next to nothing, so that a score is worth something."""

from __future__ import annotations

from collections import Counter

import pytest

from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.reports.model import score_of
from ruleproof.rules.verbs import QUESTIONS
from ruleproof.running.workers import Workers
from tests.toybox import GAME, only_game, run_on_toy, stdio, toy_recordings, toy_stories
from tools.quality.baselines import BASELINES, Baseline


def judged(name: str, verbs: tuple[str, ...]) -> list[Result]:
    connect = lambda: InProcessConnection(Baseline(name, [GAME]), timed=False)  # noqa: E731
    return list(Workers(toy_recordings(), GameOffer(verbs), connect, 10.0).run(toy_stories()))


@pytest.mark.parametrize("verbs", ["its own", "all"])
@pytest.mark.parametrize("name", BASELINES)
def test_an_engine_without_rules_scores_under_five_per_cent(name: str, verbs: str) -> None:
    """Also when it declares every verb, and not only those that serve it best."""
    results = judged(name, BASELINES[name][0] if verbs == "its own" else QUESTIONS)
    assert len(results) == 83
    assert float(score_of(Counter(result.verdict for result in results))) < 5.0
    assert v.SUITE_ERROR not in {result.verdict for result in results}


def test_an_engine_whose_answers_are_empty_scores_next_to_nothing() -> None:
    assert float(only_game(run_on_toy(stdio("answers_empty_objects"))).score) < 5.0

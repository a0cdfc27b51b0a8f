"""Samples of many cases: each commit has another part of them."""

from __future__ import annotations

from tests.shared import is_sampled


def test_a_few_commits_meet_every_case_and_each_once() -> None:
    met = [place for turn in range(100, 103) for place in range(30) if is_sampled(place, 3, turn)]
    assert sorted(met) == list(range(30))

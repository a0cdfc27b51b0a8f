"""Clauses that the reference notes beside an answer, because a mistake shows there."""

from __future__ import annotations

import pytest

from reference_impl import trace
from tests.reference_impl.playing import opened

SHARED = {"between_two_cities.cities.shared_with_the_left", "between_two_cities.cities.shared_with_the_right"}


@pytest.mark.parametrize(
    ("position", "noted"), [("four players, game over", SHARED), ("two players, game over", set[str]())]
)
def test_scores_rest_on_which_city_is_shared(position: str, noted: set[str]) -> None:
    """The scores of an engine that shares a wrong city are folded under that mistake."""
    engine, state = opened("between_two_cities", position, {})
    events: list[object] = []
    with trace.tracing(events.append):
        engine.outcome(state)
    applied = {one for event in events if isinstance(event, trace.Applied) for one in event.clauses}
    assert applied & SHARED == noted

"""Which reading is suggested: one under which every tried case passes, and two at least were tried."""

from __future__ import annotations

import pytest

from ruleproof.diagnosis.readings import Trial, suggested

BELL, TWELVE = ("noon", "by_the_bell"), ("noon", "at_twelve")


def trials(*passes: tuple[tuple[str, str], ...]) -> dict[str, Trial]:
    return {str(number): Trial(passes_under=own) for number, own in enumerate(passes)}


@pytest.mark.parametrize(
    ("passes", "expected"),
    [
        (((BELL,), (BELL,)), BELL),
        (((BELL, TWELVE), (BELL,)), BELL),
        (((BELL,), ()), None),
        (((BELL,),), None),
        (((BELL,), (TWELVE,)), None),
        (((BELL, TWELVE), (BELL, TWELVE)), None),
        ((), None),
    ],
    ids=["all pass", "one has a second", "one does not pass", "only one", "they differ", "two alike", "none"],
)
def test_a_reading_is_suggested_if_all_tried_cases_pass_under_it_alone(
    passes: tuple[tuple[tuple[str, str], ...], ...], expected: tuple[str, str] | None
) -> None:
    tried = trials(*passes)
    assert suggested([*tried, "not tried"], tried) == expected

"""Play and census name the rule that verify names."""

from __future__ import annotations

import pytest

from tests.shared import WHOLE
from tools.quality.found import MISTAKES, Named, named

QUICK = ("lost_cities_rivals/same_colours_left", "lost_cities_rivals/display_cleared_for_a_new_pile")


@pytest.mark.parametrize("mistake", MISTAKES if WHOLE else QUICK)
def test_play_and_census_name_the_rule_that_verify_names(mistake: str) -> None:
    rules = named(mistake)
    assert rules.verify
    assert rules.agrees, rules


@pytest.mark.parametrize(
    ("rules", "agrees"),
    [
        (Named("", "a", "a", "a"), True),
        (Named("", "a", "a", "-"), True),
        (Named("", "a", "", ""), True),
        (Named("", "a", "b", "-"), False),
        (Named("", "a", "a", "b"), False),
        (Named("", "", "a", "a"), False),
    ],
)
def test_a_command_that_finds_nothing_does_not_disagree(rules: Named, agrees: bool) -> None:
    assert rules.agrees is agrees

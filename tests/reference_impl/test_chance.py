"""Outcomes of chance."""

from __future__ import annotations

from typing import Any

import pytest

from reference_impl.chance import Chance
from reference_impl.refusals import IllegalAction, NeedsChance, UnusedChance


def test_outcomes_are_used_in_order() -> None:
    chance = Chance([{"shuffle": ["b", "a", "a"]}, {"roll": [1, 6]}, {"shuffle": [2, 1]}])
    assert chance.shuffle(("a", "a", "b")) == ("b", "a", "a")
    assert chance.roll(2) == (1, 6)
    assert chance.shuffle((1, 2)) == (2, 1)
    chance.require_all_used()


def test_a_missing_outcome_says_what_is_needed() -> None:
    with pytest.raises(NeedsChance) as refused:
        Chance().shuffle(("a", "b"))
    assert refused.value.data == {"needs": {"shuffle": ["a", "b"]}}
    with pytest.raises(NeedsChance) as refused:
        Chance().roll(2)
    assert refused.value.data == {"needs": {"roll": {"dice": 2}}}
    with pytest.raises(NeedsChance) as refused:
        Chance().roll(1, 20)
    assert refused.value.data == {"needs": {"roll": {"dice": 1, "sides": 20}}}


def test_an_outcome_left_over_is_refused() -> None:
    chance = Chance([{"roll": [1]}, {"roll": [2]}])
    chance.roll(1)
    with pytest.raises(UnusedChance):
        chance.require_all_used()


@pytest.mark.parametrize(
    "found", [["a", "b"], ["a", "a", "c"], ["a", "b", "b"], [], ["a", "a", ["b"]], "aab", None]
)
def test_a_shuffle_of_other_things_is_refused(found: Any) -> None:
    with pytest.raises(IllegalAction, match="outcome 1 of chance"):
        Chance([{"shuffle": found}]).shuffle(("a", "a", "b"))


@pytest.mark.parametrize("things", [[True, 2], [1.0, 2]])
def test_a_shuffle_of_numbers_takes_integers_only(things: Any) -> None:
    with pytest.raises(IllegalAction):
        Chance([{"shuffle": things}]).shuffle((1, 2))


@pytest.mark.parametrize("found", [[1], [1, 7], [0, 1], [1, 2, 3], [True, 1], [1, "2"]])
def test_an_impossible_roll_is_refused(found: Any) -> None:
    with pytest.raises(IllegalAction, match="outcome 1 of chance"):
        Chance([{"roll": found}]).roll(2)


@pytest.mark.parametrize("outcome", [{"roll": [1]}, {}, {"shuffle": ["a"], "roll": [1]}, ["a"]])
def test_an_outcome_of_another_kind_is_refused(outcome: Any) -> None:
    with pytest.raises(IllegalAction, match="is not a shuffle"):
        Chance([outcome]).shuffle(("a",))

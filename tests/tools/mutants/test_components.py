"""Component sets are changed number by number; a set that cases name is asked for what it has of its own."""

from __future__ import annotations

import pytest

from tests.toybox import GAME, ToyCopy
from tools.mutants.harness import FAIL, Harness
from tools.mutation.components import at, component_mutants, touches

VALUES = {"coins": 1, "open": True, "cards": {"pig": {"worth": 0}}, "prices": [2]}
FEATURE = """\
Feature: Corrected cards

  @clause:market_day.turn.price_is_paid
  Rule: What is bought is paid for

    @components:corrected
    Scenario: Cloth costs three coins on the corrected price list
      Given a new game for Red and Blue, the cards being pig and cow
      When Red buys 1 cloth
      Then Red has 0 coins
"""


def test_every_number_is_shifted_and_none_falls_below_nothing() -> None:
    assert [mutant.id for mutant in component_mutants("", VALUES)] == [
        "components coins: 1 becomes 2",
        "components coins: 1 becomes 0",
        "components cards/pig/worth: 0 becomes 1",
        "components prices/0: 2 becomes 3",
        "components prices/0: 2 becomes 1",
    ]


def test_a_mutant_changes_its_number_and_nothing_else() -> None:
    mutant = list(component_mutants("small", VALUES))[-1]
    assert mutant.id.startswith("components of small ")
    assert mutant.values == {**VALUES, "prices": [1]}
    assert VALUES["prices"] == [2]
    assert mutant.entry == "prices/0"


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("cards", "pig", "worth"), 0),
        (("prices", 0), 2),
        (("prices", 1), None),
        (("cow",), None),
        (("coins", 0), None),
    ],
)
def test_what_is_not_there_is_nothing(path: tuple[str | int, ...], value: object) -> None:
    assert at(VALUES, path) == value


def test_entries_touch_what_they_are_part_of() -> None:
    assert touches("cards/pig", "cards")
    assert touches("cards", "cards/pig")
    assert not touches("cards/pig", "cards/pigeon")


def test_a_named_set_is_asked_only_for_numbers_of_its_own_that_are_used(toy_copy: ToyCopy) -> None:
    toy_copy.feature(FEATURE)
    harness = Harness.of(GAME, [toy_copy.root])
    mutants = [mutant for mutant in harness.component_mutants() if mutant.components]
    assert [mutant.path for mutant in mutants] == [("prices", "cloth")] * 2
    assert harness.judge_component(mutants[1]).way == FAIL

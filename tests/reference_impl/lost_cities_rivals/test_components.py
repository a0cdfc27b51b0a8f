"""What a component set must be like."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from reference_impl.lost_cities_rivals.components import Components
from reference_impl.refusals import Unsupported

Values = dict[str, Any]


@pytest.fixture
def values(standard_sets: dict[str, Values]) -> Values:
    return json.loads(json.dumps(standard_sets["lost_cities_rivals"]))  # type: ignore[no-any-return]


def test_the_standard_set_is_accepted(values: Values) -> None:
    components = Components(values)
    assert len(components.starting_wagers()) == 10
    assert len(components.pack()) == 80


def test_a_corrected_number_of_copies_or_footprints_is_accepted(values: Values) -> None:
    values["cards"]["red 2"].update(copies=3, footprints=0)
    del values["cards"]["blue wager"]
    assert len(Components(values).pack()) == 78


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda values: values.pop("gold_coins"), "gold_coins"),
        (lambda values: values.update(gold_coins=0), "gold_coins"),
        (
            lambda values: values.update(gold_coins=18),
            "18 gold coins cannot be divided evenly among 4 players",
        ),
        (
            lambda values: values.update(piles=81),
            "80 expedition and wager cards cannot be divided into 81 piles",
        ),
        (lambda values: values["cards"]["red 2"].update(number=3), "red 2 is described as red 3"),
        (
            lambda values: values["cards"]["red wager"].update(colour="blue"),
            "red wager is described as blue wager",
        ),
        (
            lambda values: values["cards"]["red 2"].pop("footprints"),
            "red 2: expedition cards have a number and footprints",
        ),
        (
            lambda values: values["cards"]["red wager"].update(footprints=1),
            "red wager: .* wager cards have neither",
        ),
        (lambda values: values["cards"]["red 2"].update(copies=0), "red 2 cannot be read"),
        (lambda values: values["cards"]["red 2"].update(colour="pink"), "red 2 cannot be read"),
        (
            lambda values: values["cards"]["red starting wager"].update(copies=3),
            "more than two red starting wager cards",
        ),
        (
            lambda values: [values["cards"].pop(f"{colour} starting wager") for colour in ("red", "blue")],
            "6 starting wager cards do not give 4 players two each",
        ),
    ],
)
def test_a_set_that_breaks_a_condition_is_refused_in_a_sentence(
    values: Values, change: Callable[[Values], Any], sentence: str
) -> None:
    change(values)
    with pytest.raises(Unsupported, match=sentence):
        Components(values)


def test_all_faults_are_told_at_once(values: Values) -> None:
    values["gold_coins"] = 35
    values["cards"]["red 2"]["number"] = 3
    values["cards"]["red starting wager"]["copies"] = 3
    with pytest.raises(Unsupported) as refused:
        Components(values)
    assert len(refused.value.reasons) == 3

"""What a component set must be like."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from reference_impl.between_two_cities.components import Components
from reference_impl.refusals import Unsupported

Values = dict[str, Any]


@pytest.fixture
def values(standard_sets: dict[str, Values]) -> Values:
    return json.loads(json.dumps(standard_sets["between_two_cities"]))  # type: ignore[no-any-return]


def test_the_standard_set_is_accepted(values: Values) -> None:
    components = Components(values)
    assert len(components.all_building_tiles()) == 108
    assert len(components.all_duplex_tiles()) == 24


def test_other_printed_values_are_accepted(values: Values) -> None:
    tile = values["duplex_tiles"].pop("shop over bed tavern")
    values["duplex_tiles"]["bed tavern beside shop"] = {
        **tile,
        "shape": "flat",
        "halves": ["bed tavern", "shop"],
    }
    values["building_tiles"]["shop"]["copies"] = 15
    values["scoring"]["offices"]["set"] = [1, 2]
    values["cities"]["Utopia"] = {"tokens": 2}
    assert len(Components(values).all_building_tiles()) == 107


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda values: values.pop("scoring"), "scoring"),
        (lambda values: values["scoring"]["shops"].update(line=[2, 5, 10]), "line"),
        (lambda values: values["scoring"]["taverns"].update(set=[1, 2, 3, 4, 5]), "set"),
        (lambda values: values["scoring"]["order"].pop(), "does not list each building type once"),
        (lambda values: values["scoring"]["order"].append("shop"), "does not list each building type once"),
        (lambda values: values["building_tiles"]["shop"].update(type="park"), "shop is described as park"),
        (
            lambda values: values["building_tiles"]["bed tavern"].update(kind="food"),
            "bed tavern is described as food tavern",
        ),
        (
            lambda values: values["building_tiles"]["bed tavern"].pop("kind"),
            "bed tavern: taverns have a kind",
        ),
        (
            lambda values: values["building_tiles"]["shop"].update(kind="bed"),
            "shop: taverns have a kind, and other buildings have none",
        ),
        (lambda values: values["building_tiles"]["shop"].update(copies=0), "shop cannot be read"),
        (
            lambda values: values["building_tiles"]["shop"].update(copies=5),
            "97 building tiles are too few for 7 players, who draw 98",
        ),
        (
            lambda values: values["duplex_tiles"]["park over house"].update(shape="flat"),
            "park over house is described as park beside house",
        ),
        (
            lambda values: values["duplex_tiles"].update(
                {"inn over shop": {"shape": "upright", "halves": ["inn", "shop"], "copies": 1}}
            ),
            "building inn",
        ),
        (lambda values: [values["duplex_tiles"].popitem() for _ in range(4)], "20 duplex tiles are too few"),
        (lambda values: values["cities"].pop("city 7"), "6 cities are too few"),
        (lambda values: values["cities"]["city 7"].update(tokens=1), "city 7 cannot be read"),
        (
            lambda values: values["seating_cards"]["card 1"].update(value=2),
            "2 stands on more than one seating card",
        ),
        (lambda values: [values["seating_cards"].popitem() for _ in range(9)], "6 seating cards are too few"),
    ],
)
def test_a_set_that_breaks_a_condition_is_refused_in_a_sentence(
    values: Values, change: Callable[[Values], Any], sentence: str
) -> None:
    change(values)
    with pytest.raises(Unsupported, match=sentence):
        Components(values)


def test_as_many_pieces_as_seven_players_need_are_enough(values: Values) -> None:
    values["building_tiles"]["shop"]["copies"] = 6
    for _ in range(3):
        values["duplex_tiles"].popitem()
    for _ in range(8):
        values["seating_cards"].popitem()
    assert len(Components(values).all_duplex_tiles()) == 21


def test_all_faults_are_told_at_once(values: Values) -> None:
    values["building_tiles"]["shop"]["copies"] = 0
    values["cities"]["city 3"]["tokens"] = 3
    values["scoring"]["order"][0] = "house"
    with pytest.raises(Unsupported) as refused:
        Components(values)
    assert len(refused.value.reasons) == 4

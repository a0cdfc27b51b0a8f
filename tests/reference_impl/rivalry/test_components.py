"""What a map and a deck must be like."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from reference_impl.refusals import Unsupported
from reference_impl.rivalry.components import Components

Values = dict[str, Any]


@pytest.fixture
def values(maps: dict[str, Values]) -> Values:
    return json.loads(json.dumps(maps["small"]))  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("name", "open_tiles", "sites", "cards"), [("default", 74, 12, 24), ("small", 38, 10, 8)]
)
def test_both_maps_are_accepted(
    maps: dict[str, Values], name: str, open_tiles: int, sites: int, cards: int
) -> None:
    components = Components(maps[name])
    assert sum(components.is_open(tile) for tile in components.tiles) == open_tiles
    assert len(components.sites) == sites
    assert len(components.deck()) == cards


def test_the_kingdoms_half_is_the_republics_turned(maps: dict[str, Values]) -> None:
    tiles = maps["default"]["tiles"]
    for name, tile in tiles.items():
        column, row = map(int, name.split(","))
        assert tiles[f"{-column},{-row}"] == {
            **tile,
            "nation": "kingdom" if tile["nation"] == "republic" else "republic",
        }


def closed(values: Values, *tiles: str) -> None:
    for tile in tiles:
        values["tiles"][tile]["terrain"] = "mountain"


FAULTS: list[tuple[Callable[[Values], Any], str]] = [
    (lambda values: values.pop("cavalry"), "cavalry"),
    (lambda values: values.update(cavalry=0), "cavalry"),
    (lambda values: values.update(strange=1), "strange"),
    (lambda values: values["tiles"].update({"01,1": values["tiles"]["0,1"]}), "cannot be read"),
    (lambda values: values["tiles"]["0,1"].update(terrain="lake"), "lake"),
    (lambda values: values["tiles"]["0,1"].update(nation="natives"), "natives"),
    (lambda values: closed(values, "0,1", "0,0", "1,0"), "site 0,1,N touches no open tile"),
    (
        lambda values: values["sites"]["0,1,N"].update(touches=["0,1", "0,0", "9,9"]),
        "site 0,1,N touches 9,9, and there is no such tile",
    ),
    (
        lambda values: values["sites"]["0,1,N"].update(touches=["0,1", "0,0", "2,0"]),
        "0,1,N touches 0,1 0,0 2,0, which are not three tiles next",
    ),
    (lambda values: values["sites"]["0,1,N"].update(touches=["0,1", "0,0"]), "cannot be read"),
    (
        lambda values: values["sites"]["0,1,N"].update(touches=["0,1", "1,0", "1,1"]),
        "site 0,1,N touches 0,1 1,0 1,1, and its name is that",
    ),
    (
        lambda values: [values["sites"].pop(site) for site in ("3,-2,N", "5,-3,S")],
        "3 sites lie in the land of the republic, and it needs 4",
    ),
    (
        lambda values: [values["sites"].pop(site) for site in ("1,1,S", "0,1,N")],
        "3 sites lie in the land of the kingdom, and it needs 4",
    ),
    (
        lambda values: closed(values, *(f"{column},-1" for column in range(1, 8))),
        "the open tiles of the island are not connected",
    ),
    (
        lambda values: values["cards"]["revolt"].update(kind="plague"),
        "revolt is of the unknown kind 'plague'",
    ),
    (
        lambda values: values["cards"]["mutiny 2"].pop("armies"),
        "mutiny 2 is of a kind that needs a number of armies, and has none",
    ),
    (
        lambda values: values["cards"]["foreign aid 3"].pop("armies"),
        "foreign aid 3 is of a kind that needs a number of armies",
    ),
    (lambda values: values["cards"]["revolt"].update(armies=2), "revolt has a number of armies"),
    (lambda values: values["cards"]["revolt"].update(copies=0), "revolt cannot be read"),
    (
        lambda values: values["cards"]["revolt"].update(resigned="president"),
        "revolt: a Scandal says who has resigned",
    ),
    (
        lambda values: values["cards"]["scandal president"].pop("resigned"),
        "scandal president: a Scandal says who has resigned",
    ),
    (
        lambda values: values["cards"].pop("scandal prime minister"),
        "there is no Scandal of the prime minister",
    ),
    (lambda values: values["cards"].pop("scandal president"), "there is no Scandal of the president"),
    (lambda values: values["cards"].pop("sabotage"), "there is no card of the kind 'sabotage'"),
]


@pytest.mark.parametrize(("change", "sentence"), FAULTS, ids=[sentence for _, sentence in FAULTS])
def test_a_set_that_breaks_a_condition_is_refused_in_a_sentence(
    values: Values, change: Callable[[Values], Any], sentence: str
) -> None:
    change(values)
    with pytest.raises(Unsupported, match=sentence):
        Components(values)


def test_all_faults_are_told_at_once(values: Values) -> None:
    closed(values, "0,1", "0,0", "1,0")
    values["cards"].pop("sabotage")
    values["cards"]["mutiny 2"].pop("armies")
    values["sites"].update({"1,1,N": {"touches": ["1,1", "0,2", "1,2"]}})
    with pytest.raises(Unsupported) as refused:
        Components(values)
    assert len(refused.value.reasons) == 4


def test_sites_may_touch_closed_tiles_share_tiles_and_lie_across_the_border(maps: dict[str, Values]) -> None:
    components = Components(maps["crowded"])
    assert components.around("4,0,S") == ("3,1", "4,1")
    assert components.sites_at("4,1") == ("4,0,S", "4,1,S", "4,2,N")
    assert components.sites_at("4,0") == ()
    assert components.land_of("1,0,N") is None
    assert components.land_of("4,0,S") == "kingdom"


def test_a_nation_may_be_in_two_parts_if_the_island_is_in_one(values: Values) -> None:
    closed(values, "4,-1", "4,-2", "4,-3")
    assert not Components(values).is_open("4,-1")

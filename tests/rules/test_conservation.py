"""Conservation laws: what they count, where, and how a broken one is reported."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ruleproof.rules.conservation import Checker, amounts, lookup, places_of, total_of, value_at
from ruleproof.rules.model import Law

COINS = Law("coins", "All coins", "count", "coins", ("coins.*", "supply"), "supply")
GOODS = Law("goods", "All goods", "bag", "goods", ("goods.*", "rest"), "rest")
CARDS = Law("cards", "All cards", "items", "cards", ("hands.*", "piles.*.cards", "top"), "hands.North")
TILES = Law("tiles", "All tiles", "items", "tiles", ("board.*",), "board.0", field="face")

COMPONENTS = {
    "coins": 10,
    "goods": {"grain": 3, "cloth": 1},
    "cards": {"cow": {"copies": 2, "worth": 4}, "pig": {"copies": 1}},
    "tiles": ["inn", "inn", "mill"],
}


def table(**changes: Any) -> dict[str, Any]:
    """Return a table that keeps all laws, with some places changed."""
    return {
        "coins": {"North": 4, "South": 1},
        "supply": 5,
        "goods": {"North": {"grain": 2}, "South": {}},
        "rest": {"grain": 1, "cloth": 1},
        "hands": {"North": ["cow"], "South": []},
        "piles": [{"cards": ["pig"]}, {"cards": []}],
        "top": "cow",
        "board": [{"face": "inn", "x": 0}, {"face": "mill", "x": 1}, {"face": "inn", "x": 2}],
        **changes,
    }


def broken(*laws: Law, **changes: Any) -> list[str]:
    return Checker(laws, COMPONENTS).violations(table(**changes))


def test_a_table_that_keeps_every_law_breaks_none() -> None:
    assert broken(COINS, GOODS, CARDS, TILES) == []


@pytest.mark.parametrize(
    ("law", "changes", "told"),
    [
        (COINS, {"supply": 6}, "coins (All coins): 11 on the table, 10 in the game"),
        (COINS, {"supply": 4}, "coins (All coins): 9 on the table, 10 in the game"),
        (
            GOODS,
            {"rest": {"grain": 2, "cloth": 1}},
            "goods (All goods): grain: 4 on the table, 3 in the game",
        ),
        (GOODS, {"rest": {"grain": 1}}, "goods (All goods): cloth: 0 on the table, 1 in the game"),
        (
            GOODS,
            {"rest": {"grain": 1, "cloth": 1, "salt": 1}},
            "goods (All goods): salt: 1 on the table, 0 in the game",
        ),
        (
            CARDS,
            {"top": "pig"},
            "cards (All cards): cow: 1 on the table, 2 in the game; pig: 2 on the table, 1 in the game",
        ),
        (CARDS, {"piles": [{"cards": []}]}, "cards (All cards): pig: 0 on the table, 1 in the game"),
        (
            TILES,
            {"board": [{"face": "inn"}]},
            "tiles (All tiles): inn: 1 on the table, 2 in the game; mill: 0 on the table, 1 in the game",
        ),
    ],
)
def test_a_broken_law_says_what_is_too_much_or_too_little(
    law: Law, changes: dict[str, Any], told: str
) -> None:
    assert broken(COINS, GOODS, CARDS, TILES, **changes) == [told]


def test_what_only_changes_hands_breaks_no_law() -> None:
    assert (
        broken(COINS, GOODS, coins={"North": 0, "South": 5}, goods={"North": {}, "South": {"grain": 2}}) == []
    )


def test_every_broken_law_is_told() -> None:
    assert len(broken(COINS, GOODS, CARDS, supply=0, rest={}, top="pig")) == 3


@pytest.mark.parametrize(
    ("law", "changes", "told"),
    [
        (COINS, {"supply": "5"}, "coins: '5' is not an integer"),
        (COINS, {"supply": 5.0}, "coins: 5.0 is not an integer"),
        (COINS, {"supply": True}, "coins: True is not an integer"),
        (GOODS, {"rest": ["grain"]}, "goods: ['grain'] is not a bag of integers"),
        (CARDS, {"top": 7}, "cards: 7 is not a list of names"),
        (TILES, {"board": [{"x": 1}]}, "tiles: 'face'"),
    ],
)
def test_what_cannot_be_counted_is_told_and_ends_nothing(
    law: Law, changes: dict[str, Any], told: str
) -> None:
    assert broken(law, **changes) == [told]


def test_an_empty_place_for_one_item_holds_nothing() -> None:
    assert amounts(CARDS, "") == Counter()


def test_laws_that_share_a_place_count_each_its_own_kinds() -> None:
    inns = Law("inns", "All inns", "items", "inns", ("hands.*",), "hands.North")
    cows = Law("cows", "All cows", "items", "cows", ("hands.*",), "hands.North")
    components = {"inns": {"inn": 1}, "cows": {"cow": 2}}
    checker = Checker((inns, cows), components)
    assert checker.violations({"hands": {"North": ["cow", "inn"], "South": ["cow"]}}) == []
    assert checker.violations({"hands": {"North": ["cow", "inn"], "South": ["inn"]}}) == [
        "inns (All inns): inn: 2 on the table, 1 in the game",
        "cows (All cows): cow: 1 on the table, 2 in the game",
    ]


@pytest.mark.parametrize(
    ("pattern", "places"),
    [
        ("supply", [("supply",)]),
        ("coins.*", [("coins", "North"), ("coins", "South")]),
        ("piles.*.cards", [("piles", 0, "cards"), ("piles", 1, "cards")]),
        ("piles.1.cards", [("piles", 1, "cards")]),
        ("piles.7.cards", []),
        ("piles.x.cards", []),
        ("nowhere.*", []),
        ("supply.deeper", []),
    ],
)
def test_a_pattern_names_the_places_that_there_are(pattern: str, places: list[tuple[str | int, ...]]) -> None:
    assert list(places_of(table(), pattern)) == places


def test_a_place_that_is_not_there_has_no_value() -> None:
    with pytest.raises((KeyError, IndexError, TypeError)):
        value_at(table(), ("piles", 9, "cards"))


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("coins", 10),
        ("cards/cow/copies", 2),
        ("cards.cow.copies", 2),
        ("cards/sheep", None),
        ("coins/more", None),
    ],
)
def test_a_path_leads_to_a_value_of_the_component_set(path: str, found: object) -> None:
    assert lookup(COMPONENTS, path) == found


def test_totals_come_in_four_forms() -> None:
    assert total_of(COINS, COMPONENTS) == {"": 10}
    assert total_of(GOODS, COMPONENTS) == {"grain": 3, "cloth": 1}
    assert total_of(CARDS, COMPONENTS) == {"cow": 2, "pig": 1}
    assert total_of(TILES, COMPONENTS) == {"inn": 2, "mill": 1}


def test_a_set_without_the_total_is_refused() -> None:
    with pytest.raises(ValueError, match="no total at 'coins'"):
        total_of(COINS, {"gold": 3})


def test_a_checker_knows_the_totals_once() -> None:
    assert Checker((COINS, GOODS), COMPONENTS).totals == {
        "coins": {"": 10},
        "goods": {"grain": 3, "cloth": 1},
    }

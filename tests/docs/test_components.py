"""Component sets as tables."""

from __future__ import annotations

from typing import Any

import pytest

from ruleproof.rules.model import ComponentSet
from ruleproof_site.components import Cell, Table, readable, tables
from tests.toybox import toy_suite


def set_of(values: dict[str, Any], *provenance: tuple[str, str]) -> ComponentSet:
    return ComponentSet(
        "a",
        "en",
        values,
        "",
        "",
        tuple({"entries": entries, "provenance": mark} for entries, mark in provenance),
    )


def only_table(values: dict[str, Any], *provenance: tuple[str, str]) -> Table:
    (found,) = tables(set_of(values, *provenance))
    return found


def test_the_toy_has_a_table_for_each_group_and_one_for_the_rest() -> None:
    made = {table.title: table for table in tables(toy_suite().components)}
    assert list(made) == ["Single values", "goods", "prices", "cards"]
    assert made["Single values"].rows[0] == ("coins", (Cell("14", ("printed",)),))
    assert made["cards"].columns == ("copies", "worth")
    assert made["cards"].marks == (("printed",), ("observed",))


def test_of_several_lines_that_cover_a_value_the_last_counts() -> None:
    table = only_table(
        {"cards": {"one": {"cost": 1, "worth": 2}}},
        ("*", "printed"),
        ("cards/*/cost", "assumed"),
        ("cards/*/worth", "observed"),
    )
    assert [cell.marks for cell in table.rows[0][1]] == [("assumed",), ("observed",)]


def test_a_value_with_parts_has_the_marks_of_all_its_parts() -> None:
    table = only_table(
        {"cards": {"one": {"cost": {"a": 1, "b": 2}}}}, ("*", "printed"), ("cards/one/cost/b", "assumed")
    )
    assert table.rows[0][1][0].marks == ("printed", "assumed")


def test_a_place_of_a_list_is_covered_by_its_index_and_shown_from_one() -> None:
    table = only_table({"spaces": ["light", "dark"]}, ("*", "printed"), ("spaces/1", "observed"))
    assert table.rows == (("1", (Cell("light", ("printed",)),)), ("2", (Cell("dark", ("observed",)),)))


def test_only_a_table_of_one_provenance_has_it_as_a_whole() -> None:
    assert only_table({"spaces": ["light", "dark"]}, ("*", "printed")).shared == ("printed",)
    assert only_table({"spaces": ["light", "dark"]}, ("*", "printed"), ("spaces/1", "observed")).shared == ()


def test_a_row_without_a_value_has_an_empty_cell() -> None:
    table = only_table({"cards": {"one": {"cost": 1}, "two": {"worth": 2}, "three": 3}}, ("*", "printed"))
    assert table.columns == ("value", "cost", "worth")
    assert [cell.text for cell in table.rows[0][1]] == ["", "1", ""]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (12, "12"),
        (True, "yes"),
        ("light_space", "light space"),
        ({}, "nothing"),
        ([], "none"),
        ({"beer": 1, "any": 2}, "beer 1, any 2"),
        ([{"do": "gift", "products": {"beer": 1}}, {"do": "ship"}], "(do gift, products beer 1); do ship"),
    ],
)
def test_values_are_read_as_words(value: object, text: str) -> None:
    assert readable(value) == text

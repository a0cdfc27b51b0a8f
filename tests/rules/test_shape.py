"""Canonical forms and differences: what counts as the same value, and where two first differ."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ruleproof.input import jsontext
from ruleproof.rules.canonical import MISSING, Shape, first_difference
from ruleproof.rules.schemas import SchemaSet
from tests.toybox import TOY, toy_stories, toy_suite

SCHEMAS = SchemaSet(TOY / "schemas" / "market_day")


def shape(name: str) -> Shape:
    return Shape(SCHEMAS, SCHEMAS.schema(name))


def test_a_bag_is_sorted_and_a_list_is_not() -> None:
    value = {"table": {"discard": ["pig", "cow", "goose"], "deck": ["pig", "cow", "goose"]}}
    found = shape("state").canonical(value)
    assert found["table"]["discard"] == ["cow", "goose", "pig"]
    assert found["table"]["deck"] == ["pig", "cow", "goose"]


def test_a_bag_is_found_through_references_and_free_keys() -> None:
    assert shape("state").canonical({"table": {"hands": {"Red": ["pig", "cow"]}}})["table"]["hands"][
        "Red"
    ] == ["cow", "pig"]
    assert shape("view").canonical({"hand": ["pig", "cow"], "has_bid": ["Red", "Blue"]}) == {
        "hand": ["cow", "pig"],
        "has_bid": ["Blue", "Red"],
    }


def test_keys_of_the_engine_are_left_out_at_any_depth() -> None:
    value = {
        "x_a": 1,
        "table": {"x_b": [None], "hands": {"Red": ["cow"], "x_c": 2.5}},
        "pending": {"sold": 1, "x_d": {}},
    }
    assert shape("state").canonical(value) == {"table": {"hands": {"Red": ["cow"]}}, "pending": {"sold": 1}}


def test_making_a_value_canonical_leaves_the_value_as_it_was() -> None:
    value = {"table": {"discard": ["pig", "cow"]}, "x_a": 1}
    shape("state").canonical(value)
    assert value == {"table": {"discard": ["pig", "cow"]}, "x_a": 1}


def test_the_canonical_form_of_a_canonical_form_is_itself() -> None:
    shape_of_states = toy_suite().validator.shapes.state
    for recorded in toy_stories():
        value = shape_of_states.canonical(jsontext.decode(recorded.recording.made(0).state))
        assert shape_of_states.canonical(value) == value


def test_a_place_that_the_schema_does_not_know_keeps_its_order() -> None:
    assert shape("state").canonical({"elsewhere": ["b", "a"]}) == {"elsewhere": ["b", "a"]}


def test_bags_of_objects_are_sorted_whatever_the_order_of_their_keys(tmp_path: Path) -> None:
    (tmp_path / "thing.json").write_text(
        '{"$id": "urn:x:y:thing", "type": "array", "items": {"type": "object"}, "x-bag": true}'
    )
    schemas = SchemaSet(tmp_path)
    bag = Shape(schemas, schemas.schema("thing"))
    assert bag.canonical([{"b": 1, "a": 2}, {"a": 1, "b": 1}]) == bag.canonical(
        [{"b": 1, "a": 1}, {"a": 2, "b": 1}]
    )


def test_a_bag_inside_one_of_several_forms_is_found(tmp_path: Path) -> None:
    form = '{"properties": {"type": {"const": "%s"}, "cards": {"type": "array"%s}}}'
    text = (
        '{"$id": "urn:x:y:thing", "oneOf": ['
        + form % ("give", ', "x-bag": true')
        + ","
        + form % ("take", "")
        + "]}"
    )
    (tmp_path / "thing.json").write_text(text)
    schemas = SchemaSet(tmp_path)
    assert Shape(schemas, schemas.schema("thing")).canonical({"type": "give", "cards": ["b", "a"]})[
        "cards"
    ] == ["a", "b"]


@pytest.mark.parametrize(
    ("one", "two", "found"),
    [
        ({"a": 1}, {"a": 1}, None),
        ({"a": {"b": [1, 2]}}, {"a": {"b": [1, 2]}}, None),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, None),
        ({"a": 1}, {"a": 2}, (("a",), 1, 2)),
        ({"a": 1}, {}, (("a",), 1, MISSING)),
        ({}, {"a": 1}, (("a",), MISSING, 1)),
        ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 3}]}, (("a", 1, "b"), 2, 3)),
        ({"a": [1, 2]}, {"a": [1, 3]}, (("a",), [1, 2], [1, 3])),
        ({"a": [{"b": 1}]}, {"a": [{"b": 1}, {"b": 2}]}, (("a",), [{"b": 1}], [{"b": 1}, {"b": 2}])),
        (1, True, ((), 1, True)),
        (1, 1.0, ((), 1, 1.0)),
        ("1", 1, ((), "1", 1)),
        ([], {}, ((), [], {})),
        (0, None, ((), 0, None)),
    ],
)
def test_the_first_difference_is_found_where_it_is(one: Any, two: Any, found: object) -> None:
    assert first_difference(one, two) == found

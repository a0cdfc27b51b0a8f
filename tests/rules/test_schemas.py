"""The schemas: fast checks that agree with slow ones, references between files, words for what is wrong."""

from __future__ import annotations

import json
from codecs import BOM_UTF8
from pathlib import Path
from typing import Any

import pytest

from ruleproof.engines.wire import request
from ruleproof.input import jsontext
from ruleproof.input.documents import load_yaml
from ruleproof.input.folders import Data
from ruleproof.input.problems import DataError
from ruleproof.rules.schemas import SchemaSet, fault_lines, fault_problems, pointer, read_schema
from tests.toybox import TOY, toy_stories, toy_suite

SCHEMAS = SchemaSet(TOY / "schemas" / "market_day")
COMMON = SchemaSet(Data.open().common_schemas())


def start() -> dict[str, Any]:
    """Return a state of the toy game."""
    value: dict[str, Any] = jsontext.decode(toy_suite().compiler.positions["two traders"].state)
    return value


def faults(name: str, value: Any) -> list[str]:
    assert not SCHEMAS.accepts(name)(value), "the fast check accepts it"
    return fault_lines(SCHEMAS, name, value)


def test_a_good_value_is_accepted_and_has_no_fault() -> None:
    assert SCHEMAS.accepts("state")(start())
    assert fault_lines(SCHEMAS, "state", start()) == []


def test_a_reference_to_another_file_is_followed() -> None:
    assert SCHEMAS.accepts("action")({"type": "sell", "good": "cloth"})
    assert faults("action", {"type": "sell", "good": "salt"}) == [
        'good: "salt" is not one of "grain", "cloth"'
    ]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"settled": 1}, "settled: 1 is not a boolean"),
        ({"phase": "night"}, 'phase: "night" is not one of "turn", "selling", "auction", "over"'),
        (
            {"weather": "fine"},
            "the whole: unknown key: weather; known: to_act, may_act, settled, phase, pending, table",
        ),
        ({"pending": {"sold": 4}}, "pending/sold: 4 is out of range (maximum 3)"),
        ({"pending": {"sold": "1"}}, 'pending/sold: "1" is not an integer'),
        ({"pending": {}}, "pending: missing: sold"),
        ({"to_act": ["Red", "Red"]}, 'to_act: ["Red","Red"] contains something twice'),
        ({"to_act": ["Pink"]}, 'to_act/0: "Pink" is not one of "Red", "Blue", "Green"'),
    ],
)
def test_a_fault_is_told_with_its_place_and_what_was_wanted(change: dict[str, Any], told: str) -> None:
    assert faults("state", {**start(), **change}) == [told]


def test_a_misspelt_key_is_told_once_and_not_as_a_missing_one_too() -> None:
    value = start()
    value["fase"] = value.pop("phase")
    assert faults("state", value) == ["the whole: unknown key: fase; nearest: phase"]
    value["weather"] = "fine"
    del value["settled"]
    assert len(faults("state", value)) == 3
    assert "the whole: missing: settled" in faults("state", value)


def test_many_faults_are_cut_and_counted() -> None:
    lines = faults("state", {**start(), "to_act": [f"Seat {number}" for number in range(90)]})
    assert len(lines) == 21
    assert lines[-1] == "… and 71 more"


def test_faults_of_a_document_are_told_by_their_lines_and_none_twice(tmp_path: Path) -> None:
    path = tmp_path / "state.yaml"
    path.write_text(
        "zebra: 1\nsettled: 7\nphase: night\n" + "".join(f"x{number}y: 1\n" for number in range(3))
    )
    document = load_yaml(path)
    found = [
        str(problem).removeprefix(str(tmp_path))
        for problem in fault_problems(SCHEMAS, "state", document.value, document)
    ]
    assert [line.split(":")[1] for line in found] == sorted(line.split(":")[1] for line in found)
    assert '/state.yaml:3: phase: "night" is not one of "turn", "selling", "auction", "over"' in found
    assert len(found) == len(set(found))


def test_all_faults_are_told() -> None:
    assert len(faults("state", {**start(), "phase": "night", "settled": "no", "pending": {"sold": 9}})) == 3


def test_of_several_forms_the_one_that_was_meant_is_told_about() -> None:
    assert faults("action", {"type": "buy", "good": "grain"}) == ["the whole: missing: pieces"]
    assert faults("action", {"type": "bid", "coins": -1}) == ["coins: -1 is out of range (minimum 0)"]


def test_a_value_of_no_known_form_is_told_the_names_of_the_forms() -> None:
    (told,) = faults("action", {"type": "shout"})
    assert told == (
        'the whole: {"type":"shout"} matches none of the known forms: Work, Buy, Sell, Done, Call an '
        "auction, Bid, Lay down a fox"
    )


def test_a_long_value_is_cut_in_messages() -> None:
    (told,) = faults("action", {"type": "x" * 500})
    assert len(told) < 300


def test_one_point_nought_is_left_to_the_check_for_floats() -> None:
    """JSON Schema takes 1.0 for an integer: the walk refuses floats before it asks the schema."""
    assert SCHEMAS.accepts("state")({**start(), "pending": {"sold": 1.0}})


def test_an_integer_of_forty_digits_is_out_of_range_and_no_error() -> None:
    assert faults("state", {**start(), "pending": {"sold": 10**39}}) != []


def test_a_schema_that_is_not_there_is_named(tmp_path: Path) -> None:
    (tmp_path / "here.json").write_text('{"$id": "urn:a:b:here"}')
    with pytest.raises(DataError, match=r"no schema there.json; found: here"):
        SchemaSet(tmp_path).schema("there")


@pytest.mark.parametrize("text", ["{", "[]", "{}{}"])
def test_a_schema_that_cannot_be_read_is_an_error_of_the_data(tmp_path: Path, text: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="latin-1")
    with pytest.raises(DataError, match="this schema"):
        read_schema(path)


def test_a_path_is_shown_with_strokes() -> None:
    assert pointer(("table", "gold", 0)) == "table/gold/0"
    assert pointer(()) == "the whole"


def test_what_the_kit_sends_is_what_the_protocol_says() -> None:
    """Every request of a run is valid by the schema that engine authors are given."""
    protocol = COMMON.accepts("protocol")
    for method, params in (
        ("hello", {"protocol": [1]}),
        ("configure", {"game": "market_day", "components": {}, "readings": {}}),
        ("new_game", {"seats": ["Red", "Blue"], "options": {}, "chance": [{"shuffle": ["cow"]}]}),
        ("legal_actions", {"state": start(), "seat": "Red"}),
        ("apply", {"state": start(), "seat": "Red", "action": {"type": "work"}, "chance": [{"roll": [3]}]}),
        ("view", {"state": start(), "seat": "Red"}),
        ("outcome", {"state": start()}),
        ("bye", {}),
    ):
        assert protocol(json.loads(request(1, method, params))), method
    assert not protocol(
        json.loads(request(1, "apply", {"state": start(), "seat": "Red", "action": {"type": "work"}}))
    )
    assert not protocol({"jsonrpc": "2.0", "id": 1, "method": "shout", "params": {}})


def test_the_states_of_the_toy_are_valid_and_its_views_and_outcomes_too() -> None:
    for recorded in toy_stories():
        for answers in [step.answers for step in recorded.recording.steps if step is not None]:
            said = {"view": [*answers.views.values()], "outcome": [answers.outcome] * bool(answers.outcome)}
            assert all(
                SCHEMAS.accepts(name)(jsontext.decode(one)) for name, texts in said.items() for one in texts
            )
            listed = [action for text in answers.legal.values() for action in jsontext.decode(text)]
            assert all(map(SCHEMAS.accepts("action"), listed))


def test_a_schema_with_a_member_that_stands_twice_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "state.json"
    path.write_text('{"type": "object", "properties": {"a": {}, "a" : {"type": "string"}}}')
    with pytest.raises(DataError, match="the key 'a' occurs twice"):
        read_schema(path)


def test_a_schema_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "state.json"
    path.write_bytes(BOM_UTF8 + b'{"type": "object"}')
    assert read_schema(path) == {"type": "object"}


def test_every_schema_carries_the_major_version_of_the_suite() -> None:
    folder = Data.open().common_schemas()
    version = (folder.parent / "spec" / "VERSION").read_text(encoding="utf-8")
    ids = {path: json.loads(path.read_text(encoding="utf-8"))["$id"] for path in folder.rglob("*.json")}
    assert len(ids) > 40
    for path, identity in ids.items():
        owner = "common" if path.parent == folder else path.parent.name
        assert identity == f"urn:ruleproof:{version.split('.')[0]}:{owner}:{path.stem}"

"""The message types of adapters say what the schemas say, also where a language has no words for it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints

import pytest

from ruleproof.edit.message_shapes import Variants, message_shapes
from ruleproof.edit.message_types import message_types
from ruleproof.input.folders import Data
from tools.programs import ROOT

GAMES = sorted(Data.open(()).games())
TYPED = ("python", "typescript", "rust", "go", "java")


def schemas(folder: Path, **state: Any) -> Path:
    """Write the schemas of a game whose states have these members."""
    empty = {"type": "object", "properties": {"over": {"type": "boolean"}}}
    whole = {"type": "object", "properties": state, "required": list(state), "$defs": DEFINITIONS}
    for name, schema in {"state": whole, "action": empty, "view": empty, "outcome": empty}.items():
        (folder / f"{name}.json").write_text(json.dumps(schema), encoding="utf-8")
    return folder


DEFINITIONS = {
    "node": {"type": "object", "properties": {"next": {"$ref": "#/$defs/node"}}},
    "step": {
        "type": "object",
        "oneOf": [
            {
                "title": "Go",
                "properties": {"kind": {"const": "go"}, "from": {"type": "string"}},
                "required": ["kind"],
            },
            {"title": "Stay", "properties": {"kind": {"const": "stay"}}, "required": ["kind"]},
        ],
    },
    "by_seat": {"type": "object"},
    "list": {"type": "object", "properties": {"type": {"type": "integer"}}, "required": ["type"]},
}


def written(folder: Path, language: str) -> str:
    return "\n".join(message_types(folder, "a_game", language, "messages").values())


def test_an_object_of_several_shapes_is_a_union_or_has_the_members_of_all(tmp_path: Path) -> None:
    folder = schemas(tmp_path, steps={"type": "array", "items": {"$ref": "#/$defs/step"}})
    [variants] = [one for one in message_shapes(folder) if isinstance(one, Variants)]
    assert [struct.name for struct in variants.structs] == ["GoStep", "StayStep"]
    assert [(one.key, one.required) for one in variants.merged.members] == [("kind", True), ("from", False)]
    assert [choice.values for choice in variants.choices] == [("go", "stay")]
    assert "export type Step = GoStep | StayStep;" in written(folder, "typescript")
    go = written(folder, "go")
    assert "Steps List[Step]" in go and "From *string" in go and 'StepKindGo StepKind = "go"' in go


def test_what_holds_itself_is_a_tree_of_json(tmp_path: Path) -> None:
    text = written(schemas(tmp_path, first={"$ref": "#/$defs/node"}), "rust")
    assert "pub next: Option<serde_json::Value>" in text and "pub first: Node" in text


def test_a_reference_with_more_beside_it_is_both(tmp_path: Path) -> None:
    by_seat = {
        "$ref": "#/$defs/by_seat",
        "additionalProperties": {"type": "array", "items": {"type": "integer"}},
    }
    assert "rolls: { [key: string]: Array<number> };" in written(
        schemas(tmp_path, rolls=by_seat), "typescript"
    )


@pytest.mark.parametrize(
    ("language", "member"),
    [
        ("rust", '    #[serde(rename = "type")]\n    pub type_: i64,'),
        ("java", '    @JsonProperty("type")\n    public Integer type;'),
        ("go", 'Type int `json:"type"`'),
        ("typescript", "export interface StateList {\n  type: number;\n}"),
    ],
)
def test_keys_and_types_are_no_words_of_the_language(tmp_path: Path, language: str, member: str) -> None:
    text = written(schemas(tmp_path, list={"$ref": "#/$defs/list"}), language)
    assert member in text and "class List " not in text


def test_values_that_are_no_names_have_names(tmp_path: Path) -> None:
    folder = schemas(tmp_path, round={"enum": ["1a", "1-a", "next round"]})
    rust, java = written(folder, "rust"), written(folder, "java")
    assert all(f"    {name},\n" in rust for name in ("Round1a", "Round1A", "NextRound"))
    assert all(f"    {name},\n" in java for name in ("ROUND_1A", "ROUND_1_A", "NEXT_ROUND"))


def test_a_game_whose_state_is_a_list_has_none(tmp_path: Path) -> None:
    folder = schemas(tmp_path)
    (folder / "state.json").write_text('{"type": "array"}')
    assert all(message_types(folder, "a_game", language, "messages") == {} for language in TYPED)


@pytest.mark.parametrize("game", GAMES)
def test_the_types_of_python_have_the_keys_of_the_schemas(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("messages")
    monkeypatch.setitem(sys.modules, "messages", module)
    exec(written(ROOT / "schemas" / game, "python"), module.__dict__)
    state = json.loads((ROOT / "schemas" / game / "state.json").read_text(encoding="utf-8"))
    hints = get_type_hints(module.State)
    assert list(hints) == list(state["properties"])
    assert list(get_type_hints(hints["table"])) == list(state["$defs"]["table"]["properties"])
    assert module.State.__required_keys__ == set(state["required"])

"""Positions: completed by the laws, and every way in which that cannot be done."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from ruleproof.cases.positions import CompletionError, NamedPosition, complete, read_positions
from ruleproof.input import jsontext
from ruleproof.input.problems import DataError
from ruleproof.language.operations import Put, Top
from ruleproof.rules.canonical import Shape
from ruleproof.rules.conservation import Checker
from ruleproof.rules.model import Fill
from tests.toybox import ToyCopy, toy_suite

SUITE = toy_suite()
LAWS, VALUES = SUITE.game.laws, SUITE.game.components.values


def completed(*settings: Put | Top, name: str = "two traders") -> dict[str, Any]:
    state = complete(SUITE.compiler.positions[name], settings, LAWS, VALUES)
    assert Checker(LAWS, VALUES).violations(state["table"]) == []
    return state


def refused(*settings: Put | Top, name: str = "two traders") -> CompletionError:
    with pytest.raises(CompletionError) as told:
        complete(SUITE.compiler.positions[name], settings, LAWS, VALUES)
    return told.value


def put(path: str, value: Any, line: int = 7) -> Put:
    return Put(path=tuple(path.split(".")), value=value, line=line)


def test_what_nobody_names_goes_to_the_place_that_takes_the_rest() -> None:
    table = completed()["table"]
    assert table["coin_supply"] == 14 - 6
    assert table["goods_supply"] == {"grain": 5, "cloth": 4}
    assert table["deck"] == ["goose", "goose", "pig", "cow", "cow", "fox", "fox"]


def test_what_a_scenario_names_is_taken_from_the_rest() -> None:
    table = completed(
        put("table.coins.Red", 7),
        put("table.goods.Blue", {"cloth": 4, "grain": 1}),
        put("table.hands.Red", ["cow", "fox"]),
    )["table"]
    assert table["coin_supply"] == 4
    assert table["goods_supply"] == {"grain": 4}
    assert table["deck"] == ["goose", "goose", "goose", "pig", "cow", "fox"]


def test_places_with_a_size_are_filled_from_the_end_of_the_rest_also_if_they_are_set() -> None:
    fill = Fill("hands.*", 2, without=("fox",))
    laws = tuple(msgspec.structs.replace(law, fill=fill) if law.rest == "deck" else law for law in LAWS)
    position = SUITE.compiler.positions["two traders"]
    table = complete(position, (put("table.hands.Red", ["pig"]),), laws, VALUES)["table"]
    assert table["hands"]["Red"] == ["pig", "cow"]
    assert table["hands"]["Blue"] == ["pig", "cow"]
    assert Checker(LAWS, VALUES).violations(table) == []


def test_settings_may_come_in_any_order() -> None:
    settings = (
        put("table.coins.Red", 7),
        put("table.hands.Red", ["cow"]),
        put("table.goods.Red", {"grain": 2}),
    )
    assert completed(*settings) == completed(*reversed(settings))


def test_a_setting_replaces_and_does_not_add() -> None:
    assert completed(put("table.hands.Blue", ["cow"]))["table"]["hands"]["Blue"] == ["cow"]


def test_a_named_position_is_left_as_it_was() -> None:
    before = SUITE.compiler.positions["two traders"].state
    completed(put("table.coins.Red", 7))
    assert SUITE.compiler.positions["two traders"].state == before
    assert completed()["table"]["coins"]["Red"] == 3


def test_the_cards_on_top_come_first_and_the_others_in_the_order_of_the_set() -> None:
    table = completed(Top(path=("table", "deck"), items=("fox", "cow"), line=7))["table"]
    assert table["deck"] == ["fox", "cow", "goose", "goose", "pig", "cow", "fox"]


def test_a_position_may_let_another_place_take_the_rest() -> None:
    table = completed(name="two traders, empty deck")["table"]
    assert table["deck"] == []
    assert len(table["discard"]) == 7


def test_cards_are_put_on_top_of_a_stack_that_does_not_take_the_rest() -> None:
    table = completed(Top(path=("table", "deck"), items=("pig",), line=7), name="two traders, empty deck")[
        "table"
    ]
    assert table["deck"] == ["pig"]
    assert "pig" not in table["discard"]


def test_a_phase_and_who_is_to_act_can_be_set() -> None:
    assert completed(put("to_act", ["Blue"]))["to_act"] == ["Blue"]


INCOMPLETE: list[dict[str, Any]] = yaml.safe_load(
    Path(__file__).with_name("incomplete.yaml").read_text("utf-8")
)


@pytest.mark.parametrize("setting", INCOMPLETE, ids=lambda setting: setting["told"])
def test_a_position_that_cannot_be_completed_says_why(setting: dict[str, Any]) -> None:
    assert setting["told"] in str(refused(put(setting["place"], setting["value"])))


def test_what_cannot_lie_on_top_is_told() -> None:
    for place, items, told in (
        ("heap", ("cow",), "the position has no place heap"),
        ("deck", ("pig", "pig"), "pig: not enough left to lie on top (law cards)"),
    ):
        assert told in str(refused(Top(path=("table", place), items=items, line=7)))


@pytest.mark.parametrize(
    "settings",
    [
        (put("table.coins.Red", 1, line=7), put("table.coins.Red", 2, line=8)),
        (put("table.coins", {"Red": 1}, line=7), put("table.coins.Red", 2, line=8)),
        (put("table.coins.Red", 1, line=7), put("table.coins", {"Red": 2}, line=8)),
        (
            Top(path=("table", "deck"), items=("cow",), line=7),
            Top(path=("table", "deck"), items=("pig",), line=8),
        ),
    ],
)
def test_a_place_that_is_set_twice_is_told_with_both_lines(settings: tuple[Put | Top, ...]) -> None:
    fault = refused(*settings)
    assert "is set twice in this scenario (line 7)" in str(fault)
    assert fault.line == 8


def test_a_fault_of_a_setting_has_the_line_of_its_sentence() -> None:
    assert refused(put("table.coin_supply", 2, line=12)).line == 12
    assert refused(put("table.coins.Green", 1, line=13)).line == 13


def test_a_thing_in_two_places_is_an_error_and_no_move() -> None:
    assert "cow: 3 named" in str(
        refused(put("table.hands.Red", ["cow", "cow"]), put("table.hands.Blue", ["cow"]))
    )


def test_a_position_that_names_what_takes_the_rest_is_refused() -> None:
    state = jsontext.decode(SUITE.compiler.positions["two traders"].state)
    state["table"]["coin_supply"] = 8
    with pytest.raises(CompletionError, match="leave it empty"):
        complete(NamedPosition("x", Path("x.yaml"), jsontext.encode(state), {}), (), LAWS, VALUES)


def test_a_position_without_the_place_that_takes_the_rest_is_refused() -> None:
    position = SUITE.compiler.positions["two traders"]
    with pytest.raises(CompletionError, match="has no place"):
        complete(NamedPosition("x", position.path, position.state, {"cards": "heap.top"}), (), LAWS, VALUES)


def test_positions_are_known_by_their_names_with_their_seats() -> None:
    positions = SUITE.compiler.positions
    assert positions["three traders"].seats == ("Red", "Blue", "Green")
    assert set(positions) == {
        "two traders",
        "three traders",
        "the auction of a cow",
        "two traders, empty deck",
        "two traders, last turn",
    }


def test_a_position_of_a_name_that_is_taken_is_told(toy_copy: ToyCopy) -> None:
    path = toy_copy.features / "positions" / "last_turn.yaml"
    toy_copy.edit(path, "name: two traders, last turn", "name: two traders")
    with pytest.raises(DataError, match=r"two_traders.yaml:1: the position 'two traders' occurs twice"):
        read_positions(sorted(path.parent.glob("*.yaml")), SUITE.common)


def test_a_position_keeps_the_schema_of_positions(toy_copy: ToyCopy) -> None:
    path = toy_copy.features / "positions" / "last_turn.yaml"
    toy_copy.edit(path, "  settled: true\n", "")
    with pytest.raises(DataError, match=r"last_turn.yaml:4: state: missing: settled"):
        read_positions([path], SUITE.common)


def test_a_position_keeps_the_schema_of_states(toy_copy: ToyCopy) -> None:
    toy_copy.edit(toy_copy.features / "positions" / "last_turn.yaml", "  phase: turn\n", "  phase: evening\n")
    lines, status = toy_copy.check()
    assert status == 2
    assert 'last_turn.yaml:7: phase: "evening" is not one of' in lines
    assert lines.count("evening") == 1
    assert re.search(r"\n    \d+ scenarios begin here", lines)


def test_a_position_without_seats_is_an_error_of_the_data_and_no_crash(toy_copy: ToyCopy) -> None:
    toy_copy.edit(toy_copy.features / "positions" / "last_turn.yaml", "    seats: [Red, Blue]\n", "")
    lines, status = toy_copy.check()
    assert status == 2
    assert re.search(r"last_turn.yaml:\d+: table: missing: seats", lines)


def test_a_position_that_breaks_a_law_is_told_once_with_its_own_line(toy_copy: ToyCopy) -> None:
    line = toy_copy.edit(
        toy_copy.features / "positions" / "last_turn.yaml",
        "coins: {Red: 3, Blue: 3}",
        "coins: {Red: 13, Blue: 3}",
    )
    lines, status = toy_copy.check()
    assert status == 2
    assert f"last_turn.yaml:{line}: " in lines
    assert lines.count("16 named (coins.Red, coins.Blue), 14 in the game (law coins)") == 1
    assert ".feature:" not in lines


def test_a_misspelt_key_of_a_position_is_told_once_with_the_likely_one(toy_copy: ToyCopy) -> None:
    for name, right, wrong in (
        ("last_turn", "coins: {Red: 3", "coin: {Red: 3"),
        ("auction_of_a_cow", "phase:", "fase:"),
    ):
        path = toy_copy.features / "positions" / f"{name}.yaml"
        line = toy_copy.edit(path, right, wrong)
        found, status = toy_copy.check()
        assert status == 2
        assert f"{name}.yaml:" in found
        assert f"unknown key: {wrong.split(':')[0]}; nearest: {right.split(':')[0]}" in found
        assert "missing" not in found
        assert line


BOARD = NamedPosition(
    "on a board",
    Path("board.yaml"),
    jsontext.encode(
        {"table": {"seats": ["Red", "Blue"], "squares": {}, "centre": {"Red": 1}, "goal": {"a": 1}}}
    ),
    {},
)
PIECES = {"type": "object", "additionalProperties": {"type": "integer", "minimum": 1}}
TABLE = {
    "squares": {"type": "object", "additionalProperties": PIECES},
    "centre": PIECES,
    "goal": {"type": "object", "properties": {"a": {}, "b": {}}, "additionalProperties": False},
}
BOARD_SHAPE = Shape(SUITE.compiler.schemas, {"properties": {"table": {"properties": TABLE}}})


def on_board(*settings: Put) -> Any:
    return complete(BOARD, settings, (), {}, shape=BOARD_SHAPE)["table"]


def test_settings_may_add_open_keys_one_by_one() -> None:
    table = on_board(
        put("table.squares.10.Red", 1),
        Put(path=("table", "squares", 10, "Blue"), value=2),
        put("table.squares.12.Blue", 1),
        put("table.centre.Blue", 3),
    )
    assert table["squares"] == {"10": {"Red": 1, "Blue": 2}, "12": {"Blue": 1}}
    assert table["centre"] == {"Red": 1, "Blue": 3}


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("table.centre.Green", "no place centre.Green; Green does not play; wanted: Red, Blue"),
        ("table.sqares.10.Red", "no place sqares.10.Red"),
        ("table.goal.b.Red", "no place goal.b.Red"),
    ],
)
def test_settings_add_no_other_keys(path: str, told: str) -> None:
    with pytest.raises(CompletionError, match=re.escape(told)):
        on_board(put(path, 1))

"""The rules state the adopted readings; functions of their own state the others."""

from __future__ import annotations

import ast
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from reference_impl.readings import Readings, in_force, offered, reading, ruling
from reference_impl.trace import Consulted, tracing
from tests.reference_impl.playing import DATA, GAMES

TIE = "nim.ruling.tie"


@ruling(TIE, "shared")
def winners(game: Any, *seats: str) -> tuple[str, ...]:
    return seats


@reading("first_seat", instead_of=winners)
def first_seat(game: Any, *seats: str) -> tuple[str, ...]:
    return seats[:1]


@reading("nobody", instead_of=winners)
def nobody(game: Any, *seats: str) -> tuple[str, ...]:
    return ()


@pytest.fixture
def others() -> ModuleType:
    module = ModuleType("nim.other_readings")
    vars(module).update(winners=winners, first_seat=first_seat, nobody=nobody)
    return module


def test_all_readings_are_offered_the_adopted_one_first(others: ModuleType) -> None:
    assert offered(others) == {TIE: ["shared", "first_seat", "nobody"]}


@pytest.mark.parametrize(
    ("chosen", "won"),
    [
        ({}, ("Red", "Blue")),
        ({TIE: "shared"}, ("Red", "Blue")),
        ({TIE: "first_seat"}, ("Red",)),
        ({TIE: "nobody"}, ()),
    ],
)
def test_the_chosen_reading_takes_the_place_of_the_rule(
    others: ModuleType, chosen: dict[str, str], won: tuple[str, ...]
) -> None:
    game = SimpleNamespace(readings=in_force(others, chosen))
    assert winners(game, "Red", "Blue") == won
    assert game.readings.are_adopted == (won == ("Red", "Blue"))


def test_a_call_of_the_rule_is_an_event(others: ModuleType) -> None:
    events: list[Any] = []
    with tracing(events.append):
        winners(SimpleNamespace(readings=Readings()), "Red")
    assert events == [Consulted("tie")]


def test_readings_are_found_in_the_modules_of_a_package(others: ModuleType) -> None:
    package = ModuleType("nim")
    vars(package).update(other_readings=others)
    assert offered(package) == offered(others)


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_looks_a_reading_up(game: str) -> None:
    found = [
        f"{path.name}:{node.lineno}"
        for path in DATA.game(game).own_reference_files()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
        and getattr(node.value, "attr", "") == "readings"
        and node.attr != "are_adopted"
    ]
    assert found == []

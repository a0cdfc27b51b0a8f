"""Sentences that every game has."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ruleproof.language.operations import NewGame, Operation, Outcome, Position, Refused, Unchanged, Value
from ruleproof.language.sentences import given, placeholder, then


def register(seats: Sequence[str]) -> None:
    """Register the common placeholder types and sentences in the vocabulary that is being loaded."""
    _placeholders(seats)
    _starts()
    _expectations()


def split_list(text: str) -> tuple[str, ...]:
    """Return the names in `North`, `North and East` or `North, East and South`."""
    return tuple(re.split(r", | and ", text))


def _placeholders(seats: Sequence[str]) -> None:
    one = "|".join(re.escape(seat) for seat in seats)
    placeholder("seat", one, samples=[seats[0], seats[-1]])
    many = f"(?:{one})(?:(?:, (?:{one}))* and (?:{one}))?"
    placeholder("seats", many, split_list, samples=[seats[0], f"{seats[0]} and {seats[-1]}"])
    placeholder("int", r"-?\d+", int, samples=["1", "12"])
    placeholder("quoted", r'"[^"]+"', lambda text: text[1:-1], samples=['"a"', '"two words, one line"'])
    placeholder("clause", r"[a-z0-9_]+(?:\.[a-z0-9_]+)+", samples=["game.subject.words"])


def _starts() -> None:
    @given("the position {name:quoted}")
    def start_from_position(name: str) -> Operation:
        return Position(name=name)

    @given("a new game for {seats}")
    def start_from_new_game(seats: tuple[str, ...]) -> Operation:
        return NewGame(seats=seats)


def _expectations() -> None:
    @then("the action is refused")
    def refused() -> Operation:
        return Refused()

    @then("the action is refused under {clause}")
    def refused_under(clause: str) -> Operation:
        return Refused(clause=clause)

    @then("nothing has changed")
    def nothing_has_changed() -> Operation:
        return Unchanged(path=())

    @then("it is {seat}'s turn to act")
    def to_act(seat: str) -> Operation:
        return Value(path=("to_act",), value=[seat])

    @then("{seats} are to act")
    def are_to_act(seats: tuple[str, ...]) -> Operation:
        return Value(path=("to_act",), value=list(seats))

    @then("nobody is to act")
    def nobody_acts() -> Operation:
        return Value(path=("to_act",), value=[])

    @then("the game goes on")
    def goes_on() -> Operation:
        return Outcome(path=("over",), value=False)

    @then("the game is over")
    def is_over() -> Operation:
        return Outcome(path=("over",), value=True)

    @then("{seats} wins")
    def wins(seats: tuple[str, ...]) -> Operation:
        return Outcome(path=("winners",), value=list(seats))

    @then("{seats} win together")
    def win_together(seats: tuple[str, ...]) -> Operation:
        return Outcome(path=("winners",), value=list(seats))

    @then("the outcome is because of {why:quoted}")
    def because(why: str) -> Operation:
        return Outcome(path=("why",), value=why)

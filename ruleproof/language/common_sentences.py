"""Sentences that every game has.

They use the words of the game, so they are registered after its steps. A game that writes its seats
differently (with an article, say) registers its own placeholder `seat`. A game that registers its `actions`
gets the sentences about the actions that a seat may take.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from ruleproof.language.operations import (
    GameRefused,
    Legal,
    LegalExactly,
    NewGame,
    Operation,
    Outcome,
    Position,
    Refused,
    Unchanged,
    Value,
)
from ruleproof.language.sentences import given, knows, placeholder, then
from ruleproof.language.words import read_list


def register_placeholders(seats: Sequence[str], titles: Mapping[str, str]) -> None:
    """Register the common placeholder types in the vocabulary that is being loaded.

    `titles` are the titles of clauses and rulings by their ids.
    """
    one = "|".join(re.escape(seat) for seat in seats)
    placeholder("seat", one, samples=[seats[0], seats[-1]])
    many = f"(?:{one})(?:(?:, (?:{one}))* and (?:{one}))?"
    placeholder("seats", many, read_seats, samples=[seats[0], f"{seats[0]} and {seats[-1]}"])
    placeholder("int", r"-?\d+", int, samples=["1", "12"])
    placeholder("quoted", r'"[^"]+"', lambda text: text[1:-1], samples=['"a"', '"two words, one line"'])
    by_title = {f'"{title}"': identity for identity, title in titles.items()}
    placeholder(
        "clause",
        r'(?:"[^"]+"|[a-z0-9_]+(?:\.[a-z0-9_]+)+)',
        lambda text: by_title.get(text, text),
        samples=["game.subject.words", '"The title of a clause"'],
    )


def register_sentences() -> None:
    """Register the common sentences in the vocabulary that is being loaded."""
    _starts()
    _refusals()
    _turns()
    _endings()
    _choices()


def read_seats(text: str) -> tuple[str, ...]:
    """Return the seats in `North`, `North and East` or `North, East and South`."""
    return tuple(read_list(text))


def _starts() -> None:
    @given("the position {name:quoted}")
    def start_from_position(name: str) -> Operation:
        return Position(name=name)

    @given("a new game for {seats}")
    def start_from_new_game(seats: tuple[str, ...]) -> Operation:
        return NewGame(seats=seats)


def _refusals() -> None:
    @then("the action is refused")
    def refused() -> Operation:
        return Refused()

    @then("the action is refused under {clause}")
    def refused_under(clause: str) -> Operation:
        return Refused(clause=clause)

    @then("the game is refused")
    def game_refused() -> Operation:
        return GameRefused()

    @then("the game is refused under {clause}")
    def game_refused_under(clause: str) -> Operation:
        return GameRefused(clause=clause)

    @then("nothing has changed")
    def nothing_has_changed() -> Operation:
        return Unchanged(path=())


def _turns() -> None:
    @then("it is {seat}'s turn to act")
    def to_act(seat: str) -> Operation:
        return Value(path=("to_act",), value=[seat])

    @then("{seats} are to act")
    def are_to_act(seats: tuple[str, ...]) -> Operation:
        return Value(path=("to_act",), value=list(seats))

    @then("nobody is to act")
    def nobody_acts() -> Operation:
        return Value(path=("to_act",), value=[])

    @then("the players sit in the order {seats}")
    def seating(seats: tuple[str, ...]) -> Operation:
        return Value(path=("table", "seats"), value=list(seats))


def _endings() -> None:
    @then("the game goes on")
    def goes_on() -> Operation:
        return Outcome(path=("over",), value=False)

    @then("the game is over")
    def is_over() -> Operation:
        return Outcome(path=("over",), value=True)

    @then("nobody has won yet")
    @then("nobody wins")
    def nobody_wins() -> Operation:
        return Outcome(path=("winners",), value=[])

    @then("{seats} wins")
    def wins(seats: tuple[str, ...]) -> Operation:
        return Outcome(path=("winners",), value=list(seats))

    @then("{seats} win together")
    def win_together(seats: tuple[str, ...]) -> Operation:
        return Outcome(path=("winners",), value=list(seats))

    @then("the outcome is because of {why:quoted}")
    def because(why: str) -> Operation:
        return Outcome(path=("why",), value=why)


def _choices() -> None:
    @then("{seat} may do nothing")
    def may_do_nothing(seat: str) -> Operation:
        return LegalExactly(seat=seat, actions=())

    if knows("actions"):

        @then("{seat} may {actions}")
        def may(seat: str, actions: list[dict[str, Any]]) -> list[Operation]:
            return [Legal(seat=seat, action=action) for action in actions]

        @then("{seat} may not {actions}")
        def may_not(seat: str, actions: list[dict[str, Any]]) -> list[Operation]:
            return [Legal(seat=seat, action=action, allowed=False) for action in actions]

        @then("{seat} may only {actions}")
        def may_only(seat: str, actions: list[dict[str, Any]]) -> Operation:
            return LegalExactly(seat=seat, actions=tuple(actions))

    if knows("any_action"):

        @then("{seat} may {any_action} somewhere")
        def may_somewhere(seat: str, any_action: dict[str, Any]) -> Operation:
            return Legal(seat=seat, action=any_action)

        @then("{seat} may not {any_action} at all")
        def may_not_at_all(seat: str, any_action: dict[str, Any]) -> Operation:
            return Legal(seat=seat, action=any_action, allowed=False)

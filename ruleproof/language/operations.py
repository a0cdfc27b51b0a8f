"""The meanings that a sentence of a scenario can have: a closed set of operations.

Start: `Position`, `NewGame`, `Put`, `Top`. Play: `Play`. See: `Value`, `SameAs`, `Changed`, `Unchanged`,
`Refused`, `GameRefused`, `Legal`, `LegalExactly`, `Sees`, `CannotSee`, `Outcome`. Paths start at the state
(`table/gold/North`, `to_act`), the view, or the outcome. Every operation has the line of its sentence; steps
leave it at 0, and the compiler fills it in.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ruleproof.input.jsontext import Place
from ruleproof.rules.verbs import Verb


class Operation(msgspec.Struct, frozen=True, tag_field="op", omit_defaults=True, kw_only=True):
    """One thing that a sentence asks for."""

    line: int = 0


class Position(Operation, frozen=True, tag="position"):
    """Start from a named position."""

    name: str


class NewGame(Operation, frozen=True, tag="new_game"):
    """Start from new_game with these seats, options and chance outcomes."""

    seats: tuple[str, ...]
    options: dict[str, Any] = {}
    chance: tuple[dict[str, Any], ...] = ()


class Put(Operation, frozen=True, tag="put"):
    """Set a place of the start position to a value."""

    path: Place
    value: Any


class Top(Operation, frozen=True, tag="top"):
    """Put these items on top of an ordered stack.

    The rest of the stack follows in the order of the component set.
    """

    path: Place
    items: tuple[Any, ...]


class Play(Operation, frozen=True, tag="play"):
    """A seat takes an action, with these chance outcomes."""

    seat: str
    action: dict[str, Any]
    chance: tuple[dict[str, Any], ...] = ()


class Value(Operation, frozen=True, tag="value"):
    """A place of the state has a value."""

    path: Place
    value: Any


class SameAs(Operation, frozen=True, tag="same_as"):
    """Two places of the state have equal values."""

    path: Place
    other: Place


class Changed(Operation, frozen=True, tag="changed"):
    """A number in the state differs from the start by this much."""

    path: Place
    by: int


class Unchanged(Operation, frozen=True, tag="unchanged"):
    """A place has the same value as at the start; without a path, the whole table is unchanged."""

    path: Place = ("table",)


class Refused(Operation, frozen=True, tag="refused"):
    """The last play is refused, under this clause if one is named."""

    clause: str = ""


class GameRefused(Refused, frozen=True, tag="game_refused"):
    """The new game is refused, under this clause or ruling if one is named."""


class Legal(Operation, frozen=True, tag="legal"):
    """The seat may (or may not) take an action with these members."""

    seat: str
    action: dict[str, Any]
    allowed: bool = True


class LegalExactly(Operation, frozen=True, tag="legal_exactly"):
    """Among the actions with the members of `like`, the seat may take exactly these."""

    seat: str
    actions: tuple[dict[str, Any], ...]
    like: dict[str, Any] = {}


class Sees(Operation, frozen=True, tag="sees"):
    """A place in the seat's view has a value."""

    seat: str
    path: Place
    value: Any


class CannotSee(Operation, frozen=True, tag="cannot_see"):
    """A text appears nowhere in the seat's view."""

    seat: str
    text: str


class Outcome(Operation, frozen=True, tag="outcome"):
    """A place of the outcome has a value."""

    path: Place
    value: Any


ASKED: Mapping[type[Operation], Verb] = {
    Legal: Verb.LEGAL_ACTIONS,
    LegalExactly: Verb.LEGAL_ACTIONS,
    Sees: Verb.VIEW,
    CannotSee: Verb.VIEW,
    Outcome: Verb.OUTCOME,
}
"""Operations that look at an answer about a state and not at the state itself, each with the verb that asks
for that answer.
"""
Start = Position | NewGame | Put | Top
Expectation = (
    Value
    | SameAs
    | Changed
    | Unchanged
    | Refused
    | GameRefused
    | Legal
    | LegalExactly
    | Sees
    | CannotSee
    | Outcome
)
AnyOperation = Position | NewGame | Put | Top | Play | Expectation

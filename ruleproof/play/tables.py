"""Where play may begin, who is to act there, and fixed outcomes of chance."""

from __future__ import annotations

from typing import Any

import msgspec

from ruleproof.cases.positions import CompletionError, NamedPosition
from ruleproof.cases.suite import Suite, numbers_of_seats, state_of
from ruleproof.input import jsontext
from ruleproof.input.problems import UsageError, nearest_note


class Opening(msgspec.Struct, frozen=True):
    """Where play begins: a named position or, if there is no state, a new game for some seats."""

    name: str
    seats: tuple[str, ...]
    state: bytes = b""
    components: str = ""


class _Waiting(msgspec.Struct):
    to_act: list[str]
    may_act: list[str]


decode_waiting = msgspec.json.Decoder(_Waiting).decode
"""Reads from a state, as JSON text, which seats are to act or may act."""


def openings(suite: Suite) -> list[Opening]:
    """Return all openings of a game: a new game for each number of seats, then its named positions."""
    return [*_new_games(suite), *(_at(suite, one) for one in suite.compiler.positions.values())]


def opening(suite: Suite, name: str) -> Opening:
    """Return the opening with a given name: a named position, or `new game of N`.

    Raises:
        UsageError: there is no opening of this name, or the laws of the game cannot complete it.
    """
    new_games = {one.name: one for one in _new_games(suite)}
    positions = suite.compiler.positions
    if name not in (*new_games, *positions):
        near = nearest_note(name, [*new_games, *positions])
        raise UsageError("\n    ".join([f"--position {name!r}: no such position", *near]))
    try:
        return new_games[name] if name in new_games else _at(suite, positions[name])
    except CompletionError as error:
        raise UsageError(f"--position {name!r}: {error}") from None


def _new_games(suite: Suite) -> list[Opening]:
    seats = suite.game.seats
    return [Opening(f"new game of {number}", seats[:number]) for number in numbers_of_seats(suite)]


def _at(suite: Suite, position: NamedPosition) -> Opening:
    state = state_of(suite, position)
    return Opening(position.name, tuple(state["table"]["seats"]), jsontext.encode(state), position.components)


def fixed(needs: dict[str, Any]) -> dict[str, Any]:
    """Return the fixed chance outcome: shuffled things in ascending order, and every die showing 1.

    The outcome depends only on what is needed, not on the order in which an engine names the things.
    """
    if "shuffle" in needs:
        return {"shuffle": sorted(needs["shuffle"], key=jsontext.canonical)}
    return {"roll": [1] * needs["roll"]["dice"]}

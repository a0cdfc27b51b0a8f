"""Where play may begin."""

from __future__ import annotations

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


def opening(suite: Suite, name: str) -> Opening:
    """Return the opening with a given name: a named position, or `new game of N`.

    Raises:
        UsageError: there is no opening of this name, or the laws of the game cannot complete it.
    """
    new_games = {one.name: one for one in _new_games(suite)}
    positions = suite.compiler.positions
    if name not in (*new_games, *positions):
        near = nearest_note(name, [*new_games, *positions])
        raise UsageError(f"--position {name!r}: no such position", *near)
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

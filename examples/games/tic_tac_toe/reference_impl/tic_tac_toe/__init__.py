"""Tic-tac-toe: two players mark the nine spaces of a board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct
from msgspec.structs import replace

if TYPE_CHECKING:  # the kit loads this folder together with the bundled reference, as one package
    from reference_impl.chance import Chance
    from reference_impl.clauses import IllegalAction, allowed, clause
    from reference_impl.entries import note_entry
else:
    from ..chance import Chance
    from ..clauses import IllegalAction, allowed, clause
    from ..entries import note_entry

COMPONENT_SET = "standard"
Seat = Literal["Cross", "Nought"]
Seats = tuple[Seat, Seat]
Space = Literal["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
SPACES: tuple[Space, ...] = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
LINES = ("a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b2 c3", "c1 b2 a3")


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Tic-tac-toe has no options."""


class Readings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The reading of each switchable ruling; there is none so far."""


class Pending(Struct, frozen=True, forbid_unknown_fields=True):
    """No turn is ever half done."""


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """The marks on the board."""

    seats: Seats
    marks: Mapping[Seat, tuple[Space, ...]]


class State(Struct, frozen=True, forbid_unknown_fields=True):
    """A state of the game."""

    to_act: tuple[Seat, ...]
    may_act: tuple[Seat, ...]
    settled: bool
    phase: Literal["marking", "over"]
    pending: Pending
    table: Table


class Action(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="mark"):
    """Mark a space."""

    space: Space


class Outcome(Struct, frozen=True):
    """How the game stands, or how it ended."""

    over: bool
    winners: tuple[Seat, ...]
    why: Literal["still playing", "line", "draw"]


class Game(Struct, frozen=True):
    """The components and readings in force."""

    spaces: int
    readings: Readings


def configure(components: Mapping[str, Any], readings: Readings) -> Game:
    """Return the game under a component set."""
    return Game(components["spaces"], readings)


def position_faults(game: Game, state: State) -> list[str]:
    """Return a sentence for everything that keeps a state from being played on."""
    return [] if {*state.table.marks} == {*state.table.seats} else ["`marks` must list the seats that play"]


@clause("tic_tac_toe.setup.empty_board")  # The game begins with an empty board of nine …
@clause("tic_tac_toe.setup.cross_begins")  # Cross has the first turn.
def new_game(game: Game, seats: Seats, options: Options, chance: Chance) -> State:
    """Return the state before the first turn."""
    note_entry("spaces")
    return State(("Cross",), (), True, "marking", Pending(), Table(seats, dict.fromkeys(seats, ())))


def legal_actions(game: Game, state: State, seat: Seat) -> tuple[Action, ...]:
    """Return every action that the seat may take now."""
    return tuple(Action(space) for space in SPACES if allowed(require_legal, game, state, seat, space))


def apply(game: Game, state: State, seat: Seat, action: Action, chance: Chance) -> State:
    """Return the state after a turn."""
    require_legal(game, state, seat, action.space)
    after = mark(state, seat, action.space)
    return end(after) if winners(after.table) or is_full(after.table) else pass_turn(after)


def require_legal(game: Game, state: State, seat: Seat, space: Space) -> None:
    """Refuse a turn that the rules do not allow."""
    require_own_turn(state, seat)
    require_empty(state, space)


@clause("tic_tac_toe.marking.turns_alternate")  # After one player has marked a space, the …
def require_own_turn(state: State, seat: Seat) -> None:
    """Refuse a player who acts out of turn."""
    if seat not in state.to_act:
        raise IllegalAction(f"{seat} is not to act")


@clause("tic_tac_toe.marking.only_empty_spaces")  # A space that has been marked cannot be marked …
def require_empty(state: State, space: Space) -> None:
    """Refuse to mark a space twice."""
    if any(space in marks for marks in state.table.marks.values()):
        raise IllegalAction(f"{space} has been marked")


@clause("tic_tac_toe.marking.one_space")  # In a turn, a player marks one space.
def mark(state: State, seat: Seat, space: Space) -> State:
    """Return the state with the space marked."""
    marks = {**state.table.marks, seat: (*state.table.marks[seat], space)}
    return replace(state, table=replace(state.table, marks=marks))


@clause("tic_tac_toe.marking.turns_alternate")  # After one player has marked a space, the …
def pass_turn(state: State) -> State:
    """Return the state in which the other player is to act."""
    return replace(state, to_act=tuple(seat for seat in state.table.seats if seat not in state.to_act))


def end(state: State) -> State:
    """Return the state in which the game is over."""
    return replace(state, to_act=(), phase="over")


@clause("tic_tac_toe.ending.three_in_a_line")  # A player who has three marks in a …
def winners(table: Table) -> tuple[Seat, ...]:
    """Return who has a line."""
    return tuple(
        seat for seat in table.seats if any({*line.split()} <= {*table.marks[seat]} for line in LINES)
    )


@clause("tic_tac_toe.ending.full_board")  # If the board is full and nobody has …
def is_full(table: Table) -> bool:
    """Tell whether no space is empty."""
    return sum(map(len, table.marks.values())) == len(SPACES)


def view(game: Game, state: State, seat: Seat) -> Table:
    """Return what the seat sees: everything."""
    return state.table


def outcome(game: Game, state: State) -> Outcome:
    """Return who has won."""
    if state.phase != "over":
        return Outcome(False, (), "still playing")
    won = winners(state.table)
    return Outcome(True, won, "line" if won else "draw")

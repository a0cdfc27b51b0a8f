"""Nim: two players take counters off one heap."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct
from msgspec.structs import replace

if TYPE_CHECKING:  # the kit loads this folder together with the bundled reference, as one package
    from reference_impl.chance import Chance
    from reference_impl.clauses import IllegalAction, allowed, clause
    from reference_impl.entries import note_entry
    from reference_impl.readings import Readings
else:
    from ..chance import Chance
    from ..clauses import IllegalAction, allowed, clause
    from ..entries import note_entry
    from ..readings import Readings

COMPONENT_SET = "standard"
Seat = Literal["Red", "Blue"]
Seats = tuple[Seat, Seat]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Nim has no options."""


class Pending(Struct, frozen=True, forbid_unknown_fields=True):
    """No turn is ever half done."""


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the counters lie."""

    seats: Seats
    heap: int
    taken: Mapping[Seat, int]
    last: tuple[Seat, ...]


class State(Struct, frozen=True, forbid_unknown_fields=True):
    """A state of the game."""

    to_act: tuple[Seat, ...]
    may_act: tuple[Seat, ...]
    settled: bool
    phase: Literal["taking", "over"]
    pending: Pending
    table: Table


class Action(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="take"):
    """Take one, two or three counters."""

    counters: int


class Outcome(Struct, frozen=True):
    """How the game stands, or how it ended."""

    over: bool
    winners: tuple[Seat, ...]
    why: Literal["still playing", "last counter"]


class Game(Struct, frozen=True):
    """The components and readings in force."""

    counters: int
    readings: Readings


def configure(components: Mapping[str, Any], readings: Readings) -> Game:
    """Return the game under a component set."""
    return Game(components["counters"], readings)


def position_faults(game: Game, state: State) -> list[str]:
    """Return a sentence for everything that keeps a state from being played on."""
    return [] if {*state.table.taken} == {*state.table.seats} else ["`taken` must list the seats that play"]


@clause("nim.setup.one_heap")  # The game begins with all counters in one heap.
def new_game(game: Game, seats: Seats, options: Options, chance: Chance) -> State:
    """Return the state before the first turn."""
    note_entry("counters")
    table = Table(seats, game.counters, dict.fromkeys(seats, 0), ())
    return State((seats[0],), (), True, "taking", Pending(), table)


def legal_actions(game: Game, state: State, seat: Seat) -> tuple[Action, ...]:
    """Return every action that the seat may take now."""
    return tuple(
        Action(counters) for counters in range(1, 4) if allowed(require_legal, game, state, seat, counters)
    )


def apply(game: Game, state: State, seat: Seat, action: Action, chance: Chance) -> State:
    """Return the state after a turn."""
    require_legal(game, state, seat, action.counters)
    after = take(state, seat, action.counters)
    return pass_turn(after) if after.table.heap else end(after)


def require_legal(game: Game, state: State, seat: Seat, counters: int) -> None:
    """Refuse a turn that the rules do not allow."""
    require_own_turn(state, seat)
    require_one_to_three(counters)
    require_enough(state, counters)


@clause("nim.taking.turns_alternate")  # After one player has taken counters, the other player has …
def require_own_turn(state: State, seat: Seat) -> None:
    """Refuse a player who acts out of turn."""
    if seat not in state.to_act:
        raise IllegalAction(f"{seat} is not to act")


@clause("nim.taking.one_to_three")  # A turn takes one, two or three counters off the heap.
def require_one_to_three(counters: int) -> None:
    """Refuse a turn that takes too few counters, or too many."""
    if not 1 <= counters <= 3:
        raise IllegalAction(f"{counters} counters are taken, but it must be 1 to 3")


@clause("nim.taking.not_more_than_there_are")  # A turn takes no more counters than the heap holds.
def require_enough(state: State, counters: int) -> None:
    """Refuse to take more than there is."""
    if counters > state.table.heap:
        raise IllegalAction(f"{counters} counters are taken off a heap of {state.table.heap}")


def take(state: State, seat: Seat, counters: int) -> State:
    """Return the state with the counters taken."""
    table = state.table
    taken = {**table.taken, seat: table.taken[seat] + counters}
    return replace(state, table=replace(table, heap=table.heap - counters, taken=taken, last=(seat,)))


@clause("nim.taking.turns_alternate")  # After one player has taken counters, the other player has …
def pass_turn(state: State) -> State:
    """Return the state in which the other player is to act."""
    return replace(state, to_act=tuple(seat for seat in state.table.seats if seat not in state.to_act))


@clause("nim.ending.last_counter")  # The game ends when the last counter is taken.
def end(state: State) -> State:
    """Return the state in which the game is over."""
    return replace(state, to_act=(), phase="over")


def view(game: Game, state: State, seat: Seat) -> Table:
    """Return what the seat sees: everything."""
    return state.table


def outcome(game: Game, state: State) -> Outcome:
    """Return who has won."""
    if state.phase != "over":
        return Outcome(False, (), "still playing")
    return Outcome(True, winners(game, state.table), "last counter")


@clause("nim.ending.last_counter_decides")  # The last counter decides which player wins.
def winners(game: Game, table: Table) -> tuple[Seat, ...]:
    """Return who has won: whoever took the last counter."""
    return table.last

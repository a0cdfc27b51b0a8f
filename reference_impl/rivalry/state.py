"""A state of the game, in the shape of `schemas/rivalry/state.json`, and the pieces on the board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Literal, TypeVar, cast, get_args

from msgspec import Struct

from ..vocabulary import choice, replace
from .components import Nation
from .pending import Battle, ByTile, Pending, Phase, Piece, Turn, Unfinished
from .pending import Seat as Seat

Seats = tuple[Seat, ...]
Cards = tuple[str, ...]
"""Cards by name; in the stack the first card is on top."""
Sites = tuple[str, ...]
Holder = Literal["Republic", "Kingdom", "nobody"]
Why = Literal["still playing", "leader captured", "no second city", "interim capital", "turn limit"]
PIECES: tuple[Piece, ...] = get_args(Piece)

K = TypeVar("K")
V = TypeVar("V")


class City(Struct, frozen=True, forbid_unknown_fields=True):
    """A city: who founded it, and who holds it."""

    founder: Seat
    holder: Holder


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """How the game has ended."""

    why: Why
    winners: Seats


class Table(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """Everything that persists beyond the current decision, with counts computed from it."""

    seats: Seats
    turn: Seat
    turns_left: tuple[int, ...]
    deck: Cards
    discard: Cards
    foot: Mapping[Seat, ByTile]
    cavalry: Mapping[Seat, ByTile]
    cavalry_reserve: Mapping[Seat, int]
    cities: Mapping[str, tuple[City, ...]]
    capitals: Mapping[Seat, Sites]
    leaders: Mapping[Seat, Sites]
    escaped: Seats
    lost_turns: Mapping[Seat, int]
    sabotaged_this_turn: Seats
    sabotaged_next_turn: Seats
    result: Result

    def on(self, piece: Piece) -> Mapping[Seat, ByTile]:
        """Return the tiles on which the pieces of a kind stand."""
        return self.foot if piece == "foot" else self.cavalry

    @cached_property
    def armies(self) -> Mapping[Seat, ByTile]:
        """The number of pieces, of both kinds together, that each seat has on each tile."""
        return {seat: _together(self.foot[seat], self.cavalry[seat]) for seat in self.foot}

    @cached_property
    def held(self) -> Mapping[Seat, Sites]:
        """The cities that each seat holds."""
        return {
            seat: tuple(site for site, cities in self.cities.items() if cities and cities[0].holder == seat)
            for seat in self.foot
        }


def _together(one: ByTile, two: ByTile) -> ByTile:
    return {**one, **{tile: one.get(tile, 0) + number for tile, number in two.items()}}


class State(Struct, frozen=True, forbid_unknown_fields=True):
    """A state of the game; `to_act` is empty when the game is over."""

    to_act: Seats
    may_act: Seats
    settled: bool
    phase: Phase
    pending: Pending
    table: Table


STILL_PLAYING = Result("still playing", ())


def other(seat: Seat) -> Seat:
    """Return the other player."""
    return "Kingdom" if seat == "Republic" else "Republic"


def nation(seat: Seat) -> Nation:
    """Return the nation of a seat, spelled as in the component set."""
    return cast("Nation", seat.lower())


def changed(values: Mapping[K, V], key: K, value: V) -> dict[K, V]:
    """Return the values with one value replaced."""
    return {**values, key: value}


def counted(numbers: Mapping[str, int], key: str, by: int) -> dict[str, int]:
    """Return the numbers with one number changed; zeros are omitted."""
    now = {**numbers, key: numbers.get(key, 0) + by}
    if now[key] <= 0:
        del now[key]
    return now


def pieces(table: Table, seat: Seat, tile: str) -> int:
    """Return the number of pieces that a seat has on a tile."""
    return table.armies[seat].get(tile, 0)


def pieces_on(table: Table, seat: Seat, tiles: Iterable[str]) -> int:
    """Return the number of pieces that a seat has on the given tiles together."""
    armies = table.armies[seat]
    return sum([armies.get(tile, 0) for tile in tiles])


def city_at(table: Table, site: str) -> City | None:
    """Return the city on a site, if there is one."""
    cities = table.cities.get(site)
    return cities[0] if cities else None


def held_by(table: Table, seat: Seat) -> Sites:
    """Return the cities that a seat holds."""
    return table.held[seat]


def with_piece(table: Table, seat: Seat, piece: Piece, tile: str, by: int) -> Table:
    """Return the table with one more or one fewer piece on a tile; cavalry comes from the reserve and returns
    to it.
    """
    if piece == "foot":
        return replace(table, foot=changed(table.foot, seat, counted(table.foot[seat], tile, by)))
    reserve = changed(table.cavalry_reserve, seat, table.cavalry_reserve[seat] - by)
    return replace(
        table,
        cavalry=changed(table.cavalry, seat, counted(table.cavalry[seat], tile, by)),
        cavalry_reserve=reserve,
    )


def put(state: State, seat: Seat, piece: Piece, tile: str) -> State:
    """Return the state with one more piece on a tile."""
    return replace(state, table=with_piece(state.table, seat, piece, tile, 1))


def take(state: State, seat: Seat, piece: Piece, tile: str) -> State:
    """Return the state with one fewer piece on a tile; for the seat whose turn it is, pieces that have moved
    are taken first.
    """
    state = replace(state, table=with_piece(state.table, seat, piece, tile, -1))
    return noted(state, piece, tile, -1) if seat == state.table.turn else state


def noted(state: State, piece: Piece, tile: str, by: int) -> State:
    """Return the state in which the number of moved pieces on a tile has changed by `by`."""

    def note(turn: Turn) -> Turn:
        before = turn.moved.of(piece).get(tile, 0)
        if by < 0 and 0 < before <= state.table.on(piece)[state.table.turn].get(tile, 0):
            choice("rivalry.ruling.which_of_equal_pieces")
        moved = replace(turn.moved, **{piece: counted(turn.moved.of(piece), tile, by)})
        return replace(turn, moved=moved)

    return with_turn(state, note)


def with_turn(state: State, change: Callable[[Turn], Turn]) -> State:
    """Return the state in which the pending entry of the turn has been changed by a function."""
    return replace(
        state, pending=tuple(change(entry) if isinstance(entry, Turn) else entry for entry in state.pending)
    )


def battle_of(state: State) -> Battle:
    """Return the battle that is being fought."""
    return next(entry for entry in state.pending if isinstance(entry, Battle))


def with_first(state: State, *unfinished: Unfinished) -> State:
    """Return the state in which these entries come first, in this order, before all other pending entries."""
    return replace(state, pending=(*unfinished, *state.pending))


def without_first(state: State) -> State:
    """Return the state without the first pending entry."""
    return replace(state, pending=state.pending[1:])


def instead(state: State, *unfinished: Unfinished) -> State:
    """Return the state in which these entries replace the first pending entry."""
    return replace(state, pending=(*unfinished, *state.pending[1:]))

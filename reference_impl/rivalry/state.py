"""A state of the game, in the shape of `schemas/rivalry/state.json`, and the pieces on the board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Literal, TypeVar, cast, get_args

from msgspec import Struct

from ..vocabulary import Position, choice, replace
from .components import Nation
from .pending import Battle, ByTile, Pending, Phase, Turn
from .pending import Piece as Piece
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

    def pieces(self, seat: Seat, tile: str) -> int:
        """Return the number of pieces that a seat has on a tile."""
        return self.armies[seat].get(tile, 0)

    def pieces_on(self, seat: Seat, tiles: Iterable[str]) -> int:
        """Return the number of pieces that a seat has on the given tiles together."""
        armies = self.armies[seat]
        return sum([armies.get(tile, 0) for tile in tiles])

    def city_at(self, site: str) -> City | None:
        """Return the city on a site, if there is one."""
        cities = self.cities.get(site)
        return cities[0] if cities else None

    def with_piece(self, seat: Seat, piece: Piece, tile: str, by: int) -> Table:
        """Return the table with one piece more or fewer on a tile; cavalry comes from the reserve."""
        there = {seat: counted(self.on(piece)[seat], tile, by)}
        if piece == "foot":
            return replace(self, foot={**self.foot, **there})
        reserve = {**self.cavalry_reserve, seat: self.cavalry_reserve[seat] - by}
        return replace(self, cavalry={**self.cavalry, **there}, cavalry_reserve=reserve)


def _together(one: ByTile, two: ByTile) -> ByTile:
    return {**one, **{tile: one.get(tile, 0) + number for tile, number in two.items()}}


class State(Position, frozen=True):
    """A state of the game."""

    to_act: Seats
    may_act: Seats
    phase: Phase
    pending: Pending
    table: Table

    @property
    def battle(self) -> Battle:
        """The battle that is being fought."""
        return next(entry for entry in self.pending if isinstance(entry, Battle))

    def put(self, seat: Seat, piece: Piece, tile: str) -> State:
        """Return the state with one more piece on a tile."""
        return replace(self, table=self.table.with_piece(seat, piece, tile, 1))

    def take(self, seat: Seat, piece: Piece, tile: str) -> State:
        """Return the state with one piece fewer on a tile; in the own turn, one that has moved goes first."""
        state = replace(self, table=self.table.with_piece(seat, piece, tile, -1))
        return noted(state, piece, tile, -1) if seat == state.table.turn else state

    def with_turn(self, change: Callable[[Turn], Turn]) -> State:
        """Return the state in which the pending entry of the turn has been changed by a function."""
        return replace(
            self, pending=tuple(change(entry) if isinstance(entry, Turn) else entry for entry in self.pending)
        )


STILL_PLAYING = Result("still playing", ())


def other(seat: Seat) -> Seat:
    """Return the other player."""
    return "Kingdom" if seat == "Republic" else "Republic"


def nation(seat: Seat) -> Nation:
    """Return the nation of a seat, spelled as in the component set."""
    return cast("Nation", seat.lower())


def counted(numbers: Mapping[str, int], key: str, by: int) -> dict[str, int]:
    """Return the numbers with one number changed; zeros are omitted."""
    now = {**numbers, key: numbers.get(key, 0) + by}
    if now[key] <= 0:
        del now[key]
    return now


def noted(state: State, piece: Piece, tile: str, by: int) -> State:
    """Return the state in which the number of moved pieces on a tile has changed by `by`."""

    def note(turn: Turn) -> Turn:
        before = turn.moved.of(piece).get(tile, 0)
        if by < 0 and 0 < before <= state.table.on(piece)[state.table.turn].get(tile, 0):
            choice("rivalry.ruling.which_of_equal_pieces")
        moved = replace(turn.moved, **{piece: counted(turn.moved.of(piece), tile, by)})
        return replace(turn, moved=moved)

    return state.with_turn(note)

"""What a seat sees, in the shape of `schemas/rivalry/view.json`."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from ..clauses import clause
from .components import Game
from .pending import ByTile
from .state import Cards, City, Result, Seat, Seats, Sites, State, Table


class View(Struct, frozen=True):
    """Everything that lies face up; of the face-down stack, only the number of cards."""

    seats: Seats
    turn: Seat
    turns_left: tuple[int, ...]
    deck: int
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


def view(game: Game, state: State, seat: Seat) -> View:
    """Return what either seat sees on the table now."""
    table = state.table
    return View(
        seats=table.seats,
        turn=table.turn,
        turns_left=table.turns_left,
        deck=cards_in_stack(table),
        discard=table.discard,
        foot=table.foot,
        cavalry=table.cavalry,
        cavalry_reserve=table.cavalry_reserve,
        cities=table.cities,
        capitals=table.capitals,
        leaders=table.leaders,
        escaped=table.escaped,
        lost_turns=table.lost_turns,
        sabotaged_this_turn=table.sabotaged_this_turn,
        sabotaged_next_turn=table.sabotaged_next_turn,
        result=table.result,
    )


@clause("rivalry.pieces.card_stack")  # The orange cards form one stack, from which both players …
def cards_in_stack(table: Table) -> int:
    """Return the number of cards in the face-down stack."""
    return len(table.deck)

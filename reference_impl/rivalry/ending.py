"""What a seat sees, and the outcome, in the shapes of `view.json` and `outcome.json` in `schemas/rivalry`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from ..vocabulary import clause
from .components import Game
from .state import Seat, Seats, State, Table, Why


@clause("rivalry.pieces.card_stack")  # The orange cards form one stack, from which both players …
def view(game: Game, state: State, seat: Seat) -> dict[str, Any]:
    """Return everything that lies face up; of the face-down stack, only the number of cards."""
    return asdict(state.table) | {"deck": len(state.table.deck)}


class Standing(Struct, frozen=True):
    """The pieces and cities of a nation on the board."""

    cities: int
    pieces: int


class Outcome(Struct, frozen=True):
    """Whether the game is over, who has won, and how."""

    over: bool
    winners: Seats
    why: Why
    scores: Mapping[Seat, Standing]


def outcome(game: Game, state: State) -> Outcome:
    """Return how the game stands or, once it is over, how it ended."""
    table = state.table
    return Outcome(
        over=not state.pending,
        winners=winners(table),
        why=table.result.why,
        scores={
            seat: Standing(len(table.held[seat]), sum(table.armies[seat].values())) for seat in table.seats
        },
    )


@clause(
    "rivalry.last_ditch.leader_captured_ends_game",  # When the roll fails to save the leader, the game is …
    "rivalry.escape.no_second_city_ends_game",  # If a capital is captured and its nation has no second …
    "rivalry.interim_capital.capture_ends_game",  # When an interim capital is captured, the game is over.
    "rivalry.object.capture_the_capital",  # Each player's aim is to capture the other player's capital.
)
def winners(table: Table) -> Seats:
    """Return the winners: the player who took the enemy's capital or interim capital or, after the agreed
    turns, those whom ruling endless_game names.
    """
    return table.result.winners

"""What a seat sees, in the shape of `schemas/lost_cities_rivals/view.json`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import asdict

from ..vocabulary import clause, ruling
from .components import Game
from .state import Seat, State, Table


@clause(
    "lost_cities_rivals.setup.starting_wagers_face_up",  # The starting wager cards of each player lie face …
    "lost_cities_rivals.setup.piles_face_down",  # The cards in the four piles lie face down, so that nobody …
    "lost_cities_rivals.expeditions.cards_stay_readable",  # The cards of an expedition are laid so that the …
    "lost_cities_rivals.uncovering.useless_card_face_down",  # A useless card put into the box lies there …
    "lost_cities_rivals.spoils.returned_card_face_down",  # The card that the highest bidder returns lies …
)
def view(game: Game, state: State, seat: Seat) -> dict[str, Any]:
    """Return everything that lies face up; of what lies face down, only the number."""
    return asdict(state.table) | {
        "draw_pile": len(state.table.draw_pile),
        "piles_aside": list(map(len, state.table.piles_aside)),
        "box": len(state.table.box),
        "gold": gold_in_sight(game, state.table, seat),
    }


@ruling("lost_cities_rivals.ruling.gold_is_open", "open")
def gold_in_sight(game: Game, table: Table, seat: Seat) -> Mapping[Seat, int]:
    """Return the coins that the seat sees: those of all players."""
    return table.gold

"""What a seat sees, in the shape of `schemas/rivalry/view.json`."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from ..vocabulary import clause
from .components import Game
from .state import Seat, State


@clause("rivalry.pieces.card_stack")  # The orange cards form one stack, from which both players …
def view(game: Game, state: State, seat: Seat) -> dict[str, Any]:
    """Return everything that lies face up; of the face-down stack, only the number of cards."""
    return asdict(state.table) | {"deck": len(state.table.deck)}

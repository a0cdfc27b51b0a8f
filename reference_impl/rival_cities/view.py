"""What a seat sees, in the shape of `schemas/rival_cities/view.json`."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from ..vocabulary import clause
from .components import Game
from .state import Seat, State, rival_of


@clause(
    "rival_cities.setup.basic_cards_face_up",  # The basic action cards lie face up, so that both players …
    "rival_cities.setup.action_stack_face_down",  # The shuffled special action cards form the action stack, …
    "rival_cities.option_d.card_is_hidden",  # A special action card taken with Option D goes to the …
    "rival_cities.draw.card_is_hidden",  # A special action card that was drawn is hidden from the …
    "rival_cities.setup.ship_stack_face_down",  # The ship stack lies face down.
    "rival_cities.setup.boxed_ships_unseen",  # Nobody looks at the ship cards that go back to the box at …
    "rival_cities.setup.lawsuit_stack_face_down",  # The lawsuit stack lies face down.
    "rival_cities.setup.boxed_lawsuits_unseen",  # Nobody looks at the lawsuit cards that go back to the box …
)
def view(game: Game, state: State, seat: Seat) -> dict[str, Any]:
    """Return the own hand and everything that lies face up; of what lies face down, only the number."""
    table = state.table
    seen = asdict(table) | {
        "action_stack": len(table.action_stack),
        "hand": table.hands[seat],
        "rival_hand": len(table.hands[rival_of(seat)]),
        "ship_stack": len(table.ship_stack),
        "ships_in_box": len(table.ships_in_box),
        "lawsuit_stack": len(table.lawsuit_stack),
        "lawsuits_in_box": len(table.lawsuits_in_box),
    }
    del seen["hands"]
    return seen

"""What a seat sees, in the shape of `schemas/rival_cities/view.json`."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from ..clauses import clause
from .components import Game
from .state import Cards, Seat, State, Table, rival_of


def view(game: Game, state: State, seat: Seat) -> dict[str, Any]:
    """Return the own hand and everything that lies face up; of what lies face down, only the number."""
    table = state.table
    seen = asdict(table) | {
        "basic_cards": basic_cards(table),
        "action_stack": action_stack(table),
        "hand": table.hands[seat],
        "rival_hand": rival_hand(table, seat),
        "ship_stack": ship_stack(table),
        "ships_in_box": ships_in_box(table),
        "lawsuit_stack": lawsuit_stack(table),
        "lawsuits_in_box": lawsuits_in_box(table),
    }
    del seen["hands"]
    return seen


@clause("rival_cities.setup.basic_cards_face_up")  # The basic action cards lie face up, so that both …
def basic_cards(table: Table) -> Cards:
    """Return the basic action cards, which lie face up."""
    return table.basic_cards


@clause("rival_cities.setup.action_stack_face_down")  # The shuffled special action cards form the action …
def action_stack(table: Table) -> int:
    """Return the number of cards in the action stack."""
    return len(table.action_stack)


@clause(
    "rival_cities.option_d.card_is_hidden",  # A special action card taken with Option D goes to the …
    "rival_cities.draw.card_is_hidden",  # A special action card that was drawn is hidden from the …
)
def rival_hand(table: Table, seat: Seat) -> int:
    """Return the number of cards in the rival's hand."""
    return len(table.hands[rival_of(seat)])


@clause("rival_cities.setup.ship_stack_face_down")  # The ship stack lies face down.
def ship_stack(table: Table) -> int:
    """Return the number of cards in the ship stack."""
    return len(table.ship_stack)


@clause("rival_cities.setup.boxed_ships_unseen")  # Nobody looks at the ship cards that go back to the box …
def ships_in_box(table: Table) -> int:
    """Return the number of ships in the box."""
    return len(table.ships_in_box)


@clause("rival_cities.setup.lawsuit_stack_face_down")  # The lawsuit stack lies face down.
def lawsuit_stack(table: Table) -> int:
    """Return the number of cards in the lawsuit stack."""
    return len(table.lawsuit_stack)


@clause("rival_cities.setup.boxed_lawsuits_unseen")  # Nobody looks at the lawsuit cards that go back to the …
def lawsuits_in_box(table: Table) -> int:
    """Return the number of unseen lawsuits in the box."""
    return len(table.lawsuits_in_box)

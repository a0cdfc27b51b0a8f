"""What a seat sees, in the shape of `schemas/lost_cities_rivals/view.json`."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from ..clauses import clause
from .readings import Game
from .state import Auction, Cards, Expeditions, Seat, Seats, State, Table


class View(Struct, frozen=True):
    """Everything that lies face up; of what lies face down, only the number."""

    seats: Seats
    starting_player: Seat
    display: Cards
    draw_pile: int
    piles_aside: tuple[int, ...]
    box: int
    gold_supply: int
    gold: Mapping[Seat, int]
    expeditions: Mapping[Seat, Expeditions]
    auction: Auction


def view(game: Game, state: State, seat: Seat) -> View:
    """Return what the seat sees on the table now."""
    table = state.table
    return View(
        seats=table.seats,
        starting_player=table.starting_player,
        display=table.display,
        draw_pile=cards_in_pile(table.draw_pile),
        piles_aside=tuple(map(cards_in_pile, table.piles_aside)),
        box=cards_in_box(table),
        gold_supply=table.gold_supply,
        gold=gold_in_sight(game, table, seat),
        expeditions=open_expeditions(table),
        auction=table.auction,
    )


@clause("lost_cities_rivals.setup.piles_face_down")  # The cards in the four piles lie face down, so that …
def cards_in_pile(pile: Cards) -> int:
    """Return the number of cards in a face-down pile."""
    return len(pile)


@clause(
    "lost_cities_rivals.uncovering.useless_card_face_down",  # A useless card put into the box lies there …
    "lost_cities_rivals.spoils.returned_card_face_down",  # The card that the highest bidder returns lies …
)
def cards_in_box(table: Table) -> int:
    """Return the number of cards that lie face down in the box."""
    return len(table.box)


@clause(
    "lost_cities_rivals.setup.starting_wagers_face_up",  # The starting wager cards of each player lie face …
    "lost_cities_rivals.expeditions.cards_stay_readable",  # The cards of an expedition are laid so that the …
)
def open_expeditions(table: Table) -> Mapping[Seat, Expeditions]:
    """Return the expeditions, in which every card is visible."""
    return table.expeditions


def gold_in_sight(game: Game, table: Table, seat: Seat) -> Mapping[Seat, int]:
    """Return the coins that the seat sees (ruling gold_is_open)."""
    if game.readings.gold_is_open == "open":
        return table.gold
    return {owner: gold for owner, gold in table.gold.items() if owner == seat}

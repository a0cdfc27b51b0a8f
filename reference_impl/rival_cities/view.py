"""What a seat sees, in the shape of `schemas/rival_cities/view.json`."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from ..clauses import clause
from .components import Game
from .effects import Stock
from .state import Cards, LawsuitSpaces, Mark, Seat, Seats, State, Table, rival_of


class View(Struct, frozen=True):
    """Everything that lies face up and the player's own hand; of what lies face down, only the number."""

    seats: Seats
    turn: Seat
    bell_token: Seats
    ink_jar: int
    prestige_marker: Mark
    products: Mapping[Seat, Stock]
    product_supply: Stock
    letters: Mapping[Seat, int]
    letter_supply: int
    active_factories: Mapping[Seat, int]
    inactive_factories: Mapping[Seat, int]
    factory_supply: int
    star_tokens: Mapping[Seat, int]
    star_token_supply: int
    basic_cards: Cards
    dark_spaces: tuple[Cards, ...]
    action_stack: int
    discard_pile: Cards
    hand: Cards
    rival_hand: int
    card_in_play: Cards
    alliances_on_board: Cards
    alliances: Mapping[Seat, Cards]
    alliances_in_box: Cards
    ship_stack: int
    ship_spaces: tuple[Cards, ...]
    ships: Mapping[Seat, Cards]
    ships_in_box: int
    lawsuit_stack: int
    lawsuit_spaces: LawsuitSpaces
    lawsuits_won: Mapping[Seat, Cards]
    lawsuits_won_by_nobody: Cards
    lawsuits_in_box: int


def view(game: Game, state: State, seat: Seat) -> View:
    """Return what a seat sees on the table now."""
    table = state.table
    return View(
        seats=table.seats,
        turn=table.turn,
        bell_token=table.bell_token,
        ink_jar=table.ink_jar,
        prestige_marker=table.prestige_marker,
        products=table.products,
        product_supply=table.product_supply,
        letters=table.letters,
        letter_supply=table.letter_supply,
        active_factories=table.active_factories,
        inactive_factories=table.inactive_factories,
        factory_supply=table.factory_supply,
        star_tokens=table.star_tokens,
        star_token_supply=table.star_token_supply,
        basic_cards=basic_cards(table),
        dark_spaces=table.dark_spaces,
        action_stack=action_stack(table),
        discard_pile=table.discard_pile,
        hand=table.hands[seat],
        rival_hand=rival_hand(table, seat),
        card_in_play=table.card_in_play,
        alliances_on_board=table.alliances_on_board,
        alliances=table.alliances,
        alliances_in_box=table.alliances_in_box,
        ship_stack=ship_stack(table),
        ship_spaces=table.ship_spaces,
        ships=table.ships,
        ships_in_box=ships_in_box(table),
        lawsuit_stack=lawsuit_stack(table),
        lawsuit_spaces=table.lawsuit_spaces,
        lawsuits_won=table.lawsuits_won,
        lawsuits_won_by_nobody=table.lawsuits_won_by_nobody,
        lawsuits_in_box=lawsuits_in_box(table),
    )


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

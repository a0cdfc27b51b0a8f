"""What a seat sees, in the shape of `schemas/between_two_cities/view.json`."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from ..clauses import clause, note
from .readings import Game
from .state import City, Round, Seat, Seats, State, Table, Tiles


class View(Struct, frozen=True):
    """The player's own hand and everything that lies face up; of what lies face down, only the number."""

    seats: Seats
    seating_values: Mapping[Seat, int]
    round: Round
    box: int
    duplex_stack: int
    hand: Tiles
    hands: Mapping[Seat, int]
    chosen: Mapping[Seat, int | Tiles]
    revealed: Mapping[Seat, Tiles]
    under_tokens: Mapping[str, int]
    discards: int
    cities: Mapping[str, City]


def view(game: Game, state: State, seat: Seat) -> View:
    """Return what the seat sees on the table now."""
    table = state.table
    return View(
        seats=table.seats,
        seating_values=table.seating_values,
        round=table.round,
        box=tiles_in_the_box(table),
        duplex_stack=duplex_tiles_left(table),
        hand=table.hands.get(seat, ()),
        hands=sizes_of_hands(table),
        chosen=tiles_face_down(game, table, seat),
        revealed=tiles_face_up(table),
        under_tokens=tiles_under_tokens(table),
        discards=tiles_discarded(table),
        cities=table.cities,
    )


@clause("between_two_cities.setup.buildings_face_down")  # The building tiles that nobody has drawn lie face …
def tiles_in_the_box(table: Table) -> int:
    """Return the number of building tiles that nobody has drawn."""
    return len(table.box)


@clause("between_two_cities.setup.duplexes_face_down")  # The duplex tiles that nobody has drawn lie in …
def duplex_tiles_left(table: Table) -> int:
    """Return the number of duplex tiles that nobody has drawn."""
    return len(table.duplex_stack)


def sizes_of_hands(table: Table) -> Mapping[Seat, int]:
    """Return the number of tiles in each hand."""
    return {seat: len(hand) for seat, hand in table.hands.items()}


def tiles_face_down(game: Game, table: Table, seat: Seat) -> Mapping[Seat, int | Tiles]:
    """Return the number of chosen tiles face down in front of each player; for the seat itself, return the
    tiles (ruling own_choice_seen_by_its_owner).
    """
    if any(table.chosen.values()):
        note("between_two_cities.choosing.secretly", "between_two_cities.choosing.face_down_in_front")
    seen: dict[Seat, int | Tiles] = {owner: len(tiles) for owner, tiles in table.chosen.items()}
    if game.readings.own_choice_seen_by_its_owner == "seen_by_owner" and seat in table.chosen:
        seen[seat] = table.chosen[seat]
    return seen


def tiles_face_up(table: Table) -> Mapping[Seat, Tiles]:
    """Return the revealed tiles in front of each player."""
    if any(table.revealed.values()):
        note("between_two_cities.reveal.face_up_in_front")
    return table.revealed


@clause()
def tiles_under_tokens(table: Table) -> Mapping[str, int]:
    """Return the number of tiles under the token of each city; even the player who put them there sees only
    the number.
    """
    if any(table.under_tokens.values()):
        note(
            "between_two_cities.passing.face_down",
            "between_two_cities.passing.no_second_look",
            "between_two_cities.choosing.token_marks_the_choice",
        )
    return {city: len(tiles) for city, tiles in table.under_tokens.items()}


@clause("between_two_cities.discards.face_down")  # Discarded tiles lie face down in the centre of the …
def tiles_discarded(table: Table) -> int:
    """Return the number of tiles that have been discarded."""
    return len(table.discards)

"""What a seat sees, in the shape of `schemas/between_two_cities/view.json`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import asdict

from ..vocabulary import clause, note, ruling
from .components import Game
from .state import Seat, State, Table, Tiles


def view(game: Game, state: State, seat: Seat) -> dict[str, Any]:
    """Return the own hand and everything that lies face up; of what lies face down, only the number."""
    table = state.table
    return asdict(table) | {
        "box": tiles_in_the_box(table),
        "duplex_stack": duplex_tiles_left(table),
        "hand": table.hands.get(seat, ()),
        "hands": {owner: len(hand) for owner, hand in table.hands.items()},
        "chosen": tiles_face_down(game, table, seat),
        "revealed": tiles_face_up(table),
        "under_tokens": tiles_under_tokens(table),
        "discards": tiles_discarded(table),
    }


@clause("between_two_cities.setup.buildings_face_down")  # The building tiles that nobody has drawn lie face …
def tiles_in_the_box(table: Table) -> int:
    """Return the number of building tiles that nobody has drawn."""
    return len(table.box)


@clause("between_two_cities.setup.duplexes_face_down")  # The duplex tiles that nobody has drawn lie in …
def duplex_tiles_left(table: Table) -> int:
    """Return the number of duplex tiles that nobody has drawn."""
    return len(table.duplex_stack)


def tiles_face_down(game: Game, table: Table, seat: Seat) -> Mapping[Seat, int | Tiles]:
    """Return what the seat sees of the chosen tiles that lie face down in front of each player."""
    if any(table.chosen.values()):
        note("between_two_cities.choosing.secretly", "between_two_cities.choosing.face_down_in_front")
    return {owner: own_choice(game, tiles, owner == seat) for owner, tiles in table.chosen.items()}


@ruling("between_two_cities.ruling.own_choice_seen_by_its_owner", "hidden_from_all")
def own_choice(game: Game, tiles: Tiles, is_own: bool) -> int | Tiles:
    """Return what is seen of chosen tiles: their number, even by their owner."""
    return len(tiles)


def tiles_face_up(table: Table) -> Mapping[Seat, Tiles]:
    """Return the revealed tiles in front of each player."""
    if any(table.revealed.values()):
        note("between_two_cities.reveal.face_up_in_front")
    return table.revealed


@clause()
def tiles_under_tokens(table: Table) -> Mapping[str, int]:
    """Return how many tiles are under each city's token; even who put them there sees only the number."""
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

"""The component set: every printed value that the rules ask for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar, get_args

from msgspec import Meta, Struct, ValidationError, convert

from .. import readings
from ..entries import Entries, component_set
from ..refusals import Unsupported
from ..vocabulary import Moment
from .state import Pending, Seat, State, Tiles

Type = Literal["shop", "factory", "tavern", "office", "park", "house"]
Shape = Literal["square", "upright", "flat"]
MOST_PLAYERS = len(get_args(Seat))
DRAWN_IN_A_GAME = {"building_tiles": 2 * 7, "duplex_tiles": 3}
"""How many tiles each player draws if there are three or more players; two players together draw fewer tiles
than seven players do.
"""


class _Piece(Struct, frozen=True, forbid_unknown_fields=True):
    def faults(self, name: str) -> list[str]:
        """Return a sentence for everything wrong with the piece that has this name."""
        return []


class BuildingTile(_Piece, frozen=True):
    """A square tile; only taverns have a kind."""

    type: Type
    copies: Annotated[int, Meta(ge=1)]
    kind: Literal["", "music", "food", "drink", "bed"] = ""

    def faults(self, name: str) -> list[str]:
        faults = (
            []
            if f"{self.kind} {self.type}".strip() == name
            else [f"{name} is described as {self.kind} {self.type}".replace("  ", " ")]
        )
        return faults + (
            [f"{name}: taverns have a kind, but other buildings have none"]
            if bool(self.kind) != (self.type == "tavern")
            else []
        )


class DuplexTile(_Piece, frozen=True):
    """A rectangular tile; its first half is above the second one (upright), or to the left of it (flat)."""

    shape: Literal["upright", "flat"]
    halves: tuple[str, str]
    copies: Annotated[int, Meta(ge=1)]

    def faults(self, name: str) -> list[str]:
        described = (" over " if self.shape == "upright" else " beside ").join(self.halves)
        return [] if described == name else [f"{name} is described as {described}"]


class SeatingCard(_Piece, frozen=True):
    """A card of the seating randomizer."""

    value: Annotated[int, Meta(ge=1)]


class _Values(Struct, frozen=True, forbid_unknown_fields=True):
    """A component set as it is received."""

    building_tiles: dict[str, Any]
    duplex_tiles: dict[str, Any]
    cities: tuple[str, ...]
    seating_cards: dict[str, Any]


P = TypeVar("P", bound=_Piece)


class Components:
    """A component set that meets the conditions of the game; lookups in it are recorded."""

    __slots__ = ("building_tiles", "cities", "duplex_tiles", "seating_cards")

    def __init__(self, values: Mapping[str, Any]) -> None:
        """Read a component set.

        Raises:
            Unsupported: with a sentence for every condition that the set breaks.
        """
        read = component_set(values, _Values)
        faults: list[str] = []
        buildings = _read_pieces(read.building_tiles, BuildingTile, faults)
        duplexes = _read_pieces(read.duplex_tiles, DuplexTile, faults)
        cards = _read_pieces(read.seating_cards, SeatingCard, faults)
        faults += [
            *_tile_faults(read, buildings, duplexes),
            *_number_faults(read, cards),
        ]
        if faults:
            raise Unsupported(*faults)
        self.building_tiles = Entries("building_tiles", buildings)
        self.duplex_tiles = Entries("duplex_tiles", duplexes)
        self.cities = read.cities
        self.seating_cards = Entries("seating_cards", cards)

    def type_of(self, building: str) -> Type:
        return self.building_tiles[building].type

    def shape_of(self, tile: str) -> Shape:
        return self.duplex_tiles[tile].shape if tile in self.duplex_tiles else "square"

    def buildings_of(self, tile: str) -> tuple[str, ...]:
        """Return the buildings on a tile; those on a duplex tile are in the order of its halves."""
        return self.duplex_tiles[tile].halves if tile in self.duplex_tiles else (tile,)

    def all_building_tiles(self) -> Tiles:
        return tuple(name for name, tile in self.building_tiles.items() for _ in range(tile.copies))

    def all_duplex_tiles(self) -> Tiles:
        return tuple(name for name, tile in self.duplex_tiles.items() for _ in range(tile.copies))


Game = readings.Game[Components]


Now = Moment[Game, State, Pending]
configure = readings.configuring(Components)


def _read_pieces(values: Mapping[str, Any], kind: type[P], faults: list[str]) -> dict[str, P]:
    pieces = {}
    for name, value in values.items():
        try:
            pieces[name] = piece = convert(value, kind)
        except ValidationError as error:
            faults.append(f"{name} cannot be read: {error}")
            continue
        faults += piece.faults(name)
    return pieces


def _tile_faults(
    read: _Values, buildings: Mapping[str, BuildingTile], duplexes: Mapping[str, DuplexTile]
) -> list[str]:
    strange = {
        half: name
        for name, tile in duplexes.items()
        for half in tile.halves
        if half not in read.building_tiles
    }
    faults = [f"{name}: there is no building {half}" for half, name in strange.items()]
    copies = {
        "building_tiles": sum(tile.copies for tile in buildings.values()),
        "duplex_tiles": sum(tile.copies for tile in duplexes.values()),
    }
    for kind, drawn in DRAWN_IN_A_GAME.items():
        if copies[kind] < drawn * MOST_PLAYERS:
            faults.append(
                f"{copies[kind]} {kind.replace('_', ' ')} are too few for {MOST_PLAYERS} players, "
                f"who draw {drawn * MOST_PLAYERS}"
            )
    return faults


def _number_faults(read: _Values, cards: Mapping[str, SeatingCard]) -> list[str]:
    faults = (
        [f"{len(read.cities)} cities are too few for {MOST_PLAYERS} players"]
        if len(read.cities) < MOST_PLAYERS
        else []
    )
    values = [card.value for card in cards.values()]
    if len(values) < MOST_PLAYERS:
        faults.append(f"{len(values)} seating cards are too few for {MOST_PLAYERS} players")
    return faults + [
        f"{value} is on more than one seating card" for value in Counter(values) - Counter({*values})
    ]

"""The component set: a map, a deck and the number of cavalry pieces, and the conditions that they
must meet.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, Literal, get_args

from msgspec import Meta, Struct, ValidationError, convert

from .. import readings
from ..entries import Entries, Noted, component_set, note_entry
from ..refusals import Unsupported

Nation = Literal["republic", "kingdom"]
Kind = Literal[
    "foreign aid", "internal improvement", "mutiny", "new recruits", "revolt", "sabotage", "scandal"
]
Official = Literal["president", "prime minister"]
Coordinates = tuple[int, int]

STARTING_CITIES = 4
NEIGHBOURS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
CORNERS = {"N": ((0, 0), (0, -1), (1, -1)), "S": ((0, 0), (-1, 1), (0, 1))}
NUMBERED = ("foreign aid", "mutiny", "new recruits")
_Positive = Annotated[int, Meta(ge=1)]
_Tile = Annotated[str, Meta(pattern=r"^(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)$")]
_Site = Annotated[str, Meta(pattern=r"^(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?),[NS]$")]


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """The land that a tile belongs to, and whether the tile can be entered."""

    nation: Nation
    terrain: Literal["open", "coast", "mountain"]


class Site(Struct, frozen=True, forbid_unknown_fields=True):
    """The three tiles around a city site."""

    touches: tuple[_Tile, _Tile, _Tile]


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of an orange card: the number of armies, if its kind has a number, or the leader who has
    resigned, if it is a Scandal.
    """

    kind: Kind
    copies: _Positive
    armies: Annotated[int, Meta(ge=0)] = 0
    resigned: Literal["", "president", "prime minister"] = ""


class _Values(Struct, frozen=True, forbid_unknown_fields=True):
    """A component set as it is received."""

    cavalry: _Positive
    tiles: dict[_Tile, Tile]
    sites: dict[_Site, Site]
    cards: dict[str, dict[str, Any]]


class Components:
    """A component set that meets the conditions of the game; lookups in it are recorded."""

    cavalry = Noted[int]()

    def __init__(self, values: Mapping[str, Any]) -> None:
        """Read a component set.

        Raises:
            Unsupported: with a sentence for every condition that the set breaks.
        """
        read = component_set(values, _Values)
        cards, faults = _read_cards(read.cards)
        faults += [*_deck_faults(cards), *_site_faults(read), *_land_faults(read)]
        if faults:
            raise Unsupported(*faults)
        self.values = read
        self.tiles = Entries("tiles", read.tiles)
        self.sites = Entries("sites", read.sites)
        self.cards = Entries("cards", cards)
        known, around = read.tiles, {}
        for site, at in read.sites.items():
            around[site] = tuple(tile for tile in at.touches if known[tile].terrain == "open")
        self._neighbours = {
            tile: tuple(near for near in _beside(tile, NEIGHBOURS) if near in known) for tile in known
        }
        self._within_two = {tile: _at_two(tile, self._neighbours) for tile in known}
        self._around = around
        self._sites_of = {
            tile: tuple(sorted(site for site, tiles in around.items() if tile in tiles)) for tile in known
        }

    def next_to(self, tile: str) -> tuple[str, ...]:
        """Return the tiles that share an edge with a tile; none for an unknown tile."""
        return self._neighbours.get(tile, ())

    def two_away(self, tile: str) -> tuple[str, ...]:
        """Return the tiles that are two steps from a tile."""
        return self._within_two.get(tile, ())

    def is_open(self, tile: str) -> bool:
        return tile in self._neighbours and self.tiles[tile].terrain == "open"

    def around(self, site: str) -> tuple[str, ...]:
        """Return the open tiles around a site: up to three (ruling site_on_closed_tile), none if unknown."""
        tiles = self._around.get(site)
        if tiles is None:
            return ()
        note_entry(f"sites/{site}")
        return tiles

    def sites_at(self, tile: str) -> tuple[str, ...]:
        """Return the sites that a tile touches, in alphabetical order."""
        return self._sites_of.get(tile, ())

    def land_of(self, site: str) -> Nation | None:
        """Return the nation in whose land a site is; a site across the border is in nobody's land."""
        nations = {self.tiles[tile].nation for tile in self.sites[site].touches}
        return nations.pop() if len(nations) == 1 else None

    def deck(self) -> tuple[str, ...]:
        """Return every orange card."""
        return tuple(name for name, card in self.cards.items() for _ in range(card.copies))


Game = readings.Game[Components]
configure = readings.configuring(Components)


@lru_cache(maxsize=1024)
def _beside(tile: str, steps: tuple[Coordinates, ...]) -> tuple[str, ...]:
    column, row = map(int, tile.split(",")[:2])
    return tuple(f"{column + east},{row + south}" for east, south in steps)


def _at_two(tile: str, neighbours: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    found = dict.fromkeys(far for near in neighbours[tile] for far in neighbours[near])
    return tuple(far for far in found if far != tile and far not in neighbours[tile])


def _read_cards(values: Mapping[str, dict[str, Any]]) -> tuple[dict[str, Card], list[str]]:
    cards, faults = {}, []
    for name, value in values.items():
        if value.get("kind") not in get_args(Kind):
            faults.append(
                f"{name} is of the unknown kind {value.get('kind')!r}; known: {', '.join(get_args(Kind))}"
            )
            continue
        try:
            cards[name] = card = convert(value, Card)
        except ValidationError as error:
            faults.append(f"{name} cannot be read: {error}")
            continue
        if card.kind in NUMBERED and not card.armies:
            faults.append(f"{name} is of a kind that must give its number of armies, but gives none")
        if card.kind not in NUMBERED and card.armies:
            faults.append(f"{name} gives a number of armies, but cards of its kind must not")
        if (card.kind == "scandal") != bool(card.resigned):
            faults.append(f"{name}: a Scandal must say who has resigned, and no other card may")
    return cards, faults


def _deck_faults(cards: Mapping[str, Card]) -> list[str]:
    kinds = {card.kind for card in cards.values()}
    faults = [f"there is no card of the kind {kind!r}" for kind in get_args(Kind) if kind not in kinds]
    resigned = {card.resigned for card in cards.values()}
    return faults + [
        f"there is no Scandal of the {official}"
        for official in get_args(Official)
        if official not in resigned
    ]


def _site_faults(read: _Values) -> list[str]:
    faults = [
        fault for site, at in read.sites.items() for fault in _faults_of_site(site, at.touches, read.tiles)
    ]
    for nation in get_args(Nation):
        own = [
            site
            for site, at in read.sites.items()
            if all(tile in read.tiles and read.tiles[tile].nation == nation for tile in at.touches)
        ]
        if len(own) < STARTING_CITIES:
            faults.append(
                f"{len(own)} sites lie in the land of the {nation}, "
                f"but it needs {STARTING_CITIES} for its first cities"
            )
    return faults


def _faults_of_site(site: str, touches: tuple[str, ...], tiles: Mapping[str, Tile]) -> list[str]:
    unknown = [tile for tile in touches if tile not in tiles]
    if unknown:
        return [f"site {site} touches {', '.join(unknown)}, but there is no such tile"]
    closed = all(tiles[tile].terrain != "open" for tile in touches)
    faults = [f"site {site} touches no open tile"] if closed else []
    if any(
        other not in _beside(tile, NEIGHBOURS) for tile in touches for other in touches if other != tile
    ) or len(set(touches)) < len(touches):
        faults.append(
            f"site {site} touches {' '.join(touches)}, which are not three tiles next to one another"
        )
    elif set(touches) != set(_beside(site, CORNERS[site[-1]])):
        faults.append(f"site {site} touches {' '.join(touches)}, but its name is that of a different corner")
    return faults


def _land_faults(read: _Values) -> list[str]:
    open_tiles = {tile for tile, at in read.tiles.items() if at.terrain == "open"}
    return [] if _connected(open_tiles) else ["the open tiles of the island are not connected"]


def _connected(tiles: set[str]) -> bool:
    reached, edge = set(list(tiles)[:1]), list(tiles)[:1]
    while edge:
        new = {tile for tile in _beside(edge.pop(), NEIGHBOURS) if tile in tiles} - reached
        reached |= new
        edge += new
    return reached == tiles

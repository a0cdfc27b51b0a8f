"""Tiles, the spaces they cover, and where the next one may lie."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

SIDE = 4  # rows and columns of a finished city


class Space(NamedTuple):
    """A space of a city; x grows to the right and y downwards."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.x},{self.y}"

    @classmethod
    def parse(cls, text: str) -> Space:
        x, y = text.split(",")
        return cls(int(x), int(y))

    def beside(self) -> Iterator[Space]:
        """Yield the four spaces that share an edge with this one."""
        for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            yield Space(self.x + right, self.y + down)

    def around(self) -> Iterator[Space]:
        """Yield the eight spaces that share an edge or a corner with this one."""
        yield from self.beside()
        for right, down in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            yield Space(self.x + right, self.y + down)


NAMED_SPACES = [Space(x, y) for x in range(1 - SIDE, SIDE) for y in range(1 - SIDE, SIDE)]


@dataclass(frozen=True)
class Tile:
    """One building, or two of which the second lies below or to the right of the first."""

    buildings: tuple[str, ...]
    upright: bool = False

    @property
    def is_duplex(self) -> bool:
        return len(self.buildings) == 2

    def covers(self, at: Space) -> tuple[Space, ...]:
        if not self.is_duplex:
            return (at,)
        return (at, Space(at.x, at.y + 1) if self.upright else Space(at.x + 1, at.y))


class City:
    """What has been built in one city."""

    def __init__(self, tiles: Mapping[Space, Tile]) -> None:
        self.buildings: dict[Space, str] = {}
        self.squares: set[Space] = set()
        for at, tile in tiles.items():
            self.buildings.update(zip(tile.covers(at), tile.buildings, strict=True))
            if not tile.is_duplex:
                self.squares.add(at)

    def objection(self, tile: Tile, at: Space, square_tiles_only: bool) -> str:
        """Say why a tile may not lie here, or nothing.

        `square_tiles_only`: whether a duplex tile must touch a square building tile.
        """
        if not self.buildings:
            return "" if at == (0, 0) else "the first tile of a city is placed at 0,0"
        covered = tile.covers(at)
        if any(space in self.buildings for space in covered):
            return f"there is a tile in the way at {at}"
        if not fits_the_square([*self.buildings, *covered]):
            return f"a tile at {at} would keep the city from ending as a square"
        neighbours = {space for own in covered for space in own.beside()}
        if neighbours.isdisjoint(self.buildings):
            return f"no tile of the city shares an edge with a tile at {at}"
        if tile.is_duplex and square_tiles_only and neighbours.isdisjoint(self.squares):
            return f"no square building tile shares an edge with a duplex tile at {at}"
        return ""

    def places_for(self, tile: Tile, square_tiles_only: bool) -> list[Space]:
        return [at for at in NAMED_SPACES if not self.objection(tile, at, square_tiles_only)]


def fits_the_square(spaces: list[Space]) -> bool:
    columns, rows = {space.x for space in spaces}, {space.y for space in spaces}
    return max(columns) - min(columns) < SIDE and max(rows) - min(rows) < SIDE

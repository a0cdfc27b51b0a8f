"""Cities: which cities are in play, who builds them, and what is on each square."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache

from .components import Components, Shape
from .state import City, Names, Seat, Seats, State, is_variant

Square = tuple[int, int]
"""How far to the right and how far down a square is, counted from the space 0,0."""
Squares = tuple[Square, ...]
Layout = Mapping[Square, str]
"""The building on each square of a city."""

SIDE = 4
SQUARES: Mapping[str, Square] = {
    f"{x},{y}": (x, y) for x in range(1 - SIDE, SIDE) for y in range(1 - SIDE, SIDE)
}
"""The square of every space that a city can cover."""
SPACES = {square: space for space, square in SQUARES.items()}
OFFSETS: Mapping[Shape, Squares] = {
    "square": ((0, 0),),
    "upright": ((0, 0), (0, 1)),
    "flat": ((0, 0), (1, 0)),
}
"""For each shape of tile, its squares counted from the first half: an upright tile extends down, a flat one
to the right.
"""


def cities_in_play(components: Components, seats: Seats) -> Names:
    """Return the cities in order around the table: one between neighbours, but two between two players."""
    return components.cities[: 2 * len(seats) if is_variant(seats) else len(seats)]


def left_city(components: Components, seats: Seats, seat: Seat) -> str:
    """Return the city to the left of a seat."""
    place = seats.index(seat)
    return cities_in_play(components, seats)[2 * place if is_variant(seats) else place]


def right_city(components: Components, seats: Seats, seat: Seat) -> str:
    """Return the city to the right of a seat; to the right of the first seat is the last city."""
    place = seats.index(seat)
    return cities_in_play(components, seats)[2 * place + 1 if is_variant(seats) else place - 1]


def own_cities(components: Components, seats: Seats, seat: Seat) -> Names:
    """Return the two cities that a player builds, the left one first."""
    return left_city(components, seats, seat), right_city(components, seats, seat)


@cache
def covered(shape: Shape, first: Square) -> Squares:
    """Return the squares covered by a tile of a given shape whose first half is on a given square."""
    x, y = first
    return tuple([(x + right, y + down) for right, down in OFFSETS[shape]])


def layout(components: Components, city: City) -> Layout:
    """Return what is on each square of a city."""
    buildings: dict[Square, str] = {}
    for space, tile in city.items():
        if tile in components.duplex_tiles:
            duplex = components.duplex_tiles[tile]
            buildings.update(zip(covered(duplex.shape, SQUARES[space]), duplex.halves, strict=True))
        else:
            buildings[SQUARES[space]] = tile
    return buildings


@cache
def neighbours(square: Square) -> Squares:
    """Return the squares that share an edge with this one."""
    x, y = square
    return (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)


@cache
def around(square: Square) -> Squares:
    """Return the squares that share an edge or a corner with this square."""
    x, y = square
    return tuple([(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy])


def fits_in_square(squares: Collection[Square]) -> bool:
    """Tell whether squares fit within four rows and four columns."""
    columns, rows = columns_and_rows(squares)
    return max(columns) - min(columns) < SIDE and max(rows) - min(rows) < SIDE


def reach(squares: Collection[Square]) -> tuple[range, range]:
    """Return the columns and the rows that a city with these squares can cover."""
    columns, rows = columns_and_rows(squares)
    return range(max(columns) - SIDE + 1, min(columns) + SIDE), range(max(rows) - SIDE + 1, min(rows) + SIDE)


def columns_and_rows(squares: Collection[Square]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the column of each square, and the row of each."""
    columns, rows = zip(*squares, strict=True)
    return columns, rows


def partners(components: Components, state: State, seat: Seat, city: str) -> Seats:
    """Return the other players who build a city that this seat builds."""
    seats = state.table.seats
    return tuple(other for other in seats if other != seat and city in own_cities(components, seats, other))

"""Cities: which ones are in play, who builds them, and what stands on which square."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .components import Components, Type
from .state import City, Names, Seat, Seats, State, is_variant

Square = tuple[int, int]
"""How far to the right and how far down a square lies."""
Layout = Mapping[Square, str]
"""The building on each square of a city."""

SIDE = 4
SQUARES: Mapping[str, Square] = {
    f"{x},{y}": (x, y) for x in range(1 - SIDE, SIDE) for y in range(1 - SIDE, SIDE)
}
"""The squares of all spaces that a city can cover."""
SPACES = {square: space for space, square in SQUARES.items()}


def cities_in_play(components: Components, seats: Seats) -> Names:
    """Return the cities in the order in which they lie: one between each two neighbours, or two for each of
    two players.
    """
    return components.cities[: 2 * len(seats) if is_variant(seats) else len(seats)]


def left_city(components: Components, seats: Seats, seat: Seat) -> str:
    """Return the city to the left of a seat."""
    place = seats.index(seat)
    return cities_in_play(components, seats)[2 * place if is_variant(seats) else place]


def right_city(components: Components, seats: Seats, seat: Seat) -> str:
    """Return the city to the right of a seat; what lies to the right of the first seat is the last city."""
    place = seats.index(seat)
    return cities_in_play(components, seats)[2 * place + 1 if is_variant(seats) else place - 1]


def own_cities(components: Components, seats: Seats, seat: Seat) -> Names:
    """Return the two cities that a player builds, the left one first."""
    return left_city(components, seats, seat), right_city(components, seats, seat)


def layout(components: Components, city: City) -> Layout:
    """Return what stands on each square of a city."""
    return {
        square: building
        for space, tile in city.items()
        for square, building in covered(components, tile, space).items()
    }


def covered(components: Components, tile: str, space: str) -> Layout:
    """Return the squares that a tile at a space covers, with the buildings that it brings there."""
    return (
        covered_by_duplex(components, tile, space)
        if tile in components.duplex_tiles
        else {SQUARES[space]: tile}
    )


def covered_by_duplex(components: Components, tile: str, space: str) -> Layout:
    """Return the two squares of a duplex tile: an upright one reaches down, a flat one to the right."""
    duplex = components.duplex_tiles[tile]
    x, y = SQUARES[space]
    other = (x, y + 1) if duplex.shape == "upright" else (x + 1, y)
    return dict(zip(((x, y), other), duplex.halves, strict=True))


def neighbours(square: Square) -> tuple[Square, ...]:
    """Return the squares that share an edge with this one."""
    x, y = square
    return (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)


def squares_of(components: Components, buildings: Layout, kind: Type) -> frozenset[Square]:
    """Return the squares with buildings of a type."""
    return frozenset(square for square, building in buildings.items() if components.type_of(building) == kind)


def fits_in_square(squares: Sequence[Square]) -> bool:
    """Tell whether squares lie within four rows and four columns."""
    columns, rows = ([square[axis] for square in squares] for axis in range(2))
    return max(columns) - min(columns) < SIDE and max(rows) - min(rows) < SIDE


def city_faults(components: Components, name: str, city: City) -> list[str]:
    """Return a sentence for everything wrong with the tiles of a city, all of which are known."""
    squares = [square for space, tile in city.items() for square in covered(components, tile, space)]
    faults = [f"two tiles of {name} cover one space"] if len(set(squares)) < len(squares) else []
    return faults + (
        [f"{name} is larger than a square of four rows and four columns"]
        if squares and not fits_in_square(squares)
        else []
    )


def partners(components: Components, state: State, seat: Seat, city: str) -> Seats:
    """Return who else builds a city that this seat builds."""
    seats = state.table.seats
    return tuple(other for other in seats if other != seat and city in own_cities(components, seats, other))

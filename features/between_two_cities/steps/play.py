"""What the players do."""

from __future__ import annotations

import re

from ruleproof.vocabulary import Play, when

from ._words import SPACE, read_space

Table = tuple[tuple[str, ...], ...]


@when("{seat} chooses the {tile} and the {other:tile}")
def chooses(seat: str, tile: str, other: str) -> list[Play]:
    return [_choose(seat, tile), _choose(seat, other)]


@when("{seat} lays the {tile} face down")
def lays_face_down(seat: str, tile: str) -> Play:
    return _choose(seat, tile)


@when("the players choose")
def all_choose(datatable: Table) -> list[Play]:
    """Read a table in which each row is a seat and its two tiles."""
    return [_choose(seat, tile) for seat, *tiles in datatable for tile in tiles]


@when("{seat} places the {tile} in {city} at {space}")
def places(seat: str, tile: str, city: str, space: str) -> Play:
    return _place(seat, tile, city, space)


@when("{seat} places the {tile} in {city} at {space} and the {other:tile} in {last:city} at {there:space}")
def places_both(seat: str, tile: str, city: str, space: str, other: str, last: str, there: str) -> list[Play]:
    return [_place(seat, tile, city, space), _place(seat, other, last, there)]


@when("the players place")
def all_place(datatable: Table) -> list[Play]:
    """Read a table in which each row is a seat and what it places, such as
    `shop in city 1 at column 0, row 0`.

    Nothing is placed for an empty cell.
    """
    plays = []
    for seat, *placements in datatable:
        for placement in filter(None, placements):
            hit = re.fullmatch(rf"(.+) in (city \d) at ({SPACE})", placement)
            if hit is None:
                raise ValueError(f"{placement!r} is no placement; wanted: a tile, in a city, at a space")
            tile, city, space = hit.groups()
            plays.append(_place(seat, tile, city, read_space(space)))
    return plays


def _choose(seat: str, tile: str) -> Play:
    return Play(seat=seat, action={"type": "choose", "tile": tile})


def _place(seat: str, tile: str, city: str, space: str) -> Play:
    return Play(seat=seat, action={"type": "place", "tile": tile, "city": city, "at": space})

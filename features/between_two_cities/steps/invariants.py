"""What is true of the table in every game: how far the cities have grown, and what the players hold."""

from __future__ import annotations

from typing import Any

from ruleproof.vocabulary import invariant

SIZES = {
    "1": (0, 2, 4, 6),
    "2": (6, 10),
    "3": (10, 12, 14, 16),
    "1a": (0, 1, 2, 3),
    "1b": (3, 4, 5, 6),
    "2a": (6, 8),
    "2b": (8, 10),
    "3a": (10, 11, 12, 13),
    "3b": (13, 14, 15, 16),
}
"""The numbers of buildings in each city before the first turn of a round and after each of its turns."""


@invariant(
    "before each turn every city has the buildings of all turns so far, and only the last turn fills it"
)
def grown_evenly(state: Any) -> bool:
    sizes = SIZES[state["table"]["round"]]
    grown = _sizes_after_the_turn(state)
    if state["phase"] == "over":
        return grown == {16}
    return len(grown) == 1 and grown <= set(sizes[1:] if state["phase"] == "placing" else sizes[:-1])


@invariant("a player who has not chosen yet has the tiles that are left in this turn")
def hands_shrink(state: Any) -> bool:
    table = state["table"]
    if state["phase"] != "choosing":
        return True
    dealt = 3 if table["round"].startswith("2") else 7
    turn = SIZES[table["round"]].index(min(_sizes_after_the_turn(state)))
    return all(
        len(table["hands"][seat]) + len(table["chosen"][seat]) == dealt - 2 * turn for seat in state["to_act"]
    )


@invariant("the tiles of a city lie edge to edge in a square of four by four, one on a space")
def tiles_touch(state: Any) -> bool:
    return all(_touching(_spaces(city)) for city in state["table"]["cities"].values())


def _sizes_after_the_turn(state: Any) -> set[int]:
    """Return the numbers of buildings that the cities will have once the revealed tiles have been placed."""
    table = state["table"]
    half = 2 if table["round"].startswith("2") else 1
    still = [city for cities in state["pending"]["to_place_in"].values() for city in cities]
    return {len(_spaces(tiles)) + half * still.count(city) for city, tiles in table["cities"].items()}


def _spaces(city: dict[str, str]) -> list[tuple[int, int]]:
    """Return the spaces that the tiles of a city cover, one for each building."""
    spaces = []
    for space, tile in city.items():
        x, y = map(int, space.split(","))
        spaces += [(x, y)]
        spaces += [(x, y + 1)] if " over " in tile else [(x + 1, y)] if " beside " in tile else []
    return spaces


def _touching(spaces: list[tuple[int, int]]) -> bool:
    if not spaces:
        return True
    reached, edge = {spaces[0]}, [spaces[0]]
    while edge:
        x, y = edge.pop()
        near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & {*spaces} - reached
        reached |= near
        edge += near
    across, down = zip(*spaces, strict=True)
    fits = max(across) - min(across) < 4 and max(down) - min(down) < 4
    return fits and len(set(spaces)) == len(spaces) == len(reached)


@invariant(
    "duplex tiles come in round two, when every city has six building tiles, and make up four buildings"
)
def duplexes_after_squares(state: Any) -> bool:
    table = state["table"]
    squares = {space for city in table["cities"].values() for space in [len(_squares(city))]}
    duplexes = {len(city) - len(_squares(city)) for city in table["cities"].values()}
    number = table["round"][0]
    if number == "1":
        return duplexes == {0}
    return squares == {6} if number == "2" else duplexes == {2}


def _squares(city: dict[str, str]) -> list[str]:
    return [tile for tile in city.values() if " over " not in tile and " beside " not in tile]

"""Scoring shops: how the shops in a city are divided into straight sets, and how many points the sets
give.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from ..vocabulary import clause, note, ruling
from .cities import Square, neighbours
from .components import Game

Shops = frozenset[Square]
Sizes = tuple[int, ...]
"""The number of shops in each set."""
POINTS = (0, 2, 5, 10, 16)
"""The points for a set, by its size."""


@clause("between_two_cities.shops.sets_added")  # The sets of shops in a city are scored separately, and …
def points_for_shops(game: Game, shops: Shops) -> int:
    """Return the points for the shops in a city."""
    return sum(map(points_for_set, sets_of_shops(game, shops)))


@clause()
def points_for_set(size: int) -> int:
    """Return the points for a set of shops, by its size."""
    match size:
        case 1:
            note("between_two_cities.shops.one_scores_2")
        case 2:
            note("between_two_cities.shops.two_score_5")
        case 3:
            note("between_two_cities.shops.three_score_10")
        case 4:
            note("between_two_cities.shops.four_score_16")
    return POINTS[size]


@clause("between_two_cities.shops.straight_set")  # A set of shops is a straight line of connected shops in …
def sets_of_shops(game: Game, shops: Shops) -> Sizes:
    """Return the sizes of the sets; each shop is in only one set."""
    if lines_cross(shops):
        note("between_two_cities.shops.one_set_for_each_tile")
    return sizes_of_sets(game, shops)


@ruling("between_two_cities.ruling.line_through_a_used_shop", "broken")
def sizes_of_sets(game: Game, shops: Shops) -> Sizes:
    """Return the sizes of the sets: a shop that is in one set breaks every other line through it."""
    return divided(game, shops)


def lines_cross(shops: Shops) -> bool:
    """Tell whether a shop is in both a row and a column of shops."""
    return any(
        {above, below} & shops and {right, left} & shops
        for above, right, below, left in map(neighbours, shops)
    )


@ruling("between_two_cities.ruling.crossing_lines_of_shops", "best_total")
def divided(game: Game, shops: Shops) -> Sizes:
    """Return the sizes of the sets into which crossing lines are divided: those with the best total."""
    return best_division(lines_with_the_first, shops)


def lines_with_the_first(shops: Shops) -> list[Shops]:
    """Return every straight line through the first shop, which has no shop to its left and none above it."""
    return list(lines_from(shops, min(shops)))


def lines_from(shops: Shops, first: Square) -> Iterable[Shops]:
    """Yield every straight line of connected shops from one shop to the right or down."""
    for right, down in ((1, 0), (0, 1)):
        line = [first]
        while line[-1] in shops:
            yield frozenset(line)
            x, y = line[-1]
            line.append((x + right, y + down))


@cache
def best_division(lines: Callable[[Shops], list[Shops]], shops: Shops) -> Sizes:
    """Return the sizes of the sets that give the most points if one of the lines is taken, then one from the
    rest, and so on.
    """
    if not shops:
        return ()
    divisions = [(len(taken), *best_division(lines, shops - taken)) for taken in lines(shops)]
    return max(divisions, key=worth)


def worth(sizes: Sizes) -> int:
    """Return the points for sets of these sizes."""
    return sum(POINTS[size] for size in sizes)

"""Scoring shops: how the shops in a city are divided into straight sets, and how many points the sets
give.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from ..clauses import clause, note
from .cities import Square, neighbours
from .components import Components
from .readings import Game

Shops = frozenset[Square]
Sizes = tuple[int, ...]
"""The number of shops in each set."""
Line = tuple[int, ...]
"""The points for a set of one shop, of two shops, and so on."""


def of_size(wanted: int) -> Callable[[Components, int], bool]:
    """Return a function that tells whether its second argument is the wanted size."""
    return lambda components, size: size == wanted


@clause("between_two_cities.shops.sets_added")  # The sets of shops in a city are scored separately, and …
def points_for_shops(game: Game, shops: Shops) -> int:
    """Return the points for the shops in a city."""
    return sum(points_for_set(game.components, size) for size in sets_of_shops(game, shops))


@clause(
    "between_two_cities.shops.one_scores_2",  # A set of one shop scores 2 points.
    when=of_size(1),
)
@clause(
    "between_two_cities.shops.two_score_5",  # A set of two connected shops scores 5 points.
    when=of_size(2),
)
@clause(
    "between_two_cities.shops.three_score_10",  # A set of three connected shops in a straight line scores …
    when=of_size(3),
)
@clause(
    "between_two_cities.shops.four_score_16",  # A set of four connected shops in a straight line scores 16 …
    when=of_size(4),
)
def points_for_set(components: Components, size: int) -> int:
    """Return the points for a set of shops, by its size."""
    return components.scoring("shops").shops.line[size - 1]


@clause("between_two_cities.shops.straight_set")  # A set of shops is a straight line of connected shops in …
def sets_of_shops(game: Game, shops: Shops) -> Sizes:
    """Return the sizes of the sets; each shop is in only one set (ruling line_through_a_used_shop)."""
    if lines_cross(shops):
        note("between_two_cities.shops.one_set_for_each_tile")
    line = game.components.scoring("shops").shops.line
    if game.readings.line_through_a_used_shop == "through":
        return best_shares(line, shops)
    return best_division(line, lines_to_take(game), shops)


def lines_cross(shops: Shops) -> bool:
    """Tell whether a shop is in both a row and a column of shops."""
    return any(
        {above, below} & shops and {right, left} & shops
        for above, right, below, left in map(neighbours, shops)
    )


def lines_to_take(game: Game) -> Callable[[Shops], list[Shops]]:
    """Return the function that finds the candidates for the next line (ruling crossing_lines_of_shops)."""
    match game.readings.crossing_lines_of_shops:
        case "best_total":
            return lines_with_the_first
        case "longest_first":
            return longest_lines
        case "rows_first":
            return first_of_the_longest_lines


def lines_with_the_first(shops: Shops) -> list[Shops]:
    """Return every straight line through the first shop, which has no shop to its left and none above it."""
    return list(lines_from(shops, min(shops)))


def longest_lines(shops: Shops) -> list[Shops]:
    """Return every straight line of the greatest length."""
    lines = [line for shop in sorted(shops) for line in lines_from(shops, shop)]
    return [line for line in lines if len(line) == max(map(len, lines))]


def first_of_the_longest_lines(shops: Shops) -> list[Shops]:
    """Return the first of the longest lines, in which rows come before columns (lines in the same direction
    do not meet).
    """
    longest = longest_lines(shops)
    rows = [line for line in longest if len({y for _, y in line}) == 1]
    return (rows or longest)[:1]


def lines_from(shops: Shops, first: Square) -> Iterable[Shops]:
    """Yield every straight line of connected shops from one shop to the right or down."""
    for right, down in ((1, 0), (0, 1)):
        line = [first]
        while line[-1] in shops:
            yield frozenset(line)
            x, y = line[-1]
            line.append((x + right, y + down))


@cache
def best_division(line: Line, lines: Callable[[Shops], list[Shops]], shops: Shops) -> Sizes:
    """Return the sizes of the sets that give the most points if one of the lines is taken, then one from the
    rest, and so on.
    """
    if not shops:
        return ()
    divisions = [(len(taken), *best_division(line, lines, shops - taken)) for taken in lines(shops)]
    return max(divisions, key=lambda sizes: worth(line, sizes))


@cache
def best_shares(line: Line, shops: Shops) -> Sizes:
    """Return the sizes of the sets that give the most points if each shop at a crossing counts for one of its
    two complete lines.
    """
    lines = unbroken_lines(shops)
    shares = {(0,) * len(lines)}
    for shop in shops:
        own = [place for place, found in enumerate(lines) if shop in found]
        shares = {
            (*share[:place], share[place] + 1, *share[place + 1 :]) for share in shares for place in own
        }
    best = max(sorted(shares), key=lambda sizes: worth(line, sizes))
    return tuple(size for size in best if size)


def unbroken_lines(shops: Shops) -> list[Shops]:
    """Return every row and column of two or more connected shops at its full length, and every shop that is
    in none of them.
    """
    lines = {line for shop in shops for line in lines_from(shops, shop)}
    return [line for line in lines if not any(line < other for other in lines)]


def worth(line: Line, sizes: Sizes) -> int:
    """Return the points for sets of these sizes."""
    return sum(line[size - 1] for size in sizes if size)

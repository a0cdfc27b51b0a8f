"""Shops: lines of them, and who gets the shop on a crossing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from building import Space

Line = frozenset[Space]


def score_shops(shops: Line, ladder: Sequence[int], crossing: str, through: bool) -> int:
    """Return the points for the shops of a city.

    `ladder`: points for a line of one shop, two, and so on. `crossing`: the reading of the ruling
    crossing_lines_of_shops. `through`: whether a line goes on behind a shop that is counted for another line.
    """
    if through:
        return share_out_crossings(shops, ladder)
    return take_lines(shops, tuple(ladder), crossing)


@lru_cache(maxsize=4096)
def take_lines(shops: Line, ladder: tuple[int, ...], crossing: str) -> int:
    """Take one line after another from what is left, and return the points of the best way to do so."""
    if not shops:
        return 0
    lines = rows_of(shops) + columns_of(shops)
    if crossing != "best_total":
        longest = max(map(len, lines))
        lines = [line for line in lines if len(line) == longest]
    if crossing == "rows_first":
        lines = lines[:1]
    return max(
        points_of(len(line), ladder) + take_lines(shops - line, ladder, crossing) for line in set(lines)
    )


def points_of(length: int, ladder: Sequence[int]) -> int:
    return ladder[length - 1] if length else 0


def rows_of(shops: Line) -> list[Line]:
    """Return the unbroken rows of shops, each as long as it is."""
    rows = []
    for start in sorted(shops, key=lambda space: (space.y, space.x)):
        if Space(start.x - 1, start.y) in shops:
            continue
        row = [start]
        while (following := Space(row[-1].x + 1, start.y)) in shops:
            row.append(following)
        rows.append(frozenset(row))
    return rows


def columns_of(shops: Line) -> list[Line]:
    return [turned(row) for row in rows_of(turned(shops))]


def turned(shops: Line) -> Line:
    return frozenset(Space(space.y, space.x) for space in shops)


def share_out_crossings(shops: Line, ladder: Sequence[int]) -> int:
    """Give each shop on a crossing to its row or its column so that the sum of the points is highest.

    A line scores by the number of its shops that it keeps, wherever in it they stand.
    """
    columns = [column for column in columns_of(shops) if len(column) > 1]
    column_of = {shop: number for number, column in enumerate(columns) for shop in column}
    kept = {(0,) * len(columns): 0}  # shops kept by each column so far: the best points of the rows for it
    for row in rows_of(shops):
        crossings = [shop for shop in row if shop in column_of]
        uncrossed = len(row) - len(crossings)
        most = len(crossings) if len(row) > 1 else 0
        shares = [share for size in range(most + 1) for share in combinations(crossings, size)]
        reached: dict[tuple[int, ...], int] = defaultdict(int)
        for counts, points in kept.items():
            for share in shares:
                left = [column_of[shop] for shop in crossings if shop not in share]
                after = tuple(count + left.count(column) for column, count in enumerate(counts))
                reached[after] = max(reached[after], points + points_of(uncrossed + len(share), ladder))
        kept = dict(reached)
    return max(points + sum(points_of(count, ladder) for count in counts) for counts, points in kept.items())

"""The scoring once more, by trying everything.

Written from the rulebook alone, and slow where that is plainer.

A board is what stands on each space, by its column and row. Arrangements of shops on the four-by-four board
are numbers from 0 to 65,535 with a bit for each space, row by row.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations

from .asking import SIDE, Json

Board = Mapping[tuple[int, int], str]
ARRANGEMENTS = 2 ** (SIDE * SIDE)
TYPES = ("shops", "factories", "taverns", "offices", "parks", "houses")
SHOP_LINE = (0, 2, 5, 10, 16)
"""The points for no shop, one shop, two shops in a line, and so on."""


def type_of(building: str) -> str:
    """Return the type of a building, in the plural."""
    return {
        "shop": "shops",
        "factory": "factories",
        "office": "offices",
        "park": "parks",
        "house": "houses",
    }.get(building, "taverns")


def beside(space: tuple[int, int]) -> list[tuple[int, int]]:
    x, y = space
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def standing(board: Board, kind: str) -> list[tuple[int, int]]:
    return [space for space, building in board.items() if type_of(building) == kind]


# Shops.


def _all_lines() -> list[tuple[int, int]]:
    """Return every straight line on the board, longest first, as its spaces and its length."""
    found = []
    for length in range(SIDE, 0, -1):
        for start in range(SIDE - length + 1):
            for other in range(SIDE):
                found.append((sum(1 << (SIDE * other + start + step) for step in range(length)), length))
                if length > 1:
                    found.append(
                        (sum(1 << (SIDE * (start + step) + other) for step in range(length)), length)
                    )
    return found


LINES = _all_lines()


@cache
def best_totals() -> list[int]:
    """Return for every arrangement the best of all its divisions into straight lines."""
    through_the_last = [
        [(line, SHOP_LINE[length]) for line, length in LINES if line.bit_length() == last]
        for last in range(17)
    ]
    totals = [0]
    for shops in range(1, ARRANGEMENTS):
        candidates = through_the_last[shops.bit_length()]
        totals.append(max(worth + totals[shops ^ line] for line, worth in candidates if line & shops == line))
    return totals


@cache
def longest_first_totals() -> list[int]:
    """Return for every arrangement the best result of taking a longest line again and again."""
    totals = [0]
    for shops in range(1, ARRANGEMENTS):
        inside = [(line, length) for line, length in LINES if line & shops == line]
        longest = inside[0][1]
        totals.append(
            SHOP_LINE[longest] + max(totals[shops ^ line] for line, length in inside if length == longest)
        )
    return totals


def is_whole(line: int, length: int, shops: int) -> bool:
    """Tell whether a line of shops cannot be made longer."""
    return not any(
        line & longer == line and longer & shops == longer for longer, more in LINES if more == length + 1
    )


def total_of_whole_lines(shops: int, totals: Mapping[int, int] | Sequence[int]) -> int:
    """Return the best result of taking one whole line, given the totals of what is then left."""
    inside = [(line, length) for line, length in LINES if line & shops == line]
    whole = [(line, length) for line, length in inside if length == 1 or is_whole(line, length, shops)]
    return max(SHOP_LINE[length] + totals[shops ^ line] for line, length in whole)


def through_total(shops: int) -> int:
    """Return the best total where crossed lines stay one line.

    Each shop on a crossing goes to its row or to its column.

    On four spaces a row, and a column, has one unbroken line of two or more shops at the most.
    """
    here = [[bool(shops >> (SIDE * y + x) & 1) for x in range(SIDE)] for y in range(SIDE)]
    in_row = [
        [here[y][x] and any(0 <= i < SIDE and here[y][i] for i in (x - 1, x + 1)) for x in range(SIDE)]
        for y in range(SIDE)
    ]
    in_column = [
        [here[y][x] and any(0 <= i < SIDE and here[i][x] for i in (y - 1, y + 1)) for x in range(SIDE)]
        for y in range(SIDE)
    ]
    best: dict[tuple[int, ...], int] = {(0,) * SIDE: 0}
    for y in range(SIDE):
        crossings = [x for x in range(SIDE) if in_row[y][x] and in_column[y][x]]
        singles = sum(here[y][x] and not in_row[y][x] and not in_column[y][x] for x in range(SIDE))
        after: dict[tuple[int, ...], int] = {}
        for given_to_the_row in _subsets(crossings):
            kept = sum(in_row[y][x] and (x not in crossings or x in given_to_the_row) for x in range(SIDE))
            for columns, so_far in best.items():
                grown = tuple(
                    columns[x] + (in_column[y][x] and x not in given_to_the_row) for x in range(SIDE)
                )
                total = so_far + SHOP_LINE[kept] + singles * SHOP_LINE[1]
                after[grown] = max(total, after.get(grown, 0))
        best = after
    return max(total + sum(SHOP_LINE[kept] for kept in columns) for columns, total in best.items())


def _subsets(things: Sequence[int]) -> Iterator[tuple[int, ...]]:
    for size in range(len(things) + 1):
        yield from combinations(things, size)


def turned_and_mirrored(shops: int) -> set[int]:
    """Return the up to eight arrangements that turning and mirroring the board make of one."""
    found = set()
    for _ in range(4):
        shops = sum(
            1 << (SIDE * x + SIDE - 1 - y)
            for y in range(SIDE)
            for x in range(SIDE)
            if shops >> (SIDE * y + x) & 1
        )
        mirrored = sum(
            1 << (SIDE * y + SIDE - 1 - x)
            for y in range(SIDE)
            for x in range(SIDE)
            if shops >> (SIDE * y + x) & 1
        )
        found |= {shops, mirrored}
    return found


def arrangement_of(board: Board) -> int:
    """Return the number of a board's shops."""
    left, top = min((x for x, _ in board), default=0), min((y for _, y in board), default=0)
    return sum(1 << (SIDE * (y - top) + x - left) for x, y in standing(board, "shops"))


def shop_points(board: Board, readings: Mapping[str, str]) -> int:
    shops = arrangement_of(board)
    if readings.get("line_through_a_used_shop") == "through":
        return through_total(shops)
    return (
        longest_first_totals()
        if readings.get("crossing_lines_of_shops") == "longest_first"
        else best_totals()
    )[shops]


# The other types.


def factory_points(boards: Sequence[Board]) -> list[int]:
    """Return the points for the factories of each city in play."""
    numbers = [len(standing(board, "factories")) for board in boards]
    points = []
    for own in numbers:
        numbers_above = len({number for number in numbers if number > own})
        points.append(own * (4, 3, 2)[min(numbers_above, 2)])
    return points


def tavern_points(board: Board) -> int:
    """Return the best of all divisions of the taverns into sets of different kinds."""
    found = [board[space] for space in standing(board, "taverns")]
    return _best_tavern_sets(tuple(sorted(found.count(kind) for kind in set(found))))


@cache
def _best_tavern_sets(numbers: tuple[int, ...]) -> int:
    """Return the best total for a number of taverns of each kind; only the numbers above zero are listed."""
    best = 0
    for chosen in _subsets(range(len(numbers))):
        if chosen:
            left = (number - (kind in chosen) for kind, number in enumerate(numbers))
            best = max(
                best, (1, 4, 9, 17)[len(chosen) - 1] + _best_tavern_sets(tuple(sorted(filter(None, left))))
            )
    return best


def office_points(board: Board) -> int:
    """Return the points for the offices, taken up one after the other."""
    points = (0, 1, 3, 6, 10, 15, 21)
    total, in_the_set = 0, 0
    for office in standing(board, "offices"):
        if in_the_set == len(points) - 1:
            in_the_set = 0
        in_the_set += 1
        total += points[in_the_set] - points[in_the_set - 1]
        if any(type_of(board[space]) == "taverns" for space in beside(office) if space in board):
            total += 1
    return total


def park_points(board: Board) -> int:
    """Return the points for the parks: groups that touch are joined until none do."""
    groups = [{space} for space in standing(board, "parks")]
    while touching := next(
        (
            (a, b)
            for a, b in combinations(groups, 2)
            if any(space in b for park in a for space in beside(park))
        ),
        None,
    ):
        a, b = touching
        groups = [group for group in groups if group is not a and group is not b] + [a | b]
    return sum((2, 8, 12)[min(len(group), 3) - 1] + max(0, len(group) - 3) for group in groups)


def house_points(board: Board) -> int:
    others = {type_of(building) for building in board.values()} - {"houses"}
    total = 0
    for house in standing(board, "houses"):
        spoilt = any(board.get(space) == "factory" for space in beside(house))
        total += 1 if spoilt else len(others)
    return total


def all_points(boards: Sequence[Board], readings: Mapping[str, str]) -> list[Json]:
    """Return the scores of the cities in play, taken apart."""
    scores = []
    for board, factories in zip(boards, factory_points(boards), strict=True):
        score = {
            "shops": shop_points(board, readings),
            "factories": factories,
            "taverns": tavern_points(board),
            "offices": office_points(board),
            "parks": park_points(board),
            "houses": house_points(board),
        }
        scores.append({**score, "total": sum(score.values())})
    return scores

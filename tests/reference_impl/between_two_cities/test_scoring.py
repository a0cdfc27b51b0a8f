"""Each type of building against a count of another make, on the whole board or on random cities."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from reference_impl.between_two_cities import scoring
from reference_impl.between_two_cities.cities import Layout, Square
from reference_impl.between_two_cities.readings import Game
from reference_impl.between_two_cities.shops import sets_of_shops

BOARD = [(x, y) for x in range(4) for y in range(4)]
BUILDINGS = (
    "shop",
    "factory",
    "music tavern",
    "food tavern",
    "drink tavern",
    "bed tavern",
    "office",
    "park",
    "house",
)
WORTH = (0, 2, 5, 10, 16)


def mask_of(squares: Any) -> int:
    return sum(1 << (4 * y + x) for x, y in squares)


STRAIGHT = {
    mask_of(line): length
    for x, y in BOARD
    for length in range(1, 5)
    for line in ([(x + step, y) for step in range(length)], [(x, y + step) for step in range(length)])
    if set(line) <= set(BOARD)
}


@pytest.fixture(scope="module")
def best_of_all() -> list[int]:
    """The best division of every arrangement of shops, found by trying every line of it first."""
    best = [0] * (1 << 16)
    lines = sorted((mask, WORTH[length]) for mask, length in STRAIGHT.items())
    for mask in range(1, 1 << 16):
        best[mask] = max(worth + best[mask ^ line] for line, worth in lines if line & mask == line)
    return best


def points(sizes: tuple[int, ...]) -> int:
    return sum(WORTH[size] for size in sizes)


def shops_of(mask: int) -> frozenset[Square]:
    return frozenset((x, y) for x, y in BOARD if mask >> (4 * y + x) & 1)


def test_shops_agree_with_brute_force_on_every_arrangement(game: Game, best_of_all: list[int]) -> None:
    assert [points(sets_of_shops(game, shops_of(mask))) for mask in range(1 << 16)] == best_of_all


@pytest.mark.campaign
def test_longest_first_differs_on_208_arrangements(
    game_with: Callable[..., Game], best_of_all: list[int]
) -> None:
    game = game_with(crossing_lines_of_shops="longest_first")
    found = [points(sets_of_shops(game, shops_of(mask))) for mask in range(1 << 16)]
    assert sum(one < other for one, other in zip(found, best_of_all, strict=True)) == 208
    assert not any(one > other for one, other in zip(found, best_of_all, strict=True))


def through(shops: frozenset[Square]) -> int:
    """Return the most points when every shop says by itself whether it counts for its row or for its
    column.
    """
    ways = []
    for across in product((True, False), repeat=len(shops)):
        runs: Counter[Any] = Counter()
        for (x, y), in_row in zip(sorted(shops), across, strict=True):
            step = (1, 0) if in_row else (0, 1)
            while (x - step[0], y - step[1]) in shops:
                x, y = x - step[0], y - step[1]
            runs[x, y, step] += 1
        alone = [key for key in runs if runs[key] and (key[0] + key[2][0], key[1] + key[2][1]) not in shops]
        crossing = [
            key
            for key in alone
            if {(key[0] + key[2][1], key[1] + key[2][0]), (key[0] - key[2][1], key[1] - key[2][0])} & shops
        ]
        ways.append(0 if crossing else sum(WORTH[number] for number in runs.values()))
    return max(ways)


def test_lines_through_used_shops_agree_with_brute_force(game_with: Callable[..., Game]) -> None:
    game, rng = game_with(line_through_a_used_shop="through"), random.Random(3)
    for _ in range(150):
        shops = frozenset(rng.sample(BOARD, rng.randrange(1, 10)))
        assert points(sets_of_shops(game, shops)) == through(shops), shops


def random_layout(rng: random.Random) -> Layout:
    favourites = rng.sample(BUILDINGS, rng.randrange(1, 7))
    return {square: rng.choice(favourites) for square in BOARD if rng.random() < 0.9}


@pytest.fixture(scope="module")
def layouts() -> list[Layout]:
    rng = random.Random(11)
    return [random_layout(rng) for _ in range(500)]


def types_in(game: Game, layout: Layout) -> scoring.Types:
    return scoring.types_of(game.components, layout)


def around(square: Square) -> list[Square]:
    return [other for other in BOARD if abs(other[0] - square[0]) + abs(other[1] - square[1]) == 1]


def test_factories_agree_with_a_ranking(game: Game) -> None:
    rng = random.Random(5)
    for _ in range(300):
        numbers = [rng.randrange(6) for _ in range(rng.randrange(3, 8))]
        ranks = sorted(set(numbers), reverse=True)
        for own in numbers:
            wanted = own * (4, 3, *[2] * 6)[ranks.index(own)]
            assert scoring.points_for_factories(game.components, own, numbers) == wanted


def test_taverns_agree_with_sets_taken_one_by_one(game: Game, layouts: list[Layout]) -> None:
    for layout in layouts:
        left = [building for building in layout.values() if building.endswith("tavern")]
        total = 0
        while left:
            kinds = set(left)
            total += (1, 4, 9, 17)[len(kinds) - 1]
            for kind in kinds:
                left.remove(kind)
        taverns = [building for building in layout.values() if building.endswith("tavern")]
        assert scoring.points_for_taverns(game.components, taverns) == total


def test_offices_agree_with_a_count(game: Game, layouts: list[Layout]) -> None:
    for layout in layouts:
        offices = [square for square, building in layout.items() if building == "office"]
        served = sum(
            any(layout.get(other, "").endswith("tavern") for other in around(square)) for square in offices
        )
        wanted = 21 * (len(offices) // 6) + (0, 1, 3, 6, 10, 15)[len(offices) % 6] + served
        assert scoring.points_for_offices(game, types_in(game, layout)) == wanted


def test_parks_agree_with_merged_groups(game: Game, layouts: list[Layout]) -> None:
    for layout in layouts:
        group = {square: number for number, square in enumerate(layout) if layout[square] == "park"}
        parks = list(group)
        for _ in range(16):
            for square in parks:
                group[square] = min(group[other] for other in (square, *around(square)) if other in group)
        wanted = sum({1: 2, 2: 8}.get(size, 9 + size) for size in Counter(group.values()).values())
        assert scoring.points_for_parks(game.components, frozenset(parks)) == wanted


def test_houses_agree_with_a_count(game: Game, layouts: list[Layout]) -> None:
    for layout in layouts:
        types = {building.rpartition(" ")[2] for building in layout.values()} - {"house"}
        wanted = 0
        for square, building in layout.items():
            if building == "house":
                wanted += 1 if any(layout.get(other) == "factory" for other in around(square)) else len(types)
        assert scoring.points_for_houses(game, types_in(game, layout)) == wanted

"""Who wins, held against a brute force.

The games are random, or chosen so that everybody is tied as far as a given comparison.

Ties come from a store of small cities, put together once. Two cities of one shelf score alike beside each
other, and have equal numbers of the types that are compared before the one at which a shelf stops; so any
players of cities from one shelf are tied as far as that.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from functools import cache

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.shared import WHOLE

from .asking import City, Json, ask, buildings_of, finished_game, open_questions, random_city
from .counting import TYPES, all_points
from .winning import expected_outcome, number_of_buildings

MANY = settings(
    max_examples=250 if WHOLE else 80,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
STORED = 12_000
PALETTES = (
    ("shop", "park", "office", "house"),
    ("shop", "shop", "park", "house", "music tavern"),
    ("music tavern", "bed tavern", "office", "house", "park"),
    ("factory", "park", "shop", "house"),
    ("shop", "factory", "music tavern", "food tavern", "office", "park", "house"),
)
Shelf = list[City]


@cache
def shelves() -> list[list[Shelf]]:
    """Return, for each number of types that must be alike, the shelves with two unlike cities or more.

    A shelf that leaves the factories open holds cities with the most factories and such as have one less,
    which count as second.
    """
    dice = random.Random(1)
    sorted_in: list[dict[tuple[int, ...], Shelf]] = [defaultdict(list) for _ in range(len(TYPES) + 1)]
    for _ in range(STORED):
        city = random_city(dice, dice.choice(PALETTES), most_duplexes=1)
        if len(city) > 8:
            continue
        numbers = number_of_buildings([city], {})
        board, one_more = buildings_of(city), {(x, 9): "factory" for x in range(numbers[1] + 1)}
        total = all_points([board], {})[0]["total"]
        as_second = all_points([board, one_more], {})[0]["total"]
        for alike, shelf in enumerate(sorted_in):
            shelf[total, numbers[1], *numbers[:alike]].append(city)
            if alike <= 1:
                shelf[as_second, numbers[1] + 1, *numbers[:alike]].append(city)
    return [
        [
            shelf
            for shelf in found.values()
            if len({tuple(number_of_buildings([city], {})) for city in shelf}) > 1
        ]
        for found in sorted_in[:-1]
    ]


@st.composite
def random_games(draw: st.DrawFn) -> Json:
    """Draw a finished game with any cities."""
    dice = random.Random(draw(st.integers(0, 2**32)))
    seats = draw(st.integers(2, 7))
    seating_values = sorted(dice.sample(range(1, 16), seats))
    return finished_game(
        [random_city(dice) for _ in range(4 if seats == 2 else seats)], seats, seating_values
    )


@st.composite
def tied_games(draw: st.DrawFn) -> Json:
    """Draw a finished game in which some players or all are tied, as far as one comparison or another."""
    dice = random.Random(draw(st.integers(0, 2**32)))
    seats = draw(st.integers(2, 7))
    shelf = dice.choice(shelves()[draw(st.integers(0, len(TYPES) - 1))])
    few = dice.sample(shelf, min(len(shelf), draw(st.integers(1, 4))))
    cities = [dice.choice(few) for _ in range(4 if seats == 2 else seats)]
    if draw(st.booleans()):
        cities[dice.randrange(len(cities))] = random_city(dice)
    return finished_game(cities, seats, sorted(dice.sample(range(1, 16), seats)))


@st.composite
def any_readings(draw: st.DrawFn) -> dict[str, str]:
    """Draw a reading of each ruling that the scoring rests on.

    No ruling says how the two on shops go together.
    """
    chosen = {name: draw(st.sampled_from(readings)) for name, readings in open_questions().items()}
    if chosen["line_through_a_used_shop"] == "through":
        chosen["crossing_lines_of_shops"] = "best_total"
    return chosen


def agreed(state: Json, **readings: str) -> Json:
    """Return the reference's outcome of a state, which must be the expected one; winners have no order."""
    found, wanted = ask(state, **readings), expected_outcome(state, readings)
    assert {**found, "winners": sorted(found["winners"])} == {**wanted, "winners": sorted(wanted["winners"])}
    return found


@MANY
@given(state=random_games())
def test_random_games_end_as_the_brute_force_says(state: Json) -> None:
    agreed(state)


@MANY
@given(state=tied_games())
def test_tied_games_end_as_the_brute_force_says(state: Json) -> None:
    agreed(state)


@MANY
@given(state=tied_games(), readings=any_readings())
def test_tied_games_end_as_the_brute_force_says_under_any_readings(
    state: Json, readings: dict[str, str]
) -> None:
    agreed(state, **readings)


def test_the_store_breaks_ties_at_every_type_and_at_none() -> None:
    dice = random.Random(2)
    decided: Counter[str] = Counter()
    for seats in (2, 3, 5):
        for alike, found in enumerate(shelves()):
            for _ in range(40):
                cities = dice.sample(shelf := dice.choice(found), 2) + [dice.choice(shelf) for _ in range(2)]
                state = finished_game(
                    [cities[place % 4] for place in range(4 if seats == 2 else seats)], seats
                )
                outcome = agreed(state)
                if outcome["why"] == "second tiebreaker":
                    decided[first_difference(outcome)] += 1
                decided[outcome["why"]] += 1
                assert alike == 0 or outcome["why"] in (
                    "highest final score",
                    "first tiebreaker",
                    "second tiebreaker",
                    "tie",
                )
    assert set(decided) >= {*TYPES, "second tiebreaker", "tie"}, decided


def first_difference(outcome: Json) -> str:
    """Return the type that parted the winner from the last who was tied with it."""
    (winner,) = outcome["winners"]
    own = outcome["players"][winner]
    rows = [
        [player["buildings"][kind] for kind in TYPES]
        for seat, player in outcome["players"].items()
        if seat != winner and player["final_score"] == own["final_score"]
    ]
    mine = [own["buildings"][kind] for kind in TYPES]
    depth = max(
        next((place for place, (a, b) in enumerate(zip(mine, row, strict=True)) if a != b), 0) for row in rows
    )
    return TYPES[depth]

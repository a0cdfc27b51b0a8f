"""Each type but shops over random cities, held against a brute force of its own.

Whole cities, with the shops in them, are held against it too.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.shared import WHOLE

from .asking import BUILDINGS, TAVERNS, City, ask, buildings_of, city_scores, finished_game, random_city
from .counting import (
    TYPES,
    Board,
    all_points,
    factory_points,
    house_points,
    office_points,
    park_points,
    tavern_points,
)
from .winning import expected_outcome

MANY = settings(
    max_examples=200 if WHOLE else 70,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
CITIES_AT_ONCE = 7


@st.composite
def cities(draw: st.DrawFn, palettes: Sequence[Sequence[str]]) -> list[City]:
    """Draw seven cities of the buildings of one palette or another."""
    dice = random.Random(draw(st.integers(0, 2**32)))
    return [random_city(dice, draw(st.sampled_from(palettes))) for _ in range(CITIES_AT_ONCE)]


def assert_points(kind: str, laid: list[City], points: Callable[[Board], int]) -> None:
    assert [score[kind] for score in city_scores(laid)] == [points(buildings_of(city)) for city in laid]


@MANY
@given(
    laid=cities([("factory",), ("factory", "house"), BUILDINGS, ("shop", "office", "factory")]),
    seats=st.integers(2, 7),
)
def test_factories_score_by_how_many_cities_have_more(laid: list[City], seats: int) -> None:
    in_play = laid[: 4 if seats == 2 else seats]
    outcome = ask(finished_game(in_play, seats))
    wanted = factory_points([buildings_of(city) for city in in_play])
    assert [city["factories"] for city in outcome["cities"].values()] == wanted


@MANY
@given(laid=cities([TAVERNS, TAVERNS[:3], TAVERNS[1:3], (*TAVERNS, "office"), BUILDINGS]))
def test_taverns_score_the_best_division_into_sets_of_different_kinds(laid: list[City]) -> None:
    assert_points("taverns", laid, tavern_points)


@MANY
@given(
    laid=cities(
        [
            ("office",),
            ("office", "bed tavern"),
            ("office", *TAVERNS),
            ("office", "office", "office", "food tavern", "park"),
            BUILDINGS,
        ]
    )
)
def test_offices_score_one_after_the_other_with_a_bonus_beside_a_tavern(laid: list[City]) -> None:
    assert_points("offices", laid, office_points)


@MANY
@given(
    laid=cities(
        [("park",), ("park", "house"), ("park", "park", "shop"), ("park", "office", "factory"), BUILDINGS]
    )
)
def test_parks_score_by_groups_joined_until_none_touch(laid: list[City]) -> None:
    assert_points("parks", laid, park_points)


@MANY
@given(
    laid=cities(
        [
            ("house",),
            ("house", "factory"),
            ("house", "house", "house", "factory", "park"),
            ("house", *TAVERNS),
            BUILDINGS,
        ]
    )
)
def test_houses_score_by_the_other_types_or_by_a_factory_next_door(laid: list[City]) -> None:
    assert_points("houses", laid, house_points)


@MANY
@given(laid=cities([BUILDINGS, ("shop", "shop", "house", "factory"), ("park", "office", "music tavern")]))
def test_a_city_scores_the_sum_of_its_types(laid: list[City]) -> None:
    assert city_scores(laid) == all_points([buildings_of(city) for city in laid], {})


@MANY
@given(laid=cities([BUILDINGS]), seats=st.integers(2, 7), phase=st.sampled_from(["choosing", "placing"]))
def test_before_the_end_cities_score_as_they_lie_and_nobody_has_won(
    laid: list[City], seats: int, phase: str
) -> None:
    state = finished_game(laid[: 4 if seats == 2 else seats], seats)
    wanted = {**expected_outcome(state, {}), "over": False, "winners": [], "why": "still playing"}
    unfinished = {**state, "phase": phase, "to_act": state["table"]["seats"]}
    assert ask(unfinished) == wanted


def board(rows: str, key: dict[str, str]) -> Board:
    lines = rows.split("/")
    return {(x, y): key[mark] for y, line in enumerate(lines) for x, mark in enumerate(line) if mark != "."}


KEY = dict(zip("SFmfdbOPH", BUILDINGS, strict=True))


@pytest.mark.parametrize(
    ("points", "rows", "wanted"),
    [
        (tavern_points, "mdd/ff.", 13),
        (office_points, "OOOO/OOO.", 22),
        (office_points, "O.m", 1),
        (office_points, "Om", 2),
        (office_points, ".m./dOf/.b.", 2),
        (park_points, "P.P./..../P.P.", 8),
        (park_points, "PPP./...P", 14),
        (park_points, "PP/PP", 13),
        (park_points, "PP../..PP", 16),
        (house_points, "H.S", 1),
        (house_points, "H.SF/HmOP", 10),
        (house_points, "HF/SH", 2),
        (house_points, "H", 0),
    ],
)
def test_the_brute_forces_themselves_give_the_totals_of_the_rulebook(
    points: Callable[[Board], int], rows: str, wanted: int
) -> None:
    assert points(board(rows, KEY)) == wanted


def test_the_brute_force_for_factories_gives_the_totals_of_the_rulebook() -> None:
    boards: list[Board] = [
        {(place % 4, place // 4): "factory" for place in range(number)} for number in (5, 5, 3, 2, 1, 0)
    ]
    assert factory_points(boards) == [20, 20, 9, 4, 2, 0]


def test_the_types_are_those_of_the_outcome() -> None:
    assert tuple(city_scores([{}])[0]) == (*TYPES, "total")

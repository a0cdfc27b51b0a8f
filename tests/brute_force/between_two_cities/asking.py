"""Positions of cities, written as a board or laid by the dice, and the reference's scoring of them.

The scoring is asked for through the protocol alone.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ruleproof.cases.suite import Suite
from ruleproof.input.folders import Data

Json = dict[str, Any]
City = dict[str, str]
"""Tiles by their spaces, as a state has them."""

GAME = "between_two_cities"
SIDE = 4
TAVERNS = ("music tavern", "food tavern", "drink tavern", "bed tavern")
BUILDINGS = ("shop", "factory", *TAVERNS, "office", "park", "house")


@cache
def suite() -> Suite:
    """Return the suite of the game.

    Where the bundled data lacks the game, it is the folder's that holds this file.
    """
    data = Data.open()
    if GAME not in data.games():
        root = next(
            folder for folder in Path(__file__).resolve().parents if (folder / "spec" / GAME).is_dir()
        )
        data = Data.open((root,))
    return Suite.open(data, data.game(GAME))


def open_questions() -> dict[str, tuple[str, ...]]:
    """Return the readings of the rulings that the scoring rests on, by the last word of their ids.

    Rows before columns is left out: the brute force takes equal lines in every order.
    """
    names = (
        "crossing_lines_of_shops",
        "line_through_a_used_shop",
        "several_tied_players",
        "buildings_in_the_second_tiebreaker",
        "still_tied",
    )
    readings = {name: suite().game.rulings[f"{GAME}.ruling.{name}"].readings for name in names}
    return {name: tuple(one for one in its if one != "rows_first") for name, its in readings.items()}


@cache
def _reference(readings: tuple[tuple[str, str], ...]) -> Any:
    engine = suite().data.load_reference().engine()
    others = {f"{GAME}.ruling.{name}": reading for name, reading in readings}
    answer = engine.configure(
        game=GAME, components=suite().components.values, readings={**suite().game.adopted(), **others}
    )
    assert answer["accepted"], answer
    return engine


def ask(state: Json, **readings: str) -> Json:
    """Return the reference's outcome of a state, under the adopted readings or others."""
    outcome: Json = _reference(tuple(sorted(readings.items()))).outcome(state=state)["outcome"]
    return outcome


def finished_game(cities: Sequence[City], seats: int, seating_values: Sequence[int] = ()) -> Json:
    """Return a finished game for a number of seats with these cities; what is not built does not matter."""
    who = suite().game.seats[:seats]
    names = suite().components.values["cities"][: len(cities)]
    assert len(cities) == (4 if seats == 2 else seats)
    nothing: dict[str, list[str]] = {seat: [] for seat in who}
    return {
        "to_act": [],
        "may_act": [],
        "settled": True,
        "phase": "over",
        "pending": {"to_place_in": nothing},
        "table": {
            "seats": list(who),
            "seating_values": dict(zip(who, seating_values or range(1, seats + 1), strict=True)),
            "round": "3b" if seats == 2 else "3",
            "box": [],
            "duplex_stack": [],
            "hands": nothing,
            "chosen": nothing,
            "revealed": nothing,
            "under_tokens": {name: [] for name in names},
            "discards": [],
            "cities": dict(zip(names, cities, strict=True)),
        },
    }


def city_scores(cities: Sequence[City], **readings: str) -> list[Json]:
    """Return the scores of one to seven cities; those that are missing in a game are left empty."""
    seats = max(3, len(cities))
    outcome = ask(finished_game([*cities, *[{} for _ in range(seats - len(cities))]], seats), **readings)
    return list(outcome["cities"].values())[: len(cities)]


def random_city(dice: random.Random, palette: Sequence[str] = BUILDINGS, most_duplexes: int = 3) -> City:
    """Lay a city of four by four spaces or less, somewhere around 0,0.

    Full or with gaps, with duplex tiles of the set or without.
    """
    left, top = dice.randint(-3, 0), dice.randint(-3, 0)
    duplexes = [
        tile for tile in suite().components.values["duplex_tiles"] if set(halves_of(tile)) <= set(palette)
    ]
    free = {(left + x, top + y) for x in range(SIDE) for y in range(SIDE)}
    city = {}
    for _ in range(dice.randint(0, most_duplexes) if duplexes else 0):
        tile, (x, y) = dice.choice(duplexes), dice.choice(sorted(free))
        covered = {(x, y), (x, y + 1) if " over " in tile else (x + 1, y)}
        if covered <= free:
            city[f"{x},{y}"] = tile
            free -= covered
    density = dice.choice((0.2, 0.5, 0.8, 1.0))
    for x, y in sorted(free):
        if dice.random() < density:
            city[f"{x},{y}"] = dice.choice(palette)
    return city


def halves_of(tile: str) -> list[str]:
    """Return the building of a tile, or the two of a duplex tile."""
    return tile.replace(" beside ", " over ").split(" over ")


def buildings_of(city: Mapping[str, str]) -> dict[tuple[int, int], str]:
    """Return what stands on each space of a city, the halves of duplex tiles apart."""
    found = {}
    for space, tile in city.items():
        x, y = map(int, space.split(","))
        for step, building in enumerate(halves_of(tile)):
            found[x + step * (" beside " in tile), y + step * (" over " in tile)] = building
    return found

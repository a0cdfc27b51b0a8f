"""Writes the corpus: the toy game in this folder with any number of scenarios, each with five steps.

A scenario has one position, one play and three expectations; no two scenarios start from the same position.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

GAME = "market"
TOY_GAME = Path(__file__).parent / "toy_game"
GOODS = 60
MOST_SCENARIOS = 2_500
"""Number of positions in which one hand has fewer than 50 goods of each type."""


def write_corpus(folder: Path, scenarios: int, per_file: int = 10) -> Path:
    """Write the data folder of the toy game with `scenarios` scenarios, and return it. An earlier folder is
    replaced.
    """
    assert scenarios <= MOST_SCENARIOS
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(TOY_GAME, folder, ignore=shutil.ignore_patterns("__pycache__"))
    write_features(folder / "features" / GAME, scenarios, per_file)
    return folder


def write_features(folder: Path, scenarios: int, per_file: int = 10) -> None:
    """Write only the feature files."""
    folder.mkdir(parents=True, exist_ok=True)
    for first in range(0, scenarios, per_file):
        numbers = range(first, min(first + per_file, scenarios))
        (folder / f"taking_{first // per_file:03}.feature").write_text(
            "\n".join(_feature(numbers)) + "\n", encoding="utf-8"
        )


def first_case() -> str:
    """Return the id of a case that is in every corpus."""
    return f"{GAME}/taking_000/{_title(0).lower().replace(' ', '_')}"


def _feature(numbers: range) -> Iterator[str]:
    yield f"Feature: Taking goods, from {numbers.start}"
    yield ""
    yield "  @clause:market.taking.one_to_three @clause:market.taking.goods_change_place"
    yield "  Rule: A player takes one, two or three goods of one sort"
    for number in numbers:
        yield ""
        yield from _scenario(number)


def _title(number: int) -> str:
    return f"Taking for the {number}th time"


def _scenario(number: int) -> Iterator[str]:
    goods = {"grain": number % 50, "cloth": number // 50}
    sort, taken = ("grain", "cloth")[number % 2], 1 + number % 3
    after = {**goods, sort: goods[sort] + taken}
    yield f"    Scenario: {_title(number)}"
    yield (
        f'      Given the position "market day" with {goods["grain"]} grain '
        f"and {goods['cloth']} cloth for Red"
    )
    yield f"      When Red takes {taken} {sort}"
    yield f"      Then Red has {after['grain']} grain and {after['cloth']} cloth"
    yield f"      And in the supply are {GOODS - after['grain']} grain and {GOODS - after['cloth']} cloth"
    yield "      And it is Blue's turn to act"

"""The counts that are kept in the repository, and the agreement of engines that share nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from ruleproof.cases.suite import Suite
from ruleproof.engines.options import EngineOptions
from ruleproof.input.folders import Data
from ruleproof.play.perft import Task, counts, divided
from ruleproof.play.tables import openings
from tests.shared import some_of

ROOT = Path(__file__).resolve().parents[2]
PERFT = ROOT / "measured" / "perft"
GAMES = sorted(Data.of().games())
FEW = 60
"""Counts up to this are counted again."""
ENGINES = {
    "lost_cities_rivals": ROOT / "engines" / "examples" / "javascript" / "engine.js",
    "rivalry": ROOT / "engines" / "independent" / "javascript_rivalry" / "engine.js",
}


def known(game: str) -> dict[str, list[int]]:
    found: dict[str, Any] = msgspec.json.decode((PERFT / f"{game}.json").read_bytes())
    positions: dict[str, list[int]] = found["positions"]
    return positions


def task(game: str, position: str, depth: int, engine: str = "reference") -> Task:
    return Task(EngineOptions(engine=engine, timeout=60.0), game, position, depth)


@pytest.mark.parametrize("game", GAMES)
def test_the_reference_still_counts_what_is_kept(game: str) -> None:
    suite = Suite.open(Data.of(), Data.of().game(game))
    assert set(known(game)) == {one.name for one in openings(suite)}
    assert all(known(game).values())
    for position, numbers in some_of(list(known(game).items())):
        shallow = [number for number in numbers[:2] if number <= FEW]
        assert [counts(task(game, position, depth + 1)) for depth in range(len(shallow))] == shallow


@pytest.mark.node
@pytest.mark.parametrize("game", ENGINES)
def test_an_engine_that_shares_nothing_with_the_reference_counts_the_same(game: str) -> None:
    engine = f"stdio:node {ENGINES[game]}"
    for position, numbers in list(known(game).items())[:4]:
        for depth, number in enumerate(numbers[:2], 1):
            if number <= FEW:
                branches = divided(task(game, position, depth, engine))
                assert sum(branch.count for branch in branches) == number
                assert branches == divided(task(game, position, depth))

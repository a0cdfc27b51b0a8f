"""Games on the two maps, and games played at random.

The latter start at the beginning, or at a finished setup close to the enemy.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
import yaml

from reference_impl import rivalry
from reference_impl.chance import Chance
from reference_impl.refusals import NeedsChance
from reference_impl.rivalry.readings import Game
from reference_impl.rivalry.setup import FinishedSetup, Options, Placement
from reference_impl.rivalry.state import Seat, State

ROOT = Path(__file__).resolve().parents[3]
SEATS: tuple[Seat, Seat] = ("Republic", "Kingdom")

T = TypeVar("T")


@pytest.fixture(scope="session")
def maps() -> dict[str, dict[str, Any]]:
    """The values of each component set, by its name."""
    return {
        path.stem: yaml.safe_load(path.read_text())["values"]
        for path in (ROOT / "spec/rivalry/components").glob("*.yaml")
    }


@pytest.fixture(scope="session")
def game_with(maps: dict[str, dict[str, Any]]) -> Callable[..., Game]:
    """A function from readings to the game on the small map under them."""
    return lambda **readings: rivalry.configure(maps["small"], rivalry.Readings(**readings))


@pytest.fixture(scope="session")
def game(game_with: Callable[..., Game]) -> Game:
    return game_with()


@pytest.fixture(scope="session")
def with_luck() -> Callable[[Callable[[Chance], Any], random.Random], Any]:
    """A function that calls a function with as many random outcomes of chance as it needs."""
    return lucky


@pytest.fixture(scope="session")
def states() -> Callable[..., Iterator[State]]:
    """A function that plays a random game and yields its states.

    It takes the game, a random generator, whether the setup is played, and a limit of turns.
    """

    def play(game: Game, rng: random.Random, *, whole: bool = False, turns: int = 15) -> Iterator[State]:
        options = Options(turn_limit=turns) if whole else Options(turn_limit=turns, setup=near_the_border())
        state = lucky(lambda chance: rivalry.new_game(game, SEATS, options, chance), rng)
        yield state
        while state.to_act:
            seat = state.to_act[0]
            action = rng.choice(rivalry.legal_actions(game, state, seat))
            state = lucky(
                lambda chance, state=state, seat=seat, action=action: rivalry.apply(
                    game, state, seat, action, chance
                ),
                rng,
            )
            yield state

    return play


def lucky(call: Callable[[Chance], T], rng: random.Random) -> T:
    """Return what a call gives with random outcomes of chance; sevens are rolled more often than dice do."""
    outcomes: list[Any] = []
    while True:
        try:
            return call(Chance(outcomes))
        except NeedsChance as refusal:
            needs = refusal.needs
            if "shuffle" in needs:
                outcomes.append({"shuffle": rng.sample(needs["shuffle"], len(needs["shuffle"]))})
            else:
                dice = [rng.randint(1, 6) for _ in range(needs["roll"]["dice"])]
                outcomes.append({"roll": [3, 4] if len(dice) == 2 and rng.random() < 0.1 else dice})


def near_the_border() -> FinishedSetup:
    """Return a setup of the small map with most armies next to the enemy, and an army in each city."""
    return FinishedSetup(
        republic=Placement(
            ("2,-3,S", "3,-2,N", "5,-3,S", "7,-2,S"),
            "7,-2,S",
            {"2,-2": 1, "3,-2": 1, "4,-2": 1, "6,-1": 3, "1,-1": 5, "2,-1": 5, "5,-1": 2},
            {"1,-1": 4, "5,-1": 4},
        ),
        kingdom=Placement(
            ("5,2,N", "4,1,S", "1,1,S", "0,1,N"),
            "0,1,N",
            {"5,1": 1, "4,1": 1, "1,1": 1, "0,1": 3, "5,0": 5, "3,0": 5, "1,0": 2},
            {"2,0": 4, "5,0": 4},
        ),
    )

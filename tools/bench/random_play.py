"""Plays random games with a reference, through its typed functions: list, choose, apply.

`python -m tools.bench.random_play GAME SEATS SECONDS` plays whole games for that time, but at least a dozen
games, and prints the results as JSON.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any, TypeVar

from ruleproof.input.folders import Data, bundled_root
from ruleproof.rules.loader import read_game
from ruleproof.rules.schemas import SchemaSet

T = TypeVar("T")
LEAST = 12
"""Minimum number of games; one game of Rivalry may be ten times as long as another, so a few games say
little.
"""


@dataclass
class Played:
    """What was played, in seconds of processor time: the games, the actions listed and applied, and the
    longest list.
    """

    games: int = 0
    listed: int = 0
    applied: int = 0
    longest: int = 0
    seconds: float = 0.0


def games_and_seats() -> Iterator[tuple[str, int]]:
    """Yield each game of the bundled reference with each number of seats in its setup schema."""
    data = Data.open()
    for game, folders in data.games().items():
        if (bundled_root() / "reference_impl" / game / "__init__.py").exists():
            seats = SchemaSet(folders.schemas).schema("setup")["properties"]["seats"]
            yield from ((game, number) for number in range(seats["minItems"], seats["maxItems"] + 1))


class Player:
    """Plays one game with a given number of seats, always with the same dice."""

    def __init__(self, game: str, seats: int, options: dict[str, Any] | None = None) -> None:
        import msgspec

        data = Data.open()
        package = data.load_reference().__name__
        verbs = __import__(f"{package}.verbs", fromlist=["load"])
        chance = __import__(f"{package}.chance", fromlist=["Chance"])
        refusals = __import__(f"{package}.refusals", fromlist=["NeedsChance"])
        spec = read_game(data, data.game(game))
        self._rules: Any = verbs.load(game)
        self._game = self._rules.configure(spec.components.values, verbs.readings_in_force(self._rules, {}))
        self._seats = spec.seats[:seats]
        self._options = msgspec.convert(options or {}, self._rules.Options)
        self._chance: Any = chance.Chance
        self._needs_chance: type[Exception] = refusals.NeedsChance
        self._random = random.Random(1)

    def play(self, played: Played) -> None:
        """Play one game to its end."""
        rules, game, choice = self._rules, self._game, self._random.choice
        state = self._with_chance(lambda chance: rules.new_game(game, self._seats, self._options, chance))
        while state.to_act:
            seat = choice(state.to_act + state.may_act)
            actions = rules.legal_actions(game, state, seat)
            state = self._applied(state, seat, choice(actions))
            played.listed += len(actions)
            played.applied += 1
            played.longest = max(played.longest, len(actions))
        played.games += 1

    def _applied(self, state: Any, seat: str, action: Any) -> Any:
        return self._with_chance(lambda chance: self._rules.apply(self._game, state, seat, action, chance))

    def _with_chance(self, call: Callable[[Any], T]) -> T:
        """Return the result of a call, giving it as many chance outcomes as it asks for."""
        outcomes: list[dict[str, Any]] = []
        while True:
            try:
                return call(self._chance(outcomes))
            except self._needs_chance as wanted:
                outcomes.append(self._outcome(wanted.needs))  # type: ignore[attr-defined]

    def _outcome(self, needs: dict[str, Any]) -> dict[str, Any]:
        if "shuffle" in needs:
            return {"shuffle": self._random.sample(needs["shuffle"], len(needs["shuffle"]))}
        return {"roll": [self._random.randint(1, 6) for _ in range(needs["roll"]["dice"])]}


def play_for(seconds: float, play: Callable[[Played], None], least: int = 1) -> Played:
    """Play whole games, at least a minimum number, until a given amount of processor time is used up.

    On a busy machine processor time is steadier than the clock.
    """
    played = Played()
    began = time.process_time()
    while played.seconds < seconds or played.games < least:
        play(played)
        played.seconds = time.process_time() - began
    return played


if __name__ == "__main__":
    game, number, duration = sys.argv[1:]
    print(json.dumps(asdict(play_for(float(duration), Player(game, int(number)).play, LEAST))))

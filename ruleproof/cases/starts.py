"""Where games begin: new games with all options, named positions, and positions from scenarios."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

from ruleproof.cases.case import Start
from ruleproof.cases.positions import CompletionError
from ruleproof.cases.scenarios import compile_feature
from ruleproof.cases.suite import Suite, numbers_of_seats, state_of
from ruleproof.input import cache

NEW, WRONG = "new games", "new games that are refused"
_POSITIONS_TO_A_NEW_GAME = 8
"""Number of games that begin with a position for each game that begins as a new game."""


class Beginning(msgspec.Struct, frozen=True, omit_defaults=True):
    """A start with its component set and readings, its kind, and its name."""

    start: Start
    sort: str = NEW
    name: str = ""
    components: str = ""
    readings: dict[str, str] = {}


class _Kept(msgspec.Struct, frozen=True):
    beginnings: tuple[Beginning, ...]


@dataclass
class Starts:
    """The starts of one game."""

    suite: Suite

    @cached_property
    def positions(self) -> tuple[Beginning, ...]:
        """Return the named positions, the positions that scenarios derive from them, and the new games that
        scenarios set up, each once.

        Raises:
            DataError: the steps or positions of the game are at fault.
        """
        found: dict[tuple[str, bytes, str, bytes], Beginning] = {}
        for one in self._all:
            found.setdefault((one.sort, one.start.state, one.components, _rest_of(one)), one)
        return tuple(found.values())

    def of_scenario(self, case: str) -> Start | None:
        """Return the start of a scenario, given by the id of its case; None if there is no such scenario."""
        return next((one.start for one in self._all if one.name == f"the scenario {case}"), None)

    @cached_property
    def _all(self) -> tuple[Beginning, ...]:
        suite = self.suite
        key = cache.digest_of_files(suite.files(), suite.base, suite.components.digest)
        name = f"all beginnings {suite.folders.id} {suite.folders.root} {suite.components.digest}"
        return cache.cached(name, key, _Kept, lambda: _Kept(tuple(self._compiled()))).beginnings

    def _compiled(self) -> Iterator[Beginning]:
        suite, compiler = self.suite, self.suite.compiler
        for position in compiler.positions.values():
            try:
                state = state_of(suite, position)
            except CompletionError:
                continue
            start = Start(tuple(state["table"]["seats"]), msgspec.json.encode(state))
            yield Beginning(start, "named positions", f"the position {position.name!r}", position.components)
        for path in suite.folders.feature_files():
            for story in compile_feature(compiler, path)[0]:
                name = f"the scenario {story.cases[0].id}"
                yield Beginning(story.start, "scenarios", name, story.components, dict(story.readings))

    @cached_property
    def _setups(self) -> Sequence[tuple[dict[str, Any], str]]:
        """The options of new games, with the component sets that are known to allow them."""
        setups: list[tuple[dict[str, Any], str]] = [({}, "")]
        setups += [(options, "") for options in _options(self.suite.schemas.schema("setup"))]
        setups += [(one.start.options, one.components) for one in self.positions if one.start.is_new_game]
        setups += [({}, name) for name in self.suite.game.component_sets if self._is_another(name)]
        return [pair for index, pair in enumerate(setups) if pair not in setups[:index]]

    def _is_another(self, components: str) -> bool:
        return self.suite.game.component_sets[components].digest != self.suite.components.digest

    def new_game(self, dice: random.Random) -> Beginning:
        """Return a new game for any seats in any order, with any options; its chance is left open."""
        suite = self.suite
        number = dice.choice(numbers_of_seats(suite))
        seats = suite.game.seats[:number] if dice.random() < 0.5 else dice.sample(suite.game.seats, number)
        options, components = dice.choice(self._setups)
        return Beginning(Start(tuple(seats), b"", options), NEW, "a new game", components)

    def wrong_game(self, dice: random.Random) -> Beginning:
        """Return a new game that should probably be refused: with one seat, or with the same seat twice."""
        right = self.new_game(dice)
        seats = right.start.seats
        wrong = seats[:1] if dice.random() < 0.5 else (*seats[:-1], seats[0])
        return Beginning(
            Start(wrong, b"", right.start.options), WRONG, "a new game that is refused", right.components
        )

    def deck(self, readings: Mapping[str, str], dice: random.Random) -> list[Beginning | None]:
        """Return the beginnings of one round of games: every position for these readings, in random order,
        and None for each new game in between.
        """
        positions = [one for one in self.positions if _is_of(one, readings)]
        deck = [*positions, *[None] * (1 + len(positions) // _POSITIONS_TO_A_NEW_GAME)]
        dice.shuffle(deck)
        return deck


def _rest_of(one: Beginning) -> bytes:
    return msgspec.json.encode((one.start.seats, one.start.options, one.readings))


def _is_of(position: Beginning, readings: Mapping[str, str]) -> bool:
    """Tell whether a game can be continued from a position under these readings."""
    start = position.start
    return bool(start.state or start.chance) and all(
        readings.get(ruling) == reading for ruling, reading in position.readings.items()
    )


def _options(setup: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield options of a game, read from its schema, one at a time: each word of a list, true and false, and
    the least and the greatest number of a range.
    """
    options = setup["properties"].get("options", {}).get("properties", {})
    for name, schema in options.items():
        values: list[Any] = list(schema.get("enum", ()))
        if schema.get("type") == "boolean":
            values = [True, False]
        elif schema.get("type") == "integer":
            values = [value for key in ("minimum", "maximum") if (value := schema.get(key)) is not None]
        yield from ({name: value} for value in values)

"""Where games begin: new games with all options, named positions, and the positions of scenarios."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

from ruleproof.cases.case import Start
from ruleproof.cases.positions import CompletionError, complete
from ruleproof.cases.scenarios import compile_feature
from ruleproof.cases.suite import Suite
from ruleproof.input import cache

NEW = "a new game"


class Beginning(msgspec.Struct, frozen=True, omit_defaults=True):
    """A start with the component set on which it is made, and what it is called."""

    start: Start
    name: str = NEW
    components: str = ""


class _Kept(msgspec.Struct, frozen=True):
    beginnings: tuple[Beginning, ...]


@dataclass
class Starts:
    """The starts of one game."""

    suite: Suite

    @cached_property
    def positions(self) -> tuple[Beginning, ...]:
        """Return the named positions and those that scenarios make of them, and new games that they set up.

        Raises:
            DataError: the steps or positions of the game are at fault.
        """
        suite = self.suite
        key = cache.digest_of_files(suite.files(), suite.base, suite.components.digest)
        name = f"starts {suite.folders.id} {suite.folders.root} {suite.components.digest}"
        return cache.cached(name, key, _Kept, lambda: _Kept(tuple(self._compiled()))).beginnings

    def _compiled(self) -> Iterator[Beginning]:
        suite, compiler = self.suite, self.suite.compiler
        seen: set[tuple[bytes, str, bytes]] = set()
        for position in compiler.positions.values():
            values = suite.validator.under(position.components).components
            try:
                state = complete(position, (), suite.game.laws, values)
            except CompletionError:
                continue
            start = Start(tuple(state["table"]["seats"]), msgspec.json.encode(state))
            yield Beginning(start, f"the position {position.name!r}", position.components)
            seen.add((start.state, position.components, b""))
        for path in suite.folders.feature_files():
            for story in compile_feature(compiler, path)[0]:
                start = story.start
                name = (start.state, story.components, msgspec.json.encode((start.seats, start.options)))
                if name not in seen:
                    seen.add(name)
                    yield Beginning(start, f"the scenario {story.cases[0].id}", story.components)

    @cached_property
    def _setups(self) -> Sequence[tuple[dict[str, Any], str]]:
        """The options of new games with the component sets on which they are known to be allowed."""
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
        counts = suite.schemas.schema("setup")["properties"]["seats"]
        most = min(counts.get("maxItems", len(suite.game.seats)), len(suite.game.seats))
        number = dice.randint(counts.get("minItems", 1), most)
        seats = suite.game.seats[:number] if dice.random() < 0.5 else dice.sample(suite.game.seats, number)
        options, components = dice.choice(self._setups)
        return Beginning(Start(tuple(seats), b"", options), NEW, components)

    def wrong_game(self, dice: random.Random) -> Beginning:
        """Return a new game that is likely refused: one seat, a seat twice, an unknown option."""
        right = self.new_game(dice)
        seats = list(right.start.seats)
        way = dice.randrange(3)
        if way == 0:
            seats = list(self.suite.game.seats[:1])
        elif way == 1:
            seats[-1] = seats[0]
        options = {**right.start.options, "unheard_of": 1} if way == 2 else right.start.options
        return Beginning(Start(tuple(seats), b"", options), "a new game that is refused", right.components)


def _options(setup: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield options of a game by its schema, one at a time: each word of a list, both truths."""
    options = setup["properties"].get("options", {}).get("properties", {})
    for name, schema in options.items():
        values: list[Any] = list(schema.get("enum", ()))
        if schema.get("type") == "boolean":
            values = [True, False]
        elif schema.get("type") == "integer":
            values = [value for key in ("minimum", "maximum") if (value := schema.get(key)) is not None]
        yield from ({name: value} for value in values)

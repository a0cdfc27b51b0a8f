"""What the tests of all games share: positions that are changed, and games that are played at random."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml

import reference_impl
from reference_impl.refusals import IllegalAction, NeedsChance
from ruleproof.cases.case import Start
from ruleproof.cases.starts import Beginning
from ruleproof.cases.suite import Suite, state_of
from ruleproof.engines.chance import Chance, drawn_by, with_chance
from ruleproof.input import jsontext
from ruleproof.input.folders import Data

Json = dict[str, Any]

DATA = Data.open()
GAMES = tuple(DATA.games())
TO_THE_END = 20_000
"""More plays than any game at random takes."""
SHORT: dict[str, Json] = {"rivalry": {"turn_limit": 8}}
"""By game: options of new games that end within some hundred plays."""


@cache
def suite_of(game: str) -> Suite:
    return Suite.open(DATA, DATA.game(game))


def table_of(game: str, name: str) -> Any:
    """Return a table of cases from the folder of a game; it is empty if the game has none."""
    path = Path(__file__).with_name(game) / name
    return yaml.safe_load(path.read_text("utf-8")) if path.exists() else {}


def merged(value: Any, patch: Any) -> Any:
    """Return a value after a JSON merge patch (RFC 7396)."""
    if not isinstance(patch, dict):
        return patch
    kept = value if isinstance(value, dict) else {}
    return {
        **{name: one for name, one in kept.items() if name not in patch},
        **{name: merged(kept.get(name), one) for name, one in patch.items() if one is not None},
    }


def configured(game: str, components: Mapping[str, Any], readings: Mapping[str, str]) -> Any:
    """Return the reference under a component set and some readings, by the last words of their rulings."""
    engine = reference_impl.engine()
    chosen = {f"{game}.ruling.{ruling}": reading for ruling, reading in readings.items()}
    assert engine.configure(game, dict(components), chosen) == {"accepted": True}
    return engine


def opened(game: str, name: str, readings: Mapping[str, str]) -> tuple[Any, Json]:
    """Return the reference under some readings, and a named position."""
    suite = suite_of(game)
    position = suite.compiler.positions[name]
    components = suite.validator.for_set(position.components).components
    return configured(game, components, readings), state_of(suite, position)


class Moment(NamedTuple):
    """A state that was come to, in a whole game or not, and what each seat may do in it."""

    in_a_whole_game: bool
    engine: Any
    state: Json
    legal: Mapping[str, list[Json]]

    def accepts(self, seat: str, action: Json) -> bool:
        try:
            self.engine.apply(self.state, seat, action, [])
        except IllegalAction:
            return False
        except NeedsChance:
            pass
        return True

    def outcome(self) -> Json:
        found: Json = self.engine.outcome(self.state)["outcome"]
        return found


def new_game(game: str, dice: random.Random) -> Beginning:
    """Return a new game for any number of seats."""
    known = suite_of(game)
    counts = known.schemas.schema("setup")["properties"]["seats"]
    number = dice.randint(counts["minItems"], counts["maxItems"])
    return Beginning(Start(known.game.seats[:number], options=SHORT.get(game, {})))


def played(
    engine: Any, beginning: Beginning, dice: random.Random, plays: int = TO_THE_END
) -> Iterator[Moment]:
    """Yield the states of a game, up to its end or to a number of plays."""
    start = beginning.start
    state: Json = (
        jsontext.decode(start.state)
        if start.state
        else with_luck(dice, engine.new_game, start.seats, start.options)
    )
    for _ in range(plays):
        legal = {seat: engine.legal_actions(state, seat)["actions"] for seat in state["table"]["seats"]}
        yield Moment(start.is_new_game, engine, state, legal)
        choices = [seat for seat in [*state["to_act"] * 20, *state["may_act"]] if legal[seat]]
        if not choices:
            return
        seat = dice.choice(choices)
        state = with_luck(dice, engine.apply, state, seat, dice.choice(legal[seat]))
    assert plays < TO_THE_END, "the game does not end"


def with_luck(dice: random.Random, verb: Callable[..., Json], *params: Any) -> Json:
    """Return the state to which a verb leads with as many random outcomes of chance as it needs."""

    def ask(chance: Chance) -> Any:
        try:
            return verb(*params, list(chance))["state"]
        except NeedsChance as wanted:
            return wanted

    state: Json = with_chance(ask, drawn_by(dice))[1]
    return state

"""Random legal play of any game of the reference, asked in JSON as the kit asks it."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ruleproof.cases.suite import Suite
from ruleproof.engines.chance import Chance, drawn_by, with_chance
from ruleproof.engines.random_game import random_game
from ruleproof.engines.wire import NEEDS_CHANCE
from ruleproof.input import jsontext
from ruleproof.language.operations import Play
from tests.reference_impl.hidden import SHORT

Json = dict[str, Any]
MOST_PLAYS = 20_000


class Refused(Exception):
    """The reference refuses an action."""


@dataclass
class Table:
    """A configured reference, and the dice."""

    suite: Suite
    engine: Any
    dice: random.Random

    @classmethod
    def of(cls, suite: Suite, readings: dict[str, str], dice: random.Random) -> Table:
        engine = suite.data.load_reference().engine()
        answer = engine.configure(
            game=suite.game.id,
            components=suite.components.values,
            readings={**suite.game.adopted(), **readings},
        )
        assert answer["accepted"], answer
        return cls(suite, engine, dice)

    def new_game(self, seats: tuple[str, ...]) -> Json:
        return self._with_chance(
            "new_game", {"seats": list(seats), "options": SHORT.get(self.suite.game.id, {})}
        )

    def apply(self, state: Json, seat: str, action: Json) -> Json:
        return self._with_chance("apply", {"state": state, "seat": seat, "action": action})

    def _with_chance(self, verb: str, params: Json) -> Json:
        def ask(chance: Chance) -> Any:
            try:
                return getattr(self.engine, verb)(**params, chance=chance)["state"]
            except Exception as refusal:
                if getattr(refusal, "code", None) == NEEDS_CHANCE:
                    return refusal
                if getattr(refusal, "code", None) is None:
                    raise
                raise Refused(str(refusal)) from None

        state: Json = with_chance(ask, drawn_by(self.dice))[1]
        return state

    def legal(self, state: Json, seat: str) -> list[Json]:
        actions: list[Json] = self.engine.legal_actions(state=state, seat=seat)["actions"]
        return actions

    def choices(self, state: Json) -> list[tuple[str, Json]]:
        return [
            (seat, action)
            for seat in [*state["to_act"], *state["may_act"]]
            for action in self.legal(state, seat)
        ]

    def answers(self, state: Json, seats: tuple[str, ...]) -> bytes:
        """Return all answers about a state as one text, to be compared."""
        told: list[Any] = [self.legal(state, seat) for seat in seats]
        if state["settled"]:
            told += [self.engine.view(state=state, seat=seat)["view"] for seat in seats]
            told.append(self.engine.outcome(state=state)["outcome"])
        return jsontext.canonical(told)

    def game(self, seats: tuple[str, ...]) -> Iterator[Json]:
        """Yield every state of a game played at random."""
        state = self.new_game(seats)
        yield state
        game = random_game(state, self._made, self._any_of, drawn_by(self.dice))
        for _, state in itertools.islice(game, MOST_PLAYS):
            yield state
        assert not self.choices(state), f"the game has not ended after {MOST_PLAYS} plays"

    def _made(self, play: Play, state: Json) -> Json:
        return self.apply(state, play.seat, play.action)

    def _any_of(self, state: Json) -> Play | None:
        choices = self.choices(state)
        return Play(*self.dice.choice(choices)) if choices else None

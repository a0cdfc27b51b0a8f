"""Rival Cities as an engine that loads any state; the adapter is adapters/python/adapter.py."""

from __future__ import annotations

import random
from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Self

import flow
import scoring
import setup
from game import Game
from rules import CITIES, GAME, READINGS, Action, Rules, full_id, objections
from table import Table, rival_of

ABOUT = {
    "name": "Rival Cities in Python",
    "version": "1.0.0",
    "games": {
        GAME: {
            "verbs": ["new_game", "legal_actions", "apply", "view", "outcome"],
            "readings": {full_id(ruling): list(readings) for ruling, readings in READINGS.items()},
        }
    },
}


class IllegalMove(Exception):
    """A move against the rules."""


class CannotLoad(Exception):
    """A state that this engine cannot take up."""


class Configured:
    """What the engine was last configured with."""

    rules = Rules({}, {})


def configure(game: str, components: Mapping[str, Any], readings: Mapping[str, str]) -> list[str]:
    """Take up components and readings; return the reasons why the engine cannot play by them."""
    if game != GAME:
        return [f"the game is {game}, and this engine plays {GAME} only"]
    reasons = objections(readings)
    if not reasons:
        Configured.rules = Rules(components, readings)
    return reasons


def new_game(seats: list[str], options: Mapping[str, Any], chance: random.Random) -> LiveGame:
    if sorted(seats) != sorted(CITIES):
        raise IllegalMove(f"the seats are {', '.join(seats) or 'none'}, and {' and '.join(CITIES)} play")
    layout = options.get("layout", "random")
    if layout not in ("first game", "random"):
        raise IllegalMove(f"the layout is {layout}, and it must be first game or random")
    game = setup.new_game(Configured.rules, options, chance)
    flow.go_on(game)
    return LiveGame(game)


class LiveGame:
    """A game at some moment, as the adapter asks about it."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @classmethod
    def load(cls, state: Mapping[str, Any], chance: random.Random | None) -> Self:
        """Load a state; raise CannotLoad if it lacks something or names something unknown."""
        try:
            table, pending = Table.load(state["table"]), deepcopy(state["pending"])
            game = Game(Configured.rules, table, chance or random.Random(), state["phase"], pending)
        except KeyError as missing:
            raise CannotLoad(f"the state has no {missing.args[0]}") from missing
        unknown = [name for name in table.card_names() if name not in Configured.rules.card_names()]
        unknown += [frame["kind"] for frame in pending if frame["kind"] not in flow.KINDS]
        if unknown:
            raise CannotLoad(f"nothing is known of {', '.join(unknown)}")
        return cls(game)

    def save(self) -> dict[str, Any]:
        """Return the state by state.json."""
        game = self.game
        to_act = [game.seat_asked] if game.pending else []
        others = [rival_of(seat) for seat in to_act]
        return {
            "to_act": to_act,
            "may_act": [seat for seat in others if flow.exchanges(game, seat)],
            "settled": game.settled,
            "phase": game.phase,
            "pending": game.pending,
            "table": game.table.save(),
        }

    def legal_actions(self, seat: str) -> list[Action]:
        return flow.legal_actions(self.game, seat)

    def play(self, seat: str, action: Action) -> None:
        """Carry out an action, or raise IllegalMove and change nothing."""
        if action not in self.legal_actions(seat):
            raise IllegalMove(self.why_not(seat, action))
        flow.play(self.game, seat, action)

    def why_not(self, seat: str, action: Action) -> str:
        game = self.game
        if not game.pending:
            return "the game is over"
        if seat != game.seat_asked and action["type"] != "exchange":
            return f"{game.seat_asked} is to act, and not {seat}"
        what = " ".join(str(part) for part in action.values())
        return f"{what} is not among what {seat} may do at this {game.top['kind']}"

    def view(self, seat: str) -> dict[str, Any]:
        return scoring.view(self.game, seat)

    def outcome(self) -> dict[str, Any]:
        return scoring.outcome(self.game)

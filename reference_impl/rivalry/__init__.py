"""Rivalry, in the shape of `Rules` (see `verbs.py`): frozen values in, frozen values out, no JSON.

The parts of the rules: `setup`, `movement`, `cards`, `battle`, `surrender`, `cities` (garrisons, control,
capture), `capital`, `production`, `ending`. Each ends with the kinds of entries in `pending` that it follows,
in the form of `kinds`; `turn` walks over them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..chance import Chance
from . import ending, positions, setup, turn
from . import view as sight
from .actions import Action
from .components import Components
from .ending import Outcome
from .readings import Game, Readings
from .setup import Options
from .state import Seat, Seats, State
from .view import View

__all__ = [
    "COMPONENT_SET",
    "Action",
    "Game",
    "Options",
    "Readings",
    "Seats",
    "State",
    "apply",
    "configure",
    "legal_actions",
    "new_game",
    "outcome",
    "position_faults",
    "view",
]

COMPONENT_SET = "default"


def configure(components: Mapping[str, Any], readings: Readings) -> Game:
    """Return the game under a component set; Unsupported says all that is wrong with the set."""
    return Game(Components(components), readings)


def position_faults(game: Game, position: State) -> list[str]:
    """Return a sentence for everything that keeps a state from being played on."""
    return positions.position_faults(game, position)


def new_game(game: Game, seats: Seats, options: Options, chance: Chance) -> State:
    """Return the state in which the beginner is asked; chance shuffles the cards, and rolls if the setup is
    finished.
    """
    return turn.go_on(game, setup.new_game(game, seats, options, chance), chance)


def legal_actions(game: Game, position: State, seat: Seat) -> list[Action]:
    """Return every action that the seat may take now, none twice."""
    return turn.legal_actions(game, position, seat)


def apply(game: Game, position: State, seat: Seat, action: Action, chance: Chance) -> State:
    """Return the state after an action; chance gives the rolls and shuffles that it brings on."""
    return turn.apply(game, position, seat, action, chance)


def view(game: Game, position: State, seat: Seat) -> View:
    """Return what the seat sees by looking at the table now."""
    return sight.view(position.table)


def outcome(game: Game, position: State) -> Outcome:
    """Return how the game stands, or who has won it."""
    return ending.outcome(position)

"""Between Two Cities, in the shape of `Rules` (see `verbs.py`): frozen values in, frozen values out, no
JSON.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..chance import Chance
from . import positions, setup, turn, winning
from . import view as sight
from .actions import Action
from .components import Components
from .readings import Game, Readings
from .setup import Options
from .state import Seat, Seats, State
from .view import View
from .winning import Outcome

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

COMPONENT_SET = "standard"


def configure(components: Mapping[str, Any], readings: Readings) -> Game:
    """Return the game under a component set; Unsupported says all that is wrong with the set."""
    return Game(Components(components), readings)


def position_faults(game: Game, position: State) -> list[str]:
    """Return a sentence for everything that keeps a state from being played on."""
    return positions.position_faults(game.components, position)


def new_game(game: Game, seats: Seats, options: Options, chance: Chance) -> State:
    """Return the state before the first choice; chance shuffles the seating cards, the building tiles and the
    duplex tiles.
    """
    return setup.new_game(game, seats, options, chance)


def legal_actions(game: Game, position: State, seat: Seat) -> tuple[Action, ...]:
    """Return every action that the seat may take now, none twice."""
    return turn.legal_actions(game, position, seat)


def apply(game: Game, position: State, seat: Seat, action: Action, chance: Chance) -> State:
    """Return the state after an action, which needs no chance; IllegalAction for those that `legal_actions`
    does not list.
    """
    return turn.apply(game, position, seat, action)


def view(game: Game, position: State, seat: Seat) -> View:
    """Return what the seat sees by looking at the table now."""
    return sight.view(game, position.table, seat)


def outcome(game: Game, position: State) -> Outcome:
    """Return the scores, and once the game is over the winners."""
    return winning.outcome(game, position)

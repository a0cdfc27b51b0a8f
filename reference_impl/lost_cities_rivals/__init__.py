"""Lost Cities: Rivals, in the shape of `Rules` (see `verbs.py`): frozen values in, frozen values out, no
JSON.

Every other game offers the same names: the types that JSON is read into, and a function for each question.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .actions import Action
from .components import Components
from .positions import position_faults
from .readings import Game, Readings
from .scoring import outcome
from .setup import Options, new_game
from .state import Seats, State
from .turn import apply, legal_actions
from .view import view

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
    """Return the game with a component set in force, or raise Unsupported, which lists everything wrong with
    the set.
    """
    return Game(Components(components), readings)

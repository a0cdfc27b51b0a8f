"""Rivalry, in the shape of `Rules` (see `verbs.py`): frozen values in, frozen values out, no JSON.

The rules are divided into `beginning`, `setup`, `movement`, `cards`, `misfortunes` (the cards that do harm),
`attacking`, `battle`, `surrender`, `capture`, `cities` (garrisons and control), `capital`, `production` and
`ending`. Their functions are tied to the kinds of `pending` entries; `turn` has the table of them.
"""

from __future__ import annotations

from ..vocabulary import Chance
from . import beginning, other_readings
from .actions import Action
from .beginning import Options
from .components import Game, configure
from .ending import outcome, view
from .positions import position_faults
from .state import Seats, State
from .turn import apply, go_on, legal_actions

__all__ = ["Action", "Options", "Seats", "State", "apply", "configure", "legal_actions", "new_game"]
__all__ += ["other_readings", "outcome", "position_faults", "view"]

COMPONENT_SET = "default"


def new_game(game: Game, seats: Seats, options: Options, chance: Chance) -> State:
    """Return the state in which the player who begins is asked; chance shuffles the cards and, after a
    finished setup, rolls the dice.
    """
    return go_on(game, beginning.new_game(game, seats, options, chance), chance)

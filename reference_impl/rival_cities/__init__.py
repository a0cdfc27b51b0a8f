"""Rival Cities, in the shape of `Rules` (see `verbs.py`): frozen values in, frozen values out, no JSON.

Each kind of action is implemented in one module, in this order: the choices it offers, its cost, its
refusals, its effect, and what follows. Decorators tie the functions to the actions that cards show (deeds),
to the questions with their answers, and to what happens by itself.

`turn`        has the table of the questions and steps; `unasked` refuses what nothing asks for
`deeds`       has the table of the deeds
`ink_jar`     the move and its price; `payment`: products of choice, one at a time
`options`     the four options of a turn; `cards`: the use of an action card and its halves
`in_order`    actions that come one after another: bonuses, incomes, the effects of ships
`production`  Production, Gift and uncaptioned gains, with what ships and alliances add
`donation`    the Donation action
`exchanges`   the Product swap and the letter exchange
`factories`   building and reactivating
`drawing`     the Draw action and the action stack
`prestige`    the Earn prestige action; `repeats`: the cards that repeat it, a Draw or an Advance
`alliances`   forming them, their benefits, their upkeep
`ships`       the purchase, the immediate effects, the next ship
`lawsuits`    advancing, swaying, paying again; `court`: Court rulings, resolving and refilling
`piracy`      what the rival gets, and the theft
`off_season`  its eight steps; `end`: instant wins and the star scoring; `setup`
`goods`       stocks, the supply and shortages
"""

from __future__ import annotations

from ..vocabulary import Chance
from . import other_readings, setup
from .actions import Action
from .components import Game, configure
from .end import outcome
from .positions import position_faults
from .setup import Options
from .state import Seats, State
from .turn import apply, go_on, legal_actions
from .view import view

__all__ = ["Action", "Options", "Seats", "State", "apply", "configure", "legal_actions", "new_game"]
__all__ += ["other_readings", "outcome", "position_faults", "view"]

COMPONENT_SET = "standard"


def new_game(game: Game, seats: Seats, options: Options, chance: Chance) -> State:
    """Return the state in which the starting player names a product; `setup.json` orders the shuffles."""
    return go_on(game, setup.new_game(game, seats, options, chance), chance)

"""Lost Cities: Rivals, in the shape of `Rules` (see `verbs.py`): frozen values in, frozen values out, no
JSON.
"""

from __future__ import annotations

from ..vocabulary import Chance, Moment, Steps, allowed
from . import auction, other_readings, spoils, turn
from .components import Game, configure
from .positions import position_faults
from .scoring import outcome
from .setup import Options, new_game
from .state import Action, Seat, Seats, State
from .view import view

__all__ = ["Action", "Options", "Seats", "configure", "new_game", "other_readings", "outcome"]
__all__ += ["position_faults", "view"]

COMPONENT_SET = "standard"
STEPS = Steps(turn, auction, spoils)
"""What each phase waits for."""


def legal_actions(game: Game, state: State, seat: Seat) -> list[Action]:
    """Return every action that the seat may take now."""
    if not allowed(require_seat, state, seat):
        return []
    return list(STEPS.legal_actions(state.phase, Moment(game, state, seat, state.pending)))


def apply(game: Game, state: State, seat: Seat, action: Action, chance: Chance) -> State:
    """Return the state after an action; no action needs chance.

    Raises:
        IllegalAction: the rules refuse the action.
    """
    require_kind(state, action)
    require_seat(state, seat)
    after: State = STEPS.carry_out(state.phase, Moment(game, state, seat, state.pending), action)
    return after


def require_kind(state: State, action: Action) -> None:
    """Refuse an action of a kind that is not possible in the current phase."""
    match state.phase:
        case "turn":
            turn.require_uncover_or_auction(action)
        case "auction":
            auction.require_answer(action)
        case "spoils":
            spoils.require_spoils(action)


def require_seat(state: State, seat: Seat) -> None:
    """Refuse a seat for which the game does not wait."""
    match state.phase:
        case "turn":
            turn.require_own_turn(state, seat)
        case "auction":
            auction.require_not_dropped_out(state, seat)
            auction.require_asked(state, seat)
        case "spoils":
            spoils.require_highest_bidder(state, seat)
        case "over":
            turn.require_game_goes_on(state)

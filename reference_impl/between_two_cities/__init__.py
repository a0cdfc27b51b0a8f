"""Between Two Cities, in the shape of `Rules` (see `verbs.py`): frozen values in, frozen values out, no
JSON.
"""

from __future__ import annotations

from ..vocabulary import Chance, IllegalAction, Moment, Steps, clause, replace
from . import choosing, other_readings, placing
from .components import Game, configure
from .positions import position_faults
from .setup import Options, new_game
from .state import Action, Seat, Seats, State
from .view import view
from .winning import outcome

__all__ = ["Action", "Options", "Seats", "configure", "new_game", "other_readings", "outcome"]
__all__ += ["position_faults", "view"]

COMPONENT_SET = "standard"
STEPS = Steps(choosing, placing)
"""What each phase waits for."""


def legal_actions(game: Game, state: State, seat: Seat) -> list[Action]:
    """Return every action that the seat may take now."""
    if seat not in state.table.seats or state.phase == "over":
        return []
    return list(STEPS.legal_actions(state.phase, Moment(game, state, seat, state.pending)))


def apply(game: Game, state: State, seat: Seat, action: Action, chance: Chance) -> State:
    """Return the state after an action; no action needs chance.

    Raises:
        IllegalAction: the rules refuse the action.
    """
    require_seat(state, seat)
    require_kind(state, action)
    after: State = STEPS.carry_out(state.phase, Moment(game, state, seat, state.pending), action)
    return with_seats_to_act(game, after)


def require_seat(state: State, seat: Seat) -> None:
    """Refuse a seat that no player occupies."""
    if seat not in state.table.seats:
        raise IllegalAction(f"nobody sits at {seat}")


def require_kind(state: State, action: Action) -> None:
    """Refuse an action of a kind that is not possible in the current phase."""
    if state.phase == "over":
        require_game_goes_on()
    elif type(action) not in STEPS.answers[state.phase]:
        if state.phase == "choosing":
            require_reveal_before_placing()
        require_placing_before_next_choice()


@clause("between_two_cities.ending.after_round_three")  # The game ends when round three is over.
def require_game_goes_on() -> None:
    """Refuse everything after the end."""
    raise IllegalAction("the game is over")


@clause(
    "between_two_cities.rounds.steps_in_order",  # The steps of a turn come in this order: choose, reveal, …
    "between_two_cities.reveal.when_all_have_chosen",  # Nobody's choice is revealed before there are tiles …
    "between_two_cities.two_players.steps_of_a_turn",  # A turn of round 1a consists of choosing, revealing …
)
def require_reveal_before_placing() -> None:
    """Refuse to place while the players choose."""
    raise IllegalAction("not all have chosen, and nothing has been revealed")


@clause(
    "between_two_cities.rounds.steps_in_order",  # The steps of a turn come in this order: choose, reveal, …
    "between_two_cities.two_players.steps_of_a_turn",  # A turn of round 1a consists of choosing, revealing …
)
def require_placing_before_next_choice() -> None:
    """Refuse to choose while the players place."""
    raise IllegalAction("the revealed tiles must be placed first")


def with_seats_to_act(game: Game, state: State) -> State:
    """Return the state with the seats for which the game now waits."""
    if state.phase == "choosing":
        return replace(state, to_act=choosing.choosing_seats(state))
    return replace(state, to_act=placing.placing_seats(game, state))

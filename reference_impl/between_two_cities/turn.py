"""Which seat may do what now, and how each action is carried out."""

from __future__ import annotations

from msgspec.structs import replace

from ..chance import Chance
from ..clauses import IllegalAction, clause
from . import choosing, placing
from .actions import Action, Choose, Place
from .readings import Game
from .state import Seat, State


def legal_actions(game: Game, state: State, seat: Seat) -> tuple[Action, ...]:
    """Return every action that the seat may take now."""
    if seat not in state.table.seats:
        return ()
    match state.phase:
        case "choosing":
            return choosing.choices(state, seat)
        case "placing":
            return placing.placements(game, state, seat)
        case "over":
            return ()


def require_action(game: Game, state: State, seat: Seat, action: Action) -> None:
    """Refuse an action that the rules do not allow a seat."""
    require_seat(state, seat)
    match state.phase, action:
        case "over", _:
            require_game_goes_on()
        case "choosing", Choose(tile):
            choosing.require_choice(state, seat, tile)
        case "choosing", _:
            require_reveal_before_placing()
        case _, Place():
            placing.require_placement(game, state, seat, action)
        case _:
            require_placing_before_next_choice()


def require_seat(state: State, seat: Seat) -> None:
    """Refuse a seat that no player occupies."""
    if seat not in state.table.seats:
        raise IllegalAction(f"nobody sits at {seat}")


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


def apply(game: Game, state: State, seat: Seat, action: Action, chance: Chance) -> State:
    """Return the state after an action; no action needs chance.

    Raises:
        IllegalAction: the rules refuse the action.
    """
    require_action(game, state, seat, action)
    match action:
        case Choose(tile):
            state = choosing.choose(game, state, seat, tile)
        case Place():
            state = placing.place(game, state, seat, action)
    return with_seats_to_act(game, state)


def with_seats_to_act(game: Game, state: State) -> State:
    """Return the state with the seats for which the game now waits."""
    seats = (
        choosing.choosing_seats(state) if state.phase == "choosing" else placing.placing_seats(game, state)
    )
    return replace(state, to_act=seats)

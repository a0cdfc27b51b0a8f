"""The course of the game: who is asked, which answers the rules allow, and how play goes on until somebody is
asked again.
"""

from __future__ import annotations

from msgspec.structs import replace

from ..chance import Chance
from ..clauses import allowed, clause
from . import pending as p
from .actions import Action, Done, Exchange
from .carry_out import carry_out
from .effects import PRODUCTS, any_products
from .end import end_game, instant_win
from .exchanges import could_pay
from .goods import pay
from .options import join_other_half
from .prices import due, owe, prices
from .questions import answers
from .readings import Game
from .requirements import require_action, require_open
from .state import Phase, Seat, State, instead, rival_of, seat_asked, with_first
from .steps import take_step


def legal_actions(game: Game, state: State, seat: Seat) -> list[Action]:
    """Return every action that the seat may take now."""
    candidates = answers(game, state, seat) if seat in state.to_act else []
    candidates += letter_exchanges(state, seat)
    return [action for action in candidates if allowed(require_action, game, state, seat, action)]


def letter_exchanges(state: State, seat: Seat) -> list[Action]:
    """Return the letter exchanges worth asking the rules about."""
    if seat not in state.table.seats or not state.table.letters[seat]:
        return []
    return [Exchange(give, take) for give in state.table.products[seat] for take in PRODUCTS]


def apply(game: Game, state: State, seat: Seat, action: Action, chance: Chance) -> State:
    """Return the state after an action.

    Raises:
        IllegalAction: the rules refuse it.
    """
    require_action(game, state, seat, action)
    price = due(game, state, seat, action)
    if price:
        state = replace(state, table=pay(state.table, seat, price))
    state = carry_out(game, state, seat, action, chance)
    if any_products(price):
        state = owe(state, seat, any_products(price), action)
    return go_on(game, state, chance)


def go_on(game: Game, state: State, chance: Chance) -> State:
    """Return the state in which somebody is asked, or in which the game is over."""
    while state.phase != "over":
        if instant_win(game, state.table):
            return end_game(state)
        if not state.pending:
            state = with_first(pass_turn(state), p.Move())
        state = join_other_half(game, state)
        if is_asked(game, state):
            return ask(game, state)
        state = take_step(game, instead(state), state.pending[0], chance)
    return state


@clause("rival_cities.turn.players_alternate")
def pass_turn(state: State) -> State:
    """Return the state in which the other player has the turn."""
    return replace(state, table=replace(state.table, turn=rival_of(state.table.turn)))


def is_asked(game: Game, state: State) -> bool:
    """Tell whether what is pending first is a question that has an answer, after letter exchanges if need
    be.
    """
    if not hasattr(state.pending[0], "asks"):
        return False
    seat = seat_asked(state)
    return any(
        is_in_reach(game, state, seat, answer)
        for answer in answers(game, state, seat)
        if not isinstance(answer, Done)
    )


def is_in_reach(game: Game, state: State, seat: Seat, action: Action) -> bool:
    """Tell whether an action is possible now, or would be if the seat had made letter exchanges."""
    if not allowed(require_open, game, state, seat, action):
        return False
    return any(could_pay(game, state.table, seat, price) for price in prices(game, state, seat, action))


def ask(game: Game, state: State) -> State:
    """Return the state that waits for the seat that is asked."""
    seat = seat_asked(state)
    settled = not is_part_of_a_choice(state.pending[0])
    state = replace(state, to_act=(seat,), may_act=(), settled=settled, phase=phase(state))
    return replace(state, may_act=(rival_of(seat),)) if legal_actions(game, state, rival_of(seat)) else state


def is_part_of_a_choice(asked: p.Unfinished) -> bool:
    """Tell whether a question is a further part of a choice that has begun."""
    return isinstance(asked, (p.Payment, p.Saving)) or (
        isinstance(asked, (p.Choice, p.Theft)) and asked.begun
    )


def phase(state: State) -> Phase:
    """Return the phase, which follows from what is pending."""
    kinds = {type(unfinished) for unfinished in state.pending}
    if p.Turn in kinds:
        return "setup"
    return "off-season" if p.OffSeason in kinds else "turn"

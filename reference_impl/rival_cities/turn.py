"""The course of the game: which question is asked of whom, how each answer is carried out, and how play
continues until the next question.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

from ..vocabulary import Chance, IllegalAction, Steps, answer, choice, clause, replace
from . import actions as a
from . import (
    alliances,
    cards,
    court,
    deeds,
    donation,
    exchanges,
    in_order,
    ink_jar,
    lawsuits,
    off_season,
    options,
    payment,
    piracy,
    production,
    repeats,
    setup,
    ships,
)
from . import pending as p
from .components import Game
from .effects import Effect, Effects
from .end import end_game, instant_win
from .goods import Means, in_stock
from .kinds import Now
from .state import Phase, Seat, State, rival_of, seat_asked
from .unasked import refusal_of_unasked


def legal_actions(game: Game, state: State, seat: Seat) -> list[a.Action]:
    """Return every action that the seat may take now, without duplicates."""
    answers = offers(game, state, seat, in_stock(state.table, seat)) if seat in state.to_act else ()
    return [*answers, *exchanges.letter_exchanges(game, state, seat)]


def offers(game: Game, state: State, seat: Seat, means: Means) -> Iterable[a.Action]:
    """Return the answers to the first pending question, including `done` if it may be skipped."""
    asked = state.pending[0]
    return STEPS.legal_actions(type(asked), Now(game, state, seat, asked, means=means))


@clause("rival_cities.turn.players_alternate")  # Hamburg and Altona take turns alternately. After one city …
def require_seat(state: State, seat: Seat) -> None:
    """Refuse a seat for which the game does not wait."""
    if seat not in state.to_act:
        words = "setup.other_player_chooses_second" if state.phase == "setup" else "turn.players_alternate"
        raise IllegalAction(
            f"{' and '.join(state.to_act) or 'nobody'} must act, and not {seat}", f"rival_cities.{words}"
        )


def apply(game: Game, state: State, seat: Seat, action: a.Action, chance: Chance) -> State:
    """Return the state after an action; chance shuffles the discard pile into a new action stack.

    Raises:
        IllegalAction: the rules refuse the action.
    """
    if isinstance(action, a.Exchange):
        exchanges.require_moment(game, state, seat)
        exchanges.require_letter_exchange(game, state.table, seat, action.give, action.take)
        table = exchanges.exchange(game, state.table, seat, action.give, action.take)
        return go_on(game, replace(state, table=table), chance)
    require_seat(state, seat)
    return go_on(game, carry_out(game, state, seat, action, chance), chance)


def carry_out(game: Game, state: State, seat: Seat, action: a.Action, chance: Chance) -> State:
    """Return the state right after an answer, before anything that follows automatically; refuse an action
    that no question asks for, that is not possible, or that cannot be paid for.
    """
    asked = state.pending[0]
    now = Now(game, state, seat, asked, chance, means=in_stock(state.table, seat))
    if effect := deeds.effect_performed(actions_shown(now), action):
        deeds.require_deed(game, state, seat, effect, action, now.means)
        taken_up = take_up(state, asked, effect)
        return deeds.perform(game, taken_up, seat, effect, action, chance, begun=True)
    if not is_answer(game, asked, action):
        raise refusal_of_unasked(now, action)
    after: State = STEPS.carry_out(type(asked), now, action)
    return after


def actions_shown(now: Now[Any]) -> Effects:
    """Return the actions of cards that may answer the first pending question, too."""
    match now.asked:
        case p.Card(actions):
            return actions
        case p.Actions():
            return in_order.next_ones(now)
    return ()


def take_up(state: State, asked: p.Unfinished, effect: Effect) -> State:
    """Return the state in which an action that is being performed is no longer pending."""
    match asked:
        case p.Card():
            return cards.take_up(state, asked, effect)
        case p.Actions():
            return in_order.take_up(state, asked, effect)
    return state


def is_answer(game: Game, asked: p.Unfinished, action: a.Action) -> bool:
    """Tell whether a question asks for this kind of action now."""
    match asked, action:
        case p.BothOptions(left=left), a.UseCard():
            return "A" in left
        case p.BothOptions(left=left), a.PlayCard():
            return "B" in left
        case p.Actions(), a.Done():
            return not in_order.is_in_own_order(game, asked) or in_order.may_bonus_be_left_out(game)
    return type(action) in STEPS.answers.get(type(asked), {})


def go_on(game: Game, state: State, chance: Chance) -> State:
    """Return the state in which a player is asked something, or the game is over."""
    looked_at = None
    while state.phase != "over":
        if state.table is not looked_at and instant_win(game, state.table):
            return end_game(state)
        looked_at = state.table
        if not state.pending:
            state = pass_turn(state).with_first(p.JarMove())
        state = cards.join_other_half(game, state)
        if is_asked(game, state):
            return ask(game, state)
        state = take_step(game, state.without_first(), state.pending[0], chance)
    return state


@clause("rival_cities.turn.players_alternate")  # Hamburg and Altona take turns alternately. After one city …
def pass_turn(state: State) -> State:
    """Return the state in which the other player has the turn."""
    return state.with_table(turn=rival_of(state.table.turn))


def is_asked(game: Game, state: State) -> bool:
    """Tell whether the first entry is a question that has an answer, if need be after letter exchanges."""
    if not state.pending[0].asks:
        return False
    seat = seat_asked(state)
    means = exchanges.means_after_exchanges(game, state.table, seat)
    asked = has_answer(game, state, seat, means)
    if is_choice_of_the_suite(game, state, seat, means, asked):
        choice("rival_cities.ruling.choice_without_an_answer")
    return asked


def has_answer(game: Game, state: State, seat: Seat, means: Means) -> bool:
    """Tell whether a seat with these means could do something other than skip the first pending question."""
    first = next(iter(offers(game, state, seat, means)), None)
    return not (first is None or isinstance(first, a.Done))


def is_choice_of_the_suite(game: Game, state: State, seat: Seat, means: Means, asked: bool) -> bool:
    """Tell whether the rulebook leaves open that a seat is asked, or not: it could only skip the question, or
    needs letter exchanges to answer it.
    """
    if asked:
        return bool(state.table.letters[seat]) and not has_answer(
            game, state, seat, in_stock(state.table, seat)
        )
    return bool(getattr(state.pending[0], "actions", True)) and any(
        isinstance(one, a.Done) for one in offers(game, state, seat, means)
    )


def ask(game: Game, state: State) -> State:
    """Return the state in which the game waits for the seat asked; the rival may make letter exchanges."""
    seat, settled = seat_asked(state), not getattr(state.pending[0], "begun", False)
    state = replace(state, to_act=(seat,), may_act=(), settled=settled, phase=phase(state))
    rival = rival_of(seat)
    return replace(state, may_act=(rival,)) if any(exchanges.letter_exchanges(game, state, rival)) else state


def phase(state: State) -> Phase:
    """Return the phase, which depends on what is pending."""
    kinds = set(map(type, state.pending))
    if p.Turn in kinds:
        return "setup"
    return "off-season" if p.OffSeason in kinds else "turn"


def take_step(game: Game, state: State, step: p.Unfinished, chance: Chance) -> State:
    """Return the state after a pending step has been carried out; a question that has no answer lapses."""
    seat: Seat = getattr(step, "seat", state.table.turn)
    now = Now(game, state, seat, step, chance, means=in_stock(state.table, seat))
    after: State = STEPS.happens(type(step), now)
    return after


@answer(p.Swaps, a.Done)
@answer(p.Donations, a.Done)
@answer(p.MayRepeat, a.Done)
@answer(p.RepeatedPayments, a.Done)
@answer(p.Theft, a.Done, require=piracy.require_enough_stolen)
@answer(p.LawsuitToAdvance, a.Done, require=lawsuits.require_repeat_given_up)
def leave_out(state: State) -> State:
    """Return the state in which what may still be done is left out."""
    return state.without_first()


STEPS = Steps(
    alliances,
    cards,
    court,
    donation,
    exchanges,
    in_order,
    ink_jar,
    lawsuits,
    off_season,
    options,
    payment,
    piracy,
    production,
    repeats,
    setup,
    ships,
    sys.modules[__name__],
)
"""What each kind of pending entry waits for, and what happens by itself."""

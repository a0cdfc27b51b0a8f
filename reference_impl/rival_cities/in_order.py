"""Actions in a given order: bonuses, incomes, the effects of ships, and offers to a player."""

from __future__ import annotations

from collections.abc import Iterable

from ..vocabulary import answer, automatic, question, replace, ruling
from . import effects as e
from . import pending as p
from .actions import Action, Done
from .cards import without_action
from .components import Game
from .deeds import perform, possible_ways, ways
from .kinds import Now, or_done
from .prestige import income_is_plain_move, move_prestige_marker
from .state import State

ITEMS = (e.Gain, e.Gift, e.Stars)
"""The actions that only give something; inside a bonus they cannot be skipped."""


@ruling("rival_cities.ruling.bonus_actions_optional", "may_be_left_out")
def may_bonus_be_left_out(game: Game) -> bool:
    """Tell whether the actions in a bonus may be skipped: they may."""
    return True


def is_of_itself(game: Game, effect: e.Effect, manner: p.Manner) -> bool:
    """Tell whether an effect, income or bonus happens automatically, without a question."""
    match manner, effect:
        case "offered", _:
            return False
        case _, _ if isinstance(effect, ITEMS):
            return True
        case "bonus", _ if may_bonus_be_left_out(game):
            return False
        case _, e.Prestige() | e.CardDraw() | e.Reactivation():
            return True
    return effect == e.Factory({})


def is_in_own_order(game: Game, asked: p.Actions) -> bool:
    """Tell whether the winner of a lawsuit chooses which part of a bonus comes next."""
    return asked.manner == "bonus" and chooses_order(game, asked)


@ruling("rival_cities.ruling.order_inside_a_bonus", "as_printed")
def chooses_order(game: Game, asked: p.Actions) -> bool:
    """Tell whether a player chooses which part of a bonus comes next: they come as printed."""
    return False


@question(p.Actions, exact=True)
def offers(now: Now[p.Actions]) -> Iterable[Action]:
    """Return the ways to perform the next action, or any action if the order is free, and the way to skip."""
    asked = now.asked
    if is_in_own_order(now.game, asked):
        any_of_them = possible_ways(now.game, now.state, now.seat, asked.actions, now.means)
        return or_done(any_of_them) if may_bonus_be_left_out(now.game) else any_of_them
    if not asked.actions or is_of_itself(now.game, asked.actions[0], asked.manner):
        return ()
    return or_done(possible_ways(now.game, now.state, now.seat, asked.actions[:1], now.means))


def next_ones(now: Now[p.Actions]) -> e.Effects:
    """Return the actions that may be performed next."""
    actions = now.asked.actions
    return actions if is_in_own_order(now.game, now.asked) else actions[:1]


@answer(p.Actions, Done)
def leave_out(now: Now[p.Actions]) -> State:
    """Return the state without the next action, or all actions of a bonus whose order the player chooses."""
    in_own_order = is_in_own_order(now.game, now.asked)
    return (leave_out_actions if in_own_order else leave_out_first)(now.state, now.asked)


def leave_out_first(state: State, asked: p.Actions) -> State:
    """Return the state in which the first action is skipped, and all that are the same directly after it."""
    left = asked.actions
    while left and left[0] == asked.actions[0]:
        left = left[1:]
    return state.instead(replace(asked, actions=left))


def leave_out_actions(state: State, asked: p.Actions) -> State:
    """Return the state in which only the items of a bonus remain."""
    items = tuple(effect for effect in asked.actions if isinstance(effect, ITEMS))
    return state.instead(replace(asked, actions=items))


@automatic(p.Actions)
def go_on_with_first(now: Now[p.Actions]) -> State:
    """Return the state after the first of the given actions has happened automatically or has lapsed."""
    game, asked = now.game, now.asked
    if not asked.actions:
        return now.state
    effect, *rest = asked.actions
    state = now.state.with_first(replace(asked, actions=tuple(rest)))
    if not is_of_itself(game, effect, asked.manner):
        return state
    if effect == e.Prestige() and asked.manner == "income" and income_is_plain_move(game):
        return replace(state, table=move_prestige_marker(state.table, now.seat))
    (way,) = ways(game, state, now.seat, effect, now.means)
    return perform(game, state, now.seat, effect, way, now.chance, begun=False)


def take_up(state: State, asked: p.Actions, effect: e.Effect) -> State:
    """Return the state in which one of the given actions is no longer pending."""
    return state.instead(replace(asked, actions=without_action(asked.actions, effect)))

"""Using an action card: one half or both. The actions may be performed in any order, and any of them may be
skipped.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..vocabulary import answer, clause, note, question, replace, ruling
from .actions import Action, ChooseHalf, Done
from .alliances import has_both_halves
from .components import Game
from .deeds import possible_ways
from .effects import Effect, Effects
from .kinds import Now, or_done
from .pending import Card, Half
from .state import State, Table


def use_of(game: Game, table: Table, name: str) -> Card | Half:
    """Return what the use of an action card begins with: all of its actions, or the choice of a half."""
    card = game.components.action_card(name)
    if not card.halves:
        note("rival_cities.action_card.shows_actions", "rival_cities.action_card.all_actions")
        return Card(card.actions, ())
    note("rival_cities.split_card.has_two_halves", "rival_cities.split_card.one_half_only")
    left, right = card.halves
    return Card(left + right, ()) if has_both_halves(game, table, table.turn) else Half(name)


@answer(Half, ChooseHalf)
@clause("rival_cities.split_card.one_half_only")  # A player who uses a split action card chooses one of its …
def choose_half(game: Game, state: State, asked: Half, half: str) -> State:
    """Return the state in which one half of a split card is being used."""
    left, right = game.components.action_card(asked.card).halves
    return state.instead(Card(left, right) if half == "left" else Card(right, left))


def join_other_half(game: Game, state: State) -> State:
    """Return the state in which the other half of the split card in use may have become usable, too."""
    asked = state.pending[0]
    return with_other_half(game, state, asked) if isinstance(asked, Card) and asked.other_half else state


@ruling("rival_cities.ruling.half_chosen_before_gdansk", "too_late")
def with_other_half(game: Game, state: State, asked: Card) -> State:
    """Return the state in which one half of a split card is in use; it is too late for the other half."""
    return state


@clause()
def take_up(state: State, asked: Card, effect: Effect) -> State:
    """Return the state in which an action of the card in use is no longer pending."""
    left = without_action(asked.actions, effect)
    if left:
        note("rival_cities.action_card.any_order", "rival_cities.action_card.all_actions")
    if asked.other_half:
        note("rival_cities.split_card.one_half_only")
    else:
        note("rival_cities.action_card.all_actions")
    return state.instead(replace(asked, actions=left))


def without_action(actions: Effects, effect: Effect) -> Effects:
    """Return the actions of a card that remain after one of them has been performed."""
    place = actions.index(effect)
    return actions[:place] + actions[place + 1 :]


@answer(Card, Done)
@clause("rival_cities.action_card.may_be_declined")  # A player who uses an action card may skip any of its …
def leave_out_rest(state: State, asked: Card) -> State:
    """Return the state in which the remaining actions of a card are skipped."""
    if asked.other_half:
        note("rival_cities.split_card.one_half_only")
    else:
        note("rival_cities.action_card.all_actions")
    return state.without_first()


@question(Half)
def halves() -> list[ChooseHalf]:
    """Return the two halves of a split card."""
    return [ChooseHalf("left"), ChooseHalf("right")]


@question(Card, exact=True)
def actions_of_the_card(now: Now[Card]) -> Iterable[Action]:
    """Return the ways to perform the actions of the card in use, and the way to stop."""
    return or_done(possible_ways(now.game, now.state, now.seat, now.asked.actions, now.means))

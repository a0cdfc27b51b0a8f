"""The refusals of actions that the first pending question does not ask for."""

from __future__ import annotations

from typing import Any

from ..vocabulary import IllegalAction
from . import actions as a
from . import options, repeats
from . import pending as p
from .deeds import effect_performed
from .kinds import Now
from .state import State

OPTIONS = (a.UseCard, a.PlayCard, a.OptionC, a.TakeCard)
NOT_ASKED = "this does not answer the question that is asked now"


def refusal_of_unasked(now: Now[Any], action: a.Action) -> IllegalAction:
    """Return the refusal of an action that is not an answer to the first pending question."""
    if isinstance(action, a.Repeat):
        return IllegalAction(
            "there is no action to repeat now", repeats.ban_on_repeat(now.game, action.source)
        )
    refusal = refusal_by_question(now, action)
    refusal = refusal or IllegalAction(NOT_ASKED)
    refusal.clause = refusal.clause or clause_broken(now.state, action)
    return refusal


def refusal_by_question(now: Now[Any], action: a.Action) -> IllegalAction | None:
    """Return the refusal with which a question refuses other actions in a special way, or None."""
    match now.asked:
        case p.JarMove():
            return IllegalAction("the ink jar must be moved first", "rival_cities.turn.jar_first")
        case p.Option():
            return IllegalAction(
                "one of the four options must be carried out", "rival_cities.turn.exactly_one_option"
            )
        case p.BothOptions(left):
            return IllegalAction(
                f"Option C asks for {' or '.join(left)} now", "rival_cities.option_c.options_not_mixed"
            )
        case p.Card(_, other_half):
            in_other_half = effect_performed(other_half, action) is not None
            return IllegalAction(
                "the card in use does not give this action (any more)",
                "rival_cities.split_card.one_half_only" if in_other_half else "",
            )
        case p.Payment() if isinstance(now.state.pending[1], p.Arrival):
            return IllegalAction("the move must be paid for first", "rival_cities.ink_jar.paid_before_option")
        case p.Upkeep() if not (isinstance(action, OPTIONS) and is_option_interrupted(now.state)):
            return IllegalAction(NOT_ASKED, "rival_cities.upkeep.pays_or_returns")
    return None


def is_option_interrupted(state: State) -> bool:
    """Tell whether an off-season, or the other part of Option C, comes before another option."""
    return any(isinstance(later, (p.OffSeason, p.BothOptions)) for later in state.pending)


def clause_broken(state: State, action: a.Action) -> str:
    """Return the clause that an action breaks if no question asks for it."""
    match action:
        case a.Resolve() | a.SwapLawsuits():
            return "rival_cities.court.resolves_or_swaps"
        case a.Donate():
            return "rival_cities.donation.as_often_as_shown"
        case a.Swap():
            return "rival_cities.swap.up_to_twice"
        case a.Reactivate():
            return "rival_cities.reactivation.flips_one_factory"
        case a.ChooseHalf():
            return "rival_cities.split_card.one_half_only"
        case a.PayAgain():
            return "rival_cities.advance.repeated_payment_sways_again"
        case a.Steal():
            return "rival_cities.piracy.thief_chooses"
        case a.UseCard() | a.OptionC() | a.TakeCard():
            return options.clause_broken_by_option(state, "rival_cities.turn.exactly_one_option")
        case a.PlayCard():
            return options.clause_broken_by_option(state, "rival_cities.option_b.only_one_card")
    return "rival_cities.action_card.all_actions"

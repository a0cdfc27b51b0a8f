"""The refusals of what nothing asks for, each under the clause that it breaks."""

from __future__ import annotations

from typing import NoReturn

from ..clauses import IllegalAction
from . import actions as a
from . import pending as p
from .deeds import effect_performed
from .readings import Game
from .repeats import ban_on_repeat
from .state import State


def refuse_unasked(game: Game, state: State, action: a.Action) -> NoReturn:
    """Refuse an action that is no answer to what is pending first."""
    match state.pending[0], action:
        case _, a.Repeat(source):
            raise IllegalAction("no action is to be repeated now", ban_on_repeat(game, source))
        case p.Move(), _:
            raise IllegalAction("the ink jar must be moved first", "rival_cities.turn.jar_first")
        case p.Option(), _:
            raise IllegalAction(
                "one of the four options must be carried out", "rival_cities.turn.exactly_one_option"
            )
        case p.OptionC(left), _:
            raise IllegalAction(
                f"Option C asks for {' or '.join(left)} now", "rival_cities.option_c.options_not_mixed"
            )
        case p.Payment(), _ if isinstance(state.pending[1], p.Arrival):
            raise IllegalAction("the move must be paid for first", "rival_cities.ink_jar.paid_before_option")
        case p.Card(other_half=other), _ if effect_performed(other, action):
            raise IllegalAction(
                "the card in use does not give this action (any more)",
                "rival_cities.split_card.one_half_only",
            )
        case p.Card(), _:
            raise IllegalAction(
                "the card in use does not give this action (any more)", clause_broken(state, action)
            )
    raise IllegalAction("this is not what is asked now", clause_broken(state, action))


def clause_broken(state: State, action: a.Action) -> str:
    """Return the clause that an action breaks where nothing asks for it."""
    later = {type(unfinished) for unfinished in state.pending}
    match state.pending[0], action:
        case _, a.UseCard() | a.PlayCard() | a.OptionC() | a.TakeCard() if p.OffSeason in later:
            return "rival_cities.off_season.interrupts_the_turn"
        case _, a.UseCard() | a.PlayCard() | a.OptionC() | a.TakeCard() if p.OptionC in later:
            return "rival_cities.option_c.options_not_mixed"
        case p.Upkeep(), _:
            return "rival_cities.upkeep.pays_or_returns"
        case _, a.UseCard() | a.OptionC() | a.TakeCard():
            return "rival_cities.turn.exactly_one_option"
        case _, a.PlayCard():
            return "rival_cities.option_b.only_one_card"
        case _, a.ChooseHalf():
            return "rival_cities.split_card.one_half_only"
        case _, a.Swap():
            return "rival_cities.swap.up_to_twice"
        case _, a.Donate():
            return "rival_cities.donation.as_often_as_shown"
        case _, a.Reactivate():
            return "rival_cities.reactivation.flips_one_factory"
        case _, a.PayAgain():
            return "rival_cities.advance.repeated_payment_sways_again"
        case _, a.Resolve() | a.SwapLawsuits():
            return "rival_cities.court.resolves_or_swaps"
        case _, a.Steal():
            return "rival_cities.piracy.thief_chooses"
    return "rival_cities.action_card.all_actions"

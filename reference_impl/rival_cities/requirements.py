"""What the rules require of an action: the right seat, an answer to the question, a possibility, and the
price.
"""

from __future__ import annotations

from ..clauses import IllegalAction, allowed, clause
from . import actions as a
from . import alliances, exchanges, ink_jar, lawsuits, options, piracy, prestige, production, ships, workshop
from . import effects as e
from . import pending as p
from .goods import can_pay, held, pay
from .prices import PRICES, prices
from .questions import answers, effect_performed
from .readings import Game
from .state import Seat, State, Table

ANSWERS: dict[type[p.Unfinished], tuple[type[a.Action], ...]] = {
    p.Move: (a.Move,),
    p.Payment: (a.Pay,),
    p.Saving: (a.Save,),
    p.Option: (a.UseCard, a.PlayCard, a.OptionC, a.TakeCard),
    p.OptionC: (a.UseCard, a.PlayCard, a.Done),
    p.Half: (a.ChooseHalf,),
    p.Card: (a.Done,),
    p.Actions: (a.Done,),
    p.Choice: (a.Choose,),
    p.Swap: (a.Swap, a.Done),
    p.Donation: (a.Donate, a.Done),
    p.Repeat: (a.Repeat, a.Done),
    p.Advance: (a.Advance,),
    p.RepeatedPayments: (a.PayAgain, a.Done),
    p.Theft: (a.Steal, a.Done),
    p.Upkeep: (a.PayUpkeep, a.ReturnAlliance),
    p.Incomes: (a.Income,),
}
"""By the question, the kinds of answer it has; besides, the actions of a card are performed."""

UNASKED: dict[type[a.Action], str] = {
    a.Swap: "swap.up_to_twice",
    a.Donate: "donation.as_often_as_shown",
    a.Resolve: "court.resolves_or_swaps",
    a.SwapLawsuits: "court.resolves_or_swaps",
    a.Steal: "piracy.thief_chooses",
    a.PayAgain: "advance.repeated_payment_sways_again",
    a.ChooseHalf: "split_card.one_half_only",
    a.Reactivate: "reactivation.flips_one_factory",
    a.UseCard: "turn.exactly_one_option",
    a.PlayCard: "option_b.only_one_card",
    a.OptionC: "turn.exactly_one_option",
    a.TakeCard: "turn.exactly_one_option",
}
"""By the kind of action, the clause that it breaks where nothing asks for it."""


def require_action(game: Game, state: State, seat: Seat, action: a.Action) -> None:
    """Refuse an action that the rules do not allow."""
    if isinstance(action, a.Exchange):
        exchanges.require_moment(game, state, seat)
        exchanges.require_letter_exchange(game, state.table, seat, action.give, action.take)
    else:
        require_seat(state, seat)
        require_answer(game, state, action)
        require_open(game, state, seat, action)
    require_price(game, state, seat, action)


@clause("rival_cities.turn.players_alternate")
def require_seat(state: State, seat: Seat) -> None:
    """Refuse a seat that the game does not wait for."""
    if seat not in state.to_act:
        words = "setup.other_player_chooses_second" if state.phase == "setup" else "turn.players_alternate"
        raise IllegalAction(
            f"{' and '.join(state.to_act) or 'nobody'} must act, and not {seat}", f"rival_cities.{words}"
        )


def require_answer(game: Game, state: State, action: a.Action) -> None:
    """Refuse an action that is no answer to what is asked."""
    asked, following = state.pending[0], state.pending[1:]
    if isinstance(action, a.Repeat) and not isinstance(asked, p.Repeat):
        raise IllegalAction("no action is to be repeated now", prestige.ban_on_repeat(game, action.source))
    match asked:
        case p.Move():
            require_move(action)
        case p.Option():
            require_option(action)
        case p.Payment() if isinstance(following[0], p.Arrival):
            require_payment_of_move(action)
        case p.OptionC():
            require_option_left(asked, action)
        case p.Card():
            require_action_of_card(state, asked, action)
        case _:
            require_asked(state, asked, action)


def clause_broken(state: State, action: a.Action) -> str:
    """Return the clause that an action breaks where nothing asks for it."""
    later = {type(unfinished) for unfinished in state.pending}
    if isinstance(action, ANSWERS[p.Option]) and p.OffSeason in later:
        return "rival_cities.off_season.interrupts_the_turn"
    if isinstance(action, ANSWERS[p.Option]) and p.OptionC in later:
        return "rival_cities.option_c.options_not_mixed"
    if isinstance(state.pending[0], p.Upkeep):
        return "rival_cities.upkeep.pays_or_returns"
    return f"rival_cities.{UNASKED.get(type(action), 'action_card.all_actions')}"


def require_asked(state: State, asked: p.Unfinished, action: a.Action) -> None:
    """Refuse an action of a kind that is not asked for."""
    effects = asked.actions[:1] if isinstance(asked, p.Actions) else ()
    if not isinstance(action, ANSWERS[type(asked)]) and not effect_performed(effects, action):
        raise IllegalAction("this is not what is asked now", clause_broken(state, action))
    if (
        isinstance(action, a.Donate)
        and isinstance(asked, p.Donation)
        and (action.pay, action.stars) != (asked.pay, asked.stars)
    ):
        raise IllegalAction("this is another Donation", "rival_cities.donation.pays_products_for_stars")


@clause("rival_cities.turn.jar_first")
def require_move(action: a.Action) -> None:
    """Refuse to begin a turn with anything but a move of the ink jar."""
    if not isinstance(action, ANSWERS[p.Move]):
        raise IllegalAction("the ink jar must be moved first")


@clause("rival_cities.turn.exactly_one_option")
def require_option(action: a.Action) -> None:
    """Refuse everything but an option after the move."""
    if not isinstance(action, ANSWERS[p.Option]):
        raise IllegalAction("one of the four options must be carried out")


@clause("rival_cities.ink_jar.paid_before_option")
def require_payment_of_move(action: a.Action) -> None:
    """Refuse everything but the payment while a move is not paid."""
    if not isinstance(action, a.Pay):
        raise IllegalAction("the move must be paid for first")


@clause("rival_cities.split_card.one_half_only", when=lambda state, asked, action: asked.other_half)
@clause("rival_cities.action_card.all_actions", when=lambda state, asked, action: not asked.other_half)
def require_action_of_card(state: State, asked: p.Card, action: a.Action) -> None:
    """Refuse an action that the card does not show, or shows on the other half, or that has been
    performed.
    """
    if isinstance(action, a.Done) or effect_performed(asked.actions, action):
        return
    other = bool(effect_performed(asked.other_half, action))
    broken = "rival_cities.split_card.one_half_only" if other else clause_broken(state, action)
    raise IllegalAction("the card in use does not give this action (any more)", broken)


@clause("rival_cities.option_c.options_not_mixed", "rival_cities.option_c.carries_out_a_and_b")
def require_option_left(asked: p.OptionC, action: a.Action) -> None:
    """Refuse everything but the options that Option C still asks for."""
    kinds = {"A": a.UseCard, "B": a.PlayCard}
    if not isinstance(action, (*(kinds[option] for option in asked.left), a.Done)):
        raise IllegalAction(f"Option C asks for {' or '.join(asked.left)} now")


def require_open(game: Game, state: State, seat: Seat, action: a.Action) -> None:
    """Refuse an action that is not possible, whatever the seat can pay."""
    table, asked = state.table, state.pending[0]
    match action:
        case a.Done():
            require_done_here(game, state, seat)
        case a.Move(spaces):
            ink_jar.require_distance(spaces)
            ink_jar.require_place_to_stop(game, table, seat, spaces)
        case a.Pay(product):
            require_product_to_pay(game, state, seat, product)
        case a.Save(product) if isinstance(asked, p.Saving):
            ships.require_saving(table, asked, product)
        case a.Choose(product):
            production.require_product_to_gain(game, table, seat, product)
        case a.UseCard():
            options.require_card_at_jar(game, table)
        case a.PlayCard(card):
            options.require_card_in_hand(table, seat, card)
        case a.OptionC():
            options.require_both_options(game, table, seat)
        case a.TakeCard():
            options.require_special_card(game, table)
        case a.Advance(space):
            lawsuits.require_open_lawsuit(table, space)
            if isinstance(asked, p.Advance):
                lawsuits.require_space_asked(asked, space)
        case a.PayAgain() if isinstance(asked, p.RepeatedPayments):
            lawsuits.require_open_lawsuit(table, asked.space)
            lawsuits.require_sway_of_use(game, table, seat, asked.space)
        case a.Steal(product):
            piracy.require_product_of_rival(table, seat, product)
        case a.Repeat(source) if isinstance(asked, p.Repeat):
            prestige.require_repeater(game, table, seat, asked, source)
            prestige.require_not_its_own_repeat(game, table, seat, asked, source)
            if asked.action == "draw":
                workshop.require_card_to_draw(table)
        case a.PayUpkeep(alliance) if isinstance(asked, p.Upkeep):
            alliances.require_undecided(asked, alliance)
        case a.ReturnAlliance(alliance) if isinstance(asked, p.Upkeep):
            alliances.require_undecided(asked, alliance)
            alliances.require_may_be_returned(game, table, seat, alliance)
        case a.Income(ship) if isinstance(asked, p.Incomes) and ship not in asked.ships:
            raise IllegalAction(
                f"{ship} gives {seat} no income now", "rival_cities.off_season.ships_give_income"
            )
        case _:
            require_open_deed(game, state, seat, action)


def require_open_deed(game: Game, state: State, seat: Seat, action: a.Action) -> None:
    """Refuse to perform an action of a card that is not possible, whatever the seat can pay."""
    table, asked = state.table, state.pending[0]
    match action:
        case a.Produce(factories=factories):
            production.require_active_factories(table, seat, factories)
        case a.GainStars():
            workshop.require_star_tokens(game, table, 1)
        case a.Donate(stars=stars):
            workshop.require_star_tokens(game, table, stars)
        case a.DonateNothing():
            workshop.require_donation_of_nothing(game, table, seat)
        case a.Swap(give, take):
            exchanges.require_swap(game, table, seat, give, take)
        case a.Draw():
            workshop.require_card_to_draw(table)
        case a.Build():
            workshop.require_factory_left(table)
        case a.Reactivate():
            workshop.require_inactive_factory(table, seat)
        case a.FormAlliance(alliance):
            alliances.require_alliance_to_take(table, seat, alliance)
        case a.Purchase(ship):
            ships.require_open_ship(table, ship)
        case a.Resolve():
            lawsuits.require_marker_to_resolve(game, table, seat)
        case a.SwapLawsuits(spaces):
            lawsuits.require_adjacent(spaces)
            lawsuits.require_two_lawsuits(table, spaces)
        case a.Piracy() if isinstance(asked, (p.Card, p.Actions)):
            for effect in effect_performed(asked.actions, action):
                if isinstance(effect, e.Piracy):
                    piracy.require_loot(game, table, seat, effect)


def require_product_to_pay(game: Game, state: State, seat: Seat, product: e.Product) -> None:
    """Refuse to pay a product that the seat does not have, or without which a repeated action cannot be paid
    for.
    """
    if not held(state.table, seat, product):
        raise IllegalAction(
            f"{seat} has no {product} to pay with", "rival_cities.stock.paying_returns_to_supply"
        )
    following = state.pending[1:2]
    if following and isinstance(following[0], p.Advance):
        require_costs_left(game, pay(state.table, seat, {product: 1}), following[0])


@clause("rival_cities.le_havre.repeats_advance")
def require_costs_left(game: Game, table: Table, repeated: p.Advance) -> None:
    """Refuse to pay for a repeat with the product that the repeated action needs."""
    if not repeated.free and not any(
        can_pay(table, repeated.seat, lawsuits.legal_costs(game, table, space)) for space in repeated.spaces
    ):
        raise IllegalAction("no lawsuit could be advanced then")


def require_done_here(game: Game, state: State, seat: Seat) -> None:
    """Refuse to leave what must still be done."""
    asked = state.pending[0]
    if isinstance(asked, p.Theft):
        piracy.require_enough_stolen(asked)
    if isinstance(asked, p.OptionC):
        others = [answer for answer in answers(game, state, seat) if not isinstance(answer, a.Done)]
        options.require_second_option_left_out(
            game, asked, any(allowed(require_open, game, state, seat, answer) for answer in others)
        )


def require_price(game: Game, state: State, seat: Seat, action: a.Action) -> None:
    """Refuse an action that the seat cannot pay for."""
    if type(action) not in PRICES:
        return
    payable = any(can_pay(state.table, seat, price) for price in prices(game, state, seat, action))
    if isinstance(action, a.Move):
        require_affordable_space(payable)
    elif not payable:
        raise IllegalAction(f"{seat} cannot pay for this", f"rival_cities.{PRICES[type(action)]}")


@clause("rival_cities.ink_jar.unaffordable_space_forbidden")
def require_affordable_space(payable: bool) -> None:
    """Refuse a move that cannot be paid for."""
    if not payable:
        raise IllegalAction("this move cannot be paid for")

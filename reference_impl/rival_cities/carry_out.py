"""What an action does, once the rules have allowed it and its price is paid."""

from __future__ import annotations

from msgspec.structs import replace

from ..chance import Chance
from ..clauses import clause
from . import actions as a
from . import (
    alliances,
    exchanges,
    ink_jar,
    lawsuits,
    off_season,
    options,
    piracy,
    prestige,
    production,
    ships,
    workshop,
)
from . import effects as e
from . import pending as p
from .goods import gain_stars, pay
from .prices import pay_one
from .questions import effect_performed
from .readings import Game
from .state import Seat, State, instead, with_first


def carry_out(game: Game, state: State, seat: Seat, action: a.Action, chance: Chance) -> State:
    """Return the state after an action, before anything that follows of itself."""
    asked = state.pending[0]
    match action, asked:
        case a.Exchange(give, take), _:
            return replace(state, table=exchanges.exchange(game, state.table, seat, give, take))
        case a.Move(spaces), _:
            return ink_jar.move_jar(game, state, spaces)
        case a.Pay(product), p.Payment():
            return pay_one(replace(state, table=pay(state.table, seat, {product: 1})), asked, product)
        case a.Save(product), p.Saving():
            return ships.save(state, asked, product)
        case a.Choose(product), p.Choice():
            return production.choose(game, state, asked, product)
        case a.UseCard(), _:
            return options.use_card(game, state)
        case a.PlayCard(card), _:
            return options.play_card(game, state, card)
        case a.OptionC(), _:
            return options.begin_option_c(state)
        case a.TakeCard(), _:
            return options.take_card(game, state)
        case a.ChooseHalf(half), p.Half():
            return options.choose_half(game, state, asked, half)
        case a.PayAgain(), p.RepeatedPayments():
            return lawsuits.pay_again(game, state, asked)
        case a.Steal(product), p.Theft():
            return piracy.steal(state, asked, product)
        case a.Repeat(source), p.Repeat():
            return repeat(game, prestige.take_up_repeat(game, state, asked, source), chance)
        case a.PayUpkeep(alliance), p.Upkeep():
            return alliances.keep_alliance(state, asked, alliance)
        case a.ReturnAlliance(alliance), p.Upkeep():
            return alliances.return_alliance(state, asked, alliance)
        case a.Income(ship), p.Incomes():
            return off_season.next_income(game, state, asked, ship)
        case a.Done(), _:
            return leave(state)
    return perform(game, state, seat, action, chance)


def repeat(game: Game, state: State, chance: Chance) -> State:
    """Return the state after an action has been repeated, or in which it is to be; the question about the
    repeated action comes first.
    """
    question = state.pending[0]
    if not isinstance(question, p.Repeat):
        return state
    if question.action == "prestige":
        return replace(state, table=prestige.move_prestige_marker(state.table, question.seat))
    if question.action == "draw":
        return replace(state, table=workshop.draw(game, state.table, question.seat, chance))
    return lawsuits.advance_again(game, state, question)


def leave(state: State) -> State:
    """Return the state in which no more is done of what is pending first."""
    asked = state.pending[0]
    if isinstance(asked, p.Actions):
        return instead(state, replace(asked, actions=leave_out(asked.actions)))
    return options.leave_out_rest(state) if isinstance(asked, p.Card) else instead(state)


def leave_out(effects: e.Effects) -> e.Effects:
    """Return the actions that are left when the first is left out, and with it the equal ones that follow
    directly.
    """
    left = effects
    while left and left[0] == effects[0]:
        left = left[1:]
    return left


def perform(game: Game, state: State, seat: Seat, action: a.Action, chance: Chance) -> State:
    """Return the state after an action of a card has been performed, or a part of it."""
    asked = state.pending[0]
    begins = isinstance(asked, (p.Card, p.Actions))
    effects = effect_performed(asked.actions, action) if isinstance(asked, (p.Card, p.Actions)) else ()
    state = take_up(state, effects)
    table = state.table
    match action:
        case a.Produce(products, factories):
            return production.produce(game, state, seat, products, factories)
        case a.Gift(products):
            return production.give(game, state, seat, products, begun=True)
        case a.Gain(goods):
            return production.gain_goods(game, state, seat, goods, begun=True)
        case a.GainStars(stars):
            return replace(state, table=gain_stars(table, seat, stars))
        case a.Donate():
            return donate(game, state, seat, effects, begins)
        case a.DonateNothing():
            return replace(state, table=workshop.add_stars_for_donation(game, table, seat))
        case a.Swap(give, take):
            return swap(replace(state, table=exchanges.swap(game, table, seat, give, take)), seat, effects)
        case a.Draw():
            return draw(game, state, seat, chance)
        case a.Build(price):
            return replace(state, table=workshop.build(table, seat, price))
        case a.Reactivate():
            return replace(state, table=workshop.reactivate(table, seat))
        case a.EarnPrestige():
            return prestige.earn_prestige(state, seat)
        case a.FormAlliance(alliance):
            return replace(state, table=alliances.form_alliance(table, seat, alliance))
        case a.Purchase(ship):
            return ships.purchase(game, state, seat, ship)
        case a.Advance(space):
            descends_from = asked.descends_from if isinstance(asked, p.Advance) else ()
            return lawsuits.advance(game, state if begins else instead(state), seat, space, descends_from)
        case a.Resolve():
            return lawsuits.rule(game, state)
        case a.SwapLawsuits(spaces):
            return replace(state, table=lawsuits.swap_lawsuits(table, spaces))
        case a.Piracy():
            for effect in effects:
                if isinstance(effect, e.Piracy):
                    state = piracy.begin_piracy(game, state, seat, effect)
    return state


def take_up(state: State, effects: e.Effects) -> State:
    """Return the state in which an action of the card in use, or of an ordered list, is no longer pending."""
    asked = state.pending[0]
    for effect in effects:
        if isinstance(asked, p.Card):
            return instead(state, replace(asked, actions=options.without_action(asked.actions, effect)))
        if isinstance(asked, p.Actions):
            return instead(state, replace(asked, actions=asked.actions[1:]))
    return state


def donate(game: Game, state: State, seat: Seat, effects: e.Effects, begins: bool) -> State:
    """Return the state after an exchange of a Donation, with what alliances add to the first."""
    for effect in effects:
        if isinstance(effect, e.Donation):
            state = with_first(state, p.Donation(seat, effect.pay, effect.stars, effect.times))
    asked = state.pending[0]
    if isinstance(asked, p.Donation):
        state = workshop.donate(state, asked)
    return replace(state, table=workshop.add_stars_for_donation(game, state.table, seat)) if begins else state


@clause("rival_cities.swap.up_to_twice")
def swap(state: State, seat: Seat, effects: e.Effects) -> State:
    """Return the state in which the exchanges of a Product swap are one fewer."""
    for effect in effects:
        if isinstance(effect, e.Swap):
            state = with_first(state, p.Swap(seat, effect.times))
    asked = state.pending[0]
    return instead(state, replace(asked, left=asked.left - 1)) if isinstance(asked, p.Swap) else state


def draw(game: Game, state: State, seat: Seat, chance: Chance) -> State:
    """Return the state after a Draw action, which may be repeated."""
    return prestige.may_be_repeated(
        replace(state, table=workshop.draw(game, state.table, seat, chance)), seat, "draw", ()
    )

"""The course of the game: who is asked what, how each answer is carried out, and how play goes on until
somebody is asked again.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from msgspec.structs import replace

from ..chance import Chance
from ..clauses import IllegalAction, clause
from . import actions as a
from . import (
    alliances,
    cards,
    court,
    deeds,
    donation,
    exchanges,
    ink_jar,
    lawsuits,
    off_season,
    options,
    payment,
    piracy,
    prestige,
    production,
    repeats,
    setup,
    ships,
)
from . import effects as e
from . import pending as p
from .end import end_game, instant_win
from .goods import Means, in_stock
from .readings import Game
from .state import Phase, Seat, State, instead, rival_of, seat_asked, with_first
from .unasked import refusal_of_unasked

ITEMS = (e.Gain, e.Gift, e.Stars)
"""The actions that only give something; in a bonus they cannot be left out."""


def legal_actions(game: Game, state: State, seat: Seat) -> list[a.Action]:
    """Return every action that the seat may take now, none twice."""
    answers = offers(game, state, seat, in_stock(state.table, seat)) if seat in state.to_act else ()
    return [*answers, *exchanges.letter_exchanges(game, state, seat)]


def offers(game: Game, state: State, seat: Seat, means: Means) -> Iterable[a.Action]:
    """Return the answers to what is pending first, `done` among them where one may leave it."""
    table = state.table
    match state.pending[0]:
        case p.Card(effects):
            return or_done(deeds.possible_ways(game, table, seat, effects, means))
        case p.Move():
            return ink_jar.moves(game, table, seat)
        case p.Option():
            return options.options(game, table, seat, means)
        case p.Payment() as asked:
            return payment.payments(game, state, asked)
        case p.Half():
            return (a.ChooseHalf("left"), a.ChooseHalf("right"))
        case p.Choice() as asked:
            return production.choices(game, table, asked)
        case p.Actions(actions=effects) as asked if is_in_own_order(game, asked):
            ways = deeds.possible_ways(game, table, seat, effects, means)
            return or_done(ways) if may_bonus_be_left_out(game) else ways
        case p.Actions(actions=(effect, *_), manner=manner) if not is_of_itself(game, effect, manner):
            return or_done(deeds.possible_ways(game, table, seat, (effect,), means))
        case p.Upkeep() as asked:
            return alliances.decisions(game, table, asked, means)
        case p.Repeat() as asked:
            return or_done(repeats.ways_to_repeat(game, table, asked, means))
        case p.OptionC() as asked:
            return options.options_left(game, table, seat, asked)
        case p.Swap(left=left) if left:
            return or_done(deeds.possible_ways(game, table, seat, (e.Swap(left),), means))
        case p.Donation() as asked:
            return or_done(donation.next_donation(game, table, asked, means))
        case p.RepeatedPayments() as asked if asked.left:
            return or_done(lawsuits.payments_again(game, table, asked, means))
        case p.Advance() as asked:
            return lawsuits.advances_or_done(game, table, asked, means)
        case p.Saving() as asked:
            return ships.savings(table, asked)
        case p.Theft() as asked:
            return piracy.thefts(table, asked)
        case p.Incomes() as asked:
            return off_season.ships_next(game, asked)
    return ()


def or_done(ways: Iterable[a.Action]) -> Iterable[a.Action]:
    """Return ways to go on, and then the way to leave it."""
    return chain(ways, (a.Done(),))


def may_bonus_be_left_out(game: Game) -> bool:
    """Tell whether the actions in a bonus may be left out (ruling bonus_actions_optional)."""
    return game.readings.bonus_actions_optional == "may_be_left_out"


def is_of_itself(game: Game, effect: e.Effect, manner: p.Manner) -> bool:
    """Tell whether an effect, income or bonus is carried out without a question."""
    match manner, effect:
        case "offered", _:
            return False
        case _, _ if isinstance(effect, ITEMS):
            return True
        case "bonus", _ if may_bonus_be_left_out(game):
            return False
        case _, e.Prestige() | e.Draw() | e.Reactivate():
            return True
    return effect == e.Factory({})


def is_in_own_order(game: Game, asked: p.Actions) -> bool:
    """Tell whether the winner of a lawsuit chooses what part of a bonus comes next (ruling
    order_inside_a_bonus); the order matters where it holds items and actions.
    """
    if asked.manner != "bonus" or game.readings.order_inside_a_bonus == "as_printed":
        return False
    return {isinstance(effect, ITEMS) for effect in asked.actions} == {True, False}


def taken_up(game: Game, asked: p.Card | p.Actions, action: a.Action) -> e.Effect | None:
    """Return which action of a card in use, or which first one of an ordered list, an action performs."""
    free = isinstance(asked, p.Card) or is_in_own_order(game, asked)
    return deeds.effect_performed(asked.actions if free else asked.actions[:1], action)


@clause("rival_cities.turn.players_alternate")
def require_seat(state: State, seat: Seat) -> None:
    """Refuse a seat that the game does not wait for."""
    if seat not in state.to_act:
        words = "setup.other_player_chooses_second" if state.phase == "setup" else "turn.players_alternate"
        raise IllegalAction(
            f"{' and '.join(state.to_act) or 'nobody'} must act, and not {seat}", f"rival_cities.{words}"
        )


def apply(game: Game, state: State, seat: Seat, action: a.Action, chance: Chance) -> State:
    """Return the state after an action; chance shuffles the discard pile into a new action stack.

    Raises:
        IllegalAction: the rules refuse it.
    """
    if isinstance(action, a.Exchange):
        exchanges.require_moment(game, state, seat)
        exchanges.require_letter_exchange(game, state.table, seat, action.give, action.take)
        table = exchanges.exchange(game, state.table, seat, action.give, action.take)
        return go_on(game, replace(state, table=table), chance)
    require_seat(state, seat)
    return go_on(game, carry_out(game, state, seat, action, chance), chance)


def carry_out(game: Game, state: State, seat: Seat, action: a.Action, chance: Chance) -> State:
    """Return the state right after an answer, before anything that follows by itself; refuse an action that
    is not asked for, is not possible, or cannot be paid for.
    """
    table, means = state.table, in_stock(state.table, seat)
    match state.pending[0], action:
        case p.Move(), a.Move(spaces):
            ink_jar.require_move(game, table, seat, spaces, means)
            return ink_jar.move_jar(game, state, spaces)
        case p.Payment() as asked, a.Pay(product):
            payment.require_product_to_pay(game, state, asked, product)
            return payment.pay_one(state, asked, product)
        case (p.Option() | p.OptionC(("A", *_))) as asked, a.UseCard():
            options.require_card_at_jar(game, table)
            return options.use_card(game, state, asked)
        case p.Half() as asked, a.ChooseHalf(half):
            return cards.choose_half(game, state, asked, half)
        case (p.Option() | p.OptionC((*_, "B"))) as asked, a.PlayCard(card):
            options.require_card_in_hand(table, seat, card)
            return options.play_card(game, state, asked, card)
        case p.Option(), a.OptionC():
            options.require_option_c(game, table, seat, means)
            return options.begin_option_c(game, state)
        case p.Option(), a.TakeCard():
            options.require_special_card(game, table)
            return options.take_card(game, state)
        case p.OptionC() as asked, a.Done():
            options.require_second_option_left_out(game, table, asked)
            return options.leave_out_second_option(state)
        case (p.Card() | p.Actions()) as asked, _ if effect := taken_up(game, asked, action):
            deeds.require_deed(game, table, seat, effect, action, means)
            if isinstance(asked, p.Card):
                state = cards.take_up(state, asked, effect)
            else:
                state = instead(state, replace(asked, actions=cards.without_action(asked.actions, effect)))
            return deeds.perform(game, state, seat, effect, action, chance, begun=True)
        case p.Card() as asked, a.Done():
            return cards.leave_out_rest(state, asked)
        case p.Actions() as asked, a.Done() if not is_in_own_order(game, asked):
            return leave_out_first(state, asked)
        case p.Actions() as asked, a.Done() if may_bonus_be_left_out(game):
            return leave_out_actions(state, asked)
        case p.Choice() as asked, a.Choose(product):
            production.require_product_to_gain(game, table, seat, product)
            return production.choose(game, state, asked, product)
        case p.Saving() as asked, a.Save(product):
            ships.require_saving(table, asked, product)
            return ships.save(state, asked, product)
        case p.Swap() as asked, a.Swap(give, take):
            exchanges.require_swap(game, table, seat, give, take)
            return exchanges.swap(game, state, asked, give, take)
        case p.Donation() as asked, a.Donate():
            donation.require_next_donation(game, table, asked, action, means)
            return donation.donate(state, asked)
        case p.Repeat() as asked, a.Repeat(source):
            repeats.require_repeat(game, table, asked, source, means)
            return repeats.repeat(game, state, asked, source, chance)
        case p.Advance() as asked, a.Advance(space):
            lawsuits.require_advance_again(game, table, asked, space, means)
            return lawsuits.advance(game, state, asked, space)
        case p.Advance() as asked, a.Done():
            lawsuits.require_repeat_given_up(game, table, asked, means)
            return instead(state)
        case p.RepeatedPayments() as asked, a.PayAgain():
            lawsuits.require_payment_again(game, table, asked, means)
            return lawsuits.pay_again(game, state, asked)
        case p.Theft() as asked, a.Steal(product):
            piracy.require_product_of_rival(table, seat, product)
            return piracy.steal(state, asked, product)
        case p.Theft() as asked, a.Done():
            piracy.require_enough_stolen(asked)
            return instead(state)
        case p.Upkeep() as asked, a.PayUpkeep(alliance):
            alliances.require_upkeep(game, asked, alliance, means)
            return alliances.keep_alliance(game, state, asked, alliance)
        case p.Upkeep() as asked, a.ReturnAlliance(alliance):
            alliances.require_return(game, table, asked, alliance)
            return alliances.return_alliance(state, asked, alliance)
        case p.Incomes() as asked, a.Income(ship):
            off_season.require_income(asked, ship)
            return off_season.give_income(game, state, asked, ship)
        case p.Swap() | p.Donation() | p.Repeat() | p.RepeatedPayments(), a.Done():
            return instead(state)
    raise refusal_of_unasked(game, state, action)


def leave_out_first(state: State, asked: p.Actions) -> State:
    """Return the state in which the first of some actions is left out, and with it the equal ones that follow
    directly.
    """
    left = asked.actions
    while left and left[0] == asked.actions[0]:
        left = left[1:]
    return instead(state, replace(asked, actions=left))


def leave_out_actions(state: State, asked: p.Actions) -> State:
    """Return the state in which only the items of a bonus are left."""
    items = tuple(effect for effect in asked.actions if isinstance(effect, ITEMS))
    return instead(state, replace(asked, actions=items))


def go_on(game: Game, state: State, chance: Chance) -> State:
    """Return the state in which somebody is asked, or in which the game is over."""
    looked_at = None
    while state.phase != "over":
        if state.table is not looked_at and instant_win(game, state.table):
            return end_game(state)
        looked_at = state.table
        if not state.pending:
            state = with_first(pass_turn(state), p.Move())
        state = cards.join_other_half(game, state)
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
    if not state.pending[0].asks:
        return False
    seat = seat_asked(state)
    means = exchanges.means_after_exchanges(game, state.table, seat)
    first = next(iter(offers(game, state, seat, means)), None)
    return not (first is None or isinstance(first, a.Done))


def ask(game: Game, state: State) -> State:
    """Return the state that waits for the seat that is asked, and in which the rival may exchange letters."""
    seat, settled = seat_asked(state), not is_part_of_a_choice(state.pending[0])
    state = replace(state, to_act=(seat,), may_act=(), settled=settled, phase=phase(state))
    rival = rival_of(seat)
    return replace(state, may_act=(rival,)) if any(exchanges.letter_exchanges(game, state, rival)) else state


def is_part_of_a_choice(asked: p.Unfinished) -> bool:
    """Tell whether a question is a further part of a choice that has begun."""
    return getattr(asked, "begun", False)


def phase(state: State) -> Phase:
    """Return the phase, which follows from what is pending."""
    kinds = set(map(type, state.pending))
    if p.Turn in kinds:
        return "setup"
    return "off-season" if p.OffSeason in kinds else "turn"


def take_step(game: Game, state: State, step: p.Unfinished, chance: Chance) -> State:
    """Return the state after something pending has been carried out; a question that has no answer lapses."""
    table = state.table
    match step:
        case p.Arrival():
            return off_season.arrive(state, step)
        case p.OffSeason(number):
            return off_season.carry_out_step(game, state, number, chance)
        case p.Choice():
            return replace(state, table=production.finish_gain(game, table, step))
        case p.Incomes(ships=(ship, *_)):
            return off_season.give_income(game, with_first(state, step), step, ship)
        case p.Actions(seat, (effect, *rest), manner):
            state = with_first(state, replace(step, actions=tuple(rest)))
            if not is_of_itself(game, effect, manner):
                return state
            if effect == e.Prestige() and prestige.is_plain_move(game, manner):
                return replace(state, table=prestige.move_prestige_marker(table, seat))
            (way,) = deeds.ways(table, seat, effect)
            return deeds.perform(game, state, seat, effect, way, chance, begun=False)
        case p.Saving(seat, ship, price, saved=0):
            return ships.buy(game, state, seat, ship, price)
        case p.Start(seat):
            return setup.second_products(game, state, seat)
        case p.Turn(seat):
            return with_first(replace(state, table=replace(table, turn=seat)), p.Move())
        case p.NextShip():
            return replace(state, table=ships.next_ship(table))
        case p.Sway(seat, space) if table.lawsuit_spaces.at(space):
            return replace(state, table=lawsuits.sway(game, table, seat, space))
        case p.NextLawsuit():
            return replace(state, table=court.refill(game, table))
        case p.Discard():
            return replace(state, table=options.discard(table))
    return state

"""The course of the game: who is asked what, how each answer is carried out, and how play goes on until
somebody is asked again.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from ..chance import Chance
from ..clauses import IllegalAction, allowed, clause
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
from .goods import Means
from .readings import Game
from .state import Phase, Seat, State, instead, rival_of, seat_asked, with_first
from .unasked import refuse_unasked


def legal_actions(game: Game, state: State, seat: Seat) -> list[a.Action]:
    """Return every action that the seat may take now."""
    means = exchanges.means_in_stock(state.table, seat)
    answers = candidates(game, state, seat) if seat in state.to_act else []
    return [
        *(action for action in answers if allowed(require_answer, game, state, seat, action, means)),
        *exchanges.letter_exchanges(game, state, seat),
    ]


def candidates(game: Game, state: State, seat: Seat) -> Iterable[a.Action]:
    """Return the answers to what is pending first that are worth asking the rules about, `done` among them
    where one may leave it.
    """
    table = state.table
    match state.pending[0]:
        case p.Move():
            return ink_jar.moves(game, table, seat)
        case p.Payment() as asked:
            return payment.payments(state, asked)
        case p.Saving() as asked:
            return ships.savings(asked)
        case p.Option():
            return options.options(table, seat)
        case p.OptionC() as asked:
            return options.options_left(table, seat, asked)
        case p.Half():
            return [a.ChooseHalf("left"), a.ChooseHalf("right")]
        case p.Card(effects):
            distinct = [effect for number, effect in enumerate(effects) if effect not in effects[:number]]
            return [*(way for effect in distinct for way in deeds.ways(table, seat, effect)), a.Done()]
        case p.Actions(actions=(effect, *_), manner=manner) if not is_of_itself(game, effect, manner):
            return [*deeds.ways(table, seat, effect), a.Done()]
        case p.Choice() as asked:
            return production.choices(asked)
        case p.Swap(left=left) if left:
            return [*exchanges.swaps(table, seat), a.Done()]
        case p.Donation() as asked:
            return [*donation.next_donation(asked), a.Done()]
        case p.Repeat() as asked:
            return [*repeats.ways_to_repeat(game, table, asked), a.Done()]
        case p.Advance(spaces=spaces):
            return lawsuits.advances(spaces)
        case p.RepeatedPayments(left=left) if left:
            return [a.PayAgain(), a.Done()]
        case p.Theft() as asked:
            return [*piracy.thefts(table, asked), a.Done()]
        case p.Upkeep() as asked:
            return alliances.decisions(asked)
        case p.Incomes() as asked:
            return off_season.ships_next(game, asked)
    return []


def is_of_itself(game: Game, effect: e.Effect, manner: p.Manner) -> bool:
    """Tell whether an effect, income or bonus is carried out without a question (ruling
    bonus_actions_optional).
    """
    match manner, effect:
        case "offered", _:
            return False
        case _, e.Gain() | e.Gift() | e.Stars():
            return True
        case "bonus", _ if game.readings.bonus_actions_optional != "is_performed":
            return False
        case _, e.Prestige() | e.Draw() | e.Reactivate():
            return True
    return effect == e.Factory({})


def require_answer(game: Game, state: State, seat: Seat, action: a.Action, means: Means) -> None:
    """Refuse an action that is not asked for, is not possible, or is beyond the seat's means."""
    table = state.table
    match state.pending[0], action:
        case p.Move(), a.Move(spaces):
            ink_jar.require_move(game, table, seat, spaces, means)
        case p.Option() | p.OptionC(("A", *_)), a.UseCard():
            options.require_card_at_jar(game, table)
        case p.Option() | p.OptionC((*_, "B")), a.PlayCard(card):
            options.require_card_in_hand(table, seat, card)
        case p.Option(), a.OptionC():
            options.require_option_c(game, table, seat, means)
        case p.Option(), a.TakeCard():
            options.require_special_card(game, table)
        case p.OptionC() as asked, a.Done():
            options.require_second_option_left_out(game, table, asked)
        case p.Half(), a.ChooseHalf():
            pass
        case p.Choice(), a.Choose(product):
            production.require_product_to_gain(game, table, seat, product)
        case (p.Card() | p.Actions()) as asked, _ if effect := taken_up(asked, action):
            deeds.require_deed(game, table, seat, effect, action, means)
        case (
            p.Card() | p.Actions() | p.Swap() | p.Donation() | p.Repeat() | p.RepeatedPayments(),
            a.Done(),
        ):
            pass
        case p.Payment() as asked, a.Pay(product):
            payment.require_product_to_pay(game, state, asked, product)
        case p.Saving() as asked, a.Save(product):
            ships.require_saving(table, asked, product)
        case p.Swap(), a.Swap(give, take):
            exchanges.require_swap(game, table, seat, give, take)
        case p.Donation() as asked, a.Donate():
            donation.require_next_donation(game, table, asked, action, means)
        case p.Repeat() as asked, a.Repeat(source):
            repeats.require_repeat(game, table, asked, source, means)
        case p.Advance() as asked, a.Advance(space):
            lawsuits.require_advance_again(game, table, asked, space, means)
        case p.RepeatedPayments() as asked, a.PayAgain():
            lawsuits.require_payment_again(game, table, asked, means)
        case p.Theft(), a.Steal(product):
            piracy.require_product_of_rival(table, seat, product)
        case p.Theft() as asked, a.Done():
            piracy.require_enough_stolen(asked)
        case p.Upkeep() as asked, a.PayUpkeep(alliance):
            alliances.require_upkeep(game, asked, alliance, means)
        case p.Upkeep() as asked, a.ReturnAlliance(alliance):
            alliances.require_return(game, table, asked, alliance)
        case p.Incomes() as asked, a.Income(ship):
            off_season.require_income(asked, ship)
        case _:
            refuse_unasked(game, state, action)


def taken_up(asked: p.Card | p.Actions, action: a.Action) -> e.Effect | None:
    """Return which action of a card in use, or which first one of an ordered list, an action performs."""
    effects = asked.actions if isinstance(asked, p.Card) else asked.actions[:1]
    return deeds.effect_performed(effects, action)


@clause("rival_cities.turn.players_alternate")
def require_seat(state: State, seat: Seat) -> None:
    """Refuse a seat that the game does not wait for."""
    if seat not in state.to_act:
        words = "setup.other_player_chooses_second" if state.phase == "setup" else "turn.players_alternate"
        raise IllegalAction(
            f"{' and '.join(state.to_act) or 'nobody'} must act, and not {seat}", f"rival_cities.{words}"
        )


def apply(game: Game, state: State, seat: Seat, action: a.Action, chance: Chance) -> State:
    """Return the state after an action.

    Raises:
        IllegalAction: the rules refuse it.
    """
    if isinstance(action, a.Exchange):
        exchanges.require_moment(game, state, seat)
        exchanges.require_letter_exchange(game, state.table, seat, action.give, action.take)
        table = exchanges.exchange(game, state.table, seat, action.give, action.take)
        return go_on(game, replace(state, table=table), chance)
    require_seat(state, seat)
    require_answer(game, state, seat, action, exchanges.means_in_stock(state.table, seat))
    return go_on(game, carry_out(game, state, seat, action, chance), chance)


def carry_out(game: Game, state: State, seat: Seat, action: a.Action, chance: Chance) -> State:
    """Return the state right after an answer, before anything that follows of itself."""
    match state.pending[0], action:
        case p.Card() as asked, _ if effect := taken_up(asked, action):
            state = cards.take_up(state, asked, effect)
            return deeds.perform(game, state, seat, effect, action, chance, begun=True)
        case p.Actions() as asked, _ if effect := taken_up(asked, action):
            state = instead(state, replace(asked, actions=asked.actions[1:]))
            return deeds.perform(game, state, seat, effect, action, chance, begun=True)
        case p.Move(), a.Move(spaces):
            return ink_jar.move_jar(game, state, spaces)
        case p.Payment() as asked, a.Pay(product):
            return payment.pay_one(state, asked, product)
        case p.Saving() as asked, a.Save(product):
            return ships.save(state, asked, product)
        case (p.Option() | p.OptionC()) as asked, a.UseCard():
            return options.use_card(game, state, asked)
        case (p.Option() | p.OptionC()) as asked, a.PlayCard(card):
            return options.play_card(game, state, asked, card)
        case p.Option(), a.OptionC():
            return options.begin_option_c(game, state)
        case p.Option(), a.TakeCard():
            return options.take_card(game, state)
        case p.OptionC(), a.Done():
            return options.leave_out_second_option(state)
        case p.Half() as asked, a.ChooseHalf(half):
            return cards.choose_half(game, state, asked, half)
        case p.Card() as asked, a.Done():
            return cards.leave_out_rest(state, asked)
        case p.Actions() as asked, a.Done():
            return leave_out_first(state, asked)
        case p.Choice() as asked, a.Choose(product):
            return production.choose(game, state, asked, product)
        case p.Swap() as asked, a.Swap(give, take):
            return exchanges.swap(game, state, asked, give, take)
        case p.Donation() as asked, a.Donate():
            return donation.donate(state, asked)
        case p.Repeat() as asked, a.Repeat(source):
            return repeats.repeat(game, state, asked, source, chance)
        case p.Advance() as asked, a.Advance(space):
            return lawsuits.advance(game, state, asked, space)
        case p.RepeatedPayments() as asked, a.PayAgain():
            return lawsuits.pay_again(game, state, asked)
        case p.Theft() as asked, a.Steal(product):
            return piracy.steal(state, asked, product)
        case p.Upkeep() as asked, a.PayUpkeep(alliance):
            return alliances.keep_alliance(game, state, asked, alliance)
        case p.Upkeep() as asked, a.ReturnAlliance(alliance):
            return alliances.return_alliance(state, asked, alliance)
        case p.Incomes() as asked, a.Income(ship):
            return off_season.give_income(game, state, asked, ship)
        case _, a.Done():
            return instead(state)
    raise AssertionError("an action that has been allowed is carried out")


def leave_out_first(state: State, asked: p.Actions) -> State:
    """Return the state in which the first of some actions is left out, and with it the equal ones that follow
    directly.
    """
    left = asked.actions
    while left and left[0] == asked.actions[0]:
        left = left[1:]
    return instead(state, replace(asked, actions=left))


def go_on(game: Game, state: State, chance: Chance) -> State:
    """Return the state in which somebody is asked, or in which the game is over."""
    while state.phase != "over":
        if instant_win(game, state.table):
            return end_game(state)
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
    if not hasattr(state.pending[0], "asks"):
        return False
    seat = seat_asked(state)
    means = exchanges.means_after_exchanges(game, state.table, seat)
    return any(
        allowed(require_answer, game, state, seat, answer, means)
        for answer in candidates(game, state, seat)
        if not isinstance(answer, a.Done)
    )


def ask(game: Game, state: State) -> State:
    """Return the state that waits for the seat that is asked, and in which the rival may exchange letters."""
    seat, settled = seat_asked(state), not is_part_of_a_choice(state.pending[0])
    state = replace(state, to_act=(seat,), may_act=(), settled=settled, phase=phase(state))
    rival = rival_of(seat)
    can_exchange = any(True for _ in exchanges.letter_exchanges(game, state, rival))
    return replace(state, may_act=(rival,)) if can_exchange else state


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


def take_step(game: Game, state: State, step: p.Unfinished, chance: Chance) -> State:
    """Return the state after something pending has been carried out; a question that has no answer lapses."""
    table = state.table
    match step:
        case p.Start(seat):
            return setup.second_products(game, state, seat)
        case p.Turn(seat):
            return with_first(replace(state, table=replace(table, turn=seat)), p.Move())
        case p.Arrival():
            return off_season.arrive(state, step)
        case p.OffSeason(number):
            return off_season.carry_out_step(game, state, number, chance)
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
        case p.Choice():
            return replace(state, table=production.finish_gain(game, table, step))
        case p.Saving(seat, ship, price, saved=0):
            return ships.buy(game, state, seat, ship, price)
        case p.NextShip():
            return replace(state, table=ships.next_ship(table))
        case p.Sway(seat, space) if table.lawsuit_spaces.at(space):
            return replace(state, table=lawsuits.sway(game, table, seat, space))
        case p.NextLawsuit():
            return replace(state, table=court.refill(table))
        case p.Discard():
            return replace(state, table=options.discard(table))
    return state

"""What happens of itself."""

from __future__ import annotations

from msgspec.structs import replace

from ..chance import Chance
from . import effects as e
from . import lawsuits, off_season, options, prestige, production, setup, ships, workshop
from . import pending as p
from .carry_out import draw
from .effects import any_products
from .goods import gain_stars, pay
from .questions import is_of_itself
from .readings import Game
from .state import Seat, State, with_first


def take_step(game: Game, state: State, step: p.Unfinished, chance: Chance) -> State:
    """Return the state after something pending has been carried out; a question that has no answer lapses."""
    match step:
        case p.Turn(seat):
            return with_first(replace(state, table=replace(state.table, turn=seat)), p.Move())
        case p.Arrival():
            return off_season.arrive(state, step)
        case p.Discard():
            return replace(state, table=options.discard(state.table))
        case p.Sway(seat, space) if state.table.lawsuit_spaces.at(space):
            return replace(state, table=lawsuits.sway(game, state.table, seat, space))
        case p.NextShip():
            return replace(state, table=ships.next_ship(state.table))
        case p.NextLawsuit():
            return replace(state, table=lawsuits.refill(state.table))
        case p.OffSeason(number):
            return off_season.carry_out_step(game, state, number, chance)
        case p.Start(seat):
            return setup.second_products(game, state, seat)
        case p.Choice():
            return production.finish_gain(game, state, step)
        case p.Saving() if not step.saved:
            return buy(game, state, step)
        case p.Actions(seat, (effect, *rest), manner):
            state = with_first(state, replace(step, actions=tuple(rest)))
            return (
                carry_out_effect(game, state, seat, effect, manner, chance)
                if is_of_itself(game, effect, manner)
                else state
            )
        case p.Incomes(seat, (ship, *_)):
            return off_season.next_income(game, with_first(state, step), step, ship)
    return state


def buy(game: Game, state: State, saving: p.Saving) -> State:
    """Return the state after a ship has been bought whose buyer has said what is saved."""
    state = ships.carry_out_effect(
        game, ships.take_ship(state, saving.seat, saving.ship), saving.seat, saving.ship
    )
    state = replace(state, table=pay(state.table, saving.seat, saving.price))
    owed = any_products(saving.price)
    return with_first(state, p.Payment(saving.seat, owed)) if owed else state


def carry_out_effect(
    game: Game, state: State, seat: Seat, effect: e.Effect, manner: p.Manner, chance: Chance
) -> State:
    """Return the state after an effect, income or bonus has been carried out, as far as possible."""
    table = state.table
    match effect:
        case e.Gain(goods):
            return production.gain_goods(game, state, seat, goods, begun=False)
        case e.Gift(products):
            return production.give(game, state, seat, products, begun=False)
        case e.Stars(amount):
            return replace(state, table=gain_stars(table, seat, amount))
        case e.Prestige() if is_plain_move(game, manner):
            return replace(state, table=prestige.move_prestige_marker(table, seat))
        case e.Prestige():
            return prestige.earn_prestige(state, seat)
        case e.Draw():
            return draw(game, state, seat, chance)
        case e.Reactivate():
            return replace(state, table=workshop.reactivate(table, seat))
        case e.Factory(price):
            return replace(state, table=workshop.build(table, seat, price))
    return state


def is_plain_move(game: Game, manner: p.Manner) -> bool:
    """Tell whether prestige only moves the marker (ruling prestige_as_income_is_an_action)."""
    return manner == "income" and game.readings.prestige_as_income_is_an_action == "plain_move_as_income"

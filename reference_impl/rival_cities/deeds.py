"""The actions that cards show, one module for each kind: the ways to perform them, what is refused, and what
they do.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from ..chance import Chance
from ..clauses import allowed
from . import actions as a
from . import alliances, court, donation, drawing, exchanges, factories, lawsuits, piracy, production, ships
from . import effects as e
from .goods import Means, gain_stars, require_star_tokens
from .prestige import move_prestige_marker
from .readings import Game
from .repeats import may_be_repeated
from .state import SPACES, Seat, State, Table


def ways(table: Table, seat: Seat, effect: e.Effect) -> Iterable[a.Action]:
    """Return the ways to perform an action of a card, possible or not."""
    match effect:
        case e.Production():
            return production.productions(table, seat, effect)
        case e.Gift(products):
            return [a.Gift(products)]
        case e.Gain(goods):
            return [a.Gain(goods)]
        case e.Stars(amount):
            return [a.GainStars(amount)]
        case e.Donation():
            return donation.donations(effect)
        case e.Swap():
            return exchanges.swaps(table, seat)
        case e.Factory(pay):
            return [a.Build(pay)]
        case e.Reactivate():
            return [a.Reactivate()]
        case e.Draw():
            return [a.Draw()]
        case e.Prestige():
            return [a.EarnPrestige()]
        case e.Alliance():
            return alliances.alliances_to_form(table, seat)
        case e.Ship():
            return ships.purchases(table)
        case e.Advance():
            return map(a.Advance, SPACES)
        case e.CourtRuling():
            return court.court_rulings()
        case e.Piracy(most=most):
            return [a.Piracy(most)]


def possible_ways(
    game: Game, table: Table, seat: Seat, effects: e.Effects, means: Means
) -> Iterator[a.Action]:
    """Yield the ways to perform one of some actions of a card now."""
    for place, effect in enumerate(effects):
        if effect not in effects[:place]:
            for way in ways(table, seat, effect):
                if allowed(require_deed, game, table, seat, effect, way, means):
                    yield way


PERFORMED: Mapping[type[a.Action], type[e.Effect]] = {
    a.Produce: e.Production,
    a.Gift: e.Gift,
    a.Gain: e.Gain,
    a.GainStars: e.Stars,
    a.Donate: e.Donation,
    a.DonateNothing: e.Donation,
    a.Swap: e.Swap,
    a.Build: e.Factory,
    a.Reactivate: e.Reactivate,
    a.Draw: e.Draw,
    a.EarnPrestige: e.Prestige,
    a.FormAlliance: e.Alliance,
    a.Purchase: e.Ship,
    a.Advance: e.Advance,
    a.Resolve: e.CourtRuling,
    a.SwapLawsuits: e.CourtRuling,
    a.Piracy: e.Piracy,
}
"""What kind of action of a card is performed by each kind of action of a player."""


def performs(action: a.Action, effect: e.Effect) -> bool:
    """Tell whether an action performs an action of a card: it is of that kind and names what is shown."""
    if PERFORMED.get(type(action)) is not type(effect):
        return False
    match effect, action:
        case (
            e.Production(shown) | e.Gift(shown) | e.Gain(shown) | e.Factory(shown),
            a.Produce(goods) | a.Gift(goods) | a.Gain(goods) | a.Build(goods),
        ):
            return goods == shown
        case e.Donation(pay, stars), a.Donate() | a.DonateNothing():
            return (action.pay, action.stars) == (pay, stars)
        case e.Stars(shown) | e.Piracy(most=shown), a.GainStars(number) | a.Piracy(number):
            return number == shown
    return True


def effect_performed(effects: e.Effects, action: a.Action) -> e.Effect | None:
    """Return the first of these actions of a card that an action performs, if there is one."""
    for effect in effects:
        if performs(action, effect):
            return effect
    return None


def require_deed(
    game: Game, table: Table, seat: Seat, effect: e.Effect, action: a.Action, means: Means
) -> None:
    """Refuse to perform an action of a card that is not possible, or cannot be paid for."""
    match action:
        case a.Advance(space):
            lawsuits.require_advance(game, table, seat, space, means)
        case a.Produce(products, number):
            production.require_something_to_gain(game, table, seat, products)
            production.require_active_factories(table, seat, number)
        case a.Purchase(ship):
            ships.require_purchase(game, table, seat, ship, means)
        case a.FormAlliance(alliance):
            alliances.require_alliance(table, seat, alliance, means)
        case a.Gift(goods) | a.Gain(goods):
            production.require_something_to_gain(game, table, seat, goods)
        case a.Swap(give, take):
            exchanges.require_swap(game, table, seat, give, take)
        case a.Donate():
            donation.require_donation(game, table, seat, action, means)
        case a.DonateNothing():
            donation.require_donation_of_nothing(game, table, seat)
        case a.GainStars():
            require_star_tokens(table, 1)
        case a.Draw():
            drawing.require_card_to_draw(table)
        case a.Build(pay):
            factories.require_factory(table, seat, pay, means)
        case a.Reactivate():
            factories.require_inactive_factory(table, seat)
        case a.Resolve():
            court.require_marker_to_resolve(game, table, seat)
        case a.SwapLawsuits(spaces):
            court.require_swap_of_lawsuits(table, spaces)
        case a.Piracy() if isinstance(effect, e.Piracy):
            piracy.require_loot(game, table, seat, effect)


def perform(
    game: Game, state: State, seat: Seat, effect: e.Effect, action: a.Action, chance: Chance, begun: bool
) -> State:
    """Return the state after an action of a card has been performed, or begun; `begun` tells that its
    products of choice belong to a choice that the player has made already.
    """
    table = state.table
    match effect, action:
        case _, a.Produce(products, number):
            return production.produce(game, state, seat, products, number)
        case _, a.Gift(products):
            return production.give(game, state, seat, products, begun)
        case _, a.Gain(goods):
            return production.gain_goods(game, state, seat, goods, begun)
        case _, a.GainStars(stars):
            return replace(state, table=gain_stars(table, seat, stars))
        case e.Donation(), a.Donate():
            return donation.begin_donation(game, state, seat, effect)
        case _, a.DonateNothing():
            return replace(state, table=donation.add_stars_for_donation(game, table, seat))
        case e.Swap(), a.Swap():
            return exchanges.begin_swap(game, state, seat, effect, action)
        case _, a.Draw():
            table = drawing.draw(game, table, seat, chance)
            return may_be_repeated(replace(state, table=table), seat, "draw")
        case _, a.Build(pay):
            return factories.build(state, seat, pay)
        case _, a.Reactivate():
            return replace(state, table=factories.reactivate(table, seat))
        case _, a.EarnPrestige():
            table = move_prestige_marker(table, seat)
            return may_be_repeated(replace(state, table=table), seat, "prestige")
        case _, a.FormAlliance(alliance):
            return replace(state, table=alliances.form_alliance(table, seat, alliance))
        case _, a.Purchase(ship):
            return ships.purchase(game, state, seat, ship)
        case _, a.Advance(space):
            return lawsuits.begin_advance(game, state, seat, space)
        case _, a.Resolve():
            return court.rule(game, state)
        case _, a.SwapLawsuits(spaces):
            return replace(state, table=court.swap_lawsuits(table, spaces))
        case e.Piracy(), _:
            return piracy.begin_piracy(game, state, seat, effect)
    raise AssertionError("an action that has been allowed is performed")

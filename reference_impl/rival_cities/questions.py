"""What a seat that is asked may answer: whatever is worth asking the rules about."""

from __future__ import annotations

from itertools import pairwise

from . import actions as a
from . import effects as e
from . import pending as p
from .goods import number_of_products
from .ink_jar import farthest_move
from .off_season import is_order_asked
from .prestige import repeaters
from .readings import Game
from .state import SPACES, Seat, State, Table, rival_of

ITEMS = (e.Gain, e.Gift, e.Stars)
PLAIN = (e.Prestige, e.Draw, e.Reactivate)

PERFORMED: dict[type[a.Action], type[e.Effect]] = {
    a.Swap: e.Swap,
    a.Draw: e.Draw,
    a.Reactivate: e.Reactivate,
    a.EarnPrestige: e.Prestige,
    a.FormAlliance: e.Alliance,
    a.Purchase: e.Ship,
    a.Advance: e.Advance,
    a.Resolve: e.CourtRuling,
    a.SwapLawsuits: e.CourtRuling,
}
"""By the kind of an action that needs no closer look, the kind of action of a card that it performs."""


def answers(game: Game, state: State, seat: Seat) -> list[a.Action]:
    """Return the answers to what is pending first, `done` among them where one may leave it."""
    table, asked = state.table, state.pending[0]
    own = list(table.products[seat])
    match asked:
        case p.Move():
            return affordable_moves(game, table, seat)
        case p.Payment(products=products):
            return [a.Pay(product) for product in own] if products else []
        case p.Saving(price=price, saved=saved):
            return [a.Save(product) for product in e.PRODUCTS if product in price] if saved else []
        case p.Option():
            return [a.UseCard(), *hand(table, seat), a.OptionC(), a.TakeCard()]
        case p.OptionC(left=left):
            return [
                *([a.UseCard()] if "A" in left else []),
                *(hand(table, seat) if "B" in left else []),
                a.Done(),
            ]
        case p.Half():
            return [a.ChooseHalf("left"), a.ChooseHalf("right")]
        case p.Card(actions=effects):
            return [*(deed for effect in distinct(effects) for deed in deeds(table, seat, effect)), a.Done()]
        case p.Actions(actions=effects, manner=manner):
            asked_for = [effect for effect in effects[:1] if not is_of_itself(game, effect, manner)]
            return [*(deed for effect in asked_for for deed in deeds(table, seat, effect)), a.Done()]
        case p.Choice(left=left):
            return [a.Choose(product) for product in e.PRODUCTS] if left else []
        case p.Swap(left=left):
            return [*(deeds(table, seat, e.Swap(left)) if left else []), a.Done()]
        case p.Donation(pay=pay, stars=stars, left=left):
            return [*([a.Donate(pay, stars)] if left else []), a.Done()]
        case p.Repeat(action=action):
            return [*map(a.Repeat, repeaters(game, table, seat, action)), a.Done()]
        case p.Advance(spaces=spaces):
            return [a.Advance(space) for space in spaces]
        case p.RepeatedPayments(left=left):
            return [*([a.PayAgain()] if left else []), a.Done()]
        case p.Theft(most=most):
            return [*(map(a.Steal, table.products[rival_of(seat)]) if most else []), a.Done()]
        case p.Upkeep(alliances=alliances):
            return [kind(alliance) for alliance in alliances for kind in (a.PayUpkeep, a.ReturnAlliance)]
        case p.Incomes(ships=ships):
            return list(map(a.Income, ships)) if is_order_asked(game, asked) else []
    return []


def is_of_itself(game: Game, effect: e.Effect, manner: p.Manner) -> bool:
    """Tell whether an effect, income or bonus is carried out without a question (ruling
    bonus_actions_optional).
    """
    if manner == "offered":
        return False
    if isinstance(effect, ITEMS):
        return True
    performed = manner != "bonus" or game.readings.bonus_actions_optional == "is_performed"
    return performed and (isinstance(effect, PLAIN) or effect == e.Factory({}))


def affordable_moves(game: Game, table: Table, seat: Seat) -> list[a.Action]:
    """Return the moves up to a distance beyond which the player can pay for none."""
    farthest = farthest_move(game, table, seat, number_of_products(table, seat))
    return [a.Move(spaces + 1) for spaces in range(farthest)]


def hand(table: Table, seat: Seat) -> list[a.Action]:
    """Return the cards that may be played from hand."""
    return [a.PlayCard(card) for card in dict.fromkeys(table.hands[seat])]


def distinct(effects: e.Effects) -> list[e.Effect]:
    """Return each of the actions of a card once."""
    return [effect for number, effect in enumerate(effects) if effect not in effects[:number]]


def deeds(table: Table, seat: Seat, effect: e.Effect) -> list[a.Action]:
    """Return the ways to perform an action of a card."""
    match effect:
        case e.Production(products):
            return [a.Produce(products, factories) for factories in range(table.active_factories[seat] + 1)]
        case e.Gift(products):
            return [a.Gift(products)]
        case e.Gain(goods):
            return [a.Gain(goods)]
        case e.Stars(amount):
            return [a.GainStars(amount)]
        case e.Donation(pay, stars):
            return [a.Donate(pay, stars), a.DonateNothing(pay, stars)]
        case e.Swap():
            return [a.Swap(give, take) for give in table.products[seat] for take in e.PRODUCTS]
        case e.Factory(pay):
            return [a.Build(pay)]
        case e.Reactivate():
            return [a.Reactivate()]
        case e.Draw():
            return [a.Draw()]
        case e.Prestige():
            return [a.EarnPrestige()]
        case e.Alliance():
            return list(map(a.FormAlliance, (*table.alliances_on_board, *table.alliances[rival_of(seat)])))
        case e.Ship():
            return [a.Purchase(ship) for ships in table.ship_spaces for ship in ships]
        case e.Advance():
            return list(map(a.Advance, SPACES))
        case e.CourtRuling():
            return [a.Resolve(), *map(a.SwapLawsuits, pairwise(SPACES))]
        case e.Piracy(most=most):
            return [a.Piracy(most)]


def performs(action: a.Action, effect: e.Effect) -> bool:
    """Tell whether an action performs an action of a card."""
    match action, effect:
        case (
            (a.Produce(products), e.Production(shown))
            | (a.Gift(products), e.Gift(shown))
            | (a.Gain(products), e.Gain(shown))
        ):
            return products == shown
        case (a.Donate(pay, stars), e.Donation(price, gained)) | (
            a.DonateNothing(pay, stars),
            e.Donation(price, gained),
        ):
            return (pay, stars) == (price, gained)
        case a.GainStars(stars), e.Stars(amount):
            return stars == amount
        case a.Build(pay), e.Factory(price):
            return pay == price
        case a.Piracy(most), e.Piracy(most=shown):
            return most == shown
    return PERFORMED.get(type(action)) is type(effect)


def effect_performed(effects: e.Effects, action: a.Action) -> tuple[e.Effect, ...]:
    """Return the first of these actions of a card that an action performs, if there is one."""
    return tuple(effect for effect in effects if performs(action, effect))[:1]

"""The actions that cards, lawsuits and ships show: what of them is offered, and how each is performed."""

from __future__ import annotations

from collections.abc import Callable

import fleet
import lawsuits
from gains import ask_choice, receive
from game import Affordable, Game
from repeats import earn_prestige, perform_draw
from rules import LAWSUIT_SPACES, Action, Effect
from table import rival_of


def offers(game: Game, seat: str, effect: Effect, affordable: Affordable) -> list[Action]:
    """Return the ways in which a player may perform an action now, given what counts as affordable."""
    return OFFERS[effect["do"]](game, seat, effect, affordable)


def perform(game: Game, seat: str, effect: Effect, action: Action, *, begun: bool) -> None:
    """Perform an action. `begun`: by choice, so that what is named next is part of the same choice."""
    PERFORM[action["type"]](game, seat, effect, action, begun)


def offer_production(game: Game, seat: str, effect: Effect, _: Affordable) -> list[Action]:
    return [
        {"type": "produce", "products": effect["products"], "factories": factories}
        for factories in range(game.table.active_factories[seat] + 1)
    ]


def produce(game: Game, seat: str, effect: Effect, action: Action, begun: bool) -> None:
    factories = action["factories"]
    game.table.turn_factories(seat, -factories)
    if "any" in effect["products"]:
        amount = effect["products"]["any"] + factories
        one_type = game.rules.reads("production_of_choice_one_type", "one_type")
        left, each = (1, amount) if one_type else (amount, 1)
        ask_choice(game, seat, left, each=each, caption="production", gained=[], begun=begun)
    else:
        products = {product: amount + factories for product, amount in effect["products"].items()}
        receive(game, seat, products, caption="production", begun=begun)


def offer_gift(_game: Game, _seat: str, effect: Effect, _: Affordable) -> list[Action]:
    return [{"type": "gift", "products": effect["products"]}]


def receive_gift(game: Game, seat: str, effect: Effect, _: Action, begun: bool) -> None:
    receive(game, seat, effect["products"], caption="gift", begun=begun)


def offer_gain(_game: Game, _seat: str, effect: Effect, _: Affordable) -> list[Action]:
    return [{"type": "gain", "goods": effect["goods"]}]


def gain(game: Game, seat: str, effect: Effect, _: Action, begun: bool) -> None:
    receive(game, seat, effect["goods"], caption="none", begun=begun)


def offer_stars(game: Game, _seat: str, effect: Effect, _: Affordable) -> list[Action]:
    return [{"type": "gain_stars", "stars": effect["amount"]}] if game.table.star_token_supply else []


def gain_stars(game: Game, seat: str, effect: Effect, _action: Action, _begun: bool) -> None:
    game.table.gain_star_tokens(seat, effect["amount"])


def donation_bonus(game: Game, seat: str) -> int:
    """Return the star tokens that alliances add to a Donation action."""
    benefits = [game.rules.benefit(alliance) for alliance in game.table.alliances[seat]]
    return sum(benefit["stars"] for benefit in benefits if benefit["kind"] == "donation_bonus")


def offer_exchange_of_donation(game: Game, seat: str, effect: Effect, affordable: Affordable) -> list[Action]:
    takes_what_is_left = game.rules.reads("donation_with_few_tokens", "takes_what_is_left")
    needed = 1 if takes_what_is_left else effect["stars"]
    if game.table.star_token_supply < needed or not affordable(game.table, seat, effect["pay"]):
        return []
    return [{"type": "donate", "pay": effect["pay"], "stars": effect["stars"]}]


def offer_donation(game: Game, seat: str, effect: Effect, affordable: Affordable) -> list[Action]:
    exchange = offer_exchange_of_donation(game, seat, effect, affordable)
    action_is_enough = game.rules.reads("donation_needs_a_payment", "action_is_enough")
    if action_is_enough and donation_bonus(game, seat) and game.table.star_token_supply:
        return [*exchange, {"type": "donate_nothing", "pay": effect["pay"], "stars": effect["stars"]}]
    return exchange


def begin_donation(game: Game, seat: str, effect: Effect, _action: Action, _begun: bool) -> None:
    more = {"kind": "donation", "seat": seat, "pay": effect["pay"], "stars": effect["stars"]}
    if effect["times"] > 1:
        game.push({**more, "left": effect["times"] - 1})
    donate(game, seat, effect)
    game.table.gain_star_tokens(seat, donation_bonus(game, seat))


def donate(game: Game, seat: str, effect: Effect) -> None:
    """Make one exchange of a Donation."""
    game.table.gain_star_tokens(seat, effect["stars"])
    game.pay(seat, effect["pay"])


def donate_nothing(game: Game, seat: str, _effect: Effect, _action: Action, _begun: bool) -> None:
    game.table.gain_star_tokens(seat, donation_bonus(game, seat))


def offer_swap(game: Game, seat: str, _effect: Effect, _: Affordable) -> list[Action]:
    return [{"type": "swap", "give": given, "take": taken} for given, taken in game.exchanges(seat)]


def swap(game: Game, seat: str, effect: Effect, action: Action, _begun: bool) -> None:
    game.table.exchange(seat, action["give"], action["take"])
    if effect["times"] > 1:
        game.push({"kind": "swap", "seat": seat, "left": effect["times"] - 1})


def offer_factory(game: Game, seat: str, effect: Effect, affordable: Affordable) -> list[Action]:
    if not game.table.factory_supply or not affordable(game.table, seat, effect["pay"]):
        return []
    return [{"type": "build", "pay": effect["pay"]}]


def build(game: Game, seat: str, effect: Effect, _action: Action, _begun: bool) -> None:
    game.table.take_factory(seat)
    game.pay(seat, effect["pay"])


def offer_reactivation(game: Game, seat: str, _effect: Effect, _: Affordable) -> list[Action]:
    return [{"type": "reactivate"}] if game.table.inactive_factories[seat] else []


def reactivate(game: Game, seat: str, _effect: Effect, _action: Action, _begun: bool) -> None:
    game.table.turn_factories(seat, 1)


def offer_draw(game: Game, _seat: str, _effect: Effect, _: Affordable) -> list[Action]:
    return [{"type": "draw"}] if game.can_draw() else []


def draw(game: Game, seat: str, _effect: Effect, _action: Action, _begun: bool) -> None:
    perform_draw(game, seat, descends_from=[])


def offer_prestige(_game: Game, _seat: str, _effect: Effect, _: Affordable) -> list[Action]:
    return [{"type": "earn_prestige"}]


def prestige(game: Game, seat: str, _effect: Effect, _action: Action, _begun: bool) -> None:
    earn_prestige(game, seat, descends_from=[])


def offer_alliance(game: Game, seat: str, _effect: Effect, affordable: Affordable) -> list[Action]:
    within_reach = list(game.table.alliances_on_board)
    if affordable(game.table, seat, {"letter": 1}):
        within_reach += game.table.alliances[rival_of(seat)]
    return [{"type": "form_alliance", "alliance": alliance} for alliance in within_reach]


def form_alliance(game: Game, seat: str, _effect: Effect, action: Action, _begun: bool) -> None:
    alliance = action["alliance"]
    if alliance in game.table.alliances_on_board:
        game.table.alliances_on_board.remove(alliance)
    else:
        game.table.pay_shown(seat, {"letter": 1})
        game.table.alliances[rival_of(seat)].remove(alliance)
    game.table.alliances[seat].append(alliance)
    game.end_if_won(seat)


def offer_ships(game: Game, seat: str, _effect: Effect, affordable: Affordable) -> list[Action]:
    return fleet.offer_ships(game, seat, affordable)


def purchase(game: Game, seat: str, _effect: Effect, action: Action, _begun: bool) -> None:
    fleet.purchase(game, seat, action["ship"])


def offer_advance(game: Game, seat: str, _effect: Effect, affordable: Affordable) -> list[Action]:
    return lawsuits.offer_advance(game, seat, LAWSUIT_SPACES, affordable)


def advance(game: Game, seat: str, _effect: Effect, action: Action, _begun: bool) -> None:
    lawsuits.advance(game, seat, action["space"], free=False, descends_from=[])


def offer_court_ruling(game: Game, seat: str, _effect: Effect, _: Affordable) -> list[Action]:
    return lawsuits.offer_court_ruling(game, seat)


def resolve(game: Game, seat: str, _effect: Effect, _action: Action, _begun: bool) -> None:
    lawsuits.resolve_foremost(game)


def swap_lawsuits(game: Game, _seat: str, _effect: Effect, action: Action, _begun: bool) -> None:
    lawsuits.swap(game, *action["spaces"])


def offer_piracy(game: Game, seat: str, effect: Effect, _: Affordable) -> list[Action]:
    """Offer Piracy where the rival has as many products as must be taken."""
    has_loot = game.table.stock_size(rival_of(seat)) >= effect["least"]
    return [{"type": "piracy", "most": effect["most"]}] if has_loot else []


def begin_piracy(game: Game, seat: str, effect: Effect, _action: Action, begun: bool) -> None:
    theft_first = game.rules.reads("prestige_before_the_theft", "theft_first")
    theft = {"kind": "theft", "seat": seat, "least": effect["least"], "most": effect["most"]}
    theft["begun"] = begun and (theft_first or not effect["rival"])
    reward = {"kind": "actions", "seat": rival_of(seat), "actions": effect["rival"], "manner": "offered"}
    game.push(*((theft, reward) if theft_first else (reward, theft)))


OFFERS: dict[str, Callable[[Game, str, Effect, Affordable], list[Action]]] = {
    "production": offer_production,
    "gift": offer_gift,
    "gain": offer_gain,
    "stars": offer_stars,
    "donation": offer_donation,
    "swap": offer_swap,
    "factory": offer_factory,
    "reactivate": offer_reactivation,
    "draw": offer_draw,
    "prestige": offer_prestige,
    "alliance": offer_alliance,
    "ship": offer_ships,
    "advance": offer_advance,
    "court_ruling": offer_court_ruling,
    "piracy": offer_piracy,
}

PERFORM: dict[str, Callable[[Game, str, Effect, Action, bool], None]] = {
    "produce": produce,
    "gift": receive_gift,
    "gain": gain,
    "gain_stars": gain_stars,
    "donate": begin_donation,
    "donate_nothing": donate_nothing,
    "swap": swap,
    "build": build,
    "reactivate": reactivate,
    "draw": draw,
    "earn_prestige": prestige,
    "form_alliance": form_alliance,
    "purchase": purchase,
    "advance": advance,
    "resolve": resolve,
    "swap_lawsuits": swap_lawsuits,
    "piracy": begin_piracy,
}

"""Purchasing ships: prices and what lowers them, and the refilling of ship spaces."""

from __future__ import annotations

from game import Affordable, Game
from rules import PRODUCTS, Action, Frame, Goods


def discount(game: Game, seat: str) -> int:
    """Return by how many products the ships of a player lower the price of another."""
    effects = [game.rules.ship_effect(ship) for ship in game.table.ships[seat]]
    return sum(effect["products"] for effect in effects if effect["kind"] == "ship_discount")


def one_less(price: Goods, product: str) -> dict[str, int]:
    return {kind: amount - (kind == product) for kind, amount in price.items() if amount > (kind == product)}


def savable(price: Goods) -> list[str]:
    """Return the types that a product can be saved of: those shown, and else a product of choice."""
    shown = [product for product in PRODUCTS if price.get(product, 0)]
    return shown or [kind for kind in ("any",) if price.get(kind, 0)]


def lowered(price: Goods, saved: int) -> list[Goods]:
    """Return what may be left of a price from which a number of products is saved."""
    types = savable(price)
    if not saved or not types:
        return [price]
    return [last for product in types for last in lowered(one_less(price, product), saved - 1)]


def offer_ships(game: Game, seat: str, affordable: Affordable) -> list[Action]:
    saved = discount(game, seat)
    return [
        {"type": "purchase", "ship": ship}
        for space in game.table.ship_spaces
        for ship in space
        if any(
            affordable(game.table, seat, price) for price in lowered(game.rules["ships"][ship]["cost"], saved)
        )
    ]


def purchase(game: Game, seat: str, ship: str) -> None:
    lower_price(game, seat, ship, game.rules["ships"][ship]["cost"], discount(game, seat))


def lower_price(game: Game, seat: str, ship: str, price: Goods, saved: int) -> None:
    """Save some products of a price, asking which if it shows several types, and hand over the ship."""
    while saved and len(savable(price)) == 1:
        price, saved = one_less(price, savable(price)[0]), saved - 1
    if saved and savable(price):
        game.push({"kind": "saving", "seat": seat, "ship": ship, "price": price, "saved": saved})
    else:
        hand_over(game, seat, ship, price)


def offer_saving(game: Game, frame: Frame, affordable: Affordable) -> list[Action]:
    """Offer to save a product of each type after which the ship can still be paid for."""
    return [
        {"type": "save", "product": product}
        for product in savable(frame["price"])
        if any(
            affordable(game.table, frame["seat"], price)
            for price in lowered(one_less(frame["price"], product), frame["saved"] - 1)
        )
    ]


def save(game: Game, frame: Frame, action: Action) -> None:
    game.pending.remove(frame)
    price = one_less(frame["price"], action["product"])
    lower_price(game, frame["seat"], frame["ship"], price, frame["saved"] - 1)


def hand_over(game: Game, seat: str, ship: str, price: Goods) -> None:
    """Lay the ship before its buyer, who pays for it; then come its effect and the next ship."""
    next(space for space in game.table.ship_spaces if ship in space).remove(ship)
    game.table.ships[seat].append(ship)
    game.push({"kind": "next_ship"})
    effect = game.rules.ship_effect(ship)
    if effect["kind"] == "immediate":
        game.push({"kind": "actions", "seat": seat, "actions": effect["actions"], "manner": "effect"})
    game.pay(seat, price)
    if not price.get("any", 0):
        game.end_if_won(seat)


def refill(game: Game) -> None:
    """Place the top card of the ship stack on the empty ship space."""
    empty = [space for space in game.table.ship_spaces if not space]
    if empty and game.table.ship_stack:
        empty[0].append(game.table.ship_stack.pop(0))

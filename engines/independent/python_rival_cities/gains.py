"""Products and letters gained: shown ones, products of choice, and what ships and alliances add."""

from __future__ import annotations

from game import Game
from rules import PRODUCTS, Action, Frame, Goods


def gain_products(game: Game, seat: str, product: str, amount: int) -> bool:
    """Gain products of a type as far as available; say whether alliances respond to them."""
    sources = {game.table.gain_product(seat, product) for _ in range(amount)}
    if game.rules.reads("rival_product_wakes_alliance", "from_the_supply_only"):
        return "supply" in sources
    return bool(sources & {"supply", "rival"})


def receive(game: Game, seat: str, goods: Goods, *, caption: str, begun: bool) -> None:
    """Gain goods; products of choice are asked for. `begun`: the asking is part of the action just made."""
    gained = [
        product
        for product in PRODUCTS
        if product in goods and gain_products(game, seat, product, goods[product])
    ]
    for _ in range(goods.get("letter", 0)):
        game.table.gain_letter(seat)
    ask_choice(game, seat, goods.get("any", 0), each=1, caption=caption, gained=gained, begun=begun)


def ask_choice(
    game: Game, seat: str, left: int, *, each: int, caption: str, gained: list[str], begun: bool
) -> None:
    game.push(
        {
            "kind": "choice",
            "seat": seat,
            "left": left,
            "each": each,
            "caption": caption,
            "gained": gained,
            "begun": begun,
        }
    )


def offer_choice(game: Game, frame: Frame) -> list[Action]:
    """Offer every type that can be gained; a type that neither supply nor rival gives cannot be named."""
    if not frame["left"]:
        return []
    return [
        {"type": "choose", "product": product}
        for product in PRODUCTS
        if game.table.can_gain(frame["seat"], product)
    ]


def choose(game: Game, frame: Frame, action: Action) -> None:
    product = action["product"]
    if gain_products(game, frame["seat"], product, frame["each"]) and product not in frame["gained"]:
        frame["gained"].append(product)
    frame["left"] -= 1
    frame["begun"] = True


def close_choice(game: Game, frame: Frame) -> None:
    """Add what ships and alliances give for a Production or a Gift."""
    seat, gained = frame["seat"], set(frame["gained"])
    if frame["caption"] == "production":
        added = add_ship_products(game, seat)
        if game.rules.reads("ship_product_wakes_alliance", "counts"):
            gained |= added
    if frame["caption"] in ("production", "gift"):
        add_alliance_products(game, seat, gained)


def add_ship_products(game: Game, seat: str) -> set[str]:
    gained = set()
    for ship in game.table.ships[seat]:
        effect = game.rules.ship_effect(ship)
        if effect["kind"] == "production_bonus":
            gained |= {
                product
                for product, amount in effect["products"].items()
                if gain_products(game, seat, product, amount)
            }
    return gained


def add_alliance_products(game: Game, seat: str, gained: set[str]) -> None:
    for alliance in game.table.alliances[seat]:
        benefit = game.rules.benefit(alliance)
        if benefit["kind"] == "product_bonus":
            for product, amount in benefit["products"].items():
                if product in gained:
                    gain_products(game, seat, product, amount)

"""The actions that cards show, in the closed vocabulary of the component set; `pending` uses the same
form.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

Product = Literal["beer", "cloth", "leather", "furniture"]
Item = Literal["beer", "cloth", "leather", "furniture", "letter"]
Good = Literal["beer", "cloth", "leather", "furniture", "letter", "any"]
"""A product, a letter, or a product of choice."""
Goods = Mapping[Good, Annotated[int, Meta(ge=1)]]
Stock = Mapping[Product, Annotated[int, Meta(ge=1)]]
PRODUCTS: tuple[Product, ...] = get_args(Product)
ITEMS: tuple[Item, ...] = get_args(Item)


class _Effect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """An action that a card shows."""


class Production(_Effect, frozen=True, tag="production"):
    products: Goods


class Gift(_Effect, frozen=True, tag="gift"):
    products: Goods


class Gain(_Effect, frozen=True, tag="gain"):
    goods: Goods


class Stars(_Effect, frozen=True, tag="stars", rename={"stars": "amount"}):
    stars: int


class Donation(_Effect, frozen=True, tag="donation"):
    pay: Goods
    stars: int
    times: int


class ProductSwap(_Effect, frozen=True, tag="swap"):
    times: int


class Factory(_Effect, frozen=True, tag="factory"):
    pay: Goods


class Reactivation(_Effect, frozen=True, tag="reactivate"):
    pass


class CardDraw(_Effect, frozen=True, tag="draw"):
    pass


class Prestige(_Effect, frozen=True, tag="prestige"):
    pass


class Alliance(_Effect, frozen=True, tag="alliance"):
    pass


class Ship(_Effect, frozen=True, tag="ship"):
    pass


class LawsuitAdvance(_Effect, frozen=True, tag="advance"):
    pass


class CourtRuling(_Effect, frozen=True, tag="court_ruling"):
    pass


class Piracy(_Effect, frozen=True, tag="piracy"):
    least: int
    most: int
    rival: tuple[Effect, ...]


Gaining = Production | Gift | Gain | Stars | Donation | ProductSwap | Factory | Reactivation | CardDraw
OnTheBoard = Prestige | Alliance | Ship | LawsuitAdvance | CourtRuling | Piracy
Effect = Gaining | OnTheBoard
Effects = tuple[Effect, ...]


def any_products(goods: Goods) -> int:
    """Return the number of products of choice among the given goods."""
    return goods.get("any", 0)


def items(goods: Goods) -> list[tuple[Item, int]]:
    """Return the goods that are not products of choice."""
    return [(item, goods[item]) for item in ITEMS if item in goods]


def together(one: Goods, other: Goods) -> Goods:
    """Return one bag with the goods of two bags."""
    return {
        good: one.get(good, 0) + other.get(good, 0) for good in get_args(Good) if good in one or good in other
    }

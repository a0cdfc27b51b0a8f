"""What ships cost, with every stock up to a bound: printed prices, mixed ones, and what ship 19 takes off."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import NamedTuple

import pytest

from .asking import ALTONA, HAMBURG, TYPES, Json, Reference, bag, values
from .counting import CARD, Comparison, Goods, Node, after_exchanges, card_used, exchanges, pay

BOUGHT = "ship 20"
PRICES: tuple[dict[str, int], ...] = (
    {"leather": 4},
    {"furniture": 2},
    {"beer": 1},
    {"cloth": 2, "leather": 1},
    {"cloth": 1, "leather": 1},
)


def lowered(price: Mapping[str, int], kind: str) -> dict[str, int]:
    return {each: left for each in price if (left := price[each] - (each == kind))}


class Yard(NamedTuple):
    """One ship at this price for Hamburg, who may have ship 19."""

    price: Mapping[str, int]
    ship_19: bool

    def prices(self) -> list[dict[str, int]]:
        """Return what the ship may cost: without ship 19 its price, with it one product of any type less."""
        return [lowered(self.price, kind) for kind in self.price] if self.ship_19 else [dict(self.price)]

    def asked(self, goods: Goods) -> Node:
        possible = any(pay(way, price) for way in after_exchanges(goods) for price in self.prices())
        return Node(goods, ("ask" if possible else "over", False))

    def moves(self, node: Node) -> Iterator[tuple[Json, Node]]:
        goods, (what, _) = node
        payable = [price for price in self.prices() if pay(goods, price) is not None]
        if what == "save":
            for kind in self.price:
                if lowered(self.price, kind) in payable:
                    left = pay(goods, lowered(self.price, kind))
                    assert left
                    yield {"type": "save", "product": kind}, Node(left, ("over", True))
            return
        if payable:
            left = pay(goods, payable[0])
            assert left
            asked = self.ship_19 and len(self.price) > 1
            after = Node(goods, ("save", False)) if asked else Node(left, ("over", True))
            yield {"type": "purchase", "ship": BOUGHT}, after
        for action, way in exchanges(goods):
            yield action, self.asked(way)
        yield {"type": "done"}, Node(goods, ("over", False))


def shipyard(price: Mapping[str, int]) -> Reference:
    made = values()
    made["ships"][BOUGHT]["cost"] = dict(price)
    made["basic_cards"][CARD] = {"number": 6, "copies": 1, "actions": [{"do": "ship"}]}
    return Reference(made, {})


@pytest.mark.sampled(3)
@pytest.mark.parametrize("ship_19", [False, True], ids=["full price", "ship 19"])
@pytest.mark.parametrize("price", PRICES, ids=str)
def test_a_ship_costs_its_price_or_one_product_less(price: dict[str, int], ship_19: bool) -> None:
    engine, comparison, yard = shipyard(price), Comparison(), Yard(price, ship_19)
    for letters in (0, 1):
        ranges = [range(price.get(kind, 0) + 2 if kind in price else 1 + letters) for kind in TYPES]
        for stock in product(*ranges):
            state, goods = card_used(
                engine,
                bag(stock),
                {},
                letters={HAMBURG: letters, ALTONA: 0},
                ships={HAMBURG: ["ship 19"] if ship_19 else [], ALTONA: ["ship 16"]},
                ship_spaces=[[BOUGHT], [], [], []],
                ship_stack=[],
                ships_in_box=[name for name in values()["ships"] if name not in bought_or_owned(ship_19)],
            )
            comparison.walk(
                engine,
                state,
                yard.asked(goods),
                yard.moves,
                see=lambda state: BOUGHT in state["table"]["ships"][HAMBURG],
                shown=lambda node: node.stage[1],
            )
    comparison.agreed(at_least=6)


def bought_or_owned(ship_19: bool) -> tuple[str, ...]:
    return (BOUGHT, "ship 16", "ship 19") if ship_19 else (BOUGHT, "ship 16")

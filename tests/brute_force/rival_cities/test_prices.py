"""What may be paid, with every stock up to a bound.

Prices are of named products, of products of choice and of both, letters exchanged first.

A payment is one moment, within which an action shows what it brings before what is paid by choice. The cards
of the set show few such prices, so one card is given others here. A question is asked as long as the player
can pay, now or after letter exchanges of their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple

import pytest

from .asking import ALTONA, HAMBURG, TYPES, Json, Reference, bag, stocks
from .counting import (
    Comparison,
    Goods,
    Node,
    after_exchanges,
    card_used,
    exchanges,
    pay,
    ways_to_pay,
    with_a_card,
)

PRICES: tuple[dict[str, int], ...] = (
    {"any": 2},
    {"any": 3},
    {"furniture": 2},
    {"leather": 1, "any": 1},
    {"cloth": 1, "leather": 1},
    {"beer": 1, "cloth": 1, "any": 2},
)


def named(price: Mapping[str, int]) -> str:
    return " and ".join(f"{number} {kind}" for kind, number in price.items())


class Deal(NamedTuple):
    """A price, how often it may be paid, and the star tokens that it brings.

    Without any, it brings a factory.
    """

    price: Mapping[str, int]
    times: int = 1
    stars: int = 0

    def on_a_card(self) -> Json:
        if self.stars:
            return {"do": "donation", "pay": dict(self.price), "stars": self.stars, "times": self.times}
        return {"do": "factory", "pay": dict(self.price)}

    def begin(self) -> Json:
        pay = {"pay": dict(self.price)}
        return {"type": "donate", **pay, "stars": self.stars} if self.stars else {"type": "build", **pay}

    def worth(self, goods: Goods) -> Goods | None:
        """Return the goods after a deal is paid, or nothing where the supply has nothing to give for it."""
        if not self.stars:
            active = goods.active[0] + 1, goods.active[1]
            left = goods._replace(active=active, factory_supply=goods.factory_supply - 1)
            return left if goods.factory_supply else None
        gained = min(self.stars, goods.stars[2])
        tokens = goods.stars[0] + gained, goods.stars[1], goods.stars[2] - gained
        return goods._replace(stars=tokens) if gained else None

    def asked(self, goods: Goods, times: int) -> Node:
        """Return the question whether to pay, unless nothing can come of it."""
        possible = any(ways_to_pay(way, self.price) for way in after_exchanges(goods))
        return Node(goods, ("ask", times) if times and possible and self.worth(goods) else ("over",))

    def paid(self, goods: Goods, due: int, times: int) -> Node:
        """Return what follows when so much of the price is still due."""
        return Node(goods, ("pay", due, times)) if due else self.asked(goods, times - 1)

    def moves(self, node: Node) -> Iterator[tuple[Json, Node]]:
        goods, stage = node
        if stage[0] == "pay":
            _, due, times = stage
            for kind in TYPES:
                if left := pay(goods, {kind: 1}):
                    yield {"type": "pay", "product": kind}, self.paid(left, due - 1, times)
            return
        _, times = stage
        if ways_to_pay(goods, self.price):
            left = pay(goods, {kind: number for kind, number in self.price.items() if kind != "any"})
            assert left
            after = self.worth(left)
            assert after
            yield self.begin(), self.paid(after, self.price.get("any", 0), times)
        for action, left in exchanges(goods):
            yield action, self.asked(left, times)
        yield {"type": "done"}, Node(goods, ("over",))


def compare(
    deal: Deal, most: int, letters: int, engine: Reference, comparison: Comparison, **changes: Any
) -> None:
    for stock in stocks(most):
        state, goods = card_used(
            engine, bag(stock), {}, **{"letters": {HAMBURG: letters, ALTONA: 0}, **changes}
        )
        comparison.walk(engine, state, deal.asked(goods, deal.times), deal.moves)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("price", PRICES, ids=named)
def test_a_factory_is_paid_for_in_every_way_and_in_no_other(price: dict[str, int]) -> None:
    deal = Deal(price)
    engine, comparison = with_a_card(deal.on_a_card()), Comparison()
    compare(deal, 2, 0, engine, comparison)
    compare(deal, 1, 1, engine, comparison)
    comparison.agreed(at_least=81 + 16)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("price", PRICES, ids=named)
def test_a_donation_is_paid_in_every_way_and_as_often_as_shown(price: dict[str, int]) -> None:
    deal = Deal(price, times=2, stars=2)
    engine, comparison = with_a_card(deal.on_a_card()), Comparison()
    compare(deal, 2, 0, engine, comparison)
    compare(deal, 1, 1, engine, comparison)
    comparison.agreed(at_least=81 + 16)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("supply", range(6))
def test_a_donation_brings_the_star_tokens_that_are_left(supply: int) -> None:
    comparison = Comparison()
    for times, stars in product((1, 2, 3), repeat=2):
        deal = Deal({"beer": 1}, times, stars)
        engine = with_a_card(deal.on_a_card())
        for beer in range(5):
            state, goods = card_used(
                engine, {"beer": beer} if beer else {}, {}, star_tokens={HAMBURG: 0, ALTONA: 12 - supply}
            )
            comparison.walk(engine, state, deal.asked(goods, deal.times), deal.moves)
    comparison.agreed(at_least=45)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("supply", range(3))
def test_a_factory_is_paid_for_only_while_the_supply_has_one(supply: int) -> None:
    deal = Deal({"any": 2})
    engine, comparison = with_a_card(deal.on_a_card()), Comparison()
    compare(deal, 2, 0, engine, comparison, active_factories={HAMBURG: 1, ALTONA: 11 - supply})
    comparison.agreed(at_least=81)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("price", [{"beer": 2}, {"leather": 1, "any": 1}], ids=named)
def test_a_question_lapses_when_the_supply_cannot_give_what_letters_would_have_to_bring(
    price: dict[str, int],
) -> None:
    small = {"beer": 3, "cloth": 1, "leather": 2, "furniture": 1}
    deal = Deal(price, stars=1)
    engine, comparison = with_a_card(deal.on_a_card(), small), Comparison()
    for beer, cloth, leather, letters in product(range(4), range(2), range(3), range(3)):
        for rival_beer, rival_leather in product(range(4 - beer), range(3 - leather)):
            supply = small["beer"] - beer - rival_beer
            # The reference waits for `done` where the supply has some of the missing beer, but too little,
            # and there would be letters enough for all of it.
            if 0 < supply < price.get("beer", 0) - beer <= letters:
                continue
            state, goods = card_used(
                engine,
                bag((beer, cloth, leather, 0)),
                bag((rival_beer, 0, rival_leather, 0)),
                letters={HAMBURG: letters, ALTONA: 0},
            )
            comparison.walk(engine, state, deal.asked(goods, deal.times), deal.moves)
    comparison.agreed(at_least=340)

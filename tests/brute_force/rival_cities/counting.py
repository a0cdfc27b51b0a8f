"""The goods of both players once more, in plain numbers.

A walk holds a small model of a decision against the reference.

Everything is seen from the player who acts first, here called `own`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple

from .asking import (
    ALTONA,
    HAMBURG,
    SEATS,
    TYPES,
    Json,
    Reference,
    Stock,
    key,
    position,
    stock_of,
    values,
    words,
)

Three = tuple[int, int, int]
"""How many the player has, the rival has and the supply has."""


class Goods(NamedTuple):
    """All products, letters, star tokens and factories of a position."""

    own: Stock
    rival: Stock
    supply: Stock
    letters: Three
    stars: Three
    active: tuple[int, int]
    inactive: tuple[int, int]
    factory_supply: int


def read(state: Json, own: str = HAMBURG) -> Goods:
    """Return the goods that a state shows."""
    table = state["table"]
    rival = next(seat for seat in SEATS if seat != own)
    return Goods(
        stock_of(table["products"][own]),
        stock_of(table["products"][rival]),
        stock_of(table["product_supply"]),
        (table["letters"][own], table["letters"][rival], table["letter_supply"]),
        (table["star_tokens"][own], table["star_tokens"][rival], table["star_token_supply"]),
        (table["active_factories"][own], table["active_factories"][rival]),
        (table["inactive_factories"][own], table["inactive_factories"][rival]),
        table["factory_supply"],
    )


def changed(stock: Stock, changes: Mapping[str, int]) -> Stock:
    beer, cloth, leather, furniture = (
        number + changes.get(kind, 0) for kind, number in zip(TYPES, stock, strict=True)
    )
    return beer, cloth, leather, furniture


def pay(goods: Goods, price: Mapping[str, int]) -> Goods | None:
    """Return what is left after named products and letters are paid, or nothing where they cannot be."""
    own = changed(goods.own, {kind: -number for kind, number in price.items()})
    letter = price.get("letter", 0)
    if min(own) < 0 or goods.letters[0] < letter:
        return None
    letters = goods.letters[0] - letter, goods.letters[1], goods.letters[2] + letter
    return goods._replace(own=own, supply=changed(goods.supply, price), letters=letters)


def payments(number: int) -> list[dict[str, int]]:
    """Return every bag with a number of products."""
    return [
        {kind: part for kind, part in zip(TYPES, parts, strict=True) if part}
        for parts in product(range(number + 1), repeat=len(TYPES))
        if sum(parts) == number
    ]


def ways_to_pay(goods: Goods, price: Mapping[str, int]) -> set[Goods]:
    """Return what may be left after a price: every bag is tried for the products of choice in it."""
    left = pay(goods, {kind: number for kind, number in price.items() if kind != "any"})
    found = (pay(left, bag) for bag in payments(price.get("any", 0))) if left else ()
    return {way for way in found if way}


def exchanges(goods: Goods) -> Iterator[tuple[Json, Goods]]:
    """Return every letter exchange and what it leaves."""
    if goods.letters[0]:
        for give, take in product(TYPES, repeat=2):
            given = pay(goods, {give: 1, "letter": 1})
            if given and goods.supply[TYPES.index(take)]:
                own, supply = changed(given.own, {take: 1}), changed(given.supply, {take: -1})
                yield (
                    {"type": "exchange", "give": give, "take": take},
                    given._replace(own=own, supply=supply),
                )


def after_exchanges(goods: Goods) -> set[Goods]:
    """Return everything that one's own letter exchanges can make of some goods, none included."""
    found = {goods}
    fringe = [goods]
    while fringe:
        for _, after in exchanges(fringe.pop()):
            if after not in found:
                found.add(after)
                fringe.append(after)
    return found


CARD, JAR = "cloth production", 7


def with_a_card(action: Json, products: Mapping[str, int] | None = None, **readings: Any) -> Reference:
    """Return the reference under a component set in which one basic card shows this action.

    The set may have fewer products.
    """
    made = values(products=products) if products else values()
    made["basic_cards"][CARD] = {"number": 6, "copies": 1, "actions": [action]}
    return Reference(made, readings)


def card_used(
    engine: Reference, own: Mapping[str, int], rival: Mapping[str, int], **changes: Any
) -> tuple[Json, Goods]:
    """Return the state in which Hamburg has just used that card, and the goods."""
    products = {HAMBURG: own, ALTONA: rival}
    state = position(engine, [{"kind": "option"}], ink_jar=JAR, products=products, **changes)
    return engine.play(state, HAMBURG, {"type": "use_card"}), read(state)


class Node(NamedTuple):
    """A moment of a model: the goods, and whatever the model has to know besides."""

    goods: Goods
    stage: tuple[Any, ...]


OVER = ("over",)
"""The stage in which the decisions of a model are behind the player; more may follow the word."""

Moves = Callable[[Node], Iterable[tuple[Json, Node]]]
"""What a player may do at a node, and where it leads."""


def only(*choices: tuple[Json, Node]) -> Moves:
    """Return the moves of a model in which these choices are all that there is."""
    return lambda _: choices


class Comparison:
    """What was compared: the number of nodes, and each difference as a line."""

    def __init__(self) -> None:
        self.nodes = 0
        self.configurations = 0
        self.differences: list[str] = []

    def walk(
        self,
        reference: Reference,
        state: Json,
        start: Node,
        moves: Moves,
        see: Callable[[Json], object] = lambda _: None,
        shown: Callable[[Node], object] = lambda _: None,
        is_open: Callable[[Json], bool] = lambda state: state["to_act"] == [HAMBURG],
    ) -> None:
        """Compare all that can be played from a state with the model's nodes from `start` on.

        `see` and `shown` say what of a state must agree besides the goods, in the state and in the model;
        `is_open` tells whether the decisions of the model are not yet behind the player. Different ways to
        one node must lead to the same state.
        """
        self.configurations += 1
        known: dict[Node, str] = {}
        fringe = [(state, start, "")]
        while fringe:
            state, node, way = fringe.pop()
            if node in known:
                if key(state) != known[node]:
                    self.differences.append(f"{node} has two states, one of them by {way}")
                continue
            known[node] = key(state)
            self.nodes += 1
            if read(state) != node.goods or see(state) != shown(node):
                found = f"{read(state)} {see(state)}"
                self.differences.append(f"{start}{way}: {found}, and it must be {node} {shown(node)}")
                continue
            if is_open(state) == (node.stage[0] == "over"):
                self.differences.append(
                    f"{start}{way}: comes to {state['pending']}, and it must be {node.stage}"
                )
                continue
            if node.stage[0] == "over":
                continue
            wanted = {words([action])[0]: (action, after) for action, after in moves(node)}
            listed = words(reference.actions(state, HAMBURG))
            if listed != sorted(wanted):
                only = [line for line in listed if line not in wanted]
                missing = [line for line in wanted if line not in listed]
                self.differences.append(f"{start}{way}: listed {only}, not listed {missing}")
            for line, (action, after) in wanted.items():
                if line in listed:
                    fringe.append((reference.play(state, HAMBURG, action), after, f"{way} {brief(action)}"))

    def agreed(self, at_least: int) -> None:
        """Refuse a difference, and a comparison of less than was meant."""
        told = "\n".join(self.differences[:5])
        assert not self.differences, f"{len(self.differences)} differences in {self.nodes} positions:\n{told}"
        assert self.configurations >= at_least, f"{self.configurations} of {at_least} were compared"


def brief(action: Json) -> str:
    return json.dumps(list(action.values()), ensure_ascii=False)


def can_gain(goods: Goods, kind: str) -> bool:
    """Tell whether the supply or the rival gives a product of this type, or a letter."""
    own, rival, supply = held(goods, kind)
    return supply > 0 or rival > own


def held(goods: Goods, kind: str) -> Three:
    """Return how many products of a type, or letters, the player, the rival and the supply have."""
    if kind == "letter":
        return goods.letters
    place = TYPES.index(kind)
    return goods.own[place], goods.rival[place], goods.supply[place]


def with_held(goods: Goods, kind: str, own: int, rival: int, supply: int) -> Goods:
    if kind == "letter":
        return goods._replace(letters=(own, rival, supply))
    before = held(goods, kind)
    return goods._replace(
        own=changed(goods.own, {kind: own - before[0]}),
        rival=changed(goods.rival, {kind: rival - before[1]}),
        supply=changed(goods.supply, {kind: supply - before[2]}),
    )


def gain(goods: Goods, kind: str, number: int, once: bool = False) -> tuple[Goods, int, int]:
    """Return the goods after a gain, and how many came from the supply and how many from the rival.

    Before each product that the supply lacks it is asked again whether the rival has more, unless that is
    asked `once` for all that are missing.
    """
    own, rival, supply = held(goods, kind)
    from_supply = from_rival = 0
    asked = False
    for _ in range(number):
        if supply > 0:
            supply, own, from_supply = supply - 1, own + 1, from_supply + 1
        elif rival > 0 and (rival > own or (once and asked)):
            rival, own, from_rival, asked = rival - 1, own + 1, from_rival + 1, True
    return with_held(goods, kind, own, rival, supply), from_supply, from_rival

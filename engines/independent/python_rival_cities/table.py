"""What lies on the table: the lasting part of a state, and how goods move between supply and stocks."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, fields
from typing import Any, Self

from rules import ALTONA, HAMBURG, PRODUCTS, Goods

Mark = dict[str, Any]  # {side, space}: a marker on a track with two sides
NEUTRAL: Mark = {"side": "neutral", "space": 0}


def rival_of(seat: str) -> str:
    return ALTONA if seat == HAMBURG else HAMBURG


def moved(mark: Mark, seat: str) -> Mark:
    """Return a marker one space nearer to the end of the track that is this city's."""
    if mark["side"] == rival_of(seat):
        nearer = mark["space"] - 1
        return {"side": mark["side"], "space": nearer} if nearer else dict(NEUTRAL)
    return {"side": seat, "space": mark["space"] + 1}


def shift(bag: dict[str, int], product: str, amount: int) -> None:
    """Add a number of products to a bag (take them out if it is negative); a type without any is removed."""
    bag[product] = bag.get(product, 0) + amount
    if not bag[product]:
        del bag[product]


@dataclass
class Table:
    """The `table` of a state, by state.json."""

    seats: list[str]
    turn: str
    bell_token: list[str]
    ink_jar: int
    prestige_marker: Mark
    products: dict[str, dict[str, int]]
    product_supply: dict[str, int]
    letters: dict[str, int]
    letter_supply: int
    active_factories: dict[str, int]
    inactive_factories: dict[str, int]
    factory_supply: int
    star_tokens: dict[str, int]
    star_token_supply: int
    basic_cards: list[str]
    dark_spaces: list[list[str]]
    action_stack: list[str]
    discard_pile: list[str]
    hands: dict[str, list[str]]
    card_in_play: list[str]
    alliances_on_board: list[str]
    alliances: dict[str, list[str]]
    alliances_in_box: list[str]
    ship_stack: list[str]
    ship_spaces: list[list[str]]
    ships: dict[str, list[str]]
    ships_in_box: list[str]
    lawsuit_stack: list[str]
    lawsuit_spaces: dict[str, list[dict[str, Any]]]
    lawsuits_won: dict[str, list[str]]
    lawsuits_won_by_nobody: list[str]
    lawsuits_in_box: list[str]

    @classmethod
    def load(cls, table: Mapping[str, Any]) -> Self:
        return cls(**{field.name: deepcopy(table[field.name]) for field in fields(cls)})

    def save(self) -> dict[str, Any]:
        return {field.name: deepcopy(getattr(self, field.name)) for field in fields(self)}

    def card_names(self) -> list[str]:
        """Return the names of all cards that the game may come to use."""
        places = [
            self.basic_cards,
            *self.dark_spaces,
            self.action_stack,
            self.discard_pile,
            self.card_in_play,
        ]
        places += [self.alliances_on_board, self.ship_stack, *self.ship_spaces, self.lawsuit_stack]
        for held in (self.hands, self.alliances, self.ships, self.lawsuits_won):
            places += held.values()
        places += [[opened["lawsuit"] for opened in space] for space in self.lawsuit_spaces.values()]
        return [name for place in places for name in place]

    def stock_size(self, seat: str) -> int:
        return sum(self.products[seat].values())

    def types_in_stock(self, seat: str) -> list[str]:
        return [product for product in PRODUCTS if self.products[seat].get(product, 0)]

    def types_in_supply(self) -> list[str]:
        return [product for product in PRODUCTS if self.product_supply.get(product, 0)]

    def return_product(self, seat: str, product: str) -> None:
        """Put a product from a stock into the supply."""
        shift(self.products[seat], product, -1)
        shift(self.product_supply, product, 1)

    def pay_shown(self, seat: str, price: Goods) -> None:
        """Pay the letters and the products of a shown type; products of choice are named one at a time."""
        for product in PRODUCTS:
            for _ in range(price.get(product, 0)):
                self.return_product(seat, product)
        self.letters[seat] -= price.get("letter", 0)
        self.letter_supply += price.get("letter", 0)

    def exchange(self, seat: str, given: str, taken: str) -> None:
        self.return_product(seat, given)
        shift(self.product_supply, taken, -1)
        shift(self.products[seat], taken, 1)

    def rival_has_more(self, seat: str, product: str) -> bool:
        return self.products[rival_of(seat)].get(product, 0) > self.products[seat].get(product, 0)

    def can_gain(self, seat: str, product: str) -> bool:
        return bool(self.product_supply.get(product, 0)) or self.rival_has_more(seat, product)

    def take_from_rival(self, seat: str, product: str) -> None:
        shift(self.products[rival_of(seat)], product, -1)
        shift(self.products[seat], product, 1)

    def gain_product(self, seat: str, product: str) -> str:
        """Gain one product, from the supply or in a shortage from the rival; return where it came from."""
        if self.product_supply.get(product, 0):
            shift(self.product_supply, product, -1)
            shift(self.products[seat], product, 1)
            return "supply"
        if self.rival_has_more(seat, product):
            self.take_from_rival(seat, product)
            return "rival"
        return "nowhere"

    def gain_letter(self, seat: str) -> None:
        rival = rival_of(seat)
        if self.letter_supply:
            self.letter_supply -= 1
            self.letters[seat] += 1
        elif self.letters[rival] > self.letters[seat]:
            self.letters[rival] -= 1
            self.letters[seat] += 1

    def gain_star_tokens(self, seat: str, amount: int) -> None:
        gained = min(amount, self.star_token_supply)
        self.star_token_supply -= gained
        self.star_tokens[seat] += gained

    def take_factory(self, seat: str) -> None:
        self.factory_supply -= 1
        self.active_factories[seat] += 1

    def turn_factories(self, seat: str, activated: int) -> None:
        """Make a number of inactive factories active (if it is negative, active ones inactive)."""
        self.inactive_factories[seat] -= activated
        self.active_factories[seat] += activated


def can_pay(table: Table, seat: str, price: Goods) -> bool:
    """Tell whether a price can be paid as things are."""
    stock = table.products[seat]
    shown = {product: price.get(product, 0) for product in PRODUCTS}
    return (
        all(stock.get(product, 0) >= amount for product, amount in shown.items())
        and table.stock_size(seat) >= sum(shown.values()) + price.get("any", 0)
        and table.letters[seat] >= price.get("letter", 0)
    )


def in_reach(table: Table, seat: str, price: Goods) -> bool:
    """Tell whether a price can be paid as things are, or after letter exchanges of the payer's own."""
    stock = table.products[seat]
    shown = {product: price.get(product, 0) for product in PRODUCTS}
    missing = {product: max(0, amount - stock.get(product, 0)) for product, amount in shown.items()}
    return (
        table.stock_size(seat) >= sum(shown.values()) + price.get("any", 0)
        and table.letters[seat] >= price.get("letter", 0) + sum(missing.values())
        and all(table.product_supply.get(product, 0) >= amount for product, amount in missing.items())
    )


def total(*prices: Goods) -> dict[str, int]:
    """Return several prices as one."""
    return {kind: sum(price.get(kind, 0) for price in prices) for price in prices for kind in price}

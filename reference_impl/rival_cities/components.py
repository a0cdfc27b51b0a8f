"""The component set: every printed value that the rules need; lookups are recorded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from typing import Annotated, Any, Literal, TypeVar

from msgspec import Meta, Struct

from .. import readings
from ..entries import Entries, Noted, component_set
from ..refusals import Unsupported
from .effects import PRODUCTS, CourtRuling, Effects, Goods, Piracy, Product, Production, Stock
from .pending import Repeatable
from .state import Cards

T = TypeVar("T")
C = TypeVar("C", bound="_Card")
Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]


class _Read(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a component set as the kit sends it."""


class _Card(_Read, frozen=True):
    copies: Positive


class ActionCard(_Card, frozen=True, kw_only=True):
    """An action card: its actions, or the two halves of a split card; only basic cards have a number."""

    actions: Effects = ()
    halves: tuple[Effects, ...] = ()
    number: Count = 0


class _Benefit(_Read, frozen=True, tag_field="kind"):
    """The effect of an alliance or a ship."""


class WithActions(_Benefit, frozen=True):
    actions: Effects


class Immediate(WithActions, frozen=True, tag="immediate"):
    pass


class IncomeEffect(WithActions, frozen=True, tag="income"):
    pass


class LawsuitBonus(WithActions, frozen=True, tag="lawsuit_bonus"):
    pass


class ProductionBonus(_Benefit, frozen=True, tag="production_bonus"):
    products: Stock


class ProductBonus(_Benefit, frozen=True, tag="product_bonus"):
    products: Stock


class DonationBonus(_Benefit, frozen=True, tag="donation_bonus"):
    stars: Positive


class BothHalves(_Benefit, frozen=True, tag="both_halves"):
    pass


class RepeatEffect(_Benefit, frozen=True, tag="repeat"):
    action: Repeatable
    pay: Goods


class Jar(_Benefit, frozen=True, tag="jar"):
    free_spaces: Positive


class FreeOptionC(_Benefit, frozen=True, tag="free_option_c"):
    pass


class ShipDiscount(_Benefit, frozen=True, tag="ship_discount"):
    products: Positive


class NoEffect(_Benefit, frozen=True, tag="none"):
    pass


ShipActions = Immediate | IncomeEffect | LawsuitBonus
ShipEffect = ShipActions | ProductionBonus | RepeatEffect | Jar | FreeOptionC | ShipDiscount | NoEffect


class AllianceCard(_Card, frozen=True):
    upkeep: Goods
    stars: Count
    benefit: ProductBonus | DonationBonus | BothHalves | RepeatEffect


class ShipCard(_Card, frozen=True):
    cost: Goods
    stars: Count
    stars_per_ship: Count
    effect: ShipEffect


class LawsuitCard(_Card, frozen=True):
    costs: Goods
    bonus: Effects
    win: Effects
    stars: Count


class OverviewCard(_Read, frozen=True):
    name: str
    actions: Effects


class PrestigeSpace(_Read, frozen=True):
    income: Effects
    stars: Count


class Values(_Read, frozen=True):
    """A component set as it is received."""

    products: Mapping[Product, Positive]
    letters: Positive
    factories: Positive
    star_tokens: Positive
    ink_spaces: tuple[Literal["off_season", "light", "dark"], ...]
    off_season_space: OverviewCard
    first_game_layout: Cards
    prestige_track: Annotated[tuple[PrestigeSpace, ...], Meta(min_length=1)]
    basic_cards: Mapping[str, ActionCard]
    special_cards: Mapping[str, ActionCard]
    alliances: Mapping[str, AllianceCard]
    lawsuits: Mapping[str, LawsuitCard]
    ships: Mapping[str, ShipCard]


class Components:
    """A component set that meets the conditions of the game."""

    products = Noted[Mapping[Product, int]]()
    letters = Noted[int]()
    factories = Noted[int]()
    star_tokens = Noted[int]()
    ink_spaces = Noted[Cards]()
    off_season_space = Noted[OverviewCard]()
    first_game_layout = Noted[Cards]()
    prestige_track = Noted[tuple[PrestigeSpace, ...]]()

    def __init__(self, values: Mapping[str, Any]) -> None:
        """Read a component set.

        Raises:
            Unsupported: with a sentence for every condition that the set breaks.
        """
        read = component_set(values, Values)
        faults = set_faults(read)
        if faults:
            raise Unsupported(*faults)
        self.values = read
        spaces = read.ink_spaces
        self.ink_places = tuple(spaces[:number].count(kind) for number, kind in enumerate(spaces))
        """For each ink space, how many spaces of its kind come before it."""
        self.basic_cards = Entries("basic_cards", read.basic_cards)
        self.special_cards = Entries("special_cards", read.special_cards)
        self.alliances = Entries("alliances", read.alliances)
        self.lawsuits = Entries("lawsuits", read.lawsuits)
        self.ships = Entries("ships", read.ships)
        kinds = ("basic_cards", "special_cards", "alliances", "lawsuits", "ships")
        self.known = {kind: frozenset(getattr(read, kind)) for kind in kinds}

    def action_card(self, name: str) -> ActionCard:
        """Return an action card: basic, special, or the one that is printed on the off-season overview."""
        if name in self.basic_cards:
            return self.basic_cards[name]
        if name in self.special_cards:
            return self.special_cards[name]
        return ActionCard(copies=1, actions=self.off_season_space.actions)


def all_of(cards: Entries[C]) -> Cards:
    """Return every card of a kind, including copies."""
    return tuple(name for name, card in cards.items() for _ in range(card.copies))


def set_faults(values: Values) -> list[str]:
    """Return a sentence for every condition that a component set breaks."""
    return [*_board_faults(values), *_number_faults(values), *_card_faults(values), *_effect_faults(values)]


Game = readings.Game[Components]
configure = readings.configuring(Components)


def _board_faults(values: Values) -> list[str]:
    layout, cards, spaces = values.first_game_layout, values.basic_cards, values.ink_spaces
    numbers = [cards[name].number for name in layout if name in cards]
    checks = {
        "the off-season overview must have exactly one ink space, the first": (
            spaces[:1] == ("off_season",) and spaces.count("off_season") == 1
        ),
        f"{len(cards)} basic action cards do not fill {spaces.count('light')} light edge spaces": len(cards)
        == spaces.count("light"),
        "there are fewer special action cards than dark yellow edge spaces": _copies(values.special_cards)
        >= spaces.count("dark"),
        "the layout for a first game does not name every basic action card once": sorted(layout)
        == sorted(cards),
        "the layout for a first game is not in ascending order": all(
            one < other for one, other in pairwise(numbers)
        ),
    }
    return _broken(checks)


def _number_faults(values: Values) -> list[str]:
    checks = {
        "10 ships cannot be in play": _copies(values.ships) >= 10,
        "4 alliances cannot be in play": _copies(values.alliances) >= 4,
        "7 lawsuits cannot be in play": _copies(values.lawsuits) >= 7,
        "there are not enough factories for the start of a game": values.factories >= 2,
        "there must be products of all four types": set(values.products) == set(PRODUCTS),
        "there are not enough goods for the start of a game": values.products.get("beer", 0) >= 3,
    }
    return _broken(checks)


def _card_faults(values: Values) -> list[str]:
    faults = []
    for name, card in {**values.basic_cards, **values.special_cards}.items():
        if [bool(card.actions), *map(bool, card.halves)] not in ([True], [False, True, True]):
            faults.append(f"{name} must show either actions or two halves with actions")
    singles: dict[str, _Card] = {**values.basic_cards, **values.alliances, **values.ships}
    faults += [
        f"there must be only one {name}, because this card is identified by its name"
        for name, card in singles.items()
        if card.copies > 1
    ]
    overview = values.off_season_space.name
    names = [*values.basic_cards, *values.special_cards, *values.alliances, *values.ships, overview]
    faults += [f"two different cards are called {name}" for name in Counter(names) - Counter(set(names))]
    faults += [
        f"{name} is a basic action card without a number"
        for name, card in values.basic_cards.items()
        if not card.number
    ]
    return faults


def _effect_faults(values: Values) -> list[str]:
    faults = []
    for name, effects in _effects(values):
        for effect in effects:
            if isinstance(effect, Production) and len(effect.products) != 1:
                faults.append(f"{name}: a Production action must show one type of product")
            if isinstance(effect, Piracy) and effect.least > effect.most:
                faults.append(f"{name}: a Piracy action cannot ask for more products than it allows")
    for name, lawsuit in values.lawsuits.items():
        if any(isinstance(effect, CourtRuling) for effect in lawsuit.bonus):
            faults.append(f"{name}: a Court ruling would take the lawsuit away while it is being advanced")
    return faults


def _effects(values: Values) -> list[tuple[str, Effects]]:
    found: list[tuple[str, Effects]] = [(values.off_season_space.name, values.off_season_space.actions)]
    for name, card in {**values.basic_cards, **values.special_cards}.items():
        found += [(name, effects) for effects in (card.actions, *card.halves)]
    for name, ship in values.ships.items():
        if isinstance(ship.effect, WithActions):
            found.append((name, ship.effect.actions))
    for name, lawsuit in values.lawsuits.items():
        found += [(name, lawsuit.bonus), (name, lawsuit.win)]
    return found


def _copies(cards: Mapping[str, _Card]) -> int:
    return sum(card.copies for card in cards.values())


def _broken(checks: Mapping[str, bool]) -> list[str]:
    return [fault for fault, holds in checks.items() if not holds]

"""What is unfinished, in the rulebook's words: the entries of `pending`, as `schemas/rival_cities/state.json`
describes them.

An entry that `asks` is a question to the seat that it names or, if it names none, to the seat whose turn it
is. Other entries are carried out automatically. A question is `begun` if it is a later part of a choice.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from .effects import Effects, Goods, Product

Seat = Literal["Hamburg", "Altona"]
SpaceName = Literal["I", "II", "III"]
Repeatable = Literal["prestige", "draw", "advance"]
Manner = Literal["offered", "bonus", "effect", "income"]


class _Step(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Something that happens automatically."""

    asks: ClassVar[bool] = False


class _Question(_Step, frozen=True):
    """Something that a seat decides."""

    asks = True


class Turn(_Step, frozen=True, tag="turn"):
    seat: Seat


class Arrival(_Step, frozen=True, tag="arrival"):
    passed_bell: bool


class Discard(_Step, frozen=True, tag="discard"):
    pass


class Sway(_Step, frozen=True, tag="sway"):
    seat: Seat
    space: SpaceName


class NextShip(_Step, frozen=True, tag="next_ship"):
    pass


class NextLawsuit(_Step, frozen=True, tag="next_lawsuit"):
    pass


class OffSeason(_Step, frozen=True, tag="off_season"):
    step: int


class Start(_Step, frozen=True, tag="start"):
    seat: Seat


class JarMove(_Question, frozen=True, tag="move"):
    pass


class Payment(_Question, frozen=True, tag="payment"):
    begun: ClassVar[bool] = True
    seat: Seat
    products: int


class Saving(_Question, frozen=True, tag="saving"):
    begun: ClassVar[bool] = True
    seat: Seat
    ship: str
    price: Goods
    saved: int


class Option(_Question, frozen=True, tag="option"):
    pass


class BothOptions(_Question, frozen=True, tag="option_c"):
    left: tuple[Literal["A", "B"], ...]


class Half(_Question, frozen=True, tag="half"):
    card: str


class Card(_Question, frozen=True, tag="card"):
    actions: Effects
    other_half: Effects


class Choice(_Question, frozen=True, tag="choice"):
    seat: Seat
    left: int
    each: int
    caption: Literal["production", "gift", "none"]
    gained: tuple[Product, ...]
    begun: bool


class Swaps(_Question, frozen=True, tag="swap"):
    seat: Seat
    left: int


class Donations(_Question, frozen=True, tag="donation"):
    seat: Seat
    pay: Goods
    stars: int
    left: int


class Actions(_Question, frozen=True, tag="actions"):
    seat: Seat
    actions: Effects
    manner: Manner


class MayRepeat(_Question, frozen=True, tag="repeat"):
    seat: Seat
    action: Repeatable
    spaces: tuple[SpaceName, ...]
    descends_from: tuple[str, ...]
    used: tuple[str, ...]


class LawsuitToAdvance(_Question, frozen=True, tag="advance"):
    seat: Seat
    spaces: tuple[SpaceName, ...]
    free: bool
    descends_from: tuple[str, ...]


class RepeatedPayments(_Question, frozen=True, tag="repeated_payments"):
    seat: Seat
    space: SpaceName
    left: int


class Theft(_Question, frozen=True, tag="theft"):
    seat: Seat
    least: int
    most: int
    begun: bool


class Upkeep(_Question, frozen=True, tag="upkeep"):
    seat: Seat
    alliances: tuple[str, ...]


class Incomes(_Question, frozen=True, tag="incomes"):
    seat: Seat
    ships: tuple[str, ...]


Step = Turn | Arrival | Discard | Sway | NextShip | NextLawsuit | OffSeason | Start
OfTheTurn = JarMove | Payment | Option | BothOptions | Half | Card | Actions | Upkeep | Incomes
OfAnAction = Saving | Choice | Swaps | Donations | MayRepeat | LawsuitToAdvance | RepeatedPayments | Theft
Unfinished = Step | OfTheTurn | OfAnAction
Pending = tuple[Unfinished, ...]

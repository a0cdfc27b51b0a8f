"""The component set: every printed value that the rules ask for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal, get_args

from msgspec import Meta, Struct, ValidationError, convert

from .. import readings
from ..entries import Entries, Noted, component_set
from ..refusals import Unsupported
from ..vocabulary import Moment
from .state import Cards, Colour, Pending, Seat, State

_Positive = Annotated[int, Meta(ge=1)]


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """The face of a card. Wager cards have no number and no footprints."""

    colour: Colour
    kind: Literal["expedition", "wager", "starting wager"]
    copies: _Positive
    number: Annotated[int, Meta(ge=0)] = 0
    footprints: Annotated[int, Meta(ge=0)] = 0

    @property
    def is_number_card(self) -> bool:
        return self.kind == "expedition"

    @property
    def face(self) -> str:
        return f"{self.colour} {self.number if self.is_number_card else self.kind}"


class _Values(Struct, frozen=True, forbid_unknown_fields=True):
    """A component set as it is received."""

    gold_coins: _Positive
    piles: _Positive
    cards: dict[str, dict[str, Any]]


class Components:
    """A component set that meets the conditions of the game; lookups in it are recorded."""

    gold_coins = Noted[int]()
    piles = Noted[int]()

    def __init__(self, values: Mapping[str, Any]) -> None:
        """Read a component set.

        Raises:
            Unsupported: with a sentence for every condition that the set breaks.
        """
        read = component_set(values, _Values)
        cards, faults = _read_cards(read.cards)
        faults += _faults(cards, read.gold_coins, read.piles)
        if faults:
            raise Unsupported(*faults)
        self.values = read
        self.cards = Entries("cards", cards)
        self.faces = frozenset(cards)

    def starting_wagers(self) -> Cards:
        """Return every starting wager card."""
        return tuple(
            face
            for face, card in self.cards.items()
            if card.kind == "starting wager"
            for _ in range(card.copies)
        )

    def pack(self) -> Cards:
        """Return every expedition and wager card."""
        return tuple(
            face
            for face, card in self.cards.items()
            if card.kind != "starting wager"
            for _ in range(card.copies)
        )


Game = readings.Game[Components]


Now = Moment[Game, State, Pending]
configure = readings.configuring(Components)


def _read_cards(values: Mapping[str, dict[str, Any]]) -> tuple[dict[str, Card], list[str]]:
    cards, faults = {}, []
    for face, value in values.items():
        try:
            card = convert(value, Card)
        except ValidationError as error:
            faults.append(f"{face} cannot be read: {error}")
            continue
        cards[face] = card
        if card.face != face:
            faults.append(f"{face} is described as {card.face}")
        if {"number", "footprints"} & value.keys() != (
            {"number", "footprints"} if card.is_number_card else set()
        ):
            faults.append(
                f"{face}: expedition cards have a number and footprints, and wager cards have neither"
            )
    return cards, faults


def _faults(cards: Mapping[str, Card], coins: int, piles: int) -> Iterator[str]:
    most = len(get_args(Seat))
    if uneven := [str(players) for players in range(2, most + 1) if coins % players]:
        yield f"{coins} gold coins cannot be divided evenly among {' or '.join(uneven)} players"
    wagers = {card.colour: card.copies for card in cards.values() if card.kind == "starting wager"}
    if sum(wagers.values()) < 2 * most:
        yield f"{sum(wagers.values())} starting wager cards do not give {most} players two each"
    for colour in (colour for colour, copies in wagers.items() if copies > 2):
        yield f"with more than two {colour} starting wager cards a pair cannot be put right by one exchange"
    pack = sum(card.copies for card in cards.values() if card.kind != "starting wager")
    if pack < piles:
        yield f"{pack} expedition and wager cards cannot be divided into {piles} piles"

"""Market Day, a made-up game on which the kit is tested: the names that `Rules` in `verbs.py` lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, ValidationError, convert

from ..chance import Chance
from ..entries import Entries
from ..readings import Readings
from ..refusals import Unsupported
from . import auction, other_readings, scoring, setup, turn
from .scoring import Outcome
from .state import Action, Components, Game, Seat, Seats, State, View

__all__ = ["COMPONENT_SET", "Action", "Options", "Seats", "State", "other_readings"]

COMPONENT_SET = "standard"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the game has one day only."""

    short: bool = False


class _Card(Struct, frozen=True):
    copies: int
    worth: int


class _Values(Struct, frozen=True):
    coins: int
    days: int
    goods: dict[str, int]
    prices: dict[str, int]
    cards: dict[str, _Card]


def configure(components: Mapping[str, Any], readings: Readings) -> Game:
    """Return the game under a component set; Unsupported says all that is wrong with it."""
    try:
        read = convert(components, _Values)
    except ValidationError as error:
        raise Unsupported(f"the component set cannot be read: {error}") from None
    faults = []
    if read.coins < 9:
        faults.append(f"{read.coins} coins do not give three players three each")
    if sum(card.copies for card in read.cards.values()) < 3:
        faults.append("there are not enough cards for three players")
    if faults:
        raise Unsupported(*faults)
    worth = Entries("cards", {face: card.worth for face, card in read.cards.items()})
    copies = {face: card.copies for face, card in read.cards.items()}
    made = Components(read.coins, read.days, read.goods, Entries("prices", read.prices), worth, copies)
    return Game(made, readings)


def position_faults(game: Game, state: State) -> list[str]:
    """Return a sentence where the state names a seat that does not play."""
    table = state.table
    named = {
        *state.to_act,
        *state.may_act,
        *table.caller,
        *table.hands,
        *table.coins,
        *table.goods,
        *table.bids,
    }
    return (
        []
        if named == set(table.seats) or named < set(table.seats)
        else ["a seat is named that does not play"]
    )


def new_game(game: Game, seats: Seats, options: Options, chance: Chance) -> State:
    """Return the state before the first turn; chance shuffles the cards."""
    return setup.new_game(game, seats, chance, short=options.short)


def legal_actions(game: Game, state: State, seat: Seat) -> tuple[Action, ...]:
    """Return every action that the seat may take now."""
    return turn.legal_actions(game, state, seat)


def apply(game: Game, state: State, seat: Seat, action: Action, chance: Chance) -> State:
    """Return the state after an action."""
    return turn.apply(game, state, seat, action, chance)


def view(game: Game, state: State, seat: Seat) -> View:
    """Return what the seat sees."""
    return auction.view(state.table, seat)


def outcome(game: Game, state: State) -> Outcome:
    """Return the scores, and once the game is over the winners."""
    return scoring.outcome(game, state)

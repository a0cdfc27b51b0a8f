"""The actions that cards show: how to perform them, when they are refused, and what they do, from the tables
in the modules that implement them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from ..chance import Chance
from ..clauses import allowed
from . import (
    alliances,
    court,
    donation,
    drawing,
    exchanges,
    factories,
    lawsuits,
    piracy,
    prestige,
    production,
    ships,
)
from .actions import Action
from .components import Game
from .effects import Effect, Effects
from .goods import Means
from .kinds import Attempt, Deed, Performance
from .state import Seat, State, Table

DEEDS: tuple[Deed[Any, Any], ...] = (
    *production.DEEDS,
    *donation.DEEDS,
    *exchanges.DEEDS,
    *factories.DEEDS,
    *drawing.DEEDS,
    *prestige.DEEDS,
    *alliances.DEEDS,
    *ships.DEEDS,
    *lawsuits.DEEDS,
    *court.DEEDS,
    *piracy.DEEDS,
)
BY_ACTION: Mapping[type[Action], Deed[Any, Any]] = {deed.action: deed for deed in DEEDS}


def by_effect() -> Mapping[type[Effect], Sequence[Deed[Any, Any]]]:
    """Return the implementation of each kind of action on a card."""
    found: dict[type[Effect], list[Deed[Any, Any]]] = defaultdict(list)
    for deed in DEEDS:
        found[deed.effect].append(deed)
    return found


BY_EFFECT = by_effect()


def ways(table: Table, seat: Seat, effect: Effect) -> Iterable[Action]:
    """Return the ways to perform an action of a card, whether possible now or not."""
    return chain.from_iterable(deed.ways(table, seat, effect) for deed in BY_EFFECT[type(effect)])


def possible_ways(game: Game, table: Table, seat: Seat, effects: Effects, means: Means) -> Iterator[Action]:
    """Yield the ways in which one of the given actions of a card can be performed now."""
    for place, effect in enumerate(effects):
        if effect not in effects[:place]:
            for way in ways(table, seat, effect):
                if allowed(require_deed, game, table, seat, effect, way, means):
                    yield way


def performs(action: Action, effect: Effect) -> bool:
    """Tell whether a player's action performs an action of a card: it has the same kind and names the same
    things.
    """
    deed = BY_ACTION.get(type(action))
    return deed is not None and deed.effect is type(effect) and deed.names(effect, action)


def effect_performed(effects: Effects, action: Action) -> Effect | None:
    """Return the first of these actions of a card that the player's action performs, or None."""
    return next((effect for effect in effects if performs(action, effect)), None)


def require_deed(game: Game, table: Table, seat: Seat, effect: Effect, action: Action, means: Means) -> None:
    """Refuse to perform an action of a card that is not possible or cannot be paid for."""
    BY_ACTION[type(action)].require(Attempt(game, table, seat, effect, action, means))


def perform(
    game: Game, state: State, seat: Seat, effect: Effect, action: Action, chance: Chance, begun: bool
) -> State:
    """Return the state after an action of a card has been performed, or begun.

    `begun` tells whether its products of choice belong to a choice that the player has already begun.
    """
    return BY_ACTION[type(action)].perform(Performance(game, state, seat, effect, action, chance, begun))

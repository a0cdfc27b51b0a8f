"""The actions that cards show, and the players' actions that perform them."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

from ..vocabulary import Chance, Steps
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
from .goods import Means, in_stock
from .kinds import Now
from .state import Seat, State


def ways(game: Game, state: State, seat: Seat, effect: Effect, means: Means) -> Iterable[Action]:
    """Return the ways to perform an action of a card, whether possible now or not."""
    found: Iterable[Action] = DEEDS.ways(type(effect), Now(game, state, seat, effect, means=means))
    return found


def possible_ways(game: Game, state: State, seat: Seat, effects: Effects, means: Means) -> Iterator[Action]:
    """Yield the ways in which one of the given actions of a card can be performed now."""
    for place, effect in enumerate(effects):
        if effect not in effects[:place]:
            yield from DEEDS.legal_actions(type(effect), Now(game, state, seat, effect, means=means))


def performs(action: Action, effect: Effect) -> bool:
    """Tell whether a player's action performs one of a card: its kind fits, and it names the same things."""
    if type(action) not in DEEDS.answers[type(effect)]:
        return False
    shared = {*action.__struct_fields__} & {*effect.__struct_fields__}
    return all(getattr(action, name) == getattr(effect, name) for name in shared)


def effect_performed(effects: Effects, action: Action) -> Effect | None:
    """Return the first of these actions of a card that the player's action performs, or None."""
    return next((effect for effect in effects if performs(action, effect)), None)


def require_deed(game: Game, state: State, seat: Seat, effect: Effect, action: Action, means: Means) -> None:
    """Refuse to perform an action of a card that is not possible or cannot be paid for."""
    require = DEEDS.answers[type(effect)][type(action)].require
    if require is not None:
        require(Now(game, state, seat, effect, means=means), action)


def perform(
    game: Game, state: State, seat: Seat, effect: Effect, action: Action, chance: Chance, begun: bool
) -> State:
    """Return the state after an action of a card has been performed, or begun.

    `begun` tells whether its products of choice belong to a choice that the player has already begun.
    """
    now = Now(game, state, seat, effect, chance, means=in_stock(state.table, seat), begun=begun)
    after: State = DEEDS.answers[type(effect)][type(action)].follow(now, action)
    return after


DEEDS = Steps(
    production,
    donation,
    exchanges,
    factories,
    drawing,
    prestige,
    alliances,
    ships,
    lawsuits,
    court,
    piracy,
    sys.modules[__name__],
)
"""What performs each kind of action on a card."""

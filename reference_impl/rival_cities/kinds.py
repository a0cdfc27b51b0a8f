"""What a function of the rules may ask for (`steps.py`), and the way to stop."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Generic, TypeVar

from msgspec import Struct

from ..chance import Chance
from .actions import Action, Done
from .components import Game
from .goods import Means
from .state import Seat, State, Table

E = TypeVar("E")
A = TypeVar("A")
P = TypeVar("P")
NO_CHANCE = Chance(())


class Moment(Struct, Generic[P], frozen=True):
    """The first pending entry, or an action that a card shows, and the player who makes the decision.

    Automatic steps, and questions that lapse, have already been removed from the state. `begun` tells whether
    products of choice belong to a choice that the player has already begun.
    """

    game: Game
    state: State
    seat: Seat
    asked: P
    means: Means
    chance: Chance = NO_CHANCE
    begun: bool = False

    @property
    def table(self) -> Table:
        return self.state.table

    @property
    def effect(self) -> P:
        return self.asked


def or_done(ways: Iterable[Action]) -> Iterable[Action]:
    """Return ways to continue, and then the way to stop."""
    return chain(ways, (Done(),))

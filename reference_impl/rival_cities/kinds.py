"""What a function of the rules may ask for (`steps.py`), and the way to stop."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Generic, TypeVar

from .. import steps
from .actions import Action, Done
from .components import Game
from .goods import Means
from .state import State

E = TypeVar("E")
A = TypeVar("A")
P = TypeVar("P")


class Now(steps.Moment[Game, State, P], Generic[P], frozen=True, kw_only=True):
    """The first pending entry, or an action that a card shows, and the player who makes the decision.

    Automatic steps, and questions that lapse, have already been removed from the state. `begun` tells whether
    products of choice belong to a choice that the player has already begun.
    """

    means: Means
    begun: bool = False

    @property
    def asked(self) -> P:
        return self.entry

    @property
    def effect(self) -> P:
        return self.entry


def or_done(ways: Iterable[Action]) -> Iterable[Action]:
    """Return ways to continue, and then the way to stop."""
    return chain(ways, (Done(),))

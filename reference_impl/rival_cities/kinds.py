"""The form of the tables at the end of each module: kinds of actions, questions and steps.

`deeds` and `turn` only walk over these tables. They contain lambdas, because a lambda looks a function up
only when it is called: a test may have replaced the function by then.
"""

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

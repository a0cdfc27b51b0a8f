"""How the kinds of entries in `pending` are written down, each at the end of the module that follows it:
`turn` only walks over these tables.

What is written here are lambdas, which look functions up when they are used: a test may have put another one
in the place of one of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from msgspec import Struct

from ..chance import Chance
from .actions import Action, Done
from .readings import Game
from .state import Seat, State, Table, without_first

A = TypeVar("A")
P = TypeVar("P")
NO_CHANCE = Chance(())


class Moment(Struct, Generic[P], frozen=True):
    """What is pending first, and the seat that decides about it."""

    game: Game
    state: State
    seat: Seat
    entry: P
    chance: Chance = NO_CHANCE

    @property
    def table(self) -> Table:
        return self.state.table


@dataclass(frozen=True)
class Answer(Generic[P, A]):
    """An answer to a question: what is refused, and what follows it."""

    action: type[A]
    follow: Callable[[Moment[P], A], State]
    require: Callable[[Moment[P], A], None] = lambda _now, _action: None


@dataclass(frozen=True)
class Kind(Generic[P]):
    """A kind of entry: what happens of it by itself, if it is no question or lapses; who is asked; the
    actions worth asking the rules about, or `are_allowed` all; what follows each; and the clauses that forbid
    others.
    """

    entry: type[P]
    offers: Callable[[Moment[P]], Iterable[Action]] = lambda _: ()
    answers: tuple[Answer[P, Any], ...] = ()
    are_allowed: bool = False
    by_itself: Callable[[Moment[P]], State] = lambda now: now.state
    who: Callable[[Game, P, Seat], Seat] = lambda _game, entry, turn: getattr(entry, "seat", turn)
    clauses: Mapping[type[Action], str | Callable[[Game, P], str]] = field(default_factory=dict)


LEFT_OUT: Answer[Any, Done] = Answer(Done, follow=lambda now, _: without_first(now.state))
"""The answer that what may still be done is not."""

"""The form of the tables of `pending` entries at the end of each module; `turn` only walks over these tables.

They contain lambdas, because a lambda looks a function up only when it is called: a test may have replaced
the function by then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from msgspec import Struct

from ..chance import Chance
from .actions import Action, Done
from .components import Game
from .state import Seat, State, Table, without_first

A = TypeVar("A")
P = TypeVar("P")
NO_CHANCE = Chance(())


class Moment(Struct, Generic[P], frozen=True):
    """The first pending entry, and the seat that makes the decision."""

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
    """An answer to a question: its refusals, and what follows."""

    action: type[A]
    follow: Callable[[Moment[P], A], State]
    require: Callable[[Moment[P], A], None] = lambda _now, _action: None


@dataclass(frozen=True)
class Kind(Generic[P]):
    """A kind of pending entry.

    It gives what happens automatically if the entry is not a question or lapses; who is asked; the actions
    worth checking against the rules, unless all of them `are_allowed`; what follows each action; and the
    clauses that forbid other actions.
    """

    entry: type[P]
    offers: Callable[[Moment[P]], Iterable[Action]] = lambda _: ()
    answers: tuple[Answer[P, Any], ...] = ()
    are_allowed: bool = False
    by_itself: Callable[[Moment[P]], State] = lambda now: now.state
    who: Callable[[Game, P, Seat], Seat] = lambda _game, entry, turn: getattr(entry, "seat", turn)
    clauses: Mapping[type[Action], str | Callable[[Game, P], str]] = field(default_factory=dict)


LEFT_OUT: Answer[Any, Done] = Answer(Done, follow=lambda now, _: without_first(now.state))
"""The answer that skips what may still be done."""

"""How the kinds of actions, questions and steps are written down, each at the end of the module that follows
it: `deeds` and `turn` only walk over these tables.

What is written here are lambdas, which look functions up when they are used: a test may have put another one
in the place of one of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import chain
from typing import Any, Generic, TypeVar

from msgspec import Struct

from ..chance import Chance
from ..clauses import IllegalAction
from .actions import Action, Done
from .goods import Means
from .readings import Game
from .state import Seat, State, Table, without_first

E = TypeVar("E")
A = TypeVar("A")
P = TypeVar("P")
NO_CHANCE = Chance(())


class Attempt(Struct, Generic[E, A], frozen=True):
    """A player's action that would perform an action of a card."""

    game: Game
    table: Table
    seat: Seat
    effect: E
    action: A
    means: Means


class Performance(Struct, Generic[E, A], frozen=True):
    """A player's action that performs an action of a card; `begun` tells that its products of choice belong
    to a choice that the player has made already.
    """

    game: Game
    state: State
    seat: Seat
    effect: E
    action: A
    chance: Chance
    begun: bool

    @property
    def table(self) -> Table:
        return self.state.table


class Moment(Struct, Generic[P], frozen=True):
    """What is pending first, and the player who decides about it; of steps that are carried out, and of
    questions that lapse, it is no longer in the state.
    """

    game: Game
    state: State
    seat: Seat
    asked: P
    means: Means
    chance: Chance = NO_CHANCE

    @property
    def table(self) -> Table:
        return self.state.table


@dataclass(frozen=True)
class Deed(Generic[E, A]):
    """How an action of a card is performed by an action of a player: the ways to, possible or not; what is
    refused; what it does. `names` tells whether the player's action names what the card shows, and `unasked`
    is the clause that it breaks where nothing asks for it.
    """

    effect: type[E]
    action: type[A]
    ways: Callable[[Table, Seat, E], Iterable[A]]
    perform: Callable[[Performance[E, A]], State]
    require: Callable[[Attempt[E, A]], None] = lambda _: None
    names: Callable[[E, A], bool] = lambda _effect, _action: True
    unasked: str = ""


@dataclass(frozen=True)
class Answer(Generic[P, A]):
    """An answer to a question: what is refused, and what follows it. It is one only `when` that holds; where
    nothing asks for it, it breaks the clause `unasked`, or is refused as `refusal` says.
    """

    action: type[A]
    follow: Callable[[Moment[P], A], State]
    require: Callable[[Moment[P], A], None] = lambda _now, _action: None
    when: Callable[[Moment[P]], bool] = lambda _: True
    unasked: str | Callable[[State], str] = ""
    refusal: Callable[[Game, A], IllegalAction] | None = None


@dataclass(frozen=True)
class Question(Generic[P]):
    """A question: what may be answered, and what follows each answer; `otherwise` refuses what is no answer
    in a way of its own, and `lapse` says what comes of a question that has no answer.

    `shown` are the actions of cards by which it may be answered as well; `take_up` makes one of them pending
    no longer.
    """

    asked: type[P]
    offers: Callable[[Moment[P]], Iterable[Action]]
    answers: tuple[Answer[P, Any], ...] = ()
    otherwise: Callable[[Moment[P], Action], IllegalAction | None] = lambda _now, _action: None
    lapse: Callable[[Moment[P]], State] = lambda now: now.state
    shown: Callable[[Moment[P]], tuple[Any, ...]] = lambda _: ()
    take_up: Callable[[Moment[P], Any], State] = lambda now, _effect: now.state


@dataclass(frozen=True)
class Step(Generic[P]):
    """Something that happens by itself."""

    kind: type[P]
    carry_out: Callable[[Moment[P]], State]


LEFT_OUT: Answer[Any, Done] = Answer(Done, follow=lambda now, _: without_first(now.state))
"""The answer that what may still be done is not."""


def or_done(ways: Iterable[Action]) -> Iterable[Action]:
    """Return ways to go on, and then the way to leave it."""
    return chain(ways, (Done(),))

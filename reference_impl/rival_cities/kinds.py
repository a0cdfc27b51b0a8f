"""The form of the tables at the end of each module: kinds of actions, questions and steps.

`deeds` and `turn` only walk over these tables. They contain lambdas, because a lambda looks a function up
only when it is called: a test may have replaced the function by then.
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
from .components import Game
from .goods import Means
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
    """A player's action that performs an action of a card.

    `begun` tells whether its products of choice belong to a choice that the player has already begun.
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
    """The first pending entry, and the player who makes the decision.

    Automatic steps, and questions that lapse, have already been carried out and removed from the state.
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
    """How a player's action performs an action of a card: the ways to do it, whether possible or not; the
    refusals; and the effect.

    `names` tells whether the player's action names the things that the card shows, and `unasked` is the
    clause that the player's action breaks if no question asks for it.
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
    """An answer to a question: its refusals, and what follows.

    The answer is possible only if `when` holds. If no question asks for the answer, it breaks the clause
    `unasked` or is refused with `refusal`.
    """

    action: type[A]
    follow: Callable[[Moment[P], A], State]
    require: Callable[[Moment[P], A], None] = lambda _now, _action: None
    when: Callable[[Moment[P]], bool] = lambda _: True
    unasked: str | Callable[[State], str] = ""
    refusal: Callable[[Game, A], IllegalAction] | None = None


@dataclass(frozen=True)
class Question(Generic[P]):
    """A question: its answers, and what follows each answer; `otherwise` refuses other actions in a special
    way, and `lapse` gives what happens if the question has no answer.

    `shown` are the actions of cards that may also answer the question; `take_up` removes one of these actions
    from what is pending.
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
    """Something that happens automatically."""

    kind: type[P]
    carry_out: Callable[[Moment[P]], State]


LEFT_OUT: Answer[Any, Done] = Answer(Done, follow=lambda now, _: without_first(now.state))
"""The answer that skips what may still be done."""


def or_done(ways: Iterable[Action]) -> Iterable[Action]:
    """Return ways to continue, and then the way to stop."""
    return chain(ways, (Done(),))

"""What a game waits for, which actions answer it, and what happens by itself: one table for each game.

A game waits for a phase, or for what is pending; the phase, or the class of what is pending, is the *kind*.
Functions of the rules name the kind in a decorator: `@question` those that list the actions to be considered,
`@answer` those that carry an action out, and `@automatic` those that say what happens without an action. Of
the actions to be considered those are legal which the requirement of the answer does not refuse.

Such a function takes what it needs by the names of its parameters: what a moment has (`game`, `state`,
`table`, `seat`, `entry`, `chance`), the fields of the action, or the moment or the action as a whole (`now`,
`action`).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Hashable, Iterable, Iterator
from types import ModuleType
from typing import Any, Generic, NamedTuple, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from .chance import Chance
from .clauses import allowed

Function = TypeVar("Function", bound=Callable[..., Any])
G = TypeVar("G")
S = TypeVar("S")
P = TypeVar("P")
Kind = Hashable
NO_CHANCE = Chance()


class Moment(Struct, Generic[G, S, P], frozen=True):
    """What a game waits for: what is pending, and the seat that decides or to which it happens."""

    game: G
    state: S
    seat: Any
    entry: P
    chance: Chance = NO_CHANCE

    @property
    def table(self) -> Any:
        return self.state.table  # type: ignore[attr-defined]


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """A state of any game; `to_act` is empty when the game is over. If `pending` lists what is unfinished,
    its first entry is what is being decided.
    """

    to_act: Any
    may_act: Any
    settled: bool
    phase: Any
    pending: Any
    table: Any

    def with_table(self, **changes: Any) -> Self:
        """Return the state with some changes on its table."""
        return replace(self, table=replace(self.table, **changes))

    def with_first(self, *unfinished: Any) -> Self:
        """Return the state in which these entries come before all other pending entries, in this order."""
        return replace(self, pending=(*unfinished, *self.pending)) if unfinished else self

    def without_first(self) -> Self:
        """Return the state without the first pending entry."""
        return replace(self, pending=self.pending[1:])

    def instead(self, *unfinished: Any) -> Self:
        """Return the state in which these entries replace the first pending entry."""
        return replace(self, pending=(*unfinished, *self.pending[1:]))


class Rule:
    """A function of the rules, called with what its parameters name."""

    __slots__ = ("_call", "function")

    def __init__(self, function: Callable[..., Any], action: type | None = None) -> None:
        self.function = function
        fields = getattr(action, "__struct_fields__", ())
        names = inspect.signature(function).parameters
        whole = {"now": "now", "action": "action"}
        given = [whole.get(name, f"{'action' if name in fields else 'now'}.{name}") for name in names]
        call = f"lambda rule, now, action: rule.function({', '.join(given)})"
        self._call: Callable[[Rule, Any, Any], Any] = eval(call)

    def __call__(self, now: Any, action: Any = None) -> Any:
        return self._call(self, now, action)


class Answer(NamedTuple):
    """How an action answers what a game waits for: what it requires, if anything, and what follows."""

    follow: Rule
    require: Rule | None


class _Tie(NamedTuple):
    table: str
    kind: Kind
    action: type | None = None
    require: Callable[..., None] | None = None
    exact: bool = False


class Steps:
    """The functions in the modules of a game that are tied to a kind."""

    def __init__(self, *modules: ModuleType) -> None:
        self.questions: dict[Kind, Rule] = {}
        self.answers: dict[Kind, dict[type[Any], Answer]] = {}
        self.automatic: dict[Kind, Rule] = {}
        self.exact: set[Kind] = set()
        for module in modules:
            for function in vars(module).values():
                if getattr(function, "__module__", "") == module.__name__:
                    self._add(function)

    def legal_actions(self, kind: Kind, now: Any) -> Iterator[Any]:
        """Yield every action that may be taken now."""
        for action in self.ways(kind, now):
            require = None if kind in self.exact else self.answers[kind][type(action)].require
            if require is None or allowed(require, now, action):
                yield action

    def ways(self, kind: Kind, now: Any) -> Iterable[Any]:
        """Return the actions to be considered: if no function lists them, each action that answers the kind,
        with the fields that it has in common with what is pending.
        """
        if kind in self.questions:
            listed: Iterable[Any] = self.questions[kind](now)
            return listed
        return [
            action(*(getattr(now.entry, name) for name in action.__struct_fields__))
            for action in self.answers[kind]
        ]

    def happens(self, kind: Kind, now: Any) -> Any:
        """Return the state after what happens by itself; unchanged if nothing does."""
        return self.automatic[kind](now) if kind in self.automatic else now.state

    def carry_out(self, kind: Kind, now: Any, action: Any) -> Any:
        """Return the state after an action that answers this kind; refuse one that is not allowed."""
        answer = self.answers[kind][type(action)]
        if answer.require is not None:
            answer.require(now, action)
        return answer.follow(now, action)

    def _add(self, function: Any) -> None:
        for tie in getattr(function, "__dict__", {}).get("ties_to_steps", ()):
            if tie.action is not None:
                answers = self.answers.setdefault(tie.kind, {})
                require = tie.require and Rule(tie.require, tie.action)
                answers[tie.action] = Answer(Rule(function, tie.action), require)
            else:
                getattr(self, tie.table)[tie.kind] = Rule(function)
                self.exact |= {tie.kind} if tie.exact else set()


def question(kind: Kind, *, exact: bool = False) -> Callable[[Function], Function]:
    """Return a decorator for the function that lists the actions to be considered; if `exact`, it has asked
    the requirements itself, and lists only what is legal.
    """
    return _tied(_Tie("questions", kind, exact=exact))


def answer(
    kind: Kind, action: type, *, require: Callable[..., None] | None = None
) -> Callable[[Function], Function]:
    """Return a decorator for the function that carries out an action which `require` does not refuse."""
    return _tied(_Tie("answers", kind, action, require))


def automatic(kind: Kind) -> Callable[[Function], Function]:
    """Return a decorator for the function that says what happens without an action."""
    return _tied(_Tie("automatic", kind))


def _tied(tie: _Tie) -> Callable[[Function], Function]:
    def decorate(function: Function) -> Function:
        function.__dict__["ties_to_steps"] = (*function.__dict__.get("ties_to_steps", ()), tie)
        return function

    return decorate

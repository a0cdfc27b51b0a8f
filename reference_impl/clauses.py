"""Links the functions of a game to the clauses that they implement; `trace.py` reports when they
are applied.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Any, TypeVar, TypeVarTuple

from . import trace
from .refusals import IllegalAction as IllegalAction

Function = TypeVar("Function", bound=Callable[..., Any])
Arguments = TypeVarTuple("Arguments")
Thing = TypeVar("Thing")
Ties = list[tuple[tuple[str, ...], Callable[..., object] | None]]


def clause(*ids: str, when: Callable[..., object] | None = None) -> Callable[[Function], Function]:
    """Return a decorator that links a function to clauses. If `when` is given, they apply only to calls with
    arguments for which it holds. Without clauses, the decorator marks a function that only notes clauses in
    its branches. If a function has several decorators, the clauses of the uppermost come first.

    A function that returns None is a requirement: it refuses under its first clause unless the refusal names
    a different one.
    """

    def tie(function: Any) -> Any:
        carrier = function if hasattr(function, "ties") else _carrier(function, [])
        carrier.ties.insert(0, (ids, when))
        carrier.clauses = tuple(one for ids, _ in carrier.ties for one in ids)
        return carrier

    return tie


def _carrier(rule: Any, ties: Ties) -> Any:
    name = f"{rule.__module__}.{rule.__qualname__}"
    is_requirement = rule.__annotations__.get("return", rule) in (None, "None")

    @functools.wraps(rule)
    def carrier(*arguments: Any) -> Any:
        try:
            result = rule(*arguments)
        except IllegalAction as refusal:
            if is_requirement:
                _refuse(refusal, carried)
            raise
        if trace.tracer is not None:
            trace.tracer(trace.Applied(name, _mattering(ties, arguments), arguments, result))
        return result

    carried: Any = carrier
    carried.ties = ties
    return carried


def _refuse(refusal: IllegalAction, carried: Any) -> None:
    refusal.clause = refusal.clause or carried.clauses[0]
    if trace.tracer is not None:
        trace.tracer(trace.Refused(carried.clauses, refusal))


def _mattering(ties: Ties, arguments: tuple[Any, ...]) -> tuple[str, ...]:
    if len(ties) == 1 and ties[0][1] is None:
        return ties[0][0]
    with trace.tracing(None):
        return tuple(one for ids, when in ties if when is None or when(*arguments) for one in ids)


def note(*ids: str) -> None:
    """Note the clauses that a branch of a function implements, when the branch is entered."""
    if trace.tracer is not None:
        trace.tracer(trace.Applied("", ids, (), result=True))


def allowed(require: Callable[[*Arguments], object], *arguments: *Arguments) -> bool:
    """Tell whether a requirement would hold for these arguments."""
    if trace.tracer is not None:
        return _asked(require, arguments)
    try:
        require(*arguments)
    except IllegalAction:
        return False
    return True


def _asked(require: Callable[..., object], arguments: tuple[Any, ...]) -> bool:
    tracer: Any = trace.tracer
    tracer(trace.Asking(begins=True))
    try:
        require(*arguments)
    except IllegalAction:
        return False
    finally:
        tracer(trace.Asking(begins=False))
    return True


def those_allowed(
    things: Iterable[Thing], require: Callable[[*Arguments, Thing], object], *arguments: *Arguments
) -> list[Thing]:
    """Return those of the things that a requirement allows as its last argument; each is tried separately."""
    return [thing for thing in things if allowed(require, *arguments, thing)]

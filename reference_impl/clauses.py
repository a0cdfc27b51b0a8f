"""Ties the functions of a game to the clauses that they realise.

`@clause("game.subject.words", …)` names the clauses on the function (`function.clauses`). When the function
is called, it records the clauses, if a recording is on, and tells an `IllegalAction` raised in a function
`require_…` under which clause that was. `note("game.subject.words")` records a clause in the branch of a
function that realises it.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, ParamSpec, Protocol, TypeVar, TypeVarTuple, cast

import msgspec

from . import recording
from .refusals import IllegalAction, NeedsChance, Refusal, Unsupported, UnsupportedPosition, UnusedChance

__all__ = [
    "Carrier",
    "IllegalAction",
    "NeedsChance",
    "Refusal",
    "Unsupported",
    "UnsupportedPosition",
    "UnusedChance",
    "allowed",
    "clause",
    "note",
    "those_allowed",
]

P = ParamSpec("P")
R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)
Candidate = TypeVar("Candidate")
Arguments = TypeVarTuple("Arguments")


class Tie(NamedTuple):
    """Clauses, and for which arguments they matter (always, if `when` is None)."""

    clauses: tuple[str, ...]
    when: Callable[..., object] | None


class Carrier(Protocol[P, R_co]):
    """A function that carries clauses; `rule` is the function as it was written."""

    __name__: str
    __module__: str
    clauses: tuple[str, ...]
    ties: list[Tie]
    rule: Callable[..., Any]

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R_co: ...


def clause(*ids: str, when: Callable[..., object] | None = None) -> Callable[[Callable[P, R]], Carrier[P, R]]:
    """Return a decorator that ties a function to clauses.

    The clauses count as applied where the call did something: a requirement held, a state came out that did
    not go in, or a value is not empty. That is also where the function switched off would have given
    something else, but for requirements. A permission that only some arguments make use of is tied apart,
    with `when`, which is asked with the same arguments and says whether they do. Of several decorators the
    uppermost comes first, so that its first clause is the one under which a requirement refuses.
    """

    def tie(function: Callable[P, R]) -> Carrier[P, R]:
        carrier = cast("Carrier[P, R]", function) if hasattr(function, "ties") else _carrier(function)
        carrier.ties.insert(0, Tie(ids, when))
        carrier.clauses = tuple(name for known in carrier.ties for name in known.clauses)
        return carrier

    return tie


def _carrier(rule: Callable[P, R]) -> Carrier[P, R]:
    ties: list[Tie] = []
    untied: Callable[..., R] = rule

    def requirement(*args: Any) -> R:
        try:
            result = untied(*args)
        except IllegalAction as refusal:
            refusal.clause = refusal.clause or ties[0].clauses[0]
            refusal.through += carried.clauses
            if not recording.altered or recording.altered.isdisjoint(carried.clauses):
                raise
            return cast("R", None)
        if recording.clauses is not None:
            _record(ties, args, None)
        return result

    def effect(*args: Any) -> R:
        if recording.clauses is None and not recording.altered:
            return untied(*args)
        draws = len(recording.draws)
        result = untied(*args)
        if recording.altered and not recording.altered.isdisjoint(carried.clauses):
            return cast("R", _another(result, args))
        if recording.clauses is not None:
            if len(recording.draws) > draws:
                recording.drawn(carried.clauses, draws)
            fields = _done(result, args)
            if fields is not None:
                _record(ties, args, fields)
            else:
                recording.asked(carried.clauses)
            if recording.values is not None:
                recording.gave(carried.clauses, result)
        return result

    carrier = requirement if rule.__name__.startswith("require_") else effect
    carried = cast("Carrier[P, R]", functools.update_wrapper(carrier, rule))
    carried.ties, carried.rule = ties, rule
    return carried


def note(*ids: str) -> None:
    """Record clauses where a branch of a function realises them, and not the whole function."""
    if recording.clauses is not None:
        recording.applied(ids, ())


def _another(result: object, arguments: tuple[object, ...]) -> object:
    """Return something else than a result: the state that went in, the other truth, a number beside it, or
    nothing of several things; the result where there is no other.
    """
    if isinstance(result, msgspec.Struct):
        return next((one for one in arguments if type(one) is type(result)), result)
    if isinstance(result, bool):
        return not result
    if type(result) is int:
        return result - 1 if result else 1
    return type(result)() if isinstance(result, (tuple, frozenset, dict)) else result


def _done(result: object, arguments: tuple[object, ...]) -> list[str] | None:
    """Return the fields that a call changed, which are none where it gave a value; None if it did nothing,
    but handed a state back as it was, or gave an empty value.
    """
    if not isinstance(result, msgspec.Struct):
        return [] if result else None
    if any(result is argument for argument in arguments):
        return None
    before = next((one for one in arguments if type(one) is type(result)), None)
    return _changed(before, result) if isinstance(before, msgspec.Struct) else []


def _changed(before: msgspec.Struct, after: msgspec.Struct) -> list[str]:
    """Return the names of the fields, at any depth, in which a state is another one."""
    found: list[str] = []
    for name in after.__struct_fields__:
        one, two = getattr(before, name), getattr(after, name)
        if one is two:
            continue
        if isinstance(one, msgspec.Struct) and type(one) is type(two):
            found += _changed(one, two)
        elif one != two:
            found.append(name)
    return found


def _record(ties: list[Tie], arguments: tuple[object, ...], fields: Iterable[str] | None) -> None:
    """Record the clauses that matter for these arguments, with the fields that changed or None."""
    if len(ties) > 1 or ties[0].when is not None:
        with recording.recording():
            ties = [tie for tie in ties if tie.when is None or tie.when(*arguments)]
    for tie in ties:
        recording.applied(tie.clauses, fields)


def allowed(require: Callable[[*Arguments], object], *arguments: *Arguments) -> bool:
    """Tell whether a requirement would hold. To ask is not to apply: no clause is recorded, but the entries
    used are.
    """
    paused, recording.clauses = recording.clauses, None
    try:
        require(*arguments)
    except IllegalAction:
        return False
    finally:
        recording.clauses = paused
    return True


def those_allowed(
    candidates: Iterable[Candidate],
    require: Callable[[*Arguments, Candidate], object],
    *arguments: *Arguments,
) -> list[Candidate]:
    """Return those of the candidates for which a requirement would hold that is asked about each, as its last
    argument. No clause is recorded, as with `allowed`.
    """
    found = []
    paused, recording.clauses = recording.clauses, None
    try:
        for candidate in candidates:
            try:
                require(*arguments, candidate)
            except IllegalAction:
                continue
            found.append(candidate)
    finally:
        recording.clauses = paused
    return found

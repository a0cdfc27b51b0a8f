"""Events that report what the rules do while they answer. No events occur unless a tool sets a tracer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from msgspec import Struct


class Applied(Struct, frozen=True):
    """A function returned, or a branch was entered. The result is None for a requirement that held, and True
    for a branch. Otherwise it is a value or a state, which may be the one that the function was given.
    `clauses` are the clauses that apply to this call or branch.
    """

    function: str
    clauses: tuple[str, ...]
    arguments: tuple[Any, ...]
    result: Any


class Refused(Struct, frozen=True):
    """A requirement with these clauses did not hold; if several requirements refuse for the same reason, the
    innermost is reported first.
    """

    clauses: tuple[str, ...]
    refusal: Exception


class Asking(Struct, frozen=True):
    """The question whether something would be allowed begins or ends; nothing is carried out in between."""

    begins: bool


class LookedUp(Struct, frozen=True):
    """An entry of the component set was used, such as `gold_coins` or `cards/yellow 2`."""

    entry: str


class Consulted(Struct, frozen=True):
    """The reading of a ruling was looked up, or the adopted one of a ruling that cannot be switched mattered;
    `ruling` is the last word of its id.
    """

    ruling: str


Tracer = Callable[[Applied | Refused | Asking | LookedUp | Consulted], object]
tracer: Tracer | None = None


@contextmanager
def tracing(inside: Tracer | None) -> Iterator[None]:
    """Set the tracer, or none, for a `with` block. The outer tracer gets no events from the block."""
    global tracer
    before, tracer = tracer, inside
    try:
        yield
    finally:
        tracer = before

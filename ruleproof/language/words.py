"""Helpers for the step files of games: lists in words, and the things in a part of the component set."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any


def listed(item: str) -> str:
    """Return the pattern that matches `a`, `a and b`, `a, b` or `a, b and c`."""
    return f"(?:{item})(?:, (?:{item}))*(?: and (?:{item}))?"


def read_list(text: str) -> list[str]:
    """Return the items of `a`, `a and b`, `a, b` or `a, b and c`; no item may contain ` and `."""
    return re.split(r", | and ", text)


def copies(things: Mapping[str, Any]) -> list[str]:
    """Return all things in a part of the component set. Each occurs as often as its `copies` say, or once."""
    return [name for name, thing in things.items() for _ in range(thing.get("copies", 1))]


def without(things: Iterable[str], taken: Iterable[str]) -> list[str]:
    """Return the things that remain when some are taken away, in the same order.

    Raises:
        ValueError: a thing is taken more often than it occurs.
    """
    left = list(things)
    for thing in taken:
        if thing not in left:
            raise ValueError(f"there is no further {thing}")
        left.remove(thing)
    return left


def with_on_top(top: Sequence[str], things: Mapping[str, Any]) -> list[str]:
    """Return the whole stack of these things: some on top, the rest in the order of the component set.

    Raises:
        ValueError: a thing is on top more often than it occurs.
    """
    return [*top, *without(copies(things), top)]


def slug(text: str) -> str:
    """Return a title as an id: lower-case words joined by underscores."""
    words = "".join(
        char if char.isalnum() else " " for char in text.casefold().replace("'", "").replace("’", "")
    )
    return "_".join(words.split())

"""How the values of a component set are known."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ruleproof.input.jsontext import Place
from ruleproof.rules.component_sets import covers
from ruleproof.rules.model import ComponentSet

MARKS = ("printed", "observed", "assumed")


def marks_of(made: ComponentSet, value: Any, place: Place) -> tuple[str, ...]:
    """Return the provenances of a value and of everything in it; of several lines of the set that cover a
    value, the last one counts.
    """
    rows = made.provenance[::-1]
    marks = {
        next(r["provenance"] for r in rows if covers(r["entries"], one)) for one in _leaves(value, place)
    }
    return tuple(mark for mark in MARKS if mark in marks)


def _leaves(value: Any, place: Place) -> Iterator[Place]:
    """Yield the places of the single values inside a value, or the place of the value itself if there are
    none inside it.
    """
    children = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    inner = [leaf for key, child in children for leaf in _leaves(child, (*place, key))]
    yield from inner or [place]

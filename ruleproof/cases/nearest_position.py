"""Describes a state as a named position and the changes that lead from it to the state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ruleproof.cases.positions import CompletionError, NamedPosition
from ruleproof.cases.suite import Suite, state_of
from ruleproof.input.jsontext import Place
from ruleproof.language.operations import Put, Top
from ruleproof.rules.conservation import value_at


@dataclass(frozen=True)
class Plain:
    """A named position, and the changes to it."""

    position: NamedPosition
    settings: tuple[Put | Top, ...]

    def state(self, suite: Suite) -> dict[str, Any] | None:
        """Return the completed state, or None if it cannot be completed or breaks the schema."""
        try:
            state = state_of(suite, self.position, self.settings)
        except (CompletionError, KeyError, IndexError, TypeError):
            return None
        return state if suite.schemas.accepts("state")(state) else None


def described(state: Mapping[str, Any], suite: Suite, components: str) -> Plain | None:
    """Return a state as the named position that needs the fewest settings, or None if no position is
    suitable.
    """
    candidates = [
        plain
        for position in suite.compiler.positions.values()
        if position.components == components and list(position.seats) == list(state["table"]["seats"])
        if (plain := _over(position, state, suite)) is not None
    ]
    return min(candidates, key=lambda plain: len(plain.settings), default=None)


def _over(position: NamedPosition, state: Mapping[str, Any], suite: Suite) -> Plain | None:
    """Return a state as settings over a named position, if the position with these settings is completed to
    that state.
    """
    bare = Plain(position, ()).state(suite)
    if bare is None:
        return None
    rests = {tuple(position.rest.get(law.id, law.rest).split(".")) for law in suite.game.laws}
    puts: list[Put | Top] = [
        Put(path=path, value=value)
        for path, value in changes(bare, state, frozenset(suite.game.seats))
        if not any(tuple(map(str, path[1:]))[: len(rest)] == rest for rest in rests)
    ]
    tops: list[Put | Top] = []
    for rest in sorted(rests):
        path: Place = ("table", *(int(key) if key.isdigit() else key for key in rest))
        try:
            items = value_at(state, path)
        except (KeyError, IndexError, TypeError):
            return None
        if isinstance(items, list) and items:
            tops.append(Top(path=path, items=tuple(items)))
    settings: tuple[Put | Top, ...]
    for settings in (tuple(puts), (*puts, *tops)):
        plain = Plain(position, settings)
        made = plain.state(suite)
        if made is not None and _same(made, state, suite):
            return plain
    return None


def _same(one: Mapping[str, Any], other: Mapping[str, Any], suite: Suite) -> bool:
    shape = suite.validator.shapes.state
    return bool(shape.canonical(one) == shape.canonical(other))


def changes(one: Any, other: Any, seats: frozenset[str], path: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Yield each place at which two values differ, with the second value there; bags and lists are taken as a
    whole.
    """
    if one == other:
        return
    inside = isinstance(one, dict) and isinstance(other, dict) and set(one) == set(other)
    if inside and (not _is_bag(one) or set(one) <= seats):
        for key in one:
            yield from changes(one[key], other[key], seats, (*path, key))
    else:
        yield path, other


def _is_bag(value: Mapping[str, Any]) -> bool:
    return all(type(number) is int for number in value.values())

"""Parts of the board on which actions can be chosen.

A part belongs to the actions that name the piece there (a card, a tile) or the place itself (a space).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from ruleproof.engines.recording import Legal
from ruleproof.reports.framing import Region

_MOST_SHARE = 0.6
"""A part of the board to which at least this share of the actions would belong is not useful."""


class Spot(msgspec.Struct, frozen=True):
    """A part of the board, its name, and the numbers of the actions that belong to it."""

    region: Region
    name: str
    choices: tuple[int, ...]


def spots(state: Mapping[str, Any], regions: Sequence[Region], legal: Sequence[Legal]) -> list[Spot]:
    """Return the parts of a panel on which at least one legal action, but not most of them, can be chosen;
    what lies inside another part comes after it.
    """
    members = [frozenset(_words(action)) - {seat} for seat, action in legal]
    named = frozenset[str]().union(*members)
    spots_at: dict[tuple[float, float], Spot] = {}
    for region in sorted(regions, key=lambda one: -one.width * one.height):
        keys = keys_of(region.place)
        value = value_in(state, keys)
        names = {keys[-1], value} if isinstance(value, str) else {keys[-1]}
        elsewhere = (set(keys[:-1]) & named) - {seat for seat, _ in legal}
        choices = {
            number
            for number, words in enumerate(members)
            if names & words and elsewhere <= words and _own(keys, legal[number][0], state)
        }
        if not choices or (len(legal) > 3 and len(choices) > _MOST_SHARE * len(legal)):
            continue
        name = value if isinstance(value, str) and value in named else keys[-1]
        before = spots_at.get((region.x, region.y))
        both = tuple(sorted(choices.union(before.choices if before else ())))
        spots_at[region.x, region.y] = Spot(region, name, both)
    return list(spots_at.values())


def _own(keys: Sequence[str], seat: str, state: Mapping[str, Any]) -> bool:
    """Tell whether a place does not belong to another seat."""
    seats = set(state["table"].get("seats", ())) & set(keys[:-1])
    return not seats or seat in seats


def keys_of(place: str) -> list[str]:
    """Return the keys in a JSON pointer."""
    return [part.replace("~1", "/").replace("~0", "~") for part in place.split("/")[1:]]


def value_in(state: Any, keys: Sequence[str]) -> Any:
    """Return the value that some keys lead to, or None if there is none."""
    for key in keys:
        try:
            state = state[int(key)] if isinstance(state, list) else state[key]
        except (KeyError, IndexError, TypeError, ValueError):
            return None
    return state


def _words(value: Any, *, top: bool = True) -> Iterator[str]:
    """Yield the words that an action contains, except its type."""
    if isinstance(value, dict):
        for key, child in value.items():
            if top and key == "type":
                continue
            if not top:
                yield key
            yield from _words(child, top=False)
    elif isinstance(value, list):
        for child in value:
            yield from _words(child, top=False)
    elif isinstance(value, str):
        yield value

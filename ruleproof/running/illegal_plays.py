"""Makes illegal plays: slips, which are probably illegal because a legal play has been changed slightly or
given a value seen before, and plays that the schema of actions forbids.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ruleproof.engines.recording import Legal
from ruleproof.input import jsontext
from ruleproof.language.operations import Play

_MOST_KEPT = 400
"""Maximum number of actions of each type that are remembered."""
_MOST_VALUES = 60
"""Maximum number of values remembered for each member of a type of action."""

NOBODY = "Nobody"
"""A seat that no game has."""
_IMPOSSIBLE: tuple[Any, ...] = (2.5, -1, 10**12, "", "no such thing", None, [], {}, True)
"""Values of a member of an action, most of which no schema allows there."""
_AT_ONCE = 3
"""Number of these values that are tried at once."""


class Vocabulary:
    """The actions seen so far, and the values of their members."""

    def __init__(self, accepts: Callable[[Any], bool]) -> None:
        self._accepts = accepts
        self._actions: dict[str, dict[bytes, dict[str, Any]]] = defaultdict(dict)
        self._values: dict[tuple[str, str], dict[bytes, Any]] = defaultdict(dict)

    def add(self, actions: Sequence[dict[str, Any]]) -> None:
        """Remember some actions."""
        for action in actions:
            kind = str(action.get("type", ""))
            known = self._actions[kind]
            if len(known) >= _MOST_KEPT:
                continue
            known.setdefault(jsontext.canonical(action), action)
            for name, value in action.items():
                values = self._values[kind, name]
                if name != "type" and len(values) < _MOST_VALUES:
                    values.setdefault(jsontext.canonical(value), value)

    def slips(
        self,
        legal: Mapping[str, Sequence[dict[str, Any]]],
        seats: Sequence[str],
        number: int,
        dice: random.Random,
    ) -> list[Play]:
        """Return up to a given number of plays that the schema allows but that are not listed as legal."""
        listed = {(seat, jsontext.canonical(action)) for seat, actions in legal.items() for action in actions}
        known = [(seat, action) for seat, actions in legal.items() for action in actions]
        slips: dict[tuple[str, bytes], Play] = {}
        for _ in range(4 * number):
            if len(slips) >= number:
                break
            seat, action = self._slip(known, seats, dice)
            name = (seat, jsontext.canonical(action))
            if action and name not in listed and self._accepts(action):
                slips[name] = Play(seat=seat, action=action)
        return list(slips.values())

    def ill_formed(
        self, legal: Mapping[str, Sequence[dict[str, Any]]], seats: Sequence[str], dice: random.Random
    ) -> list[Play]:
        """Return some plays with an action that the schema forbids, and one of a seat that does not exist."""
        known = [(seat, action) for seat, actions in legal.items() for action in actions]
        seen = [(seat, one) for seat in seats for kind in self._actions.values() for one in kind.values()]
        if not seen:
            return []
        seat, action = dice.choice(known or seen)
        name = dice.choice(list(action))
        spoilt = [{**action, name: value} for value in dice.sample(_IMPOSSIBLE, _AT_ONCE)]
        plays = [Play(seat=seat, action=one) for one in spoilt if not self._accepts(one)]
        return [*plays, Play(seat=NOBODY, action=action)]

    def _slip(self, known: Sequence[Legal], seats: Sequence[str], dice: random.Random) -> Legal:
        way = dice.random()
        if known and way < 0.5:
            seat, action = dice.choice(known)
            return seat, self._changed(action, dice)
        if known and way < 0.65:
            return dice.choice(seats), dice.choice(known)[1]
        kinds = sorted(kind for kind, actions in self._actions.items() if actions)
        if not kinds:
            return dice.choice(seats), {}
        seat = dice.choice([seat for seat, _ in known] or list(seats))
        return seat, dice.choice(list(self._actions[dice.choice(kinds)].values()))

    def _changed(self, action: dict[str, Any], dice: random.Random) -> dict[str, Any]:
        """Return an action in which one member has a different value."""
        names = [name for name in action if name != "type"]
        if not names:
            return {}
        name = dice.choice(names)
        seen = list(self._values[str(action.get("type", "")), name].values())
        return {**action, name: _other(action[name], seen, dice)}


def _other(value: Any, seen: Sequence[Any], dice: random.Random) -> Any:
    """Return a value near this one, or one seen before."""
    if isinstance(value, bool):
        return not value
    if type(value) in _NEAR and value != {}:
        likely, near = _NEAR[type(value)]
        if dice.random() < likely:
            return near(value, seen, dice)
    return dice.choice(seen) if seen else value


def _near_number(value: int, _seen: Sequence[Any], dice: random.Random) -> int:
    return value + dice.choice((-1, 1, 1, -value, 10))


def _near_list(value: list[Any], seen: Sequence[Any], dice: random.Random) -> list[Any]:
    """Return a list with one item fewer, or with one more item from the lists seen before."""
    items = list(value)
    if items and dice.random() < 0.5:
        items.pop(dice.randrange(len(items)))
        return items
    more = [item for one in seen if isinstance(one, list) for item in one]
    return [*items, dice.choice(more)] if more else items


def _near_object(value: dict[str, Any], seen: Sequence[Any], dice: random.Random) -> dict[str, Any]:
    """Return an object in which one member has a different value."""
    name = dice.choice(list(value))
    inside = [one[name] for one in seen if isinstance(one, dict) and name in one]
    return {**value, name: _other(value[name], inside, dice)}


_NEAR: dict[type, tuple[float, Callable[[Any, Sequence[Any], random.Random], Any]]] = {
    int: (0.7, _near_number),
    list: (0.6, _near_list),
    dict: (0.6, _near_object),
}
"""How likely a value of a type is to be replaced by a near one, and the function that finds the near one."""

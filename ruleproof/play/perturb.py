"""Jolts: small changes of a position, at random, within its schema and the laws of conservation."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Any

from ruleproof.cases.suite import Suite
from ruleproof.input import jsontext
from ruleproof.input.jsontext import Place
from ruleproof.rules.conservation import amounts, places_of, value_at
from ruleproof.rules.model import Json, Law
from ruleproof.rules.validation import Validator

_MOST_VALUES = 40
"""So many values are remembered of each place."""
_MOST_JOLTS = 4
"""So many changes are made to one position."""
_TRIED = 8
"""So often a change is tried that breaks the schema or a law."""
_BARE = ("seats", "to_act", "may_act", "settled", "phase", "pending")
"""Who plays and how a state goes on: what is not changed of itself."""


Free = Callable[[], Mapping[str, Sequence[tuple[Place, Any]]]]
"""Gives the places of a table that may have another value, with what lies there, by the first key."""


class Jolts:
    """Changes positions of one game. It learns from the positions that it is shown which values there are."""

    def __init__(self, suite: Suite) -> None:
        self._laws = suite.game.laws
        self._seats = frozenset(suite.game.seats)
        self._accepts = suite.schemas.accepts("state")
        self._seen: dict[Place, dict[bytes, Any]] = defaultdict(dict)
        self._learnt = _Learnt(self._seen[()])
        self._of_seats: set[Place] = set()
        self._bounds: dict[int, tuple[int, ...]] = {}
        self._counted: dict[Place, bool] = {}

    def learn(self, state: Mapping[str, Any]) -> None:
        """Remember the values in a state's table, by their places."""
        table = {key: value for key, value in state["table"].items() if key not in _BARE}
        self._learn(table, self._learnt)

    def _learn(self, value: Any, learnt: _Learnt) -> None:
        """Remember what lies inside a value."""
        for key, child in value.items() if isinstance(value, dict) else enumerate(value):
            inside = learnt.below.get(key)
            if inside is None:
                there = (*learnt.place, *self._kind((key,)))
                inside = learnt.below[key] = _Learnt(self._seen[there], there)
            if len(inside.values) < _MOST_VALUES:
                self._remember(child, inside)
            if _has_places(child):
                self._learn(child, inside)

    def _remember(self, value: Any, learnt: _Learnt) -> None:
        text = jsontext.canonical(value)
        if text not in learnt.values:
            learnt.values[text] = value
            if self._is_of_seats(value):
                self._of_seats.add(learnt.place)

    def jolted(
        self, state: Mapping[str, Any], validator: Validator, dice: random.Random
    ) -> dict[str, Any] | None:
        """Return a state with some changes that schema and laws allow, or None where none was found."""
        changed: dict[str, Any] = _copied(state)
        for _ in range(dice.randint(1, _MOST_JOLTS)):
            free = cache(partial(self._free_places, changed["table"]))
            for _ in range(_TRIED):
                tried = _copied(changed)
                if not self._jolt(tried["table"], free, validator, dice) or tried == changed:
                    continue
                if self._accepts(tried) and not validator.laws.violations(tried["table"]):
                    changed = tried
                    break
        return changed if changed != state else None

    def _jolt(self, table: dict[str, Any], free: Free, validator: Validator, dice: random.Random) -> bool:
        """Change a table; tell whether a way to do so was found."""
        way = dice.random()
        if way < 0.6 and self._laws:
            return self._move(table, dice.choice(self._laws), validator, dice)
        if way < 0.7:
            return self._swap_seats(table, dice)
        return self._set(table, free(), validator.components, dice)

    def _move(self, table: dict[str, Any], law: Law, validator: Validator, dice: random.Random) -> bool:
        """Move some of what a law counts from one place to another."""
        places = [place for pattern in law.places for place in places_of(table, pattern)]
        if len(places) < 2:
            return False
        origin, target = dice.sample(places, 2)
        rest = [place for place in places if ".".join(map(str, place)) == law.rest]
        if rest and dice.random() < 0.4:
            origin, target = (origin, rest[0]) if dice.random() < 0.5 else (rest[0], target)
        if origin == target:
            return False
        if law.kind == "items":
            return _move_item(table, law, origin, target, dice)
        here = amounts(law, value_at(table, origin))
        kinds = sorted(kind for kind, number in here.items() if number > 0)
        if not kinds:
            return False
        kind = dice.choice(kinds)
        there = amounts(law, value_at(table, target)).get(kind, 0)
        number = dice.choice(self._numbers(here[kind], there, validator.components))
        _add(table, law, origin, kind, -number)
        _add(table, law, target, kind, number)
        return True

    def _numbers(self, here: int, there: int, components: Mapping[str, Json]) -> list[int]:
        """Return how many to move: so that a place keeps few, or comes to a number of the component set."""
        numbers = {1, here, here - 1, here - 2, here - 3}
        numbers |= {bound - there for bound in self._bounds_of(components)}
        return sorted(number for number in numbers if 1 <= number <= here) or [here]

    def _bounds_of(self, components: Mapping[str, Json]) -> tuple[int, ...]:
        """Return the numbers of a component set with those next to them."""
        if id(components) not in self._bounds:
            near = {number + by for number in _integers(components) if number <= 40 for by in (-1, 0, 1)}
            self._bounds[id(components)] = tuple(sorted(number for number in near if number >= 0))
        return self._bounds[id(components)]

    def _swap_seats(self, table: dict[str, Any], dice: random.Random) -> bool:
        """Exchange what two seats have of one thing."""
        shared = [
            name for name, value in table.items() if isinstance(value, dict) and self._seats >= set(value)
        ]
        shared = [name for name in shared if len(table[name]) > 1]
        if not shared:
            return False
        held = table[dice.choice(shared)]
        one, other = dice.sample(sorted(held), 2)
        held[one], held[other] = held[other], held[one]
        return True

    def _free_places(self, table: Mapping[str, Any]) -> dict[str, list[tuple[Place, Any]]]:
        """Return the places that may have another value, with what lies there, by the first key."""
        places: dict[str, list[tuple[Place, Any]]] = defaultdict(list)
        for place, value in _values(table, ()):
            if place[0] not in _BARE and not self._is_counted(place) and not self._names_seats(place, value):
                places[str(place[0])].append((place, value))
        return places

    def _set(
        self,
        table: dict[str, Any],
        free: Mapping[str, Sequence[tuple[Place, Any]]],
        components: Mapping[str, Json],
        dice: random.Random,
    ) -> bool:
        """Give one place another value: one seen at such a place, a number beside it, or a boundary."""
        if not free:
            return False
        place, value = dice.choice(free[dice.choice(sorted(free))])
        seen = list(self._seen[self._kind(place)].values())
        if type(value) is int and dice.random() < 0.5:
            new: Any = dice.choice((value + 1, value - 1, 0, *self._bounds_of(components)))
        elif isinstance(value, list) and len(value) > 1 and dice.random() < 0.5:
            new = dice.sample(value, len(value))
        elif seen:
            new = _copied(dice.choice(seen))
        else:
            return False
        value_at(table, place[:-1])[place[-1]] = new
        return True

    def _is_counted(self, place: Place) -> bool:
        """Tell whether some law counts what lies at a place; lists of items may still be put in order."""
        if place not in self._counted:
            self._counted[place] = any(
                len(place) >= len(parts)
                and all(a in ("*", str(b)) for a, b in zip(parts, place, strict=False))
                for law in self._laws
                if law.kind != "items"
                for parts in (pattern.split(".") for pattern in law.places)
            )
        return self._counted[place]

    def _names_seats(self, place: Place, value: Any) -> bool:
        """Tell whether seats are named at a place: who has passed, whose turn it is. That says how the game
        goes on, and contradicts the rest if it is changed alone.
        """
        return self._is_of_seats(value) or self._kind(place) in self._of_seats

    def _is_of_seats(self, value: Any) -> bool:
        """Tell whether a value is a seat, or a list of seats."""
        seats = [value] if isinstance(value, str) else value if isinstance(value, list) else ()
        return bool(seats) and all(isinstance(seat, str) and seat in self._seats for seat in seats)

    def _kind(self, place: Place) -> Place:
        return tuple("*" if isinstance(key, int) or key in self._seats else key for key in place)


def _copied(value: Any) -> Any:
    return jsontext.decode(jsontext.encode(value))


class _Learnt:
    """The values known of a place, and what is known of the places inside it, by their keys."""

    __slots__ = ("below", "place", "values")

    def __init__(self, values: dict[bytes, Any], place: Place = ()) -> None:
        self.values = values
        self.place = place
        self.below: dict[str | int, _Learnt] = {}


def _has_places(value: Any) -> bool:
    if isinstance(value, list):
        return any(isinstance(item, (dict, list)) for item in value)
    return isinstance(value, dict)


def _values(value: Any, place: Place) -> Iterator[tuple[Place, Any]]:
    """Yield every place inside a value with what lies there."""
    if place:
        yield place, value
    if isinstance(value, dict):
        for key, child in value.items():
            yield from _values(child, (*place, key))
    elif _has_places(value):
        for index, child in enumerate(value):
            yield from _values(child, (*place, index))


def _integers(value: Any) -> Iterator[int]:
    if type(value) is int:
        yield value
    elif isinstance(value, (dict, list)):
        for child in value.values() if isinstance(value, dict) else value:
            yield from _integers(child)


def _add(table: dict[str, Any], law: Law, place: Place, kind: str, number: int) -> None:
    """Add some of a kind to a place of a count or a bag, which leaves out what it has none of."""
    around = value_at(table, place[:-1])
    if law.kind == "count":
        around[place[-1]] += number
        return
    bag = around[place[-1]]
    bag[kind] = bag.get(kind, 0) + number
    if not bag[kind]:
        del bag[kind]


def _move_item(table: dict[str, Any], law: Law, origin: Place, target: Place, dice: random.Random) -> bool:
    """Move an item from list to list; exchange two where a place holds one, or more than a name."""
    one, other = value_at(table, origin), value_at(table, target)
    moves = isinstance(one, list) and isinstance(other, list) and not _holds_structs(one, other)
    if moves and one and (dice.random() < 0.6 or not other):
        item = one.pop(dice.randrange(len(one)))
        other.insert(dice.choice((0, len(other), dice.randint(0, len(other)))), item)
        return True
    if moves and len(one) > 1 and dice.random() < 0.3:
        dice.shuffle(one)
        return True
    return _exchange(table, law, origin, target, dice)


def _holds_structs(*values: Sequence[Any]) -> bool:
    return any(isinstance(item, dict) for items in values for item in items)


def _exchange(table: dict[str, Any], law: Law, origin: Place, target: Place, dice: random.Random) -> bool:
    """Exchange an item of one place with one of another."""
    slots = [list(_slots(table, law, place)) for place in (origin, target)]
    if not slots[0] or not slots[1]:
        return False
    (here, one), (there, other) = dice.choice(slots[0]), dice.choice(slots[1])
    here[one], there[other] = there[other], here[one]
    return True


def _slots(table: dict[str, Any], law: Law, place: Place) -> Iterator[tuple[Any, Any]]:
    """Yield where each item of a place is written: what holds it, and the key."""
    value = value_at(table, place)
    if isinstance(value, list):
        for index, item in enumerate(value):
            yield (item, law.field) if isinstance(item, dict) and law.field else (value, index)
    elif isinstance(value, dict) and law.field in value:
        yield value, law.field
    elif isinstance(value, str):
        yield value_at(table, place[:-1]), place[-1]

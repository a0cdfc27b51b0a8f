"""Small sets: components and beginnings that reduce a game so much that all its positions can be visited."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import islice, product
from typing import Any

import msgspec

from ruleproof.cases.positions import CompletionError
from ruleproof.cases.starts import Starts
from ruleproof.cases.suite import Suite, numbers_of_seats, state_of
from ruleproof.input import jsontext
from ruleproof.input.folders import Data, GameFolders
from ruleproof.input.problems import DataError, Problem, UsageError, nearest_note, shown_path
from ruleproof.rules.model import ComponentSet
from ruleproof.rules.schemas import fault_lines

FILE = "census.json"
DEPTH = 3
"""Maximum number of plays in a census of the whole game."""


class Begins(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a census begins: at a named position, at the start of a scenario, or at a new game for some
    seats.
    """

    position: str = ""
    scenario: str = ""
    seats: int = 0
    options: dict[str, Any] = {}

    @property
    def words(self) -> str:
        return self.position or self.scenario or f"new game of {self.seats}"

    def state(self, starts: Starts) -> bytes:
        """Return the state of the named position, or the state in which the scenario begins.

        Raises:
            UsageError: there is no such position or scenario.
        """
        if self.position:
            positions = starts.suite.compiler.positions
            if self.position not in positions:
                near = nearest_note(self.position, positions)
                raise UsageError(f"{FILE}: there is no position {self.position!r}", *near)
            try:
                return jsontext.encode(state_of(starts.suite, positions[self.position]))
            except CompletionError as error:
                raise UsageError(f"the position {self.position!r}: {error}") from None
        start = starts.of_scenario(f"{starts.suite.game.id}/{self.scenario}")
        if start is None or not start.state:
            raise UsageError(f"{FILE}: there is no scenario {self.scenario} that begins at a position")
        return start.state


class Bound(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How far a census goes; 0 means no limit.

    Attributes:
        chance: maximum number of outcomes tried each time chance is needed.
        near_misses: number of unlisted actions tried in each position.
        seconds: time limit by the clock; if it stops a census, how far the census got depends on the machine.
    """

    chance: int = 1
    near_misses: int = 1
    depth: int = 0
    positions: int = 0
    seconds: float = 0.0


class Counts(msgspec.Struct, frozen=True):
    """The counts in a census. `actions` counts an action once for each chance outcome."""

    positions: int
    actions: int
    ends: int
    complete: bool


class SmallSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reduced component set, and where its census begins.

    `values` replace the values under the same keys in the set `components`.
    """

    name: str
    says: str
    begins: tuple[Begins, ...]
    components: str = ""
    values: dict[str, Any] = {}
    bound: Bound = Bound()
    counts: Counts | None = None


class Described(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The data that describe a game for its census.

    `hidden` are the paths in the table that no seat may know. `own` are the paths with a key for each seat
    that only this seat may know, and `from_owner` those with a key for each seat that every seat but this one
    may know. Everybody may know the quantity at each kind of path.
    """

    sets: tuple[SmallSet, ...]
    hidden: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    from_owner: tuple[str, ...] = ()

    @property
    def has_secrets(self) -> bool:
        """Tell whether anything is hidden from a seat."""
        return bool(self.hidden or self.own or self.from_owner)

    def named(self, name: str) -> SmallSet:
        """Return the set with a given name; without a name, the first one.

        Raises:
            UsageError: there is no set of this name, or no set at all.
        """
        if not self.sets:
            raise UsageError(f"the game has no small set in spec/<game>/{FILE}; use --position")
        known = {one.name: one for one in self.sets}
        if name and name not in known:
            raise UsageError(f"--set {name!r}: no such set", *nearest_note(name, known))
        return known[name] if name else self.sets[0]


def whole(suite: Suite, name: str) -> SmallSet:
    """Return the set with all components of a game, whose census begins at a named position, or at a
    `new game of N`.

    Raises:
        UsageError: there is nothing of this name.
    """
    new_games = {f"new game of {number}": number for number in numbers_of_seats(suite)}
    positions = suite.compiler.positions
    if name not in (*new_games, *positions):
        near = nearest_note(name, [*new_games, *positions])
        raise UsageError(f"--position {name!r}: no such position", *near)
    seats = new_games.get(name, 0)
    components = "" if seats else positions[name].components
    begins = Begins(seats=seats) if seats else Begins(name)
    says = f"the whole game with the components {components!r}" if components else "the whole game"
    return SmallSet(name, says, (begins,), components, bound=Bound(depth=DEPTH))


def described(folders: GameFolders) -> Described:
    """Return the data that describe a game for its census; without such data, nothing is hidden, and there
    are no small sets.

    Raises:
        DataError: they cannot be read.
    """
    file = folders.spec / FILE
    if not file.exists():
        return Described(())
    try:
        return msgspec.json.decode(file.read_bytes(), type=Described)
    except msgspec.DecodeError as error:
        raise DataError([Problem(shown_path(file), str(error))]) from None


def suite_of(data: Data, folders: GameFolders, small: SmallSet) -> Suite:
    """Return the suite of a game with a small set in force.

    Raises:
        DataError: the set breaks the game's schema.
    """
    suite = Suite.open(data, folders)
    base = suite.game.component_sets[small.components] if small.components else suite.components
    if not small.values:
        return Suite.open(data, folders, base)
    values = {**base.values, **small.values}
    where = shown_path(folders.spec / FILE)
    if not suite.schemas.accepts("components")(values):
        faults = fault_lines(suite.schemas, "components", values)
        raise DataError([Problem(where, f"{small.name}: {fault}") for fault in faults])
    made = ComponentSet(small.name, base.edition, values, jsontext.digest(values), where)
    return Suite.open(data, folders, made)


def outcomes(needs: dict[str, Any], most: int) -> tuple[list[dict[str, Any]], bool]:
    """Return up to a given number of chance outcomes, in ascending order, and whether these are all the
    outcomes.
    """
    if "shuffle" in needs:
        things = sorted(needs["shuffle"], key=jsontext.canonical)
        tried = [{"shuffle": order} for order in islice(_orders(things), most)]
        return tried, len(tried) == _number_of_orders(things)
    dice, sides = needs["roll"]["dice"], needs["roll"].get("sides", 6)
    rolls = product(range(1, sides + 1), repeat=dice)
    tried = [{"roll": list(roll)} for roll in islice(rolls, most)]
    return tried, len(tried) == sides**dice


def _orders(things: list[Any]) -> Iterator[list[Any]]:
    """Yield every different order of some things: each thing in turn comes first, and the rest follow as in a
    pack of cards cut at its place. Neighbouring orders share their beginnings.
    """
    if not things:
        yield []
        return
    for index, thing in enumerate(things):
        if thing not in things[:index]:
            for rest in _orders([*things[index + 1 :], *things[:index]]):
                yield [thing, *rest]


def _number_of_orders(things: list[Any]) -> int:
    number = math.factorial(len(things))
    for text in {jsontext.canonical(thing) for thing in things}:
        number //= math.factorial(sum(jsontext.canonical(thing) == text for thing in things))
    return number

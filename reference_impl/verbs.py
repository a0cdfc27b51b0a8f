"""The eight verbs for any game in this package: JSON in, JSON out, with the rules in between.

A game is a sub-package that offers everything listed in `Rules`; nothing else has to be edited to add a game.
The exceptions that its functions raise are the engine's refusals (`refusals.py`).
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import ModuleType
from typing import Any, Protocol, cast

import msgspec

from . import trace
from .chance import Chance
from .readings import in_force, offered
from .refusals import IllegalAction, Unsupported, UnsupportedPosition

NAME = "reference"
VERSION = "1.0.0"
PROTOCOL = 1
VERBS = ("new_game", "legal_actions", "apply", "view", "outcome")

Json = dict[str, Any]
State = Json | msgspec.Raw
"""A state as a JSON value, or as JSON text."""


class Rules(Protocol):
    """What the package for a game offers.

    `Seats`, `Options`, `State` and `Action` are the types that JSON is read into (by msgspec, strictly). They
    are frozen structs that refuse unknown fields, and their encoding follows the schemas of the game.
    The module `other_readings`, or else the package, has the readings of the switchable rulings that are not
    adopted (`readings.py`). Functions take and return frozen values. `game` is the value that `configure`
    returned; it has the readings in force as `game.readings`.
    """

    COMPONENT_SET: str
    Seats: Any
    Options: Any
    State: Any
    Action: Any

    def configure(self, components: Mapping[str, Any], readings: Any) -> Any:
        """Return the game with a component set in force, or raise Unsupported with a sentence for everything
        wrong with the set.
        """

    def position_faults(self, game: Any, state: Any) -> list[str]:
        """Return a sentence for everything that prevents a well-formed state from being played."""

    def new_game(self, game: Any, seats: Any, options: Any, chance: Chance) -> Any:
        """Return the first state."""

    def legal_actions(self, game: Any, state: Any, seat: str) -> Sequence[Any]:
        """Return every action that the seat may take now, without duplicates."""

    def apply(self, game: Any, state: Any, seat: str, action: Any, chance: Chance) -> Any:
        """Return the state after an action; raise IllegalAction for exactly the actions that `legal_actions`
        does not list.
        """

    def view(self, game: Any, state: Any, seat: str) -> Any:
        """Return what the seat sees."""

    def outcome(self, game: Any, state: Any) -> Any:
        """Return how the game stands or, once it is over, how it ended."""


class Engine:
    """An engine for all games in the package; `configure` chooses the game in force.

    An engine that is `in_text` takes states as JSON text and returns its answers as JSON text
    (`msgspec.Raw`). A state that is asked about several times is then read only once, and no answer is taken
    apart only to be put together again.
    """

    def __init__(self, *, in_text: bool = False, offered: Sequence[str] = ()) -> None:
        self.in_text = in_text
        self._offered = [name for name in games() if not offered or name in offered]
        self._rules: Rules | None = None
        self._game: Any = None
        self._last_read: tuple[bytes, Any] = (b"", None)

    def hello(self, protocol: Sequence[int]) -> Json:
        if PROTOCOL not in protocol:
            raise Unsupported(f"the reference speaks version {PROTOCOL} of the protocol")
        return {
            "protocol": PROTOCOL,
            "name": NAME,
            "version": VERSION,
            "games": {name: _offer(load(name)) for name in self._offered},
        }

    def configure(self, game: str, components: Json, readings: Mapping[str, str]) -> Json:
        if game not in self._offered:
            return _not_accepted(f"the reference has no game {game!r}; it has {', '.join(self._offered)}")
        rules = load(game)
        reasons = _reading_faults(rules, readings)
        try:
            configured = rules.configure(components, readings_in_force(rules, {} if reasons else readings))
        except Unsupported as refusal:
            reasons += refusal.reasons
        if reasons:
            return _not_accepted(*reasons)
        self._rules, self._game, self._last_read = rules, configured, (b"", None)
        return {"accepted": True}

    def new_game(self, seats: Sequence[str], options: Json, chance: Sequence[Json]) -> Json:
        rules = self._configured()
        outcomes = Chance(chance)
        try:
            who = msgspec.convert(seats, rules.Seats)
            how = msgspec.convert(options, rules.Options)
        except msgspec.ValidationError as error:
            raise IllegalAction(f"the game cannot be set up in this way: {error}") from None
        state = rules.new_game(self._game, who, how, outcomes)
        outcomes.require_all_used()
        return self._result("state", state)

    def legal_actions(self, state: State, seat: str) -> Json:
        rules = self._configured()
        return self._result("actions", rules.legal_actions(self._game, self._read(state), seat))

    def apply(self, state: State, seat: str, action: Json, chance: Sequence[Json]) -> Json:
        rules = self._configured()
        position = self._read(state)
        outcomes = Chance(chance)
        after = rules.apply(self._game, position, seat, _read_action(rules, action), outcomes)
        outcomes.require_all_used()
        return self._result("state", after)

    def view(self, state: State, seat: str) -> Json:
        rules = self._configured()
        return self._result("view", rules.view(self._game, self._read(state), seat))

    def outcome(self, state: State) -> Json:
        rules = self._configured()
        return self._result("outcome", rules.outcome(self._game, self._read(state)))

    def bye(self) -> Json:
        return {}

    def _configured(self) -> Rules:
        if self._rules is None:
            raise Unsupported("no game is configured")
        return self._rules

    def _read(self, value: State) -> Any:
        """Return a state as the game's own type, ignoring the keys of other engines (`x_…`).

        Many questions about the same state come one after the other, so the last state is kept, with its JSON
        text.
        """
        rules = self._configured()
        text = bytes(value) if isinstance(value, msgspec.Raw) else msgspec.json.encode(value)
        known, state = self._last_read
        if text == known:
            return state
        try:
            state = msgspec.json.decode(text, type=rules.State)
        except msgspec.ValidationError:
            try:
                state = msgspec.convert(_without_strange_keys(msgspec.json.decode(text)), rules.State)
            except msgspec.ValidationError as error:
                raise UnsupportedPosition(f"the state cannot be read: {error}") from None
        with trace.tracing(None):
            faults = rules.position_faults(self._game, state)
        if faults:
            raise UnsupportedPosition("; ".join(faults))
        self._last_read = text, state
        return state

    def _result(self, name: str, value: Any) -> Json:
        """Return a result in plain JSON values, with lists for tuples and dicts for structs or, if the engine
        is `in_text`, with its value as JSON text.
        """
        text = msgspec.json.encode(value)
        return {name: msgspec.Raw(text) if self.in_text else msgspec.json.decode(text)}


def games() -> list[str]:
    """Return the names of the games in all the folders of this package, in alphabetical order."""
    package = sys.modules[__package__]
    return sorted({module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg})


def load(game: str) -> Rules:
    """Return the rules of a game, imported when first needed."""
    module: ModuleType = importlib.import_module(f".{game}", __package__)
    return cast("Rules", module)


def readings_in_force(rules: Any, chosen: Mapping[str, str]) -> Any:
    """Return the readings of a game, of which some are chosen; all others are the adopted ones."""
    return in_force(getattr(rules, "other_readings", rules), chosen)


def _offer(rules: Rules) -> Json:
    return {
        "verbs": list(VERBS),
        "components": {"name": rules.COMPONENT_SET},
        "readings": _switchable(rules),
    }


def _switchable(rules: Any) -> dict[str, list[str]]:
    return offered(getattr(rules, "other_readings", rules))


def _reading_faults(rules: Rules, readings: Mapping[str, str]) -> list[str]:
    known = _switchable(rules)
    faults = []
    for ruling, reading in readings.items():
        if ruling not in known:
            faults.append(
                f"the reference cannot switch a ruling {ruling!r}; it can switch {', '.join(known) or 'none'}"
            )
        elif reading not in known[ruling]:
            faults.append(f"{ruling} has no reading {reading!r}; it has {', '.join(known[ruling])}")
    return faults


def _not_accepted(*reasons: str) -> Json:
    return {"accepted": False, "reasons": list(reasons)}


def _read_action(rules: Rules, value: Json) -> Any:
    try:
        return msgspec.convert({"action": value}, _with_action(rules.Action)).action
    except msgspec.ValidationError:
        pass
    try:
        return msgspec.convert(value, rules.Action)
    except msgspec.ValidationError as error:
        raise IllegalAction(f"there is no such action: {error}") from None


@lru_cache
def _with_action(actions: Any) -> Any:
    """Return a type that contains an action. msgspec remembers how to read such a type, but not how to read a
    union.
    """
    return msgspec.defstruct("WithAction", [("action", actions)])


def _without_strange_keys(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_strange_keys(child) for key, child in value.items() if not key.startswith("x_")}
    if isinstance(value, list):
        return [_without_strange_keys(child) for child in value]
    return value

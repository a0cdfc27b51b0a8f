"""Switchable rulings: the rules state the adopted readings, and `other_readings.py` of a game all others.

A function that decides a ruling has the decorator `@ruling`; its first argument is the game, or a moment of
the game. A function with the decorator `@reading` takes its place as a whole, if the other reading is chosen
when the game is configured.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping
from types import ModuleType
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct

from . import trace

Function = TypeVar("Function", bound=Callable[..., Any])
Components = TypeVar("Components")


class Readings:
    """The readings in force: the functions that stand in for rules, by the names of the rules."""

    __slots__ = ("functions",)

    def __init__(self, functions: Mapping[str, Callable[..., Any]] | None = None) -> None:
        self.functions = functions or {}

    @property
    def are_adopted(self) -> bool:
        """Tell whether all readings in force are the adopted ones."""
        return not self.functions


class Game(Struct, Generic[Components], frozen=True):
    """What is in force: a component set, and the readings of the rulings."""

    components: Components
    readings: Readings


def configuring(
    read: Callable[[Mapping[str, Any]], Components],
) -> Callable[[Mapping[str, Any], Readings], Game[Components]]:
    """Return the `configure` of a game (see `verbs.py`) whose component sets a class reads and checks."""
    return lambda components, in_force: Game(read(components), in_force)


class _Reading(NamedTuple):
    """A reading that is not adopted, and the rule that it replaces."""

    ruling: str
    reading: str
    adopted: str
    rule: str


def ruling(ruling_id: str, adopted: str) -> Callable[[Function], Function]:
    """Return a decorator for a function that states the adopted reading of a switchable ruling."""

    def decide(rule: Any) -> Any:
        name = _name(rule)
        word = ruling_id.rpartition(".")[2]

        @functools.wraps(rule)
        def decided(game: Any, *arguments: Any) -> Any:
            if trace.tracer is not None:
                trace.tracer(trace.Consulted(word))
            return game.readings.functions.get(name, rule)(game, *arguments)

        decided.__dict__["decides"] = (ruling_id, adopted)
        return decided

    return decide


def choice(ruling_id: str) -> None:
    """Note that what follows rests on a choice of the editor which cannot be switched: an engine that chose
    otherwise may differ here.
    """
    if trace.tracer is not None:
        trace.tracer(trace.Consulted(ruling_id.rpartition(".")[2]))


def reading(other: str, *, instead_of: Callable[..., Any]) -> Callable[[Function], Function]:
    """Return a decorator for a function that states another reading of the ruling that a rule decides."""
    ruling_id, adopted = instead_of.__dict__["decides"]

    def replace(function: Function) -> Function:
        function.__dict__["replaces"] = _Reading(ruling_id, other, adopted, _name(instead_of))
        return function

    return replace


def offered(other_readings: ModuleType) -> dict[str, list[str]]:
    """Return the readings of every switchable ruling by its id, the adopted one first."""
    readings: dict[str, dict[str, None]] = {}
    for stands, _ in _others(other_readings):
        readings.setdefault(stands.ruling, {stands.adopted: None})[stands.reading] = None
    return {ruling_id: list(known) for ruling_id, known in readings.items()}


def in_force(other_readings: ModuleType, chosen: Mapping[str, str]) -> Readings:
    """Return the readings in force, if these are chosen; for all other rulings the adopted one is."""
    return Readings(
        {
            stands.rule: function
            for stands, function in _others(other_readings)
            if chosen.get(stands.ruling) == stands.reading
        }
    )


def _others(module: ModuleType) -> Iterator[tuple[_Reading, Callable[..., Any]]]:
    for value in vars(module).values():
        if isinstance(value, ModuleType) and value.__name__.startswith(f"{module.__name__}."):
            yield from _others(value)
        elif isinstance(stands := getattr(value, "__dict__", {}).get("replaces"), _Reading):
            yield stands, value


def _name(function: Callable[..., Any]) -> str:
    return f"{function.__module__}.{function.__qualname__}"

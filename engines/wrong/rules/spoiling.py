"""Engines with one fault each: copies of the reference in which single functions are replaced.

The faults of a game stand in the modules of its folder, a function each, and are called as the function is:

    @fault("lost_cities_rivals.scoring.bonus_not_multiplied", replaces="scoring.value")
    def bonus_multiplied(game, original, points, factor, extra):
        \"\"\"The bonus is added before the footprints are multiplied.\"\"\"
        return (points + extra) * factor

One that needs more names no function to replace, and gets the copy of the reference alone:

    @fault("rivalry.last_ditch.one_to_three_captured")
    def escape_on_three(game):
        \"\"\"The leader escapes on a roll of 3.\"\"\"
        game.module("capital").LAST_NUMBER_THAT_CAPTURES = 2
"""

from __future__ import annotations

import importlib
import itertools
import pkgutil
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from ruleproof.input.folders import Data

_numbers = itertools.count()


class Spoiled:
    """A copy of the reference of one game, to be spoiled function by function."""

    def __init__(self, game: str, data: Data) -> None:
        self._alias = f"ruleproof_spoiled_{next(_numbers)}"
        self.package = data.load_reference(self._alias)
        self._alias = self.package.__name__
        self._game = game
        self.replaced: list[Any] = []
        """The functions that are replaced, as they were."""
        self.refusals = importlib.import_module(f"{self._alias}.refusals")

    def module(self, name: str) -> Any:
        """Return a module of the game; without a name its package."""
        return importlib.import_module(f"{self._alias}.{self._game}.{name}".rstrip("."))

    def replace(self, name: str, replacement: Callable[..., Any]) -> None:
        """Put another function in place of one, wherever the game uses it: `auction.bid` is one of a module,
        `view` one of the package. The other one is called with the original before its arguments.
        """
        module, _, attribute = name.rpartition(".")
        original = getattr(self.module(module), attribute)
        self.replaced.append(original)
        spoiled = partial(replacement, original)
        for loaded in [
            one for key, one in sys.modules.items() if key.startswith(f"{self._alias}.{self._game}")
        ]:
            for key, value in list(vars(loaded).items()):
                if value is original:
                    setattr(loaded, key, spoiled)
                elif type(value).__name__ == "Steps":
                    _replace_step(value, original, spoiled)

    def replaces(self, name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Decorate the function that is put in place of another."""

        def put(replacement: Callable[..., Any]) -> Callable[..., Any]:
            self.replace(name, replacement)
            return replacement

        return put

    def lift(self, name: str) -> None:
        """Let a function that only refuses refuse nothing."""
        self.replace(name, lambda *_: None)

    def illegal(self, reason: str) -> Exception:
        """Return a refusal."""
        refusal: Exception = self.refusals.IllegalAction(reason)
        return refusal

    def engine(self) -> Any:
        """Return the engine that is at fault."""
        return self.package.engine()


def _replace_step(steps: Any, original: Any, spoiled: Any) -> None:
    """Put another function in place of one in the table of what a game waits for."""
    answers = [one for found in steps.answers.values() for answer in found.values() for one in answer]
    for rule in (*steps.questions.values(), *steps.automatic.values(), *answers):
        if getattr(rule, "function", None) is original:
            rule.function = spoiled


@dataclass(frozen=True)
class Fault:
    """What is wrong with one faulty engine.

    Attributes:
        name: with the name of the game its id.
        clause: the clause that it breaks.
        sentence: says what it does, for readers.
        spoil: brings it into a copy of the reference.
    """

    name: str
    clause: str
    sentence: str
    spoil: Callable[[Spoiled], None]

    @property
    def game(self) -> str:
        return self.clause.partition(".")[0]

    def spoiled(self, data: Data) -> Spoiled:
        """Return a copy of the reference with the fault."""
        copy = Spoiled(self.game, data)
        self.spoil(copy)
        return copy


def fault(
    clause: str, *, replaces: str | tuple[str, ...] = (), lifts: str | tuple[str, ...] = ()
) -> Callable[[Callable[..., Any]], Fault]:
    """Make a fault of a function, with its name and docstring.

    Args:
        clause: the clause that the engine breaks.
        replaces: what the function is put in place of. It is called with the copy of the reference, the
            original, and the arguments. Where nothing is replaced it is called once, with the copy alone.
        lifts: functions that refuse nothing any more.
    """

    def made(function: Callable[..., Any]) -> Fault:
        def spoil(game: Spoiled) -> None:
            for name in _names(replaces):
                game.replace(name, partial(function, game))
            if not replaces:
                function(game)
            for name in _names(lifts):
                game.lift(name)

        sentence = " ".join((function.__doc__ or "").split())
        return Fault(function.__name__, clause, sentence, spoil)

    return made


def _names(names: str | tuple[str, ...]) -> tuple[str, ...]:
    return (names,) if isinstance(names, str) else names


@cache
def faults(game: str) -> Mapping[str, Fault]:
    """Return the faults of a game by name, in the order of the names; none if it has no folder."""
    try:
        package = importlib.import_module(f"engines.wrong.rules.{game}")
    except ModuleNotFoundError:
        return {}
    modules = [
        importlib.import_module(f"{package.__name__}.{one.name}")
        for one in pkgutil.iter_modules(package.__path__)
    ]
    every = [one for module in modules for one in vars(module).values() if isinstance(one, Fault)]
    found = {one.name: one for one in sorted(every, key=lambda one: one.name)}
    if len(found) < len(every):
        raise ValueError(f"two faults of {game} have one name")
    return found

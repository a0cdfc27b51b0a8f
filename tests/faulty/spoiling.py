"""Engines with one fault each: copies of the reference in which single functions are replaced."""

from __future__ import annotations

import importlib
import itertools
import sys
from collections.abc import Callable
from types import ModuleType
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

    def module(self, name: str) -> ModuleType:
        """Return a module of the game; without a name its package."""
        return importlib.import_module(f"{self._alias}.{self._game}.{name}".rstrip("."))

    def replace(self, name: str, make: Callable[[Any], Any]) -> None:
        """Put what `make` gives in place of a function, wherever the game uses it: `auction.bid` is one of a
        module, `view` one of the package.
        """
        module, _, attribute = name.rpartition(".")
        original = getattr(self.module(module), attribute)
        self.replaced.append(original)
        spoiled = make(original)
        for loaded in [
            one for key, one in sys.modules.items() if key.startswith(f"{self._alias}.{self._game}")
        ]:
            for key, value in list(vars(loaded).items()):
                if value is original:
                    setattr(loaded, key, spoiled)

    def illegal(self, reason: str) -> Exception:
        """Return a refusal."""
        refusal: Exception = self.refusals.IllegalAction(reason)
        return refusal

    def engine(self) -> Any:
        return self.package.engine()

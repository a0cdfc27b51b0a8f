"""The chance outcomes given to a call, used in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeVar

from .refusals import IllegalAction, NeedsChance, UnusedChance

_SIDES = 6
T = TypeVar("T", bound=str | int)


class Chance:
    """A list of outcomes in the protocol's form, `{"shuffle": […]}` or `{"roll": […]}`, and how many of them
    have been used.
    """

    __slots__ = ("_outcomes", "_used")

    def __init__(self, outcomes: Sequence[Any] = ()) -> None:
        self._outcomes = outcomes
        self._used = 0

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        """Return the things in the order that the next outcome gives, the first one on top.

        Raises:
            NeedsChance: there is no further outcome.
            IllegalAction: the outcome does not consist of exactly these things.
        """
        found = self._next("shuffle", list(things))
        try:
            fits = Counter(found) == Counter(things) and all(
                type(thing) is type(things[0]) for thing in found
            )
        except TypeError:
            fits = False
        if not fits:
            raise IllegalAction(
                f"outcome {self._used} of chance is not an ordering of these: {', '.join(map(str, things))}"
            )
        return tuple(found)

    def roll(self, dice: int, sides: int = _SIDES) -> tuple[int, ...]:
        """Return the number on each die according to the next outcome.

        Raises:
            NeedsChance: there is no further outcome.
            IllegalAction: the outcome has a different number of dice, or shows a side that a die does not
                have.
        """
        found = self._next("roll", {"dice": dice} if sides == _SIDES else {"dice": dice, "sides": sides})
        if len(found) != dice or not all(
            type(shown) is int and shown in range(1, sides + 1) for shown in found
        ):
            raise IllegalAction(
                f"outcome {self._used} of chance is not a roll of {dice} dice with {sides} sides"
            )
        return tuple(found)

    def require_all_used(self) -> None:
        """Refuse outcomes that were not used.

        Raises:
            UnusedChance: some outcomes were not used.
        """
        if self._used < len(self._outcomes):
            raise UnusedChance(f"{len(self._outcomes)} outcomes of chance were given, and {self._used} used")

    def _next(self, kind: str, needs: Any) -> list[Any]:
        if self._used == len(self._outcomes):
            raise NeedsChance({kind: needs})
        outcome = self._outcomes[self._used]
        self._used += 1
        if not isinstance(outcome, dict) or list(outcome) != [kind] or not isinstance(outcome[kind], list):
            raise IllegalAction(f"outcome {self._used} of chance is not a {kind}")
        found: list[Any] = outcome[kind]
        return found

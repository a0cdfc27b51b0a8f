"""Chance from the suite, for games that shuffle, roll or draw by themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

T = TypeVar("T")
Name = Callable[[Any, Sequence[Any]], str]
"""Returns the suite's name of a thing that is shuffled or drawn, among some."""
ILLEGAL, NEEDS_CHANCE, UNSUPPORTED, UNSUPPORTED_POSITION, UNUSED_CHANCE = 1, 2, 3, 4, 5
_SIDES = 6
_TOLERANCE = 1e-6


class Refusal(Exception):
    """An answer that is an error of the protocol, with its code and data."""

    def __init__(self, code: int, message: str, **data: Any) -> None:
        super().__init__(message)
        self.code, self.data = code, {"reason": message, **data}


class Illegal(Refusal):
    """Raised by an author for a new game that the rules do not allow."""

    def __init__(self, message: str) -> None:
        super().__init__(ILLEGAL, message)


class Unsupported(Refusal):
    """Raised by an author for a new game or a position that the game cannot take."""

    def __init__(self, message: str) -> None:
        super().__init__(UNSUPPORTED, message)


class Chance:
    """The chance outcomes of one request.

    `decks` are the orders of what is drawn one thing at a time, from the top; they outlast the request.
    `notes` are oddities of how the game draws.
    """

    def __init__(self, outcomes: Sequence[dict[str, Any]], decks: list[list[str]]) -> None:
        self.left, self.decks = list(outcomes), decks
        self.notes: list[str] = []
        self._rolled: list[int] = []
        self._given = len(self.left)

    def shuffle(self, things: Sequence[T], name: Name, *, top_is_last: bool) -> list[T]:
        """Return the things in the order of the outcome that has the same things, by their names."""
        names = [name(thing, things) for thing in things]
        if not names:
            return []
        order = self._order_of(names)
        by_name: dict[str, list[T]] = {}
        for word, thing in zip(names, things, strict=True):
            by_name.setdefault(word, []).append(thing)
        found = [by_name[word].pop(0) for word in order]
        return found[::-1] if top_is_last else found

    def _order_of(self, names: list[str]) -> list[str]:
        shuffles = [outcome["shuffle"] for outcome in self.left if "shuffle" in outcome]
        for order in shuffles:
            if Counter(order) == Counter(names):
                self.left.remove({"shuffle": order})
                return list(order)
        reason = f"the game shuffles {len(names)} things, and no outcome is left for them"
        if shuffles:
            here, there = Counter(names), Counter(shuffles[0])
            said = [
                ", ".join(f"{n} × {word}" for word, n in [*one.items()][:4])
                for one in (here - there, there - here)
            ]
            reason += (
                f"; the next outcome has {there.total()} things: only the game names {said[0] or 'none'}"
            )
            reason += f", only the suite {said[1] or 'none'} (`thing` returns the suite's names)"
        raise Refusal(NEEDS_CHANCE, reason, needs={"shuffle": names})

    def roll(self, dice: int, sides: int = _SIDES) -> list[int]:
        """Return what some dice show; dice that the suite rolls together may be rolled one after another."""
        if not self._rolled:
            outcome = next((one for one in self.left if "roll" in one), None)
            if outcome is None:
                sided = {"sides": sides} if sides != _SIDES else {}
                reason = f"the game rolls {dice} dice, and no outcome is left for them"
                raise Refusal(NEEDS_CHANCE, reason, needs={"roll": {"dice": dice, **sided}})
            self.left.remove(outcome)
            self._rolled = list(outcome["roll"])
        shown, self._rolled = self._rolled[:dice], self._rolled[dice:]
        if len(shown) < dice or not all(1 <= one <= sides for one in shown):
            reason = f"the game rolls {dice} dice with {sides} sides; the outcome has {shown}"
            raise Refusal(ILLEGAL, reason)
        return shown

    def draw(self, chances: Mapping[str, float]) -> str:
        """Return which of some things is drawn next: the top one of a deck. The probability of each thing is
        compared with how often the deck has it.
        """
        names = list(chances)
        decks = [deck for deck in self.decks if deck and deck[0] in names]
        if decks:
            self._compare(chances, decks[0])
            return decks[0].pop(0)
        shuffled = next((one for one in self.left if set(one.get("shuffle", ())) & set(names)), None)
        if shuffled is None:
            drawn_from = next((deck for deck in self.decks if set(deck) & set(names)), None)
            if drawn_from is not None:
                reason = f"the deck has {drawn_from[0]} on top, which the game's chance cannot draw now"
                raise Refusal(ILLEGAL, reason)
            reason = "the game draws a thing, and no deck has one of those it may draw"
            raise Refusal(NEEDS_CHANCE, reason, needs={"shuffle": list(names)})
        self.left.remove(shuffled)
        self.decks.insert(0, list(shuffled["shuffle"]))
        return self.draw(chances)

    def _compare(self, chances: Mapping[str, float], deck: Sequence[str]) -> None:
        """Note the thing whose probability is furthest from how often the deck has it."""
        left = Counter(deck)
        error = {name: abs(left[name] / left.total() - chances.get(name, 0.0)) for name in (*left, *chances)}
        name = max(error, key=error.__getitem__)
        if error[name] > _TOLERANCE:
            self.notes.append(
                f"a chance node draws {name} with a probability of {chances.get(name, 0.0):.3g}, but "
                f"{left[name]} of the {left.total()} that are left are {name} "
                f"({left[name] / left.total():.3g})"
            )

    def take_decks(self, decks: Sequence[Sequence[str]]) -> None:
        """Take the orders of things that the suite shuffles now and the game draws one at a time."""
        self.decks += [self._order_of(list(deck)) for deck in decks]

    def require_all_used(self) -> None:
        """Refuse a request of which an outcome is left."""
        left = len(self.left) + bool(self._rolled)
        if left:
            reason = f"{left} of {self._given} chance outcomes are not used"
            if things := next((one["shuffle"] for one in self.left if "shuffle" in one), None):
                reason += f", such as the order of {len(things)} things from {things[0]} on"
            if left == self._given:
                reason += ": the game has drawn nothing, or from a generator that the bridge does not reach"
            raise Refusal(UNUSED_CHANCE, reason)


class AnyChance(Chance):
    """Chance for a game of which only the kind matters: things stay in their order, and dice show 1."""

    def __init__(self) -> None:
        super().__init__([], [])

    def shuffle(self, things: Sequence[T], name: Name, *, top_is_last: bool) -> list[T]:
        return list(things)

    def roll(self, dice: int, sides: int = _SIDES) -> list[int]:
        return [1] * dice

    def draw(self, chances: Mapping[str, float]) -> str:
        return next(iter(chances))


_now: list[Chance] = []


@contextmanager
def given(chance: Chance) -> Iterator[None]:
    """Let generators draw from this chance."""
    _now.append(chance)
    try:
        yield
    finally:
        _now.pop()


def now() -> Chance:
    """Return the chance of the request under way.

    Raises:
        RuntimeError: there is none; the game draws at a time at which nothing may happen.
    """
    if not _now:
        raise RuntimeError("the game draws chance outside of reset and step")
    return _now[-1]

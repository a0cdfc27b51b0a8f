"""Random generators of Python and numpy, replaced by one that draws what the suite says."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
from gymnasium.utils import seeding

from ruleproof.bridges.chance import Name, now

_DEPTH = 3
_KINDS = (np.random.Generator, np.random.RandomState, random.Random)


class Drawing:
    """How things are named, and at which end of a shuffled list the top is."""

    def __init__(self, name: Name, *, top_is_last: bool) -> None:
        self.name, self.top_is_last = name, top_is_last


class Dealer:
    """Stands for a generator of numpy, or of `random` if its integers include the upper limit.

    Copies of a game share it, since what it draws is given with each request.
    """

    def __init__(self, drawing: Drawing, *, inclusive: bool = False) -> None:
        self._drawing, self._inclusive = drawing, inclusive

    def __deepcopy__(self, memo: dict[int, Any]) -> Dealer:
        return self

    def _shuffled(self, things: Sequence[Any]) -> list[Any]:
        return now().shuffle(list(things), self._drawing.name, top_is_last=self._drawing.top_is_last)

    def shuffle(self, things: Any, axis: int = 0) -> None:
        things[:] = self._shuffled([*things])

    def permutation(self, things: Any, axis: int = 0) -> Any:
        values = range(things) if isinstance(things, int | np.integer) else things
        return np.array(self._shuffled([*values]), dtype=np.asarray(things).dtype)

    permuted = permutation

    def sample(self, things: Sequence[Any], k: int) -> list[Any]:
        return self._top(self._shuffled(things), k)

    def choice(self, things: Any, size: Any = None, replace: bool = True, **_: Any) -> Any:
        values = [*range(things)] if isinstance(things, int | np.integer) else [*things]
        if replace and _is_die(values) and not any("shuffle" in one for one in now().left):
            shown = [self._die(int(values[0]), len(values)) for _ in range(int(np.prod(size or 1)))]
            return shown[0] if size is None else np.array(shown).reshape(size)
        if now().decks:
            names = [self._drawing.name(one, values) for one in values]
            chances = {name: count / len(names) for name, count in Counter(names).items()}
            return values[names.index(now().draw(chances))]
        ordered = self._shuffled(values) if len(values) > 1 else values
        return self._top(ordered, 1)[0] if size is None else np.array(self._top(ordered, int(size)))

    def _top(self, ordered: list[Any], number: int) -> list[Any]:
        return ordered[::-1][:number] if self._drawing.top_is_last else ordered[:number]

    def integers(self, low: int, high: int | None = None, size: Any = None, **more: Any) -> Any:
        first, end = (0, low) if high is None else (low, high)
        end += self._inclusive or bool(more.get("endpoint"))
        if size is None:
            return self._die(int(first), int(end - first))
        shown = now().roll(int(np.prod(size)), int(end - first))
        return (np.array(shown) - 1 + first).reshape(size)

    def _die(self, first: int, sides: int) -> int:
        return now().roll(1, sides)[0] - 1 + first

    randint = integers

    def randrange(self, start: int, stop: int | None = None) -> int:
        first, end = (0, start) if stop is None else (start, stop)
        return self._die(first, end - first)

    def seed(self, *_: Any) -> None:
        """Do nothing: what is drawn is given."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        raise RuntimeError(
            f"the game draws with {name}(), but the suite has shuffles and dice only: "
            "draw with shuffle, permutation, choice or integers"
        )


def _is_die(values: Sequence[Any]) -> bool:
    """Tell whether these are the sides of a die."""
    first = values[0]
    is_number = isinstance(first, int | np.integer)
    return is_number and len(values) > 1 and values == [*range(first, first + len(values))]


@contextmanager
def replaced(drawing: Drawing, modules: Sequence[str] = ()) -> Iterator[None]:
    """Replace the functions that make generators, and those of the global ones; also the generators that are
    global in some modules.
    """
    plain, numpys = Dealer(drawing, inclusive=True), Dealer(drawing)
    plains = ("shuffle", "sample", "choice", "randint", "randrange")
    arrays = ("shuffle", "permutation", "choice", "randint")
    changes: list[tuple[Any, str, Any]] = [
        *((random, name, getattr(plain, name)) for name in plains),
        (random, "Random", lambda *_: plain),
        *((np.random, name, getattr(numpys, name)) for name in arrays),
        *((np.random, name, lambda *_, **__: numpys) for name in ("default_rng", "RandomState")),
    ]
    changes.append((seeding, "np_random", lambda seed=None: (numpys, seed or 0)))
    for module in map(import_module, modules):
        changes += [
            (module, name, plain if isinstance(value, random.Random) else numpys)
            for name, value in vars(module).items()
            if isinstance(value, _KINDS)
        ]
    before = [(owner, name, getattr(owner, name)) for owner, name, _ in changes]
    try:
        for owner, name, value in changes:
            setattr(owner, name, value)
        yield
    finally:
        for owner, name, value in before:
            setattr(owner, name, value)


def replace_in(thing: Any, drawing: Drawing, depth: int = _DEPTH) -> None:
    """Replace the generators that an object, or an object in it, keeps."""
    for name, value in list(getattr(thing, "__dict__", {}).items()):
        if isinstance(value, _KINDS):
            setattr(thing, name, Dealer(drawing, inclusive=isinstance(value, random.Random)))
        elif depth and hasattr(value, "__dict__") and not _is_foreign(value):
            replace_in(value, drawing, depth - 1)


def _is_foreign(value: Any) -> bool:
    """Tell whether an object is not part of a game: a module, a class, or a thing of numpy or gymnasium."""
    return isinstance(value, type | ModuleType) or type(value).__module__.startswith(("numpy", "gymnasium"))

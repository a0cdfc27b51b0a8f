"""Makes mutants of component sets: every integer of a set is shifted by one."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

COMPONENTS = "components"
"""The operator of component mutants."""
Path = tuple[str | int, ...]
"""The keys and places that lead to a value of a component set."""


@dataclass
class ComponentMutant:
    """A component set in which one number is another.

    `components` is the name by which cases name the set, or ''; `path` leads to the number.
    """

    components: str
    path: Path
    id: str
    values: dict[str, Any] = field(repr=False)

    @property
    def entry(self) -> str:
        """The entry that the number belongs to, as recordings name it."""
        return "/".join(str(key) for key in self.path[:2])


def component_mutants(components: str, values: Mapping[str, Any]) -> Iterator[ComponentMutant]:
    """Yield every integer of a component set shifted by one."""
    whose = f"components of {components}" if components else "components"
    for path in _integer_paths(values, ()):
        for by in (1, -1):
            changed = copy.deepcopy(dict(values))
            around: Any = at(changed, path[:-1])
            before = around[path[-1]]
            if before + by < 0:
                continue
            around[path[-1]] = before + by
            name = f"{whose} {'/'.join(map(str, path))}: {before} becomes {before + by}"
            yield ComponentMutant(components, path, name, changed)


def at(values: Any, path: Path) -> Any:
    """Return what a component set has at a path, or None where it has nothing."""
    for key in path:
        try:
            values = values[key]
        except (KeyError, IndexError, TypeError):
            return None
    return values


def touches(entry: str, used: str) -> bool:
    """Tell whether one of two entries is, or is part of, the other."""
    return entry == used or entry.startswith(used + "/") or used.startswith(entry + "/")


def _integer_paths(value: Any, path: Path) -> Iterator[Path]:
    if type(value) is int:
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in items:
        yield from _integer_paths(child, (*path, key))

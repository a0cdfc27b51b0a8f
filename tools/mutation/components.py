"""Makes mutants of component sets, in each of which one integer is one higher or one lower."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

COMPONENTS = "components"
"""The operator name for component mutants."""
Path = tuple[str | int, ...]
"""The keys and indices that lead to a value in a component set."""


@dataclass
class ComponentMutant:
    """A component set with one changed number.

    `components` is the name by which cases name the set, or ''; `path` leads to the number.
    """

    components: str
    path: Path
    id: str
    values: dict[str, Any] = field(repr=False)

    @property
    def entry(self) -> str:
        """The entry that the number belongs to, named as in recordings."""
        return entry_of(self.path)


def component_mutants(
    components: str, values: Mapping[str, Any], used: Collection[str] | None = None
) -> Iterator[ComponentMutant]:
    """Yield the mutants in which one integer, of the whole component set or only of the entries used, is one
    higher or one lower, but not negative.
    """
    whose = f"components of {components}" if components else "components"
    for path in _integer_paths(values, ()):
        if used is not None and not any(touches(entry_of(path), one) for one in used):
            continue
        for by in (1, -1):
            before = at(values, path)
            if before + by < 0:
                continue
            name = f"{whose} {'/'.join(map(str, path))}: {before} becomes {before + by}"
            yield ComponentMutant(components, path, name, _with(values, path, before + by))


def _with(values: Any, path: Path, value: int) -> Any:
    """Return a component set with a different value at a path; unchanged parts are shared."""
    if not path:
        return value
    changed: Any = dict(values) if isinstance(values, Mapping) else list(values)
    changed[path[0]] = _with(values[path[0]], path[1:], value)
    return changed


def entry_of(path: Path) -> str:
    """Return the name of the entry that a value belongs to."""
    return "/".join(str(key) for key in path[:2])


def at(values: Any, path: Path) -> Any:
    """Return the value at a path in a component set, or None."""
    for key in path:
        try:
            values = values[key]
        except (KeyError, IndexError, TypeError):
            return None
    return values


def touches(entry: str, used: str) -> bool:
    """Tell whether two entries are the same, or one is part of the other."""
    return entry == used or entry.startswith(used + "/") or used.startswith(entry + "/")


def _integer_paths(value: Any, path: Path) -> Iterator[Path]:
    if type(value) is int:
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in items:
        yield from _integer_paths(child, (*path, key))

"""JSON for readers: what fits stands on one line, and of what is long only the beginning is shown."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

_MOST_ITEMS = 3
_MOST_KEYS = 3


@dataclass(frozen=True)
class Elided:
    """Stands in a value for an object that is not shown, and says what it is."""

    words: str

    def __str__(self) -> str:
        return " " * 1000  # so that it never stands on one line with what surrounds it


def folded(value: Any, width: int, indent: int = 0, room: int | None = None) -> str:
    """Return a JSON value as text, cut short with comments such as `/* and 48 more */`."""
    if isinstance(value, Elided):
        return f"{{ /* {value.words} */ }}"
    line = json.dumps(value, ensure_ascii=False, default=str)
    if (
        len(line) <= (width - indent if room is None else room)
        or not value
        or not isinstance(value, (dict, list))
    ):
        return line
    parts = list(
        _members(value, width, indent + 2) if isinstance(value, dict) else _items(value, width, indent + 2)
    )
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    inner = "\n".join(" " * (indent + 2) + part for part in parts)
    return f"{opening}\n{inner}\n{' ' * indent}{closing}"


def _members(value: dict[str, Any], width: int, indent: int) -> Iterator[str]:
    alike = len(value) > 2 * _MOST_KEYS and len({type(inner) for inner in value.values()}) == 1
    shown = list(value.items())[:_MOST_KEYS] if alike else list(value.items())
    for index, (key, inner) in enumerate(shown):
        start = f"{json.dumps(key, ensure_ascii=False)}: "
        comma = "," if index < len(shown) - 1 else ""
        yield start + folded(inner, width, indent, width - indent - len(start) - 1) + comma
    if len(shown) < len(value):
        yield f"/* and {len(value) - len(shown)} more */"


def _items(value: list[Any], width: int, indent: int) -> Iterator[str]:
    if all(not isinstance(item, (dict, list)) for item in value):
        texts = [json.dumps(item, ensure_ascii=False) for item in value[:_MOST_ITEMS]]
        left = f"  /* and {len(value) - len(texts)} more */" if len(value) > len(texts) else ""
        together = ", ".join(texts) + left
        if len(together) + indent <= width:
            yield together
        else:
            yield from [f"{text}," for text in texts[:-1]]
            yield texts[-1] + left
        return
    shown = value[:_MOST_ITEMS]
    for index, item in enumerate(shown):
        yield folded(item, width, indent) + ("," if index < len(shown) - 1 else "")
    if len(shown) < len(value):
        yield f"/* and {len(value) - len(shown)} more */"

"""JSON for readers: whatever fits goes on one line, and only the beginning of a long value is shown."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

_MOST = 3


@dataclass(frozen=True)
class Elided:
    """Replaces an object that is not shown, with a description."""

    words: str

    def __str__(self) -> str:
        return " " * 1000  # so that it never shares a line with its surroundings


def folded(value: Any, width: int, indent: int = 0, room: int | None = None, most: int | None = _MOST) -> str:
    """Return a JSON value as text, shortened with comments such as `/* and 48 more */`.

    `most` is the number of items shown of a long value; None means all.
    """
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
        _members(value, width, indent + 2, most)
        if isinstance(value, dict)
        else _items(value, width, indent + 2, most)
    )
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    inner = "\n".join(" " * (indent + 2) + part for part in parts)
    return f"{opening}\n{inner}\n{' ' * indent}{closing}"


def _members(value: dict[str, Any], width: int, indent: int, most: int | None) -> Iterator[str]:
    alike = len({type(inner) for inner in value.values()}) == 1
    shown = list(value.items())
    if most is not None and alike and len(value) > 2 * most:
        shown = shown[:most]
    for index, (key, inner) in enumerate(shown):
        start = f"{json.dumps(key, ensure_ascii=False)}: "
        comma = "," if index < len(shown) - 1 else ""
        yield start + folded(inner, width, indent, width - indent - len(start) - 1, most) + comma
    if len(shown) < len(value):
        yield f"/* and {len(value) - len(shown)} more */"


def _items(value: list[Any], width: int, indent: int, most: int | None) -> Iterator[str]:
    shown = value[:most]
    left = f"/* and {len(value) - len(shown)} more */" if len(shown) < len(value) else ""
    if all(not isinstance(item, (dict, list)) for item in value):
        texts = [json.dumps(item, ensure_ascii=False) for item in shown]
        yield from _lines(
            [f"{text}," for text in texts[:-1]] + [f"{texts[-1]}  {left}".rstrip()], width - indent
        )
        return
    for index, item in enumerate(shown):
        yield folded(item, width, indent, most=most) + ("," if index < len(shown) - 1 else "")
    if left:
        yield left


def _lines(texts: Iterable[str], width: int) -> Iterator[str]:
    """Yield lines with as many of the texts on each as fit."""
    line = ""
    for text in texts:
        if line and len(line) + 1 + len(text) > width:
            yield line
            line = text
        else:
            line = f"{line} {text}".lstrip()
    yield line

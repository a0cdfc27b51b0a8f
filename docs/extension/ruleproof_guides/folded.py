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
    fits = len(line) <= (width - indent if room is None else room)
    if fits or not value or not isinstance(value, dict | list):
        return line
    listed, inside, named = isinstance(value, list), indent + 2, [("", one) for one in value]
    if isinstance(value, dict):
        named = [(f"{json.dumps(key, ensure_ascii=False)}: ", one) for key, one in value.items()]
    alike = len({type(one) for _, one in named}) == 1
    shown = named[:most] if listed or (most and alike and len(value) > 2 * most) else named
    parts = [
        start + folded(one, width, inside, width - inside - len(start) - (not listed), most) + ","
        for start, one in shown
    ]
    parts[-1] = parts[-1].removesuffix(",")
    more = f"/* and {len(value) - len(shown)} more */" if len(shown) < len(value) else ""
    if listed and not any(isinstance(one, dict | list) for one in value):
        parts = list(_lines([*parts[:-1], f"{parts[-1]}  {more}".rstrip()], width - inside))
    elif more:
        parts.append(more)
    inner = "\n".join(" " * inside + part for part in parts)
    return f"{line[0]}\n{inner}\n{' ' * indent}{line[-1]}"


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

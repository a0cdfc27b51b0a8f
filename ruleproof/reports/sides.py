"""Two JSON values side by side, pretty-printed, with the differing lines marked."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import Any

import msgspec

from ruleproof.judging.verdicts import Compared, Difference
from ruleproof.reports.text import as_text, labels, printable, shown

_WIDTH = 56
_MOST_LINES = 240
_AROUND = 4


class Line(msgspec.Struct, frozen=True):
    """A line of one side.

    `differs` says that the other side does not have the line. `left_out` lines are replaced by a line that
    says so.
    """

    text: str
    differs: bool = False
    left_out: bool = False


class Sides(msgspec.Struct, frozen=True):
    """Both values, as lines, with their labels."""

    expected_label: str
    actual_label: str
    expected: tuple[Line, ...]
    actual: tuple[Line, ...]


def side_by_side(difference: Difference) -> Sides:
    """Return both values of a difference; equal parts and very long values are shortened."""
    expected, actual = _side(difference, difference.expected), _side(difference, difference.actual)
    left, right = _marks(expected, actual)
    if difference.missing or difference.extra:
        left, right = (
            set(range(len(expected))) if difference.missing else set(),
            set(range(len(actual))) if difference.extra else set(),
        )
    elif difference.what == Compared.LEGAL_ACTIONS and not isinstance(difference.expected, (list, tuple)):
        left, right = {*range(len(expected))}, set()
    return Sides(*labels(difference), _lines(expected, left), _lines(actual, right))


def _side(difference: Difference, value: Any) -> list[str]:
    return pretty(value) if isinstance(value, (dict, list, tuple)) and value else [shown(difference, value)]


def pretty(value: Any) -> list[str]:
    """Return a JSON value as lines with sorted keys; every part that fits on one line is on one line."""
    lines: list[str] = []
    _write(value, "", "", 0, lines)
    return lines


def _write(value: Any, before: str, after: str, depth: int, lines: list[str]) -> None:
    indent = "  " * depth
    flat = _flat(value)
    if (
        not isinstance(value, (dict, list, tuple))
        or not value
        or len(indent) + len(before) + len(flat) <= _WIDTH
    ):
        lines.append(f"{indent}{before}{flat}{after}")
        return
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    lines.append(f"{indent}{before}{opening}")
    items = sorted(value.items()) if isinstance(value, dict) else [("", item) for item in value]
    for index, (key, item) in enumerate(items):
        name = f"{as_text(key)}: " if isinstance(value, dict) else ""
        _write(item, name, "," if index < len(items) - 1 else "", depth + 1, lines)
    lines.append(f"{indent}{closing}{after}")


def _flat(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{as_text(key)}: {_flat(item)}" for key, item in sorted(value.items())) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_flat, value)) + "]"
    return as_text(value)


def _marks(expected: list[str], actual: list[str]) -> tuple[set[int], set[int]]:
    """Return the line numbers on each side whose lines are missing from the other side."""
    matcher = SequenceMatcher(
        None,
        [line.rstrip(",") for line in expected[:2000]],
        [line.rstrip(",") for line in actual[:2000]],
        autojunk=False,
    )
    left, right = set(range(len(expected))), set(range(len(actual)))
    for block in matcher.get_matching_blocks():
        left -= set(range(block.a, block.a + block.size))
        right -= set(range(block.b, block.b + block.size))
    return left, right


def _lines(texts: list[str], differing: set[int]) -> tuple[Line, ...]:
    """Return the lines; if there are many, those far from any difference are omitted."""
    keep = set(range(len(texts)))
    if len(texts) > 12 * _AROUND and differing and len(differing) < len(texts):
        keep = {near for index in differing for near in range(index - _AROUND, index + _AROUND + 1)}
    lines: list[Line] = []
    skipped = 0
    for index, text in enumerate(texts):
        if index not in keep or len(lines) >= _MOST_LINES:
            skipped += 1
            continue
        if skipped:
            lines.append(_gap(skipped))
            skipped = 0
        lines.append(Line(printable(text)[:400], index in differing))
    return (*lines, _gap(skipped)) if skipped else tuple(lines)


def _gap(lines: int) -> Line:
    return Line(f"… {lines} more line{'s' if lines != 1 else ''} …", left_out=True)

"""The outcome of a game for readers: who has won, why, and the points of each seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

_TOTAL = "total"


class Row(msgspec.Struct, frozen=True):
    """One line of a table of points: what is counted, and the value of each name in the header."""

    label: str
    values: tuple[str, ...]


class Part(msgspec.Struct, frozen=True):
    """One table of points: for seats, or for other things that are counted, such as cities."""

    title: str
    names: tuple[str, ...]
    rows: tuple[Row, ...]


class Result(msgspec.Struct, frozen=True):
    """An outcome in words: the headline, the reason, and the tables of points."""

    headline: str
    why: str
    parts: tuple[Part, ...]


def result_of(outcome: Mapping[str, Any]) -> Result:
    """Return an outcome in words.

    Every member whose value has an object for each name becomes a table. If an inner object has a total, its
    line shows the total, with the other members after it.
    """
    why = str(outcome.get("why", "")).replace("_", " ")
    tables = (_part(title, values) for title, values in outcome.items() if isinstance(values, dict))
    parts = tuple(filter(None, tables))
    headline = "The game goes on"
    if outcome.get("over") is True:
        headline = _headline([str(seat) for seat in outcome.get("winners", ())], parts)
    return Result(headline, why[:1].upper() + why[1:], parts)


def _headline(winners: Sequence[str], parts: Sequence[Part]) -> str:
    if not winners:
        return "The game is over, and nobody wins"
    won = f"{' and '.join(filter(None, [', '.join(winners[:-1]), winners[-1]]))} "
    won += "win together" if winners[1:] else "wins"
    for part in parts:
        totals = next((row.values for row in part.rows if row.label == _TOTAL), ())
        if set(winners) <= set(part.names) and all(map(str.isdigit, totals)) and totals:
            points = dict(zip(part.names, map(int, totals), strict=True))
            others = sorted((points[name] for name in part.names if name not in winners), reverse=True)
            most = str(points[winners[0]])
            return (
                f"{won}, {' to '.join([most, *map(str, others)])}" if others else f"{won}, with {most} each"
            )
    return won


def _part(title: str, values: Mapping[str, Any]) -> Part | None:
    columns = {name: dict(_counted(inner)) for name, inner in values.items() if isinstance(inner, dict)}
    labels = dict.fromkeys(label for column in columns.values() for label in column)
    if not labels or len(columns) != len(values):
        return None
    rows = (Row(label, tuple(column.get(label, "") for column in columns.values())) for label in labels)
    return Part(title.replace("_", " ").capitalize(), tuple(columns), tuple(rows))


def _counted(values: Mapping[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[str, str]]:
    """Yield each thing counted, with its number."""
    for key, value in values.items():
        label = (*path, key.replace("_", " "))
        if not isinstance(value, dict):
            yield " ".join(label[-2:]), str(value)
        elif _TOTAL in value:
            others = ", ".join(f"{k.replace('_', ' ')} {v}" for k, v in value.items() if k != _TOTAL)
            yield " ".join(label[-1:]), f"{value[_TOTAL]} ({others})" if others else str(value[_TOTAL])
        else:
            yield from _counted(value, label)

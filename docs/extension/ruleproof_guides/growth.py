"""How time and memory grow with the work: curves and a table from `measured/growth.json`."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from typing import Any

_STYLE = (
    "<style>.growth{width:100%;min-width:36rem;height:auto;font-size:12px;fill:var(--ink-2)}"
    ".growth path{fill:none;stroke:var(--ink-3);stroke-width:.5}"
    ".growth .curve{stroke:var(--accent);stroke-width:2}.growth .two{stroke-dasharray:5 4}</style>"
)
_LEFT, _TOP, _WIDTH, _HEIGHT, _NAMES = 48, 12, 330, 190, 262


def series(rows: Sequence[Mapping[str, Any]]) -> dict[str, list[tuple[float, float]]]:
    """Return, for each kind of work and number of processes, points of how much was done and of how much
    processor time each case, position or action took; both relative to the smallest amount.
    """
    found: dict[str, list[tuple[float, float]]] = {}
    first: dict[str, Mapping[str, Any]] = {}
    for row in rows:
        start = first.setdefault(row["work"], row)
        times = row["amount"] / start["amount"]
        name = f"{row['work']}, {row['jobs']} process{'es' * (row['jobs'] > 1)}"
        found.setdefault(name, []).append((times, row["processor"] / start["processor"] / times))
    return found


def picture(rows: Sequence[Mapping[str, Any]]) -> str:
    """Return the series as curves in an SVG, or '' if nothing has been measured. Amounts stand on a
    logarithmic scale.
    """
    curves = series(rows)
    if not curves:
        return ""
    most_times = max(10.0, *(times for points in curves.values() for times, _ in points))
    highest = math.ceil(max(2.0, *(cost for points in curves.values() for _, cost in points)))

    def place(times: float, cost: float) -> str:
        x = _LEFT + _WIDTH * math.log(max(times, 1)) / math.log(most_times)
        return f"{x:.0f},{_TOP + _HEIGHT * (1 - cost / highest):.0f}"

    size = f"{_LEFT + _WIDTH + _NAMES} {_TOP + _HEIGHT + 30}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}"'
        ' class="growth" role="img" aria-label="Processor time of each case, position or action, beside that'
        ' of the smallest amount of work; the table below has the figures">'
        f"{_STYLE}{''.join(_axes(most_times, highest))}{''.join(_curves(curves, place))}</svg>"
    )


def _axes(most_times: float, highest: int) -> Iterator[str]:
    bottom = _TOP + _HEIGHT
    for cost in range(highest + 1):
        y = bottom - _HEIGHT * cost / highest
        yield f'<path d="M{_LEFT},{y:.0f} h{_WIDTH}" class="grid"/>'
        yield f'<text x="{_LEFT - 6}" y="{y + 4:.0f}" text-anchor="end">{cost} ×</text>'
    for power in range(round(math.log10(most_times)) + 1):
        x = _LEFT + _WIDTH * power / math.log10(most_times)
        yield f'<text x="{x:.0f}" y="{bottom + 18}" text-anchor="middle">{10**power} times</text>'


def _curves(
    curves: Mapping[str, Sequence[tuple[float, float]]], place: Callable[[float, float], str]
) -> Iterator[str]:
    beside = sorted(curves, key=lambda name: -curves[name][-1][1])
    for number, name in enumerate(beside):
        points = [place(*point) for point in curves[name]]
        y = _TOP + 12 + number * (_HEIGHT - 12) / max(1, len(beside) - 1)
        yield f'<path d="M{" L".join(points)}" class="curve c{number % 4}{" two" * name.endswith("es")}"/>'
        yield f'<path d="M{points[-1]} L{_LEFT + _WIDTH + 14},{y - 4:.0f}" class="grid"/>'
        yield f'<text x="{_LEFT + _WIDTH + 18}" y="{y:.0f}">{escape(name)}</text>'

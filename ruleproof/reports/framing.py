"""Chooses the part of a picture that shows some places, and cuts as few others as possible."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape
from itertools import product

import msgspec

MARGIN = 4
"""Units between a place and its ring, and at least between a place and the end of a picture."""
_LEAST = (400, 240)
"""Width and height of a part, unless less of it cuts nothing."""
_MOST_MOVED = 3
"""The share of its width or height by which each end of a part may be moved for that, as a divisor."""
_ALMOST_ALL = 0.8
"""From this share of a picture on, its whole width or height is shown."""
_NEAREST = 6
"""How many places are tried for each end."""

_TEXT_REACH = 160
"""A text that begins no farther away than this from the shown part of a picture is kept."""
AREA = '<rect class="at"'
"""How a line of a picture begins that says where a place is drawn."""
GROUND = "<!--"
"""How a line begins that says on what ground the next things lie."""
Span = tuple[float, float]
Box = tuple[float, float, float, float]


class Region(msgspec.Struct, frozen=True):
    """The area of a panel in which a place of a state, a JSON pointer, is drawn, in units of the panel."""

    place: str
    x: float
    y: float
    width: float
    height: float

    @classmethod
    def of(cls, line: str) -> Region:
        """Return the region that a line of a picture says."""
        _, _, _, place, _, x, _, y, _, width, _, height, _ = line.split('"')
        return cls(unescape(place), float(x), float(y), float(width), float(height))


def frame(
    about: Sequence[Region], beside: Sequence[Region], margin: float, size: tuple[float, float]
) -> tuple[Span, Span]:
    """Return the columns and the rows of a picture of some size in which enough can be seen around some
    regions, and as few as possible of those `beside` are cut.
    """
    spans, ends = list[Span](), list[list[float]]()
    for axis, (least, most) in enumerate(zip(_LEAST, size, strict=True)):
        first, last = _span(about, axis)
        length = max(least, last - first + 2 * margin)
        length = most if length > _ALMOST_ALL * most else length
        begin = min(max(0, (first + last - length) / 2), most - length)
        spans.append((begin, begin + length))
        move, whole = length / _MOST_MOVED, [_span([one], axis) for one in beside]
        nearer, farther = max(begin, min(first - MARGIN, begin + move)), min(begin + length, last + MARGIN)
        end = begin + length
        ends += [
            _nearest(begin, max(0, begin - move), nearer, whole),
            _nearest(end, max(farther, end - move), min(most, end + move), whole),
        ]
    inner = _span(about, 0), _span(about, 1)
    drawn = {(_span([one], 0), _span([one], 1)) for one in beside}
    others = [one for one in drawn if not _meet(one, inner)]

    def costs(box: tuple[float, ...]) -> tuple[int, float]:
        left, right, top, bottom = box
        cut = sum(_is_cut(one, ((left, right), (top, bottom))) for one in others)
        return cut, sum(abs(at - was) for at, was in zip(box, (*spans[0], *spans[1]), strict=True))

    left, right, top, bottom = min(product(*ends), key=costs)
    return (left, right), (top, bottom)


def _nearest(at: float, low: float, high: float, things: Sequence[Span]) -> list[float]:
    """Return the places nearest to an end where it cuts no side of a thing."""
    sides = {
        side for first, last in things for side in (first - MARGIN, last + MARGIN) if low <= side <= high
    }
    return sorted({at, *sides}, key=lambda side: (abs(side - at), side))[:_NEAREST]


def _span(regions: Sequence[Region], axis: int) -> Span:
    """Return the first and the last coordinate of some regions, from left to right or from top to bottom."""
    sides = [(one.x, one.x + one.width) if axis == 0 else (one.y, one.y + one.height) for one in regions]
    return min(first for first, _ in sides), max(last for _, last in sides)


def _meet(one: tuple[Span, Span], other: tuple[Span, Span]) -> bool:
    return all(mine[0] < its[1] and its[0] < mine[1] for mine, its in zip(one, other, strict=True))


def _is_cut(one: tuple[Span, Span], box: tuple[Span, Span]) -> bool:
    whole = all(its[0] <= mine[0] and mine[1] <= its[1] for mine, its in zip(one, box, strict=True))
    return not whole and _meet(one, box)


def on_whole_ground(lines: Sequence[str], shown: Box) -> tuple[list[str], Box]:
    """Return the lines of a picture without things of which no ground is whole in a part of it, and the part
    that has what is left. Comments say on what ground the things between them lie: `x y width height`, or
    several of these with semicolons.
    """
    kept, whole, found, hidden = list[str](), list[Box](), list[Box](), False
    left, top, right, bottom = shown
    for line in lines:
        if not line.startswith(GROUND):
            kept += [] if hidden else [line]
            if found and line.startswith(AREA):
                thing = Region.of(line)
                whole.append((thing.x, thing.y, thing.x + thing.width, thing.y + thing.height))
            continue
        grounds = [tuple(map(float, one.split())) for one in line[len(GROUND) : -3].split(";") if one]
        boxes = [(x, y, x + width, y + height) for x, y, width, height in grounds]
        found = [
            one for one in boxes if left <= one[0] and top <= one[1] and one[2] <= right and one[3] <= bottom
        ]
        whole, hidden = whole + found, bool(boxes) and not found
    if not whole:
        return list(lines), shown
    lefts, tops, rights, bottoms = zip(*whole, strict=True)
    return kept, (min(lefts) - MARGIN, min(tops) - MARGIN, max(rights) + MARGIN, max(bottoms) + MARGIN)


def drawn_for(place: str, drawn: set[str]) -> list[str]:
    """Return the drawn places that stand for a place: itself, else what is in it, else what is around it."""
    if place in drawn:
        return [place]
    inside = [one for one in drawn if one.startswith(f"{place}/")]
    around = place
    while not inside and around.count("/") > 2:
        inside = [around] if (around := around.rpartition("/")[0]) in drawn else []
    return inside


def is_in(line: str, shown: Box) -> bool:
    """Tell whether a line of a picture may be seen in a part of it: left, top, right and bottom."""
    if not line.startswith(("<use ", "<rect x", "<text ")) or "transform" in line:
        return True
    x, y, width, height = (float(attribute(line, name) or 0) for name in ("x", "y", "width", "height"))
    if line.startswith("<text"):
        x, y, width, height = x - _TEXT_REACH, y - _TEXT_REACH / 4, 2 * _TEXT_REACH, _TEXT_REACH / 2
    left, top, right, bottom = shown
    return x < right and y < bottom and x + width > left and y + height > top


def attribute(svg: str, name: str) -> str:
    """Return an attribute of the first tag, or ''."""
    found = re.search(rf' {name}="([^"]*)"', svg[: svg.index(">")])
    return unescape(found[1]) if found else ""

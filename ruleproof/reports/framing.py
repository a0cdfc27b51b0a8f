"""Chooses the part of a picture that shows some places, and cuts as few others as possible."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

MARGIN = 4
"""Units between a place and its ring, and at least between a place and the end of a picture."""
_LEAST = (400, 240)
"""Width and height of a part, unless less of it cuts nothing."""
_MOST_CUT = 5
"""The share of its width or height by which each end of a part may be moved for that, as a divisor."""

Span = tuple[float, float]


class Region(msgspec.Struct, frozen=True):
    """The area of a panel in which a place of a state, a JSON pointer, is drawn, in units of the panel."""

    place: str
    x: float
    y: float
    width: float
    height: float


def frame(
    about: Sequence[Region], beside: Sequence[Region], margin: float, size: tuple[float, float]
) -> tuple[Span, Span]:
    """Return the columns and the rows of a picture of some size in which enough can be seen around some
    regions and, if possible, none of those `beside` is cut.
    """
    inner = [_span(about, axis) for axis in (0, 1)]
    spans = []
    for (first, last), least, most in zip(inner, _LEAST, size, strict=True):
        span = min(most, max(least, last - first + 2 * margin))
        begin = min(max(0, (first + last - span) / 2), most - span)
        spans.append((begin, begin + span))
    others = [(_span([one], 0), _span([one], 1)) for one in beside]
    for axis in (0, 1):
        across = [one[axis] for one in others if _meet(one[1 - axis], spans[1 - axis])]
        spans[axis] = _uncut(spans[axis], inner[axis], [one for one in across if not _meet(one, inner[axis])])
    return spans[0], spans[1]


def _span(regions: Sequence[Region], axis: int) -> Span:
    """Return the first and the last coordinate of some regions, from left to right or from top to bottom."""
    sides = [(one.x, one.x + one.width) if axis == 0 else (one.y, one.y + one.height) for one in regions]
    return min(first for first, _ in sides), max(last for _, last in sides)


def _meet(one: Span, other: Span) -> bool:
    return one[0] < other[1] and other[0] < one[1]


def _uncut(frame: Span, inner: Span, things: Sequence[Span]) -> Span:
    """Return a frame made smaller, if need be, so that its ends cut nothing; an end that would have to go
    far or into the inner part stays where it is.
    """
    begin, end = frame
    most = (end - begin) / _MOST_CUT
    first_end, last_end = min(inner[0] - MARGIN, begin + most), max(inner[1] + MARGIN, end - most)
    whole = [at for at in (begin, *(last + 1 for _, last in things)) if begin <= at <= first_end]
    begin = min((at for at in whole if not any(first < at < last for first, last in things)), default=begin)
    whole = [at for at in (end, *(first - 1 for first, _ in things)) if last_end <= at <= end]
    return begin, max(
        (at for at in whole if not any(first < at < last for first, last in things)), default=end
    )

"""The order of the compass, which faults take for the order of the seats."""

from __future__ import annotations

from collections.abc import Collection

COMPASS = ("North", "Northeast", "East", "Southeast", "South", "Southwest", "West")


def by_the_compass(seats: Collection[str], first: str = "North") -> tuple[str, ...]:
    """Return seats in the order of the compass, from one on."""
    start = COMPASS.index(first)
    return tuple(seat for seat in COMPASS[start:] + COMPASS[:start] if seat in seats)

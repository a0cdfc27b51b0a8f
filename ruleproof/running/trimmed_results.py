"""Results without their large parts, for most of the failures in a run with thousands of them."""

from __future__ import annotations

from collections import Counter

import msgspec

from ruleproof.input.shortening import shortened
from ruleproof.judging.verdicts import Difference, Result

_MOST_WORDS = 160


def lean(result: Result) -> Result:
    """Return a result without messages, positions, sentences and values; the differing place stays."""
    differences = result.differences[:1]
    places = tuple(
        Difference(one.what, "", one.path, seat=one.seat, missing=one.missing, extra=one.extra)
        for one in differences
    )
    return msgspec.structs.replace(
        result,
        differences=places,
        reason=shortened(result.reason, _MOST_WORDS),
        messages=(),
        lines=(),
        positions=None,
    )


class Sparing:
    """Decides which results are kept in full: the first of each cause, as long as there is room for them."""

    def __init__(self, *, most_of_a_cause: int, room: int) -> None:
        self._most = most_of_a_cause
        self._room = room
        self._kept: Counter[tuple[str, str]] = Counter()

    def __call__(self, result: Result, size: int) -> bool:
        """Tell whether a result of this size in bytes is kept in full."""
        kind = (result.verdict, result.cause)
        if self._kept[kind] >= self._most or size > self._room:
            return False
        self._kept[kind] += 1
        self._room -= size
        return True

"""Stores the reference's counts for each opening, to a depth that is still fast to count.

`measured/perft/<game>.json` is written by `python -m tools.quality --perft`.
"""

from __future__ import annotations

import time
from functools import partial
from typing import Any

from ruleproof.cases.suite import Suite
from ruleproof.engines.options import EngineOptions
from ruleproof.play.perft import Task, counts, end
from ruleproof.play.tables import openings
from ruleproof.running.spreading import in_order, spread
from tools.quality import recorded

DEPTH, WITHIN = 8, 5.0
"""The greatest depth, and the maximum expected seconds of processor time for one count."""
_SECONDS = 60.0
"""Time limit for an answer, in seconds."""


def record_perft(
    suite: Suite, *, depth: int = DEPTH, within: float = WITHIN, jobs: int = 1
) -> dict[str, Any]:
    """Return the counts for every opening of a game, depth by depth."""
    names = [one.name for one in openings(suite)]
    reference = EngineOptions(data=suite.data.roots[1:], timeout=_SECONDS)
    count = partial(_deepened, reference, suite.game.id, depth, within)
    return {
        "game": suite.game.id,
        "date": recorded.today(),
        "suite": suite.digest(),
        "positions": dict(zip(names, in_order(spread(count, names, jobs=jobs)), strict=True)),
    }


def _deepened(reference: EngineOptions, game: str, depth: int, within: float, opening: str) -> list[int]:
    """Return the counts for an opening.

    A depth is not tried if it would probably take too long, judging by the growth from the last depth.
    """
    by_depth: list[int] = []
    for one in range(1, depth + 1):
        began = time.process_time()
        by_depth.append(counts(Task(reference, game, opening, one)))
        took = time.process_time() - began
        grows = by_depth[-1] / by_depth[-2] if one > 1 and by_depth[-2] else by_depth[-1]
        if not by_depth[-1] or took * max(grows, 1) > within:
            break
    end()
    return by_depth

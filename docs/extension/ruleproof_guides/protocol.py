"""The engine protocol for readers: what each verb asks and answers, from its schemas, with an exchange
recorded during the build.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ruleproof.engines import lines, wire
from ruleproof.rules.verbs import VERBS
from ruleproof.running.recorded_story import RecordedStory
from ruleproof_site.library import Library

from .exchange import record
from .shapes import Member, Shapes

CODES = {
    **wire.REFUSAL_NAMES,
    wire.METHOD_NOT_FOUND: "unknown verb",
    wire.INVALID_PARAMS: "invalid params",
    wire.INTERNAL_ERROR: "internal error",
}
"""The error codes, each with its name on the page."""


def context(library: Library, stories: Callable[[str], list[RecordedStory]]) -> Mapping[str, Any]:
    """Return the contents of the page; `stories` returns the stories of a game as the reference plays them.

    `shape` returns the members of a part of a verb's request or reply. The exchanges are those of the bundled
    game, if there is one, whose state has the shortest schema, since its messages are easiest to read.
    """
    shapes = Shapes(library.data.common_schemas())
    protocol = shapes.whole("protocol")
    suite = min(
        (book.suite for book in library.games.values()),
        key=lambda suite: (
            suite.folders.root != library.data.roots[0],
            (suite.folders.schemas / "state.json").stat().st_size,
        ),
    )

    def shape(message: str, part: str) -> list[Member]:
        return list(shapes.members(protocol["$defs"][message]["properties"][part]))

    return {
        "about": protocol["description"],
        "games": list(library.games.values()),
        "verbs": VERBS,
        "shape": shape,
        "codes": CODES,
        "recording": record(suite, stories(suite.game.id)),
        "most_reply": lines.MOST_REPLY // 2**20,
        "most_in_flight": lines.MOST_IN_FLIGHT // 2**10,
    }

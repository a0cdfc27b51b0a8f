"""The engine protocol for readers: what each verb asks and answers, from its schemas, with an exchange
recorded during the build.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruleproof.cases.suite import Suite
from ruleproof.engines import lines, wire
from ruleproof.rules.verbs import QUESTIONS, VERBS
from ruleproof.running.recorded_story import RecordedStory
from ruleproof_site.library import Library

from .exchange import Exchange, Recording, record
from .shapes import Member, Shapes

_ERRORS = {
    wire.ILLEGAL_ACTION: (
        "The rules refuse it; so is a new game that they do not allow. "
        "``data.reason`` says why in a sentence, ``data.clause`` names the clause, if the engine knows it. "
        "The clause is shown beside the reference's, and never judged."
    ),
    wire.NEEDS_CHANCE: (
        "One more chance outcome is needed; ``data.needs`` describes it. "
        "The kit asks again, with the outcome added."
    ),
    wire.UNSUPPORTED: (
        "The engine does not play this: a game, a component set, a reading, a version of the protocol. "
        "``data.reason`` is shown in the report."
    ),
    wire.UNSUPPORTED_POSITION: (
        "The engine cannot load this state. The case is *unsupported*, and costs only its share of the score."
    ),
    wire.UNUSED_CHANCE: "More chance outcomes were given than the action uses.",
    wire.METHOD_NOT_FOUND: (
        "The engine lacks the verb. "
        "An engine that announces a verb in ``hello`` and answers this sends an *illegal reply*."
    ),
    wire.INVALID_PARAMS: "The params cannot be read.",
    wire.INTERNAL_ERROR: "Something went wrong inside the engine: a *crash*, however it is reported.",
}
_PURPOSES = {
    "hello": "Who are you, and what can you play?",
    "configure": "Can you play this game with these components and these readings?",
    "new_game": "Set up a game.",
    "legal_actions": "What may this seat do now?",
    "apply": "This seat takes this action: what is the result?",
    "view": "What does this seat see by looking at the table now?",
    "outcome": "Is the game over, and how do the scores stand?",
    "bye": "We are done; end your process.",
}


@dataclass(frozen=True)
class Verb:
    """A verb: its purpose, the members of its request and its reply, and an exchange."""

    name: str
    purpose: str
    params: Sequence[Member]
    result: Sequence[Member]
    exchange: Exchange
    optional: bool


@dataclass(frozen=True)
class Refusal:
    """An error code: its name, its meaning, and an exchange that shows it, if there is one."""

    code: int
    name: str
    means: str
    exchange: Exchange | None


def context(library: Library, stories: Callable[[str], list[RecordedStory]]) -> Mapping[str, Any]:
    """Return the contents of the page; `stories` returns the stories of a game as the reference plays
    them.
    """
    shapes = Shapes(library.data.common_schemas())
    suite = _plainest(library)
    recording = record(suite, stories(suite.game.id))
    protocol = shapes.whole("protocol")
    return {
        "about": protocol["description"],
        "games": list(library.games.values()),
        "verbs": [_verb(shapes, recording, name) for name in VERBS],
        "refusals": [_refusal(recording, code) for code in _ERRORS],
        "recording": recording,
        "most_reply": lines.MOST_REPLY // 2**20,
        "most_in_flight": lines.MOST_IN_FLIGHT // 2**10,
    }


def _plainest(library: Library) -> Suite:
    """Return the suite of the game whose state has the shortest schema: its messages are easiest to read."""
    books = [book for book in library.games.values() if book.folders.root == library.data.roots[0]] or list(
        library.games.values()
    )
    return min((book.suite for book in books), key=lambda suite: _size(suite.folders.schemas / "state.json"))


def _size(path: Path) -> int:
    return path.stat().st_size


def _verb(shapes: Shapes, recording: Recording, name: str) -> Verb:
    definitions = shapes.whole("protocol")["$defs"]
    params = list(shapes.members(definitions[f"{name}_request"]["properties"]["params"]))
    result = list(shapes.members(definitions[f"{name}_reply"]["properties"]["result"]))
    return Verb(name, _PURPOSES[name], params, result, recording.exchanges[name], name in QUESTIONS)


def _refusal(recording: Recording, code: int) -> Refusal:
    names = {
        **wire.REFUSAL_NAMES,
        wire.METHOD_NOT_FOUND: "unknown verb",
        wire.INVALID_PARAMS: "invalid params",
        wire.INTERNAL_ERROR: "internal error",
    }
    return Refusal(code, names[code], _ERRORS[code], recording.exchanges.get(names[code]))

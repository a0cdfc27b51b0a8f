"""Findings: where an engine differs from the reference outside the suite, with the shortest story of each.

A finding has a result like that of a case, so that it can be reported in the same way.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ruleproof.cases.case import Story
from ruleproof.cases.suite import Suite
from ruleproof.diagnosis.applied import clauses_applied
from ruleproof.diagnosis.shorten import Shortener
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.oracle import Oracle
from ruleproof.engines.recording import Recording
from ruleproof.engines.session import Session
from ruleproof.input.shortening import shortened_message
from ruleproof.judging import verdicts as v
from ruleproof.judging.deferred_plays import taken_together
from ruleproof.judging.verdicts import Difference, Messages, Result
from ruleproof.running.lockstep import Lockstep
from ruleproof.running.workers import positions_around

_MOST_MESSAGES = 2
_MOST_MESSAGE = 1500


class Finding(msgspec.Struct, frozen=True):
    """A difference, with the shortest known story that shows it; the last play of the story differs.

    `expected` are the reference's answers. `origin` describes the start, `game` is the game in which the
    difference was found, `plays` the number of plays before it, and `actions` the number of actions compared
    by then. `seen` counts how often the difference came up.
    """

    story: Story
    expected: Recording
    result: Result
    origin: str = ""
    game: int = 0
    plays: int = 0
    actions: int = 0
    seen: int = 1

    @property
    def difference(self) -> Difference:
        return self.result.differences[0]

    @property
    def key(self) -> tuple[str, ...]:
        """Return a key that is equal for findings that most likely come from one fault."""
        return (self.result.cause, *self.result.clauses)


class Finder:
    """Plays stories with an engine beside the reference, and collects what it gets wrong, each fault once.

    `lockstep` is the game being played.
    """

    def __init__(self, suite: Suite, readings: Mapping[str, str], offer: GameOffer, session: Session) -> None:
        self._oracle = Oracle(suite)
        self._with = (suite, readings, self._oracle.recorder, session, offer)
        self.lockstep = Lockstep(*self._with)
        self._known: dict[str, tuple[str, ...]] = {}
        self._findings: dict[tuple[str, ...], Finding] = {}

    @property
    def findings(self) -> list[Finding]:
        """Return the findings, each fault once, in the order of discovery."""
        return list(self._findings.values())

    def met(
        self,
        result: Result,
        origin: str,
        *,
        game: int = 0,
        actions: int = 0,
        loads: bool = True,
        shorten: bool = True,
    ) -> Finding | None:
        """Record the result of the last step of the story played; return it if it is new. `loads` tells
        whether the engine loads positions, and `shorten` whether to look for a shorter story.

        A result with the same cause as an earlier one, or with the same clauses and place, is counted as the
        earlier one.
        """
        cause = result.cause
        if cause in self._known:
            self._count(self._known[cause])
            return None
        plays = len(self.lockstep.story.plays)
        shortener = Shortener(Lockstep(*self._with), cause, loads)
        shown = (shortener.shortened(self.lockstep) if shorten else None) or (self.lockstep, result)
        expected = (msgspec.structs.replace(step, exchanges=()) for step in shown[0].expected)
        made = self._told(*shown)
        finding = Finding(shown[0].story, Recording(tuple(expected)), made, origin, game, plays, actions)
        self._known[cause] = finding.key
        same = next((key for key in self._findings if _are_one(key, finding.key)), None)
        if same is not None:
            self._known[cause] = same
            self._count(same)
            return None
        self._findings[finding.key] = finding
        return finding

    def _count(self, key: tuple[str, ...]) -> None:
        known = self._findings[key]
        self._findings[key] = msgspec.structs.replace(known, seen=known.seen + 1)

    def _told(self, lockstep: Lockstep, result: Result) -> Result:
        """Return a result with what a report shows about it."""
        [difference], story = result.differences, lockstep.story
        expected, actual = (Recording(tuple(steps)) for steps in (lockstep.expected, lockstep.actual))
        clauses: tuple[str, ...] = ()
        if result.verdict != v.TIMEOUT:
            step = taken_together(expected, result.at, result.deferred).made(result.at)
            clauses = clauses_applied(self._oracle, story, lockstep.readings, difference, step)
            clauses = clauses or expected.made(len(story.plays)).clauses
        return msgspec.structs.replace(
            result,
            clauses=clauses,
            messages=messages_of(lockstep, difference),
            positions=positions_around(expected, actual, result.at, story.components),
            components=story.components,
        )


def _are_one(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Tell whether two findings name the same clauses, and their causes end alike: the end of a cause names
    what is wrong.
    """
    same_place = one[0].rpartition(": ")[2] == other[0].rpartition(": ")[2]
    return len(one) > 1 and one[1:] == other[1:] and same_place


def messages_of(lockstep: Lockstep, difference: Difference) -> tuple[Messages, ...]:
    """Return the last messages exchanged with the engine about the difference."""
    verbs = {"legal actions": "legal_actions", "view": "view", "outcome": "outcome"}
    verb = verbs.get(difference.what, "apply" if lockstep.story.plays else "new_game")
    texts = [
        f'"method":"{verb}"'.encode(),
        *([f'"seat":"{difference.seat}"'.encode()] if difference.seat else []),
    ]
    kept = lockstep.engine.session.exchanges
    exchanges = [one for one in kept if all(text in one.request for text in texts)][-_MOST_MESSAGES:]
    return tuple(
        Messages(*(shortened_message(line, _MOST_MESSAGE) for line in (one.request, one.reply)))
        for one in exchanges
    )

"""Findings: where an engine differs from the reference outside the suite, with the shortest story of each.

A finding has a result like that of a case, so that it can be reported in the same way.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ruleproof.cases.case import Case, Start, Story
from ruleproof.cases.suite import Suite
from ruleproof.diagnosis.applied import clauses_applied
from ruleproof.diagnosis.shorten import Shortener
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.oracle import Oracle
from ruleproof.engines.recorder import Recorder
from ruleproof.engines.recording import Recording
from ruleproof.engines.session import Session
from ruleproof.input import jsontext
from ruleproof.input.shortening import shortened_message
from ruleproof.judging import verdicts as v
from ruleproof.judging.judge import Judge
from ruleproof.judging.results import result_of
from ruleproof.judging.verdicts import Compared, Difference, Messages, Positions, Result
from ruleproof.rules.validation import without_own_keys, without_own_keys_in
from ruleproof.running.lockstep import Lockstep

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
    """Plays stories with an engine beside the reference, and collects the differences, each fault once.

    `lockstep` is the game being played.
    """

    def __init__(self, suite: Suite, readings: Mapping[str, str], offer: GameOffer, session: Session) -> None:
        self._oracle = Oracle(suite)
        self._suite, self._readings, self._covers = suite, readings, offer.covers
        self._judge = Judge(suite.game, suite.validator.covering(offer.covers), offer)
        reference = Recorder(self._oracle.session, reference=True)
        engine = Recorder(session, offer.verbs, covers=offer.covers)
        self.lockstep = Lockstep(suite, readings, reference, engine, offer.covers)
        self._known: dict[str, tuple[str, ...]] = {}
        self._findings: dict[tuple[str, ...], Finding] = {}

    @property
    def findings(self) -> list[Finding]:
        """Return the findings, each fault once, in the order of discovery."""
        return list(self._findings.values())

    def replay(self, story: Story) -> Difference | None:
        """Play a story, and return the first difference in it.

        Raises:
            Unplayable, StartError: the story cannot be played.
        """
        difference = self.lockstep.begin(story.start, story.components)
        for play in story.plays:
            if difference is not None:
                break
            difference = self.lockstep.play(play)
        return difference

    def met(
        self,
        difference: Difference,
        origin: str,
        *,
        game: int = 0,
        actions: int = 0,
        loads: bool = True,
        shorten: bool = True,
    ) -> Finding | None:
        """Record a difference at the end of the story played; return it if it is new. `loads` tells whether
        the engine loads positions, and `shorten` whether to look for a shorter story.

        A difference with the same cause as an earlier difference, or with the same clauses and place, is
        counted as the earlier one.
        """
        cause = self.cause(self.lockstep, difference)
        if cause in self._known:
            self._count(self._known[cause])
            return None
        plays = len(self.lockstep.story.plays)
        shown = (self._shortened(cause, loads=loads) if shorten else None) or (self.lockstep, difference)
        expected = (msgspec.structs.replace(step, exchanges=()) for step in shown[0].expected)
        result = self._result(*shown, cause)
        finding = Finding(shown[0].story, Recording(tuple(expected)), result, origin, game, plays, actions)
        self._known[cause] = finding.key
        same = next((key for key in self._findings if _are_one(key, finding.key)), None)
        if same is not None:
            self._known[cause] = same
            self._count(same)
            return None
        self._findings[finding.key] = finding
        return finding

    def _shortened(self, cause: str, *, loads: bool) -> tuple[Lockstep, Difference] | None:
        played = self.lockstep
        again = Lockstep(self._suite, self._readings, played.reference, played.engine, self._covers)
        return Shortener(again, self.cause, cause, loads=loads).shortened(played)

    def _count(self, key: tuple[str, ...]) -> None:
        known = self._findings[key]
        self._findings[key] = msgspec.structs.replace(known, seen=known.seen + 1)

    def cause(self, lockstep: Lockstep, difference: Difference) -> str:
        """Return a short name for the cause of the difference at the end of the story played."""
        return self._judged(lockstep, difference)[0].cause

    def _result(self, lockstep: Lockstep, difference: Difference, cause: str) -> Result:
        """Return the difference at the end of the story played as the result of a case."""
        result, story, expected = self._judged(lockstep, difference)
        clauses: tuple[str, ...] = ()
        if difference.what != Compared.REPLY or difference.actual != v.TIMEOUT:
            first, step = result.first or difference, expected.made(result.at)
            last = expected.made(len(expected.steps) - 1)
            clauses = clauses_applied(self._oracle, story, self._readings, first, step) or last.clauses
        return msgspec.structs.replace(
            result,
            verdict=v.FAIL if result.verdict == v.DIVERGES else result.verdict,
            clauses=clauses,
            differences=(difference,),
            at=len(lockstep.story.plays),
            left=0,
            cause=cause,
            reason=difference.message,
            messages=messages_of(lockstep, difference),
            positions=positions_of(lockstep),
            components=lockstep.story.components,
        )

    def _judged(self, lockstep: Lockstep, difference: Difference) -> tuple[Result, Story, Recording]:
        """Judge the last step of the played story by itself, as a separate story, as if everything before it
        were right.
        """
        story, expected, actual = lockstep.story, lockstep.expected, lockstep.actual
        if story.plays:
            start = Start(story.start.seats, without_own_keys_in(expected[-2].state))
            story = msgspec.structs.replace(story, start=start, plays=story.plays[-1:])
            expected, actual = expected[-2:], [expected[-2], actual[-1]]
        case = Case("play", "", "", "", 0, (), 0, len(story.plays), components=story.components)
        story = msgspec.structs.replace(story, cases=(case,))
        recording = Recording(tuple(expected))
        result = self._judge.for_story(story, recording).result(case, Recording(tuple(actual)))
        if result.first is None:
            result = msgspec.structs.replace(
                result_of(case, result.verdict if result.verdict.is_fault else v.FAIL, difference.message),
                cause=result.cause or f"{difference.what}: {_kind(story)}",
                differences=(difference,),
                at=len(story.plays),
                left=0,
            )
        return result, story, recording


def _kind(story: Story) -> str:
    return str(story.plays[-1].action.get("type", "")) if story.plays else "start"


def _are_one(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Tell whether two findings name the same clauses, and their causes end alike: the end of a cause names
    what is wrong.
    """
    same_place = one[0].rpartition(": ")[2] == other[0].rpartition(": ")[2]
    return len(one) > 1 and one[1:] == other[1:] and same_place


def positions_of(lockstep: Lockstep) -> Positions:
    """Return the states around the last step, in the form needed for pictures."""
    of_reference, of_engine = lockstep.recordings
    last = len(of_engine.steps) - 1
    expected, actual = of_reference.made(last), of_engine.made(last)
    texts = (
        of_engine.made(last - 1).state if last else b"",
        b"" if expected.refusal else expected.state,
        b"" if actual.refusal or actual.failure else actual.state,
    )
    before, of_reference, of_engine = (
        without_own_keys(jsontext.decode(text)) if text else {} for text in texts
    )
    return Positions(before, of_reference, of_engine, lockstep.story.components)


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

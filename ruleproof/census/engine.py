"""Checks an engine against the reference in every position of a census."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from ruleproof.cases.case import Start
from ruleproof.cases.suite import Suite
from ruleproof.census.findings import Findings
from ruleproof.census.visit import Visit
from ruleproof.engines.answers import applied_in, step_of
from ruleproof.engines.recording import Refusal, Step
from ruleproof.engines.session import Session
from ruleproof.engines.stdio import StartError
from ruleproof.engines.wire import (
    UNSUPPORTED,
    UNSUPPORTED_POSITION,
    EngineFailure,
    Question,
    Reply,
)
from ruleproof.input.problems import UsageError
from ruleproof.judging.differences import LOADED, Beginning, compare
from ruleproof.language.operations import Play
from ruleproof.rules.validation import Invalid, Validator
from ruleproof.rules.verbs import Verb

BATCH = 64
"""Number of positions in one batch of questions."""
MOST_FAILURES = 20
"""Number of positions in which the engine may fail before it is no longer asked."""


class _Asked(msgspec.Struct, frozen=True):
    """A question with the reference's answer, as JSON text, or '' if the reference refuses. `step` is the
    number of the listed action.
    """

    visit: int
    question: Question
    expected: bytes
    step: int = -1


class Judged(msgspec.Struct):
    """What an engine was asked.

    Attributes:
        questions: the number of questions that it answered.
        failures: the number of positions in which it failed.
        skipped: the number of positions that it could not be asked about.
        unsupported: the number of questions that it does not support, by its message.
    """

    questions: int = 0
    failures: int = 0
    skipped: int = 0
    unsupported: Counter[str] = msgspec.field(default_factory=Counter)

    @property
    def compared(self) -> int:
        """Return the number of answers that were compared with those of the reference."""
        return self.questions - self.unsupported.total()

    def add(self, other: Judged) -> None:
        """Add what it was asked about other positions."""
        self.questions += other.questions
        self.failures += other.failures
        self.skipped += other.skipped
        self.unsupported += other.unsupported


class Beside:
    """An engine that gets the same questions as the reference in each position.

    An engine that loads only its own positions is asked about the positions that it reached by the same
    plays.

    Attributes:
        is_live: whether the engine loads only its own positions.
        own: the engine's own state after each position and step.

    Raises:
        UsageError: the engine cannot be judged in this way, or `configure` fails.
        StartError: the engine cannot be started.
    """

    def __init__(self, session: Session, suite: Suite) -> None:
        self.findings, self.judged, self._failed_before = Findings(), Judged(), 0
        self.is_live, self.own = False, dict[tuple[int, int], bytes]()
        self._session, self._waiting = session, list[Visit]()
        self.greeting = session.hello()
        offer = self.greeting.games.get(suite.game.id)
        if offer is None:
            raise UsageError(f"{self.greeting.name} does not know {suite.game.title}")
        try:
            reasons = session.configure(suite.game.id, suite.components.values, suite.game.adopted())
        except EngineFailure as failure:
            raise UsageError(f"the engine cannot be configured: {failure.verdict}: {failure}") from None
        if reasons:
            raise UsageError(f"the engine cannot be configured with this set: {'; '.join(reasons)}")
        self.offer, self.covers, self._verbs = offer, offer.covers, frozenset(offer.verbs)
        self._validator: Validator = suite.validator.covering(offer.covers)

    def begin(self, findings: Findings, judged: Judged, failures: int) -> None:
        """Add differences to `findings` and what is asked to `judged`, after some earlier failures."""
        self.findings, self.judged, self._failed_before, self.own = findings, judged, failures, {}

    @property
    def has_given_up(self) -> bool:
        """Tell whether the engine has failed so often that it is no longer asked."""
        return self._failed_before + self.judged.failures >= MOST_FAILURES

    def try_positions(self, visits: Iterable[Visit]) -> None:
        """Find out whether the engine loads none of some positions, which are not its own.

        Raises:
            UsageError: it loads none of them, and games cannot be replayed with it.
        """
        self.is_live = all(map(self._refuses_to_load, visits))
        lacks = ", ".join(sorted({Verb.NEW_GAME, Verb.APPLY} - self._verbs))
        if self.is_live and lacks:
            says = "loads no positions, and games cannot be replayed with it, since it lacks"
            raise UsageError(f"{self.greeting.name} {says} {lacks}")

    def _refuses_to_load(self, visit: Visit) -> bool:
        asked = self._about(visit)
        error = self._tried(asked[0].question).error if asked else None
        return error is not None and error.code == UNSUPPORTED_POSITION

    def own_beginning(self, start: Start) -> bytes:
        """Return how the engine begins a game, or '' if it cannot or this is not needed."""
        if not self.is_live or not start.is_new_game:
            return b""
        asked = {"seats": start.seats, "options": start.options, "chance": start.chance}
        return _state_in(self._tried((Verb.NEW_GAME, asked)))

    def _tried(self, question: Question) -> Reply:
        """Return a reply, or an empty one if the engine fails: the census will come to this failure by
        itself.
        """
        try:
            return self._session.ask([question])[0]
        except EngineFailure:
            return Reply()

    def see(self, visit: Visit) -> None:
        """Ask about a position, together with those in the queue."""
        if self.is_live and not visit.own:
            self.judged.skipped += 1
            return
        self._waiting.append(visit)
        if len(self._waiting) >= BATCH:
            self.ask()

    def ask(self) -> None:
        """Ask about the positions in the queue."""
        waiting, self._waiting = self._waiting, []
        self._ask(waiting)

    def _ask(self, visits: Sequence[Visit]) -> None:
        asked = [one for visit in visits for one in self._about(visit)]
        self._session.exchanges = []
        if not asked or self.has_given_up:
            return
        try:
            replies = self._session.ask([one.question for one in asked], [one.expected for one in asked])
        except StartError as failure:
            self.judged.failures = MOST_FAILURES
            self.findings.add("crash", f"it cannot be restarted: {failure}", visits[0].number)
            return
        except EngineFailure as failure:
            if len(visits) > 1:
                self._ask(visits[: len(visits) // 2])
                self._ask(visits[len(visits) // 2 :])
            else:
                self.judged.failures += 1
                self.findings.add(failure.verdict, str(failure), visits[0].number)
            return
        self.judged.questions += len(asked)
        for one, reply in zip(asked, replies, strict=True):
            self._compare(one, reply)

    def _about(self, visit: Visit) -> list[_Asked]:
        raw = msgspec.Raw(visit.own or visit.state)
        asked: list[tuple[Verb, dict[str, Any], bytes]] = []
        first_step = 2 * len(visit.seats) + 1
        for seat in visit.seats:
            asked.append((Verb.LEGAL_ACTIONS, {"state": raw, "seat": seat}, visit.legal[seat]))
            asked.append((Verb.VIEW, {"state": raw, "seat": seat}, visit.views[seat]))
        asked.append((Verb.OUTCOME, {"state": raw}, visit.outcome))
        for (seat, action, chance), after in zip(visit.steps, visit.after, strict=True):
            asked.append(
                (Verb.APPLY, {"state": raw, "seat": seat, "action": action, "chance": chance}, after)
            )
        for seat, action in visit.refused:
            asked.append((Verb.APPLY, {"state": raw, "seat": seat, "action": action, "chance": []}, b""))
        return [
            _Asked(
                visit.number,
                (verb, params),
                b'{"%b":%b}' % (verb.member.encode(), answer) if answer else b"",
                number - first_step,
            )
            for number, (verb, params, answer) in enumerate(asked)
            if verb in self._verbs and ("action" not in params or self.covers.takes(params["action"]))
        ]

    def _compare(self, one: _Asked, reply: Reply) -> None:
        verb, params = Verb(one.question[0]), one.question[1]
        if reply.error is not None and reply.error.code in (UNSUPPORTED, UNSUPPORTED_POSITION):
            self.judged.unsupported[reply.error.member("reason") or reply.error.message] += 1
            return
        says = "" if reply.error is None and reply.result == one.expected else self._difference(one, reply)
        if not says:
            if self.is_live and verb == Verb.APPLY:
                self.own[(one.visit, one.step)] = _state_in(reply)
            return
        action = params.get("action", {})
        asked = f"{verb} {action['type']}" if action else f"{verb}"
        if reply.error is not None:
            kind = f"refuses {asked}"
        else:
            kind = asked if one.expected else f"accepts what is not listed: {asked}"
        play = (params["seat"], action, tuple(params["chance"])) if action else None
        self.findings.add(kind, says, one.visit, play)

    def _difference(self, one: _Asked, reply: Reply) -> str:
        """Return how a reply differs from the reference's, or ''."""
        verb, params = Verb(one.question[0]), one.question[1]
        seat = params.get("seat", "")
        origin: Play | Beginning = LOADED
        if verb == Verb.APPLY:
            origin = Play(seat=seat, action=params["action"], chance=tuple(params["chance"]))
        refused = Step(refusal=Refusal("the action is not listed"))
        expected = step_of(verb, seat, Reply(one.expected)) if one.expected else refused
        try:
            actual = step_of(verb, seat, reply)
            if actual.deferred:
                self.judged.unsupported["the engine defers the action"] += 1
                return ""
            found = compare(self._validator, origin, actual, expected).first
        except (Invalid, EngineFailure) as error:
            return f"no valid answer: {error}"
        return found.message if found is not None else ""


def _state_in(reply: Reply) -> bytes:
    """Return the state in a reply, or '' if there is none, or only that of a deferred action."""
    try:
        return bytes(applied_in(Verb.NEW_GAME, reply.result, "").state)
    except (EngineFailure, msgspec.DecodeError):
        return b""

"""Checks an engine against the reference in every position of a census."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from ruleproof.cases.case import Start
from ruleproof.cases.suite import Suite
from ruleproof.census.findings import Part
from ruleproof.census.visit import Visit
from ruleproof.engines.answers import applied_in, step_of
from ruleproof.engines.questions import about, new_game, play_of
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
from ruleproof.judging.differences import LOADED, compare
from ruleproof.language.operations import Play
from ruleproof.rules.validation import Invalid, Validator
from ruleproof.rules.verbs import Verb
from ruleproof.running.readings import offered

BATCH = 64
"""Number of positions in one batch of questions."""
MOST_FAILURES = 20
"""Number of positions in which the engine may fail before it is no longer asked."""


class _Asked(msgspec.Struct, frozen=True):
    """A question about a position, or about a play there, with the reference's answer, as JSON text, or '' if
    the reference refuses. `step` is the number of a listed play.
    """

    visit: int
    verb: Verb
    state: bytes
    seat: str = ""
    play: Play | None = None
    answer: bytes = b""
    step: int = -1

    @property
    def question(self) -> Question:
        if self.play is not None:
            return self.verb, play_of(self.state, self.seat, self.play.action, self.play.chance)
        return next(about(self.state, [(self.verb, self.seat)]))

    @property
    def expected(self) -> bytes:
        """Return the result that the reference gives, or ''."""
        return b'{"%b":%b}' % (self.verb.member.encode(), self.answer) if self.answer else b""


class Beside:
    """An engine that gets the same questions as the reference in each position.

    An engine that loads only its own positions is asked about the positions that it reached by the same
    plays.

    Attributes:
        part: where the differences, and what is asked, are added.
        is_live: whether the engine loads only its own positions.

    Raises:
        UsageError: the engine cannot be judged in this way, or `configure` fails.
        StartError: the engine cannot be started.
    """

    def __init__(self, session: Session, suite: Suite) -> None:
        self.part, self._failed_before, self.is_live = Part(), 0, False
        self._session, self._waiting = session, list[Visit]()
        self.greeting = session.hello()
        offer = offered(self.greeting, suite.game.id)
        try:
            reasons = session.configure(suite.game.id, suite.components.values, suite.game.adopted())
        except EngineFailure as failure:
            raise UsageError(f"the engine cannot be configured: {failure.verdict}: {failure}") from None
        if reasons:
            raise UsageError(f"the engine cannot be configured with this set: {'; '.join(reasons)}")
        self.offer, self.covers, self._verbs = offer, offer.covers, frozenset(offer.verbs)
        self._validator: Validator = suite.validator.covering(offer.covers)

    def begin(self, part: Part, failures: int) -> None:
        """Add to a part what is found and asked, after some earlier failures."""
        self.part, self._failed_before = part, failures

    @property
    def has_given_up(self) -> bool:
        """Tell whether the engine has failed so often that it is no longer asked."""
        return self._failed_before + self.part.judged.failures >= MOST_FAILURES

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
        return _state_in(self._tried((Verb.NEW_GAME, new_game(start))))

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
            self.part.judged.skipped += 1
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
            self.part.judged.failures = MOST_FAILURES
            self.part.differences.add("crash", f"it cannot be restarted: {failure}", visits[0].number)
            return
        except EngineFailure as failure:
            if len(visits) > 1:
                self._ask(visits[: len(visits) // 2])
                self._ask(visits[len(visits) // 2 :])
            else:
                self.part.judged.failures += 1
                self.part.differences.add(failure.verdict, str(failure), visits[0].number)
            return
        self.part.judged.questions += len(asked)
        for one, reply in zip(asked, replies, strict=True):
            self._compare(one, reply)

    def _about(self, visit: Visit) -> list[_Asked]:
        number, state = visit.number, visit.own or visit.state
        asked: list[_Asked] = []
        for seat in visit.seats:
            asked.append(_Asked(number, Verb.LEGAL_ACTIONS, state, seat, answer=visit.legal[seat]))
            asked.append(_Asked(number, Verb.VIEW, state, seat, answer=visit.views[seat]))
        asked.append(_Asked(number, Verb.OUTCOME, state, answer=visit.outcome))
        for step, (play, after) in enumerate(zip(visit.steps, visit.after, strict=True)):
            asked.append(_Asked(number, Verb.APPLY, state, play.seat, play, after, step))
        asked += (_Asked(number, Verb.APPLY, state, play.seat, play) for play in visit.refused)
        return [
            one
            for one in asked
            if one.verb in self._verbs and (one.play is None or self.covers.takes(one.play.action))
        ]

    def _compare(self, one: _Asked, reply: Reply) -> None:
        part, error = self.part, reply.error
        if error is not None and error.code in (UNSUPPORTED, UNSUPPORTED_POSITION):
            part.judged.unsupported[error.member("reason") or error.message] += 1
            return
        says = "" if error is None and reply.result == one.expected else self._difference(one, reply)
        if not says:
            if self.is_live and one.verb == Verb.APPLY:
                part.own[(one.visit, one.step)] = _state_in(reply)
            return
        asked = f"{one.verb} {one.play.action['type']}" if one.play is not None else f"{one.verb}"
        if error is not None:
            kind = f"refuses {asked}"
        else:
            kind = asked if one.answer else f"accepts what is not listed: {asked}"
        part.differences.add(kind, says, one.visit, one.play)

    def _difference(self, one: _Asked, reply: Reply) -> str:
        """Return how a reply differs from the reference's, or ''."""
        refused = Step(refusal=Refusal("the action is not listed"))
        expected = step_of(one.verb, one.seat, Reply(one.expected)) if one.answer else refused
        try:
            actual = step_of(one.verb, one.seat, reply)
            if actual.deferred:
                self.part.judged.unsupported["the engine defers the action"] += 1
                return ""
            found = compare(self._validator, one.play or LOADED, actual, expected).first
        except (Invalid, EngineFailure) as error:
            return f"no valid answer: {error}"
        return found.message if found is not None else ""


def _state_in(reply: Reply) -> bytes:
    """Return the state in a reply, or '' if there is none, or only that of a deferred action."""
    try:
        return bytes(applied_in(Verb.NEW_GAME, reply.result, "").state)
    except (EngineFailure, msgspec.DecodeError):
        return b""

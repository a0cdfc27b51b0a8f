"""Asks an engine about one step of a story and records its answers. It does not judge them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ParamSpec

import msgspec

from ruleproof.cases.case import Start, Story
from ruleproof.engines.answers import (
    ReferenceTrace,
    answer_in,
    applied_in,
    countercheck_in,
    decode_used,
    refusal_in,
    result_of,
    waiting_in,
)
from ruleproof.engines.questions import about, new_game, play_of, questions_about
from ruleproof.engines.recording import (
    NO_RESTART,
    UNSUPPORTED_FAILURE,
    Answers,
    Failure,
    Legal,
    Refusal,
    Step,
    play_as_text,
)
from ruleproof.engines.session import Session
from ruleproof.engines.stdio import StartError
from ruleproof.engines.wire import (
    ILLEGAL_ACTION,
    INVALID_PARAMS,
    NEEDS_CHANCE,
    UNSUPPORTED,
    UNSUPPORTED_POSITION,
    UNUSED_CHANCE,
    EngineFailure,
    Reply,
)
from ruleproof.language.operations import Play
from ruleproof.rules.coverage import EVERYTHING, Coverage
from ruleproof.rules.model import Json
from ruleproof.rules.verbs import QUESTIONS, Verb

P = ParamSpec("P")
_REFUSALS = (ILLEGAL_ACTION, NEEDS_CHANCE, UNUSED_CHANCE, INVALID_PARAMS)


class Unsupported(Exception):
    """Raised if the engine says that it does not support a request."""


_NO_TRACE = ReferenceTrace()
_Entries = list[tuple[str, tuple[str, ...]]]
"""Verbs, each with the component entries that were used for its answer."""
_MOST_REMEMBERED = 1000
"""Maximum number of states whose answers are remembered."""


class StepRecorder:
    """Records an engine's answers, step by step.

    `verbs` are the engine's verbs. The `reference` also reports the clauses that it applied in an answer and
    the component entries that it used; `entries` has the entries of the last story, by verb. A recorder that
    `remembers` does not ask twice about the same state; for a remembered state it records no messages. Keys
    of the table that the engine does not cover (`covers`) and omits are copied from the table that it was
    given.
    """

    def __init__(
        self,
        session: Session,
        verbs: Sequence[str] = QUESTIONS,
        *,
        reference: bool = False,
        remembers: bool = False,
        covers: Coverage = EVERYTHING,
    ) -> None:
        self.session = session
        self.verbs = verbs
        self.reference = reference
        self.entries: dict[str, set[str]] = {}
        self._remembers = remembers
        self._remembered: dict[tuple[object, ...], tuple[Step, _Entries]] = {}
        self._covers = covers

    def start(
        self, story: Story, components: Mapping[str, Json], readings: Mapping[str, str], given: bytes = b""
    ) -> Step:
        """Return the step in which a story starts; call `next` for its plays.

        Uncovered keys that are missing in a new game are copied from the `given` state.
        """
        return self._with_messages(self._start, story, components, readings, None, given)

    def next(self, story: Story, play: Play, before: Step) -> Step:
        """Return the step of a play after the step `before`, whether or not the play belongs to the story."""
        return self._with_messages(self._play, story, play, before, None, None)

    def refusals(self, state: bytes, plays: Sequence[Play]) -> list[Refusal | None]:
        """Return the refusal of each play, or None if the play is accepted. All plays are tried at once, from
        the same state.

        Raises:
            EngineFailure, StartError, Unsupported: the engine failed, or does not support the question.
        """
        asked = [(Verb.APPLY, play_of(state, play.seat, play.action, play.chance)) for play in plays]
        return [refusal_in(reply) if reply.error is not None else None for reply in self._ask(asked)]

    def _last_repeated(self) -> Step:
        self.session.repeat_last()
        return Step()

    def _with_messages(self, ask: Callable[P, Step], *args: P.args, **kwargs: P.kwargs) -> Step:
        """Return a step with its messages, and with its failure if it failed."""
        first = len(self.session.exchanges)
        try:
            step = ask(*args, **kwargs)
        except (EngineFailure, StartError, Unsupported) as error:
            step = Step(failure=_failure(error))
        return msgspec.structs.replace(step, exchanges=tuple(self.session.exchanges[first:]))

    def _configure(self, story: Story, components: Mapping[str, Json], readings: Mapping[str, str]) -> None:
        reasons = self.session.configure(story.game, components, readings)
        if reasons:
            raise Unsupported(f"it cannot be configured this way: {'; '.join(reasons)}")

    def _start(
        self,
        story: Story,
        components: Mapping[str, Json],
        readings: Mapping[str, str],
        expected_step: Step | None,
        given: bytes,
    ) -> Step:
        self._configure(story, components, readings)
        start = story.start
        if not start.is_new_game:
            return self._step_in(start.state, start, expected_step)
        params = new_game(start)
        reply = self._ask([(Verb.NEW_GAME, params)], [_expected_result(expected_step)])[0]
        if reply.error is not None:
            refusal = refusal_in(reply)
            return Step(refusal=refusal, stops_at=self._stops_at(refusal, Verb.NEW_GAME, params))
        return self._applied(reply, Verb.NEW_GAME, start, expected_step, given)

    def _loaded(
        self, story: Story, components: Mapping[str, Json], readings: Mapping[str, str], state: bytes
    ) -> Step:
        self._configure(story, components, readings)
        return self._step_in(state, story.start, None)

    def _play(
        self, story: Story, play: Play, before: Step, legal: Legal | None, expected_step: Step | None
    ) -> Step:
        params = play_of(before.state, play.seat, play.action, play.chance)
        reply = self._ask([(Verb.APPLY, params)], [_expected_result(expected_step)])[0]
        if reply.error is None:
            return self._applied(reply, play, story.start, expected_step, before.state)
        refusal = refusal_in(reply)
        if before.later:
            again = Step(before.state, settled=False)
        else:
            again = self._step_in(before.state, story.start, expected_step)
        step = msgspec.structs.replace(again, refusal=refusal)
        if again.failure is not None:
            return step
        if legal is not None:
            asked = (Verb.APPLY, play_of(before.state, *legal))
            return msgspec.structs.replace(step, countercheck=countercheck_in(self._ask([asked])[0], legal))
        return msgspec.structs.replace(step, stops_at=self._stops_at(refusal, Verb.APPLY, params))

    def _stops_at(self, refusal: Refusal, verb: str, params: Mapping[str, Any]) -> int:
        """Return the number of the chance outcome that an engine refuses, found by giving it fewer outcomes.

        Return 0 if it also refuses the play without any outcome, asks for more outcomes, or does not answer.
        The engine may have ended, so nothing else may be asked afterwards.
        """
        chance = params["chance"]
        if self.reference or not chance or refusal.code in (NEEDS_CHANCE, UNUSED_CHANCE):
            return 0
        try:
            for number in range(len(chance)):
                reply = self._ask([(verb, {**params, "chance": chance[:number]})])[0]
                if reply.error is None or reply.error.code != NEEDS_CHANCE:
                    return number
        except (EngineFailure, StartError, Unsupported):
            return 0
        return len(chance)

    def _applied(
        self, reply: Reply, what: Play | str, start: Start, expected_step: Step | None, given: bytes
    ) -> Step:
        """Return the step for a reply that has a state; uncovered keys may be copied from the `given`
        state.
        """
        if expected_step is not None and reply.result == _expected_result(expected_step):
            return self._step_in(expected_step.state, start, expected_step)
        verb = what if isinstance(what, str) else Verb.APPLY
        applied = applied_in(verb, reply.result, play_as_text(what))
        if applied.later:
            return Step(bytes(applied.state), settled=False, clauses=tuple(applied.clauses), later=True)
        used = self._used(verb, reply.result)
        state = self._covers.completed(bytes(applied.state), given)
        step = self._step_in(state, start, expected_step)
        return msgspec.structs.replace(step, clauses=tuple(applied.clauses), changes=used.x_changes)

    def _step_in(self, state: bytes, start: Start, expected_step: Step | None) -> Step:
        """Return a step with this state and the answers about it."""
        if not self._remembers:
            return self._ask_about(state, start, expected_step)[0]
        about = (self.session.configuration, state, start.seats, start.onlookers)
        if about in self._remembered:
            step, entries = self._remembered[about]
            self._use(entries)
            return step
        step, entries = self._ask_about(state, start, expected_step)
        if step.failure is None:
            if len(self._remembered) >= _MOST_REMEMBERED:
                self._remembered.clear()
            self._remembered[about] = step, entries
        return step

    def _ask_about(self, state: bytes, start: Start, expected_step: Step | None) -> tuple[Step, _Entries]:
        """Return a step like `_step_in`, and the component entries that the answers used."""
        waiting = waiting_in(state)
        keys = questions_about(waiting, start, self.verbs)
        asked = list(about(state, keys))
        known = [expected_step.answers.text(*key) if expected_step is not None else b"" for key in keys]
        try:
            replies, texts = self._answers(asked, known)
        except (EngineFailure, StartError, Unsupported) as error:
            return Step(state, waiting.settled, failure=_failure(error)), []
        told = dict(zip(keys, texts, strict=True))
        answers = Answers(
            {seat: text for (verb, seat), text in told.items() if verb == Verb.LEGAL_ACTIONS},
            {seat: text for (verb, seat), text in told.items() if verb == Verb.VIEW},
            told.get((Verb.OUTCOME, ""), b""),
        )
        entries: _Entries = []
        if self.reference:
            used = [(verb, decode_used(reply.result)) for (verb, _), reply in zip(keys, replies, strict=True)]
            entries = [(verb, one.x_entries) for verb, one in used]
            self._use(entries)
            answers = msgspec.structs.replace(
                answers,
                view_clauses=_clauses_in(Verb.VIEW, used),
                outcome_clauses=_clauses_in(Verb.OUTCOME, used),
            )
        return Step(state, waiting.settled, answers), entries

    def _answers(
        self, asked: Sequence[tuple[Verb, dict[str, Any]]], known: Sequence[bytes]
    ) -> tuple[list[Reply], list[bytes]]:
        """Return the replies to questions about a state, and the answers in them. `known` are the reference's
        replies, if these are available.

        Raises:
            EngineFailure, StartError, Unsupported: as `_ask` does, or a reply has no answer.
        """
        expected = [result_of(verb, text) for (verb, _), text in zip(asked, known, strict=True)]
        replies = self._ask(asked, expected) if asked else []
        return replies, [
            text if text and reply.result == result else answer_in(verb, reply.result)
            for (verb, _), reply, text, result in zip(asked, replies, known, expected, strict=True)
        ]

    def _used(self, verb: str, result: bytes) -> ReferenceTrace:
        """Return the clauses and entries that the reference used in an answer; other engines report none."""
        if not self.reference:
            return _NO_TRACE
        used = decode_used(result)
        self._use([(verb, used.x_entries)])
        return used

    def _use(self, entries: _Entries) -> None:
        """Add component entries to the entries of this story."""
        for verb, used in entries:
            self.entries.setdefault(verb, set()).update(used)

    def _ask(
        self, questions: Sequence[tuple[str, dict[str, Any]]], expected: Sequence[bytes] = ()
    ) -> list[Reply]:
        replies = self.session.ask(questions, expected)
        for (verb, _), reply in zip(questions, replies, strict=True):
            if reply.error is None:
                continue
            if reply.error.code in (UNSUPPORTED, UNSUPPORTED_POSITION):
                raise Unsupported(refusal_in(reply).words)
            if verb not in (Verb.APPLY, Verb.NEW_GAME) or reply.error.code not in _REFUSALS:
                message = f"{verb} is answered with error {reply.error.code}: {reply.error.message}"
                raise EngineFailure("illegal reply", message)
        return replies


def _clauses_in(verb: Verb, replies: Sequence[tuple[str, ReferenceTrace]]) -> tuple[str, ...]:
    """Return the clauses that the reference applied in its answers to a verb."""
    return tuple(dict.fromkeys(clause for asked, used in replies if asked == verb for clause in used.clauses))


def _expected_result(expected_step: Step | None) -> bytes:
    """Return the result of a play that leads to the state in a step of the reference."""
    if expected_step is None or expected_step.refusal is not None:
        return b""
    return result_of(Verb.APPLY, expected_step.state)


def _failure(error: EngineFailure | StartError | Unsupported) -> Failure:
    if isinstance(error, EngineFailure):
        return Failure(error.verdict, str(error), error.cause)
    if isinstance(error, StartError):
        return Failure("crash", f"the engine could not be started again: {error}", NO_RESTART)
    return Failure(UNSUPPORTED_FAILURE, str(error))

"""Plays the cases of a story on an engine and records its answers. It does not judge them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, ParamSpec

import msgspec

from ruleproof.cases.case import Case, Start, Story
from ruleproof.engines.answers import (
    ReferenceTrace,
    answer_in,
    applied_in,
    countercheck_in,
    decode_used,
    refusal_in,
    waiting_in,
)
from ruleproof.engines.chance import outcome_in_words
from ruleproof.engines.questions import about, new_game, play_of, questions_about
from ruleproof.engines.recording import (
    NO_RESTART,
    UNSUPPORTED_FAILURE,
    Answers,
    Failure,
    Legal,
    Recording,
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
_NO_TRACE = ReferenceTrace()


class Unsupported(Exception):
    """Raised if the engine says that it does not support a request."""


class ContinueFrom(NamedTuple):
    """States from which an engine may continue instead of from its own state, and the reason.

    The engine continues from the first state that it can load; the best comes first.
    """

    states: Sequence[bytes]
    why: str


NextStates = Callable[[Case, Sequence[Step | None]], ContinueFrom | None]
"""Called after each case but the last, with the steps so far. It returns where the engine continues, or None
if the engine continues from its own state.
"""


class Recorder:
    """Records an engine's answers to stories.

    `verbs` are the engine's verbs. The `reference` also reports the clauses that it applied in an answer and
    the component entries that it used; `entries` has the entries of the last story, by verb. Keys of the
    table that the engine does not cover (`covers`) and omits are copied from the table that it was given.
    """

    def __init__(
        self,
        session: Session,
        verbs: Sequence[str] = QUESTIONS,
        *,
        reference: bool = False,
        covers: Coverage = EVERYTHING,
    ) -> None:
        self.session = session
        self.verbs = verbs
        self.reference = reference
        self.entries: dict[str, set[str]] = {}
        self._covers = covers

    def play(
        self,
        story: Story,
        components: Mapping[str, Json],
        readings: Mapping[str, str],
        *,
        counterchecks: Mapping[int, Legal] | None = None,
    ) -> Recording:
        """Play a story and return what the engine answered, up to where it refuses or fails.

        `counterchecks` maps the number of a play to a legal action that is tried if the play is refused.
        """
        return list(self.cases(story, components, readings, counterchecks=counterchecks))[-1]

    def cases(
        self,
        story: Story,
        components: Mapping[str, Json],
        readings: Mapping[str, str],
        *,
        counterchecks: Mapping[int, Legal] | None = None,
        next_states: NextStates | None = None,
        skipped: Collection[str] = (),
        given: bytes = b"",
    ) -> Iterator[Recording]:
        """Play a story as `play` does, and yield the recording so far after each case.

        After a refusal or failure, playing continues at the next case if `next_states` returns states to
        continue from. The plays of skipped cases are not made; the engine continues after them. `given` is a
        state for a new game, as in `start`.
        """
        self.entries = {}
        steps: list[Step | None] = []
        before: Case | None = None
        for case in story.cases or [None]:
            self.session.begin()
            ends = case.ends if case is not None else len(story.plays)
            loaded: Step | None = None
            is_played = case is None or case.id not in skipped
            if is_played:
                if not steps:
                    steps.append(self.start(story, components, readings, given))
                elif next_states is not None and before is not None:
                    continues = next_states(before, steps)
                    loaded = continues and self._continued(story, components, readings, continues)
                    steps += [Step(loaded=loaded)] if loaded is not None and loaded.failure else []
                self._play_up_to(ends, story, steps, loaded, counterchecks or {})
                self._repeat_last(steps)
            steps += [None] * (ends + 1 - len(steps))
            yield Recording(tuple(steps))
            before = case
            stops = any(step is not None and step.is_unsupported for step in (loaded, steps[0]))
            if is_played and stops and not _may_load_later(steps, skipped):
                return

    def start(
        self, story: Story, components: Mapping[str, Json], readings: Mapping[str, str], given: bytes = b""
    ) -> Step:
        """Return the step in which a story starts; call `next` for its plays.

        Uncovered keys that are missing in a new game are copied from the `given` state.
        """
        return self._with_messages(self._start, story, components, readings, given)

    def next(self, story: Story, play: Play, before: Step, legal: Legal | None = None) -> Step:
        """Return the step of a play after the step `before`, whether or not the play belongs to the story.

        If the engine refuses the play, the `legal` action is tried, too.
        """
        return self._with_messages(self._play, story, play, before, legal)

    def refusals(self, state: bytes, plays: Sequence[Play]) -> list[Refusal | None]:
        """Return the refusal of each play, or None if the play is accepted. All plays are tried at once, from
        the same state.

        Raises:
            EngineFailure, StartError, Unsupported: the engine failed, or does not support the question.
        """
        asked = [(Verb.APPLY, play_of(state, play.seat, play.action, play.chance)) for play in plays]
        return [refusal_in(reply) if reply.error is not None else None for reply in self._ask(asked)]

    def _continued(
        self,
        story: Story,
        components: Mapping[str, Json],
        readings: Mapping[str, str],
        continues: ContinueFrom,
    ) -> Step:
        """Return the step in which the engine loads the first of several states that it accepts."""
        for state in continues.states:
            step = self._with_messages(self._load, story, components, readings, state)
            if not step.is_unsupported:
                break
        return msgspec.structs.replace(step, why=continues.why)

    def _play_up_to(
        self,
        ends: int,
        story: Story,
        steps: list[Step | None],
        loaded: Step | None,
        counterchecks: Mapping[int, Legal],
    ) -> None:
        """Add the steps of the plays up to `ends`, or up to the first play that is refused or fails."""
        while len(steps) <= ends:
            before = loaded or steps[-1]
            if before is None or before.refusal or before.failure or (before.loaded and not before.state):
                return
            number = len(steps)
            step = self.next(story, story.plays[number - 1], before, counterchecks.get(number))
            steps.append(msgspec.structs.replace(step, loaded=loaded) if loaded is not None else step)
            loaded = None

    def _repeat_last(self, steps: list[Step | None]) -> None:
        """Repeat the last question, so that unrequested output counts against this case."""
        last = steps[-1]
        if last is None or last.failure is not None:
            return
        again = self._with_messages(self._last_repeated)
        if again.failure is not None:
            steps[-1] = msgspec.structs.replace(
                last, failure=again.failure, exchanges=(*last.exchanges, *again.exchanges)
            )

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
        self, story: Story, components: Mapping[str, Json], readings: Mapping[str, str], given: bytes
    ) -> Step:
        if not story.start.is_new_game:
            return self._load(story, components, readings, story.start.state)
        self._configure(story, components, readings)
        params = new_game(story.start)
        reply = self._ask([(Verb.NEW_GAME, params)])[0]
        if reply.error is not None:
            refusal = refusal_in(reply)
            return self._with_chance_refused(Step(refusal=refusal), Verb.NEW_GAME, params)
        return self._applied(reply, Verb.NEW_GAME, story.start, given)

    def _load(
        self, story: Story, components: Mapping[str, Json], readings: Mapping[str, str], state: bytes
    ) -> Step:
        self._configure(story, components, readings)
        return self._step_in(state, story.start)

    def _play(self, story: Story, play: Play, before: Step, legal: Legal | None) -> Step:
        params = play_of(before.state, play.seat, play.action, play.chance)
        reply = self._ask([(Verb.APPLY, params)])[0]
        if reply.error is None:
            return self._applied(reply, play, story.start, before.state)
        refusal = refusal_in(reply)
        if before.deferred:
            again = Step(before.state, settled=False)
        else:
            again = self._step_in(before.state, story.start)
        rulings = tuple(dict.fromkeys((*refusal.rulings, *again.rulings)))
        step = msgspec.structs.replace(again, refusal=refusal, rulings=rulings, in_play=refusal.rulings)
        if again.failure is not None:
            return step
        if legal is not None:
            asked = (Verb.APPLY, play_of(before.state, *legal))
            return msgspec.structs.replace(step, countercheck=countercheck_in(self._ask([asked])[0], legal))
        return self._with_chance_refused(step, Verb.APPLY, params)

    def _with_chance_refused(self, step: Step, verb: str, params: Mapping[str, Any]) -> Step:
        """Return a refusal with the chance outcome that the engine refuses or does not use, found by giving
        it fewer outcomes.

        None is named if it also refuses the play without any outcome, asks for more outcomes, or does not
        answer. The engine may have ended, so nothing else may be asked afterwards.
        """
        chance, code = params["chance"], step.refusal.code if step.refusal is not None else 0
        if self.reference or not chance or code == NEEDS_CHANCE:
            return step
        try:
            enough = self._outcomes_needed(verb, params)
        except (EngineFailure, StartError, Unsupported):
            return step
        if code != UNUSED_CHANCE:
            return msgspec.structs.replace(step, stops_at=enough)
        unused = outcome_in_words(chance[enough]) if enough < len(chance) else ""
        return msgspec.structs.replace(step, unused=unused)

    def _outcomes_needed(self, verb: str, params: Mapping[str, Any]) -> int:
        """Return with how many of the chance outcomes the engine asks for no more."""
        chance = params["chance"]
        for number in range(len(chance)):
            reply = self._ask([(verb, {**params, "chance": chance[:number]})])[0]
            if reply.error is None or reply.error.code != NEEDS_CHANCE:
                return number
        return len(chance)

    def _applied(self, reply: Reply, origin: Play | Verb, start: Start, given: bytes) -> Step:
        """Return the step for a reply that has a state; uncovered keys may be copied from the `given`
        state.
        """
        verb = origin if isinstance(origin, Verb) else Verb.APPLY
        applied = applied_in(verb, reply.result, play_as_text(origin))
        if applied.deferred:
            return Step(bytes(applied.state), settled=False, clauses=tuple(applied.clauses), deferred=True)
        used = self._trace(verb, reply)
        step = self._step_in(self._covers.completed(bytes(applied.state), given), start)
        rulings = tuple(dict.fromkeys((*used.x_rulings, *step.rulings)))
        return msgspec.structs.replace(
            step,
            clauses=tuple(applied.clauses),
            changes=used.x_changes,
            rulings=rulings,
            in_play=used.x_rulings,
        )

    def _step_in(self, state: bytes, start: Start) -> Step:
        """Return a step with this state and the answers about it."""
        waiting = waiting_in(state)
        keys = questions_about(waiting, start, self.verbs)
        try:
            replies = self._ask(list(about(state, keys))) if keys else []
            texts = [answer_in(verb, reply.result) for (verb, _), reply in zip(keys, replies, strict=True)]
        except (EngineFailure, StartError, Unsupported) as error:
            return Step(state, waiting.settled, failure=_failure(error))
        traces = [(verb, self._trace(verb, reply)) for (verb, _), reply in zip(keys, replies, strict=True)]
        by_key = dict(zip(keys, texts, strict=True))
        answers = Answers(
            {seat: text for (verb, seat), text in by_key.items() if verb == Verb.LEGAL_ACTIONS},
            {seat: text for (verb, seat), text in by_key.items() if verb == Verb.VIEW},
            by_key.get((Verb.OUTCOME, ""), b""),
            view_clauses=_clauses_in(Verb.VIEW, traces),
            outcome_clauses=_clauses_in(Verb.OUTCOME, traces),
        )
        rulings = dict.fromkeys(ruling for _, used in traces for ruling in used.x_rulings)
        return Step(state, waiting.settled, answers, rulings=tuple(rulings))

    def _trace(self, verb: str, reply: Reply) -> ReferenceTrace:
        """Return what the reference used in an answer, and note the entries; other engines report nothing."""
        if not self.reference:
            return _NO_TRACE
        used = decode_used(reply.result)
        self.entries.setdefault(verb, set()).update(used.x_entries)
        return used

    def _ask(self, questions: Sequence[tuple[str, dict[str, Any]]]) -> list[Reply]:
        replies = self.session.ask(questions)
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


def _may_load_later(steps: Sequence[Step | None], skipped: Collection[str]) -> bool:
    """Tell whether an engine may load some later state although it does not load this one.

    The engine may have no positions between its own actions, or may not be asked about all of them.
    """
    return bool(skipped) or any(step is not None and step.deferred for step in steps)


def _failure(error: EngineFailure | StartError | Unsupported) -> Failure:
    if isinstance(error, EngineFailure):
        return Failure(error.verdict, str(error), error.cause)
    if isinstance(error, StartError):
        return Failure(error.verdict, f"the engine could not be started again: {error.what}", NO_RESTART)
    return Failure(UNSUPPORTED_FAILURE, str(error))

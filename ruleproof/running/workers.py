"""Judges stories on one or several engines at once, and yields results as they arrive."""

from __future__ import annotations

import queue
from collections.abc import Collection, Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from ruleproof.cases.case import Case, Story
from ruleproof.cases.suite import Suite
from ruleproof.engines.connect import Connector, ForOneWorker
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.recorder import Recorder
from ruleproof.engines.recording import Recording, Step
from ruleproof.engines.session import Exchange, Session
from ruleproof.input import jsontext
from ruleproof.input.shortening import shortened_message
from ruleproof.judging import verdicts as v
from ruleproof.judging.counterchecks import countercheck
from ruleproof.judging.judge import Judge, StoryJudge
from ruleproof.judging.results import contested, result_of
from ruleproof.judging.verdicts import Messages, Positions, Result
from ruleproof.rules.validation import without_own_keys
from ruleproof.running.first_of_kind import FirstOfKind
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite

_MOST_MESSAGE = 4000
_MOST_MESSAGES = 24


class Worker:
    """Records stories on one engine and judges their cases. Without a session, it uses the reference's
    recordings.

    Every case that differs from the reference is put into `failed`; the first failures of each kind keep
    their messages and positions.
    """

    def __init__(
        self,
        recordings: RecordedSuite,
        offer: GameOffer,
        session: Session | None,
        failed: FirstOfKind[Answered] | None = None,
    ) -> None:
        self.suite = suite = recordings.suite
        self.readings = recordings.readings
        self.session = session
        self.judge = Judge(suite.game, suite.validator.covering(offer.covers), offer, suite.components)
        self._recorder = Recorder(session, offer.verbs, covers=offer.covers) if session is not None else None
        self._failed: FirstOfKind[Answered] = FirstOfKind() if failed is None else failed

    def results(self, recorded: RecordedStory, selected: Collection[str] | None = None) -> Iterator[Result]:
        """Yield the result of each selected case of a story; None selects all cases.

        An error in the kit itself gives the case the verdict suite error.
        """
        story = recorded.story
        asked = [case for case in story.cases if selected is None or case.id in selected]
        if not asked:
            return
        judge = self.judge.for_story(story, recorded.recording, recorded.fault)
        unplayed = bool(recorded.fault) or all(map(judge.ruled_out, asked))
        recordings = iter(()) if unplayed else self._recordings(judge)
        actual = Recording(())
        for case in story.cases:
            try:
                actual = next(recordings, actual)
                result = judge.result(case, actual)
                if case in asked:
                    result = self._with_details(recorded, case, result, actual)
            except Exception as error:
                reason = f"the kit failed on this case: {type(error).__name__}: {error}"
                result = result_of(case, v.SUITE_ERROR, reason)
            if case in asked:
                yield contested(result, case, self.suite.game)
            if case is asked[-1]:
                return

    def _recordings(self, judge: StoryJudge) -> Iterator[Recording]:
        """Yield the engine's recording of a story after each case."""
        story, reference = judge.story, judge.expected
        if self._recorder is None:
            yield from (reference for _ in story.cases)
            return
        components = self.suite.validator.for_set(story.components).components
        yield from self._recorder.cases(
            story,
            components,
            {**self.readings, **story.readings},
            counterchecks=countercheck(story, reference, self.judge.offer.covers),
            next_states=judge.next_states,
            skipped=judge.skipped(),
            given=reference.made(0).state if story.start.is_new_game else b"",
        )

    def _with_details(self, recorded: RecordedStory, case: Case, result: Result, actual: Recording) -> Result:
        """Return a result with messages and positions, if it is one of the first failures of its kind."""
        failed = result.verdict.keeps_messages or result.first is not None
        if result.first is not None:
            first = 0 if case is recorded.story.cases[0] else case.begins
            self._failed.put(case.id, Answered(recorded, case, _without_messages(actual, first), result))
        if not failed or not self._failed.admits(f"{result.verdict}: {result.cause}", case.id):
            return result
        return msgspec.structs.replace(
            result,
            messages=_messages(_exchanges(recorded.story, case, actual)),
            positions=positions_around(recorded.recording, actual, result.at, case.components)
            if result.first is not None
            else None,
        )


class Answered(NamedTuple):
    """A case with an engine's steps from the state in which the case begins, and the result."""

    recorded: RecordedStory
    case: Case
    actual: Recording
    result: Result

    @property
    def story(self) -> Story:
        return self.recorded.story

    @property
    def steps(self) -> range:
        """Return the numbers of the steps that are judged."""
        return range(self.story.first_step(self.case), self.case.ends + 1)


def positions_around(expected: Recording, actual: Recording, at: int, components: str) -> Positions:
    """Return the states around a step, which both sides have made."""
    step, expected_step = actual.made(at), expected.made(at)
    texts = (
        _before(actual, at),
        b"" if expected_step.refusal else expected_step.state,
        b"" if step.refusal else step.state,
    )
    before, by_the_rules, own = (without_own_keys(jsontext.decode(one)) if one else {} for one in texts)
    return Positions(before, by_the_rules, own, components)


def _without_messages(recording: Recording, first: int) -> Recording:
    kept = (step and msgspec.structs.replace(step, exchanges=()) for step in recording.steps[first:])
    return Recording((*[None] * first, *kept))


def _before(actual: Recording, at: int) -> bytes:
    if not at:
        return b""
    step = actual.made(at).loaded or actual.step(at - 1)
    return step.state if step is not None else b""


def _exchanges(story: Story, case: Case, actual: Recording) -> Iterator[Exchange]:
    """Yield the messages of a case, or of the whole story if it has only this case."""
    for number in range(story.first_step(case), case.ends + 1):
        step = actual.step(number)
        parts: list[Step | None] = [step.loaded, step] if step is not None else []
        for part in parts:
            yield from part.exchanges if part is not None else ()


def _messages(exchanges: Iterator[Exchange]) -> tuple[Messages, ...]:
    last = list(exchanges)[-_MOST_MESSAGES:]
    texts = [[shortened_message(line, _MOST_MESSAGE) for line in (one.request, one.reply)] for one in last]
    return tuple(Messages(request, reply) for request, reply in texts)


def order_of_play(recorded: RecordedStory) -> tuple[str, Sequence[tuple[str, str]]]:
    """Return the key by which stories are sorted, so that an engine is configured as seldom as possible."""
    return recorded.story.components, sorted(recorded.story.readings.items())


@dataclass
class Workers:
    """Judges stories of one game, with as many processes of one engine at once as there are jobs.

    `selected` are the cases to judge; None selects all. Without a connector, the engine is the reference, and
    its answers come from its recordings.
    """

    recordings: RecordedSuite
    offer: GameOffer
    connect: Connector | None
    timeout: float
    jobs: int = 1
    selected: Collection[str] | None = None
    notes: list[str] = field(default_factory=list)
    engine_notes: list[str] = field(default_factory=list)
    restarts: int = 0
    failed: FirstOfKind[Answered] = field(default_factory=FirstOfKind)

    @property
    def suite(self) -> Suite:
        return self.recordings.suite

    def run(self, stories: Sequence[RecordedStory]) -> Generator[Result]:
        """Yield the result of every selected case as it arrives. Closing the iterator ends the engines."""
        ordered = sorted(stories, key=order_of_play)
        if self.connect is None:
            worker = self._worker(None)
            for recorded in ordered:
                yield from worker.results(recorded, self.selected)
        elif self.jobs > 1 and isinstance(self.connect, ForOneWorker):
            self.notes.append(
                f"{self.connect.what} is judged by one worker: --jobs {self.jobs} has no effect on it"
            )
            yield from self._alone(ordered, self.connect)
        elif self.jobs <= 1 or len(ordered) < 2:
            yield from self._alone(ordered, self.connect)
        else:
            yield from self._together(ordered, self.connect)

    def _worker(self, session: Session | None) -> Worker:
        return Worker(self.recordings, self.offer, session, self.failed)

    def _alone(self, stories: Sequence[RecordedStory], connect: Connector) -> Iterator[Result]:
        session = Session(connect, self.timeout, self.suite.common)
        worker = self._worker(session)
        try:
            for recorded in stories:
                yield from worker.results(recorded, self.selected)
        except BaseException:
            session.drop()
            raise
        finally:
            self._end(session)

    def _end(self, session: Session) -> None:
        session.bye()
        self.notes += [note for note in session.notes if note not in self.notes]
        self.engine_notes += [note for note in session.engine_notes if note not in self.engine_notes]
        self.restarts += session.restarts

    def _together(self, stories: Sequence[RecordedStory], connect: Connector) -> Iterator[Result]:
        sessions = [Session(connect, self.timeout, self.suite.common) for _ in range(self.jobs)]
        _ = self.suite.schemas, self.suite.validator
        free: queue.SimpleQueue[Worker] = queue.SimpleQueue()
        for session in sessions:
            free.put(self._worker(session))

        def judged(recorded: RecordedStory) -> list[Result]:
            worker = free.get()
            try:
                return list(worker.results(recorded, self.selected))
            finally:
                free.put(worker)

        pool = ThreadPoolExecutor(self.jobs)
        try:
            for done in as_completed([pool.submit(judged, recorded) for recorded in stories]):
                yield from done.result()
        except BaseException:
            for session in sessions:
                session.interrupt()
            raise
        finally:
            pool.shutdown(cancel_futures=True)
            for session in sessions:
                self._end(session)

"""Judges stories on an engine, with one or several engines at once, and yields results as they come."""

from __future__ import annotations

import queue
import threading
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from ruleproof.cases.case import Case, Story
from ruleproof.cases.suite import Suite
from ruleproof.engines.connect import Connector, Single
from ruleproof.engines.recorder import Recorder
from ruleproof.engines.recording import Recording, Step
from ruleproof.engines.session import Exchange, GameOffer, Session
from ruleproof.input import jsontext
from ruleproof.judging import verdicts as v
from ruleproof.judging.counterchecks import countercheck
from ruleproof.judging.holding import taken_together
from ruleproof.judging.judge import Judge, Judgement
from ruleproof.judging.needs import Fresh
from ruleproof.judging.verdicts import Messages, Positions, Result
from ruleproof.rules.model import Contested
from ruleproof.rules.validation import without_own_keys
from ruleproof.running.blame import Blame
from ruleproof.running.other_readings import MOST_TRIED, Suspect
from ruleproof.running.recordings import Recorded, Recordings

_MOST_MESSAGE = 4000
_MOST_MESSAGES = 24
_MOST_PICTURED = 5
"""So many cases of one cause keep their positions."""
_MOST_WITH_MESSAGES = 10
"""So many cases of one cause keep the messages; the command that runs a case again shows the others'."""
_IN_FULL = (v.FAIL, v.DIVERGES, v.ILLEGAL_REPLY, v.TIMEOUT, v.CRASH)
"""The verdicts whose results keep the messages."""


class Worker:
    """Records stories on one engine and judges their cases; without a session, by the reference's recordings.

    A brief worker tells what passes, and of what does not pass nothing more. The first failures of each kind
    are put among the `suspects`, to be tried under other readings. `fresh` is what new games begin with, of
    the keys of the table that the engine does not cover. `step_by_step` is for the recorder.
    """

    def __init__(
        self,
        suite: Suite,
        readings: Mapping[str, str],
        offer: GameOffer,
        session: Session | None,
        *,
        brief: bool,
        suspects: list[Suspect] | None = None,
        fresh: Fresh | None = None,
        step_by_step: bool = False,
    ) -> None:
        self.suite = suite
        self.readings = readings
        self.session = session
        validator = suite.validator.covering(offer.covers)
        self.judge = Judge(suite.game, validator, offer, brief, fresh or {})
        self._recorder = (
            Recorder(session, offer.verbs, step_by_step=step_by_step) if session is not None else None
        )
        self._blame = Blame(suite, readings)
        self._shown: Counter[str] = Counter()
        self._told_in_full: Counter[str] = Counter()
        self._suspected: Counter[str] = Counter()
        self._suspects = [] if suspects is None else suspects

    def results(self, recorded: Recorded, selected: Collection[str] | None = None) -> Iterator[Result]:
        """Yield the result of each case of a story that is selected; None stands for all.

        Whatever goes wrong in the kit itself is a suite error of the case.
        """
        story = recorded.story
        asked = [case for case in story.cases if selected is None or case.id in selected]
        if not asked:
            return
        recordings = iter(() if self._is_ruled_out(recorded, asked) else self._recordings(recorded))
        actual = Recording(())
        for case in story.cases:
            error: Exception | None = None
            try:
                actual = next(recordings, actual)
            except Exception as raised:
                error = raised
            if case not in asked:
                continue
            yield contested(self._guarded(recorded, case, actual, error), case, self.suite.game.contested)
            if case is asked[-1]:
                return

    def judgements(self, recorded: Recorded) -> Iterator[Judgement]:
        """Yield what each case of a story comes to, and nothing of why."""
        for case, actual in zip(recorded.story.cases, self._recordings(recorded), strict=False):
            yield self.judge.judge(recorded.story, case, recorded.recording, actual)

    def _is_ruled_out(self, recorded: Recorded, cases: Sequence[Case]) -> bool:
        story, reference = recorded.story, recorded.recording
        return bool(recorded.fault) or all(self.judge.ruled_out(story, case, reference) for case in cases)

    def _recordings(self, recorded: Recorded) -> Iterator[Recording]:
        """Yield the engine's recording of a story, after each case."""
        story, reference = recorded.story, recorded.recording
        if self._recorder is None:
            yield from (reference for _ in story.cases)
            return
        components = self.suite.validator.under(story.components).components
        covers = self.judge.offer.covers
        several = len(story.cases) > 1 and not covers.is_whole
        left_out = [
            case.id for case in story.cases if several and self.judge.ruled_out(story, case, reference)
        ]
        yield from self._recorder.cases(
            story,
            components,
            {**self.readings, **story.readings},
            counterchecks=countercheck(story, reference, covers),
            way_on=lambda case, steps: self.judge.way_on(story, case, reference, steps),
            left_out=left_out,
            expected=reference,
        )

    def _guarded(self, recorded: Recorded, case: Case, actual: Recording, error: Exception | None) -> Result:
        try:
            if error is not None:
                raise error
            return self._result(recorded, case, actual)
        except Exception as raised:
            reason = f"the kit failed on this case: {type(raised).__name__}: {raised}"
            return result_of(case, v.SUITE_ERROR, reason)

    def _result(self, recorded: Recorded, case: Case, actual: Recording) -> Result:
        story, reference = recorded.story, recorded.recording
        if recorded.fault:
            return result_of(case, v.SUITE_ERROR, recorded.fault)
        judgement = self.judge.judge(story, case, reference, actual)
        if judgement.verdict == v.DIVERGES and not self.judge.brief:
            ruling = self._blame.explained(self.judge.offer, story, judgement, reference)
            if ruling:
                reason = f"it differs only where the engine declares a reading of its own ({ruling})"
                return result_of(case, v.UNSUPPORTED, reason)
        if self.judge.brief:
            return result_of(case, judgement.verdict, judgement.reason)
        result = self._told(recorded, judgement, actual)
        if result.verdict in (v.FAIL, v.DIVERGES):
            self._suspected[result.cause] += 1
            if self._suspected[result.cause] <= MOST_TRIED:
                self._suspects.append(Suspect(recorded, case, actual, result))
        return result

    def _told(self, recorded: Recorded, judgement: Judgement, actual: Recording) -> Result:
        """Return the result of a judgement, with the messages and positions of what went wrong."""
        case, verdict = judgement.case, judgement.verdict
        at_fault = verdict in v.FAULTS
        clauses = case.clauses if judgement.clauses is None else judgement.clauses
        blamed = clauses if at_fault and verdict != v.UNTESTABLE else ()
        if verdict == v.DIVERGES:
            expected = taken_together(recorded.recording, judgement.at, judgement.held)
            blamed = self._blame.clauses(recorded.story, judgement, expected)
        keeps = (verdict in _IN_FULL or judgement.first is not None) and self._is_early(judgement)
        return Result(
            case=case.id,
            verdict=verdict,
            title=case.title,
            clauses=clauses,
            held=judgement.held,
            differences=judgement.differences,
            at=judgement.at,
            left=_place(judgement),
            blamed=blamed,
            cause=judgement.cause,
            reason=judgement.reason,
            refused_under=judgement.refused_under,
            messages=_messages(_exchanges(recorded.story, case, actual)) if keeps else (),
            file=case.file,
            line=case.line,
            lines=case.lines if at_fault else (),
            positions=self._positions(recorded, judgement, actual) if judgement.first is not None else None,
        )

    def _is_early(self, judgement: Judgement) -> bool:
        """Tell whether a case is among the first of its verdict and cause."""
        sort = f"{judgement.verdict}: {judgement.cause}"
        self._told_in_full[sort] += 1
        return self._told_in_full[sort] <= _MOST_WITH_MESSAGES

    def _positions(
        self, recorded: Recorded, judgement: Judgement, actual_recording: Recording
    ) -> Positions | None:
        """Return the states about the first difference, for the first cases of each verdict and cause: a
        report of thousands must stay readable.
        """
        sort = f"{judgement.verdict}: {judgement.cause}"
        self._shown[sort] += 1
        if self._shown[sort] > _MOST_PICTURED:
            return None
        at = judgement.at
        step = actual_recording.made(at)
        texts = (
            _before(actual_recording, at),
            recorded.recording.made(at).state,
            b"" if step.refusal else step.state,
        )
        if recorded.recording.made(at).refusal:
            texts = (texts[0], b"", texts[2])
        before, expected, actual = (without_own_keys(jsontext.decode(text)) if text else {} for text in texts)
        return Positions(before, expected, actual, judgement.case.components)


def _place(judgement: Judgement) -> int:
    first = judgement.first
    return judgement.differences.index(first) if first is not None else -1


def _before(actual: Recording, at: int) -> bytes:
    if not at:
        return b""
    step = actual.made(at).loaded or actual.step(at - 1)
    return step.state if step is not None else b""


def _exchanges(story: Story, case: Case, actual: Recording) -> Iterator[Exchange]:
    """Yield the messages of a case: those of the whole story where it is its only one."""
    first = 0 if case is story.cases[0] else case.begins + 1
    for number in range(first, case.ends + 1):
        step = actual.step(number)
        parts: list[Step | None] = [step.loaded, step] if step is not None else []
        for part in parts:
            yield from part.exchanges if part is not None else ()


def _messages(exchanges: Iterator[Exchange]) -> tuple[Messages, ...]:
    last = list(exchanges)[-_MOST_MESSAGES:]
    return tuple(Messages(_cut(exchange.request), _cut(exchange.reply)) for exchange in last)


def _cut(line: bytes) -> str:
    text = line[:_MOST_MESSAGE].decode("utf-8", "backslashreplace")
    return text if len(line) <= _MOST_MESSAGE else f"{text}… ({len(line)} bytes)"


def contested(result: Result, case: Case, disputes: Mapping[str, Contested]) -> Result:
    """Return the result as contested where the case, one of its clauses or its ruling is under dispute."""
    if result.verdict == v.SUITE_ERROR or not disputes:
        return result
    about = next((name for name in (case.id, *case.clauses, *case.readings) if name in disputes), None)
    if about is None:
        return result
    reason = f"{about} is under dispute: {disputes[about].reason}"
    return msgspec.structs.replace(result, verdict=v.CONTESTED, hidden=result.verdict, reason=reason)


def result_of(case: Case, verdict: str, reason: str) -> Result:
    """Return a result of which there is nothing more to tell than the reason."""
    lines = case.lines if verdict == v.SUITE_ERROR else ()
    return Result(
        case.id, verdict, case.title, case.clauses, reason=reason, file=case.file, line=case.line, lines=lines
    )


@dataclass
class Runner:
    """Judges stories of one game on one engine, with as many engines at once as there are jobs.

    `selected` are the cases to judge, None stands for all. Without a connector the engine is the reference,
    and it answers what its recordings hold. `step_by_step` is for recorders.
    """

    recordings: Recordings
    offer: GameOffer
    connect: Connector | None
    timeout: float
    jobs: int = 1
    brief: bool = False
    selected: Collection[str] | None = None
    step_by_step: bool = False
    notes: list[str] = field(default_factory=list)
    restarts: int = 0
    suspects: list[Suspect] = field(default_factory=list)

    @property
    def suite(self) -> Suite:
        return self.recordings.suite

    def run(self, stories: Sequence[Recorded]) -> Iterator[Result]:
        """Yield the result of every selected case, as they come. Closing the iterator ends the engines."""
        ordered = sorted(
            stories, key=lambda recorded: (recorded.story.components, sorted(recorded.story.readings.items()))
        )
        if self.connect is None:
            worker = self._worker(None)
            for recorded in ordered:
                yield from worker.results(recorded, self.selected)
        elif self.jobs > 1 and isinstance(self.connect, Single):
            self.notes.append(
                f"{self.connect.what} is judged by one worker: --jobs {self.jobs} has no effect on it"
            )
            yield from self._alone(ordered, self.connect)
        elif self.jobs <= 1 or len(ordered) < 2:
            yield from self._alone(ordered, self.connect)
        else:
            yield from self._together(ordered, self.connect)

    def _worker(self, session: Session | None) -> Worker:
        return Worker(
            self.suite,
            self.recordings.readings,
            self.offer,
            session,
            brief=self.brief,
            suspects=self.suspects,
            fresh=self.recordings.fresh(self.offer.covers),
            step_by_step=self.step_by_step,
        )

    def _alone(self, stories: Sequence[Recorded], connect: Connector) -> Iterator[Result]:
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
        self.notes += [note for note in (*session.notes, *session.given_up()) if note not in self.notes]
        self.restarts += session.restarts

    def _together(self, stories: Sequence[Recorded], connect: Connector) -> Iterator[Result]:
        todo: queue.SimpleQueue[Recorded] = queue.SimpleQueue()
        done: queue.SimpleQueue[Result | BaseException | None] = queue.SimpleQueue()
        for recorded in stories:
            todo.put(recorded)
        sessions = [Session(connect, self.timeout, self.suite.common) for _ in range(self.jobs)]
        stop = threading.Event()
        _ = self.suite.schemas, self.suite.validator

        def work(session: Session) -> None:
            try:
                worker = self._worker(session)
                while not stop.is_set() and not todo.empty():
                    try:
                        recorded = todo.get_nowait()
                    except queue.Empty:
                        break
                    for result in worker.results(recorded, self.selected):
                        if stop.is_set():
                            break
                        done.put(result)
            except BaseException as error:
                done.put(error)
            finally:
                done.put(None)

        threads = [threading.Thread(target=work, args=(session,), daemon=True) for session in sessions]
        for thread in threads:
            thread.start()
        try:
            running = len(threads)
            while running:
                received = done.get()
                if received is None:
                    running -= 1
                elif isinstance(received, BaseException):
                    raise received
                else:
                    yield received
        finally:
            stop.set()
            for session, thread in zip(sessions, threads, strict=True):
                if thread.is_alive():
                    session.interrupt()
                thread.join(5)
                self._end(session)

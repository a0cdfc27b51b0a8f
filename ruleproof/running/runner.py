"""Runs cases on an engine: selects, judges with one or several engines at once, and yields results as they
come.
"""

from __future__ import annotations

import itertools
import queue
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from ruleproof.cases.case import Case, Transcript
from ruleproof.engines.connect import Connector, Inside, reference
from ruleproof.engines.session import GameOffer, Session
from ruleproof.engines.stdio import StartError
from ruleproof.engines.wire import EngineFailure
from ruleproof.input import jsontext
from ruleproof.input.problems import UsageError, nearest_note
from ruleproof.judging.judge import Blame, Judge
from ruleproof.judging.verdicts import Result
from ruleproof.rules.model import ComponentSet, Json
from ruleproof.running.recordings import Judged, Suite, changed_entries


@dataclass(frozen=True)
class Selection:
    """Which cases are asked for; empty means all. A case or clause may be given with `*`."""

    clauses: tuple[str, ...] = ()
    cases: tuple[str, ...] = ()

    def picks(self, case: Case) -> bool:
        if self.cases and not any(_picks(pattern, case.id) for pattern in self.cases):
            return False
        return not self.clauses or any(
            _picks(pattern, clause) for pattern in self.clauses for clause in case.clauses
        )

    def check(self, suites: Sequence[Suite], cases: Sequence[Case]) -> None:
        """Refuse names that pick nothing.

        Raises:
            UsageError: a clause or case is unknown.
        """
        clauses = {clause for suite in suites for clause in suite.game.clauses}
        for pattern in self.clauses:
            if not any(_picks(pattern, clause) for clause in clauses):
                raise UsageError(
                    "\n    ".join([f"--clause {pattern}: no such clause", *_meant(pattern, clauses)])
                )
        ids = [case.id for case in cases]
        for pattern in self.cases:
            if not any(_picks(pattern, identity) for identity in ids):
                raise UsageError("\n    ".join([f"--case {pattern}: no such case", *_meant(pattern, ids)]))


def _meant(pattern: str, names: Iterable[str]) -> tuple[str, ...]:
    known = sorted(names)
    begun = [name for name in known if name.startswith(pattern)]
    if len(begun) < 2:
        return nearest_note(pattern, known)
    shared = itertools.takewhile(lambda pair: pair[0] == pair[1], zip(begun[0], begun[-1], strict=False))
    return (f"did you mean '{''.join(letter for letter, _ in shared)}*'?",)


def _picks(pattern: str, name: str) -> bool:
    return (
        name == pattern
        or name.startswith(pattern.rstrip("/") + "/")
        or ("*" in pattern and fnmatchcase(name, pattern))
    )


class Batch:
    """Cases that are judged together: one scenario, or the steps of one tour."""

    def __init__(self, cases: tuple[Case, ...], transcript: Transcript) -> None:
        self.cases = cases
        self.transcript = transcript


def batches_of(judged: Sequence[Judged], wanted: Callable[[Case], bool]) -> list[Batch]:
    """Return what is to be judged, cases of equal component sets and readings together."""
    found: list[Batch] = []
    for part in judged:
        if part.is_tour:
            cases = tuple(case for case in part.cases if wanted(case))
            if cases:
                found.append(Batch(cases, part.transcripts[0]))
        else:
            pairs = zip(part.cases, part.transcripts, strict=True)
            found += [Batch((case,), transcript) for case, transcript in pairs if wanted(case)]
    return sorted(
        found, key=lambda batch: (batch.cases[0].components, sorted(batch.cases[0].readings.items()))
    )


@dataclass
class Runner:
    """Judges the cases of one game on one engine, with as many engines at once as there are jobs."""

    suite: Suite
    offer: GameOffer
    connect: Connector
    timeout: float
    jobs: int = 1
    brief: bool = False
    notes: list[str] = field(default_factory=list)
    restarts: int = 0

    def run(self, batches: Sequence[Batch]) -> Iterator[Result]:
        """Yield the result of every case, as they come. Engines are ended when the iterator is closed."""
        if self.jobs > 1 and isinstance(self.connect, Inside):
            self.notes.append(
                f"an engine inside this process is judged by one worker: --jobs {self.jobs} has no effect on it"
            )
            yield from self._alone(batches)
        elif self.jobs <= 1 or len(batches) < 2:
            yield from self._alone(batches)
        else:
            yield from self._together(batches)

    def _judge(self, session: Session) -> Judge:
        suite = self.suite
        return Judge(
            suite.game, suite.tools, suite.readings, self.offer, session, blame_of(suite), self.brief
        )

    def _alone(self, batches: Sequence[Batch]) -> Iterator[Result]:
        session = Session(self.connect, self.timeout, self.suite.common)
        judge = self._judge(session)
        try:
            for batch in batches:
                yield from judge_batch(judge, batch)
        except BaseException:
            session.drop()
            raise
        finally:
            self._end(session)

    def _end(self, session: Session) -> None:
        session.bye()
        self.notes += [note for note in session.notes if note not in self.notes]
        self.restarts += session.restarts

    def _together(self, batches: Sequence[Batch]) -> Iterator[Result]:
        todo: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        done: queue.SimpleQueue[Result | BaseException | None] = queue.SimpleQueue()
        for batch in batches:
            todo.put(batch)
        sessions = [Session(self.connect, self.timeout, self.suite.common) for _ in range(self.jobs)]
        stop = threading.Event()
        for shared in ("schemas", "tools"):
            getattr(self.suite, shared)

        def work(session: Session) -> None:
            try:
                judge = self._judge(session)
                while not stop.is_set() and not todo.empty():
                    try:
                        batch = todo.get_nowait()
                    except queue.Empty:
                        break
                    assert batch is not None
                    for result in judge_batch(judge, batch):
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
                found = done.get()
                if found is None:
                    running -= 1
                elif isinstance(found, BaseException):
                    raise found
                else:
                    yield found
        finally:
            stop.set()
            for session, thread in zip(sessions, threads, strict=True):
                if thread.is_alive():
                    session.interrupt()
                thread.join(5)
                self._end(session)


def judge_batch(judge: Judge, batch: Batch) -> Iterator[Result]:
    """Yield the results of one batch."""
    if batch.cases[0].tour:
        yield from judge.tour(batch.cases, batch.transcript)
    else:
        yield judge.scenario(batch.cases[0], batch.transcript)


_one_reference_at_a_time = threading.Lock()
"""The reference records what it applies in one place for the whole process."""


def blame_of(suite: Suite) -> Blame:
    """Return what asks the reference under which clause it refuses an action, or which clauses it applies to
    it.
    """
    sessions: list[Session] = []

    def blame(
        case: Case, state: bytes, seat: str, action: Json, readings: Mapping[str, str]
    ) -> tuple[str, ...]:
        import msgspec

        params = {"state": msgspec.Raw(state), "seat": seat, "action": action, "chance": []}
        with _one_reference_at_a_time:
            if not sessions:
                sessions.append(Session(lambda: reference(suite.data), 60.0, suite.common))
            try:
                if sessions[0].configure(
                    suite.game.id, suite.tools.under(case.components).components, readings
                ):
                    return ()
                reply = sessions[0].ask([("apply", params)])[0]
            except (EngineFailure, StartError):
                return ()
        if reply.error is not None:
            clause = reply.error.member("clause")
            return (clause,) if clause else ()
        return tuple(jsontext.decode(reply.result).get("clauses", ()))

    return blame


def inapplicable(suite: Suite, default: Sequence[Judged], default_set: ComponentSet) -> dict[str, str]:
    """Return, for each case that rests on a component entry with another value in the set in force, which
    entries those are.

    A case that names a component set of its own rests on that one alone.
    """
    if suite.components.digest == default_set.digest:
        return {}
    found: dict[str, str] = {}
    for part in default:
        for case, transcript in part.pairs():
            changed = (
                [] if case.components else changed_entries(default_set, suite.components, transcript.entries)
            )
            if changed:
                found[case.id] = f"the set in force has other values at {', '.join(changed[:4])}" + (
                    f" and {len(changed) - 4} more" if len(changed) > 4 else ""
                )
    return found


def left_out(default: Suite, suite: Suite) -> tuple[list[Judged], dict[str, str]]:
    """Compile under another component set; return what came of it, and why each inapplicable case is so.

    A case is inapplicable that rests on other values, cannot be set up, or no longer holds even of the
    reference.
    """
    plain = list(default.all())
    reasons = inapplicable(suite, plain, default.components)
    judged = [suite.file(path) for path in suite.files()]
    faults = {case.id: transcript.fault for part in judged for case, transcript in part.pairs()}
    for part in plain:
        for case, transcript in part.pairs():
            if case.id not in faults:
                reasons.setdefault(case.id, "its position cannot be set up with the set in force")
            elif faults[case.id] and not transcript.fault:
                reasons.setdefault(case.id, f"with the set in force it does not hold: {faults[case.id]}")
    return judged, reasons


def result_of(case: Case, verdict: str, reason: str) -> Result:
    """Return a result for a case that was not tried."""
    return Result(case.id, verdict, case.title, case.clauses, reason=reason, file=case.file, line=case.line)


def readings_in_force(
    suite: Suite, offer: GameOffer, profile: str, given: Mapping[str, str], engine: str = "the engine"
) -> dict[str, str]:
    """Return the reading of every switchable ruling: as given, else by profile, else the engine's default,
    else the adopted one.

    Raises:
        UsageError: the profile, a ruling or a reading is unknown, or a reading is given that the engine does
        not list.
    """
    game = suite.game
    readings = game.adopted()
    for ruling, declared in offer.readings.items():
        if (
            ruling in readings
            and not isinstance(declared, str)
            and declared[0] in game.rulings[ruling].readings
        ):
            readings[ruling] = declared[0]
    if profile:
        if profile not in game.profiles:
            if not game.profiles:
                raise UsageError(f"--profile {profile}: {game.id} has no profiles")
            told = f"--profile {profile}: {game.id} has no such profile; it has: {', '.join(game.profiles)}"
            raise UsageError("\n    ".join([told, *nearest_note(profile, game.profiles)]))
        readings.update(game.adopted())
        readings.update(game.profiles[profile])
    for name, reading in given.items():
        ruling = name if name in readings else f"{game.id}.ruling.{name}"
        if ruling not in readings:
            raise UsageError(
                "\n    ".join(
                    [
                        f"--reading {name}={reading}: no switchable ruling has this id",
                        *nearest_note(ruling, readings),
                    ]
                )
            )
        known_readings = game.rulings[ruling].readings
        if reading not in known_readings:
            raise UsageError(
                f"--reading {name}={reading}: {ruling} has the readings {', '.join(known_readings)}"
            )
        played = unlisted(suite, offer, ruling, reading)
        if played:
            raise UsageError(
                f"--reading {name}={reading}: {engine} does not list this reading in hello (it plays {played})"
            )
        readings[ruling] = reading
    return readings


def unlisted(suite: Suite, offer: GameOffer, ruling: str, reading: str) -> str:
    """Return what an engine plays that does not list a reading in `hello`, or '' if it lists it. No word
    means the adopted reading.
    """
    declared = offer.readings.get(ruling, (suite.game.rulings[ruling].adopted,))
    if isinstance(declared, str):
        return "a reading of its own"
    return "" if reading in declared else ", ".join(declared)

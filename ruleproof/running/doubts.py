"""Scenarios that may not show what they are tagged with.

Either no part of the reference that realises the clause has a say in them, or it has one only in the plays
that lead up to the last: an engine at fault there makes the case untestable, and nobody hears of the fault.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Any

import msgspec

from ruleproof.cases.case import Case, Story
from ruleproof.cases.suite import Suite
from ruleproof.engines.recording import Recording, Step
from ruleproof.engines.wire import NEEDS_CHANCE
from ruleproof.input import cache, jsontext
from ruleproof.language.operations import Legal, LegalExactly
from ruleproof.rules.carriers import Carrier, carriers_in
from ruleproof.running.recordings import Recorded, Recordings

_MOST_APPLIED = 12
"""So many actions that a scenario expects to be legal are tried out."""

_NEGATED = re.compile(
    r"\b(?:no|not|nobody|nothing|none|never|neither|nor|cannot|without|before|until|still|only|alone"
    r"|instead|except|unless|too|longer|goes? on|stays?|keeps?|remains?)\b",
    re.IGNORECASE,
)
"""Words by which a title says that the clause does nothing here, or not yet: it is shown from outside."""


class Doubt(msgspec.Struct, frozen=True):
    """A scenario that may not show one of its clauses, and why not; `file` and `line` are its first row's."""

    scenario: str
    title: str
    file: str
    line: int
    clause: str
    why: str


def _row(case: Case) -> str:
    """Return the name of the row of an outline, in words."""
    return " ".join(case.id.split("/")[3:]).replace("_", " ")


def scenario_of(case: str) -> str:
    """Return the id of a case without the row of an outline."""
    return "/".join(case.split("/")[:3])


def recorded_doubts(suite: Suite, recordings: Recordings) -> list[Doubt]:
    """Return every doubt about the scenarios of a game, from the cache if nothing has changed."""
    folders = suite.folders
    files = [*folders.feature_files(), *folders.reference_files()]
    key = cache.digest_of_files(files, suite.base, suite.components.digest)
    name = f"doubts {folders.id} {folders.root} {suite.components.digest}"
    return cache.cached(name, key, list[Doubt], lambda: doubts(suite, recordings))


def doubts(suite: Suite, recordings: Recordings) -> list[Doubt]:
    """Return every doubt about the scenarios of a game, in the order in which they are written.

    An outline shows a clause where one of its rows does.
    """
    carried = carriers_in(suite.folders.reference_files())
    asked = _Asked(suite, recordings.readings, carried)
    reasons: dict[tuple[str, str], list[str]] = defaultdict(list)
    first: dict[str, Case] = {}
    for recorded in recordings.scenarios():
        case = recorded.story.cases[0]
        scenario = scenario_of(case.id)
        first.setdefault(scenario, case)
        clauses = [] if recorded.fault else [clause for clause in case.clauses if clause in carried]
        for clause, why in _why_not(suite, asked, recorded, clauses):
            reasons[scenario, clause].append(why)
    return [
        Doubt(scenario, case.title, case.file, case.line, clause, whys[0])
        for (scenario, clause), whys in reasons.items()
        for case in [first[scenario]]
        if all(whys)
    ]


def _why_not(
    suite: Suite, asked: _Asked, recorded: Recorded, clauses: Sequence[str]
) -> Iterator[tuple[str, str]]:
    """Yield each clause with why the case may not show it, or ''."""
    case = recorded.story.cases[0]
    own = _applied(recorded.recording.steps[case.begins + 1 :])
    own |= _applied(recorded.recording.steps[:1]) if not case.ends else set()
    last = recorded.recording.made(len(recorded.recording.steps) - 1)
    own |= {*last.answers.view_clauses, *last.answers.outcome_clauses}
    if not own.issuperset(clauses):
        own |= asked.had_a_say(recorded)
    before = _applied(recorded.recording.steps[: case.begins + 1])
    for clause in clauses:
        negated = clause not in before and _NEGATED.search(f"{case.title} {_row(case)}")
        if clause in own or negated:
            yield clause, ""
        elif clause not in before:
            yield clause, "the reference applies it nowhere, and the title does not say so"
        elif suite.game.clauses[clause].kind == "permission":
            yield (
                clause,
                "it is applied only by what leads up to the last play: an engine that refuses it there is "
                "not judged",
            )
        else:
            yield clause, ""


def _applied(steps: Sequence[Step | None]) -> set[str]:
    return {
        clause
        for step in steps
        if step is not None
        for clause in (*step.clauses, step.refusal.clause if step.refusal is not None else "")
        if clause
    }


class _Asked:
    """Asks the reference anew which clauses had a say, also where they did nothing."""

    def __init__(
        self, suite: Suite, readings: Mapping[str, str], carried: Mapping[str, Sequence[Carrier]]
    ) -> None:
        self.suite = suite
        self.readings = readings
        self._engine = suite.data.load_reference().engine()
        self._carried = {
            (str(carrier.path.resolve()), carrier.name): carrier.clauses
            for carriers in carried.values()
            for carrier in carriers
        }

    def had_a_say(self, recorded: Recorded) -> set[str]:
        """Return the clauses that had a say in the last play of a scenario or in what it expects."""
        story, case = recorded.story, recorded.story.cases[0]
        values = self.suite.validator.under(story.components).components
        self._engine.configure(self.suite.game.id, values, {**self.readings, **story.readings})
        with self._listening() as called:
            applied = set(self._of_last_play(story, case, recorded.recording))
        return applied | called

    @contextmanager
    def _listening(self) -> Iterator[set[str]]:
        """Collect inside a `with` block the clauses of the functions that are called.

        A requirement is called for whatever a seat could do: it has a say where it refuses. What only tells
        whether a position can be played on has none.
        """
        clauses: set[str] = set()
        taking_up = 0

        def listen(frame: FrameType, event: str, _: object) -> None:
            nonlocal taking_up
            code = frame.f_code
            if code.co_name == "position_faults" and event in ("call", "return"):
                taking_up += 1 if event == "call" else -1
            if event != "call" or taking_up:
                return
            if code.co_qualname == "IllegalAction.__init__":
                clauses.update(self._refusing(frame.f_back))
            elif not code.co_name.startswith("require_"):
                clauses.update(self._carried.get((code.co_filename, code.co_name), ()))

        before = sys.getprofile()
        sys.setprofile(listen)
        try:
            yield clauses
        finally:
            sys.setprofile(before)

    def _refusing(self, frame: FrameType | None) -> tuple[str, ...]:
        """Return the clauses of the innermost carrier that is being called."""
        while frame is not None:
            clauses = self._carried.get((frame.f_code.co_filename, frame.f_code.co_name))
            if clauses is not None:
                return clauses
            frame = frame.f_back
        return ()

    def _of_last_play(self, story: Story, case: Case, recording: Recording) -> Iterator[str]:
        for number in range(case.begins + 1, case.ends + 1):
            play = story.plays[number - 1]
            state = jsontext.decode(recording.made(number - 1).state)
            self._tried(state, play.seat, play.action, play.chance)
        last = recording.made(len(recording.steps) - 1)
        if not last.state:
            start = story.start
            self._answer("new_game", list(start.seats), start.options, list(start.chance))
            return
        state = jsontext.decode(last.state)
        if last.settled:
            self._answer("outcome", state)
            for seat in story.start.seats:
                self._answer("view", state, seat)
        for expectation in case.expectations:
            if not isinstance(expectation, Legal | LegalExactly):
                continue
            legal = self._answer("legal_actions", state, expectation.seat).get("actions", [])
            like = (
                [expectation.action]
                if isinstance(expectation, Legal)
                else [*expectation.actions, expectation.like]
            )
            named = [one for one in legal if any(one.items() >= part.items() for part in like)]
            for action in [*named[:_MOST_APPLIED], *like[:_MOST_APPLIED]]:
                yield from self._tried(state, expectation.seat, action, ())

    def _tried(
        self, state: Any, seat: str, action: Mapping[str, Any], chance: Sequence[Mapping[str, Any]]
    ) -> list[str]:
        """Return the clauses of an action; where it needs chance, an outcome is made up."""
        outcomes = list(chance)
        for _ in range(4):
            answer = self._answer("apply", state, seat, action, outcomes)
            needs = answer.get("needs")
            if not needs:
                break
            outcomes.append(_outcome(needs))
        clauses: list[str] = answer.get("clauses", [])
        return clauses

    def _answer(self, verb: str, *arguments: Any) -> dict[str, Any]:
        """Return an answer of the reference, and of a refusal what it needs or the clause that it names."""
        try:
            answer: dict[str, Any] = getattr(self._engine, verb)(*arguments)
        except Exception as refusal:
            data = getattr(refusal, "data", None)
            if data is None:
                raise
            return (
                data
                if getattr(refusal, "code", 0) == NEEDS_CHANCE
                else {"clauses": [data["clause"]] if "clause" in data else []}
            )
        return answer


def _outcome(needs: Mapping[str, Any]) -> dict[str, Any]:
    """Return an outcome of chance that meets a need: the things as they lie, or dice that show ones."""
    if "roll" in needs:
        return {"roll": [1] * needs["roll"]["dice"]}
    return {"shuffle": needs["shuffle"]}

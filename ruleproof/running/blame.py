"""Asks the reference what a difference means: its clauses, and whether another reading explains it."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from typing import Any

import msgspec

from ruleproof.cases.case import Start, Story
from ruleproof.cases.suite import Suite
from ruleproof.engines.connect import reference
from ruleproof.engines.recorder import Recorder
from ruleproof.engines.recording import Recording, Step
from ruleproof.engines.session import OTHER, GameOffer, Session
from ruleproof.engines.stdio import StartError
from ruleproof.engines.wire import EngineFailure
from ruleproof.input import jsontext
from ruleproof.judging.differences import STATE_KEYS
from ruleproof.judging.evidence import ASKED, WEIGHTS, Asked, parts
from ruleproof.judging.judge import Judgement
from ruleproof.judging.verdicts import Difference
from ruleproof.rules.canonical import MISSING, at_place
from ruleproof.rules.validation import Validator

_one_reference_at_a_time = threading.Lock()
"""The reference records what it applies in one place for the whole process."""
_MOST_ASKED = 5


class Blame:
    """Finds the clauses under which a difference is wrong."""

    def __init__(self, suite: Suite, readings: Mapping[str, str]) -> None:
        self.suite = suite
        self.readings = readings
        self._session: Session | None = None
        self._answers: dict[tuple[Any, ...], Asked] = {}

    def clauses(self, story: Story, judgement: Judgement, expected: Recording) -> tuple[str, ...]:
        """Return the clauses that speak most for the first difference; else those of the case."""
        case, difference = judgement.case, judgement.first
        if difference is None:
            return case.clauses
        parts_by_clause = self.parts(story, judgement.at, difference, expected, {})
        of_actions = tuple(clause for clause, part in parts_by_clause.items() if part in ASKED)
        if of_actions:
            return of_actions
        most = max((WEIGHTS[part] for part in parts_by_clause.values()), default=0.0)
        return (
            tuple(clause for clause, part in parts_by_clause.items() if WEIGHTS[part] == most) or case.clauses
        )

    def parts(
        self,
        story: Story,
        at: int,
        difference: Difference,
        expected: Recording,
        fields: Mapping[str, frozenset[str]],
    ) -> dict[str, str]:
        """Return the part that each clause has in a difference, found at the step number `at`.

        Actions by which lists differ are asked about in the reference's own state of that step: in the
        engine's the fault may lie already. `fields` are those that each clause changes anywhere.
        """
        step = expected.made(at)
        asked: list[Asked] = []
        if difference.what == "legal actions":
            listed = [
                *_some(difference.actual, difference.extra),
                *_some(difference.expected, difference.missing),
            ]
            asked = [self._asked(story, step.state, difference.seat, action) for action in listed]
        return parts(difference, step, asked, fields, self._before(story, at, difference, expected))

    def _before(self, story: Story, at: int, difference: Difference, expected: Recording) -> Any:
        """Return what lay at the place of a state before the step, or `MISSING`."""
        if not at or difference.what not in STATE_KEYS:
            return MISSING
        validator = self.suite.validator.under(story.components)
        state = validator.canonical("state", expected.made(at - 1).state)
        return at_place(state, difference.path.split("/"))

    def _asked(self, story: Story, state: bytes, seat: str, action: Any) -> Asked:
        """Return what the reference says of an action; what it said is kept."""
        readings = {**self.readings, **story.readings}
        key = (
            story.components,
            tuple(sorted(readings.items())),
            state,
            seat,
            jsontext.canonical(action),
        )
        if key not in self._answers:
            self._answers[key] = self._ask(story, readings, state, seat, action)
        return self._answers[key]

    def _ask(self, story: Story, readings: Mapping[str, str], state: bytes, seat: str, action: Any) -> Asked:
        params = {"state": msgspec.Raw(state), "seat": seat, "action": action, "chance": []}
        with _one_reference_at_a_time:
            try:
                session = self._configured(story, readings)
                reply = session.ask([("apply", params)])[0] if session is not None else None
            except (EngineFailure, StartError):
                return Asked(refused=True, clauses=())
        if reply is None:
            return Asked(refused=True, clauses=())
        if reply.error is not None:
            clause, through = reply.error.member("clause"), reply.error.member("x_through")
            named = (clause,) if clause else ()
            return Asked(refused=True, clauses=tuple(dict.fromkeys((*named, *through.split()))))
        result = jsontext.decode(reply.result)
        return Asked(
            refused=False,
            clauses=tuple(result.get("clauses", ())),
            changes=frozenset(result.get("x_changes", ())),
        )

    def explained(self, offer: GameOffer, story: Story, judgement: Judgement, expected: Recording) -> str:
        """Return the ruling, read by the engine in a way of its own, that explains a divergence, or ''.

        It does where another reading of that ruling changes the reference's answer at the place that differs.
        """
        difference, at = judgement.first, judgement.at
        game = self.suite.game
        if difference is None:
            return ""
        for ruling, declared in offer.readings.items():
            if declared != OTHER or ruling not in game.rulings or not game.rulings[ruling].switchable:
                continue
            in_force = {**self.readings, **story.readings}
            for reading in game.rulings[ruling].readings:
                if reading != in_force[ruling]:
                    step = self._step(story, at, expected, {**in_force, ruling: reading})
                    validator = self.suite.validator.under(story.components)
                    if step is not None and answers_otherwise(validator, difference, expected.made(at), step):
                        return ruling
        return ""

    def _step(self, story: Story, at: int, expected: Recording, readings: Mapping[str, str]) -> Step | None:
        """Return the reference's step under other readings, from where it stands before that step."""
        start = Start(story.start.seats, expected.made(at - 1).state) if at else story.start
        alone = Story(
            story.game, story.file, start, story.plays[at - 1 : at] if at else (), (), {}, story.components
        )
        with _one_reference_at_a_time:
            session = self._configured(story, readings)
            if session is None:
                return None
            components = self.suite.validator.under(story.components).components
            recording = Recorder(session, reference=True).play(alone, components, readings)
        last = recording.steps[-1]
        return None if last is None or last.failure is not None else last

    def _configured(self, story: Story, readings: Mapping[str, str]) -> Session | None:
        suite = self.suite
        if self._session is None:
            self._session = Session(lambda: reference(suite.data), 60.0, suite.common)
        components = suite.validator.under(story.components).components
        return None if self._session.configure(suite.game.id, components, readings) else self._session


def _some(actions: Any, count: int) -> list[Any]:
    return actions[: min(count, _MOST_ASKED)] if isinstance(actions, list) else []


def answers_otherwise(validator: Validator, difference: Difference, one: Step, other: Step) -> bool:
    """Tell whether two steps of the reference answer differently at the place of a difference."""
    if difference.what == "refusal" or (one.refusal is None) != (other.refusal is None):
        return (one.refusal is None) != (other.refusal is None)
    if difference.what == "legal actions":
        text = other.answers.text("legal_actions", difference.seat)
        legal = validator.canonical("legal_actions", text) if text else []
        missing, extra = difference.expected or [], difference.actual or []
        return any(action not in legal for action in missing) or any(action in legal for action in extra)
    path = difference.path.split("/")
    if difference.what in STATE_KEYS:
        texts = [("state", one.state), ("state", other.state)]
    else:
        texts = [
            (difference.what, step.answers.text(difference.what, difference.seat)) for step in (one, other)
        ]
    left, right = (
        at_place(validator.canonical(verb, text), path) if text else MISSING for verb, text in texts
    )
    return bool(left != right)

"""The oracle asks the reference of a suite, for all callers that need its answers."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from functools import cached_property
from typing import Any

import msgspec

from ruleproof.cases.case import Start, Story
from ruleproof.cases.suite import Suite
from ruleproof.engines.answers import decode_used, refusal_in
from ruleproof.engines.chance import Deal, dealt
from ruleproof.engines.connect import reference
from ruleproof.engines.recorder import Recorder
from ruleproof.engines.recording import Recording, Step
from ruleproof.engines.session import Session
from ruleproof.engines.stdio import StartError
from ruleproof.engines.wire import EngineFailure, Reply
from ruleproof.input import jsontext
from ruleproof.rules.model import Json
from ruleproof.rules.validation import without_own_keys_in
from ruleproof.rules.verbs import Verb

REFERENCE_TIMEOUT = 60.0
"""Time limit for an answer of the reference, in seconds."""


class Oracle:
    """Asks the reference of one suite; all callers share its session, its time limit and its memory.

    Any thread may ask. Questions are answered one at a time, because the reference runs inside this process.
    """

    def __init__(self, suite: Suite) -> None:
        self.suite = suite
        self._lock = threading.RLock()
        self._rulings: dict[tuple[object, ...], tuple[str, ...]] = {}

    @cached_property
    def session(self) -> Session:
        """Return the session with the reference, for callers that ask single questions."""
        data, game = self.suite.data, self.suite.game.id
        return Session(lambda: reference(data, game), REFERENCE_TIMEOUT, self.suite.common)

    @cached_property
    def recorder(self) -> Recorder:
        """Return the recorder of the reference."""
        return Recorder(self.session, reference=True)

    def configure(self, components: Mapping[str, Json], readings: Mapping[str, str]) -> list[str]:
        """Configure the reference; return the reasons for which it rejects the configuration, if any."""
        with self._lock:
            return self.session.configure(self.suite.game.id, components, readings)

    def ask(self, verb: str, params: Mapping[str, Any]) -> Reply:
        """Return the configured reference's reply to one question."""
        with self._lock:
            return self.session.ask([(verb, dict(params))])[0]

    def record(self, story: Story, readings: Mapping[str, str]) -> Recording:
        """Return the reference's recording of a story, under some readings together with the story's own.

        It has only the steps that were made, without messages.
        """
        whole = msgspec.structs.replace(story, cases=())
        components = self.suite.validator.for_set(story.components).components
        with self._lock:
            recording = self.recorder.play(whole, components, {**readings, **story.readings})
        made = (step for step in recording.steps if step is not None)
        return Recording(tuple(msgspec.structs.replace(step, exchanges=()) for step in made))

    def begin(self, story: Story, readings: Mapping[str, str], deal: Deal) -> tuple[Story, Step]:
        """Return a story whose start has all the chance that it needs, and the reference's first step."""
        components = self.suite.validator.for_set(story.components).components

        def begun(start: Start) -> Step:
            return self.recorder.start(msgspec.structs.replace(story, start=start), components, readings)

        self.session.begin()
        start, step = dealt(story.start, begun, deal)
        return msgspec.structs.replace(story, start=start), step

    def replay(
        self,
        story: Story,
        readings: Mapping[str, str],
        *,
        since: int = 0,
        state: bytes = b"",
        until: int | None = None,
    ) -> Recording:
        """Return how the reference continues a story under some readings, whatever the story's own are.

        It begins at the start, or with `state` after the play number `since`, and ends with the play number
        `until`, or earlier if it refuses a play or fails. The first step of the recording is the one in which
        it begins.
        """
        start = story.start
        if state:
            start = Start(start.seats, without_own_keys_in(state), onlookers=start.onlookers)
        rest = msgspec.structs.replace(
            story, start=start, plays=story.plays[since:until], readings={}, cases=()
        )
        return self.record(rest, readings)

    def ruling_on(
        self, story: Story, state: bytes, seat: str, action: Json, readings: Mapping[str, str]
    ) -> tuple[str, ...]:
        """Return the clauses by which the reference refuses an action in a state, or the clauses that it
        applies when it accepts the action; () if it cannot say.

        The action gets no chance outcomes.
        """
        key = (story.components, tuple(sorted(readings.items())), state, seat, jsontext.canonical(action))
        with self._lock:
            if key not in self._rulings:
                self._rulings[key] = self._ruling_on(story, state, seat, action, readings)
            return self._rulings[key]

    def _ruling_on(
        self, story: Story, state: bytes, seat: str, action: Json, readings: Mapping[str, str]
    ) -> tuple[str, ...]:
        params = {"state": msgspec.Raw(state), "seat": seat, "action": action, "chance": []}
        try:
            if self.configure(self.suite.validator.for_set(story.components).components, readings):
                return ()
            reply = self.ask(Verb.APPLY, params)
        except (EngineFailure, StartError):
            return ()
        if reply.error is not None:
            clause = refusal_in(reply).clause
            return (clause,) if clause else ()
        return decode_used(reply.result).clauses

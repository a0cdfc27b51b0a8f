"""Everything needed to explore one game: its suite, its board, its sentences and the reference."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import msgspec

from ruleproof.cases.case import Story
from ruleproof.cases.suite import Suite
from ruleproof.cases.wording import ScenarioWriter
from ruleproof.engines.oracle import Oracle
from ruleproof.engines.recorder import Recorder
from ruleproof.engines.recording import Refusal, Step
from ruleproof.engines.wire import EngineFailure
from ruleproof.explore.phrases import Phrases
from ruleproof.explore.questions import Questions
from ruleproof.input.documents import load_yaml
from ruleproof.input.folders import Data
from ruleproof.language.operations import Play
from ruleproof.reports import pictures
from ruleproof.reports.pictures import Board
from ruleproof.rules.model import Game
from ruleproof.rules.validation import Validator
from ruleproof.running.recorded_suite import RecordedSuite


class CannotBegin(Exception):
    """The rules do not accept a position or new game; the message says why."""


class RecordedSetup(msgspec.Struct, frozen=True):
    """The plays with which a tour sets its game up, and the title of the tour."""

    title: str
    plays: tuple[Play, ...]


@dataclass
class Book:
    """One game, open in explore.

    `setups` are the recorded set-ups looked for so far, by seats and component set.
    """

    suite: Suite
    setups: dict[tuple[tuple[str, ...], str], RecordedSetup | None] = field(default_factory=dict)

    @classmethod
    def open(cls, data: Data, game: str) -> Book:
        """Read a game.

        Raises:
            UsageError, DataError: there is no such game, or its data are at fault.
        """
        return cls(Suite.open(data, data.game(game)))

    @property
    def game(self) -> Game:
        return self.suite.game

    @cached_property
    def recordings(self) -> RecordedSuite:
        return RecordedSuite.adopted(self.suite)

    @cached_property
    def writer(self) -> ScenarioWriter:
        return ScenarioWriter(self.suite)

    @cached_property
    def phrases(self) -> Phrases:
        return Phrases(self.suite, self.writer)

    @cached_property
    def questions(self) -> Questions:
        return Questions(self.phrases)

    @cached_property
    def board(self) -> Board | None:
        """Return the board of the game, or None if it has none."""
        return pictures.board(self.suite.folders)

    @cached_property
    def accent(self) -> str:
        """Return the colour of the game, or '' if its primer names none."""
        primer = self.suite.folders.spec / "primer.yaml"
        return str(load_yaml(primer).value.get("accent", "")) if primer.exists() else ""

    @cached_property
    def recorder(self) -> Recorder:
        """Return the recorder for the reference; it asks each question again, so that the exchange can be
        shown.
        """
        return Recorder(Oracle(self.suite).session, reference=True)

    def validator(self, components: str) -> Validator:
        """Return the validator for states of a component set; '' names the set in force."""
        return self.suite.validator.for_set(components)

    def start(self, story: Story, readings: Mapping[str, str]) -> Step:
        """Return the reference's first step of a story."""
        self.recorder.session.begin()
        return _lean(self.recorder.start(story, self.validator(story.components).components, readings))

    def next(self, story: Story, readings: Mapping[str, str], play: Play, before: Step) -> Step:
        """Return the reference's step for a play after a given step."""
        self._configure(story, readings)
        return _lean(self.recorder.next(story, play, before))

    def refusal(self, story: Story, readings: Mapping[str, str], play: Play, before: Step) -> Refusal | None:
        """Return the reference's refusal of a play, or None if it accepts it; the play is not made.

        Raises:
            EngineFailure: the reference cannot answer.
        """
        self._configure(story, readings)
        return self.recorder.refusals(before.state, [play])[0]

    def _configure(self, story: Story, readings: Mapping[str, str]) -> None:
        session, components = self.recorder.session, self.validator(story.components).components
        session.begin()
        reasons = session.configure(story.game, components, readings)
        if reasons:
            raise EngineFailure("crash", f"the reference cannot be configured this way: {'; '.join(reasons)}")

    def readings(self, other: Mapping[str, str]) -> dict[str, str]:
        """Return the adopted readings with some replaced by the given ones; unknown readings are ignored."""
        rulings = self.game.rulings
        known = {
            ruling: reading
            for ruling, reading in other.items()
            if ruling in rulings and rulings[ruling].switchable and reading in rulings[ruling].readings
        }
        return {**self.game.adopted(), **known}

    def shown_state(self, state: bytes) -> Any:
        """Return a state in canonical form, so that equal states look the same."""
        return self.suite.validator.canonical("state", state)


def _lean(step: Step) -> Step:
    """Return a step without its messages, to save memory."""
    return msgspec.structs.replace(step, exchanges=())

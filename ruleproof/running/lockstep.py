"""Lockstep: the reference and an engine make the same plays, and their answers are compared after each."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import msgspec

from ruleproof.cases.case import Case, Start, Story
from ruleproof.cases.suite import Suite
from ruleproof.engines.chance import dealt, drawn_by, other_needs, same_needs
from ruleproof.engines.recorder import Recorder, Unsupported
from ruleproof.engines.recording import (
    NO_RESTART,
    UNSUPPORTED_FAILURE,
    Recording,
    Refusal,
    Step,
    play_as_text,
)
from ruleproof.engines.stdio import StartError
from ruleproof.engines.wire import NEEDS_CHANCE, EngineFailure
from ruleproof.judging.differences import NEW_GAME, Beginning, compare, stands_at
from ruleproof.judging.needs import uncovered_part
from ruleproof.judging.verdicts import CRASH, Compared, Difference
from ruleproof.language.operations import Play
from ruleproof.rules.coverage import EVERYTHING, Coverage
from ruleproof.rules.validation import Invalid, Validator, without_own_keys_in


class Unplayable(Exception):
    """A story cannot be played, or not any further."""


class NotAccepted(Unplayable):
    """The reference does not accept a start."""


class CannotLoad(Unplayable):
    """The engine replies that it cannot load a position."""


class NotCovered(Unplayable):
    """The engine does not cover a start, a play, or the state after it."""


class ReferenceFailed(Unplayable):
    """The reference itself failed at a play."""


@dataclass
class Lockstep:
    """One game at a time, played by the reference and by an engine.

    `story` is what has been played, and `expected` and `actual` are the answers of the reference and the
    engine: first for the start, then for each play. The game ends with a play that the two answer
    differently. If the engine `covers` only part of the game, the rest is neither played nor compared.
    `notes` are oddities that are no differences, of all games.
    """

    suite: Suite
    readings: Mapping[str, str]
    reference: Recorder
    engine: Recorder
    covers: Coverage = EVERYTHING
    story: Story = field(init=False)
    expected: list[Step] = field(default_factory=list)
    actual: list[Step] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @property
    def validator(self) -> Validator:
        """Return the validator for the states of the current game."""
        return self._covering.for_set(self.story.components)

    @cached_property
    def _covering(self) -> Validator:
        return self.suite.validator.covering(self.covers)

    @property
    def recordings(self) -> tuple[Recording, Recording]:
        """Return the answers of the reference and the engine."""
        return Recording(tuple(self.expected)), Recording(tuple(self.actual))

    def begin(
        self, start: Start, components: str = "", dice: random.Random | None = None
    ) -> Difference | None:
        """Start a game and return how the answers differ. If dice are given, a new game gets its chance from
        them.

        Raises:
            NotAccepted: the reference does not accept this start.
            CannotLoad: the engine does not load positions, or not this one.
            NotCovered: the engine does not cover what the start waits for.
            StartError: the engine cannot be started, or cannot be restarted after it has failed.
        """
        for recorder in (self.reference, self.engine):
            recorder.session.begin()
        self.story = Story(self.suite.game.id, "", start, components=components)
        expected, asked = self._start_of_reference(dice)
        why = self.left_out(expected)
        if why:
            raise NotCovered(why)
        given = expected.state if start.is_new_game else b""
        actual = self.engine.start(self.story, self.validator.components, self.readings, given)
        if actual.failure is not None and actual.failure.verdict == UNSUPPORTED_FAILURE:
            raise CannotLoad(actual.failure.message)
        if actual.failure is not None and actual.failure.cause == NO_RESTART:
            raise StartError(actual.failure.message)
        self.expected, self.actual = [expected], [actual]
        what = Beginning.of(start)
        difference = self._compared(what, actual, expected, actual)
        if difference is None and asked:
            difference = self._chance_of_start(asked)
        return difference

    def asked(self, play: Play, before: Step) -> Step:
        """Return the reference's step for a play that is not made.

        Raises:
            ReferenceFailed: the reference fails.
        """
        step = self.reference.next(self.story, play, before)
        if step.failure is not None:
            raise ReferenceFailed(f"after {play_as_text(play)}: {step.failure.message}")
        return step

    def covered(self, play: Play, dice: random.Random) -> tuple[Play, str]:
        """Return the part of a play that the engine does not cover, or '', with the play and the chance with
        which that was tried.
        """
        if self.covers.is_whole:
            return play, ""
        before = self.expected[-1]
        play, step = dealt(play, lambda play: self.asked(play, before), drawn_by(dice))
        return play, self.left_out(step, play)

    def left_out(self, step: Step, play: Play | None = None) -> str:
        """Return the part of a reference step (the start or a play) that the engine does not cover, or ''."""
        if self.covers.is_whole:
            return ""
        plays = () if play is None else (play,)
        case = Case("play", "", "", "", 0, (), 0, len(plays), components=self.story.components)
        story = msgspec.structs.replace(self.story, plays=plays, cases=(case,))
        steps = (step,) if play is None else (self.expected[-1], step)
        return uncovered_part(self.covers, self.validator, story, case, Recording(steps))

    def play(self, play: Play, expected: Step | None = None) -> Difference | None:
        """Make a play, and return how the answers differ.

        Raises:
            ReferenceFailed: the reference fails.
            NotCovered: the engine does not cover the play, or the state after it.
        """
        if expected is None:
            expected = self.asked(play, self.expected[-1])
        why = self.left_out(expected, play)
        if why:
            raise NotCovered(why)
        before = self.actual[-1]
        chance = self._chance_of_play(play, before) if play.chance else None
        actual = self.engine.next(self.story, play, before) if chance is None else before
        if actual.is_unsupported:
            raise NotCovered(f"{play_as_text(play)}: {actual.failure.message if actual.failure else ''}")
        self._add(play, expected, actual)
        return chance or self._compared(play, actual, expected, before)

    def probe(self, plays: Sequence[Play]) -> tuple[list[Refusal | None], Play | None]:
        """Ask both sides whether they refuse some plays, without making the plays.

        Return the reference's refusals, and the first play on which the two sides disagree; no refusals if
        the engine does not support some of the plays.
        """
        if not plays:
            return [], None
        expected = self._refusals(plays)
        try:
            actual = self.engine.refusals(self.actual[-1].state, plays)
        except (EngineFailure, StartError, Unsupported):
            culprit = self._culprit(plays, expected)
            return ([] if culprit is None else expected), culprit
        for play, one, other in zip(plays, expected, actual, strict=True):
            if _kind(one) != _kind(other):
                return expected, play
        return expected, None

    def _refusals(self, plays: Sequence[Play]) -> list[Refusal | None]:
        try:
            return self.reference.refusals(self.expected[-1].state, plays)
        except EngineFailure as error:
            raise ReferenceFailed(f"at one of {', '.join(map(play_as_text, plays))}: {error}") from None

    def _culprit(self, plays: Sequence[Play], expected: Sequence[Refusal | None]) -> Play | None:
        """Ask the engine about each of some plays separately, and return the first play at which it fails or
        disagrees; None if it says of some that it does not support them, and agrees about the others.
        """
        unsupported = False
        for play, one in zip(plays, expected, strict=True):
            if not self._revive():
                return play
            try:
                (other,) = self.engine.refusals(self.actual[-1].state, [play])
            except Unsupported:
                unsupported = True
                continue
            except (EngineFailure, StartError):
                self._revive()
                return play
            if _kind(one) != _kind(other):
                return play
        return None if unsupported else plays[0]

    def _revive(self) -> bool:
        """If the engine has ended, restart it at its own last state; tell whether it could be set to that
        state.
        """
        own = msgspec.structs.replace(
            self.story, start=Start(self.story.start.seats, self.actual[-1].state), plays=()
        )
        return self.engine.start(own, self.validator.components, self.readings).failure is None

    def rejoin(self, *, loads: bool) -> bool:
        """Let the engine continue from the reference's state; tell whether it can."""
        if self.expected[-1].refusal is not None:
            return False
        state = without_own_keys_in(self.expected[-1].state)
        own = self.actual[-1]
        stays = own.failure is None and own.refusal is None and stands_at(self.validator, own.state, state)
        if stays and self._revive():
            return True
        if not loads:
            return False
        start = Start(self.story.start.seats, state)
        there = msgspec.structs.replace(self.story, start=start, plays=())
        actual = self.engine.start(there, self.validator.components, self.readings)
        if actual.failure is not None:
            return False
        self.story, self.expected, self.actual = there, [self.expected[-1]], [actual]
        return True

    def _add(self, play: Play, expected: Step, actual: Step) -> None:
        self.story = msgspec.structs.replace(self.story, plays=(*self.story.plays, play))
        self.expected.append(expected)
        self.actual.append(actual)

    def _start_of_reference(self, dice: random.Random | None) -> tuple[Step, list[Story]]:
        """Return the reference's first step, and the earlier attempts in which it asked for chance."""
        story, components = self.story, self.validator.components

        def begun(start: Start) -> Step:
            self.story = msgspec.structs.replace(story, start=start)
            return self.reference.start(self.story, components, self.readings)

        if dice is None:
            start, step = story.start, begun(story.start)
        else:
            start, step = dealt(story.start, begun, drawn_by(dice))
        if step.failure is not None:
            raise NotAccepted(step.failure.message)
        given = range(len(story.start.chance), len(start.chance))
        return step, [_with_less(self.story, number) for number in given]

    def _chance_of_start(self, asked: Sequence[Story]) -> Difference | None:
        """Start the engine with less chance than it needs, and return what is wrong with its answer."""
        components = self.validator.components
        for story in asked:
            expected = self.reference.start(story, components, self.readings)
            actual = self.engine.start(story, components, self.readings)
            difference = self._compared(NEW_GAME, actual, expected, actual)
            if difference is not None:
                self.story, self.expected, self.actual = story, [expected], [actual]
                return difference
        return None

    def _chance_of_play(self, play: Play, before: Step) -> Difference | None:
        """Give the engine less chance than the play needs, and return what is wrong with its answer."""
        less = [msgspec.structs.replace(play, chance=play.chance[:n]) for n in range(len(play.chance))]
        expected = self._refusals(less)
        try:
            actual = self.engine.refusals(before.state, less)
        except Unsupported:
            return None
        except (EngineFailure, StartError) as error:
            verdict = getattr(error, "verdict", CRASH)
            message = f"{play_as_text(play)}, with less chance than it needs: {error}"
            return Difference(Compared.REPLY, message, "", actual=verdict)
        for one, other in zip(expected, actual, strict=True):
            difference = self._chance(play_as_text(play), one, other)
            if difference is not None:
                return difference
        return None

    def _compared(
        self, what: Play | Beginning, actual: Step, expected: Step, before: Step
    ) -> Difference | None:
        words = play_as_text(what)
        if actual.deferred:
            return None
        if actual.failure is not None:
            verdict = actual.failure.verdict
            return Difference(
                Compared.REPLY,
                f"{words}: {verdict}: {actual.failure.message}",
                "",
                actual=verdict,
                after=words,
            )
        if _wants_chance(expected):
            return self._chance(words, expected.refusal, actual.refusal)
        try:
            compared = compare(self.validator, what, actual, expected, before=before.answers)
        except Invalid as error:
            return Difference(Compared.REPLY, str(error), after=words)
        if compared.difference is None and actual.refusal is not None:
            return self._chance(words, expected.refusal, actual.refusal)
        return compared.first

    def _chance(self, words: str, expected: Refusal | None, actual: Refusal | None) -> Difference | None:
        """Return the difference between two answers to a play that lacks chance, if they differ in kind; that
        they name other things is only noted.
        """
        one, other = _kind(expected), _kind(actual)
        if one != other:
            why = f"{words}: the engine's answer is {other!r}, but must be {one!r}"
            return Difference(Compared.CHANCE, why, "", one, other, after=words)
        if expected is None or actual is None or one != "needs chance" or actual.needs is None:
            return None
        if not same_needs(expected.needs, actual.needs):
            note = f"{words.partition(':')[0]}: {other_needs(expected.needs, actual.needs)}"
            self.notes += [note] if note not in self.notes else []
        return None


def _with_less(story: Story, chance: int) -> Story:
    """Return a story whose start has only the first outcomes of its chance."""
    start = msgspec.structs.replace(story.start, chance=story.start.chance[:chance])
    return msgspec.structs.replace(story, start=start)


def _wants_chance(step: Step) -> bool:
    return step.refusal is not None and step.refusal.code == NEEDS_CHANCE


def _kind(refusal: Refusal | None) -> str:
    """Return the part of a refusal that is compared: engines may choose the code for an illegal action, but
    not for missing chance.
    """
    if refusal is None:
        return "accepted"
    return "needs chance" if refusal.code == NEEDS_CHANCE else "refused"

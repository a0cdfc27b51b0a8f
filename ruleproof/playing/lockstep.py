"""Lockstep: the reference and an engine take the same plays, and are compared after each."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from ruleproof.cases.case import Start, Story
from ruleproof.cases.suite import Suite
from ruleproof.engines.recorder import NO_RESTART, UNSUPPORTED_FAILURE, Recorder, Unsupported, words_of
from ruleproof.engines.recording import Recording, Refusal, Step
from ruleproof.engines.stdio import StartError
from ruleproof.engines.wire import NEEDS_CHANCE, EngineFailure
from ruleproof.judging.differences import LOADED, NEW_GAME, POSITION, examine, stands_at
from ruleproof.judging.verdicts import CRASH, Difference
from ruleproof.language.operations import Play
from ruleproof.playing.chance import outcome_of, same_needs
from ruleproof.rules.validation import Invalid, Validator, without_own_keys_in

_MOST_OUTCOMES = 20
"""So many outcomes of chance are given to one play."""


class NotAccepted(Exception):
    """The reference does not accept a start."""


class CannotLoad(Exception):
    """The engine says that it does not take up a position."""


class ReferenceFailed(Exception):
    """The reference itself failed at a play."""


@dataclass
class Lockstep:
    """One game at a time, played by the reference and by an engine.

    `story` is what has been played, and `wanted` and `found` are what was answered: the start, then a step
    for each play. A play that the two answer differently is the last of them.
    """

    suite: Suite
    readings: Mapping[str, str]
    reference: Recorder
    engine: Recorder
    story: Story = field(init=False)
    wanted: list[Step] = field(default_factory=list)
    found: list[Step] = field(default_factory=list)

    @property
    def validator(self) -> Validator:
        """Return what the states of the present game are held against."""
        return self.suite.validator.under(self.story.components)

    @property
    def recordings(self) -> tuple[Recording, Recording]:
        """Return what the reference and the engine answered."""
        return Recording(tuple(self.wanted)), Recording(tuple(self.found))

    def begin(
        self, start: Start, components: str = "", dice: random.Random | None = None
    ) -> Difference | None:
        """Start a game and return how the answers differ. With dice, a new game is given its chance.

        Raises:
            NotAccepted: the reference does not accept this start.
            CannotLoad: the engine does not take up positions, or not this one.
            StartError: the engine cannot be started, or not again after it has failed.
        """
        for recorder in (self.reference, self.engine):
            recorder.session.begin()
        self.story = Story(self.suite.game.id, "", start, components=components)
        wanted, asked = self._start_of_reference(dice)
        found = self.engine.start(self.story, self.validator.components, self.readings)
        if found.failure is not None and found.failure.verdict == UNSUPPORTED_FAILURE:
            raise CannotLoad(found.failure.message)
        if found.failure is not None and found.failure.cause == NO_RESTART:
            raise StartError(found.failure.message)
        self.wanted, self.found = [wanted], [found]
        what = NEW_GAME if start.is_new_game else POSITION
        difference = self._compared(what, found, wanted, found)
        if difference is None and asked:
            difference = self._chance_of_start(asked)
        return difference

    def choose(self, seat: str, action: dict[str, object], dice: random.Random) -> tuple[Play, Step]:
        """Return a play with the chance that the reference asks for, and the reference's step of it.

        Raises:
            ReferenceFailed: it fails.
        """
        play = Play(seat=seat, action=action)
        step = self.reference.next(self.story, play, self.wanted[-1])
        while _wants_chance(step) and len(play.chance) < _MOST_OUTCOMES:
            assert step.refusal is not None
            play = msgspec.structs.replace(play, chance=(*play.chance, outcome_of(step.refusal.needs, dice)))
            step = self.reference.next(self.story, play, self.wanted[-1])
        if step.failure is not None:
            raise ReferenceFailed(f"after {words_of(play)}: {step.failure.message}")
        return play, step

    def play(self, play: Play, wanted: Step | None = None) -> Difference | None:
        """Take a play, and return how the answers differ.

        Raises:
            ReferenceFailed: the reference fails.
        """
        if wanted is None:
            wanted = self.reference.next(self.story, play, self.wanted[-1])
        if wanted.failure is not None:
            raise ReferenceFailed(f"after {words_of(play)}: {wanted.failure.message}")
        before = self.found[-1]
        chance = self._chance_of_play(play, before) if play.chance else None
        found = self.engine.next(self.story, play, before) if chance is None else before
        self._add(play, wanted, found)
        return chance or self._compared(play, found, wanted, before)

    def probe(self, plays: Sequence[Play]) -> tuple[list[Refusal | None], Play | None]:
        """Ask both whether they refuse some plays, and return how the reference does, and the first play on
        which the two do not agree. No play is made.
        """
        if not plays:
            return [], None
        wanted = self._refusals(plays)
        try:
            found = self.engine.refusals(self.found[-1].state, plays)
        except (EngineFailure, StartError, Unsupported):
            return wanted, self._culprit(plays)
        for play, one, other in zip(plays, wanted, found, strict=True):
            if _kind(one) != _kind(other):
                return wanted, play
        return wanted, None

    def _refusals(self, plays: Sequence[Play]) -> list[Refusal | None]:
        try:
            return self.reference.refusals(self.wanted[-1].state, plays)
        except EngineFailure as error:
            raise ReferenceFailed(f"at one of {', '.join(map(words_of, plays))}: {error}") from None

    def stand(self) -> None:
        """Let the reference stand where it stood last, if it had to be started again since then."""
        start = Start(self.story.start.seats, self.wanted[-1].state)
        there = msgspec.structs.replace(self.story, start=start, plays=())
        self.reference.start(there, self.validator.components, self.readings)

    def _culprit(self, plays: Sequence[Play]) -> Play:
        """Return the first of some plays at which the engine fails when it is asked about each alone."""
        for play in plays:
            if not self._revive():
                return play
            try:
                self.engine.refusals(self.found[-1].state, [play])
            except (EngineFailure, StartError, Unsupported):
                self._revive()
                return play
        return plays[0]

    def _revive(self) -> bool:
        """Start the engine again if it has ended, at its own last state; tell whether it stands there."""
        own = msgspec.structs.replace(
            self.story, start=Start(self.story.start.seats, self.found[-1].state), plays=()
        )
        return self.engine.start(own, self.validator.components, self.readings).failure is None

    def look(self) -> Difference | None:
        """Ask the engine about the reference's own state, and return how its answers differ.

        Raises:
            CannotLoad: it does not take it up.
        """
        wanted = self.wanted[-1]
        start = Start(self.story.start.seats, without_own_keys_in(wanted.state))
        there = msgspec.structs.replace(self.story, start=start, plays=())
        found = self.engine.start(there, self.validator.components, self.readings)
        if found.failure is not None and found.failure.verdict == UNSUPPORTED_FAILURE:
            raise CannotLoad(found.failure.message)
        difference = self._compared(LOADED, found, wanted, found)
        if difference is not None:
            self.story, self.wanted, self.found = there, [wanted], [found]
        return difference

    def rejoin(self, *, loads: bool) -> bool:
        """Let the engine go on where the reference stands; tell whether it can."""
        if self.wanted[-1].refusal is not None:
            return False
        state = without_own_keys_in(self.wanted[-1].state)
        own = self.found[-1]
        stays = own.failure is None and own.refusal is None and stands_at(self.validator, own.state, state)
        if stays and self._revive():
            return True
        if not loads:
            return False
        start = Start(self.story.start.seats, state)
        there = msgspec.structs.replace(self.story, start=start, plays=())
        found = self.engine.start(there, self.validator.components, self.readings)
        if found.failure is not None:
            return False
        self.story, self.wanted, self.found = there, [self.wanted[-1]], [found]
        return True

    def _add(self, play: Play, wanted: Step, found: Step) -> None:
        self.story = msgspec.structs.replace(self.story, plays=(*self.story.plays, play))
        self.wanted.append(wanted)
        self.found.append(found)

    def _start_of_reference(self, dice: random.Random | None) -> tuple[Step, list[Story]]:
        """Return the reference's first step, and the starts at which it asked for chance on the way."""
        asked: list[Story] = []
        components = self.validator.components
        step = self.reference.start(self.story, components, self.readings)
        while dice is not None and _wants_chance(step) and len(asked) < _MOST_OUTCOMES:
            assert step.refusal is not None
            asked.append(self.story)
            outcome = outcome_of(step.refusal.needs, dice)
            start = self.story.start
            start = msgspec.structs.replace(start, chance=(*start.chance, outcome))
            self.story = msgspec.structs.replace(self.story, start=start)
            step = self.reference.start(self.story, components, self.readings)
        if step.failure is not None:
            raise NotAccepted(step.failure.message)
        return step, asked

    def _chance_of_start(self, asked: Sequence[Story]) -> Difference | None:
        """Return how an engine errs that is started with less chance than it needs."""
        components = self.validator.components
        for story in asked:
            wanted = self.reference.start(story, components, self.readings)
            found = self.engine.start(story, components, self.readings)
            difference = self._compared(NEW_GAME, found, wanted, found)
            if difference is not None:
                self.story, self.wanted, self.found = story, [wanted], [found]
                return difference
        return None

    def _chance_of_play(self, play: Play, before: Step) -> Difference | None:
        """Return how an engine errs that is given less chance than the play needs."""
        less = [msgspec.structs.replace(play, chance=play.chance[:n]) for n in range(len(play.chance))]
        wanted = self._refusals(less)
        try:
            found = self.engine.refusals(before.state, less)
        except (EngineFailure, StartError, Unsupported) as error:
            verdict = getattr(error, "verdict", CRASH)
            told = f"{words_of(play)}, with less chance than it needs: {error}"
            return Difference("reply", told, "", actual=verdict)
        for one, other in zip(wanted, found, strict=True):
            difference = _chance(words_of(play), one, other)
            if difference is not None:
                return difference
        return None

    def _compared(self, what: Play | str, found: Step, wanted: Step, before: Step) -> Difference | None:
        told = words_of(what)
        if found.later:
            return None
        if found.failure is not None:
            verdict = found.failure.verdict
            return Difference(
                "reply", f"{told}: {verdict}: {found.failure.message}", "", actual=verdict, after=told
            )
        try:
            examined = examine(self.validator, what, found, wanted, before.answers)
        except Invalid as error:
            return Difference("reply", str(error), after=told)
        if examined.difference is None and found.refusal is not None:
            return _chance(told, wanted.refusal, found.refusal)
        return examined.difference or examined.broken_law


def _wants_chance(step: Step) -> bool:
    return step.refusal is not None and step.refusal.code == NEEDS_CHANCE


def _kind(refusal: Refusal | None) -> str:
    """Return what a refusal says for its part: which code an engine chooses for what is illegal is its own
    affair, but for the want of chance.
    """
    if refusal is None:
        return "accepted"
    return "needs chance" if refusal.code == NEEDS_CHANCE else "refused"


def _chance(told: str, wanted: Refusal | None, found: Refusal | None) -> Difference | None:
    """Return how two answers to a play differ by the chance that they ask for."""
    one, other = _kind(wanted), _kind(found)
    if one != other:
        why = f"{told}: the engine's answer is {other!r}, and it must be {one!r}"
        return Difference("chance", why, "", one, other, after=told)
    if wanted is None or found is None or one != "needs chance" or found.needs is None:
        return None
    if same_needs(wanted.needs, found.needs):
        return None
    why = f"{told}: the engine asks for other chance"
    return Difference("chance", why, "needs", wanted.needs, found.needs, after=told)


def seats_that_may(step: Step) -> Iterator[str]:
    """Yield the seats that have a legal action by a step's answers."""
    return (seat for seat, text in step.answers.legal.items() if text != b"[]")

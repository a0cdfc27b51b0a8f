"""Lockstep: the reference and an engine make the same plays, and each step is judged as in a tour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import msgspec

from ruleproof.cases.case import Case, Start, Story
from ruleproof.cases.suite import Suite
from ruleproof.engines.chance import Deal, dealt
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.questions import new_game, play_of
from ruleproof.engines.recorder import Recorder, Unsupported
from ruleproof.engines.recording import NO_RESTART, Recording, Refusal, Step, play_as_text
from ruleproof.engines.session import Session
from ruleproof.engines.stdio import StartError
from ruleproof.engines.wire import EngineFailure, Question
from ruleproof.judging import verdicts as v
from ruleproof.judging.differences import stands_at
from ruleproof.judging.judge import Judge, StoryJudge
from ruleproof.judging.results import result_of
from ruleproof.judging.verdicts import Compared, Difference, Result
from ruleproof.language.operations import Play
from ruleproof.rules.validation import Validator, without_own_keys_in
from ruleproof.rules.verbs import Verb
from ruleproof.running.out_of_turn import without_chance


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


class Asked(msgspec.Struct, frozen=True):
    """A play that the rules forbid and that is not made: the refusals of the reference and of the engine,
    which is None if it accepts the play or fails. `unsupported` says that it does not support the play.
    """

    play: Play
    expected: Refusal
    actual: Refusal | None = None
    unsupported: bool = False

    @property
    def is_refused(self) -> bool:
        """Tell whether the engine refuses the play, too."""
        return self.actual is not None and self.actual.forbids


@dataclass
class Lockstep:
    """One game at a time, played by the reference and by an engine.

    `story` is what has been played, and `expected` and `actual` are the answers of the reference and the
    engine: first for the start, then for each play. The game ends with a play that the two answer
    differently. What the engine does not cover, as it says in its `offer`, is neither played nor compared.
    """

    suite: Suite
    readings: Mapping[str, str]
    reference: Recorder
    session: Session
    offer: GameOffer
    story: Story = field(init=False)
    expected: list[Step] = field(default_factory=list)
    actual: list[Step] = field(default_factory=list)

    @cached_property
    def engine(self) -> Recorder:
        """Return the recorder of the engine."""
        return Recorder(self.session, self.offer.verbs, covers=self.offer.covers)

    @property
    def validator(self) -> Validator:
        """Return the validator for the states of the current game."""
        return self._judge.validator.for_set(self.story.components)

    @cached_property
    def _judge(self) -> Judge:
        suite, offer = self.suite, self.offer
        return Judge(suite.game, suite.validator.covering(offer.covers), offer, suite.components)

    def begin(self, start: Start, components: str = "", deal: Deal | None = None) -> Result | None:
        """Start a game and return what is wrong with the engine's answers. A new game gets its chance from a
        deal, if one is given.

        Raises:
            NotAccepted: the reference does not accept this start.
            CannotLoad: the engine does not load positions, or not this one.
            NotCovered: the engine does not cover what the start waits for.
            StartError: the engine cannot be started, or cannot be restarted after it has failed.
        """
        for recorder in (self.reference, self.engine):
            recorder.session.begin()
        self.story = Story(self.suite.game.id, "", start, components=components)
        expected = self._start_of_reference(deal)
        judge, case = self._judge_of([expected])
        if why := judge.ruled_out(case):
            raise NotCovered(why)
        start = self.story.start
        given = expected.state if start.is_new_game else b""
        actual = self.engine.start(self.story, self.validator.components, self.readings, given)
        if actual.failure is not None and actual.is_unsupported:
            raise CannotLoad(actual.failure.message)
        if actual.failure is not None and actual.failure.cause == NO_RESTART:
            raise StartError(actual.failure.message)
        self.expected, self.actual = [expected], [actual]
        result = self._result(judge.result(case, Recording((actual,))))
        if result is None and start.chance:
            result = self._of_chance(Verb.NEW_GAME, (Verb.NEW_GAME, new_game(start)))
        return result

    def dealt(self, play: Play, deal: Deal) -> tuple[Play, Step]:
        """Return a play with all chance that it needs, and the reference's step for it; it is not made.

        Raises:
            ReferenceFailed: the reference fails.
        """
        return dealt(play, self._asked, deal)

    def _asked(self, play: Play) -> Step:
        step = self.reference.next(self.story, play, self.expected[-1])
        if step.failure is not None:
            raise ReferenceFailed(f"after {play_as_text(play)}: {step.failure.message}")
        return step

    def covered(self, play: Play, deal: Deal) -> tuple[Play, str]:
        """Return the part of a play that the engine does not cover, or '', with the play and the chance with
        which that was tried.
        """
        if self.offer.covers.is_whole:
            return play, ""
        play, step = self.dealt(play, deal)
        judge, case = self._judge_of([self.expected[-1], step], [play])
        return play, judge.ruled_out(case)

    def play(self, play: Play, expected: Step | None = None) -> Result | None:
        """Make a play, and return what is wrong with the engine's answers; None also if it defers the play.

        Raises:
            ReferenceFailed: the reference fails.
            NotCovered: the engine does not cover the play, or the state after it.
        """
        if expected is None:
            expected = self._asked(play)
        held = Recording(tuple(self.actual)).deferred_before(len(self.actual))
        plays = [*self.story.plays[len(self.story.plays) - held :], play]
        judge, case = self._judge_of([*self.expected[-1 - held :], expected], plays)
        if why := judge.ruled_out(case):
            raise NotCovered(why)
        before = self.actual[-1]
        chance = None
        if play.chance and not before.deferred:
            question = (Verb.APPLY, play_of(before.state, play.seat, play.action, play.chance))
            chance = self._of_chance(play_as_text(play), question)
        actual = self.engine.next(self.story, play, before) if chance is None else before
        if actual.is_unsupported:
            raise NotCovered(f"{play_as_text(play)}: {actual.failure.message if actual.failure else ''}")
        self.story = msgspec.structs.replace(self.story, plays=(*self.story.plays, play))
        self.expected.append(expected)
        self.actual.append(actual)
        if chance is not None:
            return msgspec.structs.replace(chance, at=len(self.story.plays))
        return self._result(judge.result(case, Recording(tuple(self.actual[-2 - held :]))))

    def replay(self, story: Story) -> Result | None:
        """Play a story up to the first step that is wrong, and return the result of that step; None if there
        is none, or the reference refuses a play before the last one.

        Raises:
            Unplayable, StartError: the story cannot be played.
        """
        result = self.begin(story.start, story.components)
        for play in story.plays:
            if result is not None or self.expected[-1].refusal is not None:
                break
            result = self.play(play)
        return result

    def probe(self, plays: Sequence[Play]) -> list[Asked]:
        """Ask both sides about some plays, without making them; return those that the rules forbid.

        Raises:
            ReferenceFailed: the reference fails.
        """
        if not plays:
            return []
        try:
            expected = self.reference.refusals(self.expected[-1].state, plays)
        except EngineFailure as error:
            raise ReferenceFailed(f"at one of {', '.join(map(play_as_text, plays))}: {error}") from None
        pairs = zip(plays, expected, strict=True)
        asked = [Asked(play, refusal) for play, refusal in pairs if refusal is not None and refusal.forbids]
        return self._answered(asked) if asked else []

    def _answered(self, asked: Sequence[Asked]) -> list[Asked]:
        """Return some plays with the engine's refusals. If it fails, it is asked about each of them alone."""
        try:
            actual = self.engine.refusals(self.actual[-1].state, [one.play for one in asked])
        except (EngineFailure, StartError, Unsupported) as error:
            if len(asked) > 1:
                return [alone for one in asked for alone in self._answered([one])]
            return [msgspec.structs.replace(asked[0], unsupported=isinstance(error, Unsupported))]
        return [
            msgspec.structs.replace(one, actual=refusal) for one, refusal in zip(asked, actual, strict=True)
        ]

    def rejoin(self, *, loads: bool) -> bool:
        """Let the engine continue from the reference's state; tell whether it can."""
        if self.expected[-1].refusal is not None:
            return False
        state = without_own_keys_in(self.expected[-1].state)
        own = self.actual[-1]
        stays = own.failure is None and own.refusal is None and stands_at(self.validator, own.state, state)
        if stays and self.loaded(own.state).failure is None:
            return True
        if not loads:
            return False
        actual = self.loaded(state)
        if actual.failure is not None:
            return False
        there = Start(self.story.start.seats, state)
        self.story = msgspec.structs.replace(self.story, start=there, plays=())
        self.expected, self.actual = [self.expected[-1]], [actual]
        return True

    def loaded(self, state: bytes) -> Step:
        """Return the step in which the engine loads a state."""
        there = msgspec.structs.replace(self.story, start=Start(self.story.start.seats, state), plays=())
        return self.engine.start(there, self.validator.components, self.readings)

    def _start_of_reference(self, deal: Deal | None) -> Step:
        story, components = self.story, self.validator.components

        def begun(start: Start) -> Step:
            self.story = msgspec.structs.replace(story, start=start)
            return self.reference.start(self.story, components, self.readings)

        step = begun(story.start) if deal is None else dealt(story.start, begun, deal)[1]
        if step.failure is not None:
            raise NotAccepted(step.failure.message)
        return step

    def _judge_of(self, expected: Sequence[Step], plays: Sequence[Play] = ()) -> tuple[StoryJudge, Case]:
        """Return the judge of the start, or of some plays after the first of the reference's steps, of which
        the engine defers all but the last; and the case to judge.
        """
        case = Case("play", "", "", "", 0, (), 0, len(plays), components=self.story.components)
        before = msgspec.structs.replace(case, id="before", ends=0)
        story = msgspec.structs.replace(
            self.story, plays=tuple(plays), cases=(before, case) if plays else (case,)
        )
        return self._judge.for_story(story, Recording(tuple(expected))), case

    def _result(self, result: Result) -> Result | None:
        """Return the result of the last step if it is a fault, with its first difference alone."""
        if not result.verdict.is_fault:
            return None
        words = f"{result.verdict}: {result.reason}" if result.verdict.breaks_off else result.reason
        first = result.first or next(iter(result.differences), Difference(Compared.REPLY, words))
        return msgspec.structs.replace(
            result,
            verdict=v.FAIL if result.verdict == v.DIVERGES else result.verdict,
            differences=(first,),
            at=len(self.story.plays),
            left=0,
            reason=first.message,
        )

    def _of_chance(self, words: str, question: Question) -> Result | None:
        """Give the engine less chance than it needs for a new game or a play, `words` in messages, and return
        what is wrong with its answers.
        """
        cause, why = without_chance(self.session, words, question)
        if not cause:
            return None
        kind = question[1].get("action", {}).get("type", "start")
        result = result_of(self._judge_of([])[1], v.FAIL, why)
        return self._result(msgspec.structs.replace(result, cause=f"{cause}: {kind}"))

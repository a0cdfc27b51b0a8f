"""Altered actions: after each step of some games, an engine is asked actions that the rules forbid.

Most are legal actions of that moment with a change. Scenarios ask for refusals in their positions, so that an
engine that loads no positions would not be asked for them. An engine that says in `hello` that it takes
untrusted input is also asked actions that the schema forbids.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field

import msgspec

from ruleproof.cases.case import Case, Line, Story
from ruleproof.engines.connect import Connector
from ruleproof.engines.recorder import Recorder, Unsupported
from ruleproof.engines.recording import Recording, Refusal, Step, play_as_text
from ruleproof.engines.session import Session
from ruleproof.engines.stdio import StartError
from ruleproof.engines.wire import EngineFailure
from ruleproof.input import jsontext
from ruleproof.judging import verdicts as v
from ruleproof.judging.differences import stands_at
from ruleproof.judging.results import result_of
from ruleproof.judging.verdicts import Result
from ruleproof.language.operations import Play
from ruleproof.rules.validation import without_own_keys_in
from ruleproof.rules.verbs import Verb
from ruleproof.running.first_of_kind import FirstOfKind
from ruleproof.running.illegal_plays import Vocabulary
from ruleproof.running.out_of_turn import ANOTHER, OutOfTurn
from ruleproof.running.plan import Plan
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.workers import Failed, Workers

_AT_ONCE = 4
"""Number of altered actions that are tried after each step."""
_OFTEN = 8
"""Number of plays after which an engine is asked again about an earlier state."""
_MOST_DOUBTS = 20
"""Maximum number of answers that differ, although the action is rightly judged by itself."""


@dataclass
class AlteredActions:
    """What came of trying altered actions: how many the engine refused, how many it did not, the clauses
    under which both sides refused one, and the first action that the engine must refuse and does not, with
    the result.
    """

    tried: int = 0
    unrefused: int = 0
    refused_under: set[str] = field(default_factory=set)
    found: tuple[RecordedStory, Result] | None = None


def games_to_alter(plan: Plan, results: Mapping[str, Result]) -> list[RecordedStory]:
    """Return the tours of an engine that loads no positions, and none for any other engine."""
    if Verb.APPLY not in plan.offer.verbs:
        return []
    passed = {case for case, result in results.items() if result.verdict.passes}
    for one in plan.stories:
        if not one.story.start.is_new_game and any(case.id in passed for case in one.story.cases):
            return []
    return [one for one in plan.stories if one.story.cases[-1].id in passed & plan.tours]


@dataclass
class Trial:
    """Tries altered actions in the games of one engine, until `ends`, a time as of `time.monotonic`."""

    plan: Plan
    connect: Connector
    timeout: float
    failed: FirstOfKind[Failed]
    ends: float
    tell: Callable[[str], None] = lambda _text: None

    def run(self, games: Sequence[RecordedStory], seed: int) -> AlteredActions:
        """Play the games again, in an order that depends on the seed, and try altered actions in them."""
        plan, dice = self.plan, random.Random(f"{seed} altered")
        self._made = AlteredActions()
        if Verb.APPLY not in plan.offer.verbs:
            return self._made
        self._doubts = 0
        self._vocabulary = Vocabulary(plan.suite.schemas.accepts("action"))
        takes = plan.offer.covers.takes
        for one in plan.stories:
            self._vocabulary.add([play.action for play in one.story.plays if takes(play.action)])
        session = Session(self.connect, self.timeout, plan.suite.common)
        self._engine = Recorder(session, plan.offer.verbs, covers=plan.offer.covers)
        try:
            for number, game in enumerate(dice.sample(games, len(games)), 1):
                self.tell(f"trying altered actions: game {number} of {len(games)}")
                if not self._goes_on(game, dice):
                    break
        except (EngineFailure, StartError, Unsupported):
            pass  # What fails outside a trial has been judged before, or the engine has ended.
        finally:
            session.bye()
        return self._made

    def _goes_on(self, game: RecordedStory, dice: random.Random) -> bool:
        """Try altered actions in a game; tell whether another game is to follow."""
        story, recorder = game.story, self._engine
        components = self.plan.suite.validator.for_set(story.components).components
        readings = {**self.plan.recordings.readings, **story.readings}
        given = game.recording.made(0).state if story.start.is_new_game else b""
        validator = self.plan.suite.validator.covering(self.plan.offer.covers).for_set(story.components)
        aside = OutOfTurn(recorder, validator, game, components, readings)
        recorder.session.begin()
        own = [recorder.start(story, components, readings, given)]
        asked: Sequence[Play] = ()
        for number, expected in enumerate(game.recording.steps):
            step = own[-1]
            if expected is None or expected.refusal:
                break
            if asked and self._is_another(game, step, expected):
                self._made.found = self._changed(game, number, asked)
                return False
            if step.failure or step.refusal:
                break
            cause, why = aside.draws(own)
            if cause:
                self._made.found = self._odd(game, number, cause, why)
                return False
            if number % _OFTEN == _OFTEN - 1 and (why := aside.confuses(own, dice.randrange(number))):
                self._made.found = self._odd(game, number, ANOTHER, why)
                return False
            differing, asked = ([], ()) if step.deferred else self._tried(story, expected, step, dice)
            for play in differing:
                found = self._judged(game, number, play, expected)
                if found is not None:
                    self._made.found = found
                    return False
            if time.monotonic() > self.ends or self._doubts > _MOST_DOUBTS:
                return False
            if number < len(story.plays):
                own.append(recorder.next(story, story.plays[number], step))
        return True

    def _tried(
        self, story: Story, expected: Step, step: Step, dice: random.Random
    ) -> tuple[list[Play], list[Play]]:
        """Try some plays on both sides. Return those about which they differ, and all that were tried."""
        covers = self.plan.offer.covers
        legal = {
            seat: covers.reduced("legal_actions", jsontext.decode(text))
            for seat, text in expected.answers.legal.items()
        }
        seats = story.start.seats
        plays = self._vocabulary.slips(legal, seats, _AT_ONCE, dice)
        if self.plan.offer.untrusted:
            plays += self._vocabulary.ill_formed(legal, seats, dice)
        asked = [(play, why) for play in plays if (why := self._forbidden(story, expected.state, play))]
        if not asked:
            return [], []
        answers = self._refusals(step.state, [play for play, _ in asked])
        differing = []
        for (play, why), answer in zip(asked, answers, strict=True):
            if answer is None or not answer.forbids:
                differing.append(play)
                continue
            self._made.tried += 1
            if why.clause:
                self._made.refused_under.add(why.clause)
        self._made.unrefused += len(differing)
        return differing, [play for play, _ in asked]

    def _is_another(self, game: RecordedStory, step: Step, expected: Step) -> bool:
        """Tell whether a step that was right before is wrong after altered actions. Only what the suite
        compares in full, and nothing under dispute, can tell.
        """
        plan, story = self.plan, game.story
        about = {name for case in story.cases for name in (case.id, *case.clauses)}
        if not plan.offer.covers.is_whole or not expected.settled or about & {*plan.suite.game.contested}:
            return False
        if step.deferred or step.is_unsupported:
            return False
        if step.failure is not None or step.refusal is not None:
            return True
        validator = plan.suite.validator.for_set(story.components)
        return not stands_at(validator, step.state, without_own_keys_in(expected.state))

    def _changed(
        self, game: RecordedStory, number: int, asked: Sequence[Play]
    ) -> tuple[RecordedStory, Result]:
        """Return the result for an engine in which refused actions have changed something."""
        plays, done = ", ".join(map(play_as_text, asked)), play_as_text(game.story.plays[number - 1])
        why = f"{done} is answered rightly by itself, but not after the engine has refused {plays}"
        cause = "a refused action changes something"
        return self._odd(game, number, cause, f"a refused action must change nothing: {why}")

    def _odd(self, game: RecordedStory, number: int, cause: str, why: str) -> tuple[RecordedStory, Result]:
        """Return the result for an engine that answers a play rightly by itself, but is wrong beside it."""
        story = game.story
        title = f"{story.cases[0].rule or story.cases[0].title}: play {number} and what is asked beside it"
        case = Case(f"{story.game}/altered/{number}", title, "", story.file, 1, (), 0, number)
        whole = msgspec.structs.replace(story, plays=story.plays[:number], cases=(case,))
        steps = Recording(game.recording.steps[: number + 1])
        result = msgspec.structs.replace(result_of(case, v.DIVERGES, why), cause=cause)
        return RecordedStory.encode(whole, steps), result

    def _forbidden(self, story: Story, state: bytes, play: Play) -> Refusal | None:
        """Return why the reference forbids a play, or None if it does not."""
        oracle = self.plan.recordings.oracle
        components = self.plan.suite.validator.for_set(story.components).components
        oracle.configure(components, {**self.plan.recordings.readings, **story.readings})
        try:
            [refusal] = oracle.recorder.refusals(state, [play])
        except EngineFailure:
            return None
        return refusal if refusal is not None and refusal.forbids else None

    def _refusals(self, state: bytes, plays: Sequence[Play]) -> list[Refusal | None]:
        """Return the engine's refusals; None for a play that it accepts, or at which it fails."""
        try:
            return self._engine.refusals(state, plays)
        except (EngineFailure, Unsupported):
            return [self._refusal(state, play) for play in plays]

    def _refusal(self, state: bytes, play: Play) -> Refusal | None:
        try:
            return self._engine.refusals(state, [play])[0]
        except (EngineFailure, Unsupported):
            return None

    def _judged(
        self, game: RecordedStory, number: int, play: Play, expected: Step
    ) -> tuple[RecordedStory, Result] | None:
        """Judge a play after the play with this number like a step of a tour, on a new engine; return None if
        it passes. It is reported like a scenario that expects a refusal.
        """
        plan, story = self.plan, game.story
        identity = f"{story.game}/altered/{number + 1}"
        title = story.cases[0].rule or story.cases[0].title
        kind = play.action.get("type", "action")
        why = self._forbidden(story, expected.state, play)
        case = Case(
            id=identity,
            title=f"{title}: {play.seat} {kind} (tried after play {number})",
            rule=title,
            file=story.file,
            line=story.plays[number - 1].line if number else 1,
            clauses=(why.clause,) if why is not None and why.clause else (),
            begins=number,
            ends=number + 1,
            readings=story.readings,
            verbs=(Verb.APPLY,),
            components=story.components,
            lines=(
                Line("Given", f"{title}, after {number} plays", 0),
                Line("When", f"there is tried {play_as_text(play)}", 0),
                Line("Then", "that is refused", 0),
            ),
        )
        whole = msgspec.structs.replace(story, plays=(*story.plays[:number], play), cases=(case,))
        recording, fault = plan.recordings.reference.record(whole, plan.recordings.readings)
        if fault:
            return None
        made = RecordedStory.encode(whole, recording)
        self._engine.session.drop()  # An engine that is already running may serve one connection at a time.
        workers = Workers(plan.recordings, plan.offer, self.connect, self.timeout, failed=self.failed)
        with closing(workers.run([made])) as results:
            result = next(iter(results))
        if result.verdict == v.DIVERGES:
            result = msgspec.structs.replace(result, verdict=v.FAIL)
        if result.verdict.is_fault:
            return made, result
        self._doubts += 1
        return None

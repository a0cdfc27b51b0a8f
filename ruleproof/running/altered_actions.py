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

from ruleproof.cases.case import Case, Line
from ruleproof.engines.connect import Connector
from ruleproof.engines.recording import Recording, Step, play_as_text
from ruleproof.engines.session import Session
from ruleproof.engines.stdio import StartError
from ruleproof.input import jsontext
from ruleproof.judging import verdicts as v
from ruleproof.judging.differences import LOADED, Beginning, compare
from ruleproof.judging.results import result_of
from ruleproof.judging.verdicts import Result
from ruleproof.language.operations import Play
from ruleproof.rules.validation import Invalid
from ruleproof.rules.verbs import Verb
from ruleproof.running.first_of_kind import FirstOfKind
from ruleproof.running.illegal_plays import Vocabulary
from ruleproof.running.lockstep import Asked, Lockstep, Unplayable
from ruleproof.running.out_of_turn import DRAWS, NEVER_ASKS
from ruleproof.running.plan import Plan
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.workers import Answered, Workers

ANOTHER = "the engine answers about another state than it is asked about"
_AT_ONCE = 4
"""Number of altered actions that are tried after each step."""
_OFTEN = 8
"""Number of plays after which an engine is asked again about an earlier state."""
_MOST_DOUBTS = 20
"""Maximum number of answers that differ, although the action is rightly judged by itself."""


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
    """Tries altered actions in the games of one engine, until `ends`, a time as of `time.monotonic`.

    `tried` counts those that the engine refused, `unrefused` those that it did not, and `refused_under` are
    the clauses under which both sides refused one. `found` is the first action that the engine must refuse
    and does not, with the result.
    """

    plan: Plan
    connect: Connector
    timeout: float
    failed: FirstOfKind[Answered]
    ends: float
    tell: Callable[[str], None] = lambda _text: None
    tried: int = 0
    unrefused: int = 0
    refused_under: set[str] = field(default_factory=set)
    found: tuple[RecordedStory, Result] | None = None

    def run(self, games: Sequence[RecordedStory], seed: int) -> None:
        """Play the games again, in an order that depends on the seed, and try altered actions in them."""
        plan, dice = self.plan, random.Random(f"{seed} altered")
        if Verb.APPLY not in plan.offer.verbs:
            return
        self._doubts = 0
        self._vocabulary = Vocabulary(plan.suite.schemas.accepts("action"))
        takes = plan.offer.covers.takes
        for one in plan.stories:
            self._vocabulary.add([play.action for play in one.story.plays if takes(play.action)])
        self._session = session = Session(self.connect, self.timeout, plan.suite.common)
        recorder = plan.recordings.oracle.recorder
        try:
            for number, game in enumerate(dice.sample(games, len(games)), 1):
                self.tell(f"trying altered actions: game {number} of {len(games)}")
                readings = {**plan.recordings.readings, **game.story.readings}
                lockstep = Lockstep(plan.suite, readings, recorder, session, plan.offer)
                if not self._goes_on(game, lockstep, dice):
                    break
        except StartError:
            pass  # The engine has ended.
        finally:
            session.bye()

    def _goes_on(self, game: RecordedStory, lockstep: Lockstep, dice: random.Random) -> bool:
        """Try altered actions in a game; tell whether another game is to follow."""
        story = game.story
        asked: Sequence[Asked] = ()
        try:
            result = lockstep.begin(story.start, story.components)
            for number, expected in enumerate(game.recording.steps):
                if expected is None or expected.refusal is not None:
                    break
                if number:
                    result = lockstep.play(story.plays[number - 1], expected)
                if result is not None:
                    self.found = self._out_of_turn(game, number, result, asked)
                    return self.found is None
                if number % _OFTEN == _OFTEN - 1 and (why := _confused(lockstep, dice.randrange(number))):
                    self.found = self._odd(game, number, ANOTHER, why)
                    return False
                asked = self._tried(lockstep, dice) if not lockstep.actual[-1].deferred else ()
                for one in asked:
                    if not one.is_refused and (found := self._judged(game, number, one)) is not None:
                        self.found = found
                        return False
                if time.monotonic() > self.ends or self._doubts > _MOST_DOUBTS:
                    return False
        except Unplayable:
            pass  # What cannot be played has been judged before.
        return True

    def _tried(self, lockstep: Lockstep, dice: random.Random) -> list[Asked]:
        """Try some plays that the rules forbid on both sides."""
        legal = {
            seat: self.plan.offer.covers.reduced("legal_actions", jsontext.decode(text))
            for seat, text in lockstep.expected[-1].answers.legal.items()
        }
        seats = lockstep.story.start.seats
        plays = self._vocabulary.slips(legal, seats, _AT_ONCE, dice)
        if self.plan.offer.untrusted:
            plays += self._vocabulary.ill_formed(legal, seats, dice)
        asked = lockstep.probe(plays)
        refused = [one for one in asked if one.is_refused]
        self.tried += len(refused)
        self.unrefused += len(asked) - len(refused)
        self.refused_under |= {one.expected.clause for one in refused if one.expected.clause}
        return asked

    def _out_of_turn(
        self, game: RecordedStory, number: int, result: Result, asked: Sequence[Asked]
    ) -> tuple[RecordedStory, Result] | None:
        """Return the result for an engine that is wrong at a step that was right before: it does not ask for
        chance, or altered actions have changed something. Only what the suite compares in full, and nothing
        under dispute, can tell the latter.
        """
        cause = result.cause.partition(":")[0]
        if cause in (DRAWS, NEVER_ASKS):
            return self._odd(game, number, cause, result.reason)
        plan, story = self.plan, game.story
        about = {name for case in story.cases for name in (case.id, *case.clauses)}
        is_whole = plan.offer.covers.is_whole and game.recording.made(number).settled
        if not asked or not is_whole or about & {*plan.suite.game.contested}:
            return None
        return self._changed(game, number, [one.play for one in asked])

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

    def _judged(self, game: RecordedStory, number: int, asked: Asked) -> tuple[RecordedStory, Result] | None:
        """Judge a play after the play with this number like a step of a tour, on a new engine; return None if
        it passes. It is reported like a scenario that expects a refusal.
        """
        plan, story, play, why = self.plan, game.story, asked.play, asked.expected
        identity = f"{story.game}/altered/{number + 1}"
        title = story.cases[0].rule or story.cases[0].title
        kind = play.action.get("type", "action")
        case = Case(
            id=identity,
            title=f"{title}: {play.seat} {kind} (tried after play {number})",
            rule=title,
            file=story.file,
            line=story.plays[number - 1].line if number else 1,
            clauses=(why.clause,) if why.clause else (),
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
        self._session.drop()  # An engine that is already running may serve one connection at a time.
        workers = Workers(plan.recordings, plan.offer, self.connect, self.timeout, failed=self.failed)
        with closing(workers.run([made])) as results:
            result = next(iter(results))
        if result.verdict == v.DIVERGES:
            result = msgspec.structs.replace(result, verdict=v.FAIL)
        if result.verdict.is_fault:
            return made, result
        self._doubts += 1
        return None


def _confused(lockstep: Lockstep, number: int) -> str:
    """Return what is wrong when the engine is asked again about its state after an earlier play, and for the
    play that followed there, or ''. What it does not support is not wrong.
    """
    there, play = lockstep.actual[number], lockstep.story.plays[number]
    if not there.settled or there.deferred or lockstep.actual[number + 1].deferred:
        return ""
    origins: tuple[Play | Beginning, ...] = (LOADED, play)
    again = (lockstep.loaded(there.state), lockstep.engine.next(lockstep.story, play, there))
    for at, (origin, step) in enumerate(zip(origins, again, strict=True), number):
        told = "" if step.failure else _wrong(lockstep, origin, step, at)
        if told and not _wrong(lockstep, origin, lockstep.actual[at], at):
            return f"asked again about the state after play {number}: {told}"
    return ""


def _wrong(lockstep: Lockstep, origin: Play | Beginning, step: Step, at: int) -> str:
    """Return how a step differs from the reference's, or ''."""
    try:
        found = compare(lockstep.validator, origin, step, lockstep.expected[at]).first
    except Invalid as error:
        return str(error)
    return found.message if found is not None else ""

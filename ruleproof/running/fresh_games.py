"""Fresh games: a few games outside the suite, played by an engine that passes the suite and compared with the
reference.

Each game begins with a new deal, or with some plays after a position of a scenario. Names that the rules do
not distinguish are exchanged. The game continues with random actions, and each step is judged like a step of
a tour.
"""

from __future__ import annotations

import itertools
import math
import random
import re
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial

import msgspec

from ruleproof.cases.case import Case, Start, Story
from ruleproof.engines.chance import drawn_by
from ruleproof.engines.connect import Connector
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.random_game import any_legal, random_game
from ruleproof.engines.recording import Recording
from ruleproof.input import jsontext
from ruleproof.judging import verdicts as v
from ruleproof.judging.judge import HOLDS, Judge
from ruleproof.judging.verdicts import Result
from ruleproof.language.operations import Play
from ruleproof.rules.validation import without_own_keys_in
from ruleproof.rules.verbs import Verb
from ruleproof.running.fresh_outcome import FreshGames
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite
from ruleproof.running.reference_recorder import tour_cases
from ruleproof.running.workers import Workers

_MOST_PLAYS = 50
"""Maximum number of plays of a fresh game."""
_MOST_BEFORE = 400
"""Maximum number of plays that the reference makes before a game from a position begins."""
_LEAST_PLAYS = 3
"""Minimum number of random plays before an answer counts as fresh; the suite may contain the positions before
that.
"""
_TRIES = 5
"""Maximum number of starts that are tried for a game; exchanged names may not fit every position."""
_MORE_SECONDS = 5.0
_SHARE = 0.1
"""Fresh games may take five seconds plus this share of the time of the preceding run."""


def not_done(results: Sequence[Result]) -> str:
    """Return the reason why an engine with these results of the whole suite gets no fresh games, or ''.

    If an engine fails a case, it does not conform, or the failure is known or under dispute; fresh games
    would only show the failure again.
    """
    faults = sum(v.Verdict(result.undisputed or result.verdict).is_fault for result in results)
    return f"{faults} of the cases already fail" if faults else ""


def seconds_for(run: float) -> float:
    """Return how many seconds an engine may take for fresh games after a run of `run` seconds."""
    return _MORE_SECONDS + run * _SHARE


@dataclass(frozen=True)
class FreshTable:
    """Plays fresh games of one game with an engine. They begin like some of the `stories`.

    The games depend on the seed and on the engine's declaration. A game counts only if the engine plays it to
    the end. `engine_notes` are what the engine noted in its replies.
    """

    recordings: RecordedSuite
    offer: GameOffer
    stories: Sequence[RecordedStory]
    connect: Connector
    timeout: float
    engine_notes: list[str] = field(default_factory=list)

    def play(self, made: Sequence[tuple[RecordedStory, list[str]]], seed: int, seconds: float) -> FreshGames:
        """Play the games that were made with a seed. The time limit for the engine is in seconds."""
        workers = Workers(
            self.recordings,
            self.offer,
            self.connect,
            self.timeout,
            selected={case for _, asked in made for case in asked},
        )
        tally = _Tally(made)
        ends = math.inf
        with closing(workers.run([recorded for recorded, _ in made])) as results:
            for result in results:
                if result.verdict.is_fault:
                    self.engine_notes.extend(workers.engine_notes)
                    return FreshGames(0, tally.passed.total() + 1, seed, "", result)
                tally.add(result)
                ends = min(ends, time.monotonic() + seconds)
                if time.monotonic() > ends:
                    break
        self.engine_notes.extend(workers.engine_notes)
        return tally.outcome(seed)

    def made(self, games: int, seed: int) -> Iterator[tuple[RecordedStory, list[str]]]:
        """Yield games that the reference has played, alternating between new deals and positions.

        Each comes with the ids of its cases that the engine's own declaration does not rule out.
        """
        suite = self.recordings.suite
        judge = Judge(suite.game, suite.validator, self.offer)
        plays = Verb.APPLY in self.offer.verbs and self.offer.covers.actions != ()
        stories = self._patterns(judge, plays=plays)
        for number in range(1, games + 1):
            dice = random.Random(f"{seed} {suite.game.id} {number}")
            starts = [one for one in stories if one.start.is_new_game == bool(number % 2)] or stories
            for _ in range(_TRIES if starts else 0):
                made = self._walk(dice.choice(starts), number, dice, plays=plays)
                asked = _asked(judge, made) if made is not None else []
                if made is not None and _is_long_enough(made.story, asked):
                    yield made, [case.id for case in asked]
                    break

    def _patterns(self, judge: Judge, *, plays: bool) -> list[Story]:
        """Return the stories whose beginnings a game for this engine may use."""
        return [
            one.story for one in self.stories if not one.fault and _may_begin_like(judge, one.story, plays)
        ]

    def _walk(self, like: Story, number: int, dice: random.Random, *, plays: bool) -> RecordedStory | None:
        """Return a game that begins like a story and continues with random actions, or None if it cannot.

        From a position, the reference first makes some plays by itself: either as few as possible to make the
        game fresh, or nearly all plays, to the end of the game. For an engine that cannot play, it makes any
        number of them.
        """
        oracle = self.recordings.oracle
        start = _renamed(like.start, self.recordings.suite.game.alike, dice)
        story = msgspec.structs.replace(like, file="", start=start, plays=(), cases=())
        deal = drawn_by(dice)
        story, step = oracle.begin(story, {**self.recordings.readings, **story.readings}, deal)
        start = story.start
        made: list[Play] = []
        settled: dict[int, bytes] = {}
        game = random_game(step, partial(oracle.recorder.next, story), any_legal(dice), deal)
        for play, step in itertools.islice(game, _MOST_PLAYS if start.is_new_game else _MOST_BEFORE):
            made.append(play)
            if step.settled and len(made) >= _LEAST_PLAYS:
                settled[len(made)] = step.state
        if plays and start.is_new_game:
            return self._recorded(msgspec.structs.replace(story, plays=tuple(made)), number)
        ways_in = [play for play in settled if play < len(made) or not plays]
        if not ways_in:
            return None
        late = ways_in[max(0, len(ways_in) - _MOST_PLAYS // 2)]
        first = dice.choice([ways_in[0], late] if plays else ways_in)
        start = Start(start.seats, without_own_keys_in(settled[first]), onlookers=start.onlookers)
        return self._recorded(
            msgspec.structs.replace(story, start=start, plays=tuple(made[first : first + _MOST_PLAYS])),
            number,
        )

    def _recorded(self, story: Story, number: int) -> RecordedStory | None:
        """Return a game with a case for each settled step, or None if the reference refuses the game."""
        recording, fault = self.recordings.reference.record(story, self.recordings.readings)
        last = recording.steps[-1]
        if fault or last is None or last.refusal is not None:
            return None
        game = self.recordings.suite.game
        name, title = f"{game.id}/fresh/{number}", f"Fresh game {number}"
        cases = tour_cases(game, name, title, story, recording)
        return RecordedStory.encode(msgspec.structs.replace(story, cases=tuple(cases)), recording)


class _Tally:
    """Counts the results of some fresh games; each game is given with the ids of the cases to ask."""

    def __init__(self, made: Sequence[tuple[RecordedStory, list[str]]]) -> None:
        self.passed: Counter[str] = Counter()
        self._cases = {_game_of(asked[0]): len(asked) for _, asked in made}
        self._over = {one.story.cases[-1].id for one, _ in made if _is_over(one)}
        self._done: Counter[str] = Counter()
        self._held: Counter[str] = Counter()
        self._missed: set[str] = set()
        self._why = "none came to its end in the time allowed" if made else "none could be started"

    def add(self, result: Result) -> None:
        """Count a result that is not a fault."""
        game = _game_of(result.case)
        if v.Verdict(result.undisputed or result.verdict).passes:
            self.passed[game] += 1
            self._held[game] = 0
        elif result.reason == HOLDS and result.case not in self._over:
            self._held[game] += 1
        elif game not in self._missed:
            self._why = result.reason
            self._missed.add(game)
        self._done[game] += 1

    def outcome(self, seed: int) -> FreshGames:
        """Return how many games were played to their end, or the reason why none was."""
        whole = sum(map(self._is_whole, self._cases))
        if not whole:
            return FreshGames(seed=seed, not_done=self._why)
        return FreshGames(whole, self.passed.total(), seed)

    def _is_whole(self, game: str) -> bool:
        cases = self._cases[game]
        return game not in self._missed and self._done[game] == cases and 2 * self._held[game] < cases


def _may_begin_like(judge: Judge, story: Story, plays: bool) -> bool:
    """Tell whether a game for an engine may begin like a story, whether or not the engine `plays` on."""
    case = story.cases[0]
    start = msgspec.structs.replace(
        case, begins=0, ends=0, expectations=(), verbs=case.verbs if plays else ()
    )
    alone = msgspec.structs.replace(story, plays=(), cases=(start,))
    return not judge.for_story(alone, Recording(())).ruled_out(start)


def _is_long_enough(story: Story, asked: Sequence[Case]) -> bool:
    return bool(asked) and (asked[-1].ends >= _LEAST_PLAYS or not story.start.is_new_game)


def _asked(judge: Judge, made: RecordedStory) -> list[Case]:
    """Return the cases of a game that the engine's own declaration does not rule out."""
    of_story = judge.for_story(made.story, made.recording)
    return [case for case in made.story.cases if not of_story.ruled_out(case)]


def _is_over(made: RecordedStory) -> bool:
    return not made.recording.made(len(made.recording.steps) - 1).legal


def _game_of(case: str) -> str:
    return case.rpartition("/")[0]


def _renamed(start: Start, alike: Sequence[Sequence[str]], dice: random.Random) -> Start:
    """Return a start in which words that the rules do not distinguish have changed places."""
    names = {
        word: other
        for words in alike
        for word, other in zip(words, dice.sample(words, len(words)), strict=True)
    }
    if not names:
        return start
    any_name = re.compile(rf"\b({'|'.join(sorted(names, key=len, reverse=True))})\b")

    def renamed(text: str) -> str:
        return any_name.sub(lambda found: names[found[0]], text)

    return Start(
        tuple(map(renamed, start.seats)),
        renamed(start.state.decode()).encode(),
        jsontext.decode(renamed(jsontext.encode(start.options).decode()).encode()),
        (),
        tuple(map(renamed, start.onlookers)),
    )

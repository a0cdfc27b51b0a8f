"""Plays games of one kind one after the other, and finds where an engine differs from the reference."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from ruleproof.cases.case import Start, Story
from ruleproof.cases.starts import Beginning, Starts
from ruleproof.diagnosis.findings import Finder, Finding
from ruleproof.engines.chance import drawn_by
from ruleproof.engines.connect import Connector
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.random_game import varied
from ruleproof.engines.recording import Refusal, Step
from ruleproof.engines.session import Session
from ruleproof.engines.stdio import StartError
from ruleproof.input import jsontext
from ruleproof.judging.verdicts import Result
from ruleproof.language.operations import Play
from ruleproof.running.illegal_plays import Vocabulary
from ruleproof.running.lockstep import CannotLoad, Lockstep, NotAccepted, NotCovered, ReferenceFailed

_REFUSED_LOADS = 5
"""An engine that refuses this many positions and accepts none is given no more positions."""
_LONG, _MIDDLING, _SHORT = 1500, 80, 14
"""Maximum numbers of plays: for a new game that is played to its end, for any other new game, and for a game
that begins from a position.
"""
_SLIPS = 4
"""Number of slips in one question."""
_MOST_CHOICES = 12
"""Maximum number of actions tried to find one whose consequences a partial engine covers."""
_WRONG = 0.15
"""Probability that a new game is one that the engine must refuse."""
_PROBE = 0.3
"""Probability that slips (plays that are probably illegal) are tried on the engine before a play."""
_MOST_NOTES = 10
"""Maximum number of notes."""


class Tally(msgspec.Struct):
    """What was played, by kind of start, and how often each clause was reached, in plays and in refusals."""

    games: int = 0
    ended: int = 0
    actions: int = 0
    deferred: int = 0
    slips: int = 0
    starts: Counter[str] = msgspec.field(default_factory=Counter)
    clauses: Counter[str] = msgspec.field(default_factory=Counter)
    refusals: Counter[str] = msgspec.field(default_factory=Counter)
    notes: list[str] = []

    def add(self, other: Tally) -> None:
        """Add the tally of another process."""
        for name in ("games", "ended", "actions", "deferred", "slips"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("starts", "clauses", "refusals"):
            getattr(self, name).update(getattr(other, name))
        for note in other.notes:
            self.note(note)

    @property
    def is_empty(self) -> bool:
        """Tell whether nothing was compared: no start, no action, no refusal."""
        return not (self.actions or self.slips or self.starts)

    def reached(self, step: Step) -> None:
        """Count the clauses that the reference applied in a step."""
        if step.refusal is not None:
            self.refused([step.refusal])
            return
        answers = step.answers
        for clauses in (step.clauses, answers.view_clauses, answers.outcome_clauses):
            self.clauses.update(set(clauses))

    def refused(self, refusals: Iterable[Refusal | None]) -> None:
        """Count the clauses under which the reference refused a play."""
        self.refusals.update(one.clause for one in refusals if one is not None and one.clause)

    def note(self, note: str) -> None:
        """Add a note, once, unless there are many already."""
        if len(self.notes) < _MOST_NOTES and note not in self.notes:
            self.notes.append(note)


class Explorer:
    """Plays games of one game.

    The same seed gives the same games if the engine gives the same answers. `beginning` is the beginning of
    the current game. `goes_on` is asked before each play, and ends the game if it returns false. `loads`
    tells whether the engine loads positions, as far as is known, and `given_up` whether it can no longer be
    started.
    """

    def __init__(
        self,
        starts: Starts,
        readings: Mapping[str, str],
        offer: GameOffer,
        connect: Connector,
        *,
        seed: int = 0,
        timeout: float = 10.0,
    ) -> None:
        self.starts, self.suite, self.readings, self.seed = starts, starts.suite, readings, seed
        suite = self.suite
        self.session = Session(connect, timeout, suite.common)
        self._finder = Finder(suite, readings, offer, self.session)
        self.tally = Tally()
        self._vocabulary = Vocabulary(suite.schemas.accepts("action"))
        self._loads = self._refused_loads = 0
        self._round: tuple[int, list[Beginning | None]] = (-1, [])
        self.beginning = Beginning(Start((), b""))
        self.given_up = False
        self.goes_on: Callable[[], bool] = lambda: True
        self._offer = offer
        self._covers = offer.covers
        self._applies = "apply" in offer.verbs
        if not self._applies or "new_game" not in offer.verbs:
            self.tally.note("the engine has no new_game or no apply: only starts are compared")
        if not offer.covers.is_whole:
            self.tally.note(f"only what the engine covers is played and compared: {offer.covers.words()}")

    @property
    def loads(self) -> bool:
        return self._loads > 0 or self._refused_loads < _REFUSED_LOADS

    @property
    def findings(self) -> list[Finding]:
        """Return the findings, each fault once, in the order of discovery."""
        return self._finder.findings

    @property
    def lockstep(self) -> Lockstep:
        """Return the current game."""
        return self._finder.lockstep

    def close(self) -> None:
        """End the engine."""
        self.session.bye()
        said = [*self.session.notes, *(f"the adapter says: {note}" for note in self.session.engine_notes)]
        self.tally.notes += [note for note in said if note not in self.tally.notes]

    def game(self, number: int) -> Iterator[Result]:
        """Play the game with a given number, and yield each difference in it."""
        dice = random.Random(f"{self.seed} {number}")
        self.tally.games += 1
        self._number = number
        try:
            result = self._started(self._next_beginning(number, dice), dice)
            if result is not None:
                yield result
            begun = self.lockstep.expected[-1].refusal is None
            if begun and (result is None or self.lockstep.rejoin(loads=self.loads)):
                yield from self._play(self._most_plays(dice), dice)
        except ReferenceFailed as failed:
            self.tally.note(f"the reference fails {failed} (game {number}, {self.beginning.name})")
        except (CannotLoad, NotAccepted):
            return
        except NotCovered as left_out:
            self.tally.note(f"not played: {left_out}")
        except StartError as error:
            if self.tally.actions == 0 and not self.findings:
                raise
            self.given_up = True
            self.tally.note(f"given up after {self.tally.games} games: {error}")

    def replay(self, story: Story, name: str) -> Result | None:
        """Play a story, and return the first difference in it; `name` tells where the story comes from.

        Raises:
            Unplayable, StartError: the story cannot be played.
        """
        self.beginning, self._number = Beginning(story.start, "", name, story.components), 0
        return self.lockstep.replay(story)

    def _next_beginning(self, number: int, dice: random.Random) -> Beginning:
        """Return where the game with a given number begins. No position is used a second time before all have
        been used once.
        """
        length = max(len(self._round[1]), 1)
        if self._round[0] != number // length or not self._round[1]:
            deck = self.starts.deck(self.readings, random.Random(f"{self.seed} round {number // length}"))
            self._round = number // len(deck), deck
        position = self._round[1][number % len(self._round[1])]
        if "new_game" not in self._offer.verbs and (position is None or not position.start.state):
            position = dice.choice([one for one in self._round[1] if one is not None and one.start.state])
        if position is not None and (self.loads or not position.start.state):
            return position
        return self.starts.wrong_game(dice) if dice.random() < _WRONG else self.starts.new_game(dice)

    def _most_plays(self, dice: random.Random) -> int:
        """Return the maximum number of plays for the game that has begun."""
        if self.beginning.start.state:
            return dice.randint(1, _SHORT)
        return _LONG if not self.loads or dice.random() < 0.5 else dice.randint(1, _MIDDLING)

    def _started(self, beginning: Beginning, dice: random.Random) -> Result | None:
        self.beginning = beginning
        start = beginning.start
        try:
            deal = drawn_by(dice) if not start.state and not start.chance else None
            result = self.lockstep.begin(start, beginning.components, deal)
        except CannotLoad as refusal:
            if not start.state:
                self.tally.note(f"the engine does not play {beginning.name}: {refusal}")
                raise
            self._refused_loads += 1
            if not self.loads:
                self.tally.note(f"only new games are played: the engine accepts no position ({refusal})")
            raise
        self._loads += bool(start.state)
        self.tally.starts[beginning.sort] += 1
        self.tally.reached(self.lockstep.expected[-1])
        return result

    def _play(self, most: int, dice: random.Random) -> Iterator[Result]:
        """Continue a game from its current state; yield each difference."""
        lockstep = self.lockstep
        for _ in range(most if self._applies else 0):
            if not self.goes_on():
                return
            state = jsontext.decode(lockstep.expected[-1].state)
            legal = self._legal(state)
            if not legal:
                self.tally.ended += not state["to_act"]
                dice = random.Random(f"{self.seed} {self._number} after the end")
            result = self._probe(legal, dice) if not legal or dice.random() < _PROBE else None
            if result is not None:
                yield result
                return
            play = self._chosen(state["to_act"], legal, dice)
            if play is None:
                return
            play, step = lockstep.dealt(play, drawn_by(dice))
            result = lockstep.play(play, step)
            if lockstep.actual[-1].deferred:
                self.tally.deferred += 1
                continue
            self.tally.actions += 1
            if result is not None:
                yield result
                if not lockstep.rejoin(loads=self.loads):
                    return
            self.tally.reached(step)

    def _chosen(
        self, to_act: Sequence[str], legal: Mapping[str, list[dict[str, Any]]], dice: random.Random
    ) -> Play | None:
        """Return one of the legal plays; None if none is found that the engine covers, with the state after
        it.
        """
        left = dict(legal)
        for _ in range(_MOST_CHOICES):
            if not left:
                break
            play, left_out = self.lockstep.covered(varied(to_act, left, dice), drawn_by(dice))
            if not left_out:
                return play
            self.tally.note(f"not played: {left_out}")
            others = {seat: [one for one in actions if one != play.action] for seat, actions in left.items()}
            left = {seat: actions for seat, actions in others.items() if actions}
        return None

    def _legal(self, state: Mapping[str, Any]) -> dict[str, list[dict[str, Any]]]:
        texts = self.lockstep.expected[-1].answers.legal
        seats = [*state["to_act"], *state["may_act"]]
        listed = {seat: jsontext.decode(texts[seat]) for seat in seats if texts.get(seat, b"[]") != b"[]"}
        covered = {seat: self._covers.reduced("legal_actions", actions) for seat, actions in listed.items()}
        legal = {seat: actions for seat, actions in covered.items() if actions}
        for actions in legal.values():
            self._vocabulary.add(actions if len(actions) <= 30 else actions[:: len(actions) // 30])
        return legal

    def _probe(self, legal: Mapping[str, Sequence[dict[str, Any]]], dice: random.Random) -> Result | None:
        """Ask whether some slips are refused, and return a difference between the refusals, if there is
        one.
        """
        number = _SLIPS if legal else 2 * _SLIPS
        seats = self.lockstep.story.start.seats
        plays = self._vocabulary.slips(legal, seats, number, dice)
        if self._offer.untrusted:
            plays += self._vocabulary.ill_formed(legal, seats, dice)
        asked = self.lockstep.probe(plays)
        differing = next((one.play for one in asked if not one.is_refused and not one.unsupported), None)
        if differing is not None or not any(one.unsupported for one in asked):
            self.tally.slips += len(asked)
            self.tally.refused(one.expected for one in asked)
        return self.lockstep.play(differing) if differing is not None else None

    def met(self, result: Result, *, shorten: bool = True) -> Finding | None:
        """Record the result of the last step of the story played; return it if it is new."""
        return self._finder.met(
            result,
            self.beginning.name,
            game=self._number,
            actions=self.tally.actions,
            loads=self.loads,
            shorten=shorten,
        )

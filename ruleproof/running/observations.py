"""Compares an engine's observations without reading them.

An engine may give an observation with a view (`x_observation`), such as the numbers that an agent is shown.
Two games are played that one seat cannot tell apart: the reference's views of this seat, its legal actions,
and who is to act are the same all the way. They differ in something that is hidden from the seat: the order
in a face-down pile, or what another seat has chosen in secret. Then the observations must be equal, too.
"""

from __future__ import annotations

import itertools
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec

from ruleproof.cases.case import Story
from ruleproof.cases.starts import Starts
from ruleproof.engines.answers import waiting_in
from ruleproof.engines.chance import drawn_by
from ruleproof.engines.connect import Connector
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.random_game import any_seat_to_act, random_game
from ruleproof.engines.recorder import Recorder
from ruleproof.engines.recording import Step
from ruleproof.engines.session import Session
from ruleproof.engines.stdio import StartError
from ruleproof.engines.wire import EngineFailure
from ruleproof.input import jsontext
from ruleproof.rules.canonical import differences
from ruleproof.rules.verbs import Verb
from ruleproof.running.observed import Leak, Observed
from ruleproof.running.recorded_suite import RecordedSuite
from ruleproof.running.twins import Walk, exchanges, leaves

_GAMES, _TWINS, _PLAYS, _SECRETS = 12, 10, 40, 8
"""Numbers of games, of other deals for each, of plays in a game, and of plays for which another is tried."""
_LEAST = 4
_LONG, _TWINS_OF_LONG = 400, 5
"""Number of plays in every fourth game, which may then end by itself, since a leak may begin late; and of its
other deals.
"""
_TRIES, _TRIES_FOR_TWIN = 20, 4
_MOST_LEAKS = 5
_MOST_HIDDEN = 3


class _NoObservation(Exception):
    """The engine gives no observation."""


@dataclass
class Observations:
    """Compares the observations of an engine in one game, in games that depend on a seed."""

    recordings: RecordedSuite
    offer: GameOffer
    connect: Connector
    timeout: float
    engine_notes: list[str] = field(default_factory=list)

    def compared(self, seed: int, seconds: float) -> Observed | None:
        """Return the result, or None if the engine gives no observations.

        Comparing stops after some seconds, but not before a long game and three short ones are done.
        """
        lacks = [verb for verb in (Verb.NEW_GAME, Verb.APPLY, Verb.VIEW) if verb not in self.offer.verbs]
        if lacks:
            return None
        suite = self.recordings.suite
        self._session = Session(self.connect, self.timeout, suite.common)
        self._engine = Recorder(self._session, (), covers=self.offer.covers)
        self._tally = _Tally(suite.validator, seed)
        self._has_observations = False
        self._tried = Counter[str]()
        ends = time.monotonic() + seconds
        try:
            for number in range(_GAMES):
                dice = random.Random(f"{seed} {suite.game.id} observed {number}")
                self._game(dice, _PLAYS if number % _LEAST else _LONG)
                if number + 1 >= _LEAST and time.monotonic() > ends:
                    break
        except _NoObservation:
            return None
        except (EngineFailure, StartError):
            return self._tally.result("the engine failed")
        finally:
            self._session.bye()
            self.engine_notes += self._session.engine_notes
        return self._tally.result("no two games were alike to a seat")

    def _game(self, dice: random.Random, most: int) -> None:
        walk = self._walked(dice, most)
        if walk is None or not self._follow(walk):
            return
        self._compare_along(walk)
        self._compare_deals(walk, _TWINS if len(walk.plays) <= _PLAYS else _TWINS_OF_LONG, dice)
        order = dice.sample(range(len(walk.plays)), len(walk.plays))
        for at in sorted(order, key=lambda at: not _leaves_others(walk, at))[:_SECRETS]:
            self._compare_secret(walk, at, dice)

    def _walked(self, dice: random.Random, most: int) -> Walk | None:
        """Return a random game of at most `most` plays, or None if the reference begins none."""
        walk = next(filter(None, (self._new_walk(dice) for _ in range(_TRIES))), None)
        if walk is None:
            return None
        make, taste = self.recordings.oracle.recorder.next, any_seat_to_act(dice, self.offer.covers)
        game = random_game(walk.steps[-1], partial(make, walk.story), taste, drawn_by(dice))
        for play, step in itertools.islice(game, most):
            if step.refusal is not None or step.failure is not None:
                break
            walk.plays.append(play)
            walk.steps.append(step)
        return walk

    def _new_walk(self, dice: random.Random) -> Walk | None:
        """Return a new game, or None if the reference or the engine's component set does not allow it."""
        suite = self.recordings.suite
        beginning = Starts(suite).new_game(dice)
        made = suite.game.component_sets[beginning.components] if beginning.components else suite.components
        if self.offer.other_than(made):
            return None
        story = Story(suite.game.id, "", beginning.start, components=beginning.components)
        story, step = self.recordings.oracle.begin(story, self.recordings.readings, drawn_by(dice))
        return Walk(story, steps=[step]) if step.refusal is None and step.failure is None else None

    def _follow(self, walk: Walk) -> bool:
        """Let the engine play a game as far as it does, and tell whether it has begun."""
        components = self.recordings.suite.validator.for_set(walk.story.components).components
        step = self._engine.start(walk.story, components, self.recordings.readings)
        while self._is_there(step):
            walk.own.append(step.state)
            if len(walk.own) > len(walk.plays):
                break
            step = self._engine.next(walk.story, walk.plays[len(walk.own) - 1], step)
        return bool(walk.own)

    def _is_there(self, step: Step) -> bool:
        """Tell whether the engine has a state at a step.

        Raises:
            EngineFailure: it has failed.
        """
        if step.failure is not None and not step.is_unsupported:
            raise EngineFailure(step.failure.verdict, step.failure.message)
        return step.refusal is None and step.failure is None

    def _observation(self, state: bytes, seat: str) -> bytes:
        reply = self._session.ask([(Verb.VIEW, {"state": msgspec.Raw(state), "seat": seat})])[0]
        found = (
            {} if reply.error is not None else msgspec.json.decode(reply.result, type=dict[str, msgspec.Raw])
        )
        seen = bytes(found.get("x_observation", b""))
        if not seen and not self._has_observations:
            raise _NoObservation
        self._has_observations = True
        return seen

    def _compare_deals(self, walk: Walk, most: int, dice: random.Random) -> None:
        """Compare with games from other deals, which are the same to a seat up to some position."""
        for exchange in itertools.islice(exchanges(walk, self._tried, dice), _TRIES_FOR_TWIN * most):
            most -= self._compare_deal(walk, exchange.at, exchange.dealt(walk, dice), exchange.seat)
            if not most:
                break

    def _compare_deal(self, walk: Walk, at: int, other: Story, watching: str) -> bool:
        """Compare a position with that of another deal, for each seat that could not tell them apart so far;
        tell whether there is such a pair for the seat that is watching.
        """
        oracle = self.recordings.oracle
        story, step = oracle.begin(other, self.recordings.readings, drawn_by(random.Random(0)))
        twin = Walk(story, [*other.plays], [step])
        alike = [seat for seat in walk.start.seats if _same_to(seat, walk.steps[0], step)]
        for before, play in zip(walk.steps[1 : at + 1], twin.plays, strict=True):
            if watching not in alike:
                return False
            twin.steps.append(oracle.recorder.next(story, play, twin.steps[-1]))
            alike = [seat for seat in alike if _same_to(seat, before, twin.steps[-1])]
        if watching not in alike or not self._follow(twin) or len(twin.own) <= at:
            return False
        for seat in alike:
            self._compare(walk, at, twin.steps[at], twin.own[at], seat)
        return True

    def _compare_secret(self, walk: Walk, at: int, dice: random.Random) -> None:
        """Compare with a game in which the last play is another one, which the others cannot see."""
        if at + 1 >= len(walk.own):
            return
        play, before = walk.plays[at], walk.steps[at]
        legal = [one for one in before.legal if self.offer.covers.takes(one[1])]
        others = [action for seat, action in legal if seat == play.seat and action != play.action]
        if not others:
            return
        other = msgspec.structs.replace(play, action=dice.choice(others))
        step = self.recordings.oracle.recorder.next(walk.story, other, before)
        if step.refusal is not None or step.failure is not None or not step.settled:
            return
        alike = [one for one in walk.start.seats if _same_to(one, walk.steps[at + 1], step)]
        alike = [one for one in alike if one != play.seat]
        own = self._engine.next(walk.story, other, Step(walk.own[at])) if alike else Step()
        for seat in alike if self._is_there(own) else ():
            self._compare(walk, at + 1, step, own.state, seat)

    def _compare(self, walk: Walk, number: int, step: Step, own: bytes, seat: str) -> None:
        if not step.settled or step.state == walk.steps[number].state:
            return
        one, other = (self._observation(state, seat) for state in (walk.own[number], own))
        if one and other:
            self._tally.add(walk.start.seats, number, (walk.steps[number], step), (one, other), seat)

    def _compare_along(self, walk: Walk) -> None:
        """Note which parts of the views never show in the observations."""
        for step, own in list(zip(walk.steps, walk.own, strict=False))[::4]:
            for seat, view in step.answers.views.items():
                if seen := self._observation(own, seat):
                    self._tally.see(seat, seen, view)


class _Tally:
    """Counts pairs and leaks."""

    def __init__(self, validator: Any, seed: int) -> None:
        self._validator, self._seed = validator, seed
        self._pairs = self._leaking = 0
        self._leaks: dict[tuple[str, ...], Leak] = {}
        self._views: dict[tuple[str, bytes], bytes] = {}
        self._unseen: dict[str, None] = {}

    def add(
        self, seats: Sequence[str], plays: int, steps: tuple[Step, Step], seen: tuple[bytes, bytes], seat: str
    ) -> None:
        self._pairs += 1
        if seen[0] == seen[1]:
            return
        one, other = (dict(leaves(jsontext.decode(text), "")) for text in seen)
        places = tuple(place for place in {**one, **other} if one.get(place) != other.get(place))
        if not places:
            return
        self._leaking += 1
        states = [self._validator.canonical("state", step.state) for step in steps]
        hidden = ("/".join(map(str, path)) for path, _, _ in differences(*states))
        words = " or ".join(itertools.islice(hidden, _MOST_HIDDEN))
        self._leaks.setdefault(places, Leak(seat, places, len(one), words, tuple(seats), plays))

    def see(self, seat: str, observation: bytes, view: bytes) -> None:
        known = self._views.setdefault((seat, observation), view)
        if known != view:
            one, other = jsontext.decode(known), jsontext.decode(view)
            self._unseen |= dict.fromkeys(key for key in one if one[key] != other.get(key))

    def result(self, why_not: str) -> Observed:
        leaks = tuple(sorted(self._leaks.values(), key=lambda leak: (len(leak.places), leak.plays)))
        return Observed(
            self._pairs,
            self._leaking,
            leaks[:_MOST_LEAKS],
            tuple(self._unseen),
            self._seed,
            "" if self._pairs else why_not,
        )


def _same_to(seat: str, one: Step, other: Step) -> bool:
    """Tell whether a seat cannot tell two positions of the reference apart."""
    if other.refusal is not None or other.failure is not None:
        return False
    told = [
        (
            step.settled,
            waiting_in(step.state).to_act,
            step.answers.text(Verb.VIEW, seat),
            step.answers.text(Verb.LEGAL_ACTIONS, seat),
        )
        for step in (one, other)
    ]
    return told[0] == told[1]


def _leaves_others(walk: Walk, at: int) -> bool:
    """Tell whether a play ends a choice while other seats owe one, too, as with most choices that are secret.
    A choice may take several plays.
    """
    if not walk.steps[at + 1].settled:
        return False
    begun = next((number for number in range(at, 0, -1) if walk.steps[number].settled), 0)
    return bool(set(waiting_in(walk.steps[begun].state).to_act) - {walk.plays[at].seat})

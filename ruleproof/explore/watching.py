"""Games to watch: a player that continues, randomly or sensibly, until a clause is applied."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ruleproof.engines.recorder import Recorder
from ruleproof.engines.recording import Legal
from ruleproof.explore.playthrough import CannotPlay, Line, clauses_of
from ruleproof.input import jsontext
from ruleproof.language.operations import Play
from ruleproof.rules.model import Clause
from ruleproof.rules.verbs import Verb

PLAYERS = ("random", "sensible")
_MOST_SECONDS = 8.0
"""Maximum number of seconds of play for one click."""
_MOST_WEIGHED = 6
"""Maximum number of actions the reference tries before one is chosen."""


class Watched(msgspec.Struct, frozen=True):
    """How many plays were made, and why it paused."""

    plays: int
    why: str


def play_on(line: Line, player: str, most: int, pause_at: Clause | None = None) -> Watched:
    """Play on from the current step of a line, up to a number of plays, and return why it paused.

    It pauses if chance must be given by hand or nobody can act, and after a play in which the reference
    applies the clause.
    """
    until = time.monotonic() + _MOST_SECONDS
    for number in range(most):
        legal = line.legal()
        if not legal:
            return Watched(number, "nobody can act: the game is over")
        seat, action = _chosen(line, player, legal)
        try:
            line.play(Play(seat=seat, action=action))
        except CannotPlay as error:
            return Watched(number, str(error))
        if line.waiting is not None:
            return Watched(number, "chance must be given by hand")
        if pause_at is not None and pause_at.id in clauses_of(line.here):
            return Watched(number + 1, f"clause {pause_at.number} was applied: {pause_at.text}")
        if time.monotonic() > until:
            return Watched(number + 1, f"{_MOST_SECONDS:g} seconds have passed")
    missed = f", and clause {pause_at.number} was not met" if pause_at is not None else ""
    return Watched(most, f"as many plays as asked for{missed}")


def _chosen(line: Line, player: str, legal: list[Legal]) -> Legal:
    acting = set(line.state["to_act"])
    own = [one for one in legal if one[0] in acting] or legal
    seat = line.dice.choice(own)[0]
    choices = [one for one in own if one[0] == seat]
    if player == "random" or len(choices) == 1:
        return line.dice.choice(choices)
    recorder = line.book.recorder
    scorer = Recorder(recorder.session, (Verb.OUTCOME,), reference=True)

    def score(choice: Legal) -> float:
        step = scorer.next(line.story, Play(seat=choice[0], action=choice[1]), line.here)
        return points_of(step.answers.outcome, choice[0]) if step.refusal is None else 0.0

    return sensibly(choices, score, line.dice)


def sensibly(choices: Sequence[Legal], score: Callable[[Legal], float], dice: random.Random) -> Legal:
    """Return the action after which its seat has most points by `score`; between equals, the one with most
    members.

    An action with only a type is usually a pass.
    """
    some = choices if len(choices) <= _MOST_WEIGHED else dice.sample(choices, _MOST_WEIGHED)
    return max(some, key=lambda choice: (score(choice), len(choice[1]) > 1, dice.random()))


def points_of(outcome: bytes, seat: str) -> float:
    """Return a seat's points in an outcome, or 0 if it names none.

    It is a number below the seat's name, or the one called total, or the first of several.
    """
    if not outcome:
        return 0.0
    decoded = jsontext.decode(outcome)
    won = 1000.0 * (seat in decoded.get("winners", ()))
    for part in decoded.values():
        if isinstance(part, dict) and seat in part:
            return won + _number(part[seat])
    return won


def _number(value: Any) -> float:
    if type(value) is int:
        return float(value)
    if not isinstance(value, dict):
        return 0.0
    numbers = {name: number for name, number in value.items() if type(number) is int}
    return float(numbers.get("total", next(iter(numbers.values()), 0)))

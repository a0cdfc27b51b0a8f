"""Plays at random until a clause is applied, to be watched."""

from __future__ import annotations

import time

import msgspec

from ruleproof.engines.recording import Legal
from ruleproof.explore.playthrough import CannotPlay, Line, clauses_of
from ruleproof.language.operations import Play
from ruleproof.rules.model import Clause

_MOST_SECONDS = 8.0
"""Maximum number of seconds of play for one click."""


class Watched(msgspec.Struct, frozen=True):
    """How many plays were made, and why play paused."""

    plays: int
    why: str


def play_on(line: Line, most: int, pause_at: Clause | None = None) -> Watched:
    """Play on from the current step of a line, up to a number of plays, and return why play paused.

    Play pauses if chance must be given by hand or nobody can act, and after a play in which the reference
    applies the clause.
    """
    until = time.monotonic() + _MOST_SECONDS
    for number in range(most):
        legal = line.legal()
        if not legal:
            return Watched(number, "nobody can act: the game is over")
        seat, action = _chosen(line, legal)
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


def _chosen(line: Line, legal: list[Legal]) -> Legal:
    acting = set(line.state["to_act"])
    own = [one for one in legal if one[0] in acting] or legal
    seat = line.dice.choice(own)[0]
    return line.dice.choice([one for one in own if one[0] == seat])

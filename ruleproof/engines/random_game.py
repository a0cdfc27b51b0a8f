"""A random game: a taste chooses the plays, and a deal gives chance, until nobody can act."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

from ruleproof.engines.answers import waiting_in
from ruleproof.engines.chance import Deal, dealt
from ruleproof.engines.recording import Step
from ruleproof.language.operations import Play
from ruleproof.rules.coverage import EVERYTHING, Coverage

S = TypeVar("S")
_MAY_ACT = 0.15
"""Probability that a seat that may act, but need not, takes an action."""
Taste = Callable[[S], Play | None]
"""Chooses the next play at a step of a game; None ends the game."""


def random_game(
    step: S, make: Callable[[Play, S], S], taste: Taste[S], deal: Deal
) -> Iterator[tuple[Play, S]]:
    """Yield the plays of a game that goes on from a step, each with its chance and with the step after it.

    `make` makes a play at a step, and returns a step that says which chance the play still needs.
    """
    while (play := taste(step)) is not None:
        play, step = dealt(play, partial(_at, step, make), deal)
        yield play, step


def _at(step: S, make: Callable[[Play, S], S], play: Play) -> S:
    return make(play, step)


def any_legal(dice: random.Random) -> Taste[Step]:
    """Return the taste for all legal actions alike, of whichever seat."""

    def choose(step: Step) -> Play | None:
        legal = step.legal
        return Play(*dice.choice(legal)) if legal else None

    return choose


def any_seat_to_act(dice: random.Random, covers: Coverage = EVERYTHING) -> Taste[Step]:
    """Return the taste for all seats that must act alike; those that only may act wait for them. Only actions
    that are covered are chosen.
    """

    def choose(step: Step) -> Play | None:
        legal = [one for one in step.legal if covers.takes(one[1])]
        if not legal:
            return None
        acting = waiting_in(step.state).to_act
        own = [one for one in legal if one[0] in acting] or legal
        seat = dice.choice(own)[0]
        return Play(*dice.choice([one for one in own if one[0] == seat]))

    return choose


def varied(to_act: Sequence[str], legal: Mapping[str, Sequence[dict[str, Any]]], dice: random.Random) -> Play:
    """Choose a seat and one of its actions at random, now among the actions and now among their kinds; seats
    that need not act are chosen less often.
    """
    must = [seat for seat in legal if seat in to_act]
    may = [seat for seat in legal if seat not in must]
    seat = dice.choice(may if may and (not must or dice.random() < _MAY_ACT) else must)
    actions = legal[seat]
    return Play(seat, of_any_kind(actions, dice) if dice.random() < 0.5 else dice.choice(actions))


def of_any_kind(actions: Sequence[dict[str, Any]], dice: random.Random) -> dict[str, Any]:
    """Return one of some actions at random; each kind of action is equally likely, however many actions it
    has.
    """
    kind = dice.choice(list(dict.fromkeys(str(action.get("type")) for action in actions)))
    return dice.choice([action for action in actions if str(action.get("type")) == kind])

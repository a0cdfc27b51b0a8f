"""Finds other deals of a game that a seat cannot tell apart from it: things that it has never seen since they
were shuffled change places.
"""

from __future__ import annotations

import itertools
import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ruleproof.cases.case import Start, Story
from ruleproof.engines.recording import Step
from ruleproof.input import jsontext
from ruleproof.language.operations import Play


@dataclass
class Walk:
    """A game as the reference plays it, with the engine's own states as far as they are known."""

    story: Story
    plays: list[Play] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    own: list[bytes] = field(default_factory=list)

    @property
    def start(self) -> Start:
        """Return the start of the game."""
        return self.story.start


@dataclass(frozen=True)
class Exchange:
    """Two things to exchange in one shuffle: number `outcome` of the chance of the start (`event` 0) or of a
    play. `seat` cannot see one of them in the position after `at` plays.
    """

    at: int
    seat: str
    names: tuple[str, str]
    event: int
    outcome: int

    def dealt(self, walk: Walk, dice: random.Random) -> Story:
        """Return the game up to there with the two things exchanged."""
        start, plays = walk.start, walk.plays[: self.at]
        changed = plays[self.event - 1] if self.event else start
        order = list(changed.chance[self.outcome]["shuffle"])
        one, other = (
            dice.choice([at for at, known in enumerate(order) if known == name]) for name in self.names
        )
        order[one], order[other] = order[other], order[one]
        chance = (*changed.chance[: self.outcome], {"shuffle": order}, *changed.chance[self.outcome + 1 :])
        if self.event:
            plays[self.event - 1] = msgspec.structs.replace(plays[self.event - 1], chance=chance)
        else:
            start = msgspec.structs.replace(start, chance=chance)
        return msgspec.structs.replace(walk.story, start=start, plays=tuple(plays))


def exchanges(walk: Walk, tried: Counter[str], dice: random.Random) -> Iterator[Exchange]:
    """Yield exchanges, endlessly if there are any: each kind of place has its turn, such as the top of a
    pile, the rest of it, and the hand of a seat, those first that have been tried least.
    """
    found: dict[str, list[Exchange]] = {}
    for at, seat, unseen in _unseen(walk):
        for place, name in leaves(jsontext.decode(walk.steps[at].state)["table"], ""):
            others = [one for one, where in unseen.items() if one != name and where == unseen.get(name)]
            if others:
                one = Exchange(at, seat, (name, dice.choice(others)), *unseen[name])
                found.setdefault(re.sub(r"\[[1-9]\d*\]", "[]", place), []).append(one)
    for kind in itertools.cycle(sorted(dice.sample([*found], len(found)), key=tried.__getitem__)):
        tried[kind] += 1
        yield dice.choice(found[kind])


def _unseen(walk: Walk) -> Iterator[tuple[int, str, dict[str, tuple[int, int]]]]:
    """Yield, for each settled position and each seat, the things of which the seat has not seen all copies
    since their last shuffle, with the number of the play and of the chance outcome that shuffled them.
    """
    last: dict[str, tuple[int, int]] = {}
    copies: dict[str, int] = {}
    seen: dict[str, set[str]] = {seat: set() for seat in walk.start.seats}
    chances = [walk.start.chance, *(play.chance for play in walk.plays)]
    for at, (chance, step) in enumerate(zip(chances, walk.steps, strict=True)):
        for number, one in enumerate(chance):
            order = one.get("shuffle", ())
            last |= dict.fromkeys(order, (at, number))
            copies |= {name: order.count(name) for name in order}
            for known in seen.values():
                known.difference_update(order)
        for seat, known in seen.items():
            view = step.answers.views.get(seat, b"")
            known |= {name for name in last if view.count(jsontext.encode(name)) >= copies[name]}
            if step.settled and at < len(walk.own):
                yield at, seat, {name: where for name, where in last.items() if name not in known}


def leaves(value: Any, place: str) -> Iterator[tuple[str, Any]]:
    """Yield each value inside lists and objects, with its place."""
    if isinstance(value, dict):
        for key, one in value.items():
            yield from leaves(one, f"{place}{'/' * bool(place)}{key}")
    elif isinstance(value, list):
        for number, one in enumerate(value):
            yield from leaves(one, f"{place}[{number}]")
    else:
        yield place or "the whole", value

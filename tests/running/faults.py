"""The faulty engines of `faults.yaml`, and which cases a fault may touch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.cases.case import Case, Start
from ruleproof.input import jsontext
from ruleproof.running.recorded_story import RecordedStory
from tests.toybox import toy_stories

RARE = "market_day/turn/no_piece_and_three_pieces_cannot_be_bought/0"
TOP_CARD = "market_day/auction/the_top_card_lies_on_the_stall"


@dataclass(frozen=True)
class Facts:
    """What happens in a case when all goes well.

    It has the states that are asked about, and the plays, with whether each is refused.
    """

    case: Case
    start: Start
    states: tuple[dict[str, Any], ...]
    plays: tuple[tuple[dict[str, Any], bool], ...]

    def plays_a(self, kind: str, *, accepted: bool = False) -> bool:
        return any(action["type"] == kind and not (accepted and refused) for action, refused in self.plays)

    def is_in(self, phase: str) -> bool:
        return any(state["phase"] == phase for state in self.states)


@cache
def facts_of_all_cases() -> dict[str, Facts]:
    """Return the facts of every case of the toy game, by its id."""
    found = {}
    for recorded in toy_stories():
        for case in recorded.story.cases:
            found[case.id] = facts(case, recorded)
    return found


def facts(case: Case, recorded: RecordedStory) -> Facts:
    """Return the facts of one case; a step of a tour begins with the state that the step before it left."""
    story, recording = recorded.story, recorded.recording
    first = 0 if case.lines else case.begins
    numbers = range(first + 1, case.ends + 1)
    steps = [recording.made(number) for number in numbers]
    texts = [recording.made(first).state, *(step.state for step in steps)]
    plays = [story.plays[number - 1] for number in numbers]
    taken = tuple((play.action, step.refusal is not None) for play, step in zip(plays, steps, strict=True))
    return Facts(case, story.start, tuple(jsontext.decode(text) for text in texts), taken)


TOUCHES: dict[str, Callable[[Facts], bool]] = {
    "anything": lambda facts: True,
    "calls": lambda facts: facts.plays_a("call"),
    "plays": lambda facts: bool(facts.plays),
    "is_the_first": lambda facts: facts.case.id == TOP_CARD,
    "begins_in_a_position": lambda facts: not facts.start.is_new_game,
    "asks_for_more_than_the_outcome": lambda facts: facts.case.verbs != ("outcome",),
    "has_a_reading": lambda facts: bool(facts.case.readings),
    "opens_auctions": lambda facts: facts.plays_a("call", accepted=True),
    "auctions": lambda facts: facts.is_in("auction"),
    "turns": lambda facts: facts.is_in("turn"),
    "works": lambda facts: facts.plays_a("work", accepted=True),
    "sells": lambda facts: facts.plays_a("sell", accepted=True),
    "bids": lambda facts: facts.plays_a("bid", accepted=True),
    "rare": lambda facts: facts.case.id == RARE,
    "ends": lambda facts: facts.is_in("over"),
    "has_three_seats_from_the_start": lambda facts: facts.start.is_new_game and len(facts.start.seats) == 3,
    "has_pairs": lambda facts: any(
        len(goods) == 2 for state in facts.states for goods in state["table"]["goods"].values()
    ),
    "lets_somebody_act_meanwhile": lambda facts: any(state["may_act"] for state in facts.states),
    "buys_in_vain": lambda facts: any(one["type"] == "buy" and refused for one, refused in facts.plays),
    "ties_bids": lambda facts: (
        facts.case.id
        in (
            "market_day/auction/nobody_takes_the_card_when_the_highest_bids_are_equal",
            "market_day/auction/the_tied_bidder_next_to_the_caller_takes_the_card",
            "market_day/tours/three_traders/7",
        )
    ),
}
"""Which cases a fault may touch, as the table calls it."""


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """A faulty engine and what it must get, as `faults.yaml` explains."""

    name: str
    touches: str
    changed: dict[str, int] = {}
    says: str = ""
    cause: str = ""
    clause: str = ""
    example: str = TOP_CARD.removeprefix("market_day/")
    timeout: float = 30.0
    notes: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.name

    @property
    def example_case(self) -> str:
        return f"market_day/{self.example}"

    def may_touch(self, case: str) -> bool:
        """Tell whether the fault may change the verdict of a case."""
        return TOUCHES[self.touches](facts_of_all_cases()[case])


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table of faulty engines."""

    protocol: tuple[Fault, ...]
    rules: tuple[Fault, ...]
    allowed: tuple[Fault, ...]
    not_started: dict[str, str]
    inside: dict[str, str]
    tested_elsewhere: tuple[str, ...]

    @property
    def judged(self) -> tuple[Fault, ...]:
        """Return the engines that are judged."""
        return (*self.protocol, *self.rules, *self.allowed)

    def names(self) -> Iterator[str]:
        """Yield the name of every engine of the table."""
        yield from (fault.name for fault in self.judged)
        yield from (*self.not_started, *self.inside, *self.tested_elsewhere)


TABLE = msgspec.yaml.decode(Path(__file__).with_name("faults.yaml").read_bytes(), type=Table)

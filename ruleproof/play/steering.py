"""Steering: what play has reached so far, and players that prefer what was reached least."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from ruleproof.engines.recording import Legal, Refusal, Step
from ruleproof.input import jsontext

_MOST_KEPT = 300
"""So many positions are kept in which something was reached for the first times."""
_FEW = 3
"""What has been reached so often is no longer new."""
_MOST_WEIGHED = 6
"""So many actions are tried by the reference before one is chosen."""


class Reached(msgspec.Struct):
    """How often clauses, pairs of them in succession, refusals, decisions and deeds were reached."""

    clauses: dict[str, int] = {}
    pairs: dict[str, int] = {}
    refusals: dict[str, int] = {}
    decisions: dict[str, int] = {}
    deeds: dict[str, int] = {}

    def add(self, other: Reached) -> None:
        """Add what another reached."""
        for name in self.__struct_fields__:
            count(getattr(self, name), getattr(other, name))


def count(counts: dict[str, int], more: dict[str, int] | Iterable[str]) -> None:
    """Add to some counts those of another, or one for each of some names."""
    items = more.items() if isinstance(more, dict) else ((name, 1) for name in more)
    for name, number in items:
        counts[name] = counts.get(name, 0) + number


class Position(msgspec.Struct, frozen=True):
    """A state worth going on from, its component set, and whether it comes of a jolted one."""

    state: bytes
    components: str
    jolted: bool


class Coverage:
    """Counts what play reaches, and keeps the positions from which something new was reached."""

    def __init__(self) -> None:
        self.reached = Reached()
        self.positions: list[Position] = []
        self._before: tuple[str, ...] = ()

    def begin(self) -> None:
        """A game begins: what was applied last does not go before what comes."""
        self._before = ()

    def step(self, state: Mapping[str, Any], step: Step, before: Position | None) -> None:
        """Count what a step reached; where that was new, keep the position before it."""
        reached = self.reached
        shown = (*step.clauses, *step.answers.view_clauses, *step.answers.outcome_clauses)
        pairs = self._pairs(step)
        decision = decision_of(state)
        new = (
            any(reached.clauses.get(clause, 0) < _FEW for clause in shown)
            or any(pair not in reached.pairs for pair in pairs)
            or reached.decisions.get(decision, 0) < _FEW
        )
        count(reached.clauses, shown)
        count(reached.pairs, pairs)
        count(reached.decisions, [decision])
        self._before = step.clauses
        if new and before is not None:
            self.positions.append(before)
            del self.positions[:-_MOST_KEPT]

    def refused(self, refusals: Iterable[Refusal | None]) -> None:
        """Count the clauses under which the reference refused."""
        count(self.reached.refusals, [one.clause for one in refusals if one is not None and one.clause])

    def _pairs(self, step: Step) -> list[str]:
        return [f"{one} > {other}" for one in self._before for other in step.clauses]

    def novelty(self, step: Step) -> float:
        """Return how much a step would reach that was reached seldom."""
        reached = self.reached
        pairs = sum(1 / (1 + reached.pairs.get(pair, 0)) for pair in self._pairs(step))
        return sum(3 / (1 + reached.clauses.get(clause, 0)) for clause in step.clauses) + pairs

    def rarest(self, decision: str, choices: Sequence[Legal], dice: random.Random) -> Legal:
        """Return an action of a sort that was taken seldom in such a decision."""
        by_deed: dict[str, list[Legal]] = {}
        for choice in choices:
            by_deed.setdefault(f"{decision} {deed_of(choice[1])}", []).append(choice)
        deeds = list(by_deed)
        weights = [1 / (1 + self.reached.deeds.get(deed, 0)) for deed in deeds]
        return dice.choice(by_deed[dice.choices(deeds, weights)[0]])

    def took(self, decision: str, action: Mapping[str, Any]) -> None:
        """Count an action that is taken."""
        count(self.reached.deeds, [f"{decision} {deed_of(action)}"])


def decision_of(state: Mapping[str, Any]) -> str:
    """Return the kind of decision that a state waits for: its phase, and the kinds of what is pending."""
    pending = state.get("pending")
    parts = pending if isinstance(pending, list) else [pending]
    kinds = [str(part.get("kind", "")) for part in parts[:2] if isinstance(part, dict)]
    return " ".join([str(state.get("phase", "")), *filter(None, kinds)])


def deed_of(action: Mapping[str, Any]) -> str:
    """Return the sort of an action: its type, and its members that are words."""
    words = [str(value) for name, value in action.items() if name != "type" and isinstance(value, str)]
    return " ".join([str(action.get("type", "")), *words[:2]])


Try = Callable[[Legal], Step | None]
"""Returns the reference's step after an action, or None where that takes chance."""
Score = Callable[[Legal], float]
"""Returns how an action leaves its seat standing."""


def by_novelty(coverage: Coverage, choices: Sequence[Legal], tried: Try, dice: random.Random) -> Legal:
    """Return, of some actions, the one that reaches most of what was reached seldom."""
    some = choices if len(choices) <= _MOST_WEIGHED else dice.sample(choices, _MOST_WEIGHED)

    def worth(choice: Legal) -> float:
        step = tried(choice)
        return dice.random() / 4 + (coverage.novelty(step) if step is not None else 0.5)

    return max(some, key=worth)


def sensibly(choices: Sequence[Legal], score: Score, dice: random.Random) -> Legal:
    """Return, of some actions, one that leaves its seat with most points; of equals, one that says most.

    What has no members but its type is most often a pass.
    """
    some = choices if len(choices) <= _MOST_WEIGHED else dice.sample(choices, _MOST_WEIGHED)
    return max(some, key=lambda choice: (score(choice), len(choice[1]) > 1, dice.random()))


def points_of(outcome: bytes, seat: str) -> float:
    """Return a seat's points by an outcome, or 0 where it names none: a number below the seat's name, or the
    one called total, or the first of several.
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

"""Finds what clauses are about, as far as the suite shows it: the places that their scenarios check."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from ruleproof.cases.case import Case, Story
from ruleproof.diagnosis.applied import changing
from ruleproof.engines.recording import Step
from ruleproof.judging.differences import NEW_GAME
from ruleproof.judging.verdicts import Compared, Difference, Result
from ruleproof.language import operations as op
from ruleproof.rules.canonical import Shape
from ruleproof.running.run import GameRun

_OF_CHANGES = 0.1
"""The part of the result that depends on whether the reference changed the place under the clause."""


def clauses_about(run: GameRun) -> dict[str, dict[str, float]]:
    """Return, for each failing case, how far clauses are about the places that differ first, from 0 to 1.

    This is the share of the clause's scenarios that check such a place. A place that the scenarios of few
    clauses check weighs more, as the inverse document frequency of Sparck Jones (1972). A clause under which
    the reference changed the place counts a little more. A case is omitted if no scenario checks its places.
    """
    differing = list(run.differing())
    subjects = _Subjects(run) if differing else None
    found = {result.case: subjects.of(result, step) for _, result, step in differing if subjects}
    return {case: about for case, about in found.items() if about}


class _Subjects:
    """The places that the scenarios of each clause check."""

    def __init__(self, run: GameRun) -> None:
        self._seats = frozenset(run.plan.suite.game.seats)
        shapes = run.plan.suite.validator.shapes
        self._shapes: dict[Compared, Shape | None] = {
            Compared.VIEW: shapes.view,
            Compared.OUTCOME: shapes.outcome,
        }
        self._state = shapes.state
        checked: dict[str, Counter[str]] = defaultdict(Counter)
        scenarios: Counter[str] = Counter()
        for recorded in run.plan.stories:
            for case in (one for one in recorded.story.cases if one.lines):
                scenarios.update(case.clauses)
                places = {*self._checked(recorded.story, case)}
                for clause in case.clauses:
                    checked[clause].update(places)
        clauses = Counter(place for places in checked.values() for place in places)
        self._weights = {place: math.log(1 + len(checked) / number) for place, number in clauses.items()}
        self._shares = {
            clause: {place: number / scenarios[clause] for place, number in places.items()}
            for clause, places in checked.items()
        }
        self._overlaps: Callable[[frozenset[str]], Mapping[str, float]] = cache(self._overlap)

    def of(self, result: Result, step: Step | None) -> dict[str, float]:
        """Return how far clauses are about the first difference in a case; none if that is unknown. `step` is
        the reference's step there.
        """
        first = result.first or result.differences[0]
        if not (overlaps := self._overlaps(frozenset(self._differing(first)))):
            return {}
        changed = set(changing(step, {*first.path.split("/")})) if step and first.what.is_of_state else set()
        return {
            clause: (1 - _OF_CHANGES) * overlaps.get(clause, 0.0) + _OF_CHANGES * (clause in changed)
            for clause in overlaps.keys() | changed
        }

    def _overlap(self, places: frozenset[str]) -> Mapping[str, float]:
        # Sets of texts have another order in each process; an exact sum does not depend on it.
        whole = math.fsum(self._weights.get(place, 0.0) for place in places)
        if not whole:
            return {}
        shares = {
            clause: math.fsum(self._weights[place] * own[place] for place in places & own.keys()) / whole
            for clause, own in self._shares.items()
        }
        return {clause: share for clause, share in shares.items() if share}

    def _checked(self, story: Story, case: Case) -> Iterator[str]:
        """Yield the places that a scenario checks, and the actions whose refusal or legality it checks."""
        last = str(story.plays[-1].action.get("type", "")) if story.plays else NEW_GAME
        for one in case.expectations:
            match one:
                case op.GameRefused():
                    yield f"{Compared.REFUSAL} {NEW_GAME}"
                case op.Refused():
                    yield f"{Compared.REFUSAL} {last}"
                case op.Legal(action=action):
                    yield from _kinds([action])
                case op.LegalExactly(actions=actions, like=like):
                    yield from _kinds([*actions, like])
                case op.Sees(path=path):
                    yield from self._named(Compared.VIEW, path)
                case op.Outcome(path=path):
                    yield from self._named(Compared.OUTCOME, path)
                case op.Value(path=path) | op.Changed(path=path) | op.Unchanged(path=path):
                    yield from self._named(Compared.STATE, path)
                case op.SameAs(path=path, other=other):
                    yield from (*self._named(Compared.STATE, path), *self._named(Compared.STATE, other))

    def _differing(self, first: Difference) -> Iterator[str]:
        if first.what == Compared.REFUSAL:
            yield f"{Compared.REFUSAL} {first.action or NEW_GAME}"
        elif first.what == Compared.LEGAL_ACTIONS:
            yield from _kinds([*_listed(first.expected, first.missing), *_listed(first.actual, first.extra)])
        else:
            for path in (first.path, *first.also):
                yield from self._named(first.what, path.split("/"))

    def _named(self, what: Compared, path: Sequence[str | int]) -> Iterator[str]:
        """Yield the parts of a path that the schema names, apart from seats."""
        shape = self._shapes.get(what, self._state)
        kind = what if what in self._shapes else Compared.STATE
        for part in path:
            key = int(part) if isinstance(part, str) and part.isdigit() else part
            if isinstance(key, str) and shape and shape.names(key) and key not in (*self._seats, "table"):
                yield f"{kind} {key}"
            shape = shape.child(key) if shape else None


def _listed(actions: Any, number: int) -> list[Any]:
    return actions if number and isinstance(actions, list) else []


def _kinds(actions: Iterable[Any]) -> Iterator[str]:
    kinds = (action.get("type") for action in actions if isinstance(action, dict))
    yield from (f"{Compared.LEGAL_ACTIONS} {kind}" for kind in kinds if kind)

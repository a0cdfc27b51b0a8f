"""Finds what a case needs from an engine that covers only part of a game."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from ruleproof.cases.case import Case, Story
from ruleproof.engines.recording import Recording, Step
from ruleproof.input import jsontext
from ruleproof.input.jsontext import Place
from ruleproof.language.operations import (
    ASKED,
    CannotSee,
    Changed,
    Expectation,
    Legal,
    LegalExactly,
    Outcome,
    Refused,
    SameAs,
    Sees,
    Unchanged,
    Value,
)
from ruleproof.rules.canonical import same
from ruleproof.rules.coverage import Coverage
from ruleproof.rules.validation import Validator


def uncovered_part(
    covers: Coverage, validator: Validator, story: Story, case: Case, expected: Recording
) -> str:
    """Return the first thing that a case needs and an engine does not cover, or ''.

    A scenario is played from its start. A step of a tour is played from the state after the step before it.
    """
    return _Needs.of(covers, validator).missing(validator, story, case, expected)


def untold(covers: Coverage, verbs: Collection[str], validator: Validator, case: Case) -> tuple[str, ...]:
    """Return the reasons why expectations of a case cannot be tested: parts that the engine does not cover,
    and questions that it does not answer.
    """
    needs = _Needs.of(covers, validator)
    missing = {ASKED[type(one)] for one in case.expectations if type(one) in ASKED} - {*verbs}
    parts = (need for one in case.expectations for need in needs.of_expectation(one, case))
    return tuple(dict.fromkeys((*(f"the engine has no {verb}" for verb in sorted(missing)), *parts)))


@dataclass(frozen=True)
class _Needs:
    """Finds the parts of a game that a case needs and the engine does not cover."""

    covers: Coverage
    has_whole_table: bool

    @classmethod
    def of(cls, covers: Coverage, validator: Validator) -> _Needs:
        return cls(covers, not covers.lacks("table", validator.names["table"]))

    def missing(self, validator: Validator, story: Story, case: Case, expected: Recording) -> str:
        if self.covers.is_whole:
            return ""
        begins = case.begins if len(story.cases) > 1 else 0
        needs = (
            *self._plays(story, case, begins),
            *(need for one in case.expectations for need in self.of_expectation(one, case)),
            *self._changes(validator, case, begins, expected),
            *self._waits(validator, case, begins, expected),
        )
        return needs[0] if needs else ""

    def _plays(self, story: Story, case: Case, begins: int) -> Iterator[str]:
        for number, play in enumerate(story.plays[begins : case.ends], start=begins):
            if not self.covers.takes(play.action):
                where = " on the way there" if number < case.begins else ""
                yield f"the engine does not cover the action {play.action.get('type')!r}{where}"

    def of_expectation(self, expectation: Expectation, case: Case) -> Iterator[str]:
        """Yield why an expectation cannot be tested."""
        match expectation:
            case Value(path=path) | Changed(path=path):
                yield from self._place(path)
            case SameAs(path=path, other=other):
                yield from self._place(path)
                yield from self._place(other)
            case Unchanged(path=path):
                refused = any(isinstance(one, Refused) for one in case.expectations)
                if path or not refused:
                    yield from self._place(path or ("table",))
            case Legal(action=action):
                yield from self._types([action])
            case LegalExactly(actions=actions, like=like):
                yield from self._types([*actions, *([like] if "type" in like else [])])
                if self.covers.actions is not None and not actions and "type" not in like:
                    yield "the engine does not cover every action, but the case expects that there are none"
            case Outcome(path=path) if is_left_out(expectation, case, self.covers):
                return
            case Outcome(path=path):
                yield from _named("outcome", self.covers.outcome, path)
            case Sees(seat=seat, path=path) if path[:1] and path[0] in self.covers.own:
                if path[1:2] != (seat,):
                    yield f"the engine covers only the own entry of view/{path[0]}"
            case Sees(path=path):
                yield from _named("view", self.covers.view, path)
            case CannotSee():
                yield from _named("view", self.covers.view, ())

    def _place(self, path: Place) -> Iterator[str]:
        if path[:1] == ("table",) and not self.has_whole_table:
            yield from _named("table", self.covers.table, path[1:])

    def _types(self, actions: list[dict[str, Any]]) -> Iterator[str]:
        for action in actions:
            if "type" in action and not self.covers.takes(action):
                yield f"the engine does not cover the action {action['type']!r}"
            elif "type" not in action and self.covers.actions is not None:
                yield "the engine does not cover every action, but the case is about any type of action"

    def _changes(self, validator: Validator, case: Case, begins: int, expected: Recording) -> Iterator[str]:
        """Yield the keys of the table that the plays of a case change.

        An engine that only copies such a key would be wrong.
        """
        if self.covers.table is None:
            return
        shape = validator.shapes.state.child("table")
        before: dict[str, Any] | None = None
        for number in range(begins, case.ends + 1):
            step = expected.step(number)
            if step is None or not step.state:
                return
            after = jsontext.decode(step.state)["table"]
            for key in [key for key in after if key not in self.covers.table]:
                inner = shape.child(key) if shape is not None else None
                if before is not None and not same(inner, before.get(key), after[key]):
                    where = " on the way there" if number <= case.begins else ""
                    yield f"the engine does not cover table/{key}, which changes{where}"
            before = after

    def _waits(self, validator: Validator, case: Case, begins: int, expected: Recording) -> Iterator[str]:
        """Yield the places where the game waits for a seat that has no covered action, or no other than to
        decline the uncovered ones: an engine that does not offer these goes on by itself.
        """
        if self.covers.actions is None:
            return
        declining = validator.shapes.action.declining
        for number in range(begins, case.ends + 1):
            step = expected.step(number)
            for seat in _seats_to_act(step) if step is not None else ():
                assert step is not None
                actions = jsontext.decode(step.answers.legal.get(seat, b"[]"))
                left_out = {action["type"] for action in actions if not self.covers.takes(action)}
                covered = {action["type"] for action in actions} - left_out
                if left_out and covered <= declining:
                    kinds = ", ".join(map(repr, sorted(left_out)))
                    either = f", or decline with {', '.join(map(repr, sorted(covered)))}" if covered else ""
                    why = f"the game waits for {seat}, who can only take {kinds}{either}"
                    yield f"{why}: the engine does not cover that"


def is_left_out(expectation: Expectation, case: Case, covers: Coverage) -> bool:
    """Tell whether an expectation is why the winners have won, of an engine that only says who they are.

    It is left out if the case also expects something of the outcome that the engine covers.
    """
    if covers.outcome is None or not isinstance(expectation, Outcome):
        return False
    others = [one for one in case.expectations if isinstance(one, Outcome) and one.path[:1] != ("why",)]
    covered = [one for one in others if one.path[:1] and one.path[0] in covers.outcome]
    return expectation.path == ("why",) and "why" not in covers.outcome and bool(covered)


def _named(part: str, covered: tuple[str, ...] | None, path: Place) -> Iterator[str]:
    if covered is None:
        return
    if not path:
        yield f"the engine does not cover all of the {part}"
    elif path[0] not in covered:
        yield f"the engine does not cover {part}/{path[0]}"


def _seats_to_act(step: Step) -> list[str]:
    if step.refusal is not None or not step.state:
        return []
    seats: list[str] = jsontext.decode(step.state).get("to_act", [])
    return seats

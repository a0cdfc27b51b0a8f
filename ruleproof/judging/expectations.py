"""Checks the expectations of a scenario against the answers of an engine or of the reference."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ruleproof.engines.recording import Answers
from ruleproof.input import jsontext
from ruleproof.input.jsontext import Place
from ruleproof.input.shortening import shortened, shortened_value
from ruleproof.judging.lists import missing_and_extra
from ruleproof.judging.verdicts import Compared, Difference
from ruleproof.language.operations import (
    CannotSee,
    Changed,
    Expectation,
    GameRefused,
    Legal,
    LegalExactly,
    Outcome,
    Refused,
    SameAs,
    Sees,
    Unchanged,
    Value,
)
from ruleproof.rules.canonical import MISSING, Shape, first_difference
from ruleproof.rules.model import Json
from ruleproof.rules.validation import Shapes, Validator
from ruleproof.rules.verbs import Verb

LENGTH = "length"
"""The last part of a place that means the length of the list there."""
_MOST_OF_LISTS = 160
"""Maximum number of characters about the items that only one of two lists has."""


@dataclass
class Witness:
    """The answers during a case: at the start, at the end, and whether the last play was refused.

    Texts are made canonical when an expectation asks for them. `changed_by_refusal` is the first difference
    between the answers before and after a refusal. `refusal` is the engine's message when it refused.
    """

    validator: Validator
    start_text: bytes
    end_text: bytes
    refused: bool
    seen: Answers
    changed_by_refusal: Difference | None = None
    refusal: str = ""

    @cached_property
    def start(self) -> Mapping[str, Json]:
        return self._canonical("state", self.start_text)

    @cached_property
    def end(self) -> Mapping[str, Json]:
        return self._canonical("state", self.end_text)

    @cached_property
    def legal(self) -> Mapping[str, list[Json]]:
        return {
            seat: self.validator.canonical(Verb.LEGAL_ACTIONS, text) for seat, text in self.seen.legal.items()
        }

    @cached_property
    def views(self) -> Mapping[str, Json]:
        return {seat: self._canonical(Verb.VIEW, text, seat) for seat, text in self.seen.views.items()}

    @cached_property
    def outcome(self) -> Mapping[str, Json]:
        return self._canonical(Verb.OUTCOME, self.seen.outcome)

    def _canonical(self, verb: str, text: bytes, seat: str = "") -> dict[str, Json]:
        value: dict[str, Json] = self.validator.canonical(verb, text, seat) if text else {}
        return value


def unmet(expectation: Expectation, witness: Witness) -> Difference | None:
    """Return the difference that breaks an expectation, or None if the expectation is met."""
    shapes, line = witness.validator.shapes, expectation.line
    match expectation:
        case Value(path=path, value=value):
            return _other_value(Compared.STATE, line, shapes.state, witness.end, path, value)
        case SameAs(path=path, other=other):
            one, two = (_held(shapes.state, witness.end, place) for place in (other, path))
            return _compare(Compared.STATE, line, path, one, two)
        case Changed(path=path, by=by):
            return _changed(line, path, by, witness)
        case Unchanged(path=path):
            return _unchanged(line, path, witness)
        case Refused():
            return None if witness.refused else _accepted(expectation, witness)
        case Legal():
            return _legal(expectation, witness, shapes)
        case LegalExactly():
            return _legal_exactly(expectation, witness, shapes)
        case Sees(seat=seat, path=path, value=value):
            view = witness.views.get(seat, {})
            return _other_value(Compared.VIEW, line, shapes.view, view, path, value, seat)
        case CannotSee(seat=seat, text=text):
            why = f"{seat} sees {text!r}, which is hidden"
            seen = _holds(witness.views.get(seat, {}), text)
            return Difference(Compared.VIEW, why, "", "hidden", text, seat, line=line) if seen else None
        case Outcome(path=path, value=value):
            return _other_value(Compared.OUTCOME, line, shapes.outcome, witness.outcome, path, value)


def _other_value(
    what: Compared, line: int, shape: Shape, whole: Any, path: Place, expected: Json, seat: str = ""
) -> Difference | None:
    """Return the difference between the value at a place and the expected value, or None."""
    inner = shape.at(path)
    wanted = inner.canonical(expected) if inner else expected
    return _compare(what, line, path, wanted, _held(shape, whole, path), seat)


def _accepted(expectation: Refused, witness: Witness) -> Difference:
    deed = "game" if isinstance(expectation, GameRefused) else "action"
    answer = f"answered with {witness.refusal}" if witness.refusal else "accepted"
    why = f"the {deed} must be refused, but it was {answer}"
    return Difference(
        Compared.REFUSAL, why, "", "refused", witness.refusal or "accepted", line=expectation.line
    )


def _held(shape: Shape, value: Any, path: Place) -> Any:
    """Return the value at a place, or 0 if the place is a missing count in a bag, because bags omit zeros."""
    content = _at(value, path)
    if content == MISSING and isinstance(_at(value, path[:-1]), dict):
        inner = shape.at(path)
        return 0 if inner is not None and inner.leaves_out_zero else content
    return content


def _at(value: Any, path: Place) -> Any:
    """Return the value at a place, of which the last part may be the `length` of a list, or MISSING."""
    for key in path:
        try:
            value = len(value) if key == LENGTH and isinstance(value, list) else value[key]
        except (KeyError, IndexError, TypeError):
            return MISSING
    return value


def _compare(
    what: Compared, line: int, path: Place, expected_value: Json, actual_value: Json, seat: str = ""
) -> Difference | None:
    different = first_difference(expected_value, actual_value)
    if different is None:
        return None
    inner, expected, actual = different
    place = "/".join(map(str, (*path, *inner)))
    lists = missing_and_extra(expected, actual)
    message = f"{place} is {_short(actual)}, but must be {_short(expected)}"
    if lists:
        message = f"{place} is not as expected; {shortened(lists, _MOST_OF_LISTS)}"
    return Difference(what, message, place, expected, actual, seat, line=line)


def _changed(line: int, path: Place, by: int, witness: Witness) -> Difference | None:
    before, after = _at(witness.start, path), _at(witness.end, path)
    place = "/".join(map(str, path))
    before = 0 if before == MISSING else before
    after = 0 if after == MISSING else after
    wanted = before + by if type(before) is int else by
    if type(before) is not int or type(after) is not int:
        return Difference(Compared.STATE, f"{place} is not a number", place, wanted, after, line=line)
    if after == wanted:
        return None
    message = f"{place} went from {before} to {after}, but must change by {by:+d}"
    return Difference(Compared.STATE, message, place, wanted, after, line=line)


def _unchanged(line: int, path: Place, witness: Witness) -> Difference | None:
    if witness.refused and not path:
        return witness.changed_by_refusal
    places: list[Place] = [path] if path else [("table",), ("to_act",), ("may_act",)]
    for place in places:
        difference = _compare(Compared.STATE, line, place, _at(witness.start, place), _at(witness.end, place))
        if difference is not None:
            return difference
    return None


def _legal(expectation: Legal, witness: Witness, shapes: Shapes) -> Difference | None:
    seat, legal = expectation.seat, witness.legal.get(expectation.seat, [])
    action = shapes.action.canonical(expectation.action)
    if any(_fits(one, action) for one in legal) == expectation.allowed:
        return None
    taken, line = _short(action), expectation.line
    if expectation.allowed:
        return Difference(
            Compared.LEGAL_ACTIONS, f"{seat} may not take {taken}", "", action, legal, seat, line=line
        )
    why = f"{seat} may take {taken}, but must not be allowed to"
    return Difference(Compared.LEGAL_ACTIONS, why, "", "not listed", legal, seat, line=line)


def _legal_exactly(expectation: LegalExactly, witness: Witness, shapes: Shapes) -> Difference | None:
    seat, shape = expectation.seat, shapes.action
    like = shape.canonical(expectation.like)
    fitting = (action for action in witness.legal.get(seat, []) if _fits(action, like))
    actual = sorted(fitting, key=jsontext.canonical)
    exactly = sorted(map(shape.canonical, expectation.actions), key=jsontext.canonical)
    if actual == exactly:
        return None
    missing = [action for action in exactly if action not in actual]
    extra = [action for action in actual if action not in exactly]
    details = [f"missing: {_short(missing)}"] * bool(missing) + [f"too many: {_short(extra)}"] * bool(extra)
    why = f"the legal actions of {seat} are not as expected; {'; '.join(details) or 'one is listed twice'}"
    return Difference(Compared.LEGAL_ACTIONS, why, "", exactly, actual, seat, line=expectation.line)


def _fits(action: Json, like: Json) -> bool:
    return isinstance(action, dict) and all(
        key in action and action[key] == value for key, value in like.items()
    )


def _holds(value: Json, text: str) -> bool:
    if isinstance(value, dict):
        return any(_holds(child, text) for child in value.values())
    if isinstance(value, list):
        return any(_holds(child, text) for child in value)
    return bool(value == text)


def _short(value: Any) -> str:
    return str(value) if value == MISSING else shortened_value(value, 160)

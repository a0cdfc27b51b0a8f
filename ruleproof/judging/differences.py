"""Finds where an engine's step differs from the reference's step, and describes the difference."""

from __future__ import annotations

import itertools
from typing import Any

import msgspec

from ruleproof.engines.recording import Answers, Countercheck, Step, play_as_text
from ruleproof.input import jsontext
from ruleproof.judging.verdicts import Difference, What
from ruleproof.language.operations import Play
from ruleproof.rules.canonical import MISSING, at_place, differences, first_difference, same
from ruleproof.rules.validation import Validator
from ruleproof.rules.verbs import Verb

NEW_GAME, POSITION, LOADED = "new_game", "a position", "a loaded position"
"""Names for the origin of a step that is not a play."""
STATE_KEYS = tuple(what for what in What if what.is_of_state)
"""The parts of a settled state that are compared."""
_CONCLUSIONS = ("winners", "why")
"""The members of an outcome that are compared last, because they follow from all others."""
_MOST_FURTHER = 11
"""Maximum number of differing places that are reported after the first."""
UNSETTLED_KEYS = tuple(key for key in STATE_KEYS if key != What.TABLE)
"""The parts of a state in the middle of a choice that are compared."""
_WHAT = {Verb.LEGAL_ACTIONS: What.LEGAL_ACTIONS, Verb.VIEW: What.VIEW, Verb.OUTCOME: What.OUTCOME}
_NO_ANSWERS = Answers()


class Examined(msgspec.Struct, frozen=True):
    """The result of checking a step against the schemas and laws and, if it was compared, against the
    reference's step.

    `difference` is the first difference. `broken_law` reports a state that breaks a conservation law.
    `uncounted` reports a refusal that does not count because the engine also refused a legal action.
    `changed` reports answers about the same state that changed after a refusal.
    """

    difference: Difference | None = None
    broken_law: Difference | None = None
    uncounted: Difference | None = None
    changed: Difference | None = None


def examine(
    validator: Validator,
    what: Play | str,
    actual: Step,
    expected: Step | None,
    before: Answers = _NO_ANSWERS,
    *,
    compare: bool = True,
    deferred: str = "",
) -> Examined:
    """Check a step against the schemas and laws and, with `compare`, against the reference's step.

    `what` is the play, or the origin of the step: `NEW_GAME`, `POSITION` or `LOADED`. `before` are the
    engine's answers about the state before the play, which are compared with its answers after a refusal.
    `deferred` names the deferred plays that are judged with this one.

    Raises:
        Invalid: the step contains a value that no engine may send.
    """
    words = deferred + play_as_text(what)
    if actual.refusal is not None:
        return _refused(validator, words, actual, expected, before, compare=compare)
    compared = expected if compare else None
    difference = _accepted(what, words, compared) if compared is not None else None
    compared = compared if difference is None else None
    broken_law = None
    if not isinstance(what, str) or what == NEW_GAME:
        in_state, broken_law = _state(validator, words, actual, compared)
        difference = difference or in_state
    to_compare = compared.answers if compared is not None and difference is None else None
    in_answers = _answers(validator, _when(what, words), actual.answers, to_compare)
    return Examined(difference or in_answers, broken_law)


def _when(what: Play | str, words: str) -> str:
    if isinstance(what, str):
        return "when a position is loaded" if what == LOADED else "at the start"
    return f"after {words}"


def _accepted(what: Play | str, words: str, expected: Step) -> Difference | None:
    """Return the difference if the rules refuse the action that the engine accepts, otherwise None."""
    if expected.refusal is None:
        return None
    why = f"{words} is accepted, but the rules refuse it: {expected.refusal.reason}"
    seat = what.seat if isinstance(what, Play) else ""
    return Difference(What.REFUSAL, why, "", "refused", "accepted", seat, words)


def _refused(
    validator: Validator, words: str, actual: Step, expected: Step | None, before: Answers, *, compare: bool
) -> Examined:
    refusal = actual.refusal
    assert refusal is not None
    if expected is None:
        return Examined()
    if expected.refusal is None:
        why = f"{words} is refused, but the rules allow it ({refusal.words}){actual.refused_outcome}"
        stops_at = actual.stops_at
        return Examined(
            Difference(What.REFUSAL, why, "", "accepted", refusal.words, after=words, stops_at=stops_at)
        )
    if expected.refusal.forbids and not refusal.forbids:
        asks = f"{words} is answered with {refusal.words}, but the rules refuse it: {expected.refusal.reason}"
        return Examined(Difference(What.REFUSAL, asks, "", "refused", refusal.words, after=words))
    to_compare = expected.answers if compare else None
    difference = _answers(validator, "after the refusal", actual.answers, to_compare)
    changed = difference_between(validator, before, actual.answers) if before != actual.answers else None
    uncounted = _failed_countercheck(actual.countercheck)
    return Examined(difference or changed or uncounted, uncounted=uncounted, changed=changed)


def _failed_countercheck(check: Countercheck | None) -> Difference | None:
    if check is None or check.refusal is None:
        return None
    action = jsontext.encode(check.action).decode()
    why = "the refusal does not count, since the engine also refuses"
    why += f" {action} of {check.seat}, which is legal: {check.refusal.words}"
    return Difference(What.REFUSAL, why, "", "accepted", "refused", check.seat)


def _state(
    validator: Validator, words: str, actual_step: Step, expected_step: Step | None
) -> tuple[Difference | None, Difference | None]:
    """Return the difference between two states, and the difference for a broken conservation law."""
    if expected_step is not None and same_text(actual_step.state, expected_step.state):
        return None, None
    value = validator.check("state", actual_step.state, words)
    broken = validator.laws.violations(value["table"])
    why = f"after {words} a conservation law is broken: {'; '.join(broken)}"
    law = Difference(What.CONSERVATION, why, after=f"after {words}") if broken else None
    if expected_step is None or not expected_step.state:
        return None, law
    expected = validator.covers.of("state", jsontext.decode(expected_step.state))
    if validator.covers.actions is not None:
        expected, value = (_without_idle(validator, one, expected_step.answers) for one in (expected, value))
    keys = STATE_KEYS if expected["settled"] else UNSETTLED_KEYS
    shape = validator.shapes.state
    if all(same(shape.child(key), expected[key], value[key]) for key in keys):
        return None, law
    expected, value = ({key: whole[key] for key in keys} for whole in map(shape.canonical, (expected, value)))
    return _first_of(None, expected, value, f"after {words}"), law


def _without_idle(validator: Validator, state: dict[str, Any], expected_answers: Answers) -> dict[str, Any]:
    """Return a state whose `may_act` lists only seats with a known covered action."""
    legal = {
        seat: validator.canonical(Verb.LEGAL_ACTIONS, text) for seat, text in expected_answers.legal.items()
    }
    able = [seat for seat in state["may_act"] if legal.get(seat)]
    return {**state, "may_act": able}


def _answers(
    validator: Validator, when: str, actual_answers: Answers, expected_answers: Answers | None
) -> Difference | None:
    """Return the first difference between answers about a state; all answers are checked against the
    schemas.
    """
    if expected_answers is not None and actual_answers.says_the_same(expected_answers):
        return None
    first: Difference | None = None
    for verb, seat, text in actual_answers.texts():
        expected = expected_answers.text(verb, seat) if expected_answers is not None else b""
        if expected and same_text(text, expected, any_order=verb == Verb.LEGAL_ACTIONS):
            continue
        what = f"{verb} of {seat} {when}" if seat else f"{verb} {when}"
        if not expected or first is not None:
            validator.require(verb, text, what)
        else:
            value = validator.check(verb, text, what)
            covered = validator.covers.of(verb, jsontext.decode(expected))
            first = _difference(validator, verb, seat, covered, value, when)
    return first


def _difference(
    validator: Validator, verb: Verb, seat: str, expected: Any, actual: Any, when: str
) -> Difference | None:
    if verb != Verb.LEGAL_ACTIONS and same(getattr(validator.shapes, verb), expected, actual):
        return None
    expected, actual = validator.canonical_value(verb, expected), validator.canonical_value(verb, actual)
    if verb == Verb.LEGAL_ACTIONS:
        return difference_of_actions(seat, expected, actual, when) if actual != expected else None
    if verb == Verb.OUTCOME:
        expected, actual = _counts_first(expected), _counts_first(actual)
    return _first_of(_WHAT[verb], expected, actual, when, seat)


def _counts_first(outcome: Any) -> Any:
    """Return an outcome in which the winners, and why they win, come after the counts that decide it."""
    if not isinstance(outcome, dict):
        return outcome
    return {
        **{key: value for key, value in outcome.items() if key not in _CONCLUSIONS},
        **{key: outcome[key] for key in _CONCLUSIONS if key in outcome},
    }


def stands_at(validator: Validator, own: bytes, expected: bytes) -> bool:
    """Tell whether an engine's own state agrees with this state of the reference."""
    if own == expected:
        return True
    try:
        one, two = validator.canonical("state", own), validator.canonical("state", expected)
        return all(one[key] == two[key] for key in STATE_KEYS)
    except (LookupError, TypeError):
        return False


def same_text(text: bytes, expected: bytes, *, any_order: bool = False) -> bool:
    """Tell whether an answer is certainly the same as the reference's, apart from the order of its keys or,
    with `any_order`, of the list.

    An answer that is the same passes every check, because the reference's answer did when it was recorded.
    The texts are compared, not the values: 1.0 and true differ from 1.
    False may also mean that the answers must be compared more closely.
    """
    if text == expected:
        return True
    one, other = jsontext.decode(text), jsontext.decode(expected)
    if any_order and isinstance(one, list) and isinstance(other, list):
        return sorted(map(jsontext.canonical, one)) == sorted(map(jsontext.canonical, other))
    return jsontext.canonical(one) == jsontext.canonical(other)


def _first_of(what: What | None, expected: Any, actual: Any, when: str, seat: str = "") -> Difference | None:
    """Return the first difference between two canonical values, with the first of the further places.

    Without `what`, the values are states, and the differing member of the state is used instead.
    """
    found = list(itertools.islice(differences(expected, actual), 1 + _MOST_FURTHER))
    if not found:
        return None
    places = ["/".join(map(str, path)) for path, _, _ in found]
    path, wanted, value = found[0]
    what = what or What(str(path[0]))
    place = places[0] or what
    whose = f" of {seat}" if seat else ""
    message = f"{when}, {place}{whose} differs"
    return Difference(what, message, place, wanted, value, seat, when, also=tuple(places[1:]))


def difference_of_actions(seat: str, expected: list[Any], actual: list[Any], when: str) -> Difference:
    """Return the difference between two lists of legal actions."""
    missing = [action for action in expected if action not in actual]
    extra = [action for action in actual if action not in expected]
    details: list[str] = []
    if missing:
        details.append(f"not listed: {_actions(missing)}")
    if extra:
        details.append(f"listed but not legal: {_actions(extra)}")
    message = f"{when}, the legal actions of {seat} differ; {'; '.join(details)}"
    return Difference(
        What.LEGAL_ACTIONS, message, "", missing, extra, seat, when, missing=len(missing), extra=len(extra)
    )


def _actions(actions: list[Any]) -> str:
    shown = ", ".join(jsontext.encode(action).decode() for action in actions[:3])
    return shown + (f" and {len(actions) - 3} more" if len(actions) > 3 else "")


def answers_otherwise(validator: Validator, difference: Difference, one: Step, other: Step) -> bool:
    """Tell whether two steps of the reference have different answers at the place of a difference."""
    if difference.what == What.REFUSAL or (one.refusal is None) != (other.refusal is None):
        return (one.refusal is None) != (other.refusal is None)
    if difference.what == What.LEGAL_ACTIONS:
        text = other.answers.text(Verb.LEGAL_ACTIONS, difference.seat)
        legal = validator.canonical(Verb.LEGAL_ACTIONS, text) if text else []
        missing, extra = difference.expected or [], difference.actual or []
        return any(action not in legal for action in missing) or any(action in legal for action in extra)
    if difference.what.is_of_state:
        texts, verb = [one.state, other.state], "state"
    else:
        texts = [step.answers.text(difference.what, difference.seat) for step in (one, other)]
        verb = difference.what
    path = difference.path.split("/")
    left, right = (at_place(validator.canonical(verb, text), path) if text else MISSING for text in texts)
    return bool(left != right)


def difference_between(validator: Validator, before: Answers, after: Answers) -> Difference | None:
    """Return the first answer that a refusal has changed, if any, ignoring the order of bags and keys."""
    for verb, seat, one in before.texts():
        two = after.text(verb, seat) or verb.nothing
        values = (validator.canonical(verb, text) for text in (one, two))
        different = first_difference(*values) if one != two else None
        if different is not None:
            path, expected, actual = different
            whose = f" of {seat}" if seat else ""
            what = _WHAT[verb]
            message = f"after the refusal, the answer about the same state has changed ({what}{whose})"
            return Difference(what, message, "/".join(map(str, path)), expected, actual, seat)
    return None

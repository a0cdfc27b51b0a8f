"""Decides the result if an engine does not answer questions about a state, or does not reach it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ruleproof.engines.recording import UNSUPPORTED_FAILURE, Recording, Step, play_as_text
from ruleproof.input import jsontext
from ruleproof.judging.differences import LOADED, POSITION, Beginning, Comparison, check, compare, stands_at
from ruleproof.judging.verdicts import Compared, Difference
from ruleproof.language.operations import Play
from ruleproof.rules.canonical import differences
from ruleproof.rules.validation import Invalid, Validator
from ruleproof.rules.verbs import Verb

_LARGEST = 10**6
"""The largest number that may be a wrong value; a larger one is a fault of the program."""
SO_FAR = "an earlier part of the game failed"


def wrong_without_answers(
    validator: Validator,
    origin: Play | Beginning,
    step: Step,
    expected: Step | None,
    deferred: Sequence[Play],
) -> Comparison | None:
    """Return the difference if an engine makes a wrong state and then says that it cannot answer questions
    about it.

    Return None if the state agrees with the reference's, or if the engine failed in another way.

    Raises:
        Invalid: the state is one that no engine may send.
    """
    assert step.failure is not None
    if not step.state or origin == POSITION:
        return None
    if step.refusal is None:
        validator.check("state", step.state, play_as_text(origin))
    if step.failure.verdict != UNSUPPORTED_FAILURE or expected is None:
        return None
    answered = msgspec.structs.replace(step, failure=None)
    compared = compare(validator, origin, answered, expected, deferred=deferred)
    return compared if compared.difference is not None else None


def wrong_value(validator: Validator, step: Step, expected: Step | None, fault: Invalid) -> Difference | None:
    """Return the difference if an answer breaks its schema only because a value in it is wrong: a number that
    is too large or too small, a list with too many or too few items, an action that is never legal, or cards
    where a view should have their number.

    Return None if the answer has another form than the protocol requires.
    """
    if expected is None or (expected.refusal is None) != (step.refusal is None):
        return None
    if not _is_valid(validator, "state", step.state):
        return _of_value(validator, "state", "", step.state, expected.state, fault)
    if not stands_at(validator, step.state, expected.state):
        return None
    for verb, seat, text in step.answers.texts():
        if not _is_valid(validator, verb, text):
            return _of_value(validator, verb, seat, text, expected.answers.text(verb, seat), fault)
    return None


def _of_value(
    validator: Validator, verb: str, seat: str, text: bytes, wanted: bytes, fault: Invalid
) -> Difference | None:
    if not wanted:
        return None
    if verb == Verb.LEGAL_ACTIONS:
        extra = _extra_actions(validator.canonical(verb, wanted), jsontext.decode(text))
        made = Difference(Compared.LEGAL_ACTIONS, str(fault), "", [], extra, seat, extra=len(extra))
        return made if extra else None
    places = list(differences(validator.canonical(verb, wanted), validator.canonical(verb, text)))
    if not places or not all(_is_another_value(right, wrong) for _, right, wrong in places):
        return None
    path, right, wrong = places[0]
    what = str(path[0]) if verb == "state" else verb
    return Difference(Compared(what), str(fault), "/".join(map(str, path)), right, wrong, seat)


def _extra_actions(right: list[Any], listed: Any) -> list[Any]:
    """Return the actions that are listed but not legal, if they are like legal ones and none of these is
    missing; otherwise an empty list.
    """
    if not isinstance(listed, list) or any(action not in listed for action in right):
        return []
    extra = [action for action in listed if action not in right]
    return extra if all(_is_like_one(action, right) for action in extra) else []


def _is_valid(validator: Validator, verb: str, text: bytes) -> bool:
    try:
        validator.check(verb, text, "")
    except Invalid:
        return False
    return True


def _is_like_one(action: Any, others: Sequence[Any]) -> bool:
    """Tell whether an action has the type and the keys of one of the others."""
    keys = isinstance(action, dict) and action.keys()
    return any(keys == other.keys() and action.get("type") == other.get("type") for other in others)


def _is_another_value(right: Any, wrong: Any) -> bool:
    if isinstance(right, list) and isinstance(wrong, list):
        if len(right) == len(wrong):
            pairs = zip(right, wrong, strict=True)
            return all(one == other or _is_another_value(one, other) for one, other in pairs)
        return all(one in right for one in wrong) or all(one in wrong for one in right)
    if isinstance(wrong, bool) or (isinstance(wrong, int) and abs(wrong) > _LARGEST):
        return False
    return type(right) is int and isinstance(wrong, int | list)


def last_load(first: Step | None, actual: Recording) -> Step | None:
    """Return the last attempt to load a state into the engine before a case that it did not reach."""
    loads = [step.loaded for step in actual.steps if step is not None and step.loaded is not None]
    return first.loaded if first is not None else loads[-1] if loads else None


def not_reached(loaded: Step | None) -> str:
    """Return the reason why the engine did not reach the plays of a case."""
    if loaded is None or loaded.failure is None:
        return f"{SO_FAR}: it could not be played on"
    if loaded.failure.verdict == UNSUPPORTED_FAILURE:
        return f"the engine was wrong earlier in the game, and it cannot start from a position: {loaded.why}"
    return f"{SO_FAR}: {loaded.failure.message}"


def cannot_begin(validator: Validator, loaded: Step) -> str:
    """Describe what is wrong with an engine's answers about a state that it has loaded, or return ''."""
    try:
        check(validator, LOADED, loaded)
    except Invalid as error:
        return f"{SO_FAR}: {error}"
    return ""

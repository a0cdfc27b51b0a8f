"""Decides the result if an engine does not answer questions about a state, or does not reach it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ruleproof.engines.recording import UNSUPPORTED_FAILURE, Recording, Step, play_as_text
from ruleproof.judging.differences import LOADED, POSITION, Beginning, Comparison, check, compare
from ruleproof.language.operations import Play
from ruleproof.rules.validation import Invalid, Validator

SO_FAR = "an earlier part of the game failed"


def wrong_without_answers(
    validator: Validator,
    origin: Play | Beginning,
    step: Step,
    expected: Step | None,
    held: Sequence[Play],
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
    compared = compare(validator, origin, answered, expected, held=held)
    return compared if compared.difference is not None else None


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

"""How an engine's own answers compare with the reference's under some readings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from ruleproof.engines.chance import same_needs
from ruleproof.engines.recording import Answers, Recording, Step
from ruleproof.input import jsontext
from ruleproof.judging.differences import differ
from ruleproof.judging.verdicts import Compared, Difference
from ruleproof.rules.model import Ruling
from ruleproof.rules.validation import Validator
from ruleproof.rules.verbs import Verb
from ruleproof.running.workers import Answered


def kind_of(one: Answered) -> str:
    """Return what differs first in a case, or the type of action that is missing, extra, refused or
    accepted: its cause without the action before a place.
    """
    return one.result.cause.rpartition(": ")[2]


def types_taken(answered: Iterable[Answered]) -> set[str]:
    """Return the types of the actions that are offered or accepted in cases."""
    taken = set()
    for one in answered:
        for number in one.steps:
            step = one.actual.step(number)
            if step is None or step.failure is not None or step.refusal is not None:
                continue
            taken |= {action.get("type", "") for _, action in step.legal}
            taken |= {play.action.get("type", "") for play in one.story.plays[max(number - 1, 0) : number]}
    return taken


def is_like(validator: Validator, step: Step, wanted: Step, place: Difference) -> bool:
    """Tell whether an engine's step is like the reference's at a place where two steps of the reference
    differ.
    """
    if step.refusal is None or wanted.refusal is None:
        if step.refusal is not wanted.refusal:
            return False
    elif not step.refusal.is_like(wanted.refusal) or asks_for_other_chance(step, wanted):
        return False
    if place.what != Compared.LEGAL_ACTIONS:
        tried = counted(step, wanted).countercheck
        uncounted = tried is not None and tried.refusal is not None
        return not uncounted and not differ(validator, step, wanted, place)
    one, other = (
        validator.canonical(Verb.LEGAL_ACTIONS, found.answers.text(Verb.LEGAL_ACTIONS, place.seat) or b"[]")
        for found in (step, wanted)
    )
    return all((action in one) == (action in other) for action in (*place.expected, *place.actual))


def asks_for_other_chance(step: Step, wanted: Step) -> bool:
    """Tell whether both ask for a chance outcome, and not for the same one."""
    return None not in (step.needs, wanted.needs) and not same_needs(step.needs, wanted.needs)


def counted(step: Step, wanted: Step) -> Step:
    """Return an engine's step without an action that was tried after a refusal because it is legal under the
    reading asked for, if it is not legal under the readings of `wanted`: refusing it is right then.
    """
    tried = step.countercheck
    if tried is None or wanted.refusal is None:
        return step
    legal = jsontext.decode(wanted.answers.text(Verb.LEGAL_ACTIONS, tried.seat) or b"[]")
    return step if tried.action in legal else msgspec.structs.replace(step, countercheck=None)


def states_only(recording: Recording) -> Recording:
    """Return a recording without the answers."""
    steps = (step and msgspec.structs.replace(step, answers=Answers()) for step in recording.steps)
    return Recording(tuple(steps))


def asked_only(step: Step, verbs: tuple[str, ...]) -> Step:
    """Return a step with the answers to these verbs only."""
    answers = step.answers
    asked = Answers(
        answers.legal if "legal_actions" in verbs else {},
        answers.views if "view" in verbs else {},
        answers.outcome if "outcome" in verbs else b"",
    )
    return msgspec.structs.replace(step, answers=asked)


def looked_up(one: Answered, recording: Recording, at: int, rulings: Mapping[str, Ruling]) -> list[Ruling]:
    """Return the switchable rulings that the reference has looked up in a case by some step."""
    words = {
        word
        for number in one.steps
        if number <= at and (step := recording.step(number)) is not None
        for word in step.rulings
    }
    return [ruling for ruling in rulings.values() if ruling.id.rpartition(".")[2] in words]

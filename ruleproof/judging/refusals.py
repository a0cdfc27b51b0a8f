"""Says what is wrong with a refusal of an engine."""

from __future__ import annotations

import msgspec

from ruleproof.engines.recording import Refusal, Step
from ruleproof.engines.wire import NEEDS_CHANCE
from ruleproof.input import jsontext
from ruleproof.judging.verdicts import WITHOUT_CHANCE, Compared, Difference


def acceptance(refusal: Refusal) -> str:
    """Return what was expected instead of a refusal. Asking for chance where the rules have none refuses
    nothing.
    """
    return WITHOUT_CHANCE if refusal.code == NEEDS_CHANCE else "accepted"


def refused_in_words(refusal: Refusal) -> str:
    """Return what an engine does with an action that the rules allow."""
    return "is answered with a demand for chance" if refusal.code == NEEDS_CHANCE else "is refused"


def of_chance_refused(step: Step, difference: Difference) -> Difference:
    """Return a difference with the chance outcome that an engine refuses or does not use, if it is known."""
    return msgspec.structs.replace(difference, stops_at=step.stops_at, unused=step.unused)


def uncounted_refusal(step: Step) -> Difference | None:
    """Return the difference if a refusal does not count, because the engine also refuses a legal action."""
    tried = step.countercheck
    if tried is None or tried.refusal is None:
        return None
    action = jsontext.encode(tried.action).decode()
    why = "the refusal does not count, since the engine also refuses"
    why += f" {action} of {tried.seat}, which is legal: {tried.refusal.words}"
    return Difference(Compared.REFUSAL, why, "", "accepted", "refused", tried.seat)

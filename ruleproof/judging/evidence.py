"""What a difference has to do with each clause, by what the reference did in the step that differs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from ruleproof.engines.recording import Step
from ruleproof.engines.wire import NEEDS_CHANCE, REFUSAL_NAMES, UNUSED_CHANCE
from ruleproof.judging.verdicts import Difference
from ruleproof.rules.canonical import MISSING

REFUSES, REFUSES_WITH, FORBIDS = "refuses", "refuses by way of another", "forbids"
HELD_FOR, DONE_FOR = "held for the action", "done for the action"
ASKED = (FORBIDS, HELD_FOR, DONE_FOR)
"""The parts in actions that lists lack or have too much."""
OMITTED, FIELD, FURTHER = "changed what the engine left", "changed the place", "changed a further place"
VALUE, ELSEWHERE, HELD = "gave a value", "changed another place", "held"
ADDED, IDLE_FIELD, IDLE = "may change what must stay", "may change the place", "had nothing to do"
UNCALLED = "changes the place elsewhere"
HELD_REFUSED, DONE_REFUSED = "held, and it is refused", "done, and it is refused"
DREW_IT = "used the outcome of chance that is refused"
DREW_REFUSED, DREW_OTHERWISE = "used chance, and it is refused", "used chance, and other chance is asked for"
STEP_OF_LIST, VIEW, STEP_OF_VIEW = "done before the list", "made the view", "done before the view"
GAVE, COUNTED = "gave the value", "made the outcome"
IDLE_GAVE, IDLE_COUNTED = "had nothing to do and gave the value", "had nothing to do for the outcome"
CASE = "the case is about it"
BROKEN_OFF = "took part where the engine broke off"
TRIED = "was only tried"

EXPLAINS, HANGS, NOTHING = "explains it", "it hangs on it", "nothing hangs on it"
"""What comes of it when a clause's functions give something else: the engine's answer, another, the same."""
UNTOUCHED = (HELD_FOR, DONE_FOR, HELD_REFUSED, DONE_REFUSED, DREW_IT, DREW_REFUSED, DREW_OTHERWISE)
"""The parts of which it says nothing that nothing hangs on a clause: a requirement that holds whatever is
asked is not the same as one that asks too much.
"""

WEIGHTS: Mapping[str, float] = {
    REFUSES: 2.0,
    REFUSES_WITH: 1.0,
    FORBIDS: 3.0,
    HELD_FOR: 0.5,
    DONE_FOR: 0.4,
    OMITTED: 1.5,
    FIELD: 1.0,
    FURTHER: 0.7,
    VALUE: 0.5,
    VIEW: 1.0,
    GAVE: 0.5,
    COUNTED: 0.05,
    DREW_IT: 3.0,
    DREW_OTHERWISE: 3.0,
    DREW_REFUSED: 1.5,
    HELD_REFUSED: 1.0,
    DONE_REFUSED: 0.5,
    ELSEWHERE: 0.4,
    HELD: 0.1,
    STEP_OF_LIST: 0.3,
    STEP_OF_VIEW: 0.1,
    IDLE_GAVE: 1.5,
    ADDED: 1.0,
    IDLE_FIELD: 0.7,
    IDLE: 0.3,
    UNCALLED: 0.05,
    IDLE_COUNTED: 0.1,
    BROKEN_OFF: 0.3,
    CASE: 1.0,
    TRIED: 0.2,
}
"""How much each part speaks against a clause, by measurement (docs/decisions/0007-blame-by-spectrum.md).

They are ordered so that of several parts the one that is listed first counts.
"""
COUNTED_ON: Mapping[str, float] = {HANGS: 0.35, EXPLAINS: 1.5}
"""How much what made an outcome speaks against a clause where the place that differs hangs on it: its own
value went into a sum.
"""
HANGING: Mapping[str, float] = {EXPLAINS: 3.0, HANGS: 1.0, NOTHING: 0.3}
"""By what a part is multiplied."""
AS_IF = 6.0
"""How much it adds against a clause that one change of its function brings about the engine's answer, and
leaves passing cases as they are.
"""
_ASK_FOR_CHANCE = (REFUSAL_NAMES[NEEDS_CHANCE], REFUSAL_NAMES[UNUSED_CHANCE])
_ORDER = {part: place for place, part in enumerate(WEIGHTS)}


class Asked(msgspec.Struct, frozen=True):
    """What the reference says of an action that a list has too much or lacks: it refuses it under a clause,
    or takes it; `changes` are those of the clauses that do more than hold.
    """

    refused: bool
    clauses: tuple[str, ...]
    changes: frozenset[str] = frozenset()


def parts(
    difference: Difference,
    step: Step,
    asked: Iterable[Asked],
    fields: Mapping[str, frozenset[str]],
    before: Any = MISSING,
) -> dict[str, str]:
    """Return the part that each clause has in a difference from a step of the reference.

    `asked` is what the reference says of the actions by which two lists differ, `fields` the fields of a
    state that each clause changes anywhere, `before` what lay at the place before the step.
    """
    parts_by_clause: dict[str, str] = {}

    def put(clauses: Iterable[str], part: str) -> None:
        for clause in clauses:
            if clause not in parts_by_clause or _ORDER[part] < _ORDER[parts_by_clause[clause]]:
                parts_by_clause[clause] = part

    held = [clause for clause in step.clauses if clause not in step.changes]
    if difference.what == "refusal":
        if difference.expected == "refused":
            refusal = step.refusal
            put([refusal.clause] if refusal is not None and refusal.clause else (), REFUSES)
            put(refusal.through if refusal is not None else (), REFUSES_WITH)
        else:
            asks = str(difference.actual).startswith(_ASK_FOR_CHANCE)
            at = [clause for clause, outcomes in step.drew.items() if difference.stops_at in outcomes]
            put(at, DREW_IT)
            if not at:
                put(step.drew, DREW_OTHERWISE if asks else DREW_REFUSED)
            put(held, HELD_REFUSED)
            put(step.changes, DONE_REFUSED)
    elif difference.what == "legal actions":
        for one in asked:
            if one.refused:
                put(one.clauses, FORBIDS)
            else:
                put((clause for clause in one.clauses if clause not in one.changes), HELD_FOR)
                put((clause for clause in one.clauses if clause in one.changes), DONE_FOR)
        put(step.changes, STEP_OF_LIST)
    elif difference.what == "view":
        put(step.answers.view_clauses, VIEW)
        put(step.changes, STEP_OF_VIEW)
    elif difference.what == "outcome":
        gave = {
            clause
            for clause, values in step.answers.outcome_values.items()
            if any(_same(value, difference.expected) for value in values)
        }
        put((clause for clause in step.answers.outcome_clauses if clause in gave), GAVE)
        put(step.answers.outcome_clauses, COUNTED)
        put((clause for clause in step.answers.idle if clause in gave), IDLE_GAVE)
        put(step.answers.idle, IDLE_COUNTED)
    else:
        names = set(difference.path.split("/"))
        further = {name for path in difference.also for name in path.split("/")} - names
        omitted, added = _same(before, difference.actual), _same(before, difference.expected)
        put(held, HELD)
        for clause, changed in step.changes.items():
            if names & set(changed):
                put([clause], OMITTED if omitted else FIELD)
            else:
                put([clause], FURTHER if further & set(changed) else ELSEWHERE if changed else VALUE)
        for clause in step.idle:
            may = names & fields.get(clause, frozenset())
            put([clause], IDLE if not may else ADDED if added else IDLE_FIELD)
        put((clause for clause, changed in fields.items() if names & changed), UNCALLED)
    return parts_by_clause


def parts_of_failure(step: Step) -> dict[str, str]:
    """Return the part that each clause has in a step in which the engine did not answer as it must."""
    applied = (*step.changes, *step.answers.view_clauses, *step.answers.outcome_clauses)
    return dict.fromkeys(applied, BROKEN_OFF)


def _same(value: Any, expected: Any) -> bool:
    return type(value) is type(expected) and bool(value == expected)


def evidence(parts: Mapping[str, str], tried: Mapping[str, str]) -> dict[str, float]:
    """Return how much the parts of clauses in a difference, and what hangs on them, speak against each."""
    amounts = {clause: _speaks(part, tried.get(clause, "")) for clause, part in parts.items()}
    for clause, what in tried.items():
        if clause not in amounts and what != NOTHING:
            amounts[clause] = WEIGHTS[TRIED] * HANGING[what]
    return amounts


def _speaks(part: str, what: str) -> float:
    """Return how much a part speaks against a clause, by what comes of it when that gives something else."""
    if part in (COUNTED, IDLE_COUNTED) and what in COUNTED_ON:
        return COUNTED_ON[what]
    if not what or (what == NOTHING and part in UNTOUCHED):
        return WEIGHTS[part]
    return WEIGHTS[part] * HANGING[what]

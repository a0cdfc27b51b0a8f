"""Finds the clauses that the reference applied where an engine differs from it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ruleproof.cases.case import Story
from ruleproof.engines.oracle import Oracle
from ruleproof.engines.recording import Step
from ruleproof.judging.verdicts import Compared, Difference
from ruleproof.running.run import GameRun

_MOST_ACTIONS = 5
"""Maximum number of missing legal actions, and of extra ones, that the reference is asked about."""


def clauses_applied(
    oracle: Oracle, story: Story, readings: Mapping[str, str], difference: Difference, step: Step
) -> tuple[str, ...]:
    """Return the clauses that the reference applied at a difference; `step` is its own step there.

    For a refusal, this is the clause that forbids the action. For a list of legal actions, these are the
    clauses about the actions that differ. For a state, these are the clauses that changed the place, or if
    there are none, all clauses that changed the state.
    """
    if difference.what == Compared.REFUSAL:
        clauses: Iterable[str] = step.clauses
        if step.refusal is not None:
            clauses = [step.refusal.clause] if step.refusal.clause else []
    elif difference.what == Compared.LEGAL_ACTIONS:
        actions = [*_some(difference.actual), *_some(difference.expected)]
        in_force = {**readings, **story.readings}
        clauses = [
            clause
            for action in actions
            for clause in oracle.ruling_on(story, step.state, difference.seat, action, in_force)
        ]
    elif difference.what == Compared.VIEW:
        clauses = step.answers.view_clauses
    elif difference.what == Compared.OUTCOME:
        clauses = step.answers.outcome_clauses
    else:
        clauses = list(changing(step, set(difference.path.split("/")))) or step.changes or step.clauses
    return tuple(dict.fromkeys(clauses))


def changing(step: Step, names: set[str]) -> Iterator[str]:
    """Yield the clauses under which the reference changed a field with one of these names in a step."""
    return (clause for clause, fields in step.changes.items() if not names.isdisjoint(fields))


def _some(actions: Any) -> list[Any]:
    return actions[:_MOST_ACTIONS] if isinstance(actions, list) else []


def clauses_of_failures(run: GameRun) -> dict[str, frozenset[str]]:
    """Return, for each failing case, the clauses that the reference applied in the first step where the
    engine differs, and in the answer that differs.
    """
    oracle, readings = run.plan.recordings.oracle, run.plan.recordings.readings
    return {
        result.case: frozenset(
            (*step.clauses, *clauses_applied(oracle, recorded.story, readings, result.first, step))
        )
        for recorded, result, step in run.differing()
        if step is not None and result.first is not None
    }

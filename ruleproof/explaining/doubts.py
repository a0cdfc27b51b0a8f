"""Finds scenarios that might not show the clauses with which they are tagged.

There are two reasons for doubt: the reference applies no function that implements the clause, or it applies
such a function only before the last play. In the second case, an engine that is wrong there makes the case
untestable, and the fault stays hidden.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from ruleproof.cases.case import Case, scenario_of
from ruleproof.cases.suite import Suite
from ruleproof.engines.recording import Step
from ruleproof.explaining.carriers import carriers_in
from ruleproof.input import cache, jsontext
from ruleproof.language.operations import Legal, LegalExactly
from ruleproof.rules.model import Json
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite

_NEGATED = re.compile(
    r"\b(?:no|not|nobody|nothing|none|never|neither|nor|cannot|without|before|until|still|only|alone"
    r"|instead|except|unless|too|longer|goes? on|stays?|keeps?|remains?)\b",
    re.IGNORECASE,
)
"""Words in a title which say that the clause has no effect here, or none yet: the scenario shows its limits.
"""
NEVER_APPLIED = "the reference applies it nowhere, and the title does not say that it has no effect here"
USED_TOO_EARLY = "it is applied only before the last play: an engine that refuses it there is not judged"
WANTED = {
    NEVER_APPLIED: (
        "applied: a function with its @clause changed the state, gave an answer that the scenario states, or "
        "refused (outside `allowed`, which only asks); or `note` was called",
        "wanted: a last play or a Then that does so, a title that says what does not happen (no, not, "
        "cannot, before, still, stays …), or the reason in doubts.yaml",
    )
}
"""What is wanted instead, by the reason of a doubt."""


class Doubt(msgspec.Struct, frozen=True):
    """A scenario that might not show one of its clauses, and why; `file` and `line` locate its first row."""

    scenario: str
    title: str
    file: str
    line: int
    clause: str
    why: str


def recorded_doubts(suite: Suite, recordings: RecordedSuite) -> list[Doubt]:
    """Return every doubt about the scenarios of a game, from the cache if nothing has changed."""
    folders = suite.folders
    files = [*folders.feature_files(), *folders.reference_files()]
    key = cache.digest_of_files(files, suite.base, suite.components.digest)
    name = f"doubts {folders.id} {folders.root} {suite.components.digest}"
    return cache.cached(name, key, list[Doubt], lambda: doubts(suite, recordings))


def doubts(suite: Suite, recordings: RecordedSuite) -> list[Doubt]:
    """Return every doubt about the scenarios of a game, in order.

    An outline shows a clause if one of its rows does. A clause that no function of the reference names is not
    doubted.
    """
    carriers = carriers_in(suite.folders.reference_files())
    together = {
        clause: {other for one in functions for other in one.clauses}
        for clause, functions in carriers.items()
    }
    reasons: dict[tuple[str, str], list[str]] = defaultdict(list)
    first: dict[str, Case] = {}
    for recorded in recordings.scenarios():
        case = recorded.story.cases[0]
        scenario = scenario_of(case.id)
        first.setdefault(scenario, case)
        clauses = [] if recorded.fault else [clause for clause in case.clauses if clause in carriers]
        shown = {other for clause in _shown(recordings, recorded) for other in together.get(clause, ())}
        before = _applied(recorded.recording.steps[: case.begins + 1])
        for clause in clauses:
            reasons[scenario, clause].append(_why_not(suite, case, clause, shown, before))
    return [
        Doubt(scenario, case.title, case.file, case.line, clause, whys[0])
        for (scenario, clause), whys in reasons.items()
        for case in [first[scenario]]
        if all(whys)
    ]


def _why_not(suite: Suite, case: Case, clause: str, shown: set[str], before: set[str]) -> str:
    """Return the reason why a case might not show a clause, or ''."""
    if clause in shown:
        return ""
    if clause not in before:
        row = " ".join(case.id.split("/")[3:]).replace("_", " ")
        says_so = _NEGATED.search(f"{case.title} {row}")
        return "" if says_so else NEVER_APPLIED
    if suite.game.clauses[clause].kind == "permission":
        return USED_TOO_EARLY
    return ""


def _shown(recordings: RecordedSuite, recorded: RecordedStory) -> set[str]:
    """Return the clauses that the reference applies in the last play of a scenario and in its answers."""
    case, recording = recorded.story.cases[0], recorded.recording
    last = recording.made(len(recording.steps) - 1)
    steps = recording.steps[case.begins + 1 :] if case.ends else recording.steps
    expected = _of_expected_actions(recordings, recorded, last)
    return {*_applied(steps), *last.answers.view_clauses, *last.answers.outcome_clauses, *expected}


def _applied(steps: Sequence[Step | None]) -> set[str]:
    return {
        clause
        for step in steps
        if step is not None
        for clause in (*step.clauses, *(step.refusal.clauses if step.refusal is not None else ()))
    }


def _of_expected_actions(recordings: RecordedSuite, recorded: RecordedStory, last: Step) -> Iterator[str]:
    """Yield the clauses by which the reference accepts or refuses the actions that a scenario expects to be
    legal or illegal.
    """
    story, readings = recorded.story, {**recordings.readings, **recorded.story.readings}
    for expectation in story.cases[0].expectations if last.state else ():
        match expectation:
            case Legal(seat=seat, action=action):
                like: Sequence[Mapping[str, Json]] = [action]
            case LegalExactly(seat=seat, actions=actions, like=part):
                like = [*actions, part]
            case _:
                continue
        legal = jsontext.decode(last.answers.legal.get(seat, b"[]"))
        named = [one for one in legal if any(one.items() >= part.items() for part in like)]
        for action in [*named, *like]:
            yield from recordings.oracle.ruling_on(story, last.state, seat, action, readings)

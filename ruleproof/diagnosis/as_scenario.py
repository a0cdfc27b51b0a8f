"""Writes a finding of play as a scenario, in the sentences of its game."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from ruleproof.cases.wording import ScenarioWriter, changed, feature_text
from ruleproof.diagnosis.findings import Finding
from ruleproof.input.jsontext import Place
from ruleproof.judging.verdicts import Compared, Difference, Positions
from ruleproof.language.operations import (
    Legal,
    Operation,
    Outcome,
    Refused,
    Sees,
    Unchanged,
    Value,
)
from ruleproof.rules.conservation import value_at


class Written(msgspec.Struct, frozen=True):
    """A scenario as printed. `unsaid` is what no sentence can say; `compiles` tells whether the scenario
    compiles to the same story.
    """

    text: str
    unsaid: tuple[str, ...]
    compiles: bool


def as_scenario(writer: ScenarioWriter, finding: Finding) -> Written:
    """Return a finding as a feature with one scenario."""
    story, unsaid = finding.story, list[str]()
    givens = writer.start(story, unsaid)
    states = [step.state if step is not None else b"" for step in finding.expected.steps]
    whens = writer.plays(story, unsaid, states)
    then = _then(writer, finding)
    if not then:
        unsaid.append(finding.difference.message)
    text = _feature(writer, finding, givens, whens, then, unsaid)
    return Written(text, tuple(unsaid), not unsaid and writer.is_same(text, story))


def _feature(
    writer: ScenarioWriter,
    finding: Finding,
    givens: Sequence[str],
    whens: Sequence[str],
    thens: Sequence[str],
    unsaid: Sequence[str],
) -> str:
    clauses = writer.suite.game.clauses
    known = [clause for clause in finding.result.clauses if clause in clauses][:2] or [next(iter(clauses))]
    title = thens[0][:1].upper() + thens[0][1:] if thens else "What play found"
    starts_new = finding.story.start.is_new_game and finding.story.components
    tags = [f"@components:{finding.story.components}"] if starts_new else []
    parts = {"Given": givens, "When": whens, "Then": thens}
    rule = clauses[known[0]].text.rstrip(".")
    return feature_text("Found by play", known, rule, tags, title, parts, unsaid)


def _then(writer: ScenarioWriter, finding: Finding) -> list[str]:
    for operations in _expectations(finding):
        said = writer.said("Then", operations, finding.story.components)
        if said:
            return said[:1]
    return []


def _expectations(finding: Finding) -> Iterator[Sequence[Operation]]:
    """Yield expectations that the engine does not meet, those nearest to the difference first."""
    difference, positions = finding.difference, finding.result.positions or Positions()
    before, after = positions.before, positions.expected
    if difference.what == Compared.REFUSAL and difference.expected == "refused":
        yield from ([Refused(clause=clause)] for clause in finding.result.clauses[:1])
        yield [Refused()]
        return
    yield from ([one] for one in _expected(difference, after))
    for place, value in changed(before, after, ()):
        yield [Value(path=place, value=value)]
    if finding.story.plays and not after:
        yield [Unchanged(path=())]


def _expected(difference: Difference, after: Mapping[str, Any]) -> Iterator[Operation]:
    """Yield the expected values around a difference, the nearest first; `after` is the expected state."""
    seat, expected, actual = difference.seat, difference.expected, difference.actual
    path: Place = tuple(int(part) if part.isdigit() else part for part in difference.path.split("/") if part)
    match difference.what:
        case Compared.LEGAL_ACTIONS:
            missing = expected if difference.missing and isinstance(expected, list) else []
            extra = actual if difference.extra and isinstance(actual, list) else []
            yield from (Legal(seat=seat, action=one) for one in missing)
            yield from (Legal(seat=seat, action=one, allowed=False) for one in extra)
        case Compared.VIEW:
            yield Sees(seat=seat, path=path, value=expected)
        case Compared.OUTCOME:
            yield Outcome(path=path, value=expected)
        case Compared.TABLE | Compared.TO_ACT | Compared.MAY_ACT:
            for length in range(len(path), 0, -1):
                with contextlib.suppress(KeyError, IndexError, TypeError):
                    yield Value(path=path[:length], value=value_at(after, path[:length]))

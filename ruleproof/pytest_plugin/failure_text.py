"""The text that pytest prints about a failure."""

from __future__ import annotations

import shlex

from ruleproof.cases.suite import Suite
from ruleproof.judging.verdicts import Result
from ruleproof.reports import text as wording

_MOST_VALUE = 240
"""Maximum number of characters of a value that are shown, as in the terminal's summary."""


def failure_text(suite: Suite, result: Result, again: str) -> str:
    """Return the text that pytest prints about a failure; `again` is the command without its case."""
    lines = [
        f"{result.verdict}: {wording.under_set(result)}{result.reason}",
        f"case {result.case} ({result.file}:{result.line})",
    ]
    for clause in result.clauses:
        known = suite.game.clauses.get(clause)
        lines.append(f"clause {clause}" + (f" ({known.number}): {known.text}" if known else ""))
    for difference in wording.distinct(result.differences):
        if wording.has_values(difference):
            values = [
                wording.one_line(wording.shown(difference, value), _MOST_VALUE)
                for value in (difference.expected, difference.actual)
            ]
            left, right = wording.labels(difference)
            lines.append(f"{wording.place_of(difference)}: {left} {values[0]}, {right} {values[1]}")
        elif difference.message not in result.reason:
            lines.append(wording.told(difference))
    if request := wording.last_request(result):
        lines.append(f"after {request}")
    lines.append(f"again: {again} --case {shlex.quote(result.case)}")
    return "\n".join(lines)

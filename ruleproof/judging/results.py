"""The results of single cases."""

from __future__ import annotations

import msgspec

from ruleproof.cases.case import Case
from ruleproof.input.shortening import shortened
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Difference, Result
from ruleproof.rules.model import Game

_MOST_WORDS = 160
"""Maximum length of the reason in a lean result."""


def contested(result: Result, case: Case, game: Game) -> Result:
    """Return the result as contested if the case, one of its clauses or its ruling is under dispute.

    A fault of a case that rests on a choice of the editor is contested, too.
    """
    if result.verdict == v.SUITE_ERROR:
        return result
    names = (case.id, *case.clauses, *case.readings, *case.choices)
    about = next((name for name in names if name in game.contested), None)
    if about is not None:
        reason = f"{about} is under dispute: {game.contested[about].reason}"
    elif case.choices and result.verdict.is_fault:
        ruling = game.rulings[case.choices[0]]
        reason = f"{ruling.id} is the editor's choice; the rulebook does not answer: {ruling.question}"
    else:
        return result
    return msgspec.structs.replace(result, verdict=v.CONTESTED, undisputed=result.verdict, reason=reason)


def result_of(case: Case, verdict: v.Verdict, reason: str = "") -> Result:
    """Return the result of a case with only a verdict and a reason."""
    lines = case.lines if verdict.is_fault or verdict == v.SUITE_ERROR else ()
    return Result(
        case.id, verdict, case.title, case.clauses, reason=reason, file=case.file, line=case.line, lines=lines
    )


def lean(result: Result) -> Result:
    """Return a result without messages, positions, sentences and values; it keeps the differing place."""
    places = tuple(
        Difference(one.what, "", one.path, seat=one.seat, missing=one.missing, extra=one.extra)
        for one in result.differences[:1]
    )
    return msgspec.structs.replace(
        result,
        differences=places,
        reason=shortened(result.reason, _MOST_WORDS),
        messages=(),
        lines=(),
        positions=None,
    )

"""The results of single cases."""

from __future__ import annotations

import msgspec

from ruleproof.cases.case import Case
from ruleproof.input.shortening import shortened
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Compared, Difference, Result
from ruleproof.rules.model import Game

_MOST_WORDS = 160
"""Maximum length of the reason in a lean result."""


def contested(result: Result, case: Case, game: Game) -> Result:
    """Return the result as contested if there is a reason for it."""
    reason = why_contested(result, case, game)
    if not reason:
        return result
    return msgspec.structs.replace(result, verdict=v.CONTESTED, undisputed=result.verdict, reason=reason)


def why_contested(result: Result, case: Case, game: Game) -> str:
    """Return the reason why a result is contested, or ''.

    It is if the case, one of its clauses or its ruling is under dispute, or if the fault rests on a choice of
    the editor.
    """
    if result.verdict == v.SUITE_ERROR:
        return ""
    names = (case.id, *case.clauses, *case.readings, *case.choices)
    about = next((name for name in names if name in game.contested), None)
    if about is not None:
        return f"{about} is under dispute: {game.contested[about].reason}"
    choice = next(iter(_choices_behind(result, case, game)), "")
    if not choice:
        return ""
    return f"{choice} is the editor's choice; the rulebook does not answer: {game.rulings[choice].question}"


def _choices_behind(result: Result, case: Case, game: Game) -> tuple[str, ...]:
    """Return the choices of the editor on which a fault rests.

    A case may rest on them as a whole. Where they only mattered on the way, they excuse what no scenario
    says: any difference after the plays for which they mattered, otherwise only other actions.
    """
    if not result.verdict.is_fault:
        return ()
    of_tours = () if case.lines else (v.FAIL, v.UNTESTABLE)
    choices = tuple(one for one in case.choices if game.rulings[one].is_fixed_choice)
    if choices or result.verdict not in (v.DIVERGES, *of_tours):
        return choices
    only_actions = all(one.what == Compared.LEGAL_ACTIONS for one in result.differences)
    return case.choices_in_play or (case.choices_in_answers if only_actions else ())


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

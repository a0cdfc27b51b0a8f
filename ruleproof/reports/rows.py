"""The rows of a report, from the results of a game: its clauses with their states, and its chapters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from operator import itemgetter
from types import MappingProxyType
from typing import Any

from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.reports.model import (
    BROKEN,
    KEPT,
    NOT_JUDGED,
    SEEN,
    UNTRIED,
    ChapterRow,
    ClauseRow,
    FaultRow,
    GameReport,
    score_of,
)
from ruleproof.rules.model import Clause, Game

_NONE: Mapping[str, Any] = MappingProxyType({})


def game_report(
    game: Game,
    results: Sequence[Result],
    faults: Sequence[FaultRow],
    scenarios: Collection[str],
    refusals: Mapping[str, int] = _NONE,
    untold: Mapping[str, Sequence[str]] = _NONE,
    **more: Any,
) -> GameReport:
    """Return the report of one game.

    `scenarios` are the cases that are not steps of tours, `refusals` and `untold` are as in `clause_rows`,
    and `more` are the members that cannot be computed from the other values.
    """
    suspected = {fault.clause for fault in faults if fault.suggests is None}
    fresh = more.get("fresh")
    refused_under = fresh.refused_under if fresh is not None else ()
    clauses = clause_rows(game, results, scenarios, suspected, refused_under, refusals, untold)
    return GameReport(
        id=game.id,
        title=game.title,
        selected=len(results),
        counts=dict(Counter(result.verdict for result in results)),
        score=score_of(Counter(row.state for row in clauses)),
        chapters=chapter_rows(game, results, clauses),
        clauses=clauses,
        faults=tuple(faults),
        results=tuple(results),
        suite_version=game.version,
        **more,
    )


def chapter_rows(
    game: Game, results: Iterable[Result], clauses: Iterable[ClauseRow]
) -> tuple[ChapterRow, ...]:
    """Return, for each chapter, the results of its rules and cases."""
    counts: dict[str, Counter[str]] = {chapter.id: Counter() for chapter in game.chapters}
    rules: dict[str, Counter[str]] = {chapter.id: Counter() for chapter in game.chapters}
    for result in results:
        for chapter in {game.clauses[clause].chapter for clause in result.clauses if clause in game.clauses}:
            counts[chapter][result.verdict] += 1
    for row in clauses:
        rules[row.chapter][row.state] += 1
    return tuple(
        ChapterRow(chapter.id, chapter.title, dict(counts[chapter.id]), dict(rules[chapter.id]))
        for chapter in game.chapters
    )


def clause_rows(
    game: Game,
    results: Iterable[Result],
    scenarios: Collection[str],
    suspected: Collection[str],
    refused_under: Collection[str] = (),
    refusals: Mapping[str, int] = _NONE,
    untold: Mapping[str, Sequence[str]] = _NONE,
) -> tuple[ClauseRow, ...]:
    """Return the results of each clause. `scenarios` are the cases that are not steps of tours,
    `suspected` are the clauses that a fault names first, and `refused_under` are those under which the engine
    rightly refused an action that was tried beside tours. `refusals` are the scenarios in which an action
    must be refused, with the number of its step. `untold` are the scenarios with expectations that cannot be
    tested on the engine, with the reasons.
    """
    own: dict[str, list[Result]] = {clause: [] for clause in game.clauses}
    for result in results:
        for clause in result.clauses:
            if clause in own:
                own[clause].append(result)
    reasons = {clause: _reason(cases, scenarios, untold) for clause, cases in own.items()}
    return tuple(
        ClauseRow(
            id=clause.id,
            number=clause.number,
            chapter=clause.chapter,
            text=clause.text,
            state=_state(
                clause,
                own[clause.id],
                scenarios,
                clause.id in suspected,
                clause.id in refused_under,
                refusals,
                reasons[clause.id],
            ),
            counts=dict(Counter(result.verdict for result in own[clause.id])),
            cases=tuple(result.case for result in own[clause.id]),
            title=clause.title,
            reason=reasons[clause.id],
        )
        for clause in game.clauses.values()
    )


def _state(
    clause: Clause,
    results: Sequence[Result],
    scenarios: Collection[str],
    suspected: bool,
    refused: bool,
    refusals: Mapping[str, int],
    reason: str,
) -> str:
    verdicts = {result.verdict for result in results if result.case in scenarios}
    of_tours = {result.verdict for result in results if result.case not in scenarios}
    if suspected or v.FAIL in verdicts:
        return BROKEN
    if not results:
        if not clause.shown:
            return "not shown"
        return UNTRIED if clause.needs_scenario else "definition"
    if any(verdict.fails for verdict in verdicts):
        return NOT_JUDGED
    if v.DIVERGES in verdicts or any(verdict.passes for verdict in verdicts):
        if reason:
            return NOT_JUDGED
        return KEPT if refused or not _evades(results, refusals) else SEEN
    if not any(verdict.is_asked for verdict in verdicts or of_tours):
        return UNTRIED
    if any(verdict.passes for verdict in of_tours):
        seen = KEPT if refused else SEEN
        return seen if clause.needs_scenario else "definition"
    return NOT_JUDGED


def _reason(
    results: Sequence[Result], scenarios: Collection[str], untold: Mapping[str, Sequence[str]]
) -> str:
    """Return why at least half of the scenarios about a clause check a part that cannot be tested, or ''.

    What the other scenarios check is then not what the clause is about.
    """
    asked = [one.case for one in results if one.case in scenarios and one.verdict.is_asked]
    reasons = Counter(reason for case in asked for reason in untold.get(case, ()))
    reason, number = max(reasons.items(), key=itemgetter(1), default=("", 0))
    return reason if 2 * number >= len(asked) else ""


def _evades(results: Sequence[Result], refusals: Mapping[str, int]) -> bool:
    """Tell whether an engine has judged no forbidden action of these cases, and has answered one of them with
    *unsupported* or *deferred*.
    """
    asked = [one for one in results if one.case in refusals]
    return not any(one.verdict.is_judged for one in asked) and any(
        one.at == refusals[one.case] for one in asked
    )

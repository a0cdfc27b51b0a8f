"""What to fix first: for each of the first faults, the rule, its clearest failing scenario and a command."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

import msgspec

from ruleproof.diagnosis.ranking import Suspect
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Difference, Result
from ruleproof.reports.context import beside, sentences
from ruleproof.reports.model import ClauseRow, FaultRow, GameReport, Report, RulingRow, SuggestedReading
from ruleproof.reports.text import (
    counted,
    explored,
    has_values,
    one_line,
    plain_tally,
    rerun,
    says_values,
    shown,
    told,
    under_set,
    with_its_end,
)

MOST = 5
"""Maximum number of faults on the first screen."""
_MOST_OTHERS = 3
_MOST_VALUE = 120
_SAYS_BOTH = ", but must be "
_NO_ANSWER = {v.CRASH: "The engine crashes.", v.TIMEOUT: "The engine does not answer in time."}


class Advice(msgspec.Struct, frozen=True):
    """The reading that an engine seems to play, and the line for `hello` that declares it."""

    text: str
    line: str


class FaultSummary(msgspec.Struct, frozen=True):
    """A fault in the form shown on the first screen.

    `headline` is the rule in its own words, or the fault in the engine's replies. `evidence` says how many of
    the rule's scenarios fail. `title` and `sentences` are from the example. `place` describes the difference
    in the example, and `beside` the values around it. `others` are the further suspects with their evidence.
    """

    game: GameReport
    fault: FaultRow
    example: Result
    headline: str
    clause: ClauseRow | None
    evidence: str
    others: tuple[tuple[ClauseRow, str], ...]
    cases: str
    title: str
    sentences: str
    place: str
    beside: str
    rests: tuple[RulingRow, ...]
    advice: Advice | None
    command: str
    explore: str


def fix_first(report: Report) -> list[FaultSummary]:
    """Return the first faults of all games: the first of each game, then the second of each, and so on."""
    by_game = [list(_summaries(report, game)) for game in report.games]
    return [one for rank in zip_longest(*by_game) for one in rank if one is not None][:MOST]


def _summaries(report: Report, game: GameReport) -> Iterator[FaultSummary]:
    """Yield the faults of a game that include at least one failure that is not a known failure."""
    results = {result.case: result for result in game.results}
    rows = {row.id: row for row in game.clauses}
    number = 0
    for fault in game.faults:
        own = [results[case] for case in (fault.example, *fault.cases) if case in results]
        example = next((result for result in own if not result.known), None)
        if example is None:
            continue
        yield _summary(report, game, fault, example, rows)
        number += 1
        if number == MOST:
            return


def _summary(
    report: Report, game: GameReport, fault: FaultRow, example: Result, rows: dict[str, ClauseRow]
) -> FaultSummary:
    clause = rows.get(fault.clause) if fault.suggests is None else None
    advice = _advice(game, fault.suggests) if fault.suggests is not None else None
    others = [one for one in fault.suspects[1 : 1 + _MOST_OTHERS] if one.failing and not advice]
    return FaultSummary(
        game=game,
        fault=fault,
        example=example,
        headline=advice.text if advice else f"{under_set(example)}{_headline(fault, example, clause)}",
        clause=clause,
        evidence=evidence(fault.suspects[0]) if clause else "",
        others=tuple((rows[one.clause], evidence(one)) for one in others if one.clause in rows),
        cases=f"{counted(len(fault.cases), 'case')}: {plain_tally(fault.verdicts)}",
        title=one_line(example.title),
        sentences=sentences(example),
        place=_place(example),
        beside=beside(example),
        rests=rests_on(game, fault),
        advice=advice,
        command=rerun(report, example.case),
        explore=explored(report, example.case),
    )


def evidence(suspect: Suspect) -> str:
    """Say in words how many of a clause's scenarios fail."""
    failing, scenarios = suspect.failing, suspect.scenarios
    if not failing:
        return "none of its scenarios fails, but some differ elsewhere"
    if scenarios == 1:
        return "its only scenario fails"
    if failing == scenarios:
        return "both of its scenarios fail" if scenarios == 2 else f"all {scenarios} of its scenarios fail"
    return f"{failing} of its {scenarios} scenarios {'fails' if failing == 1 else 'fail'}"


def _headline(fault: FaultRow, example: Result, clause: ClauseRow | None) -> str:
    if clause is not None:
        return one_line(clause.text)
    if example.verdict == v.CRASH:
        lines = [line for line in example.reason.splitlines() if line.strip()] or [fault.name]
        return f"The engine crashes: {one_line(lines[-1], 160)}"
    if example.verdict == v.ILLEGAL_REPLY:
        return f"The engine's reply is not valid: {one_line(example.reason or fault.name, 200)}"
    return _NO_ANSWER.get(example.verdict, "") or one_line(fault.name, 200)


def _place(example: Result) -> str:
    """Return the first difference in an example, with both values if these are short."""
    if not example.differences:
        return with_its_end(example.reason, 400)
    difference = example.differences[0]
    return f"{told(difference)}{_values(difference)}"


def _values(difference: Difference) -> str:
    said_already = not difference.what.has_places or _SAYS_BOTH in difference.message
    if said_already or not has_values(difference) or says_values(difference):
        return ""
    actual, expected = shown(difference, difference.actual), shown(difference, difference.expected)
    short = len(actual) <= _MOST_VALUE and len(expected) <= _MOST_VALUE
    return f" (it is {actual}{_SAYS_BOTH}{expected})" if short else ""


def rests_on(game: GameReport, fault: FaultRow) -> tuple[RulingRow, ...]:
    """Return the rulings on which the example of a fault depends, the decisive ruling first."""
    rows = {row.id: row for row in game.rulings}
    return tuple(rows[ruling] for ruling in fault.rests_on if ruling in rows)


def named(ruling: RulingRow) -> str:
    """Say in words that a case depends on this ruling, and which reading is in force."""
    others = ", ".join(ruling.others)
    return f"rests on “{one_line(ruling.question)}”, read as {ruling.reading}; other readings: {others}"


def _advice(game: GameReport, suggests: SuggestedReading) -> Advice:
    ruling, reading = suggests.ruling, suggests.reading
    question = next((one_line(row.question) for row in game.rulings if row.id == ruling), ruling)
    what = f"The engine plays “{question}” as {reading}: all {suggests.tried} cases tried pass under it."
    if reading in game.declared.get(ruling, ()):
        ignored = "It was configured with another reading and ignores configure."
        text = f"{what} {ignored} List only this reading in hello:"
    else:
        text = f"{what} If that is intended, declare it in hello:"
    return Advice(text, hello_line(ruling, reading))


def hello_line(ruling: str, reading: str) -> str:
    """Return the member of a game's entry in `hello` that declares a reading."""
    return f'"readings": {{"{ruling}": ["{reading}"]}}'

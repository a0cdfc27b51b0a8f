"""What to fix first: for each of the first faults, the rule, its clearest failing scenario and a command."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, zip_longest

import msgspec

from ruleproof.diagnosis.ranking import Suspect
from ruleproof.diagnosis.slips import slip_of, words_of_seats, words_of_start
from ruleproof.judging import verdicts as v
from ruleproof.judging.lists import missing_and_extra
from ruleproof.judging.verdicts import Difference, Result
from ruleproof.reports.model import ClauseRow, FaultRow, GameReport, Report, RulingRow
from ruleproof.reports.text import (
    counted,
    has_values,
    one_line,
    place_of,
    says_values,
    shown,
    told,
    under_set,
    with_its_end,
)

MOST = 5
"""Maximum number of faults on the first screen."""
_MOST_OTHERS = 3
_MOST_EFFECTS = 3
_MOST_VALUE = 120
_SAYS_BOTH = ", but must be "


class Advice(msgspec.Struct, frozen=True):
    """The readings that an engine seems to play, the lines for `hello` that declare them, and the question of
    each ruling.
    """

    text: str
    lines: tuple[str, ...]
    questions: tuple[str, ...]


class FaultSummary(msgspec.Struct, frozen=True):
    """A fault in the form shown on the first screen.

    `example` is the clearest failure that is not a known failure. `headline` is the rule in its own words, or
    the fault in the engine's replies. `others` are the further suspects, and `effects` the faults that may
    follow from this one.
    """

    game: GameReport
    fault: FaultRow
    example: Result
    headline: str
    clause: ClauseRow | None
    others: tuple[Suspect, ...]
    advice: Advice | None
    effects: tuple[FaultRow, ...] = ()


def fix_first(report: Report) -> list[FaultSummary]:
    """Return the first faults of all games: the first of each game, then the second of each, and so on."""
    by_game = [islice(_summaries(game), MOST) for game in report.games]
    return [one for rank in zip_longest(*by_game) for one in rank if one is not None][:MOST]


def further_faults(report: Report, firsts: Sequence[FaultSummary]) -> int:
    """Return how many faults are not among the first; all readings of a game are one of these."""
    read = sum(fault.suggests is not None for game in report.games for fault in game.faults)
    shown = sum(one.advice is not None for one in firsts)
    folded = sum(len(one.effects) for one in firsts)
    return sum(len(game.faults) for game in report.games) - len(firsts) - folded - max(read - shown, 0)


def _summaries(game: GameReport) -> Iterator[FaultSummary]:
    """Yield the faults of a game that include at least one failure that is not a known failure; all readings
    that the engine plays are one entry, and so is a fault with those that may follow from it.
    """
    results = {result.case: result for result in game.results}
    rows = game.rows
    read = [fault for fault in game.faults if fault.suggests is not None]
    mistakes = [fault for fault in game.faults if fault.suggests is None]
    shown: list[FaultSummary] = []
    for fault in (*_together(read, results), *mistakes):
        own = [results[case] for case in dict.fromkeys((fault.example, *fault.cases)) if case in results]
        example = next((result for result in own if not result.known), None)
        if example is None or fault.follows_from in {one.fault.clause for one in shown} - {""}:
            continue
        effects = tuple(one for one in mistakes if fault.clause and one.follows_from == fault.clause)
        summary = _summary(game, fault, example, rows, own)
        shown.append(msgspec.structs.replace(summary, effects=effects))
        yield shown[-1]


def _summary(
    game: GameReport, fault: FaultRow, example: Result, rows: dict[str, ClauseRow], own: Sequence[Result]
) -> FaultSummary:
    """Return the summary of a fault; `own` are the results of its cases."""
    if fault.suggests is not None:
        advice = _advice(game)
        return FaultSummary(game, fault, example, advice.text, None, (), advice)
    clause = rows.get(fault.clause)
    printed = any(one.verdict.is_fault and not one.components for one in own)
    words = words_of_seats(own, fault.clause) or _headline(fault, example, clause)
    headline = f"{'' if printed else under_set(example)}{words}"
    further = fault.suspects[1 : 1 + _MOST_OTHERS]
    others = tuple(one for one in further if one.failing and one.clause in rows)
    return FaultSummary(game, fault, example, headline, clause, others, None)


def effects(summary: FaultSummary) -> Iterator[str]:
    """Yield a line for each fault that may follow from another one: its rule and its cases."""
    for fault in summary.effects[:_MOST_EFFECTS]:
        row = summary.game.rows.get(fault.clause)
        rule = f"{row.number} {one_line(row.text, 100)}" if row is not None else one_line(fault.name, 100)
        yield f"{rule} ({counted(len(fault.cases), 'case')}, such as {fault.example})"
    if (more := len(summary.effects) - _MOST_EFFECTS) > 0:
        yield f"and {counted(more, 'more rule')}, see the report"


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
    if fault.passes_alone:
        earlier = fault.after or "an earlier question"
        return one_line(f"{example.case} passes by itself; the engine keeps something from {earlier}")
    if words := words_of_start(example) or (slip_of(example) if clause is None else ""):
        return one_line(words)
    if clause is not None:
        return one_line(clause.text)
    headline = example.verdict.headline
    if not headline or headline.endswith("."):
        return headline or one_line(fault.name, 200)
    return f"{headline}: {one_line(_reason(example, fault), 200)}"


def _reason(example: Result, fault: FaultRow) -> str:
    """Return the reason for a failure; of a crash, the last line of what the engine wrote."""
    if example.verdict != v.CRASH:
        return example.reason or fault.name
    lines = [line for line in example.reason.splitlines() if line.strip()] or [fault.name]
    return one_line(lines[-1], 160)


def place_in(example: Result) -> str:
    """Return the first difference in an example, with both values if these are short."""
    if not example.differences:
        return with_its_end(example.reason, 400)
    difference, first = example.differences[0], example.first
    place = f"{told(difference)}{_values(difference)}"
    if first is None or first.path in ("", difference.path) or not first.what.has_places:
        return place
    return f"{place}; first differs: {place_of(first)}{_values(first)}"


def elsewhere(game: GameReport, fault: FaultRow, example: Result) -> str:
    """Return an example of the cases that differ elsewhere, and the place that they have in common."""
    results = {result.case: result for result in game.results}
    places = {
        case: results[case].differences[0]
        for case in fault.cases
        if case != example.case and results[case].verdict == v.DIVERGES and results[case].differences
    }
    if not places:
        return ""
    case, shown_place = next(iter(places.items()))
    text = f"for example {case}: {place_of(shown_place)}"
    if len(places) > 1 and len({one.what for one in places.values()}) == 1:
        inside = "/".join(_common([one.path.split("/") for one in places.values()]))
        place = inside if inside.startswith(shown_place.what) else f"{shown_place.what} {inside}"
        text = f"{text}; all {len(places)} differ in {place}"
    return one_line(text)


def _common(paths: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the parts with which all paths begin."""
    for parts in zip(*paths, strict=False):
        if len(set(parts)) > 1:
            return
        yield parts[0]


def _values(difference: Difference) -> str:
    said_already = not difference.what.has_places or _SAYS_BOTH in difference.message
    if said_already or not has_values(difference) or says_values(difference):
        return ""
    lists = missing_and_extra(difference.expected, difference.actual)
    if lists:
        return f" ({one_line(lists, 2 * _MOST_VALUE)})" if lists[:20] not in difference.message else ""
    actual, expected = shown(difference, difference.actual), shown(difference, difference.expected)
    short = len(actual) <= _MOST_VALUE and len(expected) <= _MOST_VALUE
    return f" (it is {actual}{_SAYS_BOTH}{expected})" if short else ""


def rests_on(game: GameReport, fault: FaultRow) -> tuple[RulingRow, ...]:
    """Return the rulings on which the example of a fault depends, the decisive ruling first."""
    rows = {row.id: row for row in game.rulings}
    return tuple(
        _as_read(rows[ruling], fault.readings.get(ruling, "")) for ruling in fault.rests_on if ruling in rows
    )


def _as_read(ruling: RulingRow, reading: str) -> RulingRow:
    """Return a ruling with the reading in force for a case, if it is not that of the run."""
    if reading in ("", ruling.reading):
        return ruling
    others = tuple(one for one in (ruling.reading, *ruling.others) if one != reading)
    return msgspec.structs.replace(ruling, reading=reading, others=others)


def named(ruling: RulingRow) -> str:
    """Say in words that a case depends, or may depend, on this ruling, which reading is in force, and what an
    engine can do that plays another one, if it cannot declare it.
    """
    question, others = one_line(ruling.question), ", ".join(ruling.others)
    if not ruling.fixed:
        return f"rests on “{question}”, read as {ruling.reading}; other readings: {others}"
    return (
        f"may rest on “{question}”, if that is what these cases are about: the suite plays {ruling.reading}, "
        f"and an engine cannot declare {others}; if yours plays it on purpose, contest the ruling "
        "(CONTRIBUTING.md) or list these cases as known failures"
    )


def _together(read: Sequence[FaultRow], results: Mapping[str, Result]) -> Iterator[FaultRow]:
    """Yield the faults that are only other readings as one fault."""
    if read:
        cases = dict.fromkeys(case for fault in read for case in fault.cases)
        verdicts = Counter(results[case].verdict for case in cases if case in results)
        yield msgspec.structs.replace(read[0], cases=tuple(cases), verdicts=dict(verdicts))


def _advice(game: GameReport) -> Advice:
    read = [fault for fault in game.faults if fault.suggests is not None]
    cases = counted(len({case for fault in read for case in fault.cases}), "failing case")
    if len(read) == 1:
        text = f"The engine plays another reading than it was asked for, which explains {cases}."
    else:
        text = f"The engine plays {len(read)} other readings than it was asked for, which explain {cases}."
    text += " Declare in hello what is intended; the rest is a mistake:"
    played = [fault.suggests for fault in read if fault.suggests is not None]
    return Advice(
        text,
        tuple(hello_lines({one.ruling: [one.reading] for one in played})),
        tuple(_question(game, fault) for fault in read),
    )


def _question(game: GameReport, fault: FaultRow) -> str:
    """Return the question of a ruling with the reading that the engine plays and the one it was asked for."""
    suggests = fault.suggests
    assert suggests is not None
    row = next(row for row in game.rulings if row.id == suggests.ruling)
    asked = suggests.asked or row.reading
    told = [
        f"{reading} ({one_line(row.says[reading])})" if reading in row.says else reading
        for reading in (suggests.reading, asked)
    ]
    ignores = suggests.reading in game.declared.get(row.id, ())
    ignored = "; it ignores configure, so list only this reading" if ignores else ""
    shown_by = f"{counted(len(fault.cases), 'case')}, such as {fault.example}"
    return f"“{one_line(row.question)}” Played: {told[0]} Asked for: {told[1]}{ignored} [{shown_by}]"


def hello_lines(readings: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Yield the lines of a game's entry in `hello` that declare readings."""
    lines = [f"  {json.dumps(ruling)}: {json.dumps(list(names))}" for ruling, names in readings.items()]
    if len(lines) == 1:
        yield f'"readings": {{{lines[0].strip()}}}'
        return
    yield '"readings": {'
    yield from (f"{line}," for line in lines[:-1])
    yield from lines[-1:]
    yield "}"

"""What to mend first: of each of the foremost causes one sentence, one witness and one command."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

import msgspec

from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Difference, Result
from ruleproof.reports.around import beside, sentences
from ruleproof.reports.wording import (
    counted,
    explored,
    has_values,
    one_line,
    plain_tally,
    rerun,
    says_values,
    shown,
    told,
    with_its_end,
)
from ruleproof.running.report import Cause, ClauseRow, GameReport, Report, RulingRow

MOST = 5
"""So many causes stand on the first screen."""
AS_IF = "one change makes the reference answer as this engine does"
_MOST_VALUE = 120
_SAYS_BOTH = ", and it must be "
_NO_ANSWER = {v.CRASH: "The engine crashes.", v.TIMEOUT: "The engine does not answer in time."}


class Advice(msgspec.Struct, frozen=True):
    """That cases would pass under another reading, and the line of `hello` that declares it."""

    told: str
    line: str = ""


class Mend(msgspec.Struct, frozen=True):
    """A cause as the first screen tells it.

    `sentence` is what does not hold: of a scenario that fails its title, which is a claim; else the clause in
    its own words; of an engine that gives no answer that it does not. `title` is that of a witness whose own
    claim holds or is not known, `sentences` those of its scenario, `place` what differs in it, and `beside`
    the values around that. `others` are the clauses suspected next.
    """

    game: GameReport
    cause: Cause
    witness: Result
    sentence: str
    clause: ClauseRow | None
    others: tuple[ClauseRow, ...]
    cases: str
    title: str
    sentences: str
    place: str
    beside: str
    rests: tuple[RulingRow, ...]
    advice: tuple[Advice, ...]
    command: str
    explore: str


def first_of_all(report: Report) -> list[Mend]:
    """Return the foremost causes of all games, the first of each game before the second of any."""
    by_game = [list(_mends(report, game)) for game in report.games]
    return [mend for rank in zip_longest(*by_game) for mend in rank if mend is not None][:MOST]


def _mends(report: Report, game: GameReport) -> Iterator[Mend]:
    """Yield the causes of a game with a failure that is not a known one."""
    results = {result.case: result for result in game.results}
    rows = {row.id: row for row in game.clauses}
    told_of = 0
    for cause in game.causes:
        own = [results[case] for case in (cause.example, *cause.cases) if case in results]
        witness = next((result for result in own if not result.known), None)
        if witness is None:
            continue
        clauses = [rows[clause] for clause in cause.clauses if clause in rows]
        foremost = clauses[0] if clauses and witness.verdict not in _NO_ANSWER else None
        claims = bool(witness.verdict == v.FAIL and witness.title)
        yield Mend(
            game=game,
            cause=cause,
            witness=witness,
            sentence=one_line(witness.title) if claims else _sentence(cause, witness, foremost),
            clause=foremost,
            others=tuple(clauses[1:] if foremost else clauses),
            cases=f"{counted(len(cause.cases), 'case')}: {plain_tally(cause.verdicts)}",
            title="" if claims else one_line(witness.title),
            sentences=sentences(witness),
            place=_place(witness),
            beside=beside(witness),
            rests=rests_on(game, witness),
            advice=advice(game, cause),
            command=rerun(report, witness.case),
            explore=explored(report, witness.case),
        )
        told_of += 1
        if told_of == MOST:
            return


def _sentence(cause: Cause, witness: Result, clause: ClauseRow | None) -> str:
    if clause is not None:
        return one_line(clause.text)
    if witness.verdict == v.CRASH:
        lines = [line for line in witness.reason.splitlines() if line.strip()] or [cause.name]
        return f"The engine crashes: {one_line(lines[-1], 160)}"
    return _NO_ANSWER.get(witness.verdict, "") or one_line(cause.name, 200)


def _place(witness: Result) -> str:
    """Return what differs in a witness first, with both values where they are short."""
    if not witness.differences:
        return with_its_end(witness.reason, 400)
    difference = witness.differences[0]
    return f"{told(difference)}{_values(difference)}"


def _values(difference: Difference) -> str:
    told_already = difference.what in ("legal actions", "refusal") or _SAYS_BOTH in difference.message
    if told_already or not has_values(difference) or says_values(difference):
        return ""
    actual, expected = shown(difference, difference.actual), shown(difference, difference.expected)
    short = len(actual) <= _MOST_VALUE and len(expected) <= _MOST_VALUE
    return f" (it is {actual}{_SAYS_BOTH}{expected})" if short else ""


def rests_on(game: GameReport, witness: Result) -> tuple[RulingRow, ...]:
    """Return the rulings on which the place rests that differs in a case."""
    return tuple(row for row in game.rulings if row.id in witness.rests_on)


def named(ruling: RulingRow) -> str:
    """Return in words on which ruling a case rests, and how it is read."""
    others = ", ".join(ruling.others)
    return f"rests on “{one_line(ruling.question)}”, read as {ruling.reading}; other readings: {others}"


def advice(game: GameReport, cause: Cause) -> tuple[Advice, ...]:
    """Return the one reading that the engine seems to play instead, if any.

    All cases of the cause that were tried and rest on the ruling pass under it, and under no other reading as
    many; and no case of the game passes under yet another reading of that ruling alone.
    """
    own = set(cause.cases)
    tried = [result for result in game.results if result.case in own and result.tried]
    counts = {
        passed: sum(passed in result.passes_under for result in tried)
        for passed in {passed for result in tried for passed in result.passes_under}
    }
    consistent = [
        passed
        for passed, number in counts.items()
        if number == sum(_ruling(passed) in result.rests_on for result in tried)
        and not _contradicted(game, passed)
    ]
    most = max((counts[passed] for passed in consistent), default=0)
    best = [passed for passed in consistent if counts[passed] == most]
    rival = any(number >= most for passed, number in counts.items() if passed not in best)
    return (_advised(game, best[0], most, len(tried)),) if len(best) == 1 and not rival else ()


def _ruling(passed: str) -> str:
    return passed.partition("=")[0]


def _contradicted(game: GameReport, passed: str) -> bool:
    """Tell whether a case of a game passes under other readings of the same ruling, and not under this."""
    return any(
        passed not in result.passes_under
        and any(_ruling(one) == _ruling(passed) for one in result.passes_under)
        for result in game.results
        if result.tried
    )


def _advised(game: GameReport, passed: str, number: int, tried: int) -> Advice:
    ruling, _, reading = passed.partition("=")
    of = f"{number} of {tried} cases tried pass" if number < tried else f"all {tried} cases tried pass"
    of = of if tried > 1 else "this case passes"
    if game.readings.get(ruling) == reading:
        what = f"{of} under {reading}, and the engine was configured otherwise: it does not follow configure"
        return Advice(f"{what}, or should list {reading} alone in hello:", hello_line(ruling, reading))
    return Advice(
        f"{of} under {reading}: if you mean that, declare it in hello:", hello_line(ruling, reading)
    )


def hello_line(ruling: str, reading: str) -> str:
    """Return the member of a game in the answer to `hello` that declares a reading."""
    return f'"readings": {{"{ruling}": ["{reading}"]}}'

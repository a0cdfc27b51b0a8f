"""What to mend first: of each of the foremost causes one sentence, one witness and one command."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest

import msgspec

from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.reports.wording import counted, explored, one_line, rerun, tally, told, with_its_end
from ruleproof.running.report import Cause, ClauseRow, GameReport, Report, RulingRow

MOST = 5
"""So many causes stand on the first screen."""
_NO_ANSWER = {v.CRASH: "The engine crashes.", v.TIMEOUT: "The engine does not answer in time."}


class Advice(msgspec.Struct, frozen=True):
    """That cases would pass under another reading, and the line of `hello` that declares it."""

    told: str
    line: str = ""


class Mend(msgspec.Struct, frozen=True):
    """A cause as the first screen tells it.

    `sentence` is the clause that is broken, in its own words; of an engine that gives no answer it says that.
    `place` is what differs in the witness. `others` are the clauses that are as suspicious.
    """

    game: GameReport
    cause: Cause
    witness: Result
    sentence: str
    clause: ClauseRow | None
    others: tuple[ClauseRow, ...]
    cases: str
    place: str
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
        yield Mend(
            game=game,
            cause=cause,
            witness=witness,
            sentence=_sentence(cause, witness, foremost),
            clause=foremost,
            others=tuple(clauses[1:] if foremost else clauses),
            cases=f"{counted(len(cause.cases), 'case')}: {tally(cause.verdicts)}",
            place=told(witness.differences[0]) if witness.differences else with_its_end(witness.reason, 400),
            rests=rests_on(game, cause),
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


def rests_on(game: GameReport, cause: Cause) -> tuple[RulingRow, ...]:
    """Return the rulings on which the cases of a cause rest, those of most cases first."""
    own = set(cause.cases)
    counts = Counter(ruling for result in game.results if result.case in own for ruling in result.rests_on)
    rows = {row.id: row for row in game.rulings}
    return tuple(rows[ruling] for ruling, _ in counts.most_common() if ruling in rows)


def named(ruling: RulingRow) -> str:
    """Return in words on which ruling a case rests, and how it is read."""
    others = ", ".join(ruling.others)
    return f"rests on “{one_line(ruling.question)}”, read as {ruling.reading}; other readings: {others}"


def advice(game: GameReport, cause: Cause) -> tuple[Advice, ...]:
    """Return which readings the engine seems to play instead, those that explain most cases first."""
    own = set(cause.cases)
    tried = [result for result in game.results if result.case in own and result.tried]
    counts = Counter(passed for result in tried for passed in result.passes_under)
    return tuple(_advised(game, passed, number, len(tried)) for passed, number in counts.most_common(2))


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

"""What a run came to, as one value from which every report is made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from ruleproof import __version__
from ruleproof.judging import verdicts as v
from ruleproof.judging.diagnosis import Failing, Fault, Passing, diagnose, fault_of
from ruleproof.judging.evidence import FIELD
from ruleproof.judging.verdicts import Result
from ruleproof.rules.model import Clause, Game


class ClauseRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """One clause and how its cases went; `title` is '' in a report that an older kit has written.

    `cases` and their `counts` are those that are about the clause; `blamed_by` are the failing cases, of
    whatever clause, that blame it. `state` is *broken* where cases blame it and none passes, *mixed* where
    cases blame it and others pass, *proved* where a case passes and none blames it, *diverges* where its
    cases depart from the rules under other clauses and none passes, *not shown* where no engine can show it,
    *definition* where no case is about it since it only defines a word, and *untried* otherwise.
    """

    id: str
    number: str
    chapter: str
    text: str
    state: str
    counts: dict[str, int]
    cases: tuple[str, ...]
    blamed_by: tuple[str, ...] = ()
    title: str = ""


class ChapterRow(msgspec.Struct, frozen=True):
    """One subject of the rules and how its cases went; a case counts once in each subject that it touches."""

    id: str
    title: str
    counts: dict[str, int]


class Cause(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fault: the failures and divergences that most likely have one cause, and those that follow from them.

    `clauses` are the clauses suspected, the most suspicious first; so many of them as `alike` says are about
    as suspicious as the first, whose text `text` is. `example` is the case that shows the fault best, with
    few steps, and `place` what differs in it; `name` says it with the kind of action. `following` of the
    cases could only not be tested, since the game had gone wrong. `as_if` is the one change of the reference
    by which it would answer as the engine does, where one was found.
    """

    name: str
    verdicts: dict[str, int]
    clauses: tuple[str, ...]
    cases: tuple[str, ...]
    example: str
    alike: int = 0
    text: str = ""
    place: str = ""
    following: int = 0
    as_if: str = ""


class RulingRow(msgspec.Struct, frozen=True):
    """A ruling on which failing cases rest: its question, the reading in force, and the others."""

    id: str
    question: str
    reading: str
    others: tuple[str, ...]


class Comparison(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has changed in the cases of a game since an earlier run.

    `new` cases are at fault and were not, `mended` ones pass and were at fault, `worse` ones are at fault in
    a worse way, or passed and are no longer judged. `notes` say what else makes the runs differ.
    """

    earlier: str
    score: str
    new: tuple[str, ...] = ()
    mended: tuple[str, ...] = ()
    worse: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


class GameReport(msgspec.Struct, frozen=True, omit_defaults=True):
    """The results of one game. `total` is the number of all cases of this suite version, `selected` of those
    asked for; `declared` are the readings that the engine lists in `hello`, by ruling.
    """

    id: str
    title: str
    suite: str
    components: dict[str, str]
    readings: dict[str, str]
    total: int
    selected: int
    counts: dict[str, int]
    score: str
    chapters: tuple[ChapterRow, ...]
    clauses: tuple[ClauseRow, ...]
    causes: tuple[Cause, ...]
    results: tuple[Result, ...]
    baselines: dict[str, str] = {}
    notes: tuple[str, ...] = ()
    rulings: tuple[RulingRow, ...] = ()
    since: Comparison | None = None
    suite_version: str = ""
    declared: dict[str, tuple[str, ...] | str] = {}

    @property
    def judged(self) -> int:
        """Return how many cases were judged: all but unsupported, inapplicable, contested and suite
        errors.
        """
        return sum(self.counts.get(verdict, 0) for verdict in (v.PASS, *v.FAULTS))


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """One run of `ruleproof verify`. `site` is where the pages of clauses and rulings are, if linked."""

    version: str
    engine: dict[str, str]
    command: str
    games: tuple[GameReport, ...]
    status: int
    seconds: int
    notes: tuple[str, ...] = ()
    unexpected_passes: tuple[str, ...] = ()
    interrupted: bool = False
    site: str = ""

    @property
    def conforms(self) -> bool:
        """Tell whether the engine conforms in all that was asked."""
        return self.status == 0

    @property
    def counts(self) -> Counter[str]:
        """Return how many cases of all games have each verdict."""
        total: Counter[str] = Counter()
        for game in self.games:
            total.update(game.counts)
        return total


def percent(passed: int, of: int) -> str:
    """Return a share with one decimal, as text; `0.0` of nothing. It never rounds up to 100.0."""
    if of == 0:
        return "0.0"
    tenths = passed * 1000 // of
    return f"{tenths // 10}.{tenths % 10}"


def score_of(counts: Counter[str]) -> str:
    """Return the score: passes among all cases but the inapplicable and contested ones, in per cent."""
    return percent(counts[v.PASS], sum(counts.values()) - counts[v.INAPPLICABLE] - counts[v.CONTESTED])


def game_report(
    game: Game,
    results: Sequence[Result],
    *,
    total: int,
    suite: str,
    components: dict[str, str],
    readings: dict[str, str],
    baselines: dict[str, str],
    notes: Iterable[str] = (),
    spectrum: Spectral | None = None,
) -> GameReport:
    """Return the report of one game from the results of its cases, and their spectrum if it is known."""
    causes = causes_of(game, results, spectrum)
    results = _blaming(results, causes)
    counts = Counter(result.verdict for result in results)
    return GameReport(
        id=game.id,
        title=game.title,
        suite=suite,
        components=components,
        readings=readings,
        total=total,
        selected=len(results),
        counts=dict(counts),
        score=score_of(counts),
        chapters=_chapters(game, results),
        clauses=_clauses(game, results),
        causes=causes,
        results=tuple(results),
        baselines=baselines,
        notes=tuple(notes),
        suite_version=game.version,
    )


def _chapters(game: Game, results: Sequence[Result]) -> tuple[ChapterRow, ...]:
    counts: dict[str, Counter[str]] = {chapter.id: Counter() for chapter in game.chapters}
    for result in results:
        for chapter in {game.clauses[clause].chapter for clause in result.clauses if clause in game.clauses}:
            counts[chapter][result.verdict] += 1
    return tuple(ChapterRow(chapter.id, chapter.title, dict(counts[chapter.id])) for chapter in game.chapters)


def _clauses(game: Game, results: Sequence[Result]) -> tuple[ClauseRow, ...]:
    own: dict[str, list[Result]] = {clause: [] for clause in game.clauses}
    blaming: dict[str, list[str]] = {clause: [] for clause in game.clauses}
    for result in results:
        for clause in result.clauses:
            if clause in own:
                own[clause].append(result)
        for clause in result.blamed if result.verdict in v.FAULTS else ():
            if clause in blaming:
                blaming[clause].append(result.case)
    rows = []
    for row in game.clauses.values():
        counts = Counter(result.verdict for result in own[row.id])
        state = _state(row, counts, bool(blaming[row.id]))
        cases = tuple(result.case for result in own[row.id])
        rows.append(
            ClauseRow(
                id=row.id,
                number=row.number,
                chapter=row.chapter,
                text=row.text,
                state=state,
                counts=dict(counts),
                cases=cases,
                blamed_by=tuple(blaming[row.id]),
                title=row.title,
            )
        )
    return tuple(rows)


def _state(clause: Clause, counts: Counter[str], blamed: bool) -> str:
    if blamed:
        return "mixed" if counts[v.PASS] else "broken"
    if counts[v.PASS]:
        return "proved"
    if any(counts[verdict] for verdict in v.FAULTS):
        return "diverges"
    if not clause.shown:
        return "not shown"
    return "definition" if not clause.needs_scenario and not counts else "untried"


Spectral = tuple[Sequence[Failing], Passing]
"""What failed and what passed, with the clauses that took part."""


def causes_of(game: Game, results: Sequence[Result], spectrum: Spectral | None = None) -> tuple[Cause, ...]:
    """Return the faults that failures and divergences come from, what is to be mended first before others."""
    failing, passing = spectrum if spectrum is not None else _by_blame(results)
    known = {result.case: result for result in results}
    failing_by_case = {one.case: one for one in failing}
    differing: list[Failing] = []
    broken_off: dict[str, list[Failing]] = {}
    following: list[Failing] = []
    for result in results:
        if result.verdict not in v.FAULTS:
            continue
        one = failing_by_case.get(result.case) or Failing(result.case, result.verdict, result.clauses)
        if result.verdict in _BROKEN_OFF and result.first is None:
            broken_off.setdefault(result.cause, []).append(one)
        elif result.verdict == v.UNTESTABLE and not one.parts:
            following.append(one)
        else:
            differing.append(one)
    faults = diagnose(differing, passing)
    groups = [fault_of(group, passing) for group in broken_off.values()]
    ordered = _at_most(_in_order(faults, groups))
    if following and not ordered:
        ordered = [Fault((), 0, tuple(one.case for one in following), following[0].case)]
        following = []
    after = _followers(ordered, following)
    return tuple(_cause(game, known, fault, after.get(place, ())) for place, fault in enumerate(ordered))


_MOST_CAUSES = 12
"""So many causes are told: who has more faults mends the first before the last can be told apart."""
_BROKEN_OFF = (v.ILLEGAL_REPLY, v.TIMEOUT, v.CRASH)


def _by_blame(results: Sequence[Result]) -> Spectral:
    """Return what results tell by themselves, where nothing is known of the clauses that took part."""
    failing = [
        Failing(one.case, one.verdict, one.clauses, dict.fromkeys(one.blamed, FIELD))
        for one in results
        if one.verdict in v.FAULTS
    ]
    passed = Counter(clause for one in results if one.verdict == v.PASS for clause in one.clauses)
    return failing, Passing(about=passed)


def _in_order(faults: Sequence[Fault], groups: Iterable[Fault]) -> list[Fault]:
    """Put what breaks off before the first fault that touches fewer cases; faults stay in their order."""
    ordered = list(faults)
    for group in sorted(groups, key=lambda fault: -len(fault.cases)):
        smaller = (place for place, fault in enumerate(ordered) if len(fault.cases) < len(group.cases))
        ordered.insert(next(smaller, len(ordered)), group)
    return ordered


def _at_most(faults: list[Fault]) -> list[Fault]:
    """Join the last of too many faults, so that no case is lost."""
    further = tuple(case for fault in faults[_MOST_CAUSES:] for case in fault.cases)
    if not further:
        return faults
    last = faults[_MOST_CAUSES - 1]
    return [*faults[: _MOST_CAUSES - 1], msgspec.structs.replace(last, cases=(*last.cases, *further))]


def _followers(faults: Sequence[Fault], following: Iterable[Failing]) -> dict[int, list[str]]:
    """Return which cases follow from which fault: that with most cases of the same tour, else the first."""
    tours = [Counter(case.rpartition("/")[0] for case in fault.cases) for fault in faults]
    followers: dict[int, list[str]] = {}
    for one in following:
        tour = one.case.rpartition("/")[0]
        place = max(range(len(faults)), key=lambda at: (tours[at][tour], -at))
        followers.setdefault(place, []).append(one.case)
    return followers


def _cause(game: Game, known: Mapping[str, Result], fault: Fault, following: Sequence[str]) -> Cause:
    example = known[fault.witness]
    shown = example.differences[0] if example.differences else None
    cases = (*fault.cases, *following)
    first = game.clauses.get(fault.clauses[0]) if fault.clauses else None
    return Cause(
        name=example.cause or example.verdict,
        verdicts=dict(Counter(known[case].verdict for case in cases)),
        clauses=fault.clauses,
        cases=cases,
        example=example.case,
        alike=fault.alike,
        text=first.text if first is not None else "",
        place=(shown.path or shown.what) if shown is not None else "",
        following=len(following),
        as_if=fault.as_if,
    )


def _blaming(results: Sequence[Result], causes: Sequence[Cause]) -> list[Result]:
    """Return the results with the clauses that their cause suspects first; what only follows blames none."""
    blamed = {case: cause for cause in causes for case in cause.cases}
    return [
        msgspec.structs.replace(
            result, blamed=blamed[result.case].clauses[:1] if result.verdict != v.UNTESTABLE else ()
        )
        if result.case in blamed
        else result
        for result in results
    ]


def exit_status(games: Sequence[GameReport], unexpected_passes: Sequence[str]) -> int:
    """Return 0 where the engine conforms, 3 after a suite error, else 1. A known failure that fails does not
    count.
    """
    if any(game.counts.get(v.SUITE_ERROR) for game in games):
        return 3
    faults = any(result.verdict in v.FAULTS and not result.known for game in games for result in game.results)
    passes = games and all(game.counts.get(v.PASS) for game in games)
    return 0 if passes and not faults and not unexpected_passes else 1


def new_report(
    engine: dict[str, str],
    command: str,
    games: Sequence[GameReport],
    *,
    seconds: int,
    notes: Iterable[str],
    unexpected_passes: Sequence[str],
    interrupted: bool,
) -> Report:
    """Return the report of a run; an interrupted one has exit status 130."""
    status = 130 if interrupted else exit_status(games, unexpected_passes)
    return Report(
        __version__,
        engine,
        command,
        tuple(games),
        status,
        seconds,
        tuple(notes),
        tuple(unexpected_passes),
        interrupted,
    )

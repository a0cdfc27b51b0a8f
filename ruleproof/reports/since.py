"""Finds the changes since an earlier run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.reports.model import COVERS, Comparison, GameReport, Report
from ruleproof.reports.text import counted, one_line


def since(report: Report, earlier: Report, name: str) -> Report:
    """Return a report with the changes since an earlier run, called `name`, in the cases of both runs."""
    before = {game.id: game for game in earlier.games}
    games = tuple(
        msgspec.structs.replace(game, since=_compared(game, before[game.id], name, _others(report, earlier)))
        if game.id in before
        else game
        for game in report.games
    )
    missing = [f"{name} has no results for {game.id}" for game in report.games if game.id not in before]
    return msgspec.structs.replace(report, games=games, notes=(*report.notes, *missing))


def _compared(game: GameReport, earlier: GameReport, name: str, notes: tuple[str, ...]) -> Comparison:
    before = {result.case: result.verdict for result in earlier.results}
    tried = [result for result in game.results if result.case in before]
    new, fixed, worse = (
        [result for result in tried if has_changed(before[result.case], result.verdict)]
        for has_changed in (_is_new, _is_fixed, _is_worse)
    )
    unknown = len(game.results) - len(tried)
    unjudged = sum(before[one.case].is_fault and not one.verdict.is_judged for one in tried)
    all_notes = [*_differing(game, earlier), *notes]
    if unjudged:
        all_notes.append(f"{counted(unjudged, 'case')} that failed then: not judged now")
    if new and game.suite != earlier.suite and all(result.verdict.breaks_off for result in new):
        all_notes.append(
            "every new fault is a reply that cannot be read or did not come: a schema of this suite may have "
            "changed (its changelog names it under 'For engine authors')"
        )
    all_notes += [f"{unknown} of the cases were not run then"] if unknown else []
    return Comparison(name, earlier.score, _ids(new), _ids(fixed), _ids(worse), tuple(all_notes))


def _ids(results: Iterable[Result]) -> tuple[str, ...]:
    return tuple(result.case for result in results)


def _is_new(before: v.Verdict, now: v.Verdict) -> bool:
    return now.is_fault and not before.is_fault


def _is_fixed(before: v.Verdict, now: v.Verdict) -> bool:
    return before.is_fault and now.passes


def _is_worse(before: v.Verdict, now: v.Verdict) -> bool:
    if before.passes:
        return not now.is_judged and now != v.CONTESTED
    return before.is_fault and now.severity > before.severity


def _differing(game: GameReport, earlier: GameReport) -> Iterator[str]:
    if game.suite != earlier.suite:
        yield "the suite version was different"
    if game.components.get("digest") != earlier.components.get("digest"):
        yield f"the component set was {earlier.components.get('name', 'another')}"
    covered = [
        next((one for one in report.notes if one.startswith(COVERS)), "") for report in (earlier, game)
    ]
    if covered[0] != covered[1]:
        then = covered[0].removeprefix(COVERS) or "everything"
        yield f"the engine covered {then} then; 'fixed' may mean that less is checked now"
    for ruling, reading in game.readings.items():
        was = earlier.readings.get(ruling, reading)
        if was != reading:
            yield f"{ruling} was read as {was} and is now read as {reading}"


def _others(report: Report, earlier: Report) -> tuple[str, ...]:
    notes = [f"the earlier run used ruleproof {earlier.version}"] * (earlier.version != report.version)
    names = [" ".join(filter(None, map(one.engine.get, ("name", "version")))) for one in (earlier, report)]
    notes += [f"the engine was {names[0]}"] * (names[0] != names[1])
    notes += ["the earlier run was interrupted"] * earlier.interrupted
    return tuple(notes)


def tally(changes: Comparison) -> str:
    """Return the number of changed cases of each kind: `1 new, 0 fixed, 2 worse`."""
    return ", ".join(f"{len(cases)} {name}" for name, cases in _by_kind(changes))


def changed_cases(changes: Comparison, most: int, where: str) -> Iterator[str]:
    """Yield a line for each of the first changed cases of each kind; `where` says where to find the rest."""
    for name, cases in _by_kind(changes):
        yield from (f"  {name:6}  {one_line(case)}" for case in cases[:most])
        if len(cases) > most:
            yield f"          and {len(cases) - most} more {name}, see the {where}"


def _by_kind(changes: Comparison) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return ("new", changes.new), ("fixed", changes.mended), ("worse", changes.worse)

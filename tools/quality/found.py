"""Compares the rule that `verify` names first with the rules that `play` and `census` name first.

Usage: `python -m tools.quality.found [NAME ...]`: without names, the 20 mistakes below are planted.

Some of the mistakes are planted in engines that share no code with the reference, and some in the reference.
`verify` is represented by the ranking over all scenarios, which is what it uses if a scenario fails. A census
is taken if a small set of the game exists and the engine can be configured with it.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

from engines.wrong.rules.__main__ import serve
from engines.wrong.rules.spoiling import faults
from ruleproof.api import Report, Watcher
from ruleproof.census.looking import Looker
from ruleproof.census.named import report_of_engine
from ruleproof.census.options import CensusOptions
from ruleproof.census.sets import described
from ruleproof.census.walk import Census
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError
from ruleproof.play.match import PlayOptions
from ruleproof.play.play import play, report
from tools.quality.naming import Planter, changed_engine, mistakes

GAMES = 25
"""Number of games that `play` plays."""
POSITIONS = 400
"""Number of positions that a census visits."""
SPOILED = "python:faulty_engine"


class Named(NamedTuple):
    """The rules that the commands name first; '' if a command finds nothing, and '-' if it was not run."""

    mistake: str
    verify: str
    play: str
    census: str

    @property
    def agrees(self) -> bool:
        """Tell whether a rule is named, and those who find the mistake name the same one."""
        others = {self.play, self.census} - {"", "-"}
        return bool(self.verify) and others <= {self.verify}


def names() -> list[str]:
    """Return the 20 mistakes: for each game, five that are spread over its rules."""
    chosen = []
    for game in Data.of().games():
        planted = [f"{game}/{one.id}" for one in mistakes(game)]
        spoiled = [f"{game}/{one}" for one in faults(game)]
        chosen += [planted[len(planted) * part // 6] for part in (1, 4, 5)]
        chosen += [spoiled[len(spoiled) * part // 4] for part in (1, 3)]
    return chosen


def named(name: str) -> Named:
    """Plant a mistake, given as GAME/NAME, and return which rules are named."""
    game, _, mistake = name.partition("/")
    with _engine(game, mistake) as engine, tempfile.TemporaryDirectory() as folder:
        whole = {"engine": engine, "in_process": engine == SPOILED}
        by_verify = _planter(game).ranked(engine, in_process=engine == SPOILED)
        options = PlayOptions(game=game, games=GAMES, out=Path(folder), **whole)  # type: ignore[arg-type]
        return Named(name, next(iter(by_verify), ""), _first(_of_play(options)), _of_census(game, whole))


@cache
def _planter(game: str) -> Planter:
    return Planter(game)


@contextmanager
def _engine(game: str, mistake: str) -> Iterator[str]:
    known = faults(game)
    if mistake in known:
        serve(known[mistake])
        yield SPOILED
    else:
        with changed_engine([one for one in mistakes(game) if one.id == mistake]) as engine:
            yield engine


def _of_play(options: PlayOptions) -> Report | None:
    played = play(options)
    files = [options.out / f"{number}.json" for number, _ in enumerate(played.findings, 1)]
    return report(played.table, played.findings, files, options, Watcher()) if files else None


def _of_census(game: str, whole: dict[str, object]) -> str:
    if not described(Data.of().game(game)).sets:
        return "-"
    options = CensusOptions(game=game, positions=POSITIONS, **whole)  # type: ignore[arg-type]
    try:
        looker = Looker(options)
    except UsageError:
        return "-"
    try:
        census = Census(looker)
        for _ in census.parts():
            pass
        if looker.beside is None or not census.tally.differences.first:
            return ""
        return _first(report_of_engine(census, looker.beside, Watcher())[0])
    finally:
        looker.drop()


def _first(report: Report | None) -> str:
    """Return the rule that a report names first."""
    clauses = [fault.clause for game in report.games for fault in game.faults] if report is not None else []
    return next(filter(None, clauses), "")


def main(asked: Sequence[str]) -> int:
    rows = []
    print("| mistake | verify | play | census | |\n|---|---|---|---|---|", flush=True)
    for name in asked or names():
        rows.append(named(name))
        cells = [one.partition(".")[2] or one for one in rows[-1][1:]]
        print(f"| {name} | {' | '.join(cells)} | {'agree' if rows[-1].agrees else 'DIFFER'} |", flush=True)
    print(f"\n{sum(row.agrees for row in rows)} of {len(rows)} agree")
    return 0 if all(row.agrees for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

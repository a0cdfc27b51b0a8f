"""Compares the rule that `verify` names first with the rules that `play` and `census` name first.

Usage: `python -m tools.quality.found [NAME ...]`: without names, the mistakes below are planted.

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
from ruleproof.api import Watcher
from ruleproof.census.looking import Looker
from ruleproof.census.named import report_of_engine
from ruleproof.census.options import CensusOptions
from ruleproof.census.sets import described
from ruleproof.census.walk import Census
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError
from ruleproof.play.match import PlayOptions, play, report
from ruleproof.reports.model import Report
from tools.quality.naming import Planter, changed_engine, mistakes

MISTAKES = (
    "between_two_cities/choosing_one_after_another",
    "between_two_cities/tavern_kinds_ignored",
    "between_two_cities/third_park_counts_as_a_further_one",
    "between_two_cities/fourth_park_worth_four",
    "between_two_cities/second_most_only_without_tie",
    "lost_cities_rivals/js_empty_display_auctioned",
    "lost_cities_rivals/js_expedition_of_one_card_not_valued",
    "lost_cities_rivals/py_measured_against_the_first_number",
    "lost_cities_rivals/same_colours_left",
    "lost_cities_rivals/display_cleared_for_a_new_pile",
    "rival_cities/court_swaps_first_with_third",
    "rival_cities/free_space_beyond_the_fourth",
    "rival_cities/equal_ships_earn_prestige",
    "rival_cities/gdansk_plays_the_left_half_first",
    "rival_cities/repeated_draw_lapses_without_a_beer",
    "rivalry/capital_after_three_cities",
    "rivalry/prime_minister_of_the_republic",
    "rivalry/new_armies_before_the_moves",
    "rivalry/eight_cavalry_on_top_of_twenty_five",
    "rivalry/one_attack_a_turn",
)
"""Mistakes that are spread over the rules of the games: of `engines/wrong/planted` and of
`engines/wrong/rules`.
"""
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
    if not described(Data.open().game(game)).sets:
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
    for name in asked or MISTAKES:
        rows.append(named(name))
        cells = [one.partition(".")[2] or one for one in rows[-1][1:]]
        print(f"| {name} | {' | '.join(cells)} | {'agree' if rows[-1].agrees else 'DIFFER'} |", flush=True)
    print(f"\n{sum(row.agrees for row in rows)} of {len(rows)} agree")
    return 0 if all(row.agrees for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

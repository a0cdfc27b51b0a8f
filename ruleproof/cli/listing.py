"""`ruleproof list`: shows the parts of a game, and the clauses that scenarios or tours do not reach."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

from ruleproof.cases.suite import Suite
from ruleproof.input.folders import Data
from ruleproof.input.problems import shown_path
from ruleproof.reports.text import counted
from ruleproof.running.recorded_suite import RecordedSuite


def listing(what: str, games: Sequence[str], data_folders: Sequence[Path]) -> Iterator[str]:
    """Yield the lines of a listing.

    Raises:
        UsageError, DataError: a game is unknown, or data are invalid.
    """
    data = Data.open(data_folders)
    for game in games or list(data.games()):
        yield from _LISTS[what](Suite.open(data, data.game(game), rules_only=what in _OF_RULES))


def _games(suite: Suite) -> Iterator[str]:
    game = suite.game
    editions = ", ".join(f"{edition.id} ({edition.title})" for edition in game.editions)
    yield (
        f"{game.id}: {game.title}; editions {editions}; {counted(len(game.clauses), 'clause')}, "
        f"{counted(len(game.rulings), 'ruling')}"
    )
    yield (
        f"    component sets: {', '.join(game.component_sets) or 'none'}; "
        f"profiles: {', '.join(game.profiles) or 'none'}; seats: {', '.join(game.seats) or 'none'}"
    )


def _clauses(suite: Suite) -> Iterator[str]:
    for clause in suite.game.clauses.values():
        mark = "" if clause.shown else " (no engine can show it)"
        yield f"{clause.number:>6}  {clause.id}  {clause.kind}{mark}"


def _rulings(suite: Suite) -> Iterator[str]:
    for ruling in suite.game.rulings.values():
        readings = ", ".join(f"{name}*" if name == ruling.adopted else name for name in ruling.readings)
        yield f"{ruling.id}  {ruling.severity}{', switchable' if ruling.switchable else ''}  {readings}"
        yield f"    {' '.join(ruling.question.split())}"


def _cases(suite: Suite) -> Iterator[str]:
    for case in RecordedSuite.adopted(suite).cases():
        yield case.id


def _components(suite: Suite) -> Iterator[str]:
    for made in suite.game.component_sets.values():
        force = " (in force)" if made is suite.game.components else ""
        yield f"{suite.game.id}  {made.name}{force}  edition {made.edition}  {made.digest}  {made.where}"


def _positions(suite: Suite) -> Iterator[str]:
    for position in suite.compiler.positions.values():
        yield f"{suite.game.id}  {position.name!r}  {', '.join(position.seats)}"


def _sentences(suite: Suite) -> Iterator[str]:
    for sentence in suite.compiler.vocabulary.sentences:
        yield f"{suite.game.id}  {sentence.kind} {sentence.text}  ({sentence.where})"


def _unreached(suite: Suite) -> Iterator[str]:
    """Yield the clauses that an engine must show and that no tour reaches."""
    tours = RecordedSuite.adopted(suite).tours()
    reached = {clause for tour in tours for case in tour.story.cases for clause in case.clauses}
    missing = [
        clause for clause in suite.game.clauses.values() if clause.needs_scenario and clause.id not in reached
    ]
    rest = f", and miss {len(missing)} that scenarios show" if missing else ": every one that scenarios show"
    yield f"{suite.game.id}: tours reach {counted(len(reached), 'clause')}{rest}"
    for clause in missing:
        yield f"{clause.number:>6}  {clause.id}  {clause.kind}"


def _unshown(suite: Suite) -> Iterator[str]:
    """Yield the beginning of a `Rule:` for each clause that needs a scenario and that no file tags yet, below
    the file where it would stand.
    """
    texts = [path.read_text(encoding="utf-8") for path in suite.folders.feature_files()]
    tagged = {clause for text in texts for clause in _TAGGED.findall(text)}
    titles = {chapter.id: chapter.title for chapter in suite.game.chapters}
    missing = [one for one in suite.game.clauses.values() if one.needs_scenario and one.id not in tagged]
    for chapter, clauses in groupby(missing, lambda clause: clause.chapter):
        yield f"# {shown_path(suite.folders.features / f'{chapter}.feature')}"
        yield f"Feature: {titles[chapter]}"
        for clause in clauses:
            yield from ("", f"  @clause:{clause.id}", f"  Rule: {clause.title}")
        yield ""


_TAGGED = re.compile(r"@clause:(\S+)")
_OF_RULES = ("games", "clauses", "rulings", "components", "unshown")
"""What can be listed of a game that has only rules."""
_LISTS = {
    "games": _games,
    "clauses": _clauses,
    "rulings": _rulings,
    "cases": _cases,
    "components": _components,
    "positions": _positions,
    "sentences": _sentences,
    "unreached": _unreached,
    "unshown": _unshown,
}

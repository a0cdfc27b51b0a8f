"""`ruleproof explain`: everything that is known of one clause, ruling or case."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path

from ruleproof.cases import Case
from ruleproof.data import Data
from ruleproof.model import Clause, Ruling
from ruleproof.problems import UsageError, nearest_note
from ruleproof.suite import Suite

_WIDTH = 100


def explain(identity: str, data_folders: Sequence[Path]) -> str:
    """Return the explanation of an id.

    Raises:
        UsageError: nothing has this id; the nearest that has is named.
    """
    data = Data.of(data_folders)
    game = identity.replace("/", ".").split(".")[0]
    known: list[str] = []
    games = data.games()
    for folders in [games[game]] if game in games else list(games.values()):
        suite = Suite.open(data, folders)
        cases = [case for part in suite.all() for case in part.cases]
        if identity in suite.game.clauses:
            return "\n".join(_clause(suite, suite.game.clauses[identity], cases))
        if identity in suite.game.rulings:
            return "\n".join(_ruling(suite, suite.game.rulings[identity], cases))
        for case in cases:
            if case.id == identity:
                return "\n".join(_case(suite, case))
        known += [*suite.game.clauses, *suite.game.rulings, *(case.id for case in cases)]
    raise UsageError("\n    ".join([f"nothing has the id {identity!r}", *nearest_note(identity, known)]))


def _clause(suite: Suite, clause: Clause, cases: Sequence[Case]) -> Iterator[str]:
    yield f"{clause.id}  ({clause.number}, {clause.kind})"
    yield _wrapped(clause.text)
    for source in clause.sources:
        nth = f" ({source.nth}. such sentence)" if source.nth else ""
        example = ", example" if source.example else ""
        yield f"  {source.edition}: {source.heading}: “{source.starts} …”{nth}{example}"
    if clause.picture:
        yield _wrapped(f"Rests on a picture: {clause.picture}")
    if not clause.shown:
        yield _wrapped(f"No engine can show it: {clause.reason}")
    yield f"  written in {clause.where}"
    rulings = suite.game.rulings_on(clause.id)
    if rulings:
        yield "Rulings:"
        yield from (f"  {ruling.id} ({ruling.severity}): {ruling.adopted}" for ruling in rulings)
    own = [case for case in cases if clause.id in case.clauses]
    yield f"Scenarios: {sum(not case.tour for case in own)}, steps of tours: {sum(case.tour for case in own)}"
    yield from (f"  {case.id}" for case in own if not case.tour)


def _ruling(suite: Suite, ruling: Ruling, cases: Sequence[Case]) -> Iterator[str]:
    marks = [ruling.severity, *(["between editions"] if ruling.cross_edition else []), *(["switchable"] if ruling.switchable else [])]
    yield f"{ruling.id}  ({', '.join(marks)})"
    yield _wrapped(ruling.question)
    yield "Readings:"
    for name, text in ruling.readings.items():
        yield _wrapped(f"{name}{' (adopted)' if name == ruling.adopted else ''}: {text}", "  ")
    yield _wrapped(f"Why: {ruling.why}")
    if ruling.witness:
        yield _wrapped(f"Witness: {ruling.witness}")
    yield "Clauses:"
    yield from (f"  {clause}: {suite.game.clauses[clause].text}" for clause in ruling.clauses)
    for name in ruling.readings:
        own = [case.id for case in cases if case.readings.get(ruling.id) == name]
        if own:
            yield f"Scenarios under {name}:"
            yield from (f"  {identity}" for identity in own)
    yield f"  written in {ruling.where}"


def _case(suite: Suite, case: Case) -> Iterator[str]:
    yield f"{case.id}"
    yield f"{case.title}  ({case.file}:{case.line})"
    for line in case.lines:
        yield f"    {line.keyword} {line.text}"
    for play in case.plays if case.tour else ():
        yield f"    {play.seat}: {play.action}"
    for ruling, reading in case.readings.items():
        yield f"Under the reading {reading} of {ruling}"
    yield f"Needs: {', '.join(case.verbs) or 'nothing but hello and configure'}"
    yield "Clauses:"
    for clause in case.clauses:
        yield _wrapped(f"{clause}: {suite.game.clauses[clause].text}", "  ")


def _wrapped(text: str, indent: str = "") -> str:
    return textwrap.fill(text, _WIDTH, initial_indent=indent, subsequent_indent=indent + "  ")

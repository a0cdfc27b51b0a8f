"""Measures how well a report names the rule that an engine breaks, on mistakes planted by hand.

The mistakes are in `engines/wrong/planted`. They are edits to the second engines, which share no code with
reference. Each lists the clauses that it breaks, beginning with the clause that describes the mistake
best; the list was written before anything was run. Half of the mistakes are for development, and the figures
come from the other half. Only the scenarios are played, since the ranking uses no tours if a scenario fails.
"""

from __future__ import annotations

import math
import random
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.cases.suite import Suite
from ruleproof.diagnosis.applied import clauses_of_failures
from ruleproof.diagnosis.faults import Fault, find_faults
from ruleproof.diagnosis.subjects import clauses_about
from ruleproof.engines.connect import connector
from ruleproof.input.folders import Data
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.running.plan import Plan
from ruleproof.running.recorded_suite import RecordedSuite
from ruleproof.running.run import GameRun, greet
from ruleproof.running.workers import Workers
from tools.mutants.written import EXAMPLES, SECOND, copied
from tools.programs import ROOT

PLANTED = ROOT / "engines" / "wrong" / "planted"
DEVELOPMENT, HELD_OUT = "development", "held out"
PAIRS = 24
"""Number of pairs of mistakes planted together, for each game."""
_LOADER = f"{{python}} {ROOT / 'adapters' / 'python' / 'adapter.py'} {{}}/"
_COMMANDS = {
    f"{EXAMPLES}/javascript/": f"node {{}}/{EXAMPLES}/javascript/engine.js",
    f"{SECOND}/javascript_rivalry/": f"node {{}}/{SECOND}/javascript_rivalry/engine.js",
    f"{EXAMPLES}/python/": f"{_LOADER}{EXAMPLES}/python/lost_cities_rivals.py",
    f"{SECOND}/python_between_two_cities/": (
        f"{_LOADER}{SECOND}/python_between_two_cities/between_two_cities.py"
    ),
    f"{SECOND}/python_rival_cities/": f"{_LOADER}{SECOND}/python_rival_cities/engine.py",
}
"""For the folder of each engine, the command that starts it; `{}` is the checkout or a copy of its
engines.
"""


class Edit(msgspec.Struct, frozen=True):
    """A text that occurs once in a file of an engine, and its replacement."""

    file: str
    old: str
    new: str


class Mistake(msgspec.Struct, frozen=True):
    """A mistake: the clauses that it breaks, beginning with the clause that describes it best, and what the
    engine does wrong.
    """

    id: str
    set: str
    clauses: tuple[str, ...]
    why: str
    edits: tuple[Edit, ...]

    @property
    def engine(self) -> str:
        """Return the folder of the engine that contains the mistake."""
        return next(folder for folder in _COMMANDS if self.edits[0].file.startswith(folder))


class Found(msgspec.Struct, frozen=True):
    """The result for an engine with mistakes: the clauses in the order given by tags alone, and the
    faults.
    """

    by_tags: tuple[str, ...]
    faults: tuple[Fault, ...]
    verdicts: dict[str, int]

    @property
    def suspects(self) -> tuple[str, ...]:
        """Return the clauses in the order of the report, that is, the clauses of its first fault."""
        return tuple(one.clause for one in self.faults[0].suspects) if self.faults else ()

    @property
    def foremost(self) -> tuple[str, ...]:
        """Return the first clause of every fault that is not folded under another one."""
        return tuple(fault.clause for fault in self.faults if not fault.follows_from)


def mistakes(game: str) -> list[Mistake]:
    """Return the mistakes planted in the engines for a game."""
    return msgspec.json.decode((PLANTED / f"{game}.json").read_bytes(), type=list[Mistake])


@contextmanager
def changed_engine(planted: Sequence[Mistake]) -> Iterator[str]:
    """Plant mistakes in a copy of their engine, and yield how to connect to the copy."""
    with tempfile.TemporaryDirectory() as folder:
        engines = copied(Path(folder))
        for edit in (edit for mistake in planted for edit in mistake.edits):
            _edit(engines / edit.file, edit)
        command = _COMMANDS[planted[0].engine].replace("{python}", sys.executable)
        yield f"stdio:{command.replace('{}', str(engines))}"


class Planter:
    """Plants mistakes in copies of the second engines for one game, and looks for them."""

    def __init__(self, game: str) -> None:
        data = Data.open()
        self._data = data
        self.recordings = RecordedSuite.adopted(Suite.open(data, data.game(game)))
        self._kinds = self.recordings.suite.game.kinds
        self._scenarios = [one for one in self.recordings.scenarios() if not one.fault]

    def found(self, planted: Sequence[Mistake]) -> Found:
        """Return the result for an engine with these mistakes."""
        with changed_engine(planted) as engine:
            run = self._run(engine)
        verdicts: Counter[str] = Counter(result.verdict for result in run.results)
        return Found(tuple(tags_alone(run.results)), tuple(self._faults(run)), dict(verdicts))

    def ranked(self, engine: str, *, in_process: bool = False) -> list[str]:
        """Return the first clause of each fault that is found in an engine."""
        faults = self._faults(self._run(engine, in_process=in_process))
        return [fault.suspects[0].clause for fault in faults if fault.suspects]

    def _faults(self, run: GameRun) -> list[Fault]:
        applied, about = clauses_of_failures(run), clauses_about(run)
        return find_faults(run.results, (), applied, kinds=self._kinds, about=about)

    def _run(self, engine: str, *, in_process: bool = False) -> GameRun:
        game = self.recordings.suite.game.id
        connect = connector(engine, self._data, in_process=in_process)
        offer = greet(connect, 20.0, self._data).games[game]
        workers = Workers(self.recordings, offer, connect, 20.0)
        results = {result.case: result for result in workers.run(self._scenarios)}
        cases = [one.story.cases[0] for one in self._scenarios]
        plan = Plan(self.recordings, offer, self._scenarios, cases, [], "", len(cases))
        return GameRun(plan, tuple(results[case.id] for case in cases if case.id in results))


def _edit(path: Path, edit: Edit) -> None:
    text = path.read_text(encoding="utf-8")
    if text.count(edit.old) != 1:
        raise ValueError(f"{edit.file}: {edit.old!r} occurs {text.count(edit.old)} times in the file")
    path.write_text(text.replace(edit.old, edit.new), encoding="utf-8")


_VOTES = {v.PASS: (0.0, 1.0), v.DIVERGES: (0.2, 0.5)} | {
    verdict: (1.0, 0.0) for verdict in v.FAULTS if verdict != v.DIVERGES
}
"""For each verdict, how much it counts against the clauses of a case, and how much it counts for them."""


def tags_alone(results: Sequence[Result]) -> list[str]:
    """Return the clauses in the order of the simplest ranking, which uses only the tags of the cases; other
    rankings are compared with it.
    """
    against: defaultdict[str, float] = defaultdict(float)
    speaking_for: defaultdict[str, float] = defaultdict(float)
    whole = 0.0
    for result in results:
        minus, plus = _VOTES.get(result.verdict, (0.0, 0.0))
        whole += minus
        for clause in result.clauses:
            against[clause] += minus / len(result.clauses)
            speaking_for[clause] += plus
    scores = {}
    for clause, amount in against.items():
        votes = amount + speaking_for[clause]
        if amount:
            scores[clause] = amount / math.sqrt(whole * votes) * amount / votes
    return sorted(scores, key=lambda clause: (-scores[clause], clause))


def place(own: Collection[str], ranked: Sequence[str]) -> int:
    """Return the rank, counted from 1, of the first clause in a list that belongs to a mistake; 0 if the list
    has none.
    """
    return next((number for number, clause in enumerate(ranked, 1) if clause in own), 0)


def is_false_lead(own: Collection[str], ranked: Sequence[str]) -> bool:
    """Tell whether the first clause is about another subject than the mistake, and no clause of the mistake
    is among the first three.
    """
    subjects = {clause.split(".")[1] for clause in own}
    return bool(ranked) and place(own, ranked[:3]) == 0 and ranked[0].split(".")[1] not in subjects


def shares(places: Sequence[int]) -> dict[str, int]:
    """Return how many of some ranks are first, among the first two, and among the first three."""
    within = {name: sum(1 <= at <= most for at in places) for name, most in _WITHIN.items()}
    return {"tried": len(places), **within}


_WITHIN = {"first": 1, "in two": 2, "in three": 3}


def measured(game: str, say: Callable[[object], None]) -> dict[str, Any]:
    """Return how well the mistakes in a game are named, separately for the mistakes used in development and
    for the others.
    """
    planter = Planter(game)
    found: dict[str, Found] = {}
    for mistake in mistakes(game):
        found[mistake.id] = planter.found([mistake])
        say(f"{game}: {mistake.id}: {', '.join(found[mistake.id].suspects[:3]) or 'no rule'}")
    return {**_singles(mistakes(game), found), "pairs": _pairs(game, planter, found, say)}


def _singles(planted: Sequence[Mistake], found: Mapping[str, Found]) -> dict[str, Any]:
    figures: dict[str, Any] = {}
    for name in (DEVELOPMENT, HELD_OUT):
        own = [mistake for mistake in planted if mistake.set == name and _is_seen(found[mistake.id])]
        figures[name] = {
            "tags alone": shares([place(one.clauses, found[one.id].by_tags) for one in own]),
            "report": shares([place(one.clauses, found[one.id].suspects) for one in own]),
            "false leads": sum(is_false_lead(one.clauses, found[one.id].suspects) for one in own),
        }
    figures["not seen"] = [one.id for one in planted if not _is_seen(found[one.id])]
    figures["missed"] = [row for one in planted for row in _missed(one, found[one.id])]
    return figures


def _is_seen(found: Found) -> bool:
    return any(found.verdicts.get(verdict) for verdict in v.FAULTS)


def _missed(mistake: Mistake, found: Found) -> Iterator[dict[str, Any]]:
    """Yield each mistake whose clauses are not named first, with the clause that is named instead."""
    at = place(mistake.clauses, found.suspects)
    if not _is_seen(found) or at == 1:
        return
    named = found.suspects[0] if found.suspects else ""
    breaks = mistake.clauses[0]
    yield {"mistake": mistake.id, "breaks": breaks, "named": named, "place": at, "set": mistake.set}


def _pairs(
    game: str, planter: Planter, found: Mapping[str, Found], say: Callable[[object], None]
) -> dict[str, int]:
    """Plant held-out mistakes two at a time; return how often a clause of each mistake comes first in one of
    the first three faults.
    """
    seen = [one for one in mistakes(game) if one.set == HELD_OUT and _is_seen(found[one.id])]
    dice = random.Random(game)
    tried = both = single = 0
    while tried < PAIRS and len(seen) > 1:
        one, two = dice.sample(seen, 2)
        if one.engine != two.engine or not set(one.clauses).isdisjoint(two.clauses):
            continue
        try:
            foremost = planter.found([one, two]).foremost[:3]
        except ValueError:  # the two edits overlap
            continue
        hits = sum(not set(mistake.clauses).isdisjoint(foremost) for mistake in (one, two))
        tried, both, single = tried + 1, both + (hits == 2), single + hits
        say(f"{game}: {one.id} and {two.id}: {hits} of 2")
    return {"tried": tried, "both": both, "single": single}

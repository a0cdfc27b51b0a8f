"""Calculates and stores the figures of suite quality that would take too long to calculate during a build of
the site.

This module stores and makes them.

`measured/faulty/<game>.json` and `measured/mutants/<game>.json` are written by `make quality`,
`measured/speed.txt` by `make speed`. A test compares them with the suite, so that outdated figures are
noticed.
"""

from __future__ import annotations

import datetime
import json
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from engines.wrong.rules.spoiling import Fault, faults
from ruleproof.cases.suite import Suite
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.explaining.ruling_dependents import changed_by
from ruleproof.input.folders import Data
from ruleproof.judging import verdicts as v
from ruleproof.rules.verbs import QUESTIONS
from ruleproof.running.recorded_suite import RecordedSuite
from ruleproof.running.workers import Workers
from tools.mutants.campaign import Choice, findings, kept
from tools.mutants.harness import WAYS, Finding, Harness, equivalents
from tools.mutation.components import COMPONENTS
from tools.quality import naming

ROOT = Path(__file__).resolve().parents[2]
MEASURED = ROOT / "measured"
MUTANTS = ROOT / "tools" / "mutants"
SEED = 1
"""Seed for samples of mutants."""


def measure_faulty(suite: Suite, fault: Fault) -> dict[str, Any]:
    """Judge a faulty engine by the scenarios of the clause that it breaks: return how many scenarios it
    fails, and in what way it fails the first one. An engine that only chooses otherwise where the rulebook
    leaves the choice to the editor fails none; then the first contested scenario is returned.
    """
    engine = fault.spoiled(suite.data).engine()
    readings: dict[str, tuple[str, ...]] = {
        ruling.id: tuple(ruling.readings) for ruling in suite.game.rulings.values() if ruling.switchable
    }
    recordings = RecordedSuite.adopted(suite)
    workers = Workers(
        recordings, GameOffer(QUESTIONS, readings=readings), lambda: InProcessConnection(engine), 60.0
    )
    stories = [one for one in recordings.scenarios() if fault.clause in one.story.cases[0].clauses]
    results = list(workers.run(stories))
    noticed = [result for way in (v.FAIL, v.CONTESTED) for result in results if result.verdict == way]
    counts = Counter(result.verdict for result in results)
    return {
        "name": fault.name,
        "fault": fault.sentence,
        "clause": fault.clause,
        "scenarios": len(results),
        "verdicts": {verdict: counts[verdict] for verdict in v.ALL if counts[verdict]},
        "case": noticed[0].case if noticed else "",
        "reason": noticed[0].reason if noticed else "",
    }


def record_faulty(game: str) -> dict[str, Any]:
    """Return the results for every faulty engine in a game."""
    data = Data.open()
    suite = Suite.open(data, data.game(game))
    engines = [measure_faulty(suite, fault) for fault in faults(game).values()]
    return {"game": game, "date": today(), "suite": suite.digest(), "engines": engines}


def record_mutants(
    game: str, say: Callable[[str], None], *, sample: int = 0, jobs: int = 1, keep_in: Path | None = None
) -> dict[str, Any]:
    """Return, for every operator, how many mutants a game's reference has, and the results of these mutants.

    A sample (and equally many component sets) may represent all mutants. `python -m tools.mutants` lists the
    mutants that are not caught; a list here would contain names of functions and become outdated.
    """
    harness = Harness.of(game)
    excused = equivalents(MUTANTS / f"{game}.yaml")
    known = kept(keep_in)
    chosen = Choice(sample=sample, seed=SEED).of(harness.mutants)
    found = [known[mutant.id] for mutant in chosen if mutant.id in known]
    todo = [mutant for mutant in chosen if mutant.id not in known]
    for number, one in enumerate(findings(harness, todo, jobs=jobs, count=False), 1):
        found.append(one)
        if number % 100 == 0:
            say(f"{game}: {number} of {len(todo)} mutants")
    altered = list(harness.component_mutants())
    if 0 < sample < len(altered):
        altered = random.Random(SEED).sample(altered, sample)
    found += [harness.judge_component(one) for one in altered]
    there = mutants_there(game, harness)
    return {
        "game": game,
        "date": today(),
        "suite": harness.suite.digest(),
        "operators": [_row(name, number, found, excused) for name, number in there.items()],
    }


def record_naming(game: str, say: Callable[[object], None]) -> dict[str, Any]:
    """Return how well reports name the rules that are broken by mistakes planted in second engines."""
    suite = Suite.open(Data.open(), Data.open().game(game))
    return {"game": game, "date": today(), "suite": suite.digest(), **naming.measured(game, say)}


def _row(operator: str, there: int, found: Sequence[Finding], excused: Mapping[str, str]) -> dict[str, Any]:
    its = [one for one in found if one.operator == operator]
    ways = Counter(one.way for one in its)
    return {
        "operator": operator,
        "there": there,
        "tried": len(its),
        "caught": sum(one.caught for one in its),
        "excused": sum(one.id in excused for one in its),
        **{way: ways[way] for way in WAYS if ways[way]},
    }


def mutants_there(game: str, harness: Harness | None = None) -> dict[str, int]:
    """Return how many mutants a game's reference and component set have, by operator."""
    harness = harness or Harness.of(game)
    counts = Counter(mutant.operator for mutant in harness.mutants)
    counts[COMPONENTS] = sum(1 for _ in harness.component_mutants())
    return {name: counts[name] for name in sorted(counts) if counts[name]}


def record_speed() -> Path:
    """Run the benchmarks and store their output below the date."""
    done = subprocess.run(
        [sys.executable, "-m", "tools.bench"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
    )
    path = MEASURED / "speed.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"measured on {today()}\n\n{done.stdout.strip()}\n", encoding="utf-8")
    return path


def record_changed(game: str, tell: Callable[[object], None]) -> dict[str, Any]:
    """Find, for each switchable ruling, the scenarios that are answered differently under its other
    readings.
    """
    data = Data.open()
    suite = Suite.open(data, data.game(game))
    recordings = RecordedSuite.adopted(suite)
    found = {}
    for ruling in suite.game.rulings.values():
        if ruling.switchable:
            found[ruling.id] = msgspec.to_builtins(changed_by(suite, ruling, recordings))
            tell(ruling.id)
    return {"game": game, "date": today(), "suite": suite.digest(), "rulings": found}


def write(kind: str, game: str, record: dict[str, Any]) -> Path:
    """Write a record where the site looks for it."""
    path = MEASURED / kind / f"{game}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(lines_of(record), encoding="utf-8")
    return path


def lines_of(record: dict[str, Any]) -> str:
    """Return a record as JSON, with one line for each member and for each entry in a member."""
    members = (f"{json.dumps(name)}: {_entries(value)}" for name, value in record.items())
    return "{\n" + ",\n".join(members) + "\n}\n"


def _entries(value: Any) -> str:
    if isinstance(value, dict) and value:
        rows = (f" {json.dumps(key)}: {json.dumps(one, ensure_ascii=False)}" for key, one in value.items())
        return "{\n" + ",\n".join(rows) + "\n}"
    if isinstance(value, list) and any(isinstance(one, dict | list) for one in value):
        return "[\n" + ",\n".join(f" {json.dumps(one, ensure_ascii=False)}" for one in value) + "\n]"
    return json.dumps(value, ensure_ascii=False)


def read(kind: str, game: str) -> dict[str, Any]:
    """Return a record, or an empty record if there is none."""
    path = MEASURED / kind / f"{game}.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def today() -> str:
    """Return today's date as it is written in records."""
    return datetime.date.today().isoformat()

"""The figures of suite quality that take too long for a build of the site: where they are kept, and how they
are made.

`docs/measured/faulty/<game>.json` and `docs/measured/mutants/<game>.json` are written by `make quality`,
`docs/measured/speed.txt` by `make speed`. What changes with the suite is held against it by a test, so that a
figure cannot go stale unseen.
"""

from __future__ import annotations

import datetime
import importlib
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ruleproof.cases.suite import Suite
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.engines.session import GameOffer
from ruleproof.engines.wire import QUESTIONS
from ruleproof.input.folders import Data
from ruleproof.judging import verdicts as v
from ruleproof.running.recordings import Recordings
from ruleproof.running.runner import Runner
from tests.faulty.spoiling import Spoiled
from tests.mutants.harness import Harness, equivalents

ROOT = Path(__file__).resolve().parents[2]
MEASURED = ROOT / "docs" / "measured"
FAULTY = ROOT / "tests" / "faulty"
MUTANTS = ROOT / "tests" / "mutants"


def faulty_engines(game: str) -> dict[str, Any]:
    """Return the modules of the faulty engines of a game, by name."""
    names = sorted(path.stem for path in (FAULTY / game).glob("[a-z]*.py"))
    return {name: importlib.import_module(f"tests.faulty.{game}.{name}") for name in names}


def measure_faulty(suite: Suite, name: str, module: Any) -> dict[str, Any]:
    """Judge a faulty engine by the scenarios of the clause that it breaks; say how many fail it, and how the
    first does.
    """
    spoiled = Spoiled(suite.game.id, suite.data)
    module.spoil(spoiled)
    engine = spoiled.engine()
    readings: dict[str, tuple[str, ...] | str] = {
        ruling.id: tuple(ruling.readings) for ruling in suite.game.rulings.values() if ruling.switchable
    }
    recordings = Recordings.adopted(suite)
    runner = Runner(
        recordings, GameOffer(QUESTIONS, readings=readings), lambda: InProcessConnection(engine), 5.0
    )
    stories = [one for one in recordings.scenarios() if module.CLAUSE in one.story.cases[0].clauses]
    results = list(runner.run(stories))
    failed = [result for result in results if result.verdict == v.FAIL]
    counts = Counter(result.verdict for result in results)
    return {
        "name": name,
        "fault": (module.__doc__ or "").strip(),
        "clause": module.CLAUSE,
        "scenarios": len(results),
        "verdicts": {verdict: counts[verdict] for verdict in v.ALL if counts[verdict]},
        "case": failed[0].case if failed else "",
        "reason": failed[0].reason if failed else "",
    }


def record_faulty(game: str) -> dict[str, Any]:
    """Return what came of every faulty engine of a game."""
    data = Data.of()
    suite = Suite.open(data, data.game(game))
    engines = [measure_faulty(suite, name, module) for name, module in faulty_engines(game).items()]
    return {"game": game, "date": _today(), "suite": suite.digest(), "engines": engines}


def record_mutants(game: str, folder: Path, say: Callable[[str], None]) -> dict[str, Any]:
    """Return, for every mutant of a game's reference, its clauses and the case that catches it."""
    harness = Harness.of(game, folder)
    excused = equivalents(MUTANTS / f"{game}.yaml")
    functions, components = [], []
    for path in harness.modules():
        for mutant in harness.mutants(path):
            caught = "" if mutant.id in excused else harness.catch(mutant)
            functions.append({"id": mutant.id, "clauses": list(mutant.clauses), "caught": caught})
        say(f"{game}: {path.stem}")
    for altered in harness.component_mutants():
        caught = "" if altered.id in excused else harness.catch_component(altered)
        components.append({"id": altered.id, "caught": caught})
    suite = harness.suite
    return {
        "game": game,
        "date": _today(),
        "suite": suite.digest(),
        "excused": excused,
        "functions": functions,
        "components": components,
    }


def mutant_ids(game: str, folder: Path) -> tuple[list[str], list[str]]:
    """Return the ids of the mutants that there are, of functions and of components."""
    harness = Harness.of(game, folder)
    functions = [mutant.id for path in harness.modules() for mutant in harness.mutants(path)]
    return functions, [altered.id for altered in harness.component_mutants()]


def record_speed() -> Path:
    """Run the benchmarks and keep what they print, below the date."""
    done = subprocess.run(
        [sys.executable, "-m", "bench"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
    )
    path = MEASURED / "speed.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"measured on {_today()}\n\n{done.stdout.strip()}\n", encoding="utf-8")
    return path


def write(kind: str, game: str, record: dict[str, Any]) -> Path:
    """Write a record where the site looks for it."""
    path = MEASURED / kind / f"{game}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(record, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return path


def read(kind: str, game: str) -> dict[str, Any]:
    """Return a record; without one, an empty one."""
    path = MEASURED / kind / f"{game}.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def _today() -> str:
    return datetime.date.today().isoformat()

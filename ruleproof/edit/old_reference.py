"""Runs the reference of an older version of the suite on a newer one, as an engine that declares no readings.

Any case that it fails is a case that a previously conforming engine now fails.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.edit.contents import Contents
from ruleproof.engines import serve
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError
from ruleproof.judging import verdicts as v

SCHEMAS = "the schemas"
"""The cause of a failure if the older reference's reply breaks a schema."""
_MODULE = "older_reference"
_ENGINE = '''\
import importlib.util, json, sys
folders, readings = json.loads({arguments!r})
spec = importlib.util.spec_from_file_location(
    "older", folders[0] + "/__init__.py", submodule_search_locations=folders[::-1]
)
sys.modules["older"] = older = importlib.util.module_from_spec(spec)
spec.loader.exec_module(older)


class engine:
    """The reference of an older version, which declares no readings except those that it is given."""

    def __init__(self):
        self.reference = older.engine()

    def __getattr__(self, verb):
        return getattr(self.reference, verb)

    def hello(self, **params):
        answer = self.reference.hello(**params)
        for game in answer["games"].values():
            game["readings"] = {{name: own for name, own in readings.items() if name in game["readings"]}}
        return answer
'''


class Failures(msgspec.Struct, frozen=True, omit_defaults=True):
    """The cases that a previously conforming engine now fails for one cause: a ruling whose adopted reading
    has changed, schemas that the replies break, or a clause.

    `steps` counts the failed steps of tours, which `cases` omits.
    """

    cause: str
    cases: tuple[str, ...] = ()
    steps: int = 0


class Version(msgspec.Struct, frozen=True):
    """A version of the suite as files: a checkout with its own kit, or a folder of games."""

    tree: Path

    @property
    def has_kit(self) -> bool:
        """Tell whether the version has its own kit."""
        return (self.tree / "ruleproof").is_dir()

    @property
    def data(self) -> Data:
        """Return the data of the version; if the version has no kit of its own, they are laid over the data
        of this kit.
        """
        return Data((self.tree,)) if self.has_kit else Data.open([self.tree])

    def run(self, words: Sequence[str], folder: Path, *, expected: Collection[int] = (0,)) -> str:
        """Run a command of the version's own kit, or of this kit with its games; return why it failed, or ''.

        The command runs in `folder`, and succeeds with an `expected` exit status.
        """
        command = [sys.executable, "-m", "ruleproof", *words]
        command += [] if self.has_kit else ["--data", str(self.tree)]
        environment = {**os.environ, **({"PYTHONPATH": str(self.tree)} if self.has_kit else {})}
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode in expected:
            return ""
        said = (done.stderr or done.stdout).strip().splitlines()
        return said[-1] if said else "no reason given"


def failures(
    old: Version, new: Version, game: str, adopted: Mapping[str, str], folder: Path
) -> list[Failures]:
    """Return the failures of the older reference in the newer version's cases of a game, grouped by cause, in
    the order of the cases.

    `adopted` are the rulings whose adopted reading has changed, with the newer version's reading. A failure
    is attributed to such a ruling if the older reference passes the case under the new reading, or to several
    rulings together if it passes only under all their new readings. Any other failure is attributed to the
    schemas if the reply breaks one, and otherwise to the case's first clause.

    Raises:
        UsageError: the newer version cannot be run.
    """
    failing = _failing(old, new, game, {}, folder)
    causes = dict(failing)
    for rulings in _sets(adopted) if failing else ():
        still = _failing(old, new, game, {name: [adopted[name]] for name in rulings}, folder)
        causes |= {case: ", ".join(rulings) for case in failing if case not in still}
    grouped: dict[str, list[str]] = {}
    for case, cause in causes.items():
        grouped.setdefault(cause, []).append(case)
    return [_counted(cause, cases) for cause, cases in grouped.items()]


def newly_adopted(old: Contents, new: Contents) -> dict[str, str]:
    """Return the rulings for which the newer version adopts a different reading, with that reading."""
    return {
        name: row["adopted"]
        for name, row in new.rulings.items()
        if name in old.rulings and old.rulings[name]["adopted"] != row["adopted"]
    }


def _sets(adopted: Mapping[str, str]) -> list[tuple[str, ...]]:
    """Return all rulings together, if there are several, and then each one alone."""
    return [*([tuple(adopted)] if len(adopted) > 1 else []), *((name,) for name in adopted)]


def _counted(cause: str, cases: Collection[str]) -> Failures:
    scenarios = tuple(case for case in cases if case.split("/")[1] != "tours")
    return Failures(cause, scenarios, len(cases) - len(scenarios))


def _failing(
    old: Version, new: Version, game: str, readings: Mapping[str, list[str]], folder: Path
) -> dict[str, str]:
    """Return each case that the older reference fails when it declares some readings, with the case's first
    clause, or `SCHEMAS` if its reply breaks a schema.
    """
    arguments = json.dumps([old.data.reference_folders(), readings])
    (folder / f"{_MODULE}.py").write_text(_ENGINE.format(arguments=arguments), encoding="utf-8")
    engine = f'stdio:"{sys.executable}" -P "{serve.__file__}" {_MODULE}'
    report = folder / "report"
    words = ["verify", "--engine", engine, "--game", game, "--report", str(report), "--fresh", "0"]
    if why := new.run(words, folder, expected=(0, 1)):
        raise UsageError(f"{new.tree}: the reference of the older version cannot be judged: {why}")
    games: list[dict[str, Any]] = json.loads((report / "report.json").read_text(encoding="utf-8"))["games"]
    return {
        result["case"]: SCHEMAS
        if result["verdict"] == v.ILLEGAL_REPLY
        else (result.get("clauses") or [""])[0]
        for one in games
        for result in one["results"]
        if result["verdict"] in v.FAULTS
    }

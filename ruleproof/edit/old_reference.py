"""Runs the reference of an older version of the suite on a newer one, as an engine that declares no readings.

Any case that it fails is a case that a previously conforming engine now fails.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

import msgspec

from ruleproof.edit.contents import Contents, tour_of
from ruleproof.edit.versions import Version
from ruleproof.input.problems import UsageError
from ruleproof.judging import verdicts as v

SCHEMAS = "the schemas"
"""The cause of a failure if the older reference's reply breaks a schema."""
_MODULE = "older_reference"
_ENGINE = '''\
import json
from pathlib import Path
from ruleproof.input.folders import Data
roots, readings = json.loads({arguments!r})
older = Data(tuple(map(Path, roots))).load_reference("older")


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


def failures(old: Version, new: Version, games: Sequence[str], adopted: Mapping[str, str]) -> dict[str, str]:
    """Return each case of the newer version that the older reference fails, with the cause of the failure.

    `adopted` are the rulings whose adopted reading has changed, with the newer version's reading. A failure
    is attributed to such a ruling if the older reference passes the case under the new reading, or to several
    rulings together if it passes only under all their new readings. Any other failure is attributed to the
    schemas if the reply breaks one, and otherwise to the case's first clause.

    Raises:
        UsageError: the newer version cannot be run.
    """
    causes = _failing(old, new, games, {}) if games else {}
    asked = sorted({tour_of(case) or case for case in causes})
    for rulings in _sets(adopted) if causes else ():
        still = _failing(old, new, games, {name: [adopted[name]] for name in rulings}, asked)
        causes |= {case: ", ".join(rulings) for case in causes if case not in still}
    return causes


def grouped(causes: Mapping[str, str]) -> tuple[Failures, ...]:
    """Return failures grouped by cause, in the order of the cases."""
    groups: dict[str, list[str]] = {}
    for case, cause in causes.items():
        groups.setdefault(cause, []).append(case)
    return tuple(_counted(cause, cases) for cause, cases in groups.items())


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
    scenarios = tuple(case for case in cases if not tour_of(case))
    return Failures(cause, scenarios, len(cases) - len(scenarios))


def _failing(
    old: Version,
    new: Version,
    games: Sequence[str],
    readings: Mapping[str, list[str]],
    cases: Sequence[str] = (),
) -> dict[str, str]:
    """Return each case that the older reference fails when it declares some readings, with the case's first
    clause, or `SCHEMAS` if its reply breaks a schema.
    """
    with tempfile.TemporaryDirectory(prefix="ruleproof-diff-") as name:
        folder = Path(name)
        arguments = json.dumps([[str(root) for root in old.data.roots], readings])
        (folder / f"{_MODULE}.py").write_text(_ENGINE.format(arguments=arguments), encoding="utf-8")
        words = ["verify", "--engine", f"python:{_MODULE}", "--in-process", "--fresh", "0", "--report", "."]
        words += [f"--game={game}" for game in games] + [f"--case={case}" for case in cases]
        if why := new.run(words, folder, expected=(0, 1)):
            raise UsageError(f"{new.tree}: the reference of the older version cannot be judged: {why}")
        report = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    return {
        result["case"]: SCHEMAS
        if result["verdict"] == v.ILLEGAL_REPLY
        else (result.get("clauses") or [""])[0]
        for one in report["games"]
        for result in one["results"]
        if result["verdict"] in v.FAULTS
    }

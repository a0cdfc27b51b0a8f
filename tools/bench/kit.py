"""Runs of the kit: `ruleproof verify` on the corpus with the canned engine, as whole processes."""

from __future__ import annotations

import json
import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from tools.bench import canned, recorder
from tools.bench.clock import Run
from tools.bench.corpus import GAME, first_case, write_corpus

COLD = "kit, cold"
WARM = "kit, warm"
WARM_READ = "kit, warm, keys in another order"
ONE_AT_A_TIME = "kit, stdio, one request at a time"
IN_FLIGHT = "kit, stdio, requests in flight"
FIRST_VERDICT = "kit, first verdict"
ROOT = Path(__file__).resolve().parents[2]


class Kit:
    """The corpus and the recorded replies, and the commands that use them."""

    def __init__(self, folder: Path, scenarios: int) -> None:
        self.folder = folder
        self.scenarios = scenarios
        self.corpus = write_corpus(folder / "corpus", scenarios)
        self._tables = {"same": folder / "same.table", "reversed": folder / "reversed.table"}

    def prepare(self) -> None:
        """Record the reference's replies, which also warms the cache.

        Raises:
            RunFailed: the kit does not pass the corpus on its own reference.
        """
        shutil.rmtree(self.folder / "cache", ignore_errors=True)
        for name, table in self._tables.items():
            environment = {
                recorder.DATA: str(self.corpus),
                canned.TABLE: str(table),
                **({recorder.REVERSED: "1"} if name == "reversed" else {}),
            }
            self._run(
                f"recording the reference ({name})",
                ["--engine", "python:tools.bench.recorder", "--in-process"],
                environment,
            ).once()

    def runs(self) -> list[Run]:
        """Return the runs to be timed."""
        inside = ["--engine", "python:tools.bench.canned", "--in-process"]
        child = [
            "--engine",
            "stdio:" + shlex.join([sys.executable, str(Path(canned.__file__)), str(self._tables["same"])]),
        ]
        same, other = ({canned.TABLE: str(self._tables[name])} for name in ("same", "reversed"))
        cold = self.folder / "cache-cold"
        return [
            self._run(
                COLD,
                inside,
                {**same, "RULEPROOF_CACHE": str(cold)},
                before=lambda: shutil.rmtree(cold, ignore_errors=True),
            ),
            self._run(WARM, inside, same),
            self._run(WARM_READ, inside, other),
            self._run(ONE_AT_A_TIME, child, {}, start=("-m", "tools.bench.one_at_a_time")),
            self._run(IN_FLIGHT, child, {}),
            self._run(FIRST_VERDICT, [*inside, "--case", first_case()], same, cases=1),
        ]

    def _run(
        self,
        name: str,
        words: list[str],
        environment: dict[str, str],
        *,
        start: tuple[str, ...] = ("-m", "ruleproof"),
        before: Callable[[], None] = lambda: None,
        cases: int = 0,
    ) -> Run:
        report = self.folder / "report"
        command = [
            sys.executable,
            *start,
            "verify",
            "--fresh",
            "0",
            "--data",
            str(self.corpus),
            "--game",
            GAME,
            "--report",
            str(report),
            *words,
        ]

        def clear() -> None:
            before()
            shutil.rmtree(report, ignore_errors=True)

        return Run(
            name,
            command,
            ROOT,
            {"RULEPROOF_CACHE": str(self.folder / "cache"), **environment},
            clear,
            _passes(report, cases or self.scenarios),
        )


def _passes(report: Path, cases: int) -> Callable[[str], str]:
    def check(_output: str) -> str:
        counts = json.loads((report / "report.json").read_bytes())["games"][0]["counts"]
        return "" if counts == {"pass": cases} else f"wanted {cases} passes, but the report says {counts}"

    return check

"""The other tools: installed on demand below build/bench, and given the corpus with steps that do nothing.

Nothing is written outside the build folder; pip and npm keep their caches there as well.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from tools.bench.clock import Run
from tools.bench.corpus import write_features

SENTENCES = (
    ("given", 'the position "{name}" with {grain:d} grain and {cloth:d} cloth for {seat}'),
    ("when", "{seat} takes {number:d} {sort}"),
    ("then", "{seat} has {grain:d} grain and {cloth:d} cloth"),
    ("then", "in the supply are {grain:d} grain and {cloth:d} cloth"),
    ("then", "it is {seat}'s turn to act"),
)
"""The sentences of the corpus in the syntax of pytest-bdd and behave."""
CUCUMBER_SENTENCES = (
    ("Given", "the position {string} with {int} grain and {int} cloth for {word}"),
    ("When", "{word} takes {int} {word}"),
    ("Then", "{word} has {int} grain and {int} cloth"),
    ("Then", "in the supply are {int} grain and {int} cloth"),
    ("Then", "it is {word}'s turn to act"),
)
CUCUMBER = "@cucumber/cucumber@^12"
"""The last major version that runs on Node 20."""
OPEN_SPIEL_PLAY = Path(__file__).parent / "open_spiel_play.py"


@dataclass
class Peers:
    """The folder with the other tools, which of them are available, and why the others are not."""

    folder: Path
    missing: dict[str, str]

    @property
    def python(self) -> Path:
        return self.folder / "venv" / "bin" / "python"

    def has(self, name: str) -> bool:
        return name not in self.missing

    def versions(self) -> dict[str, str]:
        """Return the versions of everything installed."""
        asked = (
            "from importlib.metadata import version as v\n"
            "for n in {!r}:\n"
            "  try: print(n, v(n))\n"
            "  except Exception: pass"
        )
        names = ["pytest", "pytest-bdd", "behave", "open_spiel"]
        found = {}
        if self.python.exists():
            found = dict(
                line.split(" ", 1)
                for line in _output([str(self.python), "-c", asked.format(names)]).splitlines()
            )
        if self.has("cucumber-js"):
            found["cucumber-js"] = _output(["node", str(self._cucumber), "--version"])
            found["node"] = _output(["node", "--version"])
        return found

    @property
    def _cucumber(self) -> Path:
        return self.folder / "node_modules" / "@cucumber" / "cucumber" / "bin" / "cucumber.js"

    def prepare(self, scenarios: int) -> list[Run]:
        """Write the corpus with empty steps for each available tool, and return the runs."""
        checked = _all_passed(scenarios)
        makers = {"pytest-bdd": self._pytest_bdd, "behave": self._behave, "cucumber-js": self._cucumber_js}
        return [
            replace(make(self._features(name, scenarios)), check=checked)
            for name, make in makers.items()
            if self.has(name)
        ]

    def _features(self, name: str, scenarios: int) -> Path:
        folder = self.folder / name
        shutil.rmtree(folder, ignore_errors=True)
        write_features(folder / "features", scenarios)
        return folder

    def _pytest_bdd(self, folder: Path) -> Run:
        (folder / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
        (folder / "conftest.py").write_text(
            "import pytest\n\n\n"
            "@pytest.hookimpl(tryfirst=True)\n"
            "def pytest_bdd_apply_tag(tag, function):\n"
            "    return True\n",
            encoding="utf-8",
        )
        head = "from pytest_bdd import given, parsers, scenarios, then, when\n\nscenarios('features')\n"
        (folder / "test_corpus.py").write_text(head + _python_steps("parsers.parse({!r})"), encoding="utf-8")
        return Run("pytest-bdd", [str(self.python), "-m", "pytest", "-q"], folder)

    def _behave(self, folder: Path) -> Run:
        (folder / "features" / "steps").mkdir()
        head = "from behave import given, then, when\n"
        (folder / "features" / "steps" / "steps.py").write_text(
            head + _python_steps("{!r}", "context, "), encoding="utf-8"
        )
        return Run("behave", [str(self.python), "-m", "behave", "--format", "progress"], folder)

    def _cucumber_js(self, folder: Path) -> Run:
        lines = ["const { Given, When, Then } = require('@cucumber/cucumber');"]
        for keyword, sentence in CUCUMBER_SENTENCES:
            parameters = ", ".join(f"a{number}" for number in range(sentence.count("{")))
            lines.append(f'{keyword}("{sentence}", function ({parameters}) {{}});')
        (folder / "steps.js").write_text("\n".join(lines) + "\n", encoding="utf-8")
        command = [
            "node",
            str(self._cucumber),
            "--require",
            "steps.js",
            "--format",
            "progress",
            "features/*.feature",
        ]
        return Run("cucumber-js", command, folder)


def _all_passed(scenarios: int) -> Callable[[str], str]:
    """Return a function that tells, from the last lines a tool prints, whether it ran all scenarios."""
    wanted = re.compile(
        rf"^{scenarios} (passed|scenarios passed|scenarios \({scenarios} passed\))", re.MULTILINE
    )
    return lambda output: (
        "" if wanted.search(output) else f"it does not say that {scenarios} scenarios passed"
    )


def _python_steps(parser: str, first: str = "") -> str:
    parts = []
    for number, (keyword, sentence) in enumerate(SENTENCES):
        names = [part.split("}")[0].split(":")[0] for part in sentence.split("{")[1:]]
        text = parser.format(sentence)
        parts.append(f"\n\n@{keyword}({text})\ndef step_{number}({first}{', '.join(names)}):\n    pass\n")
    return "".join(parts)


def install(folder: Path, tell: Callable[[str], None]) -> Peers:
    """Install missing tools; a tool that cannot be installed is recorded with the reason."""
    folder.mkdir(parents=True, exist_ok=True)
    peers = Peers(folder, {})
    caches = {
        "PIP_CACHE_DIR": str(folder / "cache" / "pip"),
        "npm_config_cache": str(folder / "cache" / "npm"),
    }
    reason = ""
    if not peers.python.exists():
        tell("making an environment for the peers")
        reason = _tail([sys.executable, "-m", "venv", str(folder / "venv")], folder, {})
    for name, packages, module in (
        ("pytest-bdd", ["pytest-bdd"], "pytest_bdd"),
        ("behave", ["behave"], "behave"),
        ("OpenSpiel", ["open_spiel"], "pyspiel"),
    ):
        if reason:
            peers.missing[name] = f"no environment can be made for it: {reason}"
            continue
        if _status([str(peers.python), "-c", f"import {module}"]) == 0:
            continue
        tell(f"installing {name}")
        pip = [
            str(peers.python),
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--only-binary=open_spiel",
            *packages,
        ]
        if fault := _tail(pip, folder, caches):
            peers.missing[name] = f"pip cannot install {packages[0]} for this Python: {fault}"
    _install_cucumber(peers, caches, tell)
    return peers


def _install_cucumber(peers: Peers, caches: dict[str, str], tell: Callable[[str], None]) -> None:
    if shutil.which("node") is None or shutil.which("npm") is None:
        peers.missing["cucumber-js"] = "there is no Node with npm here"
        return
    if not peers._cucumber.exists():
        tell("installing cucumber-js")
        (peers.folder / "package.json").write_text('{"private": true}\n', encoding="utf-8")
        reason = _tail(
            ["npm", "install", "--silent", "--no-audit", "--no-fund", CUCUMBER], peers.folder, caches
        )
        if reason or not peers._cucumber.exists():
            peers.missing["cucumber-js"] = f"npm cannot install it: {reason or 'no reason given'}"
            return
    if _status(["node", str(peers._cucumber), "--version"]):
        peers.missing["cucumber-js"] = "it does not run on this Node"


def _status(command: list[str]) -> int:
    return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True).returncode


def _output(command: list[str]) -> str:
    return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True).stdout.strip()


def _tail(command: list[str], folder: Path, environment: dict[str, str]) -> str:
    """Run a command; if it failed, return the last line of its output."""
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    return (
        ((done.stdout + done.stderr).strip().splitlines() or ["no reason given"])[-1]
        if done.returncode
        else ""
    )

"""What the tests of the kit share: the toy game, copies of it that a test may spoil, and ways to run the kit
on it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruleproof import api
from ruleproof.api import Options, verify
from ruleproof.cases.case import Case
from ruleproof.cases.suite import Suite
from ruleproof.cli.check import check
from ruleproof.engines.dispatch import Dispatcher
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from ruleproof.judging.verdicts import Result
from ruleproof.reports.model import GameReport, Report
from ruleproof.rules.validation import without_own_keys
from ruleproof.rules.verbs import QUESTIONS
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite
from ruleproof.running.workers import Workers

TESTS = Path(__file__).resolve().parent
TOY = TESTS / "toy"
ENGINES = TESTS.parent / "engines" / "wrong" / "form"
GAME = "market_day"
PRICE = "market_day/turn/cloth_costs_two_coins"
ROLLS = "market_day/turn/the_die_decides_what_work_earns"
CONTESTED = "market_day/fox/a_fox_cannot_rob_a_player_without_coins"


def stdio(name: str, *arguments: str) -> str:
    """Return the connection string of an engine of engines/wrong/form."""
    return "stdio:" + " ".join(f'"{word}"' for word in (*command_of(name), *arguments))


def command_of(name: str) -> list[str]:
    """Return the command that starts an engine of engines/wrong/form; `broken.py` starts those that have no
    file of their own.
    """
    own = ENGINES / f"{name}.py"
    return [sys.executable, *([str(own)] if own.exists() else [str(ENGINES / "broken.py"), name])]


def toy_suite(root: Path = TOY) -> Suite:
    """Return the suite of the toy game."""
    data = Data.open([root])
    return Suite.open(data, data.game(GAME))


def toy_recordings(root: Path = TOY) -> RecordedSuite:
    """Return the stories of the toy game as the reference plays them."""
    return RecordedSuite.adopted(toy_suite(root))


def toy_stories() -> list[RecordedStory]:
    """Return every story of the toy game, in the order of a run."""
    return list(toy_recordings().all())


def toy_cases() -> list[Case]:
    """Return every case of the toy game, in the order of a run."""
    return list(toy_recordings().cases())


def run_on_toy(engine: str = "reference", root: Path = TOY, **options: object) -> api.Report:
    """Return the report of a run on the toy game, without fresh games unless they are asked for."""
    options = {"fresh": 0, **options}
    return verify(Options(engine=engine, games=(GAME,), data=(root,), **options))  # type: ignore[arg-type]


def only_game(report: Report) -> GameReport:
    (game,) = report.games
    return game


def by_case(report: Report) -> dict[str, Result]:
    """Return the results of a run on a single game, by case."""
    return {result.case: result for result in only_game(report).results}


def verdicts(report: Report) -> dict[str, str]:
    """Return the verdict of every case of a run on a single game."""
    return {case: result.verdict for case, result in by_case(report).items()}


@dataclass
class ToyCopy:
    """A copy of the toy game that a test may spoil."""

    root: Path

    @property
    def spec(self) -> Path:
        return self.root / "spec" / GAME

    @property
    def schemas(self) -> Path:
        return self.root / "schemas" / GAME

    @property
    def features(self) -> Path:
        return self.root / "features" / GAME

    @property
    def steps(self) -> Path:
        return self.features / "steps"

    def edit(self, path: Path, old: str, new: str) -> int:
        """Replace a text that occurs exactly once in a file; return the number of its line."""
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} occurs {text.count(old)} times in {path}"
        path.write_text(text.replace(old, new), encoding="utf-8")
        return text[: text.index(old)].count("\n") + 1

    def add(self, path: Path, text: str) -> int:
        """Add lines to the end of a file; return the line number of the first one."""
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        path.write_text(before + text, encoding="utf-8")
        return before.count("\n") + 1

    def add_german_edition(self) -> None:
        """Add a German edition to the game."""
        edition = "  - {id: en, title: Market Day, language: en}\n"
        german = "  - {id: de, title: Markttag, language: de}\n"
        self.edit(self.spec / "game.yaml", edition, edition + german)

    def glossary(self, text: str) -> Path:
        """Write the glossary of the game."""
        path = self.spec / "glossary.yaml"
        path.write_text(text, encoding="utf-8")
        return path

    def primer(self, text: str) -> Path:
        """Write the primer of the game."""
        path = self.spec / "primer.yaml"
        path.write_text(text, encoding="utf-8")
        return path

    def asked(self, text: str) -> Path:
        """Write how players ask for the rules of the game."""
        path = self.spec / "asked.yaml"
        path.write_text(text, encoding="utf-8")
        return path

    def texts(self, text: str, language: str = "de") -> Path:
        """Write the translation of the game's texts into another language."""
        path = self.spec / "texts" / f"{language}.yaml"
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"language: {language}\n{text}", encoding="utf-8")
        return path

    def feature(self, text: str, name: str = "extra") -> Path:
        """Write a feature file that belongs to a clause."""
        path = self.features / f"{name}.feature"
        path.write_text(text, encoding="utf-8")
        return path

    def check(self) -> tuple[str, int]:
        """Return what `ruleproof check` prints on the copy, and its exit status."""
        lines, status = check([GAME], [self.root])
        return "\n".join(lines), status


def copy_toy(to: Path) -> ToyCopy:
    """Return a fresh copy of the toy game."""
    shutil.copytree(TOY, to, ignore=shutil.ignore_patterns("__pycache__"))
    return ToyCopy(to)


def ruleproof(
    *arguments: object, cwd: Path, environment: dict[str, str] | None = None, status: int | None = None
) -> subprocess.CompletedProcess[str]:
    """Run the command line as a user does. It must never print a traceback."""
    command = [sys.executable, "-m", "ruleproof", *map(str, arguments)]
    env = {**os.environ, "PYTHONPATH": str(TESTS.parent), "COLUMNS": "200", **(environment or {})}
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, timeout=120, check=False)
    assert "Traceback" not in done.stdout + done.stderr, done.stdout + done.stderr
    if status is not None:
        assert done.returncode == status, f"exit status {done.returncode}\n{done.stdout}{done.stderr}"
    return done


def is_gone(pid: int, within: float = 20.0) -> bool:
    """Tell whether a process ends within some seconds; a process that has been killed may take a moment to
    end.
    """
    deadline = time.monotonic() + within
    while time.monotonic() < deadline:
        try:
            if "State:\tZ" in Path(f"/proc/{pid}/status").read_text():
                return True
        except OSError:
            return True
        time.sleep(0.01)
    return False


def ids(things: Sequence[object]) -> list[str]:
    """Return the ids of some cases."""
    return [str(getattr(thing, "id", thing)) for thing in things]


Change = Callable[[dict[str, Any], dict[str, Any]], dict[str, Any] | bytes | None]


class Doctored:
    """The reference inside this process; a test can change its replies before the kit gets them.

    `change` is given each request and the reference's reply, and returns what is sent instead: a different
    reply, some bytes, or None to send the reference's reply, which `change` may also change in place. Every
    request is kept.
    """

    def __init__(self, change: Change | None = None, data: Data | None = None) -> None:
        self._reference = Dispatcher((data or Data.open([TOY])).load_reference().engine())
        self._change = change
        self.requests: list[dict[str, Any]] = []

    def exchange(self, line: bytes) -> bytes:
        request = jsontext.decode(line)
        self.requests.append(request)
        bare = {**request, "params": without_own_keys(request["params"])}
        reply = jsontext.decode(self._reference.reply(jsontext.encode(bare)))
        changed = self._change(request, reply) if self._change else None
        return (
            changed if isinstance(changed, bytes) else jsontext.encode(reply if changed is None else changed)
        )

    def asked(self, *methods: str) -> list[dict[str, Any]]:
        return [request for request in self.requests if request["method"] in methods]


class OpenConnection(InProcessConnection):
    """A connection that passes on, unchanged, the failures that a test provokes."""

    def _guarded(self, line: bytes) -> bytes:
        return self._reply(line)


ALL_VERBS = GameOffer(
    QUESTIONS,
    {},
    {
        "market_day.ruling.tied_bids": ("card_discarded", "caller_first"),
        "market_day.ruling.tie": ("shared", "more_coins"),
    },
)


def judge_on_toy(
    engine: Doctored | Change | None,
    *patterns: str,
    offer: GameOffer = ALL_VERBS,
    recordings: RecordedSuite | None = None,
) -> dict[str, Result]:
    """Judge toy cases whose ids contain one of these patterns, on a doctored engine in this process."""
    doctored = engine if isinstance(engine, Doctored) else Doctored(engine)
    recordings = recordings or toy_recordings()
    ids = [case.id for case in recordings.cases()]
    wanted = {case for case in ids if not patterns or any(pattern in case for pattern in patterns)}
    assert wanted, f"no case id contains any of {patterns}"
    connect = lambda: OpenConnection(doctored, timed=False)  # noqa: E731
    workers = Workers(recordings, offer, connect, 10.0, selected=wanted)
    return {result.case: result for result in workers.run(list(recordings.all()))}


def only(results: dict[str, Result]) -> Result:
    (result,) = results.values()
    return result


def changed_state(kind: str, change: Callable[[dict[str, Any]], object]) -> Change:
    """Return a function that changes the state in the reply to each accepted action of a kind."""

    def act(request: dict[str, Any], reply: dict[str, Any]) -> None:
        if request["method"] == "apply" and request["params"]["action"]["type"] == kind and "result" in reply:
            change(reply["result"]["state"])

    return act


def engine_script(folder: Path, *body: str, name: str = "engine") -> str:
    """Write an engine in a folder and return its connection string.

    `body` comes after the imports from `market.py` and before the line that starts the engine.

    It may define `write`, which then sends the replies.
    """
    head = [
        "import os, sys, time",
        f"sys.path.insert(0, {str(ENGINES)!r})",
        "from market import *",
        "from market import send_reply as write",
    ]
    path = folder / f"{name}.py"
    path.write_text("\n".join([*head, *body, "serve(Engine(), write)", ""]))
    return f'stdio:"{sys.executable}" "{path}"'

"""Prints within about a minute how fast the kit is, beside what was recorded: `make pace`.

Every figure is processor time or a ratio of processor times, since machines differ. Times of a random game
and of a click are multiples of the time that a fixed piece of Python takes. Nothing is judged; `--record`
writes `measured/pace.json`.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools.bench.own_time import OWN_TIME
from tools.setup import compiling

ROOT = Path(__file__).resolve().parents[2]
RECORDED = ROOT / "measured" / "pace.json"
GAMES = {"between_two_cities": 7, "lost_cities_rivals": 4, "rival_cities": 2, "rivalry": 2}
"""Each game with the number of seats that takes longest."""
LOSS = 1.15
"""A figure that is worse than the recorded one by more than this factor is marked."""
_CASE = "lost_cities_rivals/auction/the_auction_begins_with_the_starters_bid"
_LINE = "{:<46} {:>9} {:>9} {:>7}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.bench.pace", description=__doc__)
    parser.add_argument("--record", action="store_true", help="record the figures")
    asked = parser.parse_args(arguments)
    subprocess.run(compiling(), check=True)
    recorded = json.loads(RECORDED.read_text(encoding="utf-8")) if RECORDED.exists() else {}
    print(_LINE.format("lower is better", "now", "recorded", "change"))
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        for name, figure in figures(Path(folder)):
            found[name] = round(figure, 3)
            print(line(name, figure, recorded.get(name)), flush=True)
    if asked.record:
        RECORDED.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


def line(name: str, now: float, before: float | None) -> str:
    """Return a figure beside the recorded one, marked if it is worse by more than noise."""
    if before is None:
        return _LINE.format(name, f"{now:.3f}", "-", "-")
    mark = "  slower" if now > LOSS * before else ""
    return _LINE.format(name, f"{now:.3f}", f"{before:.3f}", f"{now / before - 1:+.0%}") + mark


def figures(folder: Path) -> Iterator[tuple[str, float]]:
    """Measure and yield each figure with its name."""
    verify = ["ruleproof", "verify", "--game", "lost_cities_rivals", "--report", str(folder / "report")]
    cache, own = {"RULEPROOF_CACHE": str(folder / "cache")}, folder / "own-time.txt"
    yield "verify, cold, one game: s", _seconds(verify, cache)
    yield "verify, warm, one game: s", _seconds(verify, cache)
    yield "first verdict, warm: s", _seconds([*verify, "--fresh", "0", "--case", _CASE], cache)
    over_stdio = [*verify, "--fresh", "0", "--engine", "python:tools.bench.own_time"]
    used = _seconds(over_stdio, {**cache, OWN_TIME: str(own)})
    yield "verify over stdio: of the engine's own", used / sum(map(float, own.read_text().split()))
    for game, seats in GAMES.items():
        loop = _fixed_loop()
        games = _json(["tools.bench.random_play", game, str(seats), "0.3"])
        yield f"random game, {game}: loops", games["seconds"] / games["games"] / loop
        compared = _json(["tools.bench.play", game, "1", "12"])
        yield f"play, {game}: of the reference", compared["inside"] / compared["alone"]
        yield f"play over stdio, {game}: of an echo", compared["stdio"] / compared["echo"]
        yield (
            f"a click, {game}: loops",
            _json(["tools.bench.explore", game, str(seats), "30"])["processor"] / 1000 / loop,
        )


def _seconds(module: Sequence[str], environment: dict[str, str]) -> float:
    """Return the processor time of a run of a module and of its children."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    _run(module, environment)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _json(module: Sequence[str]) -> dict[str, float]:
    found: dict[str, float] = json.loads(_run(module, {}))
    return found


def _run(module: Sequence[str], environment: dict[str, str]) -> str:
    command = [sys.executable, "-m", *module]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(
            f"{' '.join(command)} ended with status {done.returncode}\n{done.stdout}{done.stderr}"
        )
    return done.stdout


def _fixed_loop() -> float:
    """Return the processor time of work like that of the kit: copies of structures, texts, look-ups."""
    cards = [{"colour": colour, "value": value} for colour in "abcde" for value in range(1, 11)]
    began = time.process_time()
    for _ in range(300):
        cards = json.loads(json.dumps(cards))
        cards.sort(key=lambda card: str(card["colour"]))
    return (time.process_time() - began) / 300


if __name__ == "__main__":
    sys.exit(main())

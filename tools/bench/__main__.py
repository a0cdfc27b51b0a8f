"""Measures everything in turn, prints times and ratios, and reports which budgets are met: `make bench`."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.bench import budgets, kit, machine, peers, random_play, site, suites
from tools.bench.clock import Run, RunFailed, Timings, in_turns
from tools.setup import compiling

_JUDGED = 3
"""Random play is compared with its budget for the smallest numbers of seats, at most three of them."""
_GAMES = 12
"""Number of games with which `ruleproof play` is measured."""
_CLICKS = 120
"""Number of actions clicked to measure the pages."""
BUILD = kit.ROOT / "build" / "bench"


def main(arguments: Sequence[str] | None = None) -> int:
    asked = _arguments(arguments)
    subprocess.run(compiling(), check=True)
    there = peers.install(BUILD / "peers", tell)
    own = kit.Kit(BUILD, asked.scenarios)
    runs = there.prepare(asked.scenarios)
    try:
        own.prepare()
        runs += own.runs()
    except RunFailed as error:
        print(f"the kit is not measured: {error}\n")
    games = _random_play(asked.seconds)
    play = [run for runs_of_game in games.values() for run in runs_of_game] + _dominoes(there, asked.seconds)
    compared = _compared_play()
    census = _census()
    clicked = _clicks()
    timings, failures = in_turns([*runs, *play, *compared, *clicked, census], asked.passes, tell)
    whole, whole_failures, of_own_time = _suites(asked.suite_passes)
    built, built_failures = _site(asked.suite_passes)
    judged = {game: [run.name for run in found[:_JUDGED]] for game, found in games.items()}
    verdicts = budgets.verdicts(timings, there.missing, judged)
    verdicts += [budgets.of_census(timings)]
    verdicts += budgets.of_suites(whole, of_own_time)
    verdicts += site.verdicts(built)
    verdicts += budgets.compared_verdicts(timings, [run.name for run in compared])
    verdicts += budgets.click_verdicts(timings, [run.name for run in clicked])
    failures += whole_failures + built_failures
    of_play = [run.name for run in play if run.name in timings]
    of_compared = [run.name for run in compared if run.name in timings]
    of_clicks = [run.name for run in clicked if run.name in timings]
    _print(asked, there, timings, of_play, of_compared, of_clicks, {**whole, **built}, verdicts, failures)
    return 1 if asked.strict and not all(verdict.met for verdict in verdicts) else 0


def _arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.bench", description="Measure the kit and the references beside other tools."
    )
    parser.add_argument("--passes", type=int, default=5, help="run everything this many times (5)")
    parser.add_argument(
        "--scenarios", type=int, default=2000, help="number of scenarios in the corpus (2000)"
    )
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="seconds of each random play in each pass (1)"
    )
    parser.add_argument(
        "--suite-passes",
        type=int,
        default=2,
        help="verify the suites and build the site this many times (2)",
    )
    parser.add_argument(
        "--strict", action="store_true", help="end with status 1 if a budget is missed or not measured"
    )
    return parser.parse_args(arguments)


def tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def _suites(passes: int) -> tuple[Timings, list[str], float | None]:
    """Time the bundled suites; also return the time of a run over stdio as a multiple of the engine's own
    time.
    """
    bundled = suites.Suites(BUILD / "suites")
    shutil.rmtree(bundled.folder, ignore_errors=True)
    bundled.folder.mkdir(parents=True)
    try:
        bundled.prepare()
    except RunFailed as error:
        return {}, [str(error)], None
    timings, failures = in_turns(bundled.runs(), passes, tell)
    return timings, failures, bundled.of_own_time(timings)


def _site(passes: int) -> tuple[Timings, list[str]]:
    """Time the builds of the site."""
    built = site.Site(BUILD / "site")
    try:
        built.prepare()
    except RunFailed as error:
        return {}, [str(error)]
    return in_turns(built.runs(), passes, tell)


def _random_play(seconds: float) -> dict[str, list[Run]]:
    found: dict[str, list[Run]] = {}
    for game, seats in random_play.games_and_seats():
        command = [sys.executable, "-m", "tools.bench.random_play", game, str(seats), str(seconds)]
        found.setdefault(game, []).append(Run(f"{game}, {seats} seats", command, kit.ROOT))
    return found


def _census() -> Run:
    asked = ["--position", "new game of 2", "--depth", "14", "--positions", str(budgets.POSITIONS)]
    command = ["census", "--game", "lost_cities_rivals", *asked, "--jobs", "1"]
    return Run(
        budgets.CENSUS,
        [sys.executable, "-m", "ruleproof", *command],
        kit.ROOT,
        check=lambda output: (
            "" if f"in all {budgets.POSITIONS:,} positions" in output else "too few positions"
        ),
    )


def _compared_play() -> list[Run]:
    return [
        Run(f"play, {game}", [sys.executable, "-m", "tools.bench.play", game, "1", str(_GAMES)], kit.ROOT)
        for game in dict.fromkeys(game for game, _ in random_play.games_and_seats())
    ]


def _clicks() -> list[Run]:
    return [
        Run(
            f"explore, {game}, {seats} seats",
            [sys.executable, "-m", "tools.bench.explore", game, str(seats), str(_CLICKS)],
            kit.ROOT,
        )
        for game, seats in random_play.games_and_seats()
    ]


def _dominoes(there: peers.Peers, seconds: float) -> list[Run]:
    if not there.has("OpenSpiel"):
        return []
    return [Run(budgets.DOMINOES, [str(there.python), str(peers.OPEN_SPIEL_PLAY), str(seconds)], Path.cwd())]


def _print(
    asked: argparse.Namespace,
    there: peers.Peers,
    timings: Timings,
    play: Sequence[str],
    compared: Sequence[str],
    clicked: Sequence[str],
    whole: Timings,
    verdicts: Sequence[budgets.Verdict],
    failures: Sequence[str],
) -> None:
    print("MACHINE")
    for line in machine.facts(there.versions()):
        print(f"  {line}")
    print(
        f"\nCORPUS: {asked.scenarios} scenarios of five steps, whole processes, "
        f"median of {asked.passes} passes in turn"
    )
    for line in budgets.time_lines(
        {name: timing for name, timing in timings.items() if name not in (*play, *compared, *clicked)},
        asked.scenarios,
    ):
        print(f"  {line}")
    print("\nSUITES AND SITE: all bundled games, whole processes")
    for line in budgets.time_lines(whole, 0):
        print(f"  {line}")
    print("\nRANDOM PLAY: list, choose, apply")
    for name in play:
        print(f"  {budgets.play_line(timings[name])}")
    print("\nPLAY: actions compared with the reference, per second of processor time")
    for name in compared:
        print(f"  {budgets.compared_line(timings[name])}")
    print("\nEXPLORE: a click, from the action posted to the page after it")
    for name in clicked:
        print(f"  {budgets.click_line(timings[name])}")
    print("\nBUDGETS: ratios, each the median over the passes")
    for verdict in verdicts:
        print(
            f"  {verdict.word:<12}  {verdict.budget}: "
            f"{verdict.missing or f'{verdict.measured}, wanted {verdict.limit}'}"
        )
    for name, reason in there.missing.items():
        print(f"\nnot measured: {name}: {reason}")
    for failure in failures:
        print(f"\nfailed: {failure}")


if __name__ == "__main__":
    sys.exit(main())

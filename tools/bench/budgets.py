"""Defines the budgets, and checks whether they are met."""

from __future__ import annotations

import json
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tools.bench import kit, suites
from tools.bench.clock import Sample, Timing, Timings

_INSIDE, _STDIO = 0.45, 0.4
_CLICK, _PAGE = 60, 300_000
_FIRST_VERDICT = 0.2
_OF_OWN_TIME = 1.25
DOMINOES = "OpenSpiel python_block_dominoes"
LISTED_A_SECOND = 140_000
MS_A_GAME = {"rival_cities": 10.0, "between_two_cities": 11.0, "lost_cities_rivals": 4.5, "rivalry": 850.0}
CENSUS, POSITIONS = "census, lost_cities_rivals", 10_000
_MICROSECONDS_A_POSITION = 150
_MS_ELSEWHERE = 20.0


@dataclass(frozen=True)
class Verdict:
    """A budget and the figure measured for it; `missing` says why nothing was measured."""

    budget: str
    limit: str
    measured: str = ""
    met: bool = False
    missing: str = ""

    @property
    def word(self) -> str:
        return "not measured" if self.missing else "met" if self.met else "MISSED"


def verdicts(timings: Timings, missing: dict[str, str], games: dict[str, list[str]]) -> list[Verdict]:
    """Return the result for each budget. `games` lists, for each game, the names of the game's runs of random
    play.
    """

    found = [_first_verdict(timings.get(kit.FIRST_VERDICT))]
    return found + [_play(game, runs, timings, missing) for game, runs in games.items()]


def _first_verdict(timing: Timing | None) -> Verdict:
    budget, limit = "first verdict, warm", f"at most {_FIRST_VERDICT:g} s"
    if timing is None:
        return Verdict(budget, limit, missing="the run failed")
    told = f"{timing.wall:.3f} s (processor time: {timing.processor:.3f} s)"
    return Verdict(budget, limit, told, timing.wall <= _FIRST_VERDICT)


def of_suites(timings: Timings, of_own_time: float | None) -> list[Verdict]:
    """Return the results for the budgets of the bundled suites, in seconds on this machine."""
    limits = [
        (suites.AS_RECORDED, "processor", 3.5),
        (suites.COLD_ALONE, "wall", 12.0),
        (suites.COLD, "wall", 7.0),
    ]
    found = []
    for name, kind, most in limits:
        limit, budget = f"at most {most:g} s", f"{name}, {kind} time"
        if name not in timings:
            found.append(Verdict(budget, limit, missing="the run failed"))
            continue
        seconds = timings[name].processor if kind == "processor" else timings[name].wall
        found.append(Verdict(budget, limit, f"{seconds:.1f} s", seconds <= most))
    budget, limit = f"{suites.OVER_STDIO}, of the engine's own processor time", f"at most {_OF_OWN_TIME:g}"
    if of_own_time is None:
        return [*found, Verdict(budget, limit, missing="the run failed")]
    return [*found, Verdict(budget, limit, f"{of_own_time:.2f}", of_own_time <= _OF_OWN_TIME)]


def _play(game: str, runs: list[str], timings: Timings, missing: dict[str, str]) -> Verdict:
    """Return whether a random game stays within its budget of milliseconds, at the number of seats that takes
    longest.

    The budgets refer to a machine on which dominoes lists `LISTED_A_SECOND` actions a second.
    """
    most = MS_A_GAME.get(game, _MS_ELSEWHERE)
    budget, limit = f"random play, {game}, ms a game, scaled by {DOMINOES}", f"at most {most:g}"
    if DOMINOES not in timings:
        return Verdict(budget, limit, missing=missing.get("OpenSpiel", "OpenSpiel failed"))
    absent = [name for name in runs if name not in timings]
    if absent:
        return Verdict(budget, limit, missing=f"{absent[0]} failed")
    passes = zip(*(timings[name].samples for name in runs), strict=True)
    found = statistics.median(
        max(map(ms_a_game, own)) * listed_a_second(peer) / LISTED_A_SECOND
        for own, peer in zip(passes, timings[DOMINOES].samples, strict=True)
    )
    return Verdict(budget, limit, f"{found:.1f} (the slowest number of seats)", found <= most)


def of_census(timings: Timings) -> Verdict:
    """Return the result for the budget of a census, in processor time of the whole process, unscaled."""
    budget, limit = f"{CENSUS}, µs a position", f"at most {_MICROSECONDS_A_POSITION}"
    if CENSUS not in timings:
        return Verdict(budget, limit, missing="the run failed")
    found = 1e6 * timings[CENSUS].processor / POSITIONS
    return Verdict(budget, limit, f"{found:.0f}", found <= _MICROSECONDS_A_POSITION)


def compared_verdicts(
    timings: Timings, names: Sequence[str], missing: str = "the run failed"
) -> list[Verdict]:
    """Return the results for the budgets of `ruleproof play`, one for each of its runs."""
    found = []
    for name in names:
        inside = f"{name}, in process, of the reference alone", f"at least {_INSIDE:.2f}"
        stdio = f"{name}, over stdio, of a bare echo", f"at least {_STDIO:.2f}"
        if name not in timings:
            found += [Verdict(*inside, missing=missing), Verdict(*stdio, missing=missing)]
            continue
        runs = [json.loads(sample.output) for sample in timings[name].samples]
        alone = statistics.median(run["alone"] / run["inside"] for run in runs)
        echo = statistics.median(run["echo"] / run["stdio"] for run in runs)
        found += [
            Verdict(*inside, f"{alone:.2f}", alone >= _INSIDE),
            Verdict(*stdio, f"{echo:.2f}", echo >= _STDIO),
        ]
    return found


def compared_line(timing: Timing) -> str:
    """Return how many actions `ruleproof play` compares per second of processor time, in the first pass."""
    run = json.loads(timing.samples[0].output)
    rates = {how: run["actions"] / run[how] for how in ("inside", "stdio")}
    return (
        f"{timing.name:<34} {rates['inside']:>9,.0f} in process {rates['stdio']:>9,.0f} over stdio "
        f"({run['actions']} actions)"
    )


def click_verdicts(timings: Timings, names: Sequence[str], missing: str = "the run failed") -> list[Verdict]:
    """Return the results for the budgets of `ruleproof explore`, one for each of its runs."""
    found = []
    for name in names:
        click = f"{name}, a click in the median", f"under {_CLICK} ms"
        page = f"{name}, the largest page", f"under {_PAGE // 1000} kB"
        if name not in timings:
            found += [Verdict(*click, missing=missing), Verdict(*page, missing=missing)]
            continue
        runs = [json.loads(sample.output) for sample in timings[name].samples]
        wall = statistics.median(run["wall"] for run in runs)
        processor = statistics.median(run["processor"] for run in runs)
        largest = max(run["largest"] for run in runs)
        told = f"{wall:.0f} ms (processor time: {processor:.0f} ms)"
        found += [
            Verdict(*click, told, wall < _CLICK),
            Verdict(*page, f"{largest // 1000} kB", largest < _PAGE),
        ]
    return found


def click_line(timing: Timing) -> str:
    """Return how long a click took, in the first pass."""
    run = json.loads(timing.samples[0].output)
    return (
        f"{timing.name:<40} {run['wall']:>6.0f} ms, processor {run['processor']:>4.0f} ms, "
        f"slowest {run['slowest']:>4.0f} ms, page {run['largest'] // 1000:>4} kB ({run['clicks']} clicks)"
    )


def listed_a_second(sample: Sample) -> float:
    """Return the rate that a run of random play printed."""
    played = json.loads(sample.output)
    return float(played["listed"] / played["seconds"])


def ms_a_game(sample: Sample) -> float:
    """Return how many milliseconds a random game took."""
    played = json.loads(sample.output)
    return float(1000 * played["seconds"] / played["games"])


def play_line(timing: Timing) -> str:
    """Return the results of random play from the pass with the median rate."""
    sample = sorted(timing.samples, key=listed_a_second)[len(timing.samples) // 2]
    played = json.loads(sample.output)
    games, seconds = played["games"], played["seconds"]
    return (
        f"{timing.name:<34} {played['listed'] / seconds:>9,.0f} listed/s "
        f"{played['applied'] / seconds:>8,.0f} played/s "
        f"{1000 * seconds / games:>7.2f} ms a game ({played['applied'] / games:.0f} actions)"
    )


def time_lines(timings: Timings, scenarios: int) -> Iterator[str]:
    """Yield a line for each run: median wall time, range, processor time, and the rate if there is one."""
    rates = "scenarios/s" if scenarios else ""
    yield f"{'':<34} {'wall s':>8} {'range':>15} {'processor s':>12} {rates:>12}".rstrip()
    for name, timing in timings.items():
        least, most = timing.range
        rated = scenarios and name != kit.FIRST_VERDICT
        rate = f"{scenarios / timing.wall:>12,.0f}" if rated else f"{'':>12}"
        wall = f"{timing.wall:>8.3f} {f'{least:.3f}–{most:.3f}':>15}"
        yield f"{name:<34} {wall} {timing.processor:>12.3f} {rate}".rstrip()

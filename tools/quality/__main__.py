"""Records the figures of suite quality for the site.

`python -m tools.quality MEASURE …` records each of the named measures for all games; without a name, it
records `baselines`, `faulty` and `mutants`. `python -m tools.quality speed` runs the benchmarks and stores
what they print.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

from ruleproof.cases.suite import Suite
from ruleproof.engines.stdio import StartError
from ruleproof.input.folders import Data
from ruleproof.running.recorded_suite import RecordedSuite
from tools.quality import flipped, recorded, second_engines
from tools.quality.baselines import record_baselines
from tools.quality.census import record_census
from tools.quality.engines import record_engines
from tools.quality.judged import record_judged
from tools.quality.play import MOST_ACTIONS, record_play
from tools.quality.versions import record_version

USUAL = ("baselines", "faulty", "mutants")
"""What is recorded if no measure is named."""


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.quality",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="\n".join(f"{name:15} {record.__doc__}" for name, record in MEASURES.items()),
    )
    parser.add_argument("measures", nargs="*", metavar="MEASURE", help=f"{', '.join(MEASURES)}")
    parser.add_argument("--game", action="append", default=[], help="only this game")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only N mutants of each game")
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1), help="number of processes")
    parser.add_argument(
        "--actions",
        type=int,
        default=MOST_ACTIONS,
        help="maximum number of actions that play compares for each engine",
    )
    parser.add_argument(
        "--keep", type=Path, default=None, metavar="DIR", help="reuse the results in DIR/GAME.jsonl"
    )
    asked = parser.parse_args()
    if asked.measures == ["speed"]:
        show(recorded.record_speed())
        return 0
    if unknown := sorted(set(asked.measures) - MEASURES.keys()):
        parser.error(f"no such measure: {', '.join(unknown)}; known: {', '.join(MEASURES)}")
    try:
        for game in asked.game or Data.open().games():
            for name in asked.measures or USUAL:
                show(MEASURES[name](game, asked))
    except KeyboardInterrupt:
        show("interrupted; what --keep or a second engine's record has is used again by the same command")
        return 130
    except (StartError, second_engines.NotConforming) as error:
        show(f"python -m tools.quality: {error}")
        return 2
    return 0


def baselines(game: str, asked: argparse.Namespace) -> object:
    """the scores of engines that know no rules"""
    recordings = RecordedSuite.adopted(Suite.open(Data.open(), Data.open().game(game)))
    return recorded.write("baselines", game, record_baselines(recordings))


def faulty(game: str, asked: argparse.Namespace) -> object:
    """which engines with wrong rules are caught; a few minutes"""
    return recorded.write("faulty", game, recorded.record_faulty(game))


def mutants(game: str, asked: argparse.Namespace) -> object:
    """which mutants of the references are caught; an hour without --sample"""
    keep = asked.keep / f"{game}.jsonl" if asked.keep else None
    record = recorded.record_mutants(game, show, sample=asked.sample, jobs=asked.jobs, keep_in=keep)
    return recorded.write("mutants", game, record)


def naming(game: str, asked: argparse.Namespace) -> object:
    """how well reports name the rule that is broken"""
    return recorded.write("naming", game, recorded.record_naming(game, show))


def changed(game: str, asked: argparse.Namespace) -> object:
    """the cases that each other reading changes"""
    return recorded.write("changed", game, recorded.record_changed(game, show))


def census(game: str, asked: argparse.Namespace) -> object:
    """what a census finds in the engines with wrong rules"""
    return recorded.write("census", game, record_census(game, show, sample=asked.sample))


def play(game: str, asked: argparse.Namespace) -> object:
    """what play alone finds in the engines with wrong rules"""
    record = record_play(game, show, actions=asked.actions, sample=asked.sample)
    return recorded.write("play", game, record)


def engines(game: str, asked: argparse.Namespace) -> object:
    """the engines in this repository, side by side"""
    return recorded.write("engines", game, record_engines(game, show))


def of_second_engines(game: str, asked: argparse.Namespace) -> object:
    """what the suite and play find in mutants of engines other than the reference"""
    keep = asked.keep or recorded.ROOT / ".cache" / "second-engines"
    keep.mkdir(parents=True, exist_ok=True)
    record = second_engines.record_second_engine(
        game,
        show,
        sample=asked.sample or second_engines.SAMPLE,
        actions=asked.actions,
        jobs=asked.jobs,
        keep_in=keep,
    )
    return recorded.write("second_engines", game, record) if record else f"{game}: no second engine"


def readings(game: str, asked: argparse.Namespace) -> object:
    """whether verify names the readings that the reference plays without declaring them"""
    suite = Suite.open(Data.open(), Data.open().game(game))
    rows = {seed: flipped.of_triples(suite, seed, show) for seed in flipped.SEEDS}
    return recorded.write("readings", game, {"game": game, "date": recorded.today(), **rows})


def judged(game: str, asked: argparse.Namespace) -> object:
    """on how many cases an engine with one other reading is judged; a few minutes"""
    suite = Suite.open(Data.open(), Data.open().game(game))
    return recorded.write("judged", game, record_judged(suite, show))


def versions(game: str, asked: argparse.Namespace) -> object:
    """the contents of this version of the suite"""
    return record_version(game)


MEASURES: dict[str, Callable[[str, argparse.Namespace], object]] = {
    "baselines": baselines,
    "faulty": faulty,
    "mutants": mutants,
    "naming": naming,
    "changed": changed,
    "census": census,
    "play": play,
    "engines": engines,
    "judged": judged,
    "readings": readings,
    "second-engines": of_second_engines,
    "versions": versions,
}


def show(what: object) -> None:
    print(what, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())

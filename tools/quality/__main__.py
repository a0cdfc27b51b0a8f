"""Records the figures of suite quality for the site.

Usage: `python -m tools.quality [--faulty] [--mutants] [--baselines] [--game G]`; without any of these
options, all three are recorded.

Each of the other options records one thing alone. `--naming` measures how well reports name the rule that is
broken; `--changed` finds the cases that other readings change; `--play` measures what play alone finds in the
faulty engines; `--second-engines` measures what the suite and play find in mutants of
engines other than the reference; `--engines` compares the engines in this repository; `--versions` records
the contents of this version of the suite; `--census` measures what
a census finds in the faulty engines; `--speed` runs the benchmarks and stores their output.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from ruleproof.cases.suite import Suite
from ruleproof.engines.stdio import StartError
from ruleproof.input.folders import Data
from ruleproof.running.expected import Recordings
from tools.quality import recorded, second_engines
from tools.quality.baselines import record_baselines
from tools.quality.census import record_census
from tools.quality.engines import record_engines
from tools.quality.play import MOST_ACTIONS, record_play
from tools.quality.versions import record_version


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.quality", description=__doc__)
    parser.add_argument(
        "--faulty", action="store_true", help="measure the faulty engines, which takes a few minutes"
    )
    parser.add_argument(
        "--mutants",
        action="store_true",
        help="measure the mutants of the references, which takes an hour without --sample",
    )
    parser.add_argument(
        "--naming", action="store_true", help="measure only how well reports name the rule at fault"
    )
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only N mutants of each game")
    parser.add_argument(
        "--baselines",
        action="store_true",
        help="measure the engines that know no rules",
    )
    parser.add_argument(
        "--changed", action="store_true", help="record only the cases that each other reading changes"
    )
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1), help="number of processes")
    parser.add_argument(
        "--keep",
        type=Path,
        default=None,
        metavar="DIR",
        help="reuse the results in DIR/GAME.jsonl",
    )
    parser.add_argument(
        "--census", action="store_true", help="measure only what a census finds in the faulty engines"
    )
    parser.add_argument("--speed", action="store_true", help="run only the benchmarks")
    parser.add_argument(
        "--play",
        action="store_true",
        help="measure only what play alone finds in the faulty engines",
    )
    parser.add_argument(
        "--second-engines",
        action="store_true",
        help="measure only mutants of engines other than the reference",
    )
    parser.add_argument("--engines", action="store_true", help="only compare the engines in this repository")
    parser.add_argument(
        "--versions", action="store_true", help="record only the contents of this version of the suite"
    )
    parser.add_argument(
        "--actions",
        type=int,
        default=MOST_ACTIONS,
        help="maximum number of actions that play compares for each engine",
    )
    parser.add_argument("--game", action="append", default=[], help="only this game")
    asked = parser.parse_args()
    if asked.speed:
        told(recorded.record_speed())
        return 0
    if asked.naming:
        for game in asked.game or Data.of().games():
            told(recorded.write("naming", game, recorded.record_naming(game, told)))
        return 0
    if asked.census:
        for game in asked.game or Data.of().games():
            told(recorded.write("census", game, record_census(game, told, sample=asked.sample)))
        return 0
    if asked.changed:
        for game in asked.game or Data.of().games():
            told(recorded.write("changed", game, recorded.record_changed(game, told)))
        return 0
    if asked.play:
        for game in asked.game or Data.of().games():
            record = record_play(game, told, actions=asked.actions, sample=asked.sample)
            told(recorded.write("play", game, record))
        return 0
    if asked.versions:
        for game in asked.game or Data.of().games():
            told(record_version(game))
        return 0
    if asked.engines:
        for game in asked.game or Data.of().games():
            told(recorded.write("engines", game, record_engines(game, told)))
        return 0
    if asked.second_engines:
        return _second_engines(asked)
    every = not (asked.faulty or asked.mutants or asked.baselines)
    for game in asked.game or Data.of().games():
        if asked.baselines or every:
            recordings = Recordings.adopted(Suite.open(Data.of(), Data.of().game(game)))
            told(recorded.write("baselines", game, record_baselines(recordings)))
        if asked.faulty or every:
            told(recorded.write("faulty", game, recorded.record_faulty(game)))
        if asked.mutants or every:
            record = recorded.record_mutants(
                game,
                told,
                sample=asked.sample,
                jobs=asked.jobs,
                keep_in=asked.keep / f"{game}.jsonl" if asked.keep else None,
            )
            told(recorded.write("mutants", game, record))
    return 0


def _second_engines(asked: argparse.Namespace) -> int:
    keep = asked.keep or recorded.ROOT / ".cache" / "second-engines"
    keep.mkdir(parents=True, exist_ok=True)
    try:
        for game in asked.game or Data.of().games():
            record = second_engines.record_second_engine(
                game,
                told,
                sample=asked.sample or second_engines.SAMPLE,
                actions=asked.actions,
                jobs=asked.jobs,
                keep_in=keep,
            )
            told(recorded.write("second_engines", game, record) if record else f"{game}: no second engine")
    except KeyboardInterrupt:
        told(f"interrupted; the same command continues from {keep}")
        return 130
    except (StartError, second_engines.NotConforming) as error:
        told(f"python -m tools.quality: {error}")
        return 2
    return 0


def told(what: object) -> None:
    print(what, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())

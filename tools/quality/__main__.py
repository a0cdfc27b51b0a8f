"""Records the figures of suite quality for the site.

Usage: `python -m tools.quality [--faulty] [--mutants] [--baselines] [--game G]`; all if none is named.

With `--naming` it measures how well reports name the rule that is broken, with `--changed` it finds the
cases that other readings change, with `--play` what play alone finds of the faulty engines and of the
mutants, with `--second-engines` what suite and play find of mutants of engines that are not the reference;
with `--engines` it puts the engines of this repository side by side, with `--versions` it records the
contents of this version of the suite, with `--perft` it counts the sequences of actions, with `--census` it
measures what a census finds of the faulty engines, with `--speed` it runs the benchmarks, and keeps what
they print.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from ruleproof.cases.suite import Suite
from ruleproof.engines.stdio import StartError
from ruleproof.input.folders import Data
from tools.quality import recorded, second_engines
from tools.quality.census import record_census
from tools.quality.engines import record_engines
from tools.quality.perft import record_perft
from tools.quality.play import MOST_ACTIONS, record_play
from tools.quality.versions import record_version


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.quality", description=__doc__)
    parser.add_argument("--faulty", action="store_true", help="the faulty engines: some minutes")
    parser.add_argument(
        "--mutants", action="store_true", help="the mutants of the references: an hour, if not sampled"
    )
    parser.add_argument(
        "--naming", action="store_true", help="how well reports name the rule at fault, and nothing else"
    )
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only N mutants of each game")
    parser.add_argument(
        "--baselines", action="store_true", help="engines without rules, whose scores come with each suite"
    )
    parser.add_argument(
        "--changed", action="store_true", help="the cases that each other reading changes, and nothing else"
    )
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1), help="processes at once")
    parser.add_argument(
        "--keep",
        type=Path,
        default=None,
        metavar="DIR",
        help="reuse the results in DIR/GAME.jsonl",
    )
    parser.add_argument(
        "--census", action="store_true", help="what a census finds of the faulty engines, only"
    )
    parser.add_argument("--perft", action="store_true", help="counts of sequences of actions, only")
    parser.add_argument("--speed", action="store_true", help="the benchmarks, and nothing else")
    parser.add_argument(
        "--play", action="store_true", help="what play alone finds: an hour, if not sampled; nothing else"
    )
    parser.add_argument(
        "--second-engines", action="store_true", help="mutants of engines that are not the reference, only"
    )
    parser.add_argument(
        "--engines", action="store_true", help="the engines of this repository side by side, and nothing else"
    )
    parser.add_argument(
        "--versions", action="store_true", help="the contents of this version of the suite, and nothing else"
    )
    parser.add_argument(
        "--actions", type=int, default=MOST_ACTIONS, help="maximum number of actions of play for each"
    )
    parser.add_argument("--game", action="append", default=[], help="only this game")
    asked = parser.parse_args()
    if asked.speed:
        told(recorded.record_speed())
        return 0
    if asked.perft:
        for game in asked.game or Data.of().games():
            suite = Suite.open(Data.of(), Data.of().game(game))
            told(recorded.write("perft", game, record_perft(suite, jobs=asked.jobs)))
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
            record = record_play(game, told, actions=asked.actions, sample=asked.sample, jobs=asked.jobs)
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
            told(recorded.write_baselines(game))
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

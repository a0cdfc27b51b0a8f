"""Counts the engines that break a rule to which `verify` suggests a reading, although they play no other.

Usage: `python -m tools.quality.unread [--each N] [--seed SEED]`: the engines are of `engines/wrong/rules`, N
of each game.
"""

from __future__ import annotations

import argparse
import random
import sys
from functools import partial

from engines.wrong.rules.spoiling import faults
from ruleproof.cases.suite import Suite
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.input.folders import Data
from tools.quality.flipped import readings_named


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.quality.unread", description=__doc__)
    parser.add_argument("--each", type=int, default=10)
    parser.add_argument("--seed", default="unread")
    parser.add_argument("games", nargs="*")
    asked = parser.parse_args()
    tried = wrong = 0
    for game in asked.games or Data.open().games():
        suite = Suite.open(Data.open(), Data.open().game(game))
        known = faults(game)
        names = random.Random(f"{game} {asked.seed}").sample(sorted(known), asked.each)
        for fault in (known[name] for name in names):
            named = readings_named(suite, partial(InProcessConnection, fault.spoiled(suite.data).engine()))
            tried, wrong = tried + 1, wrong + bool(named)
            print(f"{game}/{fault.name}: {named or 'none'}", flush=True)
    print(f"a reading is suggested to {wrong} of {tried} engines")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

"""Tries mutants of a game's reference on the game's scenarios and tours: `python -m tools.mutants GAME`.

It prints the mutants that fail no scenario, and a table by operator. The exit status is 1 if one of these
mutants is not caught in any other way, and is not excused in the game's file of equivalent mutants. After
Ctrl-C it reports what it has found so far; with `--keep FILE` the next call continues from there.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from tools.mutants.campaign import Choice, Progress, findings, keep, kept, table_of
from tools.mutants.harness import FAIL, REFUSED, Finding, Harness, equivalents
from tools.mutants.pairs import pairs
from tools.mutation.components import COMPONENTS
from tools.mutation.operators import OPERATORS, switched_off


def main() -> int:
    given = _parser().parse_args()
    harness = Harness.of(given.game, given.data, given.seed)
    excused = equivalents(given.equivalent or Path(__file__).parent / f"{given.game}.yaml")
    found: list[Finding] = []
    interrupted = False
    try:
        for one in _findings(harness, given):
            found.append(one)
    except KeyboardInterrupt:
        interrupted = True
    told = [one for one in found if one.way not in (FAIL, REFUSED) and one.id not in excused]
    for one in sorted(told, key=lambda one: (one.way, one.id)):
        print(f"{one.way}: {one.id}  [{one.operator}]  {one.case or ' '.join(one.clauses)}")
    if given.count:
        for one in sorted((one for one in found if one.way == FAIL), key=lambda one: one.failed)[:40]:
            print(f"fails {one.failed} of {one.asked}: {one.id}  {one.case}")
    print(table_of(found))
    open_ones = [one for one in told if not one.caught]
    print(f"{len(found)} mutants, {len(open_ones)} not caught{', interrupted' if interrupted else ''}")
    return 130 if interrupted else 1 if open_ones else 0


def _findings(harness: Harness, given: argparse.Namespace) -> Iterator[Finding]:
    choice = Choice(tuple(given.operator), tuple(given.module), given.sample, given.seed)
    if given.pairs:
        chosen = pairs(choice.of(harness.mutants), given.pairs, given.seed)
    else:
        chosen = choice.of(harness.mutants)
    known = kept(given.keep)
    todo = [mutant for mutant in chosen if mutant.id not in known]
    yield from (known[mutant.id] for mutant in chosen if mutant.id in known)
    progress = Progress(len(todo))
    try:
        with closing(findings(harness, todo, jobs=given.jobs, count=given.count)) as coming:  # type: ignore[type-var]
            for one in coming:
                if given.keep:
                    keep(given.keep, one)
                progress.add(one)
                yield one
    finally:
        progress.close()
    if not given.pairs and not given.sample and _asks_for_components(given):
        for altered in harness.component_mutants():
            yield harness.judge_component(altered)


def _asks_for_components(given: argparse.Namespace) -> bool:
    named = [*given.operator, *given.module]
    return not named or COMPONENTS in named


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument(
        "--data", action="append", default=[], type=Path, help="an additional folder of games"
    )
    parser.add_argument(
        "--module", action="append", default=[], help="only this module of the reference, or 'components'"
    )
    parser.add_argument(
        "--operator",
        action="append",
        default=[],
        choices=[switched_off.__name__, *OPERATORS, COMPONENTS],
        metavar="NAME",
        help=f"only mutants of this operator: {', '.join([switched_off.__name__, *OPERATORS, COMPONENTS])}",
    )
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only N mutants, chosen at random")
    parser.add_argument("--pairs", type=int, default=0, metavar="N", help="try N pairs of changes instead")
    parser.add_argument("--seed", type=int, default=0, help="random seed for samples and pairs (0)")
    parser.add_argument(
        "--count", action="store_true", help="try every scenario, and report how many each mutant fails"
    )
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1), help="number of processes")
    parser.add_argument(
        "--keep",
        type=Path,
        default=None,
        metavar="FILE",
        help="add findings to a file, and try no mutant twice",
    )
    parser.add_argument("--equivalent", type=Path, default=None, help="a file of mutants that change nothing")
    return parser


if __name__ == "__main__":
    sys.exit(main())

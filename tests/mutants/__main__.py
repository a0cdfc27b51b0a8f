"""Lists the mutants of a game's reference that no scenario catches: `python -m tests.mutants GAME [--data
DIR] [--module NAME]`.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tests.mutants.harness import Harness, equivalents


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--data", action="append", default=[], type=Path)
    parser.add_argument("--module", default="", help="only this module of the reference, or 'components'")
    parser.add_argument("--equivalent", type=Path, default=None, help="a file of mutants that change nothing")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        harness = Harness.of(given.game, Path(folder), tuple(given.data))
        known = equivalents(given.equivalent or Path(__file__).parent / f"{given.game}.yaml")
        tried = escaped = 0
        for module in harness.modules():
            for mutant in harness.mutants(module) if given.module in ("", module.stem) else ():
                tried += 1
                if mutant.id not in known and not harness.catch(mutant):
                    escaped += 1
                    print(f"not caught: {mutant.id}  {' '.join(mutant.clauses)}", flush=True)
        for altered in harness.component_mutants() if given.module in ("", "components") else ():
            tried += 1
            if altered.id not in known and not harness.catch_component(altered):
                escaped += 1
                print(f"not caught: {altered.id}", flush=True)
    print(f"{tried} mutants, {escaped} not caught")
    return 1 if escaped else 0


if __name__ == "__main__":
    sys.exit(main())

"""Prints the first screen of a faulty engine's report as plain text, which does not say what its fault is.

Usage: `python -m engines.wrong.rules GAME NAME`: without NAME all are named.
"""

from __future__ import annotations

import argparse
import sys
from types import ModuleType

from engines.wrong.rules.spoiling import Fault, faults
from ruleproof.api import Options, verify
from ruleproof.input.folders import Data
from ruleproof.reports.terminal import show_fix_first

_SERVED = "faulty_engine"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m engines.wrong.rules", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("name", nargs="?", default="")
    asked = parser.parse_args()
    known = faults(asked.game)
    if asked.name not in known:
        print(*known, sep="\n")
        return 0 if not asked.name else 2
    serve(known[asked.name])
    report = verify(Options(engine=f"python:{_SERVED}", games=(asked.game,), in_process=True))
    show_fix_first(report)
    return 0


def serve(fault: Fault) -> None:
    """Make a faulty engine the module that is asked for."""
    module = ModuleType(_SERVED)
    module.engine = fault.spoiled(Data.open()).engine  # type: ignore[attr-defined]
    sys.modules[_SERVED] = module


if __name__ == "__main__":
    sys.exit(main())

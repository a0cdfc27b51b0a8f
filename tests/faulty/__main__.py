"""Prints the first screen of a faulty engine's report as plain text, which does not say what its fault is.

Usage: `python -m tests.faulty GAME NAME`: NAME is a file of `tests/faulty/GAME`; without it all are named.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from types import ModuleType

from rich.console import Console

from ruleproof.api import Options, verify
from ruleproof.input.folders import Data
from ruleproof.reports.terminal import first_screen
from tests.faulty.spoiling import Spoiled

_SERVED = "faulty_engine"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faulty", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("name", nargs="?", default="")
    asked = parser.parse_args()
    names = sorted(path.stem for path in (Path(__file__).parent / asked.game).glob("[a-z]*.py"))
    if asked.name not in names:
        print(*names, sep="\n")
        return 0 if not asked.name else 2
    served(asked.game, asked.name)
    report = verify(
        Options(engine=f"python:{_SERVED}", games=(asked.game,), in_process=True, command="verify")
    )
    first_screen(report, Console(file=sys.stdout, highlight=False, markup=False, emoji=False, width=100))
    return 0


def served(game: str, name: str) -> None:
    """Make a faulty engine the module that is asked for."""
    from importlib import import_module

    spoiled = Spoiled(game, Data.of())
    import_module(f"tests.faulty.{game}.{name}").spoil(spoiled)
    module = ModuleType(_SERVED)
    module.engine = spoiled.engine  # type: ignore[attr-defined]
    sys.modules[_SERVED] = module


if __name__ == "__main__":
    sys.exit(main())

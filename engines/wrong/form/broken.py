"""Starts an engine that is at fault, or odd: `python engines/wrong/form/broken.py NAME [ARGUMENT …]`.

Without a name it prints the names of all.
"""

from __future__ import annotations

import importlib
import sys

from breaking import STARTS

SUBJECTS = ("states", "lists", "rules", "replies", "lines", "greetings", "processes", "allowed")
"""Modules, the slowest to load last: a module is loaded only if none before it has the engine."""


def main():
    name = sys.argv.pop(1) if len(sys.argv) > 1 else ""
    for subject in SUBJECTS:
        importlib.import_module(subject)
        if name in STARTS:
            STARTS[name]()
            return
    if name:
        sys.exit(f"there is no engine {name!r}")
    print(*STARTS, sep="\n")


if __name__ == "__main__":
    main()

"""Runs a Python engine as a child of the kit: `python -m ruleproof.engines.serve package.module`.

What the engine prints goes to standard error, so that it cannot be mistaken for a reply.
"""

from __future__ import annotations

import importlib
import os
import sys

from ruleproof.engines.dispatch import Dispatcher, NoFactory, engine_of


def main(module: str) -> int:
    """Answer requests until `bye` or the end of the input."""
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    sys.path.insert(0, os.getcwd())
    try:
        dispatcher = Dispatcher(engine_of(importlib.import_module(module))())
    except NoFactory as error:
        sys.exit(f"{module}: {error}")
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        sys.exit(f"{error}: neither in {os.getcwd()} nor on the PYTHONPATH")
    for line in sys.stdin.buffer:
        replies.write(dispatcher.reply(line) + b"\n")
        replies.flush()
        if b'"method":"bye"' in line:
            break
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

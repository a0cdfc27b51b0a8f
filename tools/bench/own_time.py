"""The reference as an engine in its own process that records the processor time it has used.

`ruleproof verify --engine python:tools.bench.own_time` starts it; the environment names the file.
"""

from __future__ import annotations

import atexit
import os
import time
from pathlib import Path
from typing import Any

from ruleproof.input.folders import Data

OWN_TIME = "RULEPROOF_BENCH_OWN_TIME"
"""The environment variable with the name of the file to which the seconds are added, one line for each
process.
"""


def engine() -> Any:
    """Return the reference for the bundled games, timed from now on."""
    found = Data.open().load_reference().engine()
    began = time.process_time()

    def write() -> None:
        with Path(os.environ[OWN_TIME]).open("a", encoding="utf-8") as file:
            file.write(f"{time.process_time() - began}\n")

    atexit.register(write)
    return found

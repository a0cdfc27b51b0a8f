"""What workers are given to do by the tests of `spread`; a worker imports it."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from ruleproof.engines.in_process import no_exit


def square(number: int) -> int:
    return number * number


def square_slowly(number: int) -> int:
    time.sleep(0.2)
    return number * number


def square_by_itself(number: int) -> tuple[int, int]:
    """Return a square and the process that has found it."""
    return number * number, os.getpid()


def square_unless_first(task: tuple[int, str]) -> int:
    """Return a square; of all workers, the first one to be given the number 3 dies of it."""
    number, marker = task
    if number == 3 and not Path(marker).exists():
        Path(marker).touch()
        os._exit(1)
    return number * number


def die(number: int) -> int:
    os._exit(number)


def square_or_never_end(number: int) -> int:
    while not number:
        signal.pause()
    return number * number


def never_end_inside_an_engine(marker: str) -> None:
    """Name this process in a file, and wait as if an engine in this process were asked."""
    with no_exit():
        Path(marker).write_text(str(os.getpid()), encoding="utf-8")
        while True:
            time.sleep(600)

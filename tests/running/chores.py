"""What workers are given to do by the tests of `spread`; a worker imports it."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path


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

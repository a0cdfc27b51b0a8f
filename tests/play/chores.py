"""What workers are given to do by the tests of `spread`; a worker imports it."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from ruleproof.engines.options import EngineOptions
from ruleproof.play.perft import Task
from ruleproof.play.tables import openings
from tests.toybox import GAME, TOY, toy_suite


def countings() -> list[Task]:
    """Return the counts of every opening of the toy game to each of five depths, the quickest first."""
    return [
        Task(EngineOptions(data=(TOY,), timeout=60.0), GAME, one.name, depth)
        for depth in range(1, 6)
        for one in openings(toy_suite())
    ]


def square(number: int) -> int:
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

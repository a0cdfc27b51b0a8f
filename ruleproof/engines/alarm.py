"""An alarm that interrupts code that runs for ever."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Endless(BaseException):
    """The processor time is up; no `except Exception` of the code holds it."""


def _ring(_signal: int, _frame: FrameType | None) -> None:
    raise Endless


@contextmanager
def processor_time(seconds: float) -> Iterator[None]:
    """Interrupt the block after a number of seconds of processor time. Only for the main thread.

    Raises:
        Endless: the time was up.
    """
    before = signal.signal(signal.SIGVTALRM, _ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)

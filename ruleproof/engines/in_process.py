"""An engine inside this process.

It is called with JSON like any other engine, so that it shares no objects with the kit.
"""

from __future__ import annotations

import os
import signal
import threading
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Any, NoReturn

from ruleproof.engines.dispatch import Dispatcher
from ruleproof.engines.wire import EngineFailure


class _TooSlow(BaseException):
    """Raised by the timer; an engine's `except Exception` cannot catch it."""


def _ring(_signal: int, _frame: FrameType | None) -> None:
    raise _TooSlow


@contextmanager
def no_exit() -> Iterator[None]:
    """Make `os._exit` raise `SystemExit` in this process, which would end without a report, and perhaps with
    status 0.
    """
    real, own = os._exit, os.getpid()

    def end(status: int) -> NoReturn:
        if os.getpid() != own:
            real(status)
        raise SystemExit(status)

    os._exit = end
    try:
        yield
    finally:
        os._exit = real


class InProcessConnection:
    """An engine object in this process.

    On the main thread, a timer stops an engine that loops in Python code. On other threads, and in C code,
    nothing can. With `processor_time`, the timer counts only the time in which the engine itself runs,
    whatever else the machine is doing.
    """

    may_chatter = False

    def __init__(self, engine: Any, *, timed: bool = True, processor_time: bool = False) -> None:
        self._reply = getattr(engine, "exchange", None) or Dispatcher(engine).reply
        self._timed = timed and threading.current_thread() is threading.main_thread()
        self._timer = signal.ITIMER_PROF if processor_time else signal.ITIMER_REAL
        self._signal = signal.SIGPROF if processor_time else signal.SIGALRM
        self._before = signal.signal(self._signal, _ring) if self._timed else None

    def exchange(self, lines: Sequence[bytes], timeout: float) -> list[bytes]:
        """Return the replies to requests, in order. `timeout` is the limit for each reply, in seconds.

        Raises:
            EngineFailure: the engine raised something that is not a refusal, or took too long.
        """
        replies: list[bytes] = []
        try:
            with no_exit():
                for line in lines:
                    if self._timed:
                        signal.setitimer(self._timer, timeout)
                    replies.append(self._guarded(line))
        except _TooSlow:
            raise EngineFailure("timeout", "no reply in time") from None
        finally:
            if self._timed:
                signal.setitimer(self._timer, 0)
        return replies

    def _guarded(self, line: bytes) -> bytes:
        try:
            return self._reply(line)
        except (KeyboardInterrupt, _TooSlow):
            raise
        except BaseException as error:
            where = "".join(traceback.format_exception(error)[-3:]).strip()
            raise EngineFailure(
                "crash", f"the engine raised {type(error).__name__}: {error}\n{where}"
            ) from None

    def unasked(self) -> bytes:
        return b""

    def kill(self) -> None:
        """Do nothing: an engine inside this process ends when the process does."""

    def close(self, grace: float = 2.0) -> list[str]:
        if self._timed:
            signal.signal(self._signal, self._before)
        return []

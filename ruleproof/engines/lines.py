"""Sends requests to an engine as lines, and reads its replies as lines."""

from __future__ import annotations

import contextlib
import os
import select
import time
from collections.abc import Callable, Sequence

from ruleproof.engines.wire import EngineFailure

MOST_REPLY = 8 * 1024 * 1024
"""Maximum number of bytes of one reply."""
MOST_IN_FLIGHT = 32 * 1024
"""Maximum number of bytes of unanswered requests."""


class Lines:
    """Exchanges lines with an engine over two file descriptors, pipes or a socket.

    If the engine closes one of them, `ended` is called, and the failure that it returns is raised.
    """

    def __init__(self, requests: int, replies: int, ended: Callable[[], EngineFailure]) -> None:
        self._in, self._out, self._ended = requests, replies, ended
        self._pending = b""
        os.set_blocking(self._in, False)
        os.set_blocking(self._out, False)
        self._poll = select.poll()
        self._poll.register(self._out, select.POLLIN)

    def exchange(self, lines: Sequence[bytes], timeout: float) -> list[bytes]:
        """Send requests and return the replies in order.

        Each reply must come within `timeout` seconds of the one before. A line that nobody asked for is
        taken for the next reply, however it falls in time.

        Raises:
            EngineFailure: the engine ended, was silent for too long, or sent too much.
        """
        replies: list[bytes] = []
        for batch in _batches(lines):
            self._exchange_batch(batch, timeout, replies)
        return replies

    def unasked(self) -> bytes:
        """Return output that came after the last reply, or a message that the output has ended.

        This does not wait.
        """
        if self._readable(0):
            with contextlib.suppress(OSError):
                self._pending += os.read(self._out, 1 << 16) or b"(the end of its output)"
        return self._pending

    def _exchange_batch(self, lines: Sequence[bytes], timeout: float, replies: list[bytes]) -> None:
        """Send requests and append the replies to `replies`."""
        last = len(replies) + len(lines)
        to_send = memoryview(b"".join([line + b"\n" for line in lines]))
        deadline = time.monotonic() + timeout
        while len(replies) < last:
            if to_send:
                to_send = self._send(to_send, deadline)
            if b"\n" not in self._pending and (not to_send or self._readable(0)):
                self._read(deadline)
            if b"\n" in self._pending:
                *whole, rest = self._pending.split(b"\n")
                room = last - len(replies)
                replies += whole[:room]
                self._pending = b"\n".join([*whole[room:], rest])
                deadline = time.monotonic() + timeout

    def _send(self, data: memoryview, deadline: float) -> memoryview:
        try:
            return data[os.write(self._in, data) :]
        except BlockingIOError:
            ready = select.poll()
            ready.register(self._in, select.POLLOUT)
            ready.register(self._out, select.POLLIN)
            if not ready.poll(max(0.0, deadline - time.monotonic()) * 1000):
                raise EngineFailure("timeout", "the engine does not read its input") from None
            return data
        except OSError:
            raise self._ended() from None

    def _readable(self, wait: float) -> bool:
        return bool(self._poll.poll(wait * 1000))

    def _read(self, deadline: float) -> None:
        if not self._readable(max(0.0, deadline - time.monotonic())):
            half = f"; an incomplete line came: {self._pending[:120]!r}" if self._pending else ""
            raise EngineFailure("timeout", f"no reply in time{half}")
        try:
            chunk = os.read(self._out, 1 << 16)
        except BlockingIOError:
            return
        except OSError:
            chunk = b""
        if not chunk:
            raise self._ended()
        self._pending += chunk
        if len(self._pending) > MOST_REPLY and b"\n" not in self._pending[:MOST_REPLY]:
            raise EngineFailure("illegal reply", f"a reply of more than {MOST_REPLY // 2**20} MB")


def _batches(lines: Sequence[bytes]) -> list[list[bytes]]:
    batches: list[list[bytes]] = []
    size = MOST_IN_FLIGHT + 1
    for line in lines:
        if size + len(line) > MOST_IN_FLIGHT:
            batches.append([])
            size = 0
        batches[-1].append(line)
        size += len(line)
    return batches

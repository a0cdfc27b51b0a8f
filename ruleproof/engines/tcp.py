"""An engine that is already running, in a debugger or in a game client. It gets the same lines over a
socket.
"""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from collections.abc import Sequence

from ruleproof.engines.stdio import MOST_REPLY, StartError
from ruleproof.engines.wire import EngineFailure
from ruleproof.input.problems import UsageError

NO_TIMEOUT = 1_000_000.0
"""The time limit for an answer, in seconds, if the author may stop the engine at a breakpoint: more than
eleven days.
"""
_SECONDS_TO_CONNECT = 5.0


def address_of(connection: str, *, remote: bool) -> tuple[str, int]:
    """Return the host and the port in `tcp:HOST:PORT`.

    Raises:
        UsageError: the string has another form, or the host is another machine and `remote` is false.
    """
    host, _, port = connection.removeprefix("tcp:").rpartition(":")
    host = host.strip("[]")
    if not host or not port.isdigit() or not 0 < int(port) < 65536:
        raise UsageError(f"--engine {connection}: expected tcp:HOST:PORT, such as tcp:127.0.0.1:4000")
    if not remote and not _is_loopback(host):
        message = f"--engine {connection}: {host} is not this machine"
        raise UsageError(f"{message}\n    --remote allows it; this machine is 127.0.0.1")
    return host, int(port)


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


class TcpConnection:
    """A connection to a running engine; the engine outlives it."""

    may_chatter = True

    def __init__(self, host: str, port: int) -> None:
        try:
            self._socket = socket.create_connection((host, port), _SECONDS_TO_CONNECT)
        except OSError as error:
            raise StartError(
                f"engine tcp:{host}:{port}: nothing is listening there: {error.strerror or error}",
                "start the engine first; it must listen there, and take a new connection when one ends",
            ) from None
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._pending = b""

    def exchange(self, lines: Sequence[bytes], timeout: float) -> list[bytes]:
        """Send requests one after the other and return the replies.

        Raises:
            EngineFailure: the connection was closed, no reply came in time, or there was unrequested output.
        """
        return [self._answer(line, timeout) for line in lines]

    def _answer(self, line: bytes, timeout: float) -> bytes:
        if self.unasked():
            raise _unasked(self._pending)
        self._socket.settimeout(timeout)
        try:
            self._socket.sendall(line + b"\n")
            while b"\n" not in self._pending:
                chunk = self._socket.recv(1 << 16)
                if not chunk:
                    raise _closed()
                self._pending += chunk
                if len(self._pending) > MOST_REPLY:
                    raise EngineFailure("illegal reply", f"a reply of more than {MOST_REPLY // 2**20} MB")
        except TimeoutError:
            half = f"; an incomplete line came: {self._pending[:120]!r}" if self._pending else ""
            raise EngineFailure("timeout", f"no reply in time{half}") from None
        except OSError:
            raise _closed() from None
        reply, _, self._pending = self._pending.partition(b"\n")
        return reply

    def unasked(self) -> bytes:
        """Return output that came after the last reply, or a message that the connection is closed."""
        try:
            self._socket.settimeout(0)
            self._pending += self._socket.recv(1 << 16) or b"(the end of the connection)"
        except OSError:
            pass
        return self._pending

    def kill(self) -> None:
        """Close the connection and wake the waiting threads."""
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)

    def close(self, grace: float = 2.0) -> list[str]:
        """Close the connection; the engine keeps running."""
        self.kill()
        self._socket.close()
        return []


def _closed() -> EngineFailure:
    return EngineFailure("crash", "the engine closed the connection")


def _unasked(output: bytes) -> EngineFailure:
    message = f"there is unrequested output: {output[:120]!r}"
    return EngineFailure("illegal reply", message, cause="there is unrequested output", output=output)

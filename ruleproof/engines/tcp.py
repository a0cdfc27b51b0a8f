"""An engine that is already running, in a debugger or in a game client. It gets the same lines over a
socket.
"""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from collections.abc import Sequence

from ruleproof.engines.lines import Lines
from ruleproof.engines.stdio import StartError
from ruleproof.engines.wire import EngineFailure
from ruleproof.input.problems import UsageError

_SECONDS_TO_CONNECT = 5.0


def address_of(connection: str) -> tuple[str, int]:
    """Return the host and the port in `tcp:HOST:PORT`.

    Raises:
        UsageError: the string has a different form, or the host is a different machine.
    """
    host, _, port = connection.removeprefix("tcp:").rpartition(":")
    host = host.strip("[]")
    if not host or not port.isdigit() or not 0 < int(port) < 65536:
        raise UsageError(f"--engine {connection}: expected tcp:HOST:PORT, such as tcp:127.0.0.1:4000")
    if not _is_loopback(host):
        message = f"--engine {connection}: {host} is not this machine, which is 127.0.0.1"
        raise UsageError(message, f"forward a port: ssh -L {port}:127.0.0.1:{port} {host}")
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
                "start the engine first; it must listen there, and accept a new connection whenever one ends",
            ) from None
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._lines = Lines(self._socket.fileno(), self._socket.fileno(), _closed)

    def exchange(self, lines: Sequence[bytes], timeout: float) -> list[bytes]:
        """Send requests one after the other and return the replies, as `Lines.exchange` does."""
        return [reply for line in lines for reply in self._lines.exchange([line], timeout)]

    def unasked(self) -> bytes:
        """Return unrequested output, as `Lines.unasked` does."""
        return self._lines.unasked()

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

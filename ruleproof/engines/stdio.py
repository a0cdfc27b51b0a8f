"""An engine as a child process: requests on its standard input, replies on its standard output, one per
line.
"""

from __future__ import annotations

import atexit
import contextlib
import errno
import os
import secrets
import shlex
import shutil
import signal
import subprocess
import threading
import weakref
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import IO

from ruleproof.engines import leftovers
from ruleproof.engines.containment import Containment
from ruleproof.engines.leftovers import kill
from ruleproof.engines.lines import Lines
from ruleproof.engines.sandbox import first_process, sandboxed
from ruleproof.engines.watch import Watch
from ruleproof.engines.wire import EngineFailure

_MOST_FIRST = 4096
_running: weakref.WeakSet[StdioConnection] = weakref.WeakSet()
"""The children that have not ended yet."""


class StartError(Exception):
    """An engine that could not be started (exit status 4); `advice` may help to find the reason, and
    `verdict` is that on a case for which it was to be started again.
    """

    def __init__(self, what: str, *advice: str, verdict: str = "crash") -> None:
        super().__init__("\n    ".join([what, *advice]))
        self.what = what
        self.advice = advice
        self.verdict = verdict


class StdioConnection:
    """A running child. After any failure it is dead, and a new child must be started."""

    may_chatter = True

    def __init__(
        self,
        command: Sequence[str],
        environment: dict[str, str] | None = None,
        containment: Containment | None = None,
        hidden: Sequence[Path] = (),
    ) -> None:
        self.command = list(command)
        self._containment = containment or Containment()
        self._mark = secrets.token_hex(8)
        self._watch: Watch | None = None
        self._reader: threading.Thread | None = None
        self._first_errors = b""
        self._errors: deque[bytes] = deque(maxlen=64)
        if self._containment.sandbox:
            self._start_in_sandbox(environment or {}, hidden)
        else:
            self._start(self.command, {**os.environ, **(environment or {})})
            self._containment.limit(self._child.pid)
        requests, replies, errors = self._streams
        self._lines = Lines(requests.fileno(), replies.fileno(), self._ended)
        self._reader = threading.Thread(target=self._drain_errors, args=(errors,), daemon=True)
        self._reader.start()

    def _start(self, command: Sequence[str], environment: dict[str, str], pipes: Sequence[int] = ()) -> None:
        try:
            self._child = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
                env={**environment, leftovers.VARIABLE: self._mark},
                pass_fds=pipes,
            )
            assert self._child.stdin and self._child.stdout and self._child.stderr
            self._streams = (self._child.stdin, self._child.stdout, self._child.stderr)
        except (OSError, ValueError) as error:
            raise StartError(_start_fault(self.command, error)) from None
        _running.add(self)

    def _start_in_sandbox(self, environment: dict[str, str], hidden: Sequence[Path]) -> None:
        """Start the sandbox, limit its first process, and then let that process start the engine."""
        if shutil.which(self.command[0]) is None:
            raise StartError(_start_fault(self.command, FileNotFoundError()))
        (report_from, tells), (waits, gate) = os.pipe(), os.pipe()
        try:
            try:
                made = sandboxed(self.command, environment, self._containment, hidden, (tells, waits))
                self._start(made, dict(os.environ), (tells, waits))
            finally:
                os.close(tells)
                os.close(waits)
            first = first_process(report_from)
            if not first:
                self.kill()
                said = self._child.communicate()[1].decode("utf-8", "backslashreplace").strip()
                self.close(0.0)
                raise StartError(f"the sandbox cannot be set up: {said or 'bubblewrap does not say why'}")
            self._containment.limit(first)
            self._watch = Watch(first, self._containment.memory)
            self._watch.start()
            os.write(gate, b"\n")
        finally:
            os.close(report_from)
            os.close(gate)

    def _drain_errors(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError):
            while chunk := stream.read(4096):
                if len(self._first_errors) < _MOST_FIRST:
                    self._first_errors += chunk
                else:
                    self._errors.append(chunk)

    def standard_error(self) -> str:
        """Return the beginning and the end of the child's standard error."""
        if self._child.poll() is not None and self._reader is not None:
            self._reader.join(0.5)
        later = list(self._errors)
        whole = len(later) < 64
        first, last = (
            _lines(self._first_errors),
            _lines(b"".join([*([self._first_errors] if whole else []), *later])),
        )
        if whole and len(last) <= 12:
            return _cut("\n".join(last))
        return f"{_cut(chr(10).join(first[:4]), 500)}\n…\n{chr(10).join(last[-8:])[-900:]}"

    def exchange(self, lines: Sequence[bytes], timeout: float) -> list[bytes]:
        """Send requests and return the replies, as `Lines.exchange` does."""
        return self._lines.exchange(lines, timeout)

    def unasked(self) -> bytes:
        """Return unrequested output, as `Lines.unasked` does."""
        return self._lines.unasked()

    def _ended(self) -> EngineFailure:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._child.wait(1)
        how = _end_of(self._child.returncode, sandboxed=self._containment.sandbox)
        tail = self.standard_error()
        why = self._watch.excess if self._watch and self._watch.excess else self._bound_met(tail)
        return EngineFailure(
            "crash",
            f"the engine {how}"
            + (f": {why}" if why else "")
            + (f"; on standard error:\n{tail}" if tail else ""),
            cause=f"the engine {how}",
        )

    def _bound_met(self, errors: str) -> str:
        if self._child.returncode in (-signal.SIGXCPU, 128 + signal.SIGXCPU):
            return f"its processor time limit is {self._containment.processor_time} s (--processor-time)"
        return self._containment.limit_met(errors)

    def kill(self) -> None:
        """End the child and everything that it started, and wake the waiting threads. `close` must still be
        called.
        """
        for pid in {self._child.pid, *leftovers.marked(self._mark)}:
            kill(pid)
        _kill_group(self._child.pid)

    def close(self, grace: float = 2.0) -> list[str]:
        """End the child and everything that it started; return notes on what had to be ended by force."""
        notes = []
        with contextlib.suppress(OSError):
            self._streams[0].close()
        try:
            self._child.wait(grace)
        except subprocess.TimeoutExpired:
            notes.append(f"the engine did not end within {grace:g} s of the last request and was killed")
            kill(self._child.pid)
            self._child.wait()
        if self._watch is not None:
            self._watch.stop()
        left = leftovers.end_marked(self._mark)
        _kill_group(self._child.pid)
        if left:
            notes.append(
                f"the engine left {left} process{'es' if left > 1 else ''} behind, which had to be killed"
            )
        if self._reader is not None:
            self._reader.join(0.5)
        for stream in self._streams[1:]:
            with contextlib.suppress(OSError, ValueError):
                stream.close()
        _running.discard(self)
        return notes


@atexit.register
def end_those_left() -> None:
    """Kill every child that is still running when this process ends.

    A second Ctrl-C may have prevented its normal end.
    """
    for connection in list(_running):
        connection.kill()
        connection.close(0.0)


def _lines(errors: bytes) -> list[str]:
    return [line for line in errors.decode("utf-8", "backslashreplace").splitlines() if line.strip()]


def _cut(text: str, most: int = 1400) -> str:
    half = most // 2
    return text if len(text) <= most else f"{text[:half]} … {text[-half:]}"


def _kill_group(pid: int) -> None:
    with contextlib.suppress(OSError):
        os.killpg(pid, signal.SIGKILL)


def _end_of(code: int | None, *, sandboxed: bool) -> str:
    """Describe how a child has ended; a sandbox reports a signal in the same way as a shell."""
    if code is None:
        return "closed its output"
    if sandboxed and 128 < code < 128 + signal.NSIG:
        code = 128 - code
    return f"was killed by signal {-code}" if code < 0 else f"ended with status {code}"


def _start_fault(command: Sequence[str], error: Exception) -> str:
    shown = shlex.join(command)
    if isinstance(error, FileNotFoundError):
        name, equals, _ = command[0].partition("=")
        if equals and name.isidentifier():
            return f"engine {shown!r}: {command[0]!r} is no program; set a variable with: stdio:env {shown}"
        home = "; ~ is not expanded: write the whole path" if command[0].startswith("~") else ""
        return f"engine {shown!r}: there is no program {command[0]!r} here or on the PATH{home}"
    if isinstance(error, PermissionError) or getattr(error, "errno", 0) == errno.ENOEXEC:
        return (
            f"engine {shown!r}: {command[0]!r} cannot be executed "
            f"(chmod +x, a first line #!, or name its interpreter: stdio:node {command[0]})"
        )
    return f"engine {shown!r} cannot be started: {error}"

"""The limits of an engine: memory, processor time, and its access to the machine."""

from __future__ import annotations

import contextlib
import os
import re
import resource
from typing import Annotated

import msgspec

from ruleproof.input.command_options import Option
from ruleproof.input.problems import UsageError, nearest_note

MEMORY = 2 * 2**30
"""Default memory limit of an engine, in bytes."""
PROCESSOR_TIME = 2 * 60 * 60
"""Default limit of the processor time of each process of an engine, in seconds."""
_LEAST_MEMORY = 16 * 2**20
_GRACE = 5
"""Seconds that a process has left after the signal that its time is up; then it is killed."""
_UNITS = {"": 1, "K": 2**10, "M": 2**20, "G": 2**30}
_NO_MEMORY = re.compile(
    r"MemoryError|out of memory|OutOfMemory|bad_alloc|Cannot allocate memory|memory allocation of .* failed",
    re.IGNORECASE,
)
_WALLS = {
    "Read-only file system": "in the sandbox it can write only to its scratch folder, which TMPDIR names",
    "Network is unreachable": "in the sandbox it has no network",
    "ENETUNREACH": "in the sandbox it has no network",
    "Temporary failure in name resolution": "in the sandbox it has no network",
}
"""The sandbox limit that causes each of these error messages of an engine."""


def bytes_of(text: str) -> int:
    """Return a size such as 512M or 2G in bytes.

    Raises:
        UsageError: the text is not a size, or the size is too small for any program.
    """
    match = re.fullmatch(r"(\d+(?:\.\d+)?) ?([KMG]?)(?:i?B)?", text.strip(), re.IGNORECASE)
    if not match:
        raise UsageError(f"--memory {text}: wanted a size such as 512M or 2G")
    amount = int(float(match[1]) * _UNITS[match[2].upper()])
    if amount < _LEAST_MEMORY:
        slip = f"; did you mean {text.strip()}M or {text.strip()}G?" if not match[2] else ""
        raise UsageError(f"--memory {text}: wanted {size(_LEAST_MEMORY)} or more{slip}")
    return amount


def size(count: int) -> str:
    """Return a number of bytes in a readable form."""
    return f"{count / 2**30:.3g} GB" if count >= 2**30 else f"{count / 2**20:.3g} MB"


def exact_size(count: int) -> str:
    """Return an exact number of bytes in the form in which users type it."""
    for unit in ("G", "M", "K"):
        if count % _UNITS[unit] == 0:
            return f"{count // _UNITS[unit]}{unit}"
    return str(count)


class Containment(msgspec.Struct, frozen=True):
    """The resources that an engine may use.

    Attributes:
        sandbox: whether the engine sees only its own folder and the system, without network or other
            processes.
        environment: the names of the environment variables that are passed into the sandbox.
        memory: bytes of data that each of its processes may have; in a sandbox, all of them together.
        processor_time: seconds of processor time for each of its processes.
    """

    sandbox: Annotated[
        bool, Option("Run the engine in a bubblewrap sandbox: it sees only its own folder and the system.")
    ] = False
    environment: Annotated[
        tuple[str, ...],
        Option("Pass this environment variable into the sandbox (may be repeated).", "NAME", "--env"),
    ] = ()
    memory: Annotated[
        int,
        Option(
            "Memory limit of each engine process; in a sandbox, of all of them together.",
            "SIZE",
            read=bytes_of,
            written=exact_size,
        ),
    ] = MEMORY
    processor_time: Annotated[
        int, Option("Processor time limit of each engine process, in seconds.", "S", least=1)
    ] = PROCESSOR_TIME

    def require_sound(self) -> None:
        """Refuse environment variables that are not set, or that are passed on anyway.

        Raises:
            UsageError: a variable is refused; the message names it.
        """
        for name in self.environment:
            if not self.sandbox:
                raise UsageError(
                    f"--env {name}: without --sandbox an engine gets the whole environment; add --sandbox, "
                    "or remove --env"
                )
            if name not in os.environ:
                near = nearest_note(name, list(os.environ))
                raise UsageError(
                    f"--env {name}: no such environment variable; expected the name of one that is set"
                    + (f"; {near[0]}" if near else "")
                )

    def limit(self, pid: int) -> None:
        """Limit a process and everything that it starts from now on, if the system supports this (Linux)."""
        if not hasattr(resource, "prlimit"):
            return
        for kind, most, grace in (
            (resource.RLIMIT_DATA, self.memory, 0),
            (resource.RLIMIT_CPU, self.processor_time, _GRACE),
        ):
            with contextlib.suppress(OSError):
                hard = resource.prlimit(pid, kind)[1]
                hard = most + grace if hard == resource.RLIM_INFINITY else min(hard, most + grace)
                resource.prlimit(pid, kind, (min(most, hard), hard))

    def limit_met(self, errors: str) -> str:
        """Return the limit that an engine ran into, judging by its standard error; '' if none is known."""
        if _NO_MEMORY.search(errors):
            return f"its limit is {size(self.memory)} of memory (--memory)"
        return next((wall for sign, wall in _WALLS.items() if self.sandbox and sign in errors), "")

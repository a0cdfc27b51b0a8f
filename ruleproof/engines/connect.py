"""Connection strings: `reference`, `stdio:COMMAND`, `python:package.module`."""

from __future__ import annotations

import importlib
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from ruleproof.data import Data
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.engines.stdio import StartError, StdioConnection
from ruleproof.problems import UsageError, nearest_note

FORMS = ("reference", "stdio:COMMAND", "python:package.module")


class Connection(Protocol):
    """A running engine that answers lines with lines; `may_chatter` says whether it can send lines that nobody asked for."""

    may_chatter: bool

    def exchange(self, lines: list[bytes], timeout: float) -> list[bytes]: ...

    def unasked(self) -> bytes: ...

    def kill(self) -> None: ...

    def close(self, grace: float = 2.0) -> list[str]: ...


Connector = Callable[[], Connection]


def connector(connection: str, data: Data, *, in_process: bool = False) -> Connector:
    """Return what starts the engine that a connection string names.

    Raises:
        UsageError: the string has none of the known forms.
    """
    kind, _, rest = connection.partition(":")
    if connection == "reference":
        return lambda: reference(data)
    if kind == "stdio" and rest.strip():
        try:
            command = shlex.split(rest)
        except ValueError as error:
            raise UsageError(f"--engine {connection!r}: the command cannot be split into words: {error}") from None
        return lambda: StdioConnection(command)
    if kind == "python" and rest.strip():
        return (lambda: _inside(rest)) if in_process else (lambda: _child(rest))
    near = nearest_note(kind, ["reference", "stdio", "python"])
    raise UsageError(f"--engine {connection!r}: wanted one of {', '.join(FORMS)}" + (f"; {near[0]}" if near else ""))


def reference(data: Data) -> Connection:
    """Return the reference, inside this process."""
    return InProcessConnection(data.load_reference().engine(), timed=False)


def _inside(module: str) -> Connection:
    try:
        here = str(Path.cwd())
        if here not in sys.path:
            sys.path.insert(0, here)
        return InProcessConnection(importlib.import_module(module).engine())
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise StartError(f"engine 'python:{module}': {type(error).__name__}: {error}") from None


def _child(module: str) -> Connection:
    package = str(Path(__file__).resolve().parents[2])
    path = [package, *filter(None, [__import__("os").environ.get("PYTHONPATH", "")])]
    return StdioConnection([sys.executable, "-m", "ruleproof.engines.serve", module], {"PYTHONPATH": ":".join(path)})

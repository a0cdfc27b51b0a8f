"""Connection strings: `reference`, `stdio:COMMAND`, `python:package.module`, `tcp:HOST:PORT`."""

from __future__ import annotations

import importlib
import os
import shlex
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

from ruleproof.engines import serve
from ruleproof.engines.containment import MEMORY, PROCESSOR_TIME, Containment
from ruleproof.engines.in_process import InProcessConnection, no_exit
from ruleproof.engines.sandbox import require_bubblewrap
from ruleproof.engines.serve import NoFactory, engine_of
from ruleproof.engines.stdio import StartError, StdioConnection
from ruleproof.engines.tcp import TcpConnection, address_of
from ruleproof.engines.traced import Traced
from ruleproof.input.cache import cache_folder
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError, nearest_note

REFERENCE = "reference"
FORMS = (REFERENCE, "stdio:COMMAND", "python:package.module", "tcp:HOST:PORT")


class Connection(Protocol):
    """A running engine that answers lines with lines.

    `may_chatter` says that it can send unrequested lines.
    """

    may_chatter: bool

    def exchange(self, lines: list[bytes], timeout: float) -> list[bytes]: ...

    def unasked(self) -> bytes: ...

    def kill(self) -> None: ...

    def close(self, grace: float = 2.0) -> list[str]: ...


Connector = Callable[[], Connection]


class ForOneWorker:
    """Starts or connects to an engine that only one worker may use.

    The engine is already running, or it runs inside this process, where engines share the state of their
    modules. `what` says which.
    """

    def __init__(self, start: Connector, what: str = "an engine inside this process") -> None:
        self._start = start
        self.what = what

    def __call__(self) -> Connection:
        return self._start()


def connector(
    connection: str,
    data: Data,
    *,
    in_process: bool = False,
    containment: Containment | None = None,
    hidden: Sequence[Path] = (),
    games: Sequence[str] = (),
) -> Connector:
    """Return a function that starts the engine of a connection string within its limits, or connects to it.

    Raises:
        UsageError: the string has an unknown form, it names another machine, the
            engine cannot be put into a sandbox, or an option would have no effect on it.
    """
    kind, _, rest = connection.partition(":")
    _require_effect(connection, kind, in_process=in_process, limits=containment)
    if containment is not None and containment.sandbox:
        _require_sandbox(connection, in_process=in_process)
    unseen = (*data.answers(), cache_folder(), *hidden)
    if connection == REFERENCE:
        return ForOneWorker(lambda: InProcessConnection(_engine(data, games), timed=False))
    if kind == "stdio" and rest.strip():
        try:
            command = shlex.split(rest)
        except ValueError as error:
            raise UsageError(
                f"--engine {connection!r}: the command cannot be split into words: {error}"
            ) from None
        return lambda: StdioConnection(command, None, containment, unseen)
    if kind == "python" and rest.strip():
        return (
            ForOneWorker(lambda: _inside(rest)) if in_process else (lambda: _child(rest, containment, unseen))
        )
    if kind == "tcp" and rest.strip():
        host, port = address_of(connection)
        return ForOneWorker(lambda: TcpConnection(host, port), "an engine that is already running")
    raise UsageError(f"--engine {connection!r}: {_slip(connection, kind)}")


def _require_effect(connection: str, kind: str, *, in_process: bool, limits: Containment | None) -> None:
    """Refuse options that have no effect on this engine."""
    own = kind in ("stdio", "python") and not in_process
    limited = limits is not None and (limits.memory, limits.processor_time) != (MEMORY, PROCESSOR_TIME)
    for given, option, wanted in (
        (in_process and kind != "python", "--in-process", "an engine python:package.module"),
        (limited and not own, "--memory or --processor-time", "an engine that the kit starts as a process"),
    ):
        if given:
            raise UsageError(f"{option} has no effect on --engine {connection}: it needs {wanted}")


def _require_sandbox(connection: str, *, in_process: bool) -> None:
    if in_process or not connection.startswith(("stdio:", "python:")):
        what = "--in-process" if in_process else f"--engine {connection}"
        raise UsageError(
            f"--sandbox needs an engine that the kit starts as a process of its own, which {what} is not; "
            "wanted stdio:COMMAND or python:package.module, without --in-process"
        )
    require_bubblewrap()


def _slip(connection: str, kind: str) -> str:
    """Describe what is wrong with a connection string of unknown form, and what was probably meant."""
    if connection.strip() in ("stdio:", "python:", "tcp:"):
        missing = {"stdio": "command", "python": "module"}.get(kind, "address")
        return f"the {missing} is missing after '{kind}:'; it must be one of {', '.join(FORMS)}"
    near = (
        nearest_note(kind, [REFERENCE, "stdio", "python", "tcp"])
        if ":" in connection or " " not in connection
        else ()
    )
    if not near and (len(connection.split()) > 1 or Path(connection).is_file()):
        return f'it must be one of {", ".join(FORMS)}; did you mean "stdio:{connection}"?'
    return f"it must be one of {', '.join(FORMS)}" + (f"; {near[0]}" if near else "")


def reference(data: Data, game: str) -> Connection:
    """Return the reference of a game inside this process, with a tracer that records what its answers depend
    on.
    """
    return InProcessConnection(Traced(_engine(data, [game]), data.load_reference().trace), timed=False)


def _engine(data: Data, games: Sequence[str]) -> Any:
    return data.load_reference().engine(in_text=True, games=games)


def _inside(module: str) -> Connection:
    try:
        here = str(Path.cwd())
        if here not in sys.path:
            sys.path.insert(0, here)
        with no_exit():
            return InProcessConnection(engine_of(importlib.import_module(module))())
    except KeyboardInterrupt:
        raise
    except NoFactory as error:
        raise StartError(f"engine 'python:{module}': {error}") from None
    except BaseException as error:
        raise StartError(f"engine 'python:{module}': {type(error).__name__}: {error}") from None


def _child(module: str, containment: Containment | None, hidden: Sequence[Path]) -> Connection:
    command = [sys.executable, "-P", str(Path(serve.__file__).resolve()), module]
    sandbox = containment is not None and containment.sandbox
    path = [] if sandbox else [str(Path(__file__).resolve().parents[2])]
    path += filter(None, [os.environ.get("PYTHONPATH", "")])
    return StdioConnection(command, {"PYTHONPATH": os.pathsep.join(path)}, containment, hidden)

"""`ruleproof explore`: a position to play with in the browser, and an engine to step through."""

from __future__ import annotations

import importlib.util
import random
import threading
import webbrowser
from pathlib import Path

import click
import msgspec

from ruleproof.engines.connect import REFERENCE, connector
from ruleproof.engines.containment import Containment
from ruleproof.exploring.beside import Beside
from ruleproof.exploring.book import CannotBegin
from ruleproof.exploring.room import Room
from ruleproof.exploring.start_pages import open_line
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError
from ruleproof.reports.json_report import read_report
from ruleproof.rules.schemas import SchemaSet


class Options(msgspec.Struct, frozen=True):
    """What `explore` was asked."""

    game: str = ""
    case: str = ""
    step: int | None = None
    report: Path | None = None
    engine: str = ""
    port: int = 0
    folder: Path = Path("ruleproof-explore")
    seed: int | None = None
    data: tuple[Path, ...] = ()
    timeout: float = 5.0
    browser: bool = True
    remote: bool = False
    containment: Containment | None = None


def explore(options: Options) -> int:
    """Serve the pages until interrupted; return the exit status.

    Raises:
        UsageError, DataError: the command or some input is at fault, or the extra is not installed.
        StartError: the engine cannot be started.
    """
    missing = [
        name for name in ("resvg_py", "starlette", "uvicorn") if importlib.util.find_spec(name) is None
    ]
    if missing:
        raise UsageError(
            f"explore needs {', '.join(missing)}, which the plain installation leaves out\n"
            '    try: pip install "ruleproof[explore]"'
        )
    room, path = prepared(options)
    return _served(room, path, options)


def prepared(options: Options) -> tuple[Room, str]:
    """Return the room that a command asks for, and the path of its first page.

    Raises:
        UsageError, DataError: the command or some input is at fault.
        StartError: the engine cannot be started.
    """
    data = Data.of(options.data)
    if options.game:
        data.game(options.game)
    report = read_report(options.report) if options.report is not None else None
    room = Room(data, options.folder, random.Random(options.seed), report=report)
    if options.engine and options.engine != REFERENCE:
        start = connector(options.engine, data, remote=options.remote, containment=options.containment)
        room.beside = Beside(start, options.engine, options.timeout, SchemaSet(data.common_schemas()))
        room.beside.greet()
    if not options.case:
        return room, f"/game/{options.game}" if options.game else "/"
    try:
        line = open_line(room, options.case, options.step)
    except CannotBegin as error:
        raise UsageError(f"--case {options.case}: {error}") from None
    return room, room.keep(line)


def _served(room: Room, path: str, options: Options) -> int:
    from ruleproof.exploring.pages import Pages
    from ruleproof.exploring.server import Server, listening, new_token

    server = Server(Pages(room), new_token(), listening(options.port))
    address = server.address + path.lstrip("/")
    click.echo(f"Explore is at {address} until you press Ctrl+C")
    if options.browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    try:
        server.serve_pages()
    except KeyboardInterrupt:
        pass
    finally:
        if room.beside is not None:
            room.beside.close()
    return 0

"""`ruleproof explore`: a position to play with in the browser, and an engine to step through."""

from __future__ import annotations

import importlib.util
import random
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import click

from ruleproof.cli.options import command
from ruleproof.engines.connect import REFERENCE
from ruleproof.engines.options import EngineOptions, seconds
from ruleproof.explore.beside import Beside
from ruleproof.explore.game_context import CannotBegin
from ruleproof.explore.start_pages import open_line
from ruleproof.explore.workspace import Room
from ruleproof.input.asked import Option
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError
from ruleproof.reports.json_report import read_report
from ruleproof.rules.schemas import SchemaSet


class Options(EngineOptions, frozen=True, kw_only=True):
    """What `explore` was asked."""

    engine: Annotated[
        str,
        Option(
            "An engine beside the reference: stdio:COMMAND, python:package.module or tcp:HOST:PORT. None is "
            "started but this one, also of a report.",
            "CONNECTION",
        ),
    ] = ""
    timeout: Annotated[
        float, Option("Seconds for one answer of the engine.", "S", least=0.05, most=3600, written=seconds)
    ] = 5.0
    game: Annotated[str, Option("Begin with this game.", "G")] = ""
    case: Annotated[str, Option("Begin at this scenario, or this step of a tour.", "ID")] = ""
    step: Annotated[int | None, Option("With --case: look at this step of it.", "N", least=0)] = None
    report: Annotated[Path | None, Option("List the failures of this report, and open them.", "DIR")] = None
    port: Annotated[int, Option("The port; any free one if left out.", "P", least=0, most=65535)] = 0
    no_browser: Annotated[bool, Option("Print the address, and open no browser.")] = False
    folder: Annotated[Path, Option("Where what you save goes.", "DIR", "--save")] = Path("ruleproof-explore")
    seed: Annotated[int | None, Option("Draw chance the same way each time.", "N")] = None


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
        start = options.connector(data)
        room.beside = Beside(start, options.engine, options.patience, SchemaSet(data.common_schemas()))
        room.beside.greet()
    if not options.case:
        return room, f"/game/{options.game}" if options.game else "/"
    try:
        line = open_line(room, options.case, options.step)
    except CannotBegin as error:
        raise UsageError(f"--case {options.case}: {error}") from None
    return room, room.keep(line)


def _served(room: Room, path: str, options: Options) -> int:
    from ruleproof.explore.pages import Pages
    from ruleproof.explore.server import Server, listening, new_token

    server = Server(Pages(room), new_token(), listening(options.port))
    address = server.address + path.lstrip("/")
    click.echo(f"Explore is at {address} until you press Ctrl+C")
    if not options.no_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    try:
        server.serve_pages()
    except KeyboardInterrupt:
        pass
    finally:
        if room.beside is not None:
            room.beside.close()
    return 0


@command("explore", Options)
def explore_command(options: Options) -> int:
    """Open a page to play on and to step through an engine.

    A page on this machine alone: the legal actions, why something is not legal, what another reading of a
    ruling changes, an editor of positions, an engine beside; and what you find is kept as a scenario,
    position or tour.
    """
    return explore(options)

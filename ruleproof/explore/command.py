"""`ruleproof explore`: opens a position to play with in the browser, and steps through an engine."""

from __future__ import annotations

import importlib.util
import random
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import click

from ruleproof.engines.connect import REFERENCE
from ruleproof.engines.options import EngineOptions, seconds
from ruleproof.explore.beside import Beside
from ruleproof.explore.game_context import CannotBegin
from ruleproof.explore.start_pages import open_line
from ruleproof.explore.workspace import Room
from ruleproof.input.command_line import command
from ruleproof.input.command_options import Option
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError
from ruleproof.reports.html import site_address
from ruleproof.reports.json_report import read_report
from ruleproof.rules.schemas import SchemaSet
from ruleproof.running.options import SITE


class ExploreOptions(EngineOptions, frozen=True, kw_only=True):
    """The options of `explore`."""

    engine: Annotated[
        str,
        Option(
            "Run this engine beside the reference: stdio:COMMAND, python:package.module or tcp:HOST:PORT. "
            "The engine named in a report is never started.",
            "CONNECTION",
        ),
    ] = ""
    timeout: Annotated[
        float,
        Option(
            "Time limit for one answer of the engine, in seconds.",
            "S",
            least=0.05,
            most=3600,
            written=seconds,
        ),
    ] = 5.0
    game: Annotated[str, Option("Start with this game.", "G")] = ""
    case: Annotated[str, Option("Start at this scenario, or this step of a tour.", "ID")] = ""
    step: Annotated[int | None, Option("With --case: show this step of it.", "N", least=0)] = None
    report: Annotated[Path | None, Option("List the failures of this report, to open them.", "DIR")] = None
    port: Annotated[int, Option("The port; by default, any free one.", "P", least=0, most=65535)] = 0
    no_browser: Annotated[bool, Option("Print the address without opening a browser.")] = False
    folder: Annotated[Path, Option("Folder for what you save.", "DIR", "--save")] = Path("ruleproof-explore")
    site: Annotated[
        str, Option("Site with the pages of clauses and rulings to link to; '' for no links.", "URL")
    ] = SITE
    seed: Annotated[int | None, Option("Random seed, to draw chance the same way each time.", "N")] = None


def explore(options: ExploreOptions) -> int:
    """Open a page to play a game and step through an engine.

    The page is served to this machine only. It shows the legal actions, why an action is illegal, what
    another reading of a ruling changes, and an engine beside the reference. You can change the position by
    sentences, and save what you find as a scenario, position or tour.
    """
    missing = [name for name in ("starlette", "uvicorn") if importlib.util.find_spec(name) is None]
    if missing:
        raise UsageError(
            f"explore needs {', '.join(missing)}, which the plain installation does not include\n"
            '    try: pip install "ruleproof[explore]"'
        )
    room, path = prepared(options)
    return _served(room, path, options)


def prepared(options: ExploreOptions) -> tuple[Room, str]:
    """Return the workspace for the options of a command, and the path of its first page.

    Raises:
        UsageError, DataError: the command or some input is at fault.
        StartError: the engine cannot be started.
    """
    data = Data.open(options.data)
    if options.game:
        data.game(options.game)
    report = read_report(options.report) if options.report is not None else None
    room = Room(data, options.folder, random.Random(options.seed), report=report)
    room.site = site_address(options.site)
    if options.engine and options.engine != REFERENCE:
        start = options.connector(data)
        room.beside = Beside(start, options.engine, options.timeout, SchemaSet(data.common_schemas()))
        room.beside.greet()
    if not options.case:
        return room, f"/game/{options.game}" if options.game else "/"
    try:
        line = open_line(room, options.case, options.step)
    except CannotBegin as error:
        raise UsageError(f"--case {options.case}: {error}") from None
    return room, room.keep(line)


def _served(room: Room, path: str, options: ExploreOptions) -> int:
    from ruleproof.explore.server import Server

    server = Server(room, options.port)
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


explore_command = command("explore", ExploreOptions)(explore)

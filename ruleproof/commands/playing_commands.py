"""Commands that play. Each imports what it needs when it is called."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ruleproof.commands.containing import contained
from ruleproof.commands.options import (
    DATA,
    DEBUG,
    ENGINE,
    IN_PROCESS,
    REMOTE,
    TIMEOUT,
    patience,
    readings_given,
    seconds_of,
)

if TYPE_CHECKING:
    from ruleproof.engines.containment import Containment


_JOBS = click.option(
    "--jobs", default=1, show_default=True, type=click.IntRange(1, 64), metavar="N", help="Processes at once."
)
_DASK = click.option(
    "--dask", default="", metavar="ADDRESS", help="Use the workers of this Dask scheduler (tcp://HOST:PORT)."
)
_SAVE = click.option(
    "--save", type=click.Path(path_type=Path), metavar="FILE", help="Measure everything and write it here."
)


@click.command()
@click.option(
    "--engine",
    required=True,
    metavar="CONNECTION",
    help="stdio:COMMAND, python:package.module or tcp:HOST:PORT.",
)
@click.option("--game", required=True, metavar="G", help="The game.")
@click.option("--games", default=0, metavar="N", help="How many games are played; 100 if no time is given.")
@click.option("--time", "duration", default="", metavar="T", help="How long is played: 30s, 5m, 2h.")
@click.option("--seed", default=0, metavar="N", help="Another seed gives other games.")
@click.option("--profile", default="", metavar="P", help="A named bundle of readings.")
@click.option(
    "--reading", multiple=True, metavar="R=X", help="The reading X of the ruling R (may be repeated)."
)
@click.option(
    "--against",
    default="reference",
    show_default=True,
    metavar="CONNECTION",
    help="Compare with another engine.",
)
@click.option(
    "--jobs", default=1, show_default=True, type=click.IntRange(1, 64), metavar="N", help="Processes at once."
)
@DATA
@TIMEOUT
@IN_PROCESS
@DEBUG
@REMOTE
@click.option("--as-scenario", is_flag=True, help="Print each finding as a scenario, too.")
@click.option(
    "--again",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Play a kept finding again, and nothing else.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("ruleproof-play"),
    show_default=True,
    metavar="DIR",
    help="Where findings are kept.",
)
@contained
def play(
    engine: str,
    game: str,
    games: int,
    duration: str,
    seed: int,
    profile: str,
    reading: tuple[str, ...],
    against: str,
    jobs: int,
    data: tuple[Path, ...],
    timeout: float,
    in_process: bool,
    debug: bool,
    remote: bool,
    as_scenario: bool,
    again: Path | None,
    out: Path,
    containment: Containment,
) -> None:
    """Play an engine against the reference until they differ.

    Each difference is shortened, named by clause, and kept in a file from which it is played again. The same
    seed, number of games and of jobs give the same games.

    Exit status: 0 nothing differs, 1 something does, 2 wrong usage or unreadable input, 4 the engine could
    not be started, 130 interrupted.
    """
    from ruleproof.commands.play import play as run
    from ruleproof.playing.play import Options

    options = Options(
        engine=engine,
        game=game,
        against=against,
        games=games,
        seconds=seconds_of(duration),
        seed=seed,
        profile=profile,
        readings=readings_given(reading),
        data=tuple(map(str, data)),
        jobs=jobs,
        timeout=patience(timeout, debug=debug),
        in_process=in_process,
        remote=remote,
        containment=containment,
    )
    sys.exit(run(options, out, again, as_scenario=as_scenario))


@click.command()
@click.option(
    "--engine",
    multiple=True,
    metavar="CONNECTION",
    help="reference, stdio:COMMAND, python:package.module or tcp:HOST:PORT (may be repeated).",
)
@click.option(
    "--report",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="REPORT",
    help="What this report.json (or the folder it lies in) tells of an engine (may be repeated).",
)
@click.option("--game", required=True, metavar="G", help="The game.")
@click.option("--page", type=click.Path(path_type=Path), metavar="FILE", help="Write the table as HTML.")
@click.option(
    "--save",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Keep what one engine plays as JSON; `compare` reads it as readings.json beside a report.json.",
)
@DATA
@TIMEOUT
@IN_PROCESS
@DEBUG
@REMOTE
@contained
def readings(
    engine: tuple[str, ...],
    report: tuple[Path, ...],
    game: str,
    page: Path | None,
    save: Path | None,
    data: tuple[Path, ...],
    timeout: float,
    in_process: bool,
    debug: bool,
    remote: bool,
    containment: Containment,
) -> None:
    """Tell which reading of each switchable ruling an engine plays.

    The stories that part the readings are asked of it. It is also told where that contradicts what the engine
    declares in hello, and the lines for hello are printed. Several engines or reports give a table.

    Exit status: 0 plays as declared, 1 does not, 2 wrong usage, 4 the engine could not be started.
    """
    from ruleproof.commands.readings import readings as run

    limit = patience(timeout, debug=debug)
    sys.exit(run(engine, report, game, page, data, limit, in_process, containment, save=save, remote=remote))


@click.command()
@ENGINE
@click.option("--game", required=True, metavar="G", help="The game.")
@click.option(
    "--position",
    default="",
    metavar="P",
    help="A named position, or 'new game of N'; the smallest new game if left out.",
)
@click.option(
    "--depth",
    default=3,
    show_default=True,
    type=click.IntRange(1, 40),
    metavar="N",
    help="The deepest count.",
)
@click.option("--divide", is_flag=True, help="Tell the deepest count by first action.")
@_SAVE
@click.option(
    "--within",
    default=5.0,
    show_default=True,
    type=click.FloatRange(0.01, 3600),
    metavar="S",
    help="With --save: seconds that a depth may take.",
)
@DATA
@TIMEOUT
@IN_PROCESS
@DEBUG
@REMOTE
@_JOBS
@_DASK
@contained
def perft(
    engine: str,
    game: str,
    position: str,
    depth: int,
    divide: bool,
    save: Path | None,
    within: float,
    data: tuple[Path, ...],
    timeout: float,
    in_process: bool,
    debug: bool,
    remote: bool,
    jobs: int,
    dask: str,
    containment: Containment,
) -> None:
    """Count the sequences of actions to a depth.

    All chance is fixed: what is shuffled comes in rising order, and every die shows 1. With an engine, its
    counts stand beside the reference's, and the first actions in which they differ are told.

    Exit status: 0 the counts agree, 1 they do not, 2 wrong usage, 4 the engine could not be started.
    """
    from ruleproof.commands.perft import Options
    from ruleproof.commands.perft import perft as run

    options = Options(
        game,
        depth,
        engine,
        position,
        divide,
        save,
        within,
        data,
        patience(timeout, debug=debug),
        in_process,
        jobs,
        dask,
        containment,
        remote,
    )
    sys.exit(run(options))


@click.command()
@click.option("--game", required=True, metavar="G", help="The game.")
@click.option(
    "--ruling",
    multiple=True,
    metavar="R",
    help="Only this ruling, by its id or its last words (may be repeated).",
)
@click.option(
    "--games",
    default=20,
    show_default=True,
    type=click.IntRange(1),
    metavar="N",
    help="Deals for each player.",
)
@click.option(
    "--steps",
    default=3000,
    show_default=True,
    type=click.IntRange(1),
    metavar="N",
    help="Break off a game after so many actions.",
)
@click.option("--save", type=click.Path(path_type=Path), metavar="FILE", help="Write what was measured here.")
@DATA
@_JOBS
@_DASK
def impact(
    game: str,
    ruling: tuple[str, ...],
    games: int,
    steps: int,
    save: Path | None,
    data: tuple[Path, ...],
    jobs: int,
    dask: str,
) -> None:
    """Measure how much a ruling matters.

    The reference plays the same deals by the adopted reading and by each other one, with the same random
    player and with the same simple sensible one: in what share of games the readings part, and in what share
    somebody else wins.
    """
    from ruleproof.commands.impact import impact as run

    run(game, ruling, games, steps, save, data, jobs, dask)


@click.command()
@click.option("--game", default="", metavar="G", help="Begin with this game.")
@click.option("--case", default="", metavar="ID", help="Begin at this scenario, or this step of a tour.")
@click.option("--step", type=click.IntRange(0), metavar="N", help="With --case: look at this step of it.")
@click.option(
    "--report",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="List the failures of this report, and open them.",
)
@click.option(
    "--engine",
    default="",
    metavar="CONNECTION",
    help="An engine beside the reference: stdio:COMMAND, python:package.module or tcp:HOST:PORT. None is "
    "started but this one, also of a report.",
)
@click.option(
    "--port",
    default=0,
    type=click.IntRange(0, 65535),
    metavar="P",
    help="The port; any free one if left out.",
)
@click.option("--no-browser", is_flag=True, help="Print the address, and open no browser.")
@click.option(
    "--save",
    type=click.Path(path_type=Path),
    default=Path("ruleproof-explore"),
    show_default=True,
    metavar="DIR",
    help="Where what you save goes.",
)
@click.option("--seed", type=int, metavar="N", help="Draw chance the same way each time.")
@DATA
@click.option(
    "--timeout",
    default=5.0,
    show_default=True,
    type=click.FloatRange(0.05, 3600),
    metavar="S",
    help="Seconds for one answer of the engine.",
)
@DEBUG
@REMOTE
@contained
def explore(
    game: str,
    case: str,
    step: int | None,
    report: Path | None,
    engine: str,
    port: int,
    no_browser: bool,
    save: Path,
    seed: int | None,
    data: tuple[Path, ...],
    timeout: float,
    debug: bool,
    remote: bool,
    containment: Containment,
) -> None:
    """Open a page to play on and to step through an engine.

    A page on this machine alone: the legal actions, why something is not legal, what another reading of a
    ruling changes, an editor of positions, an engine beside; and what you find is kept as a scenario,
    position or tour.
    """
    from ruleproof.commands.explore import Options
    from ruleproof.commands.explore import explore as run

    options = Options(
        game=game,
        case=case,
        step=step,
        report=report,
        engine=engine,
        port=port,
        folder=save,
        seed=seed,
        data=data,
        timeout=patience(timeout, debug=debug),
        browser=not no_browser,
        remote=remote,
        containment=containment,
    )
    sys.exit(run(options))


COMMANDS = (play, readings, perft, impact, explore)

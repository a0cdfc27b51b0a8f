"""The command line. Each command imports what it needs when it is called, so that a short run is short."""

from __future__ import annotations

import gc
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ruleproof import __version__
from ruleproof.commands.containing import contained
from ruleproof.input.problems import DataError, UsageError

if TYPE_CHECKING:
    from ruleproof.engines.containment import Containment
    from ruleproof.reports.terminal import Progress

# Recordings are many and hold no cycles: a collector that runs seldom saves a tenth of a long run.
_COLLECT_AFTER = 50_000
_DATA = click.option(
    "--data",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="A folder with further games.",
)
_GAME = click.option("--game", multiple=True, metavar="G", help="Only this game (may be repeated).")
_ENGINE = click.option(
    "--engine",
    default="reference",
    show_default=True,
    metavar="CONNECTION",
    help="reference, stdio:COMMAND, python:package.module or tcp:HOST:PORT.",
)
_IN_PROCESS = click.option("--in-process", is_flag=True, help="Run a python: engine inside this process.")
_DEBUG = click.option("--debug", is_flag=True, help="Wait for answers without a limit, as at a breakpoint.")
_REMOTE = click.option("--remote", is_flag=True, help="Let tcp: name another machine than this one.")
_TIMEOUT = click.option(
    "--timeout",
    default=10.0,
    show_default=True,
    type=click.FloatRange(0.05, 3600),
    metavar="S",
    help="Seconds for one answer.",
)

SITE = "http://127.0.0.1:8000/"
"""Where `make serve` shows the site."""


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="ruleproof")
def cli() -> None:
    """Hold a game engine against the formal specification of its rulebook."""


@cli.command()
@_ENGINE
@_GAME
@click.option(
    "--clause", multiple=True, metavar="ID", help="Only cases of this clause (may be repeated, may hold *)."
)
@click.option(
    "--case",
    multiple=True,
    metavar="ID",
    help="Only this case, or the cases below it (may be repeated, may hold *).",
)
@click.option(
    "--components",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="A component set in place of the bundled one.",
)
@click.option("--profile", default="", metavar="P", help="A named bundle of readings.")
@click.option(
    "--reading", multiple=True, metavar="R=X", help="The reading X of the ruling R (may be repeated)."
)
@_DATA
@click.option(
    "--jobs", default=1, show_default=True, type=click.IntRange(1, 64), metavar="N", help="Engines at once."
)
@_TIMEOUT
@click.option(
    "--known-failures",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Cases that are expected to fail.",
)
@click.option("--resume", is_flag=True, help="Go on with the run in the report folder.")
@click.option(
    "--report",
    type=click.Path(path_type=Path),
    default=Path("ruleproof-report"),
    show_default=True,
    metavar="DIR",
    help="Where the report goes.",
)
@click.option(
    "--against",
    type=click.Path(path_type=Path),
    metavar="REPORT",
    help="Say what has changed since this report.json (or the folder it lies in).",
)
@click.option(
    "--site",
    default=SITE,
    show_default=True,
    metavar="URL",
    help="Where the pages of clauses and rulings are; with '' the report links to none.",
)
@_IN_PROCESS
@_DEBUG
@_REMOTE
@click.option("--ask-again", is_flag=True, help="Ask the reference anew, and not what is recorded of it.")
@contained
def verify(
    engine: str,
    game: tuple[str, ...],
    clause: tuple[str, ...],
    case: tuple[str, ...],
    components: Path | None,
    profile: str,
    reading: tuple[str, ...],
    data: tuple[Path, ...],
    jobs: int,
    timeout: float,
    known_failures: Path | None,
    resume: bool,
    report: Path,
    against: Path | None,
    site: str,
    in_process: bool,
    debug: bool,
    remote: bool,
    ask_again: bool,
    containment: Containment,
) -> None:
    """Run the conformance suite on an engine.

    The report tells clause by clause what the engine does, each failure with the first differing place and a
    command that runs it again.

    Exit status: 0 conforms, 1 does not, 2 wrong usage or unreadable input, 3 error of the suite, 4 the engine
    could not be started, 130 interrupted.
    """
    from ruleproof.input.folders import Data
    from ruleproof.input.problems import shown_path
    from ruleproof.reports.json_report import read_report
    from ruleproof.reports.terminal import Progress, show_summary
    from ruleproof.reports.write import write_reports
    from ruleproof.running.compared import since
    from ruleproof.running.selection import Selection
    from ruleproof.running.verify import Options
    from ruleproof.running.verify import verify as run

    if components is not None and len(game) != 1:
        raise UsageError("--components FILE is the set of one game; name it with --game")
    _is_there(components)
    earlier = read_report(against) if against is not None else None
    options = Options(
        engine=engine,
        games=game,
        selection=Selection(clause, case),
        components=components,
        profile=profile,
        readings=_readings(reading),
        data=data,
        jobs=jobs,
        timeout=_patience(timeout, debug=debug),
        known_failures=known_failures,
        resume=resume,
        report=report,
        in_process=in_process,
        remote=remote,
        containment=containment,
        ask_again=ask_again,
        command=shlex.join(["ruleproof", *sys.argv[1:]]),
        site=site,
    )
    progress = Progress()
    try:
        with progress:
            results = run(options, progress)
        if earlier is not None and against is not None:
            results = since(results, earlier, shown_path(against))
        write_reports(results, report, Data.of(data))
    except KeyboardInterrupt:
        sys.exit(_broken_off(progress, options.command))
    show_summary(results, report, progress.cases)
    sys.exit(results.status)


def _patience(timeout: float, *, debug: bool) -> float:
    """Return how long an answer may take."""
    from ruleproof.engines.tcp import NO_TIMEOUT

    return NO_TIMEOUT if debug else timeout


def _broken_off(progress: Progress, command: str) -> int:
    """Say how a run goes on that was broken off before its first case or after its last.

    Return the exit status.
    """
    from ruleproof.reports.wording import printable, with_resume

    if progress.cases:
        message = (
            f"interrupted while the reports were being made, after {progress.done} of "
            f"{progress.cases} cases; write them with:"
        )
        command = with_resume(command)
    else:
        message = (
            "interrupted while compiling, before the first case; what is compiled is kept; begin again with:"
        )
    click.echo(f"ruleproof: {message}\n  {printable(command)}", err=True)
    return 130


def _is_there(components: Path | None) -> None:
    if components is not None and not components.is_file():
        raise UsageError(f"--components {components}: there is no such file")


def _readings(given: tuple[str, ...]) -> dict[str, str]:
    readings = {}
    for text in given:
        ruling, equals, reading = text.partition("=")
        if not equals or not ruling or not reading:
            raise UsageError(f"--reading {text}: wanted RULING=READING")
        readings[ruling] = reading
    return readings


@cli.command()
@_ENGINE
@_GAME
@_DATA
@_TIMEOUT
@_IN_PROCESS
@_DEBUG
@_REMOTE
@contained
def smoke(
    engine: str,
    game: tuple[str, ...],
    data: tuple[Path, ...],
    timeout: float,
    in_process: bool,
    debug: bool,
    remote: bool,
    containment: Containment,
) -> None:
    """Ask whether an adapter is wired at all.

    The simplest questions come first; it stops at the first finding, and tells its mend.
    """
    from ruleproof.commands.smoke import smoke as run

    sys.exit(
        run(
            engine,
            game,
            data,
            _patience(timeout, debug=debug),
            in_process,
            remote=remote,
            containment=containment,
        )
    )


@cli.command()
@_ENGINE
@click.option("--game", required=True, metavar="G", help="The game.")
@click.option("--case", default="", metavar="ID", help="Ask about a state of this case.")
@click.option("--step", type=int, metavar="N", help="The state after N plays; else where the case ends.")
@click.argument("verb", metavar="VERB")
@click.argument("params", metavar="[PARAMS]", default="")
@_DATA
@_TIMEOUT
@_IN_PROCESS
@_DEBUG
@_REMOTE
def ask(
    engine: str,
    game: str,
    case: str,
    step: int | None,
    verb: str,
    params: str,
    data: tuple[Path, ...],
    timeout: float,
    in_process: bool,
    debug: bool,
    remote: bool,
) -> None:
    """Ask an engine one question, and show the reply.

    With the faults of the reply by the schemas, and how it differs from the reference's. PARAMS is a JSON
    object; its members take the place of those that follow from the case. Of apply, the action is the next of
    the case.
    """
    from ruleproof.commands.ask import Question
    from ruleproof.commands.ask import ask as run

    question = Question(verb, game, case, step, params)
    sys.exit(run(engine, question, data, _patience(timeout, debug=debug), in_process, remote=remote))


@cli.command()
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
@_DATA
@_TIMEOUT
@_IN_PROCESS
@_DEBUG
@_REMOTE
@contained
def readings(
    engine: tuple[str, ...],
    report: tuple[Path, ...],
    game: str,
    page: Path | None,
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

    patience = _patience(timeout, debug=debug)
    sys.exit(run(engine, report, game, page, data, patience, in_process, containment, remote=remote))


_JOBS = click.option(
    "--jobs", default=1, show_default=True, type=click.IntRange(1, 64), metavar="N", help="Processes at once."
)
_DASK = click.option(
    "--dask", default="", metavar="ADDRESS", help="Use the workers of this Dask scheduler (tcp://HOST:PORT)."
)
_SAVE = click.option(
    "--save", type=click.Path(path_type=Path), metavar="FILE", help="Measure everything and write it here."
)


@cli.command()
@_ENGINE
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
@_DATA
@_TIMEOUT
@_IN_PROCESS
@_DEBUG
@_REMOTE
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
        _patience(timeout, debug=debug),
        in_process,
        jobs,
        dask,
        containment,
        remote,
    )
    sys.exit(run(options))


@cli.command()
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
@_DATA
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


@cli.command("list")
@click.argument(
    "what",
    type=click.Choice(["games", "clauses", "rulings", "cases", "components", "positions", "unreached"]),
    default="games",
)
@_GAME
@click.option(
    "--components",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="A corrected component set: what it leaves unproved.",
)
@_DATA
def list_(what: str, game: tuple[str, ...], components: Path | None, data: tuple[Path, ...]) -> None:
    """List games, clauses, rulings, cases and more.

    With `components` the component sets, with `positions` the named positions, with `unreached` the clauses
    that no tour reaches.
    """
    from ruleproof.commands.listing import listing

    _is_there(components)
    for line in listing(what, game, components, data):
        click.echo(line)


@cli.command()
@click.argument("identity", metavar="ID")
@click.option("--language", default="", metavar="CODE", help="Say it in the language of an edition, as de.")
@click.option("--messages", is_flag=True, help="Of a case: its requests, and the reference's replies.")
@_GAME
@_DATA
def explain(
    identity: str, language: str, messages: bool, game: tuple[str, ...], data: tuple[Path, ...]
) -> None:
    """Explain a clause, a ruling or a case.

    ID is an id, the number of a clause (10.12), or the last words of an id (tie); with a number or last
    words, name the game with --game.
    """
    from ruleproof.commands.explain import explain as run

    click.echo(run(identity, data, game, language, messages=messages))


@cli.command()
@click.argument("ruling", metavar="RULING")
@click.argument("reading", metavar="READING")
@click.option("--why", required=True, metavar="TEXT", help="Why the reading adopted so far goes.")
@click.option(
    "--authority",
    type=click.Choice(["inference", "component", "publisher", "designer", "community", "editor"]),
    default="inference",
    show_default=True,
    help="On what the decision rests.",
)
@click.option("--date", "day", default="", metavar="DAY", help="When it was decided, as 2026-11-22; today.")
@click.option("--dry-run", is_flag=True, help="Show what would change, and change nothing.")
@click.option("--yes", is_flag=True, help="Change it without asking.")
@_DATA
def settle(
    ruling: str,
    reading: str,
    why: str,
    authority: str,
    day: str,
    dry_run: bool,
    yes: bool,
    data: tuple[Path, ...],
) -> None:
    """Adopt another reading of a ruling, everywhere at once.

    The ruling's entry, the default of the reference, and the scenarios and tours that rest on the old reading
    are shown as a diff and, when you agree, written; then the game is checked. What only you can put into
    words is listed.

    Exit status: that of check, 2 for wrong usage, 1 where you do not agree.
    """
    from datetime import date

    from ruleproof.commands.settle import Decision, checked, settlement

    try:
        decided = date.fromisoformat(day) if day else date.today()
    except ValueError:
        raise UsageError(f"--date {day}: wanted a day as 2026-11-22") from None
    made = settlement(Decision(ruling, reading, why, authority, decided.isoformat()), data)
    click.echo(made.diff(), nl=False)
    if made.by_hand:
        click.echo("\nBy hand:")
        for line in made.by_hand:
            click.echo(f"  {line}")
    if dry_run:
        return
    if not yes and not click.confirm(f"Change {len(made.texts)} files?"):
        sys.exit(1)
    made.write()
    printed, status = checked(made, data)
    click.echo(printed)
    sys.exit(status)


@cli.command()
@click.argument("old", metavar="OLD")
@click.argument("new", metavar="NEW")
@_GAME
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
@click.option(
    "--page", type=click.Path(path_type=Path), metavar="FILE", help="Write it as a page of HTML, too."
)
def diff(old: str, new: str, game: tuple[str, ...], as_json: bool, page: Path | None) -> None:
    """Tell what has changed between two versions of the suite.

    OLD and NEW are checkouts, exports, or commits or tags of the git repository that you are in. Clauses,
    rulings, component entries and cases are new, gone, reworded or changed; the cases are named that an
    engine which conformed to OLD now fails. Marks: + new, - gone, ! changed, ~ reworded.
    """
    from ruleproof.commands.diff import as_text, write_page
    from ruleproof.commands.diff import diff as run
    from ruleproof.input import jsontext

    found = run(old, new, game)
    if page is not None:
        write_page(found, page)
    if as_json:
        click.echo(jsontext.encode(found).decode())
        return
    for line in as_text(found):
        click.echo(line)


@cli.command()
@click.argument("folder", type=click.Path(path_type=Path), metavar="DIR")
@_GAME
@_DATA
def export(folder: Path, game: tuple[str, ...], data: tuple[Path, ...]) -> None:
    """Write all cases for a runner in another language.

    The reference's replies, the schemas, and three recorded engines with the reports that they must get go
    with them.
    """
    from ruleproof.commands.export import export as run

    click.echo(run(folder, game, data))


@cli.command()
@click.option(
    "--rulebook",
    multiple=True,
    required=True,
    metavar="EDITION=FILE",
    help="Your own copy of the rulebook, as plain text.",
)
@click.option("--game", required=True, metavar="G", help="The game.")
@_DATA
def coverage(rulebook: tuple[str, ...], game: str, data: tuple[Path, ...]) -> None:
    """List the sentences of a rulebook that no clause points to."""
    from ruleproof.commands.coverage import coverage as run

    text, status = run(rulebook, game, data)
    click.echo(text)
    sys.exit(status)


@cli.command()
@_GAME
@_DATA
def check(game: tuple[str, ...], data: tuple[Path, ...]) -> None:
    """Check specification, schemas and features.

    All errors are told at once, with file and line.
    """
    from ruleproof.commands.check import check as run

    lines, status = run(game, data)
    for line in lines:
        click.echo(line)
    sys.exit(status)


@cli.command()
@click.option("--game", required=True, metavar="G", help="The game.")
@click.option("--seats", default=0, metavar="N", help="How many seats play; the fewest if left out.")
@click.option("--seed", default=0, metavar="N", help="Another seed gives another game.")
@click.option(
    "--components",
    default="",
    metavar="NAME",
    help="Play with this component set of the game; without it, with the one in force.",
)
@click.option("--title", default="", help="The title of the tour.")
@click.option("--toward", multiple=True, metavar="ID", help="Prefer plays that reach this clause.")
@click.argument("out", type=click.Path(path_type=Path), metavar="FILE")
@_DATA
def tour(
    game: str,
    seats: int,
    seed: int,
    components: str,
    title: str,
    toward: tuple[str, ...],
    out: Path,
    data: tuple[Path, ...],
) -> None:
    """Record a whole game played by the reference.

    Such a tour reaches as many clauses as it can.
    """
    from ruleproof.commands.record import record

    click.echo(record(game, seats, seed, title, toward, out, data, components))


@cli.command()
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
@_DATA
@_TIMEOUT
@_IN_PROCESS
@_DEBUG
@_REMOTE
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
        seconds=_seconds(duration),
        seed=seed,
        profile=profile,
        readings=_readings(reading),
        data=tuple(map(str, data)),
        jobs=jobs,
        timeout=_patience(timeout, debug=debug),
        in_process=in_process,
        remote=remote,
        containment=containment,
    )
    sys.exit(run(options, out, again, as_scenario=as_scenario))


@cli.command()
@click.option("--game", default="", metavar="G", help="Begin with this game.")
@click.option("--case", default="", metavar="ID", help="Begin at this scenario, or this step of a tour.")
@click.option("--step", type=click.IntRange(0), metavar="N", help="With --case: look at this step of it.")
@click.option(
    "--report",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="List the failures of this report, and open them beside its engine.",
)
@click.option(
    "--engine",
    default="",
    metavar="CONNECTION",
    help="An engine beside the reference: stdio:COMMAND or python:package.module.",
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
@_DATA
@click.option(
    "--timeout",
    default=5.0,
    show_default=True,
    type=click.FloatRange(0.05, 3600),
    metavar="S",
    help="Seconds for one answer of the engine.",
)
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
) -> None:
    """Play with a position in the browser, and step through an engine.

    A page on this machine alone: the legal actions, why something is not legal, what another reading of a
    ruling changes, an editor of positions, an engine beside; and what you find is kept as a scenario,
    position or tour.
    """
    from ruleproof.commands.explore import Options
    from ruleproof.commands.explore import explore as run

    options = Options(game, case, step, report, engine, port, save, seed, data, timeout, not no_browser)
    sys.exit(run(options))


def _seconds(duration: str) -> float:
    """Return a time such as 90, 90s, 5m or 2h in seconds; 0 where none is given."""
    number, unit = duration.rstrip("smh"), duration[len(duration.rstrip("smh")) :]
    factor = {"": 1, "s": 1, "m": 60, "h": 3600}.get(unit)
    try:
        if factor is not None:
            return float(number or 0) * factor
    except ValueError:
        pass
    raise UsageError(f"--time {duration}: wanted a number of seconds, or 30s, 5m, 2h")


def main() -> None:
    """Run the command line; errors of input are told in plain words."""
    from ruleproof.engines.leftovers import become_reaper
    from ruleproof.engines.stdio import StartError

    become_reaper()
    gc.set_threshold(_COLLECT_AFTER)
    try:
        cli.main(standalone_mode=False)
    except (click.exceptions.Abort, KeyboardInterrupt):
        click.echo("ruleproof: interrupted", err=True)
        sys.exit(130)
    except click.ClickException as error:
        error.show()
        sys.exit(2)
    except (UsageError, DataError) as error:
        click.echo(f"ruleproof: {error}" if isinstance(error, UsageError) else str(error), err=True)
        sys.exit(2)
    except StartError as error:
        click.echo(f"ruleproof: {error}", err=True)
        sys.exit(4)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)

"""Commands that judge an engine. Each imports what it needs when it is called."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ruleproof.commands.containing import contained
from ruleproof.commands.options import (
    DATA,
    DEBUG,
    ENGINE,
    GAME,
    IN_PROCESS,
    REMOTE,
    SITE,
    TIMEOUT,
    patience,
    readings_given,
    require_there,
)
from ruleproof.input.problems import UsageError

if TYPE_CHECKING:
    from ruleproof.engines.containment import Containment
    from ruleproof.reports.progress import Progress


_SITE = click.option(
    "--site",
    default=SITE,
    show_default=True,
    metavar="URL",
    help="Where the pages of clauses and rulings are; with '' nothing is linked there.",
)


@click.command()
@ENGINE
@GAME
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
@DATA
@click.option(
    "--jobs", default=1, show_default=True, type=click.IntRange(1, 64), metavar="N", help="Engines at once."
)
@TIMEOUT
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
@_SITE
@IN_PROCESS
@DEBUG
@REMOTE
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
    from ruleproof.api import verify as run
    from ruleproof.input.folders import Data
    from ruleproof.input.problems import shown_path
    from ruleproof.reports.json_report import read_report
    from ruleproof.reports.progress import Progress
    from ruleproof.reports.since import since
    from ruleproof.reports.terminal import show_summary
    from ruleproof.reports.write import write_reports
    from ruleproof.running.run import Options
    from ruleproof.running.selection import Selection

    if components is not None and len(game) != 1:
        raise UsageError("--components FILE is the set of one game; name it with --game")
    require_there(components)
    earlier = read_report(against) if against is not None else None
    options = Options(
        engine=engine,
        games=game,
        selection=Selection(clause, case),
        components=components,
        profile=profile,
        readings=readings_given(reading),
        data=data,
        jobs=jobs,
        timeout=patience(timeout, debug=debug),
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


@click.command()
@ENGINE
@GAME
@DATA
@TIMEOUT
@IN_PROCESS
@DEBUG
@REMOTE
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
            patience(timeout, debug=debug),
            in_process,
            remote=remote,
            containment=containment,
        )
    )


@click.command()
@ENGINE
@click.option("--game", required=True, metavar="G", help="The game.")
@click.option("--case", default="", metavar="ID", help="Ask about a state of this case.")
@click.option("--step", type=int, metavar="N", help="The state after N plays; else where the case ends.")
@click.argument("verb", metavar="VERB")
@click.argument("params", metavar="[PARAMS]", default="")
@DATA
@TIMEOUT
@IN_PROCESS
@DEBUG
@REMOTE
@contained
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
    containment: Containment,
) -> None:
    """Ask an engine one question, and show the reply.

    With the faults of the reply by the schemas, and how it differs from the reference's. PARAMS is a JSON
    object; its members take the place of those that follow from the case. Of apply, the action is the next of
    the case.
    """
    from ruleproof.commands.ask import Question
    from ruleproof.commands.ask import ask as run

    question = Question(verb, game, case, step, params)
    sys.exit(
        run(
            engine,
            question,
            data,
            patience(timeout, debug=debug),
            in_process,
            remote=remote,
            containment=containment,
        )
    )


@click.command()
@click.argument("reports", nargs=-1, type=click.Path(path_type=Path), metavar="REPORT...")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("ruleproof-compare"),
    show_default=True,
    metavar="DIR",
    help="Where the page and its JSON go.",
)
@_SITE
@DATA
def compare(reports: tuple[Path, ...], out: Path, site: str, data: tuple[Path, ...]) -> None:
    """Put engines, or runs of one engine, side by side.

    REPORT is the report.json of a run, the folder it lies in, or a folder of such folders. Chapter by chapter
    it is told how many of the judged cases pass, and ruling by ruling what is played; of two runs of one
    engine, in the order in which they are named, also what is new, mended and worse.

    Exit status: 0 compared, 2 wrong usage or unreadable input.
    """
    from ruleproof.commands.compare import compare as run

    run(reports, out, site, data)


COMMANDS = (verify, smoke, ask, compare)

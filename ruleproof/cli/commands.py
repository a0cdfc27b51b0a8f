"""The commands that start no engine. Each imports what it needs when it is called."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from ruleproof.cli.options import DATA, GAME


@click.command("list")
@click.argument(
    "what",
    type=click.Choice(["games", "clauses", "rulings", "cases", "components", "positions", "unreached"]),
    default="games",
)
@GAME
@click.option(
    "--components",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="A corrected component set: what it leaves unproved.",
)
@DATA
def list_(what: str, game: tuple[str, ...], components: Path | None, data: tuple[Path, ...]) -> None:
    """List games, clauses, rulings, cases and more.

    With `components` the component sets, with `positions` the named positions, with `unreached` the clauses
    that no tour reaches.
    """
    from ruleproof.cli.listing import listing
    from ruleproof.input.asked import existing_file

    if components is not None:
        existing_file("--components")(str(components))

    for line in listing(what, game, components, data):
        click.echo(line)


@click.command()
@click.argument("identity", metavar="ID")
@click.option("--language", default="", metavar="CODE", help="Say it in the language of an edition, as de.")
@click.option("--messages", is_flag=True, help="Of a case: its requests, and the reference's replies.")
@GAME
@DATA
def explain(
    identity: str, language: str, messages: bool, game: tuple[str, ...], data: tuple[Path, ...]
) -> None:
    """Explain a clause, a ruling or a case.

    ID is an id, the number of a clause (10.12), or the last words of an id (tie); with a number or last
    words, name the game with --game.
    """
    from ruleproof.cli.explain import explain as run

    click.echo(run(identity, data, game, language, messages=messages))


@click.command()
@GAME
@DATA
def check(game: tuple[str, ...], data: tuple[Path, ...]) -> None:
    """Check specification, schemas and features.

    All errors are told at once, with file and line.
    """
    from ruleproof.cli.check import check as run

    lines, status = run(game, data)
    for line in lines:
        click.echo(line)
    sys.exit(status)


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
@click.option(
    "--site",
    default="http://127.0.0.1:8000/",
    show_default=True,
    metavar="URL",
    help="Where the pages of clauses and rulings are; with '' nothing is linked there.",
)
@DATA
def compare(reports: tuple[Path, ...], out: Path, site: str, data: tuple[Path, ...]) -> None:
    """Put engines, or runs of one engine, side by side.

    REPORT is the report.json of a run, the folder it lies in, or a folder of such folders. Chapter by chapter
    it is told how many of the judged cases pass, and ruling by ruling what is played; of two runs of one
    engine, in the order in which they are named, also what is new, mended and worse.

    Exit status: 0 compared, 2 wrong usage or unreadable input.
    """
    from ruleproof.cli.compare import compare as run

    run(reports, out, site, data)

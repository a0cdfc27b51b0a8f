"""Commands that start no engine. Each imports its modules only when it is called."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from ruleproof.input.command_line import DATA, GAME


@click.command("list")
@click.argument(
    "what",
    type=click.Choice(
        [
            "games",
            "clauses",
            "rulings",
            "cases",
            "components",
            "positions",
            "sentences",
            "unreached",
            "unshown",
        ]
    ),
    default="games",
)
@GAME
@DATA
def list_(what: str, game: tuple[str, ...], data: tuple[Path, ...]) -> None:
    """List games, clauses, rulings, cases and more.

    `components` lists the component sets, `positions` the named positions, `sentences` those in
    which scenarios are written, `unreached` the clauses that no tour reaches, and `unshown` those
    that no scenario shows, each as the beginning of a Rule to copy into a feature file.
    """
    from ruleproof.cli.listing import listing

    for line in listing(what, game, data):
        click.echo(line)


@click.command()
@click.argument("words", metavar="ID|WORDS", nargs=-1, required=True)
@click.option("--language", default="", metavar="CODE", help="Use the language of an edition, such as de.")
@click.option("--messages", is_flag=True, help="For a case: show its requests and the reference's replies.")
@GAME
@DATA
def explain(
    words: tuple[str, ...], language: str, messages: bool, game: tuple[str, ...], data: tuple[Path, ...]
) -> None:
    """Explain a clause, a ruling or a case, or find rules by words.

    ID is an id, the number of a clause (10.12) or ruling (R10.2), or the last words of an id (tie); with a
    number or last words, name the game with --game. If no id fits, the words are taken as a question, such as
    must I pay my bid, and the rules that fit best are listed; `ruleproof find WORDS` is the same.
    """
    from ruleproof.cli.explain import explain as run

    click.echo(run(" ".join(words), data, game, language, messages=messages))


@click.command()
@GAME
@DATA
def check(game: tuple[str, ...], data: tuple[Path, ...]) -> None:
    """Check the specification, schemas and features.

    Reports all errors at once, with file and line. Without --game and --data, the games of the current folder
    are checked or, if it has none, those of the kit.
    """
    from ruleproof.cli.check import check as run

    lines, status = run(game, data)
    for line in lines:
        click.echo(line)
    sys.exit(status)

"""Commands for authors of games. Each imports what it needs when it is called."""

from __future__ import annotations

from pathlib import Path

import click

from ruleproof.cli.options import DATA, GAME


@click.command("new-game")
@click.argument("name", metavar="NAME")
@click.argument("folder", type=click.Path(path_type=Path), metavar="[DIR]", required=False)
@click.option("--title", default="", help="What the game is called; the words of NAME if left out.")
def new_game(name: str, folder: Path | None, title: str) -> None:
    """Write the folders of a game, with one clause and one scenario, that passes check.

    NAME is the game's id, as lost_cities; DIR is a new folder, called like the game if left out.
    """
    from ruleproof.edit.new_game import new_game as run

    for line in run(name, title, folder or Path(name)):
        click.echo(line)


@click.command()
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("ruleproof-site"),
    show_default=True,
    metavar="DIR",
    help="Where the site goes.",
)
@GAME
@DATA
def docs(out: Path, game: tuple[str, ...], data: tuple[Path, ...]) -> None:
    """Build the site of the games in a folder of your own (--data).

    It has their rules, rulings, components, positions and terms. A checkout of the kit is needed, and what
    `make setup` brings.
    """
    from ruleproof.edit.build_site import build_site

    click.echo(build_site(data, game, out))

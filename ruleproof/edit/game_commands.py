"""Commands for authors of games. Each imports what it needs when it is called."""

from __future__ import annotations

from pathlib import Path

import click

from ruleproof.input.command_line import DATA, GAME


@click.command("new-game")
@click.argument("name", metavar="NAME")
@click.argument("folder", type=click.Path(path_type=Path), metavar="[DIR]", required=False)
@click.option("--title", default="", help="The game's title; by default, the words of NAME.")
@click.option("--rules-only", is_flag=True, help="Begin with the rulebook and the rules: two YAML files.")
def new_game(name: str, folder: Path | None, title: str, *, rules_only: bool) -> None:
    """Create the folders of a new game.

    The game has one clause and one scenario, and passes `ruleproof check`. NAME is the game's id, such as
    high_tide; DIR is a new folder, by default named after the game.
    """
    from ruleproof.edit.new_game import new_game as run

    for line in run(name, title, folder or Path(name), rules_only=rules_only):
        click.echo(line)


@click.command()
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("ruleproof-site"),
    show_default=True,
    metavar="DIR",
    help="Folder for the site.",
)
@click.option("--pdf", is_flag=True, help="Also print the rules as PDF, which needs Chromium.")
@GAME
@DATA
def docs(out: Path, game: tuple[str, ...], data: tuple[Path, ...], *, pdf: bool) -> None:
    """Build a site for the games in your own folder (--data).

    The site shows their rules, rulings, components, positions and terms, as far as they are written. It needs
    a checkout of the kit in which `make setup` has run.
    """
    from ruleproof.edit.build_site import build_site

    click.echo(build_site(data, game, out, pdf=pdf))

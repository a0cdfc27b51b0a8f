"""Commands for editors of rules. Each imports what it needs when it is called."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from ruleproof.input.command_line import DATA, GAME
from ruleproof.input.problems import UsageError, shown_path


@click.command()
@click.option(
    "--rulebook",
    multiple=True,
    required=True,
    metavar="EDITION=FILE",
    help="Your own copy of the rulebook, as plain text.",
)
@click.option("--game", required=True, metavar="G", help="The game.")
@DATA
def coverage(rulebook: tuple[str, ...], game: str, data: tuple[Path, ...]) -> None:
    """List the sentences of a rulebook that no clause points to."""
    from ruleproof.edit.coverage import coverage as run

    text, status = run(rulebook, game, data)
    click.echo(text)
    sys.exit(status)


@click.command()
@click.argument("ruling", metavar="RULING")
@click.argument("reading", metavar="READING")
@click.option("--why", required=True, metavar="TEXT", help="Why the current reading is being replaced.")
@click.option(
    "--authority",
    type=click.Choice(["inference", "component", "publisher", "designer", "community", "editor"]),
    default="inference",
    show_default=True,
    help="What the decision rests on.",
)
@click.option(
    "--date",
    "day",
    default="",
    metavar="DAY",
    help="Date of the decision, such as 2026-11-22; by default, today.",
)
@click.option(
    "--status",
    type=click.Choice(["adopted", "contested", "open"]),
    help="New status of the ruling; by default, the status does not change.",
)
@click.option("--dry-run", is_flag=True, help="Show what would change without changing anything.")
@click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
@DATA
def settle(
    ruling: str,
    reading: str,
    why: str,
    authority: str,
    day: str,
    status: str | None,
    dry_run: bool,
    yes: bool,
    data: tuple[Path, ...],
) -> None:
    """Adopt another reading of a ruling, everywhere at once.

    The command shows the changes to the ruling's entry, to the reference's default reading, and to the
    scenarios and tours that depend on the old reading. If you confirm, it writes them and checks the game. It
    also lists the texts that only you can write, and the positions that contradict themselves under the new
    reading. git undoes the changes; the command lists the files.

    Exit status: the status of check, 2 for wrong usage, 1 if you do not confirm.
    """
    from datetime import date

    from ruleproof.edit.settle import Decision, checked, settlement

    try:
        decided = date.fromisoformat(day) if day else date.today()
    except ValueError:
        raise UsageError(f"--date {day}: wanted a date such as 2026-11-22") from None
    made = settlement(Decision(ruling, reading, why, authority, decided.isoformat(), status or ""), data)
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
    click.echo("Changed (if they were committed before, `git restore` with these files undoes this):")
    for path in sorted(made.texts):
        click.echo(f"  {shown_path(path)}")
    printed, exit_status = checked(made, data)
    click.echo(printed)
    sys.exit(exit_status)


@click.command()
@click.argument("old", metavar="OLD")
@click.argument("new", metavar="NEW")
@GAME
@click.option("--json", "as_json", is_flag=True, help="Print the changes as JSON.")
def diff(old: str, new: str, game: tuple[str, ...], as_json: bool) -> None:
    """Show what has changed between two versions of the suite.

    OLD and NEW are checkouts, exports, or commits or tags of the current git repository. The list shows which
    clauses, rulings, component entries, schemas and cases are new, removed, reworded or changed. Unless one
    of the two is an export, the reference of OLD is then run on NEW: an engine that conformed to OLD fails
    the same cases. Marks: + new, - removed, ! changed, ~ reworded.
    """
    from ruleproof.edit.diff import as_text
    from ruleproof.edit.diff import diff as run
    from ruleproof.input import jsontext

    diffs = run(old, new, game, lambda text: click.echo(text, err=True))
    if as_json:
        click.echo(jsontext.encode(diffs).decode())
        return
    for line in as_text(diffs):
        click.echo(line)


@click.command()
@click.argument("folder", type=click.Path(path_type=Path), metavar="DIR")
@GAME
@DATA
def export(folder: Path, game: tuple[str, ...], data: tuple[Path, ...]) -> None:
    """Write all cases for a runner in another language.

    The export also holds the reference's replies and the schemas.
    """
    from ruleproof.edit.export import export as run

    click.echo(run(folder, game, data))


@click.command("new-adapter")
@click.argument("language", metavar="LANGUAGE")
@click.argument("folder", type=click.Path(path_type=Path), metavar="DIR")
@click.option("--game", required=True, metavar="G", help="The game.")
@DATA
def new_adapter(language: str, folder: Path, game: str, data: tuple[Path, ...]) -> None:
    """Write a skeleton adapter that runs but plays nothing yet.

    LANGUAGE is python, javascript, typescript, rust, go, java, c, php or lua, or for a game in a framework
    boardgame.io, pettingzoo or openspiel.
    """
    from ruleproof.edit.new_adapter import new_adapter as run

    for line in run(language, folder, game, data):
        click.echo(line)


@click.command()
@click.option("--game", required=True, metavar="G", help="The game.")
@click.option("--seats", default=0, metavar="N", help="Number of seats; by default, the fewest.")
@click.option("--seed", default=0, metavar="N", help="Random seed; a different seed gives a different game.")
@click.option(
    "--components",
    default="",
    metavar="NAME",
    help="Play with this component set instead of the one in force.",
)
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="An option of the game, such as partners=true.",
)
@click.option("--title", default="", help="The title of the tour.")
@click.option("--toward", multiple=True, metavar="ID", help="Prefer plays that apply this clause.")
@click.argument("out", type=click.Path(path_type=Path), metavar="FILE")
@DATA
def tour(**asked: Any) -> None:
    """Record a whole game played by the reference.

    The plays are chosen so that they apply as many clauses as possible. The game is played to its end; a
    long one takes minutes, and a line says every few seconds how far it is.
    """
    from ruleproof.edit.record import record
    from ruleproof.reports.progress import ProgressLine

    with ProgressLine() as line:
        told = record(**asked, tell=line.show)
    click.echo(told)

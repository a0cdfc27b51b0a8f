"""`ruleproof impact`: how much the rulings of a game matter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import click
import msgspec

from ruleproof.cases.suite import Suite
from ruleproof.edit.impact import PLAYERS, Tally, measured, require_switchable
from ruleproof.input.folders import Data
from ruleproof.play.measured import save, shown_progress


def impact(
    game: str,
    rulings: Sequence[str],
    games: int,
    steps: int,
    file: Path | None,
    data_folders: Sequence[Path],
    jobs: int,
    dask: str,
) -> None:
    """Print in what share of games the readings part and the winner changes, the weightiest ruling first.

    Raises:
        UsageError, DataError: the command or some input is at fault, or the workers die.
    """
    data = Data.of(data_folders)
    suite = Suite.open(data, data.game(game))
    chosen = [require_switchable(suite, name) for name in rulings]
    with shown_progress("games") as progress:
        tallies = measured(
            suite, data_folders, games, chosen, steps=steps, jobs=jobs, dask=dask, progress=progress
        )
    for line in _lines(suite, games, tallies):
        click.echo(line)
    if file is not None:
        save(file, suite, {"steps": steps, "tallies": msgspec.to_builtins(tallies)})


def _lines(suite: Suite, games: int, tallies: Sequence[Tally]) -> Iterator[str]:
    players = " and ".join(f"a {player}" for player in PLAYERS)
    yield f"{suite.game.title}: {games} deals, each played by {players} player"
    yield "shares of games, in brackets the 95 % confidence interval"
    for tally in tallies:
        if tally.player == PLAYERS[0]:
            adopted = suite.game.rulings[tally.ruling].adopted
            yield f"{tally.ruling.rpartition('.')[2]}: {tally.reading} in place of {adopted}"
        yield f"  {tally.player:8}  {tally.words}"

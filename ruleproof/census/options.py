"""Options of `census`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from ruleproof.engines.options import EngineOptions, seconds
from ruleproof.input.command_options import GAME, Option, arguments_for, command_line, seconds_of
from ruleproof.running.spreading import DASK, JOBS


class CensusOptions(EngineOptions, frozen=True, kw_only=True):
    """Options of `census`."""

    game: Annotated[str, GAME]
    set: Annotated[str, Option("A small set of the game; by default, the first one.", "NAME")] = ""
    position: Annotated[
        str,
        Option("Instead of a small set: a named position, or 'new game of N', with all components.", "P"),
    ] = ""
    depth: Annotated[int, Option("Maximum number of plays; 3 with --position.", "N", least=0)] = 0
    positions: Annotated[int, Option("Maximum number of positions.", "N", least=0)] = 0
    time: Annotated[
        float, Option("Time limit, such as 30s, 5m or 2h.", "T", read=seconds_of, written=seconds)
    ] = 0.0
    readings: Annotated[bool, Option("Also find what the other readings change.")] = False
    jobs: Annotated[int, JOBS] = 1
    dask: Annotated[str, DASK] = ""
    report: Annotated[
        Path, Option("Folder for the report on an engine that differs.", "DIR", whole_run=True)
    ] = Path("ruleproof-census")

    @property
    def command(self) -> str:
        """Return the command that repeats the census."""
        return command_line("ruleproof", "census", *arguments_for(self))

"""Options of `census`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from ruleproof.engines.options import EngineOptions, seconds
from ruleproof.input.command_options import GAME, Option


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
    time: Annotated[float, Option("Time limit in seconds.", "S", least=0, written=seconds)] = 0.0
    readings: Annotated[bool, Option("Also find what the other readings change.")] = False
    save: Annotated[Path | None, Option("Write the certificate to this file.", "FILE")] = None
    as_cases: Annotated[
        int,
        Option(
            "Write at most N cases that together reach as many branches of the reference as possible.",
            "N",
            least=0,
        ),
    ] = 0
    into: Annotated[Path | None, Option("Folder for the cases; by default, census-cases.", "DIR")] = None
    jobs: Annotated[int, Option("Number of processes to run at once.", "N", least=1, most=64)] = 1
    dask: Annotated[str, Option("Use the workers of this Dask scheduler (tcp://HOST:PORT).", "ADDRESS")] = ""
    resume: Annotated[
        Path | None,
        Option(
            "Continue from this file. Ctrl-C writes it; without --resume, it writes census.unfinished.",
            "FILE",
        ),
    ] = None

    @property
    def cases_folder(self) -> Path:
        """Return the folder for the cases."""
        return self.into or Path("census-cases")

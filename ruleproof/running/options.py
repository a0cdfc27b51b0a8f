"""The options of `verify`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from ruleproof.engines.options import EngineOptions, seconds
from ruleproof.input.command_options import (
    PROFILE,
    READING,
    Option,
    arguments_for,
    command_line,
    existing_file,
)
from ruleproof.input.problems import UsageError
from ruleproof.running.selection import Selection

SITE = "http://127.0.0.1:8000/"
"""The address at which `make serve` shows the site."""
SITE_OPTION = Option(
    "Site with the pages of clauses and rulings to link to; '' for no links.", "URL", whole_run=True
)


class VerifyOptions(EngineOptions, frozen=True, kw_only=True):
    """The options of a run."""

    games: Annotated[
        tuple[str, ...], Option("Only this game (may be repeated).", "G", "--game", whole_run=True)
    ] = ()
    selection: Selection = Selection()
    components: Annotated[
        Path | None,
        Option(
            "Use this component set instead of the bundled one.", "FILE", read=existing_file("--components")
        ),
    ] = None
    profile: Annotated[str, PROFILE] = ""
    readings: Annotated[dict[str, str], READING] = {}
    jobs: Annotated[
        int, Option("Number of engines to run at once.", "N", least=1, most=64, whole_run=True)
    ] = 1
    known_failures: Annotated[
        Path | None, Option("A list of cases that are expected to fail.", "FILE", whole_run=True)
    ] = None
    report: Annotated[Path | None, Option("Folder for the report.", "DIR", whole_run=True)] = None
    against: Annotated[
        Path | None,
        Option("Show what has changed since this report.json (or its folder).", "REPORT", whole_run=True),
    ] = None
    fresh: Annotated[
        int,
        Option(
            "Number of fresh games to play at the end; 0 for none.", "N", least=0, most=100, whole_run=True
        ),
    ] = 3
    seed: Annotated[
        int | None, Option("Repeat the fresh games of this seed.", "N", least=0, whole_run=True)
    ] = None
    deadline: Annotated[
        float,
        Option(
            "Time limit for the run, in seconds. What was judged until then is reported.",
            "S",
            least=1,
            whole_run=True,
            written=seconds,
        ),
    ] = 3600.0
    site: Annotated[str, SITE_OPTION] = ""
    ask_again: Annotated[bool, Option("Run the reference instead of using its recording.")] = False

    def require_sound(self) -> None:
        """Refuse a component set unless exactly one game is named.

        Raises:
            UsageError: a component set is given, but not the one game that it belongs to.
        """
        if self.components is not None and len(self.games) != 1:
            raise UsageError("--components FILE is the set of one game; name it with --game")

    @property
    def wanted_games(self) -> tuple[str, ...]:
        """Return the games of `--game`."""
        return self.games

    @property
    def hidden(self) -> tuple[Path, ...]:
        """Return the report folder, whose earlier report contains expected answers."""
        return (self.report or DEFAULT_REPORT,)

    @property
    def command(self) -> str:
        """Return the command that repeats the run."""
        return command_line("ruleproof", "verify", *arguments_for(self))

    @property
    def case_command(self) -> str:
        """Return the command that runs a single case again; append `--case ID`."""
        game = ["--game", *self.games] if self.components is not None else []
        return command_line("ruleproof", "verify", *arguments_for(self, for_one_case=True), *game)

    @property
    def explore_command(self) -> str:
        """Return the command that opens a case of the report beside the engine; append `--case ID`."""
        return self.command_of("explore", "--report", str(self.report or DEFAULT_REPORT))


DEFAULT_REPORT = Path("ruleproof-report")
"""The default report folder."""

"""Options of the commands that run an engine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from ruleproof.engines.connect import REFERENCE, Connector, connector
from ruleproof.engines.containment import Containment
from ruleproof.input.command_options import Option, arguments_for, command_line
from ruleproof.input.folders import Data


def seconds(value: float) -> str:
    """Return a number of seconds in the form in which users type it."""
    return f"{value:g}"


class EngineOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The engine to run, and its limits.

    Attributes:
        data: folders with additional games.
        timeout: seconds for one answer.
        containment: the engine's limits on the machine.
        engine: the engine's connection string.
    """

    data: Annotated[tuple[Path, ...], Option("A folder with additional games (may be repeated).", "DIR")] = ()
    timeout: Annotated[
        float, Option("Time limit for one answer, in seconds.", "S", least=0.05, most=3600, written=seconds)
    ] = 10.0
    in_process: Annotated[bool, Option("Run a python: engine inside this process.")] = False
    containment: Containment = Containment()
    engine: Annotated[
        str,
        Option("The engine: reference, stdio:COMMAND, python:package.module or tcp:HOST:PORT.", "CONNECTION"),
    ] = REFERENCE

    @property
    def hidden(self) -> tuple[Path, ...]:
        """Return the folders of this command that a sandbox hides, besides the kit and its data."""
        return ()

    @property
    def wanted_games(self) -> tuple[str, ...]:
        """Return the games that this command asks about; none stands for all."""
        return ()

    def connector(self, data: Data) -> Connector:
        """Return a function that starts the engine within its limits.

        Raises:
            UsageError: the connection string has an unknown form, or the limits cannot be applied to the
                engine.
        """
        return connector(
            self.engine,
            data,
            in_process=self.in_process,
            containment=self.containment,
            hidden=self.hidden,
            games=self.wanted_games,
        )

    def command_of(self, name: str, *words: str) -> str:
        """Return the command with this name for the same engine and limits, followed by `words`."""
        bounds = {field: getattr(self, field) for field in EngineOptions.__struct_fields__}
        return command_line("ruleproof", name, *arguments_for(EngineOptions(**bounds)), *words)

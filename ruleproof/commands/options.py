"""Options that several commands have, and what their values mean."""

from __future__ import annotations

from pathlib import Path

import click

from ruleproof.input.problems import UsageError

DATA = click.option(
    "--data",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="A folder with further games.",
)
GAME = click.option("--game", multiple=True, metavar="G", help="Only this game (may be repeated).")
ENGINE = click.option(
    "--engine",
    default="reference",
    show_default=True,
    metavar="CONNECTION",
    help="reference, stdio:COMMAND, python:package.module or tcp:HOST:PORT.",
)
IN_PROCESS = click.option("--in-process", is_flag=True, help="Run a python: engine inside this process.")
DEBUG = click.option("--debug", is_flag=True, help="Wait for answers without a limit, as at a breakpoint.")
REMOTE = click.option("--remote", is_flag=True, help="Let tcp: name another machine than this one.")
TIMEOUT = click.option(
    "--timeout",
    default=10.0,
    show_default=True,
    type=click.FloatRange(0.05, 3600),
    metavar="S",
    help="Seconds for one answer.",
)

SITE = "http://127.0.0.1:8000/"
"""Where `make serve` shows the site."""


def patience(timeout: float, *, debug: bool) -> float:
    """Return how long an answer may take."""
    from ruleproof.engines.tcp import NO_TIMEOUT

    return NO_TIMEOUT if debug else timeout


def require_there(components: Path | None) -> None:
    if components is not None and not components.is_file():
        raise UsageError(f"--components {components}: there is no such file")


def readings_given(given: tuple[str, ...]) -> dict[str, str]:
    readings = {}
    for text in given:
        ruling, equals, reading = text.partition("=")
        if not equals or not ruling or not reading:
            raise UsageError(f"--reading {text}: wanted RULING=READING")
        readings[ruling] = reading
    return readings


def seconds_of(duration: str) -> float:
    """Return a time such as 90, 90s, 5m or 2h in seconds; 0 where none is given."""
    number, unit = duration.rstrip("smh"), duration[len(duration.rstrip("smh")) :]
    factor = {"": 1, "s": 1, "m": 60, "h": 3600}.get(unit)
    try:
        if factor is not None:
            return float(number or 0) * factor
    except ValueError:
        pass
    raise UsageError(f"--time {duration}: wanted a number of seconds, or 30s, 5m, 2h")

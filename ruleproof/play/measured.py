"""What is measured of a game, written to a file, and progress on a terminal."""

from __future__ import annotations

import datetime
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
import msgspec

from ruleproof.cases.suite import Suite
from ruleproof.input import jsontext
from ruleproof.input.problems import UsageError, shown_path


def save(file: Path, suite: Suite, measurements: dict[str, Any]) -> None:
    """Write what was measured of a game, with the day and the suite that it was measured on.

    Raises:
        UsageError: the file cannot be written.
    """
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    whole = {"game": suite.game.id, "date": today, "suite": suite.digest(), **measurements}
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.format(jsontext.encode(whole), indent=1) + b"\n")
    except OSError as error:
        raise UsageError(f"{shown_path(file)}: cannot be written: {error.strerror}") from None
    click.echo(f"Saved: {shown_path(file)}")


@contextmanager
def shown_progress(what: str) -> Iterator[Callable[[int, int], None]]:
    """Show on a terminal how many of some things are done, on a line that is cleared at the end."""
    stream = sys.stderr
    if not stream.isatty():
        yield lambda _done, _of: None
        return

    def show(done: int, of: int) -> None:
        stream.write(f"\r\x1b[K{done} of {of} {what}")
        stream.flush()

    try:
        yield show
    finally:
        stream.write("\r\x1b[K")
        stream.flush()

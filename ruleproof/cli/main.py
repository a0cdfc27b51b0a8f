"""The command line. Each command imports its modules only when it is called, so that short runs start
fast.
"""

from __future__ import annotations

import errno
import gc
import os
import sys
import tempfile
import traceback
from contextlib import suppress
from importlib.metadata import EntryPoint, distribution
from io import BufferedWriter, FileIO, TextIOWrapper
from pathlib import Path
from typing import Any

import click

from ruleproof import __version__
from ruleproof.input.problems import DataError, UsageError

# There are many recordings, and they have no cycles: a collector that runs less often saves a
# tenth of the time of a long run.
_COLLECT_AFTER = 50_000


_COMMANDS = "ruleproof.commands"
"""The group of entry points; each maps the name of a command to its location."""
_OTHER_NAMES = {"find": "explain"}
"""Names that commands have besides: `find WORDS` says what `explain WORDS` does."""


INTERNAL_ERROR = 5
"""The exit status after an error of the kit itself."""
CANNOT_WRITE = 6
"""The exit status if standard output cannot be written."""


class CannotWrite(Exception):
    """Raised if standard output cannot be written.

    It is not an `OSError`, because click ends with status 1 after a broken pipe.
    """


class _Output(FileIO):
    """Standard output, whose errors are distinguished from those of files."""

    def write(self, data: Any) -> int:
        try:
            return super().write(data)
        except OSError as error:
            raise CannotWrite(error.strerror) from None


class _Commands(click.Group):
    """The commands of this distribution. Each is loaded when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [entry.name for entry in _entries()]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        name = _OTHER_NAMES.get(cmd_name, cmd_name)
        found = next((entry for entry in _entries() if entry.name == name), None)
        return found.load() if found is not None else None


def _entries() -> list[EntryPoint]:
    return [entry for entry in distribution("ruleproof").entry_points if entry.group == _COMMANDS]


@click.group(
    cls=_Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
)
@click.version_option(__version__, prog_name="ruleproof")
def cli() -> None:
    """Check a game engine against the formal specification of its rules.

    Every command ends with status 5 after an error of the kit itself, and with status 6 if standard output
    cannot be written. Neither says anything about an engine.
    """


def main() -> None:
    """Run the command line; errors are reported in plain words.

    Errors of the kit and of its output have their own exit statuses, because status 1 says that an engine
    does not conform.
    """
    _prepare_streams()
    gc.set_threshold(_COLLECT_AFTER)
    try:
        status = _run()
        sys.stdout.flush()
    except CannotWrite as error:
        status = CANNOT_WRITE
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        if str(error) != os.strerror(errno.EPIPE):
            click.echo(f"ruleproof: standard output cannot be written: {error}", err=True)
    except Exception as error:
        status = INTERNAL_ERROR
        click.echo(_words_of(error), err=True)
    sys.exit(status)


def _run() -> int | str | None:
    """Run a command and return its exit status."""
    try:
        os.getcwd()
    except FileNotFoundError:
        click.echo("ruleproof: the working folder has been removed; change to another one", err=True)
        return 2
    try:
        cli.main(standalone_mode=False)
    except SystemExit as done:
        return done.code
    except (click.exceptions.Abort, KeyboardInterrupt):
        click.echo("ruleproof: interrupted", err=True)
        return 130
    except click.ClickException as error:
        error.show()
        return 2
    except (UsageError, DataError) as error:
        click.echo(f"ruleproof: {error}" if isinstance(error, UsageError) else str(error), err=True)
        return 2
    except Exception as error:
        from ruleproof.engines.stdio import StartError  # commands that start no engine do without it

        if not isinstance(error, StartError):
            raise
        click.echo(f"ruleproof: {error}", err=True)
        return 4
    return 0


def _prepare_streams() -> None:
    """Replace closed standard streams by the null device, and make every character writable."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
    if sys.stdout is sys.__stdout__:
        encoding = sys.stdout.encoding if sys.stdout is not None else "utf-8"
        writer = BufferedWriter(_Output(1, "w", closefd=False))
        sys.stdout = TextIOWrapper(writer, encoding, "backslashreplace", line_buffering=os.isatty(1))
    sys.stderr = sys.stderr or os.fdopen(2, "w", encoding="utf-8")


def _words_of(error: Exception) -> str:
    """Describe an error of the kit itself, and save its traceback."""
    *_, last = traceback.extract_tb(error.__traceback__)
    told = f"{type(error).__name__}: {error} ({Path(last.filename).name}:{last.lineno})"
    lines = [f"ruleproof: an error of the kit itself, which says nothing about the engine: {told}"]
    with suppress(OSError):
        number, name = tempfile.mkstemp(prefix="ruleproof-error-", suffix=".txt")
        with open(number, "w", encoding="utf-8") as file:
            traceback.print_exception(error, file=file)
        lines.append(f"    please report it, with {name}")
    return "\n".join(lines)

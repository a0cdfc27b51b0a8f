"""The command line. Each command imports its modules only when it is called, so that short runs start
fast.
"""

from __future__ import annotations

import gc
import sys
from importlib.metadata import EntryPoint, distribution

import click

from ruleproof import __version__
from ruleproof.input.problems import DataError, UsageError

# There are many recordings, and they have no cycles: a collector that runs less often saves a
# tenth of the time of a long run.
_COLLECT_AFTER = 50_000


_COMMANDS = "ruleproof.commands"
"""The group of entry points; each maps the name of a command to its location."""


class _Commands(click.Group):
    """The commands of this distribution. Each is loaded when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [entry.name for entry in _entries()]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        found = next((entry for entry in _entries() if entry.name == cmd_name), None)
        return found.load() if found is not None else None


def _entries() -> list[EntryPoint]:
    return [entry for entry in distribution("ruleproof").entry_points if entry.group == _COMMANDS]


@click.group(
    cls=_Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
)
@click.version_option(__version__, prog_name="ruleproof")
def cli() -> None:
    """Check a game engine against the formal specification of its rules."""


def main() -> None:
    """Run the command line; input errors are reported in plain words."""
    from ruleproof.engines.stdio import StartError

    gc.set_threshold(_COLLECT_AFTER)
    try:
        cli.main(standalone_mode=False)
    except (click.exceptions.Abort, KeyboardInterrupt):
        click.echo("ruleproof: interrupted", err=True)
        sys.exit(130)
    except click.ClickException as error:
        error.show()
        sys.exit(2)
    except (UsageError, DataError) as error:
        click.echo(f"ruleproof: {error}" if isinstance(error, UsageError) else str(error), err=True)
        sys.exit(2)
    except StartError as error:
        click.echo(f"ruleproof: {error}", err=True)
        sys.exit(4)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)

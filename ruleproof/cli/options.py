"""Builds commands from structs of options; holds the options that the other commands share."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import click
import msgspec

from ruleproof.input.asked import Asked, made_from, options_of

T = TypeVar("T")

DATA = click.option(
    "--data",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="A folder with additional games (may be repeated).",
)
GAME = click.option("--game", multiple=True, metavar="G", help="Only this game (may be repeated).")


def command(name: str, options: type[T]) -> Callable[[Callable[[T], int]], click.Command]:
    """Make a command from a function that takes a struct of options and returns the exit status.

    The options are the struct's fields (`ruleproof.input.asked`); the help is the docstring.
    """

    def made(function: Callable[[T], int]) -> click.Command:
        def run(**values: Any) -> None:
            sys.exit(function(made_from(options, values)))

        run.__doc__ = function.__doc__
        for asked in reversed(options_of(cast(Any, options))):
            run = _parameter(asked)(run)
        return click.command(name)(run)

    return made


def _parameter(asked: Asked) -> Callable[[Any], Any]:
    option, names = asked.option, (asked.name, asked.parameter)
    if not asked.name.startswith("-"):
        needed = asked.default is msgspec.NODEFAULT
        return click.argument(
            asked.parameter, required=needed, metavar=asked.name, default=None if needed else asked.default
        )
    if asked.form == "flag":
        return click.option(*names, is_flag=True, default=bool(asked.default), help=option.help)
    if asked.form in ("many", "pairs"):
        return click.option(
            *names, multiple=True, type=_type(asked), metavar=option.metavar, help=option.help
        )
    needed = asked.default is msgspec.NODEFAULT
    default = None if needed or asked.default is None else asked.default
    if option.read is not None and default is not None:
        default = option.written(default)
    return click.option(
        *names,
        required=needed,
        default=default,
        show_default=bool(default) and not option.hidden,
        type=_type(asked),
        metavar=option.metavar or None,
        help=option.help,
    )


def _type(asked: Asked) -> Any:
    least, most = asked.option.least, asked.option.most
    bounded = least is not None or most is not None
    if asked.option.read is not None:
        return str
    if asked.kind is float and bounded:
        return click.FloatRange(least, most)
    if asked.kind is int and bounded:
        return click.IntRange(None if least is None else int(least), None if most is None else int(most))
    return click.Path(path_type=Path) if asked.kind is Path else asked.kind

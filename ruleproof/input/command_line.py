"""Builds commands from structs of options; contains the options that several commands share."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import click
import msgspec

from ruleproof.input.command_options import OptionField, made_from, options_of

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

    The options are the struct's fields (`ruleproof.input.command_options`), and the help is the function's
    docstring.
    """

    def made(function: Callable[[T], int]) -> click.Command:
        def run(**values: Any) -> None:
            sys.exit(function(made_from(options, values)))

        run.__doc__ = function.__doc__
        for field in reversed(options_of(cast(Any, options))):
            run = _parameter(field)(run)
        return click.command(name)(run)

    return made


def _parameter(field: OptionField) -> Callable[[Any], Any]:
    option, names = field.option, (field.name, field.parameter)
    if not field.name.startswith("-"):
        given: dict[str, Any] = {} if field.default is msgspec.NODEFAULT else {"default": field.default}
        return click.argument(field.parameter, required=not given, metavar=field.name, **given)
    if field.form == "flag":
        return click.option(*names, is_flag=True, default=bool(field.default), help=option.help)
    if field.form in ("many", "pairs"):
        return click.option(
            *names, multiple=True, type=_type(field), metavar=option.metavar, help=option.help
        )
    needed = field.default is msgspec.NODEFAULT
    default = None if needed or field.default is None else field.default
    if option.read is not None and default is not None:
        default = option.written(default)
    # click takes a default of None for a value that is given
    given = {} if needed else {"default": default}
    return click.option(
        *names,
        required=needed,
        **given,
        show_default=bool(default) and not option.hidden,
        type=_type(field),
        metavar=option.metavar or None,
        help=option.help,
    )


def _type(field: OptionField) -> Any:
    least, most = field.option.least, field.option.most
    bounded = least is not None or most is not None
    if field.option.read is not None:
        return str
    if field.kind is float and bounded:
        return click.FloatRange(least, most)
    if field.kind is int and bounded:
        return click.IntRange(None if least is None else int(least), None if most is None else int(most))
    return click.Path(path_type=Path) if field.kind is Path else field.kind

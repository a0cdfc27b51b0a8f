"""The options of all commands that start an engine, which say what it may use of the machine."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import click

_OPTIONS = (
    click.option(
        "--sandbox",
        is_flag=True,
        help="Show the engine nothing but its own folder and the system, by bubblewrap.",
    ),
    click.option(
        "--env",
        "environment",
        multiple=True,
        metavar="NAME",
        help="Let this variable of the environment into the sandbox (may be repeated).",
    ),
    click.option(
        "--memory",
        default="2G",
        show_default=True,
        metavar="SIZE",
        help="What each process of the engine may have; in a sandbox, all of them together.",
    ),
    click.option(
        "--processor-time",
        default=7200,
        show_default=True,
        type=click.IntRange(1),
        metavar="S",
        help="Seconds that a process of the engine may compute.",
    ),
)


def contained(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options that bound its engine; it gets them as one argument, `containment`."""

    @functools.wraps(command)
    def with_containment(
        *arguments: Any,
        sandbox: bool,
        environment: tuple[str, ...],
        memory: str,
        processor_time: int,
        **others: Any,
    ) -> None:
        from ruleproof.engines.containment import containment

        bounds = containment(sandbox, memory, processor_time, environment)
        command(*arguments, containment=bounds, **others)

    for option in reversed(_OPTIONS):
        with_containment = option(with_containment)
    return with_containment

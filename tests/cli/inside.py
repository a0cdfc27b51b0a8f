"""Commands that are run inside the process of a test."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass
class Done:
    """What a command came to."""

    status: int
    out: str
    err: str

    @property
    def said(self) -> str:
        return self.out + self.err


Run = Callable[..., Done]


def interrupt(*_: object, **__: object) -> None:
    """Act as ctrl-C does, in place of some function."""
    raise KeyboardInterrupt

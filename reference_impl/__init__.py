"""The reference: one minimal engine per game, written to be read beside the rules.

A game is a sub-package of this package; `verbs.py` says what it must offer. All imports are relative, because
the package may be loaded under another name and with the games of several folders in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import trace

if TYPE_CHECKING:
    from .verbs import Engine

__all__ = ["engine", "trace"]


def engine(*, in_text: bool = False) -> Engine:
    """Return a reference engine that has not been configured yet: one for JSON values, or `in_text`."""
    from .verbs import Engine

    return Engine(in_text=in_text)

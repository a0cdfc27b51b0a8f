"""The reference: one minimal engine per game, written to be read beside the rules.

A game is a sub-package of this package; `verbs.py` lists what it must offer. All imports are relative,
because the package may be loaded under a different name and may then contain games from several folders.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import trace

if TYPE_CHECKING:
    from .verbs import Engine

__all__ = ["engine", "trace"]


def engine(*, in_text: bool = False, games: Sequence[str] = ()) -> Engine:
    """Return a reference engine that has not been configured yet. It takes JSON values or, if `in_text`, JSON
    text. It offers only these games, or all games if none are named; only what it offers is imported.
    """
    from .verbs import Engine

    return Engine(in_text=in_text, offered=games)

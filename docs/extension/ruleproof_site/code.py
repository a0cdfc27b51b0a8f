"""Marks code in colours only where text has its own colour in `look.css`; most of the markup is saved."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from pygments.formatters import HtmlFormatter
from pygments.token import STANDARD_TYPES, Token, _TokenType
from sphinx.application import Sphinx
from sphinx.highlighting import PygmentsBridge

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

COLOURED = ("c", "k", "m", "s", "gd", "gi", "go", "gp", "nd", "nt")
"""The beginnings of the classes that have a colour."""


class SparingFormatter(HtmlFormatter[str]):
    """Puts no markup around tokens that look like plain text: names, blanks and brackets make up most
    code.
    """

    def format_unencoded(
        self, tokensource: Iterable[tuple[_TokenType, str]], outfile: SupportsWrite[str]
    ) -> None:
        """Write tokens as HTML; an option that is typed has a colour, and stays whole."""
        marked = (
            (Token.Name.Tag if part.startswith("--") else Token.Text if looks_plain(kind) else kind, part)
            for kind, text in tokensource
            for part in ([text] if kind is Token.Generic.Output else re.split(r"(?<!\S)(--\w[\w-]*)", text))
        )
        super().format_unencoded(marked, outfile)


@cache
def looks_plain(kind: _TokenType) -> bool:
    """Tell whether tokens of a kind look like plain text."""
    if kind not in STANDARD_TYPES and kind.parent is not None:
        return looks_plain(kind.parent)
    return not STANDARD_TYPES[kind].startswith(COLOURED)


def setup(app: Sphinx) -> None:
    """Use as little markup as possible for all code on the site."""
    PygmentsBridge.html_formatter = SparingFormatter

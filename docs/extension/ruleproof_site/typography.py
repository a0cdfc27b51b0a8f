"""Quotation marks and other signs as a printer sets them, in the text of every page."""

from __future__ import annotations

import re
from typing import Any

from sphinx.application import Sphinx

from .library import DATA_LANGUAGE

_LEFT_ALONE = re.compile(
    r"(<(code|pre|script|style|kbd|samp|textarea)\b.*?</\2>|<!--.*?-->|<[^>]+>)", re.DOTALL
)
_SIGNS = (
    (re.compile(r"&#39;|&#x27;"), "'"),
    (re.compile(r"&#34;|&quot;"), '"'),
    (re.compile(r"(?<=\w)'"), "’"),
    (re.compile(r"(?<=\d) x (?=\d)"), " × "),
    (re.compile(r"(?<=\d) %"), "\u202f%"),
)
_QUOTED = re.compile(r'"([^"<>\n]*)"')
_MARKS = {"de": r"„\1“"}


def typeset(page: str, language: str) -> str:
    """Return the HTML of a page with the signs of print; code, scripts and attributes stay as they are."""
    marks = _MARKS.get(language, r"“\1”")
    parts = _LEFT_ALONE.split(page)
    for at in range(0, len(parts), 3):
        for sign, printed in _SIGNS:
            parts[at] = sign.sub(printed, parts[at])
        parts[at] = _QUOTED.sub(marks, parts[at])
    return "".join(part for at, part in enumerate(parts) if at % 3 != 2)


def _typeset(app: Sphinx, page: str, _template: str, context: dict[str, Any], _doctree: object) -> None:
    if "body" in context:
        language = app.site_library.language_of_page(page)  # type: ignore[attr-defined]
        context["body"] = typeset(context["body"], language or DATA_LANGUAGE)


def setup(app: Sphinx) -> None:
    """Set the body of every page that Sphinx writes; the permanent pages are set where they are made."""
    app.connect("html-page-context", _typeset)

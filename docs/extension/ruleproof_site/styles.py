"""Style sheets are written for people, with comments and indents, which browsers need not load."""

from __future__ import annotations

import re
from pathlib import Path

from sphinx.application import Sphinx

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_LINE = re.compile(r"\s*\n\s*")
_DECLARATIONS = re.compile(r"\{[^{}\"']*\}")
_SPACE = re.compile(r"\s*([:;,{}])\s*")


def without_remarks(style: str) -> str:
    """Return a style sheet without comments, indents, empty lines, and spaces in declarations without
    strings.
    """
    lines = _LINE.sub("\n", _COMMENT.sub("", style)).strip() + "\n"
    return _DECLARATIONS.sub(lambda found: _SPACE.sub(r"\1", found[0]), lines)


def _shorten(app: Sphinx, error: Exception | None) -> None:
    if error is None and app.builder.format == "html":
        for path in sorted(Path(app.outdir, "_static").glob("*.css")):
            path.write_text(without_remarks(path.read_text(encoding="utf-8")), encoding="utf-8")


def setup(app: Sphinx) -> None:
    """Shorten the style sheets of the site."""
    app.connect("build-finished", _shorten)

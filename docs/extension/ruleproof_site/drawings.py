"""Pictures on the pages: the symbols that a page uses are at its beginning, once; one file has the styles."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx.application import Sphinx

from ruleproof.reports import pictures

if TYPE_CHECKING:
    from .library import Library


def _add_symbols(
    app: Sphinx, page: str, _template: str, context: dict[str, Any], _doctree: nodes.document | None
) -> None:
    body = context.get("body", "")
    if "<use " not in body:
        return
    library: Library = app.site_library  # type: ignore[attr-defined]
    symbols: dict[str, str] = {}
    for book in sorted(library.games.values(), key=lambda book: page.startswith(f"{book.home}/")):
        symbols |= pictures.symbols_of(book.folders)
    signs = pictures.legend(pictures.used(body, symbols), {}) if '<div class="mats">' in body else ""
    if signs:
        signs = (
            f'<details class="fold"><summary>What the signs in the pictures mean</summary>{signs}</details>'
        )
    context["body"] = pictures.defs(body, symbols) + body + signs


def _write_style(app: Sphinx) -> None:
    folder = Path(app.outdir) / "_static"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "board.css").write_text(pictures.STYLE, encoding="utf-8")


def setup(app: Sphinx) -> None:
    """Add the symbols of pictures to pages, and write the styles of pictures."""
    app.connect("builder-inited", _write_style)
    app.connect("html-page-context", _add_symbols)
    app.add_css_file("board.css")

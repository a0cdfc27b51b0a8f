"""The Sphinx extension that shows scenarios and tours as pictures.

It writes the pictures beside the pages, in a script for each feature and tour, which pages load on demand. It
knows no game by name.
"""

from __future__ import annotations

from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sphinx.builders.html import StandaloneHTMLBuilder

from ruleproof_site import packing
from ruleproof_site.markup import environment

from .recorded import FOLDER, Detail, Seen, has_board

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sphinx.application import Sphinx

    from ruleproof_site.library import GameBook, Library

_TEMPLATES = Path(__file__).parent / "templates"
_SCRIPTS = {
    'data-tour="': ("seen.css", packing.SCRIPT, "seen.js", "seen-tour.js"),
    'data-case="': ("seen.css", packing.SCRIPT, "seen.js"),
}
"""The files that a page with a picture needs."""


def setup(app: Sphinx) -> dict[str, Any]:
    """Add the pages for the tours, the scripts for the pictures, and whatever a page needs to load them."""
    app.connect("site-pages", _pages)
    app.connect("site-details", _details)
    app.connect("html-page-context", _add_scripts)
    app.connect("build-finished", _write_scripts)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}


def _pages(app: Sphinx, library: Library) -> dict[str, str]:
    if isinstance(app.builder, StandaloneHTMLBuilder):
        ahead = get_context("fork").Process(target=_draw_scenarios, args=(library,), daemon=True)
        ahead.start()
        app.drawn_ahead = ahead  # type: ignore[attr-defined]
    found: dict[str, str] = {}
    for book in library.games.values():
        found |= book.kept(f"pictures {app.builder.name}", _pages_of)
    return found


def _details(app: Sphinx, book: GameBook) -> dict[str, Detail]:
    app.drawn_ahead.join()  # type: ignore[attr-defined]
    return Seen(book).details() if has_board(book) else {}


def _draw_scenarios(library: Library) -> None:
    """Draw the scenarios into the cache, while the build goes on."""
    for book in library.games.values():
        if has_board(book):
            for _ in Seen(book).features():
                pass


def _pages_of(book: GameBook) -> Iterator[tuple[str, str]]:
    made = environment(_TEMPLATES)
    tours = list(Seen(book).tours()) if has_board(book) else []
    if tours:
        yield f"{book.home}/tours", made.get_template("tours.rst.j2").render(book=book, tours=tours)
    for tour in tours:
        yield f"{book.home}/tours/{tour.name}", made.get_template("tour.rst.j2").render(book=book, tour=tour)


def _add_scripts(app: Sphinx, _page: str, _template: str, context: dict[str, Any], _doctree: object) -> None:
    for mark, (style, *scripts) in _SCRIPTS.items():
        if mark in context.get("body", ""):
            app.add_css_file(style)
            for script in scripts:
                app.add_js_file(script, loading_method="defer")


def _write_scripts(app: Sphinx, failure: Exception | None) -> None:
    if failure is not None or not isinstance(app.builder, StandaloneHTMLBuilder):
        return
    app.drawn_ahead.join()  # type: ignore[attr-defined]
    library: Library = app.site_library  # type: ignore[attr-defined]
    for book in library.games.values():
        if not has_board(book):
            continue
        seen, folder = Seen(book), Path(app.outdir) / book.home / FOLDER
        (folder / "tours").mkdir(parents=True, exist_ok=True)
        scripts = {"signs": seen.signs()}
        scripts |= {name: feature.script for name, feature in seen.features()}
        scripts |= {f"tours/{tour.name}": tour.script for tour in seen.tours()}
        for name, text in scripts.items():
            (folder / f"{name}.js").write_text(text, encoding="utf-8")

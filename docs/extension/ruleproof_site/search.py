"""Makes clauses and rulings findable by their words, by their id and by their number, each at its own anchor.

The search of Sphinx knows the words of whole pages and the names of objects. This adds a list of the clauses
and rulings with the stems of their words, made by the same stemmer; `_static/clause-search.js` looks there
first and hands what it finds to the search of Sphinx.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.search import SearchLanguage

from .domain import RuleDomain, Target

FILE = "clause-index.js"


def stems(language: SearchLanguage, texts: Iterable[str]) -> list[str]:
    """Return the stems of the words of some texts, as the search of Sphinx would index them."""
    found = dict.fromkeys(word for text in texts for word in language.split(re.sub(r"[._]", " ", text)))
    pairs = [(word, language.stem(word).lower()) for word in found]
    return list(
        dict.fromkeys(
            stem for word, stem in pairs if language.word_filter(stem) or language.word_filter(word)
        )
    )


def entries(targets: Iterable[tuple[str, Target]], language: SearchLanguage) -> Iterator[list[Any]]:
    """Yield what can be searched, clause by clause and ruling by ruling.

    Each has id, kind, document, anchor, title, game, text, stems of what it says, stems of where it stands.
    """
    for name, target in targets:
        if target.kind in ("clause", "ruling"):
            said = stems(language, [target.title, target.text, name])
            around = [stem for stem in stems(language, [target.search]) if stem not in said]
            yield [
                name,
                target.kind,
                target.docname,
                target.anchor,
                target.title,
                target.game,
                target.text,
                " ".join(said),
                " ".join(around),
            ]


def _write(app: Sphinx) -> Iterator[Any]:
    if isinstance(app.builder, StandaloneHTMLBuilder) and app.builder.indexer is not None:
        domain = app.env.domains[RuleDomain.name]
        assert isinstance(domain, RuleDomain)
        made = list(entries(sorted(domain.targets.items()), app.builder.indexer.lang))
        text = json.dumps(made, ensure_ascii=False, separators=(",", ":"))
        books = app.site_library.games.values()  # type: ignore[attr-defined]
        games = json.dumps({book.home: book.game.title for book in books}, ensure_ascii=False)
        script = f"window.CLAUSE_INDEX = {text};\nwindow.GAME_TITLES = {games};\n"
        (Path(app.outdir) / "_static" / FILE).write_text(script, encoding="utf-8")
    return iter(())


def _load(
    app: Sphinx, pagename: str, _template: str, _context: dict[str, Any], _doctree: nodes.document | None
) -> None:
    if pagename == "search":
        app.add_js_file(FILE, priority=900, defer="defer")
        app.add_js_file("clause-search.js", priority=901, defer="defer")


def setup(app: Sphinx) -> None:
    """Write the list, and load it on the page of the search."""
    app.connect("html-collect-pages", _write)
    app.connect("html-page-context", _load)

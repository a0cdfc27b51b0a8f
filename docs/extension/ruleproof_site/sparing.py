"""Pages without the markup and the files of Sphinx that neither the style sheets nor the scripts use."""

from __future__ import annotations

import re
from pathlib import Path

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.writers.html5 import HTML5Translator

from .imprint import imprints
from .library import Library

UNUSED = (
    "objects.inv",
    "_static/basic.css",
    "_static/doctools.js",
    "_static/documentation_options.js",
    "_static/file.png",
    "_static/minus.png",
    "_static/plus.png",
    "_static/pygments.css",
    "_static/searchtools.js",
    "_static/sphinx_highlight.js",
)
"""Files that no page of the site asks for."""
SHORT = 24
"""Literals of at most this many characters stay in one line."""
_BLOCKS = (
    "article|aside|body|caption|circle|col|colgroup|dd|defs|details|div|dl|dt|figcaption|figure|footer|form|g|h[1-6]|"
    "head|header|html|li|link|main|meta|nav|ol|p|path|rect|script|section|summary|svg|symbol|table|tbody|td|text|th|"
    "thead|title|tr|ul|use"
)
_BETWEEN_BLOCKS = re.compile(rf"(?<=>)\s*\n\s*(?=</?(?:{_BLOCKS})\b)")
"""Line breaks before elements around which white space is not shown."""
_REMARK = re.compile(r"/\*.*?\*/\s*|(?<=\n)\s+|(?<=[;{}]) | (?=[{}])|(?<=[\w-]:) ", re.DOTALL)
_BEFORE_PERCENT = re.compile(r"(?<=\d) %(?! ?\d)")
_IMPRINT = re.compile(r'(<p class="suite-version">).*?(</p>)', re.DOTALL)
_WHOLE = re.compile(r"[\w.:,;=*…]+|\s+")


class SparingTranslator(HTML5Translator):
    """Writes literals and rows without classes, cells of one paragraph without `<p>`, and links to headings
    without a title; only a word that a browser might break has its own span.
    """

    def visit_literal(self, node: nodes.Element) -> None:
        super().visit_literal(node)
        self.body[-1] = self.body[-1].replace(' class="docutils literal notranslate"', "")

    def visit_Text(self, node: nodes.Text) -> None:  # noqa: N802 # docutils finds it by this name
        at = len(self.body)
        super().visit_Text(node)
        if self.protect_literal_text:
            words = [_plain(word) for word in self.body[at:]]
            whole = len(words) > 1 and len(node) <= SHORT
            self.body[at:] = [f'<span class="pre">{"".join(words)}</span>'] if whole else words

    def should_be_compact_paragraph(self, node: nodes.Element) -> bool:
        fills_a_cell = isinstance(node.parent, nodes.entry) and len(node.parent) == 1
        if fills_a_cell and not node["classes"] and not node["ids"]:
            return True
        compact: bool = super().should_be_compact_paragraph(node)  # type: ignore[misc]
        return compact

    def add_permalink_ref(self, node: nodes.Element, title: str) -> None:
        if node["ids"]:
            self.body.append(f'<a class="headerlink" href="#{node["ids"][0]}">¶</a>')

    def visit_row(self, node: nodes.Element) -> None:
        self.body.append(self.starttag(node, "tr", ""))
        node.column = 0  # type: ignore[attr-defined]


def _plain(word: str) -> str:
    inner = word.removeprefix('<span class="pre">').removesuffix("</span>")
    return inner if _WHOLE.fullmatch(inner) else word


def without_remarks(style: str) -> str:
    """Return a style sheet without comments, indents, and spaces that no browser needs."""
    return _REMARK.sub("", style)


def _finish(app: Sphinx, error: Exception | None) -> None:
    """Shorten all pages, and bring their imprints up to date: those change with every word of the suite, but
    most pages are only written if what they show has changed.
    """
    if error is None and app.builder.format == "html":
        library: Library = app.site_library  # type: ignore[attr-defined]
        told = imprints(library)
        for name in UNUSED:
            Path(app.outdir, name).unlink(missing_ok=True)
        for path in Path(app.outdir, "_static").glob("*.css"):
            path.write_text(without_remarks(path.read_text(encoding="utf-8")), encoding="utf-8")
        for path in Path(app.outdir).rglob("*.html"):
            book = library.book_of(path.relative_to(app.outdir).as_posix())
            line = rf"\g<1>{told[book.game.id if book else '']}\2"
            text = _IMPRINT.sub(line, path.read_text(encoding="utf-8"))
            path.write_text(_BEFORE_PERCENT.sub("\u00a0%", _BETWEEN_BLOCKS.sub("", text)), encoding="utf-8")


def setup(app: Sphinx) -> None:
    """Write HTML with as little markup as possible."""
    app.set_translator("html", SparingTranslator)
    app.connect("build-finished", _finish, priority=900)

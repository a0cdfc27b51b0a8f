"""The contents beside every page: the open branch around it, and the first pages of the rest.

The theme repeats the contents of the whole site on each page, which costs space and time. Here only the
branch of the page itself is open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from docutils import nodes
from markupsafe import Markup
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.builders import Builder
from sphinx.environment import BuildEnvironment

_CAPTION = Markup('<p class="caption" role="heading" aria-level="2"><span class="caption-text">{}</span></p>')
_ENTRY = Markup('<li class="{}"><a class="reference" href="{}"{}>{}</a>{}</li>')


class Navigation:
    """The contents of a site, by the toctrees of its pages."""

    def __init__(self, env: BuildEnvironment, builder: Builder) -> None:
        self._builder = builder
        self._below: Mapping[str, Sequence[str]] = env.toctree_includes
        self._titles = {page: title.astext() for page, title in env.titles.items()}
        self._above = {child: page for page, children in self._below.items() for child in children}
        self._groups = list(_groups(env.get_doctree(env.config.root_doc)))

    def of(self, page: str) -> Markup:
        """Return the contents as shown on a page: its own branch is open."""
        branch = {page, *self._ancestors(page)}
        return Markup("").join(
            (_CAPTION.format(caption) if caption else "") + self._list(entries, page, branch)
            for caption, entries in self._groups
        )

    def _ancestors(self, page: str) -> Iterator[str]:
        while page in self._above:
            page = self._above[page]
            yield page

    def _list(self, entries: Sequence[str], page: str, branch: set[str], level: int = 1) -> Markup:
        titles = titles_apart(entries, self._titles)
        return Markup("<ul>{}</ul>").format(
            Markup("").join(self._entry(entry, titles[entry], page, branch, level) for entry in entries)
        )

    def _entry(self, entry: str, title: str, page: str, branch: set[str], level: int) -> Markup:
        here = entry == page
        marks = f"toctree-l{level}" + " current" * (entry in branch) + " current-page" * here
        children = self._below.get(entry, ()) if entry in branch else ()
        return _ENTRY.format(
            marks,
            "#" if here else self._builder.get_relative_uri(page, entry),
            Markup(' aria-current="page"') if here else "",
            title,
            self._list(children, page, branch, level + 1) if children else "",
        )


def titles_apart(entries: Sequence[str], titles: Mapping[str, str]) -> dict[str, str]:
    """Return the titles of adjacent pages. If several have the same title, the title of their folder's index
    is put before it.
    """
    often = Counter(titles[entry] for entry in entries)
    found = {}
    for entry in entries:
        index = f"{entry.rpartition('/')[0]}/index"
        alone = often[titles[entry]] == 1 or index not in titles
        found[entry] = titles[entry] if alone else f"{titles[index]} · {titles[entry]}"
    return found


def _groups(root: nodes.document) -> Iterator[tuple[str, list[str]]]:
    """Yield the toctrees of the first page, each with its caption and its pages."""
    for toctree in root.findall(addnodes.toctree):
        yield toctree.get("caption") or "", [page for _, page in toctree["entries"]]


def _make(app: Sphinx, builder: Builder) -> None:
    app.site_navigation = Navigation(builder.env, builder)  # type: ignore[attr-defined]


def _show(
    app: Sphinx, pagename: str, _template: str, context: dict[str, Any], _doctree: nodes.document | None
) -> None:
    context["navigation"] = app.site_navigation.of(pagename)  # type: ignore[attr-defined]
    context["toctree"] = lambda **_options: ""


def setup(app: Sphinx) -> None:
    """Show these contents beside every page, instead of those of the theme."""
    app.connect("write-started", _make)
    app.connect("html-page-context", _show, priority=400)

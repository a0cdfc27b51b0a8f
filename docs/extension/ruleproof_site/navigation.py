"""The table of contents beside every page: the branch around the page is open, the other branches show only
their first pages.

The theme repeats the contents of the whole site on each page, which costs space and time. Here only the
page's own branch is open. If a page belongs to one edition, and its language is not English, its contents
list the other pages of that edition, and the game's English pages separately.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from docutils import nodes
from markupsafe import Markup
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.builders import Builder
from sphinx.environment import BuildEnvironment

from .running_text import DATA_LANGUAGE, WORDS
from .search import language_of_page

_CAPTION = Markup('<p class="caption" role="heading" aria-level="2"><span class="caption-text">{}</span></p>')
_ENTRY = Markup('<li class="{}"><a class="reference" href="{}"{}>{}</a>{}</li>')


class Navigation:
    """The table of contents of a site, built from the toctrees of its pages."""

    def __init__(self, env: BuildEnvironment, builder: Builder) -> None:
        self._builder = builder
        self._below: Mapping[str, Sequence[str]] = env.toctree_includes
        self._titles = {page: title.astext() for page, title in env.titles.items()}
        self._above = {child: page for page, children in self._below.items() for child in children}
        self._groups = list(_groups(env.get_doctree(env.config.root_doc)))

    def of(self, page: str) -> Markup:
        """Return the contents to show on a page, with its own branch open."""
        branch = {page, *self._ancestors(page)}
        return Markup("").join(
            (_CAPTION.format(caption) if caption else "") + self._list(entries, page, branch)
            for caption, entries in self._groups
        )

    def of_edition(self, page: str, own: Sequence[str], words: Mapping[str, str]) -> Markup:
        """Return the contents to show on a page of one edition.

        `own` are the pages of this edition, and `words` the headings above the lists, in its language.
        """
        home = self._above[page]
        games = next(entries for _, entries in self._groups if home in entries)
        others = [entry for entry in self._below[home] if entry not in own]
        return Markup('{}{}{}<div lang="en">{}</div>').format(
            _CAPTION.format(words["games"]),
            self._list(games, page, {page, home}, own),
            _CAPTION.format(words["english_pages"]),
            self._list(others, page, {page}),
        )

    def _ancestors(self, page: str) -> Iterator[str]:
        while page in self._above:
            page = self._above[page]
            yield page

    def _list(
        self, entries: Sequence[str], page: str, branch: set[str], below: Sequence[str] = (), level: int = 1
    ) -> Markup:
        """Return a list of pages; below each page on the branch, list the pages that belong to it, or only
        `below`.
        """
        titles = titles_apart(entries, self._titles)
        items = Markup("")
        for entry in entries:
            here = entry == page
            children = (below or self._below.get(entry, ())) if entry in branch else ()
            items += _ENTRY.format(
                f"toctree-l{level}" + " current" * (entry in branch) + " current-page" * here,
                "#" if here else self._builder.get_relative_uri(page, entry),
                Markup(' aria-current="page"') if here else "",
                titles[entry],
                self._list(children, page, branch, level=level + 1) if children else "",
            )
        return Markup("<ul>{}</ul>").format(items)


def titles_apart(entries: Sequence[str], titles: Mapping[str, str]) -> dict[str, str]:
    """Return the titles of neighbouring pages. If several pages have the same title, each title is preceded
    by the title of the folder's index.
    """
    often = Counter(titles[entry] for entry in entries)
    found = {}
    for entry in entries:
        index = f"{entry.rpartition('/')[0]}/index"
        alone = often[titles[entry]] == 1 or index not in titles
        found[entry] = titles[entry] if alone else f"{titles[index]} · {titles[entry]}"
    return found


def _groups(root: nodes.document) -> Iterator[tuple[str, list[str]]]:
    """Yield the toctrees on the first page, each with its caption and its pages."""
    for toctree in root.findall(addnodes.toctree):
        yield toctree.get("caption") or "", [page for _, page in toctree["entries"]]


def _make(app: Sphinx, builder: Builder) -> None:
    app.site_navigation = Navigation(builder.env, builder)  # type: ignore[attr-defined]


def _show(
    app: Sphinx, pagename: str, _template: str, context: dict[str, Any], _doctree: nodes.document | None
) -> None:
    navigation: Navigation = app.site_navigation  # type: ignore[attr-defined]
    language_of = partial(language_of_page, app.site_library)  # type: ignore[attr-defined]
    context["toctree"] = lambda **_options: ""
    if language := language_of(pagename):
        home, words = f"{pagename.rpartition('/')[0]}/", WORDS.get(language, WORDS[DATA_LANGUAGE])
        own = [page for page in app.env.titles if page.startswith(home) and language_of(page) == language]
        context["navigation"] = navigation.of_edition(pagename, sorted(own), words)
        context.update(prev=None, next=None)
    else:
        context["navigation"] = navigation.of(pagename)


def setup(app: Sphinx) -> None:
    """Show these contents beside every page instead of the theme's own."""
    app.connect("write-started", _make)
    app.connect("html-page-context", _show, priority=400)

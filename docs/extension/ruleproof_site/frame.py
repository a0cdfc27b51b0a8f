"""What surrounds the contents of a page: menus, side bar, crumbs, language switch, neighbours and foot.

The toctrees of the first page are the menu of games, the other sections of the site, and the pages in the
foot, which stand in each other's side bar. The toctrees of a section's first page are the groups of its side
bar.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from docutils import nodes
from markupsafe import Markup
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.builders import Builder
from sphinx.environment import BuildEnvironment

from ruleproof.input.folders import bundled_root
from ruleproof.rules.model import Edition

from .imprint import imprints
from .library import DATA_LANGUAGE, GameBook, Library, is_in
from .running_text import words_of

SCRIPTS_OF_SPHINX = {"documentation_options.js", "doctools.js", "sphinx_highlight.js"}
STYLES_OF_SPHINX = {"pygments.css", "basic.css", "look.css"}
WIDE = ("paper", "facing")
"""The looks of pages that need the whole width, without a side bar."""
MANY_SECTIONS = 6
"""From this number of sections on, a guide has them in its side bar."""
_NUMBERED = re.compile(r"(\d+) (.+)", re.DOTALL)


@dataclass(frozen=True)
class Entry:
    """A link in the frame; the address is relative to the root of the site."""

    title: str
    address: str
    number: str = ""
    here: bool = False
    accent: str = ""
    code: str = ""


class Frames:
    """The frames of all pages of a site."""

    def __init__(self, env: BuildEnvironment, library: Library) -> None:
        self._env, self._library, self._imprints = env, library, imprints(library)
        self._titles = {page: title.astext() for page, title in env.longtitles.items()}
        self._above = {child: page for page, below in env.toctree_includes.items() for child in below}
        self._books = {f"{book.home}/index": book for book in library.games.values()}
        self._groups: dict[str, list[tuple[str, list[str]]]] = {}

    def of(self, page: str) -> dict[str, Any]:
        """Return the frame of a document or of a page at a permanent address."""
        book, language = self._library.book_of(page), self._library.language_of_page(page)
        home = self._home(page)
        side = self._side(home, page) if home and page in self._titles else []
        own = next((entries for _, entries in side if any(one.here for one in entries)), [])
        at = next((at for at, one in enumerate(own) if one.address == _address(page)), None)
        beside = bool(side) and page in self._titles and (page != home or home not in self._books)
        return {
            "title": self._title(page, book),
            "accent": book.prose.primer.accent or "none" if book else "",
            "game": book.game.id if book else "",
            "game_title": book.game.title if book else "",
            "language": language,
            "languages": self._languages(book, page) if book else [],
            "games": [
                Entry(one.game.title, _address(home), accent=one.prose.primer.accent)
                for home, one in self._books.items()
            ],
            "sections": [self.entry(one, home) for _, entries in self._root[1:2] for one in entries],
            "about": [self.entry(one, page) for _, entries in self._root[2:] for one in entries],
            "home": self.entry(home, page) if home else None,
            "side": side,
            "beside": beside,
            "local": self._local(page),
            "crumbs": list(self._crumbs(page, home, book)),
            "before": own[at - 1] if at else None,
            "after": own[at + 1] if at is not None and at + 1 < len(own) else None,
            "imprint": self._imprints[book.game.id if book else ""],
            "note": self._note(book, language or DATA_LANGUAGE, makers=not page.startswith("id/")),
            "rights": self._rights(book, language or DATA_LANGUAGE),
            "short": False,
        }

    def _home(self, page: str) -> str:
        """Return the first page of the section that a page belongs to, or ''."""
        book = self._library.book_of(page)
        if book:
            own = f"{book.home}/index-{page.rpartition('-')[2]}"
            return own if own in self._titles else f"{book.home}/index"
        sections = {one for _, entries in self._root[1:] for one in entries}
        while page and page not in sections:
            page = self._above.get(page, "")
        return page

    def _side(self, home: str, page: str) -> list[tuple[str, list[Entry]]]:
        branch = {page, *self._ancestors(page)}
        in_the_foot = [group for group in self._root[2:] if home in group[1]]
        found = [
            (caption, [self.entry(one, *branch) for one in entries])
            for caption, entries in in_the_foot or self._toctrees(home)
        ]
        if found and not in_the_foot and home not in self._books and not self._library.book_of(home):
            found[0][1].insert(0, self.entry(home, page))
        return found

    def _local(self, page: str) -> list[Entry]:
        """Return the sections of a guide that has many."""
        whole = self._env.tocs[page].next_node(nodes.bullet_list) if page.startswith("guides/") else None
        items = [one for one in whole or () if isinstance(one, nodes.list_item)]
        links = [link for one in items if (link := one.next_node(nodes.reference))]
        found = [Entry(one.astext(), one["anchorname"].lstrip("#")) for one in links]
        return found if len(found) >= MANY_SECTIONS else []

    def _ancestors(self, page: str) -> Iterator[str]:
        while page in self._above:
            page = self._above[page]
            yield page

    def _toctrees(self, page: str) -> list[tuple[str, list[str]]]:
        if page not in self._groups:
            found = self._env.get_doctree(page).findall(addnodes.toctree)
            self._groups[page] = [
                (one.get("caption") or "", [name for _, name in one["entries"]]) for one in found
            ]
        return self._groups[page]

    @cached_property
    def _root(self) -> list[tuple[str, list[str]]]:
        return self._toctrees(self._env.config.root_doc)

    def entry(self, page: str, *here: str) -> Entry:
        """Return the link to a document; `here` are the documents that are marked."""
        title = self._titles[page]
        found = _NUMBERED.fullmatch(title)
        number, title = found.groups() if found else ("", title)
        return Entry(title, _address(page), number, page in here)

    def _title(self, page: str, book: GameBook | None) -> str:
        own, site = self._titles.get(page, ""), self._env.config.project
        game = book.game.title if book and book.game.title not in own else ""
        return " – ".join(dict.fromkeys(part for part in (own, game, site) if part))

    def _crumbs(self, page: str, home: str, book: GameBook | None) -> Iterator[Entry]:
        if not home:
            return
        if book and len(self._books) > 1:
            yield Entry("Games", "index.html#games")
        yield from (Entry(caption, "") for caption, entries in self._root[2:] if home in entries)
        if page != home:
            yield self.entry(home)
            yield from (
                self.entry(one)
                for one in reversed([*self._ancestors(page)])
                if one not in (home, self._env.config.root_doc) and not one.endswith("/index")
            )
        if page in self._titles:
            yield Entry(self._titles[page], "")

    def _languages(self, book: GameBook, page: str) -> list[Entry]:
        """Return the page in every edition; none if only one edition has it."""
        first, *others = book.game.editions
        suffix = next((f"-{one.id}" for one in others if page.endswith(f"-{one.id}")), "")
        plain = page.removesuffix(suffix)
        names = [(first, plain), *((one, f"{plain}-{one.id}") for one in others)]
        found = [
            Entry(_name_of(edition), _address(name), here=name == page, code=edition.language)
            for edition, name in names
            if name in self._titles or _has_statement(book, edition, name)
        ]
        return found if len(found) > 1 else []

    def _rights(self, book: GameBook | None, language: str) -> str:
        """Return who owns the texts of the kit's own games and guides, if they are on the page."""
        books = [book] if book else self._library.games.values()
        own = any(one.folders.root == bundled_root() for one in books)
        return words_of(language)["rights"] if own else ""

    def _note(self, book: GameBook | None, language: str, *, makers: bool) -> str:
        """Return what the foot says of the rights; hundreds of small pages leave the makers to the others."""
        books = [book] if book else list(self._library.games.values())
        official = books and all(one.game.official for one in books)
        named = book.prose.primer.makers if book and makers else {}
        told = named.get(language) or named.get(DATA_LANGUAGE, "")
        note = words_of(language)["foot_official" if official else "foot"]
        owners = dict.fromkeys(one.game.rights for one in books)
        return " ".join(filter(None, (note, told, *owners)))


def _address(page: str) -> str:
    return f"{page}.html"


def _has_statement(book: GameBook, edition: Edition, page: str) -> bool:
    """Tell whether an edition has a page at a permanent address."""
    name = page.removeprefix("id/").removesuffix(f"-{edition.id}")
    clause = book.game.clauses.get(name)
    own = edition == book.game.editions[0]
    return name in book.game.rulings or (clause is not None and (own or is_in(clause, edition)))


def _name_of(edition: Edition) -> str:
    return {"en": "English", "de": "Deutsch"}.get(edition.language, edition.language)


def _make(app: Sphinx, builder: Builder) -> None:
    app.site_frames = Frames(builder.env, app.site_library)  # type: ignore[attr-defined]


def _show(
    app: Sphinx, pagename: str, _template: str, context: dict[str, Any], _doctree: nodes.document | None
) -> None:
    frames: Frames = app.site_frames  # type: ignore[attr-defined]
    frame = frames.of(pagename)
    frame["styles"] = _names(context["css_files"], STYLES_OF_SPHINX)
    frame["scripts"] = _names(context["script_files"], SCRIPTS_OF_SPHINX)
    if not frame["title"].startswith(title := Markup(context.get("title", "")).striptags()):
        frame["title"] = f"{title} – {frame['title']}"
    look = (context.get("meta") or {}).get("look", "prose")
    frame["article"] = "" if look == "bare" else look
    frame["beside"] = frame["beside"] and look not in WIDE
    context["frame"] = frame


def _names(files: Sequence[Any], besides: Collection[str]) -> list[str]:
    names = (str(file.filename).removeprefix("_static/") for file in files if file.filename)
    return [name for name in names if name not in besides]


def setup(app: Sphinx) -> None:
    """Give every page its frame."""
    app.connect("write-started", _make)
    app.connect("html-page-context", _show, priority=900)

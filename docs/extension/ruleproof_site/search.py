"""The search page, and the index that it searches: clauses, rulings, and sections of further pages.

The index contains the texts. `_static/rule-search.js` ranks them in the browser, with MiniSearch and with the
stemmers that Sphinx provides, as `ruleproof.explaining.rule_search` ranks them on the command line. Sphinx's
own search finds only whole pages, and is switched off.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder

from ruleproof.explaining.rule_search import everyday
from ruleproof.explaining.said import Said, meanings
from ruleproof.explaining.written_scenarios import WrittenScenario
from ruleproof.rules.model import Edition, Ruling

from .library import GameBook, Library, is_in, language_of
from .packing import packed

FILE = "rule-index.js"
STEMMERS = {"en": "english", "de": "german"}
"""The languages that have stemmers, and the names of these stemmers."""


def entries(book: GameBook) -> Iterator[dict[str, Any]]:
    """Yield the clauses and rulings of a game, each with its texts by language.

    The texts are the title, the text or question, the answer and the other readings of a ruling, the place in
    the rules, the titles of the scenarios that show the clause or ruling, everyday words, and questions in
    players' own words.
    """
    further = book.game.editions[1:]
    for clause in book.game.clauses.values():
        rulings = [one.id for one in book.game.rulings_on(clause.id) if one.audience != "engines"]
        head = _head(book, clause.id, "clause", (one for one in further if is_in(clause, one)))
        head |= _doubt(book, book.game.rulings_on(clause.id)) | _shown(book.example_of(clause))
        said = book.sayings.of(clause.id)
        yield {**head, "number": clause.number, "rulings": rulings, "said": said}
    for ruling in book.game.rulings.values():
        said, number = book.sayings.of(ruling.id), book.numbers_of_rulings[ruling.id]
        head = _head(book, ruling.id, "ruling", further) | _doubt(book, [ruling])
        shown = next(iter(book.shown_under(ruling, ruling.adopted)), None)
        yield {**head, "number": number, **_shown(shown), "said": said}


def _shown(scenario: WrittenScenario | None) -> dict[str, str]:
    """Return the scenario whose end the best answer shows, without its game."""
    return {"case": scenario.id.partition("/")[2]} if scenario else {}


def _doubt(book: GameBook, rulings: Iterable[Ruling]) -> dict[str, str]:
    """Return whether one of some rulings is contested or open, if so."""
    found = min(filter(None, map(book.game.unsettled, rulings)), default="")
    return {"doubt": found} if found else {}


def _head(book: GameBook, identity: str, kind: str, further: Iterable[Edition]) -> dict[str, Any]:
    """Return where an entry leads; `further` are the other editions that have a page for it."""
    addresses = {edition.language: f"id/{identity}-{edition.id}.html" for edition in further}
    return {
        "id": identity,
        "kind": kind,
        "game": book.game.id,
        "accent": book.prose.primer.accent,
        "address": f"id/{identity}.html",
        "addresses": addresses,
    }


def sections(app: Sphinx, library: Library) -> Iterator[dict[str, Any]]:
    """Yield the sections of pages without clauses, each with its heading and its first words.

    The pages of a game have only their titles in the index: they are tables and pictures.
    """
    homes = {book.home: book for book in library.games.values()}
    for page in sorted(app.env.found_docs):
        book = next((book for home, book in homes.items() if page.startswith(f"{home}/")), None)
        if book is not None:
            if "/rules/" not in page and "/rulings/" not in page:
                said = {"title": app.env.titles[page].astext(), "chapter": book.game.title}
                yield _page(page, book.game.id, page, said)
            continue
        titles: set[str] = set()
        for section in app.env.get_doctree(page).findall(nodes.section):
            heading = section.next_node(nodes.title)
            if heading is None or heading.astext() in titles:
                continue
            titles.add(heading.astext())
            paragraphs = [part.astext() for part in section.children if isinstance(part, nodes.paragraph)]
            texts = {"title": heading.astext(), "text": " ".join(" ".join(paragraphs).split())}
            said = {name: text for name, text in texts.items() if text}
            yield _page(f"{page}#{section['ids'][0]}", "", page, said, section["ids"][0])


def _page(identity: str, game: str, page: str, said: Said, anchor: str = "") -> dict[str, Any]:
    address = f"{page}.html#{anchor}" if anchor else f"{page}.html"
    return {"id": identity, "kind": "page", "game": game, "address": address, "said": {"en": said}}


def index(library: Library, further: Iterable[dict[str, Any]] = ()) -> dict[str, Any]:
    """Return the data for the search.

    `games` have their titles and everyday words, `languages` their everyday words and stop words; `entries`
    are the entries of all games and of the further pages.
    """
    books = library.games.values()
    return {
        "games": {
            book.game.id: {"title": book.game.title, "meanings": meanings(book.prose.glossary)}
            for book in books
        },
        "languages": {
            language: {
                "everyday": list(told["meanings"].items()),
                "stop_words": told["stop_words"].split(),
            }
            for language, told in everyday().items()
        },
        "entries": [*(entry for book in books for entry in entries(book)), *further],
    }


def _switch_off_the_search_of_sphinx(app: Sphinx) -> None:
    if isinstance(app.builder, StandaloneHTMLBuilder):
        app.builder.search = False


def _write(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    if not isinstance(app.builder, StandaloneHTMLBuilder):
        return
    library: Library = app.site_library  # type: ignore[attr-defined]
    static = Path(app.outdir) / "_static"
    made = packed(index(library, sections(app, library)))
    (static / FILE).write_text(f'window.RULE_INDEX = "{made}";\n', encoding="utf-8")
    stemmers = files("sphinx.search") / "minified-js"
    for name in ("base", *STEMMERS.values()):
        with as_file(stemmers / f"{name}-stemmer.js") as path:
            shutil.copyfile(path, static / path.name)
    games = {book.game.id: book.game.title for book in library.games.values()}
    guided = (Path(app.srcdir) / "guides").is_dir()
    about = "Rules, rulings and guides." if guided else "Rules and rulings."
    seen = "ruleproof_seen" in app.extensions
    shown = {"title": "Search", "description": about, "games": games, "guided": guided, "seen": seen}
    yield "search", {**shown, "languages": languages(library)}, "search.html"


def languages(library: Library) -> dict[str, str]:
    """Return the languages that a reader can choose, by code; none if there is only one."""
    editions = [edition for book in library.games.values() for edition in book.game.editions]
    found = {edition.language: language_of(edition) for edition in editions}
    return found if len(found) > 1 else {}


def setup(app: Sphinx) -> None:
    """Write the index and the search page, and switch off Sphinx's own search."""
    app.connect("builder-inited", _switch_off_the_search_of_sphinx)
    app.connect("html-collect-pages", _write)

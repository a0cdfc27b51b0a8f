"""What every page states about its suite: version and date.

A page is rewritten only if its contents have changed, but the imprint changes with every word in the suite.
So this module updates the imprint in pages that are otherwise unchanged.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from markupsafe import Markup
from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder

import ruleproof
from ruleproof.rules.model import Game

from .library import GameBook, Library

_LINE = re.compile(r'(<p class="suite-version">).*?(</p>)', re.DOTALL)


def date_of(games: Iterable[Game]) -> str:
    """Return the newest ISO date of a decision or dispute in some games, or '' if there is none.

    The time of the build is not used, so that the same data give the same pages.
    """
    return max((date for game in games for date in _dates(game)), default="")


def _dates(game: Game) -> Iterator[str]:
    for ruling in game.rulings.values():
        yield ruling.decided
        yield from (earlier.decided for earlier in ruling.history)
    yield from (contested.date for contested in game.contested.values())


def imprint(books: Sequence[GameBook]) -> Markup:
    """Return HTML that says which version of some games' suites a page shows."""
    versions = " and ".join(sorted({book.game.version for book in books if book.game.version}))
    date = date_of(book.game for book in books)
    of_game = Markup(" of {}").format(books[0].game.title) if len(books) == 1 else ""
    version = Markup(" version {}").format(versions) if versions else ""
    as_of = Markup(' as of <time datetime="{0}">{0}</time>').format(date) if date else ""
    told = Markup(",").join(part for part in (version, as_of) if part)
    kind = "Rules and scenarios" if any(book.scenarios for book in books) else "Rules"
    return Markup("{}{}{}. Kit: version {}.").format(
        kind, of_game, Markup(":{}").format(told) if told else "", ruleproof.__version__
    )


def game_of(library: Library, page: str) -> str:
    """Return the id of the game that a page belongs to, or ''."""
    folder, _, rest = page.partition("/")
    name = rest.partition("/")[0] if folder == "games" else rest.partition(".")[0] if folder == "id" else ""
    return name if name in library.games else ""


class Imprints:
    """The imprint of every game, and a joint one of all games for the other pages."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self._made = {game: imprint([book]) for game, book in library.games.items()}
        self._made[""] = imprint(list(library.games.values()))

    def of(self, page: str) -> Markup:
        """Return the imprint for a page, which is named without its suffix."""
        return self._made[game_of(self.library, page)]

    def refresh(self, folder: Path) -> None:
        """Update the imprints of all pages below a folder."""
        for path in folder.rglob("*.html"):
            page = path.relative_to(folder).with_suffix("").as_posix()
            text = path.read_text(encoding="utf-8")
            line = str(self.of(page))
            fresh = _LINE.sub(lambda found, line=line: found[1] + line + found[2], text)  # type: ignore[misc]
            if fresh != text:
                path.write_text(fresh, encoding="utf-8")


def imprints(app: Sphinx) -> Imprints:
    """Return the imprints for the site."""
    made: Imprints = app.site_imprints  # type: ignore[attr-defined]
    return made


def _make(app: Sphinx) -> None:
    app.site_imprints = Imprints(app.site_library)  # type: ignore[attr-defined]


def _refresh(app: Sphinx, exception: Exception | None) -> None:
    if exception is None and isinstance(app.builder, StandaloneHTMLBuilder):
        imprints(app).refresh(Path(app.outdir))


def setup(app: Sphinx) -> None:
    """Give every page its imprint."""
    app.connect("builder-inited", _make, priority=600)
    app.connect("build-finished", _refresh)

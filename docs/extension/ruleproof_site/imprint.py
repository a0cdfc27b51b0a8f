"""What every page states about its suite: version and date."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from markupsafe import Markup

import ruleproof
from ruleproof.rules.model import Game

from .library import GameBook, Library


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
    as_of = Markup(" as of <time>{}</time>").format(date) if date else ""
    told = Markup(",").join(part for part in (version, as_of) if part)
    kind = "Rules and scenarios" if any(book.scenarios for book in books) else "Rules"
    return Markup("{}{}{}. Kit: version {}.").format(
        kind, of_game, Markup(":{}").format(told) if told else "", ruleproof.__version__
    )


def imprints(library: Library) -> dict[str, Markup]:
    """Return the imprint of each game, and a joint one of all games, under '', for the other pages."""
    own = {game: imprint([book]) for game, book in library.games.items()}
    return {**own, "": imprint([*library.games.values()])}

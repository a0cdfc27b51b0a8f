"""The guides that the site makes from the data.

They are protocol, verdicts, data, quality, engines, changes and, for each game, messages and
vocabulary.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ruleproof.judging import verdicts
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite
from ruleproof_site.markup import environment

from . import changes, engines, messages, protocol, quality
from .example_report import write_report
from .messages import MessagesOf
from .vocabulary import VocabularyOf

if TYPE_CHECKING:
    from sphinx.application import Sphinx

    from ruleproof_site.library import GameBook, Library

_TEMPLATES = Path(__file__).parent / "templates"


def setup(app: Sphinx) -> dict[str, Any]:
    """Add the pages to the site."""
    app.connect("site-pages", pages)
    app.connect("build-finished", write_report)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}


def pages(app: Sphinx, library: Library) -> dict[str, str]:
    """Return the generated guides, by document name."""
    made = environment(_TEMPLATES)

    def page(template: str, **values: Any) -> str:
        return made.get_template(f"{template}.rst.j2").render(**values)

    def link(target: str, anchor: str = "") -> str:
        address = app.builder.get_relative_uri(engines.PAGE, target)
        return f"{address}#{anchor}" if anchor else address

    @cache
    def stories(game: str) -> list[RecordedStory]:
        return list(RecordedSuite.adopted(library.games[game].suite).all())

    measured = Path(app.srcdir).parent / "measured"
    versions = list(changes.versions(library, measured))
    found = {
        "guides/protocol": page("protocol", **protocol.context(library, stories)),
        "guides/verdicts": page("verdicts", verdicts=verdicts),
        "guides/data": page("data", games=list(library.games.values())),
        "guides/quality": page("quality", **quality.context(library, stories, measured)),
        "guides/changes": page("changes", games=versions, most_cases=changes.MOST_CASES),
        engines.PAGE: page("engines", sides=list(engines.sides(library, measured)), link=link),
    }

    def of_game(book: GameBook) -> Iterator[tuple[str, str]]:
        told = MessagesOf(book, stories(book.game.id))
        yield f"{book.home}/messages", page("messages", book=book, messages=told, parts=messages.PARTS)
        yield f"{book.home}/vocabulary", page("vocabulary", book=book, vocabulary=VocabularyOf(book))

    for book in library.games.values():
        found |= book.kept("guides", of_game)
    return found

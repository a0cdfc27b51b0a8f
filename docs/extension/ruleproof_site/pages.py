"""Renders the pages for every game from the templates in `docs/games`."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from docutils import nodes
from jinja2 import Environment
from markupsafe import Markup
from sphinx.builders import Builder

from ruleproof.cases.positions import NamedPosition, complete
from ruleproof.census.sets import FILE, described
from ruleproof.input.documents import load_yaml
from ruleproof.reports import pictures
from ruleproof.rules.model import Clause, Game
from tools.impact.figures import in_words

from .code import coloured
from .components import readable, tables
from .concordance import between_editions, lines, only_in, sources_by_edition
from .drawings import KeptBoard
from .glossary import TermLinks, anchor_of_term, defined_terms
from .library import AUTHORITIES, RESTS_ON, SEVERITIES, GameBook, Library, language_of
from .markup import environment
from .rulings import chapters_of_rulings
from .running_text import WORDS, mark_of
from .scenarios import Sentence, WrittenScenario

MOST_NEAR = 10
"""Maximum number of scenarios on a ruling's clauses that are listed below the ruling; a chapter has
hundreds.
"""
TEMPLATES = Path(__file__).resolve().parents[2] / "games"
FOR_AUTHORS = frozenset({"messages", "vocabulary", "matrix"})
"""Pages for engine authors and editors, which are not listed in the contents of their game."""
READ_FIRST = frozenset({"text", "sheet"})
"""Pages with the rules as a text and as a sheet, one of both for each edition; they come first in the
contents of their game.
"""


@dataclass(frozen=True)
class PositionText:
    """A named position with its picture or, if the game has no picture, its table as rows of text."""

    name: str
    about: str
    file: str
    picture: pictures.Picture | None
    rows: tuple[tuple[str, str], ...]


def anchor_of_position(name: str) -> str:
    """Return the anchor of a named position on the page that shows it."""
    return "position-" + "-".join(
        "".join(char if char.isalnum() else " " for char in name.casefold()).split()
    )


def anchor_of_set(game: Game, name: str) -> str:
    """Return the anchor of a component set on the page with the components."""
    return nodes.make_id(f"{game.id}-set-{name}")


def cases_at(clause: Clause, scenarios: Sequence[WrittenScenario]) -> str:
    """Return the cases shown at a clause as JSON: the name, anchor and title of each.

    A scenario is shown at the first clause that it names; an outline is shown with its rows.
    """
    found = [
        (case, scenario.anchor, scenario.title)
        for scenario in scenarios
        if scenario.clauses[0] == clause.id
        for case in (scenario.id, *scenario.cases)
    ]
    return json.dumps(found)


class Pages:
    """The documents for all games, by name."""

    def __init__(self, library: Library, builder: Builder) -> None:
        self.library = library
        self.builder = builder
        self.environment: Environment = environment(TEMPLATES)
        self.environment.filters["language_of"] = language_of
        self.environment.globals.update(
            authorities=AUTHORITIES,
            rests_on=RESTS_ON,
            anchor_of_position=anchor_of_position,
            anchor_of_set=anchor_of_set,
            anchor_of_term=anchor_of_term,
            between_editions=between_editions,
            cases_at=cases_at,
            coloured=coloured,
            concordance=lines,
            defined_terms=defined_terms,
            in_words=in_words,
            language_of=language_of,
            only_in=only_in,
            severities=SEVERITIES,
            sources_by_edition=sources_by_edition,
            tables=tables,
            link=self.link,
            linked=TermLinks(self.link).linked,
            mark_of=mark_of,
            most_near=MOST_NEAR,
            page_words=WORDS,
            sentence=self.sentence,
        )

    def all(self, further: Sequence[str] = ()) -> Mapping[str, str]:
        """Return the text of every document. `further` are documents made elsewhere; if a document is for
        players, it is added to the contents of its game.
        """
        made: dict[str, str] = {}
        for book in self.library.games.values():
            own = sorted(name for name in further if name.startswith(f"{book.home}/"))
            asked = " ".join(["pages", self.builder.name, *own])
            made |= book.kept(asked, partial(self.of, further=further))
        return made

    def of(self, book: GameBook, further: Sequence[str] = ()) -> Iterator[tuple[str, str]]:
        """Yield the documents for one game."""
        counts = Counter(ruling.severity for ruling in book.game.rulings.values())
        sets = described(book.folders).sets if (book.folders.spec / FILE).exists() else ()
        shelves = _shelves(book, further)
        yield self._page(book, f"{book.home}/index", "overview", severity_counts=counts, sets=sets, **shelves)
        for edition in book.game.editions[1:]:
            own = [name for name in further if name.startswith(book.home) and name.endswith(f"-{edition.id}")]
            yield self._page(book, f"{book.home}/index-{edition.id}", "edition", edition=edition, own=own)
        for number, of_rules in enumerate(book.game.chapters, 1):
            page = book.chapter_page(of_rules.id)
            yield self._page(book, page, "chapter", chapter=of_rules, number=number)
        chapters = chapters_of_rulings(book.game)
        yield self._page(book, f"{book.home}/rulings", "rulings", chapters=chapters)
        for chapter in chapters:
            page = book.rulings_page(chapter.id)
            yield self._page(book, page, "rulings_chapter", chapters=chapters, chapter=chapter)
        if book.game.glossary.terms:
            yield self._page(book, f"{book.home}/glossary", "glossary")
        yield self._page(book, f"{book.home}/components", "components")
        yield self._page(book, f"{book.home}/positions", "positions", positions=list(positions(book)))
        if len(book.game.editions) > 1:
            yield self._page(book, f"{book.home}/concordance", "concordance")

    def _page(self, book: GameBook, name: str, template: str, **values: object) -> tuple[str, str]:
        return name, self.environment.get_template(f"{template}.rst.j2").render(
            book=book, game=book.game, page=name, **values
        )

    def link(self, page: str, target: str, anchor: str = "") -> str:
        """Return the address of a document, and of a place in it, relative to another document."""
        if anchor and page == target:
            return f"#{anchor}"
        return self.builder.get_relative_uri(page, target) + (f"#{anchor}" if anchor else "")

    def sentence(self, book: GameBook, page: str, sentence: Sentence, scenario: WrittenScenario) -> Markup:
        """Return a step as HTML. Named positions and clause ids become links, and an outline's columns are
        emphasised.
        """
        if sentence.position and "<" not in sentence.position:
            address = self.link(page, f"{book.home}/positions", anchor_of_position(sentence.position))
            return Markup('the position “<a href="{}">{}</a>”').format(address, sentence.position)
        shown = Markup.escape(sentence.text)
        for word in {word.strip('",.') for word in sentence.text.split()}:
            if word not in book.game.clauses and word not in book.game.rulings:
                continue
            linked = Markup('<a href="{}">{}</a>').format(
                self.link(page, book.page_of(word), word), book.title_of(word)
            )
            shown = shown.replace(word, linked)
        for column in scenario.columns:
            shown = shown.replace(Markup.escape(f"<{column}>"), Markup("<var>{}</var>").format(column))
        return shown


def with_pages_below(pages: Mapping[str, str]) -> dict[str, str]:
    """Return the documents; the pages in the folder of a document are added to its contents, in order.

    A document that already has contents of its own is unchanged.
    """
    found = dict(pages)
    for name in pages:
        above = name.rpartition("/")[0]
        if above in pages and ".. toctree::" not in pages[above]:
            found[above] += f"\n\n.. toctree::\n   :hidden:\n\n   /{name}\n"
    return found


def _shelves(book: GameBook, further: Sequence[str]) -> Mapping[str, list[str]]:
    """Return the documents of a game that are made elsewhere, in the order of the contents."""
    own = [name.removeprefix(f"{book.home}/") for name in further if name.startswith(f"{book.home}/")]
    shelves: dict[str, list[str]] = {"read_first": [], "further": [], "for_authors": []}
    for name in own:
        if name in FOR_AUTHORS:
            shelves["for_authors"].append(name)
        elif "/" not in name and not any(name.endswith(f"-{one.id}") for one in book.game.editions[1:]):
            shelves["read_first" if name.partition("-")[0] in READ_FIRST else "further"].append(name)
    return shelves


def positions(book: GameBook) -> Iterator[PositionText]:
    """Yield the named positions of a game, completed by the conservation laws; the position on the first page
    comes first.
    """
    board = KeptBoard.of(book.folders)
    first = book.game.primer.picture
    for position in sorted(book.suite.compiler.positions.values(), key=lambda one: one.name != first):
        components = (
            book.game.component_sets[position.components] if position.components else book.game.components
        )
        state = complete(position, (), book.game.laws, components.values)
        title, prefix = f"The position “{position.name}”", anchor_of_position(position.name) + "-picture"
        picture = (
            board.draw(state, components.values, prefix=prefix, title=title) if board is not None else None
        )
        rows = (
            ()
            if picture
            else tuple((readable(key), readable(value)) for key, value in state["table"].items())
        )
        yield PositionText(
            position.name,
            _about(position),
            position.path.relative_to(book.folders.root).as_posix(),
            picture,
            rows,
        )


def _about(position: NamedPosition) -> str:
    return str(load_yaml(position.path).value.get("about", ""))

"""A permanent page for every clause and ruling, with its full contents.

The address is `id/<id>.html`, whatever chapter the clause or ruling is in. There are hundreds of these pages,
so they do without the theme: each is a few kilobytes long, and is written only if it has changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from markupsafe import Markup
from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder

from ruleproof.rules.model import Clause, Ruling

from .domain import RuleDomain, Target
from .examples import examples, seen_plays
from .frame import Entry, Frames
from .library import GameBook, Library
from .markup import environment
from .running_text import TEMPLATES
from .scenarios import WrittenScenario
from .sharing import shortened, tags

FOLDER = "id"
MOST = 3
"""Maximum number of scenarios listed; the chapter lists the rest."""
TEMPLATE = "statement.html"


def _pages(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    if isinstance(app.builder, StandaloneHTMLBuilder):
        write(app, Path(app.outdir) / FOLDER)
    yield from ()


def write(app: Sphinx, folder: Path) -> None:
    """Write the pages that have changed, and remove pages whose ids no longer exist."""
    domain = app.env.domains[RuleDomain.name]
    assert isinstance(domain, RuleDomain)
    library: Library = app.site_library  # type: ignore[attr-defined]
    template = environment(Path(app.confdir) / "theme").get_template(TEMPLATE)
    folder.mkdir(parents=True, exist_ok=True)
    written = set()
    for book in library.games.values():
        shown = _Shown(app, domain, book)
        statements: list[Clause | Ruling] = [*book.game.clauses.values(), *book.game.rulings.values()]
        for statement in statements:
            path = folder / f"{statement.id}.html"
            text = template.render(
                book=book,
                project=app.config.project,
                content_root="../",
                frame=shown.frame(statement),
                metatags=shown.tags(statement),
                address=shown.address,
                most=MOST,
                **shown.parts(statement),
            )
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8")
            written.add(path)
    for path in set(folder.glob("*.html")) - written:
        path.unlink()


class _Shown:
    """The contents of the permanent pages for one game."""

    def __init__(self, app: Sphinx, domain: RuleDomain, book: GameBook) -> None:
        self.app, self.targets, self.book = app, domain.targets, book
        self._pieces = "ruleproof_seen" in app.extensions
        self._examples = book.kept(f"examples {FOLDER} {self._pieces}", self._made_examples)

    def _made_examples(self, book: GameBook) -> Iterator[tuple[str, str]]:
        """Yield clauses, each with an example: pictures if the primer names an example, otherwise a link to a
        play.
        """
        templates = environment(TEMPLATES)
        values = {"book": book, "game": book.game, "page": f"{FOLDER}/any", "pieces": self._pieces}
        templates.globals.update(link=self._link)
        for clause, seen in (seen_plays(book) if self._pieces else {}).items():
            yield clause, templates.get_template("seen.html.j2").render(seen=seen, **values)
        for one in reversed(examples(book)):
            yield (
                one.rule,
                templates.get_template("example.html.j2").render(example=one, opened=True, **values),
            )

    def _link(self, page: str, target: str, anchor: str = "") -> str:
        found = self.app.builder.get_relative_uri(page, target)
        return f"{found}#{anchor}" if anchor else found

    def example(self, clauses: Iterable[str]) -> Markup:
        """Return an example for a ruling, or nothing; the pictures are on the page of the clause that the
        example shows.
        """
        for clause in clauses:
            found = self._examples.get(clause, "")
            if "<svg" in found:
                return Markup('<p><a href="{}.html">{}</a></p>').format(clause, self.book.title_of(clause))
            if found:
                return Markup(found)
        return Markup("")

    def address(self, name: str) -> str:
        """Return the address of a clause, ruling, case or page, relative to these pages."""
        target = self.targets.get(name)
        page = self.app.builder.get_relative_uri(f"{FOLDER}/any", target.docname if target else name)
        return f"{page}#{target.anchor}" if target else page

    def frame(self, statement: Clause | Ruling) -> dict[str, Any]:
        """Return what surrounds the page."""
        frames: Frames = self.app.site_frames  # type: ignore[attr-defined]
        frame = frames.of(f"{FOLDER}/{statement.id}")
        title, target = self.book.title_of(statement.id), self.targets[statement.id]
        above = Entry(self.app.env.titles[target.docname].astext(), f"{target.docname}.html#{target.anchor}")
        crumbs = [*frame["crumbs"], above, Entry(title.partition(" ")[0], "")]
        return {**frame, "title": f"{title} – {frame['title']}", "crumbs": crumbs, "styles": ["board.css"]}

    def tags(self, statement: Clause | Ruling) -> str:
        """Return the elements in the head of the page that describe it to other sites."""
        target: Target = self.targets[statement.id]
        base = self.app.config.html_baseurl
        url = f"{base.rstrip('/')}/{FOLDER}/{statement.id}.html" if base else ""
        title = f"{self.book.game.title} {target.title}"
        return tags(self.app.config.project, title, shortened(target.text), url)

    def parts(self, statement: Clause | Ruling) -> dict[str, Any]:
        """Return the statement with its heading and its surroundings."""
        game, title = self.book.game, self.book.title_of(statement.id)
        if isinstance(statement, Clause):
            return {
                "kind": "clause",
                "example": Markup(self._examples.get(statement.id, "")),
                "identity": statement.id,
                "title": title,
                "text": statement.text,
                "clause": statement,
                "chapter": next(one for one in game.chapters if one.id == statement.chapter),
                "rulings": game.rulings_on(statement.id),
                "scenarios": self._placed(self.book.by_clause.get(statement.id, ())),
            }
        return {
            "kind": "ruling",
            "example": self.example(statement.clauses),
            "identity": statement.id,
            "title": title,
            "text": statement.question,
            "ruling": statement,
            "clauses": [game.clauses[identity] for identity in statement.clauses],
            "scenarios": self._placed(
                one for name in statement.readings for one in self.book.parting(statement, name)
            ),
        }

    def _placed(self, scenarios: Iterable[WrittenScenario]) -> list[WrittenScenario]:
        """Return the scenarios that can be linked to, each once."""
        return list({one.id: one for one in scenarios if one.id in self.targets}.values())


def setup(app: Sphinx) -> None:
    """Add the pages."""
    app.connect("html-collect-pages", _pages)

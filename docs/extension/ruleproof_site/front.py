"""The games on the first page, each with a picture of a position."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from ruleproof.cases.positions import complete
from ruleproof.reports import pictures

from .library import GameBook, Library, language_of
from .markup import environment

TEMPLATES = Path(__file__).resolve().parents[2] / "games"


class Games(SphinxDirective):
    """Shows every game with its picture and the ways into it; the argument names another template."""

    optional_arguments = 1

    def run(self) -> list[nodes.Node]:
        self.env.note_reread()
        library: Library = self.env.app.site_library  # type: ignore[attr-defined]
        template = environment(TEMPLATES).get_template([*self.arguments, "games.html.j2"][0])
        books = [(book, picture_of(book)) for book in library.games.values()]
        rulings = [
            ruling.status in ("open", "contested") or ruling.id in book.game.contested
            for book, _ in books
            for ruling in book.game.rulings.values()
        ]
        text = template.render(
            books=books,
            language_of=language_of,
            rulings=len(rulings),
            open=sum(rulings),
        )
        return [nodes.raw("", text, format="html")]


def picture_of(book: GameBook) -> pictures.Panel | None:
    """Return the largest panel of the position that the primer names or, if it names none, in
    which most scenarios begin.

    None if the game has no picture.
    """
    board = pictures.board(book.folders)
    steps = (step for one in book.scenarios for step in (*one.background, *one.sentences))
    begun = Counter(step.position for step in steps if step.position)
    positions = book.positions
    wanted = (book.prose.primer.picture, *(name for name, _ in begun.most_common()))
    name = next((name for name in wanted if name in positions), "")
    if board is None or not name:
        return None
    position = positions[name]
    made = book.game.component_sets[position.components] if position.components else book.game.components
    state = complete(position, (), book.game.laws, made.values)
    panels = board.draw(state, made.values).panels
    open_panels = [panel for panel in panels if not panel.seen_by]
    return max(open_panels, key=lambda panel: panel.size[1])


def setup(app: Sphinx) -> None:
    """Add the directive."""
    app.add_directive("games", Games)

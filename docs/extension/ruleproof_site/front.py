"""The games on the first page: a card for each game, with a picture of a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from ruleproof.cases.positions import complete
from ruleproof.reports import pictures

from .library import GameBook, Library, language_of
from .markup import block, counted, escape


class Games(SphinxDirective):
    """Shows a card for each game."""

    def run(self) -> list[nodes.Node]:
        self.env.note_reread()
        library: Library = self.env.app.site_library  # type: ignore[attr-defined]
        cards = [line for book in library.games.values() for line in _card(book)]
        return self.parse_text_to_nodes("\n".join([".. grid:: 1 2 2 2", "   :gutter: 3", "", *cards]))


def _card(book: GameBook) -> Iterator[str]:
    game = book.game
    yield f"   .. grid-item-card:: {escape(game.title)}"
    yield f"      :link: /{book.home}/index"
    yield "      :link-type: doc"
    yield ""
    picture = picture_of(book)
    if picture is not None:
        yield "      .. raw:: html"
        yield ""
        yield block(f'<div class="game-picture">{picture.svg}</div>', 9)
        yield ""
    languages = " and ".join(dict.fromkeys(language_of(edition) for edition in game.editions))
    yield f"      {counted(game.clauses, 'clause')} in {languages}, {counted(game.rulings, 'ruling')}."
    yield ""


def picture_of(book: GameBook) -> pictures.Panel | None:
    """Return the largest panel of the position that the primer names or, if it names none, in
    which most scenarios begin.

    None if the game has no picture.
    """
    board = pictures.board(book.folders)
    steps = (step for one in book.scenarios for step in (*one.background, *one.sentences))
    begun = Counter(step.position for step in steps if step.position)
    positions = book.suite.compiler.positions
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

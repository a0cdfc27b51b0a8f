"""The games on the first page, each with a picture of a position."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from ruleproof.cases.positions import complete
from ruleproof.reports import pictures
from ruleproof.rules.model import Ruling
from tools.impact.figures import beyond_the_control

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
        books = list(library.games.values())
        unsettled = [
            (book, one) for book in books for kind in ("contested", "open") for one in book.standing(kind)
        ]
        text = template.render(
            books=books,
            picture_of=picture_of,
            language_of=language_of,
            rulings=sum(len(book.game.rulings) for book in books),
            open=len(unsettled),
            first=sorted(unsettled, key=_effect, reverse=True)[:5],
        )
        return [nodes.raw("", text, format="html")]


def _effect(unsettled: tuple[GameBook, Ruling]) -> float:
    """Return how often, at least, an unsettled ruling is shown to change who wins."""
    book, ruling = unsettled
    effect = book.effect_of(ruling)
    return beyond_the_control(effect).low if effect is not None else -1.0


def picture_of(book: GameBook) -> pictures.Panel | None:
    """Return the panel with the most on it, of the position that the primer names or, if it names none, in
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
    open_panels = [panel for panel in board.panels(state, made.values) if not panel.seen_by]
    return max(open_panels, key=lambda panel: panel.svg.count("<use ")).ringed(())


def setup(app: Sphinx) -> None:
    """Add the directive."""
    app.add_directive("games", Games)

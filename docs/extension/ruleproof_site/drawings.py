"""Pictures on the pages: the symbols that a page uses are at its beginning, once; one file has the styles.

Hundreds of pictures of a game are stored as lines, which a script of the page puts together; so are those of
the text of all chapters, which has each picture of the chapters again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx.application import Sphinx

from ruleproof.input import jsontext
from ruleproof.reports import pictures

from .packing import SCRIPT, packed
from .running_text import words_of

if TYPE_CHECKING:
    from .library import Library


class Lines:
    """The lines of all pictures in a file, each once; a picture is runs of lines: how many to skip from the
    end of the last run, and how many to take.

    Pictures of a game differ in few lines, so that thousands of them are small.
    """

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def runs(self, lines: Iterable[str]) -> list[int]:
        """Return a picture, and keep its lines."""
        runs, at = list[int](), 0
        for line in lines:
            number = self._numbers.setdefault(line, len(self._numbers))
            if runs and number == at:
                runs[-1] += 1
            else:
                runs += [number - at, 1]
            at = number + 1
        return runs

    def value(self) -> dict[str, Any]:
        """Return the lines, in the order of their numbers."""
        return {"lines": [*self._numbers]}


class BoardLines(Lines):
    """The lines of pictures of a game's table."""

    def __init__(self, board: pictures.Board) -> None:
        super().__init__()
        self._board = board
        self._panels: dict[tuple[bytes, int], tuple[pictures.Panel, ...]] = {}

    def drawn(
        self, state: Mapping[str, Any], components: Mapping[str, Any], marked: Sequence[str] = ()
    ) -> list[int]:
        """Return the picture of a state, with some places marked.

        Raises:
            PictureError: the template of the game fails on this state.
        """
        return self.ringed(self.panels(state, components), marked)

    def panels(self, state: Mapping[str, Any], components: Mapping[str, Any]) -> tuple[pictures.Panel, ...]:
        """Return the parts of a table, with the areas of all places.

        Raises:
            PictureError: the template of the game fails on this state.
        """
        key = jsontext.encode(state), id(components)
        if key not in self._panels:
            self._panels[key] = self._board.panels(state, components)
        return self._panels[key]

    def ringed(self, panels: Sequence[pictures.Panel], marked: Sequence[str] = ()) -> list[int]:
        """Return the picture of some panels, with some places marked."""
        return self.runs(pictures.ringed(panels, marked).svg.split("\n"))


def signs_of(board: pictures.Board) -> dict[str, str]:
    """Return the symbols of all pictures of a game, and what they mean."""
    page = "".join(f'<use href="#{name}"/>' for name in board.symbols)
    return {"symbols": pictures.defs(page, board.symbols), "legend": pictures.legend(board.symbols, {})}


def stored(body: str) -> str:
    """Return a page whose pictures are stored once, for a script to draw them."""
    lines, drawn = Lines(), list[list[int]]()

    def keep(picture: re.Match[str]) -> str:
        drawn.append(lines.runs(picture[1].replace("><", ">\n<").split("\n")))
        return f'<div class="mats" data-picture="{len(drawn) - 1}"></div>'

    body = re.sub(r'<div class="mats">(.*?)</div>', keep, body, flags=re.DOTALL)
    value = packed({"pictures": drawn, **lines.value()})
    return f'{body}<script type="text/plain" id="pictures">{value}</script>' if drawn else body


def _add_symbols(
    app: Sphinx, page: str, _template: str, context: dict[str, Any], _doctree: nodes.document | None
) -> None:
    body = context.get("body", "")
    is_long = page.rpartition("/")[2].partition("-")[0] == "text"
    if ' data-picture="' in body or (is_long and '<div class="mats">' in body):
        app.add_js_file(SCRIPT, loading_method="defer")
    if "<use " not in body:
        return
    library: Library = app.site_library  # type: ignore[attr-defined]
    symbols: dict[str, str] = {}
    words: dict[str, str] = {}
    language = library.language_of_page(page)
    for book in sorted(library.games.values(), key=lambda book: page.startswith(f"{book.home}/")):
        symbols |= (own := pictures.symbols_of(book.folders))
        words |= {
            pictures.sign_of(own[name]): said[language]
            for name, said in book.prose.primer.signs.items()
            if name in own and language in said
        }
    signs = pictures.legend(pictures.used(body, symbols), words) if '<div class="mats">' in body else ""
    if signs:
        signs = f'<details class="fold"><summary>{words_of(language)["signs"]}</summary>{signs}</details>'
    context["body"] = pictures.defs(body, symbols) + (stored(body) if is_long else body) + signs


def _write_style(app: Sphinx) -> None:
    folder = Path(app.outdir) / "_static"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "board.css").write_text(pictures.STYLE, encoding="utf-8")


def setup(app: Sphinx) -> None:
    """Add the symbols of pictures to pages, and write the styles of pictures."""
    app.connect("builder-inited", _write_style)
    app.connect("html-page-context", _add_symbols)
    app.add_css_file("board.css")

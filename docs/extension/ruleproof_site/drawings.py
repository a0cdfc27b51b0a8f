"""The pictures on the pages. Each picture is drawn only once, and a page contains the common parts of its
pictures only once.

The same map appears below dozens of positions. A part that was written once is shown again by `<use>`, so a
page needs no script to show its pictures.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

from ruleproof.input import cache, jsontext
from ruleproof.input.folders import GameFolders
from ruleproof.reports import pictures

_PICTURE = re.compile(r'(<svg [^>]*class="board"[^>]*>\n)(.*?)(\n</svg>)', re.DOTALL)
_TAG = re.compile(r"<(/?)\w[^>]*?(/?)>")
_INSIDE = re.compile(r"\.board (?=[.\[a-z])")
_ELEMENT = re.compile(r"<(\w+)([^>]*)>")
_PLACE = re.compile(r'(?<= )(c?[xy])="(-?[\d.]+)"')
_PLACES = {"rect": {"x", "y"}, "text": {"x", "y"}, "circle": {"cx", "cy"}}
"""The attributes that give the position of each of these elements."""
_LEAST = 60
"""Minimum number of characters that make a part worth sharing."""


@dataclass(frozen=True)
class KeptBoard:
    """The board of a game, whose pictures are cached."""

    board: pictures.Board
    folders: GameFolders
    digest: str

    @classmethod
    def of(cls, folders: GameFolders) -> KeptBoard | None:
        """Return the board of a game, or None if the game has no template.

        Raises:
            PictureError: the template cannot be read.
        """
        board = pictures.board(folders)
        if board is None:
            return None
        templates = [*sorted(folders.spec.glob("*.j2")), *sorted(Path(pictures.__file__).parent.glob("*.j2"))]
        return cls(board, folders, cache.digest_of_files([*templates, Path(pictures.__file__)]))

    def draw(
        self,
        state: Mapping[str, Any],
        components: Mapping[str, Any],
        *,
        prefix: str,
        marked: Sequence[str] = (),
        title: str = "",
        about: Sequence[str] = (),
        viewer: str = "",
    ) -> pictures.Picture:
        """Draw a state, as `Board.draw` does.

        Raises:
            PictureError: the template fails on this state.
        """
        how: dict[str, Any] = {
            "marked": list(marked),
            "title": title,
            "about": list(about),
            "viewer": viewer,
        }
        asked = jsontext.encode([state, components, prefix, how])
        key = cache.digest_of_files([], self.digest, asked.decode())

        def drawn() -> pictures.Picture:
            return self.board.draw(state, components, prefix=prefix, **how)

        return cache.cached(f"picture {self.folders.spec} {prefix}", key, pictures.Picture, drawn)


def shared_parts(body: str) -> str:
    """Return the body of a page; the parts that its pictures share come first, each once."""
    drawn = [parts(found[2]) for found in _PICTURE.finditer(body)]
    ties = Ties(drawn)
    runs = [list(_together(one, ties)) for one in drawn]
    named = _named((run for picture in runs for run in picture), 0)
    left = (part for picture in runs for run in picture if run not in named for part in parts(run))
    pieces = _named((placed.drawn for part in left if (placed := Placed.of(part))), len(named))
    if not named and not pieces:
        return body
    pictures_left = iter(runs)

    def used(run: str) -> Iterator[str]:
        if run in named:
            yield f'<use href="#{named[run]}"/>'
            return
        for part in parts(run):
            placed = Placed.of(part)
            if placed is not None and placed.drawn in pieces:
                yield f'<use href="#{pieces[placed.drawn]}" x="{placed.x:g}" y="{placed.y:g}"/>'
            else:
                yield part

    def picture(found: re.Match[str]) -> str:
        return found[1] + "\n".join(shown for run in next(pictures_left) for shown in used(run)) + found[3]

    defined = "".join(
        f'<g class="drawn" id="{name}">{run}</g>\n' for run, name in {**named, **pieces}.items()
    )
    shared = f'<svg class="shared" width="0" height="0" aria-hidden="true"><defs>\n{defined}</defs></svg>\n'
    return shared + _PICTURE.sub(picture, body)


def _named(drawn: Iterable[str], first: int) -> dict[str, str]:
    """Return names for the parts that are long enough and are drawn several times; the names are numbered
    from `first`.
    """
    often = (one for one, count in Counter(drawn).items() if count > 1 and len(one) >= _LEAST)
    return {one: f"p{number}" for number, one in enumerate(often, first)}


@dataclass(frozen=True)
class Placed:
    """A part, drawn at the origin, and its position."""

    drawn: str
    x: float
    y: float

    @classmethod
    def of(cls, part: str) -> Placed | None:
        """Return an element as a part, if it consists of rectangles, circles and words; None if it contains
        anything else.
        """
        elements = [(name, dict(_PLACE.findall(inside))) for name, inside in _ELEMENT.findall(part)]
        if not elements or any(set(place) != _PLACES.get(name) for name, place in elements):
            return None
        x, y = (float(number) for _, number in sorted(elements[0][1].items()))

        def moved(found: re.Match[str]) -> str:
            by = x if found[1].endswith("x") else y
            return f'{found[1]}="{round(float(found[2]) - by, 3):g}"'

        return cls(_PLACE.sub(moved, part), x, y)


def parts(drawn: str) -> list[str]:
    """Return the parts of a picture: its elements, of which several may share a line."""
    found: list[str] = []
    part: list[str] = []
    depth = 0
    for line in drawn.split("\n"):
        part.append(line)
        depth += sum(-1 if closes else 0 if empty else 1 for closes, empty in _TAG.findall(line))
        if not depth:
            found.append("\n".join(part))
            part = []
    return found


class Ties:
    """The parts of some pictures that always occur together."""

    def __init__(self, drawn: Sequence[Sequence[str]]) -> None:
        self._counts = Counter(part for picture in drawn for part in picture)
        self._pairs = Counter(pair for picture in drawn for pair in pairwise(picture))

    def tied(self, one: str, other: str) -> bool:
        """Tell whether two adjacent parts always occur together."""
        return self._counts[one] == self._counts[other] == self._pairs[one, other]


def _together(picture: Sequence[str], ties: Ties) -> Iterator[str]:
    """Yield the parts of a picture; parts that always occur together are joined."""
    run: list[str] = []
    for part in picture:
        if run and not ties.tied(run[-1], part):
            yield "\n".join(run)
            run = []
        run.append(part)
    yield "\n".join(run)


def _share(
    _app: Sphinx, _page: str, _template: str, context: dict[str, Any], _doctree: nodes.document | None
) -> None:
    if "body" in context:
        context["body"] = shared_parts(context["body"])


def _write_style(app: Sphinx) -> None:
    """Write the styles for the boards, which also apply to shared parts."""
    folder = Path(app.outdir) / "_static"
    folder.mkdir(parents=True, exist_ok=True)
    style = _INSIDE.sub(":is(.board, .drawn) ", pictures.STYLE)
    (folder / "board.css").write_text(f"{style}svg.shared {{ position: absolute; }}\n", encoding="utf-8")


def setup(app: Sphinx) -> None:
    """Share the common parts of pictures, and write their styles."""
    app.connect("builder-inited", _write_style)
    app.connect("html-page-context", _share)
    app.add_css_file("board.css")

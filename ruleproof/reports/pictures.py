"""Draws positions: a state as pictures in SVG, with the template of its game (`spec/<game>/board.svg.j2`).

A template gets `state`, `table`, `components`, `names` (`names.yaml`), `say`, which translates words, and the
macros of `shapes.svg.j2`. It writes one `<svg>` for each part of the table, a *panel*, and in it an invisible
rectangle wherever a place of the state is drawn. Pieces are symbols (`symbols.svg` of the kit and the game),
which a page holds once. The template knows the game; this module does not.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache, partial
from html import escape, unescape
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ruleproof.input.documents import load_yaml
from ruleproof.input.folders import GameFolders
from ruleproof.input.problems import shown_path
from ruleproof.reports.framing import (
    AREA,
    GROUND,
    MARGIN,
    Region,
    attribute,
    drawn_for,
    frame,
    is_in,
    on_whole_ground,
)
from ruleproof.reports.text import printable

if TYPE_CHECKING:
    from minijinja import Environment

TEMPLATE = "board.svg.j2"
SYMBOLS = "symbols.svg"
_KIT = Path(__file__).resolve().parent
_PLACE = re.compile(r'<rect class="at" data-at="([^"]*)"')
_SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
_SIGN = re.compile(r"<symbol [^>]*><title>([^<]*)</title>")
_USE = re.compile(r'href="#([^"]+)"')
STYLE = (_KIT / "pictures.css").read_text(encoding="utf-8")
"""The stylesheet of all boards, light and dark; a page with pictures includes it once."""


class PictureError(Exception):
    """A failure of a template to draw a state, with its file and line."""


class Panel(msgspec.Struct, frozen=True):
    """A part of a drawn table: an inline `<svg>`, and the seat that alone sees it, `nobody`, or ''.

    Until it is ringed it has the areas of all places.
    """

    svg: str
    seen_by: str = ""

    @classmethod
    def of(cls, svg: str) -> Panel:
        return cls(svg, attribute(svg, "data-seen-by"))

    @property
    def text(self) -> str:
        """Return what the panel shows, in words."""
        return attribute(self.svg, "aria-label")

    @property
    def is_map(self) -> bool:
        """Tell whether everything has its place in the panel, so that a part of it can be shown."""
        return bool(attribute(self.svg, "data-crop"))

    @property
    def size(self) -> tuple[float, float]:
        """Return width and height, in the units of the panel."""
        _, _, width, height = map(float, attribute(self.svg, "viewBox").split())
        return width, height

    @property
    def regions(self) -> tuple[Region, ...]:
        """Return where places are drawn."""
        lines = self.svg.split("\n")
        return tuple(Region.of(line) for line in lines if line.startswith(AREA))

    @property
    def places(self) -> list[str]:
        """Return the places that are drawn, some of them several times."""
        return [unescape(place) for place in _PLACE.findall(self.svg)]

    def ringed(self, places: Collection[str]) -> Panel:
        """Return the panel with a ring around each of some places, and without the areas of places."""
        lines, rings = [], dict[str, None]()
        for line in self.svg.split("\n"):
            if line.startswith(GROUND):
                continue
            if not line.startswith(AREA):
                lines.append(line)
            elif places and unescape(line.split('"')[3]) in places:
                rings[_ring(Region.of(line))] = None
        return msgspec.structs.replace(self, svg="\n".join([*lines[:-1], *rings, lines[-1]]))

    def framed(self, about: Sequence[Region], beside: Sequence[Region]) -> Panel:
        """Return the panel showing the part around some regions; the whole panel if it has no details."""
        if not (margin := float(attribute(self.svg, "data-crop") or 0)):
            return self
        has_ground = f"\n{GROUND}" in self.svg
        (left, right), (top, bottom) = frame(about, () if has_ground else beside, margin, self.size)
        lines = self.svg.split("\n")
        if has_ground:
            lines, (left, top, right, bottom) = on_whole_ground(lines, (left, top, right, bottom))
        box = f'viewBox="{left:.0f} {top:.0f} {right - left:.0f} {bottom - top:.0f}"'
        lines[0] = re.sub(r'viewBox="[^"]*"', box, lines[0])
        return msgspec.structs.replace(self, svg="\n".join(lines))

    def cropped(self) -> Panel:
        """Return the panel without what lies outside the part that it shows."""
        if not self.is_map:
            return self
        left, top, width, height = map(float, attribute(self.svg, "viewBox").split())
        shown = (left, top, left + width, top + height)
        return msgspec.structs.replace(
            self, svg="\n".join(line for line in self.svg.split("\n") if is_in(line, shown))
        )


def _ring(region: Region) -> str:
    x, y, width, height = region.x - MARGIN, region.y - MARGIN, region.width, region.height
    size = f'width="{width + 2 * MARGIN:g}" height="{height + 2 * MARGIN:g}"'
    return f'<rect class="at ring" x="{x:g}" y="{y:g}" {size} rx="9"/>'


class Picture(msgspec.Struct, frozen=True):
    """A drawn position: its panels, and the marked places that are in none of them."""

    panels: tuple[Panel, ...]
    unshown: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """Return the picture in words."""
        return " ".join(f"{panel.text.rstrip('.')}." for panel in self.panels)

    def printable(self) -> Picture:
        """Return the picture without characters that could break a page; an engine's state may have them."""
        panels = tuple(msgspec.structs.replace(one, svg=printable(one.svg)) for one in self.panels)
        return msgspec.structs.replace(self, panels=panels)

    @property
    def svg(self) -> str:
        """Return the panels as markup. The page also needs the symbols that they use."""
        return f'<div class="mats">{"".join(panel.svg for panel in self.panels)}</div>'

    def __html__(self) -> str:
        return self.svg

    __str__ = __html__


def ringed(panels: Sequence[Panel], marked: Sequence[str]) -> Picture:
    """Return a picture of some panels, with a ring around the marked places."""
    drawn = {place for panel in panels for place in panel.places} if marked else set()
    places = {place: drawn_for(place, drawn) for place in marked}
    rings = {place for found in places.values() for place in found}
    rings -= {place for place in rings if any(one.startswith(f"{place}/") for one in rings)}
    unshown = tuple(place for place, found in places.items() if not found)
    return Picture(tuple(panel.ringed(rings) for panel in panels), unshown)


class Board:
    """Draws the positions of one game."""

    def __init__(self, folders: GameFolders) -> None:
        self._folders = folders
        self._environment = _environment(folders.spec)
        self._environment.add_template(TEMPLATE, (folders.spec / TEMPLATE).read_text(encoding="utf-8"))
        self._names = _read(folders.spec / "names.yaml")
        self.symbols = symbols_of(folders)

    def draw(
        self,
        state: Mapping[str, Any],
        components: Mapping[str, Any],
        *,
        marked: Sequence[str] = (),
        about: Sequence[str] = (),
        viewer: str = "",
        language: str = "en",
    ) -> Picture:
        """Draw a state.

        `components` are the values of the component set. `marked` are JSON pointers into the state that get
        a red ring; if such a place is not drawn as a part of its own, the part around it is marked. With
        `about`, a list of JSON pointers, the picture is a detail: only the panels in which one of these
        places is drawn, if there are any. `viewer` is the seat from whose point of view the table is seen, or
        '' if all cards are open.

        Raises:
            PictureError: the template fails on this state.
        """
        return self.alike([(state, marked)], components, about=about, viewer=viewer, language=language)[0]

    def alike(
        self,
        states: Sequence[tuple[Mapping[str, Any], Sequence[str]]],
        components: Mapping[str, Any],
        *,
        about: Sequence[str] = (),
        viewer: str = "",
        language: str = "en",
    ) -> list[Picture]:
        """Draw states with their marks, as `draw` does; details show the same parts of the table in all.

        Raises:
            PictureError: the template fails on one of the states.
        """
        tables = [self.panels(one, components, viewer=viewer, language=language) for one, _ in states]
        about = resolved(chain(*tables), about)
        if about and len({len(panels) for panels in tables}) == 1:
            parts = [alike for column in zip(*tables, strict=True) if (alike := framed(column, about))]
            tables = [tuple(one.cropped() for one in row) for row in zip(*parts, strict=True)] or tables
        return [ringed(panels, marked) for panels, (_, marked) in zip(tables, states, strict=True)]

    def panels(
        self,
        state: Mapping[str, Any],
        components: Mapping[str, Any],
        *,
        viewer: str = "",
        language: str = "en",
    ) -> tuple[Panel, ...]:
        """Draw a state without marks, with the areas of all places.

        Raises:
            PictureError: the template fails on this state.
        """
        drawn = self.render(
            TEMPLATE,
            state=state,
            table=state["table"],
            components=components,
            names=self._names,
            say=partial(_say, self.words(language)),
        )
        short = re.sub(r"\.0(?!\d)", "", re.sub(r"\.(\d)\d+", r".\1", drawn)).replace("><", ">\n<")
        lines = "\n".join(line for line in short.split("\n") if line and not line.isspace())
        panels = [Panel.of(f"{svg}</svg>".lstrip()) for svg in lines.split("</svg>")[:-1]]
        return tuple(panel for panel in panels if not viewer or panel.seen_by in ("", viewer))

    def render(self, template: str, **values: Any) -> str:
        """Render a template of the game.

        Raises:
            PictureError: the template fails on these values.
        """
        from minijinja import TemplateError

        try:
            return self._environment.render_template(template, **values)
        except Exception as error:  # a state of an engine may be of any form
            named = error.name if isinstance(error, TemplateError) else None
            path = self._folders.spec / (named or template)
            line = getattr(error, "line", None)
            where = f"{shown_path(path)}:{line}" if line else shown_path(path)
            raise PictureError(f"{where}: {getattr(error, 'detail', None) or error}") from error

    def words(self, language: str) -> Mapping[str, str]:
        """Return the words of the pictures in a language, by the English words."""
        words: Mapping[str, str] = _read(self._folders.spec / "texts" / f"{language}.yaml").get("board", {})
        return words


def resolved(panels: Iterable[Panel], about: Sequence[str]) -> list[str]:
    """Return the places, drawn in any of some panels, that stand for some places."""
    drawn = {place for panel in panels for place in panel.places}
    return [found for place in about for found in drawn_for(place, drawn)]


def regions_of(panels: Iterable[Panel], about: Sequence[str]) -> list[Region]:
    """Return where places are drawn in some panels."""
    regions: list[Region] = []
    for panel in panels:
        drawn = set(panel.places)
        wanted = {found for place in about for found in drawn_for(place, drawn)}
        regions += [region for region in panel.regions if region.place in wanted]
    return regions


def framed(panels: Sequence[Panel], about: Sequence[str]) -> list[Panel]:
    """Return like panels showing the same part, around places that are drawn in any of them and what is
    pending there; none if no place is drawn.
    """
    regions = regions_of(panels, about)
    regions += regions_of(panels, ["/pending"]) if regions else []
    beside = [area for panel in panels for area in panel.regions]
    return [panel.framed(regions, beside) for panel in panels] if regions else []


def board(folders: GameFolders) -> Board | None:
    """Return the board of a game, or None if the game has no template.

    Raises:
        PictureError: the template cannot be read.
    """
    path = folders.spec / TEMPLATE
    if not path.is_file():
        return None
    from minijinja import TemplateError

    try:
        return Board(folders)
    except TemplateError as error:
        raise PictureError(f"{shown_path(path)}:{error.line}: {error.detail or error}") from error


def symbols_of(folders: GameFolders) -> dict[str, str]:
    """Return the symbols of the kit and of a game, by their ids."""
    return {**_symbols(_KIT / SYMBOLS), **_symbols(folders.spec / SYMBOLS)}


def sources(folders: GameFolders) -> list[Path]:
    """Return the files on which the pictures of a game depend, apart from states and components."""
    own = [*folders.spec.glob("*.j2"), folders.spec / SYMBOLS, folders.spec / "names.yaml"]
    return [path for path in (*own, *_KIT.glob("*.svg*"), Path(__file__)) if path.is_file()]


def used(page: str, symbols: Mapping[str, str]) -> dict[str, str]:
    """Return the symbols that a page uses, by their ids."""
    return {name: symbols[name] for name in dict.fromkeys(_USE.findall(page)) if name in symbols}


def defs(page: str, symbols: Mapping[str, str]) -> str:
    """Return the symbols that a page uses, as hidden markup for its beginning, or '' if it uses none."""
    found = "".join(used(page, symbols).values())
    hidden = '<svg width="0" height="0" aria-hidden="true" style="position:absolute">'
    return f"{hidden}<defs>{found}</defs></svg>" if found else ""


def sign_of(symbol: str) -> str:
    """Return what a symbol means, or '' if it has no title."""
    found = _SIGN.match(symbol)
    return found[1] if found else ""


def legend(symbols: Mapping[str, str], words: Mapping[str, str]) -> str:
    """Return what some symbols mean, as a list, or ''; a symbol without a title is left out."""
    items = ""
    for name, symbol in symbols.items():
        if sign := sign_of(symbol):
            icon = f'<svg class="bd" aria-hidden="true"><use href="#{name}"/></svg>'
            items += f"<li>{icon}{escape(words.get(sign, sign))}</li>"
    return f'<ul class="signs">{items}</ul>' if items else ""


def pointer(*keys: str | int) -> str:
    """Return keys as a JSON pointer."""
    return "".join(f"/{str(key).replace('~', '~0').replace('/', '~1')}" for key in keys)


def _environment(spec: Path) -> Environment:
    from minijinja import Environment

    def source(name: str) -> str | None:
        path = next((folder / name for folder in (spec, _KIT) if (folder / name).is_file()), None)
        return path.read_text(encoding="utf-8") if path else None

    return Environment(
        loader=source,
        undefined_behavior="strict",
        auto_escape_callback=lambda _name: "html",
        trim_blocks=True,
        lstrip_blocks=True,
        debug=False,
    )


def _say(translated: Mapping[str, str], words: str, *values: object) -> str:
    """Return words in the language of a picture, with values in the place of each `{}`."""
    return translated.get(words, words).format(*values)


@cache
def _symbols(path: Path) -> Mapping[str, str]:
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return {found[1]: found[0] for found in _SYMBOL.finditer(text)}


@cache
def _read(path: Path) -> Mapping[str, Any]:
    return load_yaml(path).value if path.is_file() else {}

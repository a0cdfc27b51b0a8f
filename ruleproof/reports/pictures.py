"""Draws positions: a state as SVG, with the template of its game (`spec/<game>/board.svg.j2`).

A template gets `state`, `table`, `components` and `marked`, the parts to omit (`detail`, `about`, `viewer`),
and the macros of `pieces.svg.j2`. The template knows the game; this module does not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ruleproof.input.folders import GameFolders
from ruleproof.input.problems import shown_path
from ruleproof.reports.templates import environment

if TYPE_CHECKING:
    from jinja2 import Template

TEMPLATE = "board.svg.j2"
_KIT = Path(__file__).resolve().parent

STYLE = (_KIT / "pictures.css").read_text(encoding="utf-8")
"""The stylesheet of all boards, light and dark; a page with pictures includes it once."""


class PictureError(Exception):
    """A failure of a template to draw a state, with its file and line."""


class Picture(msgspec.Struct, frozen=True):
    """A drawn position.

    `svg` is one inline element, `text` describes it in words, and `unshown` are the marked places that are
    not in the picture.
    """

    svg: str
    text: str
    unshown: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.svg

    def __html__(self) -> str:
        return self.svg


class Marks:
    """The marked places of a state.

    For each part that it draws, a template asks whether the part is marked, and outlines it if so.
    """

    def __init__(self, pointers: Sequence[str]) -> None:
        self._pointers = tuple(dict.fromkeys(pointers))
        self._outlined: set[str] = set()
        self.outlines: list[tuple[float, float, float, float]] = []

    def __call__(self, *keys: str | int) -> tuple[str, ...]:
        """Return the marked places that are at this place or inside it."""
        place = pointer(*keys)
        return tuple(one for one in self._pointers if one == place or one.startswith(f"{place}/"))

    def itself(self, *keys: str | int) -> tuple[str, ...]:
        """Return this exact place if it is marked.

        Templates use this to draw a frame around parts whose marks they look up one by one.
        """
        place = pointer(*keys)
        return (place,) if place in self._pointers else ()

    def outline(self, places: tuple[str, ...], x: float, y: float, width: float, height: float) -> None:
        """Record where something marked has been drawn."""
        if places:
            self._outlined.update(places)
            self.outlines.append((x, y, width, height))

    @property
    def unshown(self) -> tuple[str, ...]:
        return tuple(one for one in self._pointers if one not in self._outlined)


class Region(msgspec.Struct, frozen=True):
    """The area in which a place of a state, a JSON pointer, is drawn, in the units of the picture."""

    place: str
    x: float
    y: float
    width: float
    height: float


class _Unmarked(tuple[str, ...]):
    """Places that are drawn but not marked; a template that asks for a mark gets none."""

    def __bool__(self) -> bool:
        return False


class _Places(Marks):
    """Records where each place is drawn, and marks no place."""

    def __init__(self) -> None:
        super().__init__(())
        self.regions: list[Region] = []

    def __call__(self, *keys: str | int) -> tuple[str, ...]:
        return _Unmarked((pointer(*keys),))

    itself = __call__

    def outline(self, places: tuple[str, ...], x: float, y: float, width: float, height: float) -> None:
        self.regions += [Region(place, x, y, width, height) for place in places]


class About:
    """The subject of a picture: everything, or only the parts that contain one of the given places."""

    def __init__(self, pointers: Sequence[str]) -> None:
        self._pointers = tuple(f"{one}/" for one in pointers)

    def __call__(self, *keys: str | int) -> bool:
        """Tell whether the picture includes a place, something inside it or something around it."""
        place = f"{pointer(*keys)}/"
        return not self._pointers or any(
            one.startswith(place) or place.startswith(one) for one in self._pointers
        )


class Board:
    """Draws the positions of one game."""

    def __init__(self, template: Template, where: Path) -> None:
        self._template = template
        self._where = where

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
    ) -> Picture:
        """Draw a state.

        `components` are the values of the component set. `prefix` begins every id and is unique on its page.
        `marked` are JSON pointers into the state, and `title` is the name of the picture. If a marked place
        is not drawn as a part of its own, the part around it is marked. With `about`, a list of JSON
        pointers, the picture is in detail: it shows no face-down stacks, and only the parts that contain one
        of these places; '' is the place that contains everything. `viewer` is the seat from whose point of
        view the table is seen, or '' if all cards are open.

        Raises:
            PictureError: the template fails on this state.
        """
        values = _values(state, components, prefix, title)
        values |= {"detail": bool(about), "about": About(about), "viewer": viewer}
        asked = {one: one for one in marked}
        while True:
            marks = Marks(tuple(asked.values()))
            svg, text = self._render({**values, "marked": marks})
            missed = [one for one, place in asked.items() if place in marks.unshown]
            wider = [one for one in missed if asked[one].count("/") > 2]
            if not wider:
                return Picture(svg, text, tuple(missed))
            asked |= {one: asked[one].rpartition("/")[0] for one in wider}

    def draw_with_places(
        self,
        state: Mapping[str, Any],
        components: Mapping[str, Any],
        *,
        prefix: str,
        title: str = "",
        viewer: str = "",
    ) -> tuple[Picture, tuple[Region, ...]]:
        """Draw a state without marks. Return the picture and the region in which each place is drawn.

        Raises:
            PictureError: the template fails on this state.
        """
        places = _Places()
        values = _values(state, components, prefix, title)
        values |= {"marked": places, "detail": False, "about": About(()), "viewer": viewer}
        return Picture(*self._render(values)), tuple(places.regions)

    def _render(self, values: dict[str, Any]) -> tuple[str, str]:
        try:
            page = self._template.make_module(values)
            return "\n".join(line for line in str(page).splitlines() if line), " ".join(
                str(getattr(page, "text", "")).split()
            )
        except Exception as error:
            raise PictureError(
                f"{shown_path(self._where)}{self._line_in(error)}: {type(error).__name__}: {error}"
            ) from error

    def _line_in(self, error: BaseException) -> str:
        """Return `:line`, the line of the template where the error occurred, or '' if it is not known."""
        line = 0
        trace = error.__traceback__
        while trace is not None:
            if trace.tb_frame.f_code.co_filename == self._template.filename:
                line = self._template.get_corresponding_lineno(trace.tb_lineno)
            trace = trace.tb_next
        return f":{line}" if line else ""


def _values(
    state: Mapping[str, Any], components: Mapping[str, Any], prefix: str, title: str
) -> dict[str, Any]:
    return {
        "state": state,
        "table": state["table"],
        "components": components,
        "prefix": prefix,
        "title": title,
    }


def board(folders: GameFolders) -> Board | None:
    """Return the board of a game, or None if the game has no template.

    Raises:
        PictureError: the template cannot be read.
    """
    path = folders.spec / TEMPLATE
    if not path.is_file():
        return None
    from jinja2 import TemplateSyntaxError

    made = environment(folders.spec, _KIT, autoescape=True, extensions=["jinja2.ext.do"], finalize=_short)
    try:
        return Board(made.get_template(TEMPLATE), path)
    except TemplateSyntaxError as error:
        raise PictureError(f"{shown_path(path)}:{error.lineno}: {error}") from error


def pointer(*keys: str | int) -> str:
    """Return keys as a JSON pointer."""
    return "".join(f"/{str(key).replace('~', '~0').replace('/', '~1')}" for key in keys)


def _short(value: Any) -> Any:
    """Return a coordinate with at most one decimal."""
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else value

"""The rooms of the kit, and the values that flow between them, read from the imports of the kit's modules."""

from __future__ import annotations

import ast
import importlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ruleproof
from ruleproof.input import cache

from . import words

_KIT = Path(ruleproof.__file__).parent
_WINGS = frozenset({"play", "edit", "explore", "census", "bridges", "environments"})
_ROW, _GAP, _LEFT, _WIDTH, _ARCS = 46, 10, 8, 560, 150


@dataclass(frozen=True)
class Room:
    """A room of the kit: its purpose, its modules, and the number of its imports from each other room."""

    name: str
    about: str
    modules: Sequence[str]
    uses: Mapping[str, int]

    @property
    def is_wing(self) -> bool:
        """Tell whether the room is a wing, which uses the core but is not part of it."""
        return self.name in _WINGS


def rooms() -> list[Room]:
    """Return the rooms in the order in which data flows, wings last: each room uses only the rooms
    before it.
    """
    folders = sorted({path.parent for path in _KIT.glob("*/*.py")})
    found = {folder.name: _room(folder, {other.name for other in folders}) for folder in folders}
    ordered: list[Room] = []
    while found:
        ready = [room for room in found.values() if not set(room.uses) & (found.keys() - {room.name})]
        first = min(ready or found.values(), key=lambda room: (room.is_wing, room.name))
        ordered.append(found.pop(first.name))
    return ordered


def _room(folder: Path, names: set[str]) -> Room:
    modules = sorted(path.stem for path in folder.glob("*.py") if path.stem != "__init__")
    uses = Counter(
        room for path in folder.glob("*.py") for room in _imports(path) if room in names - {folder.name}
    )
    about = (importlib.import_module(f"ruleproof.{folder.name}").__doc__ or "").strip().split("\n\n")[0]
    return Room(folder.name, " ".join(about.split()), modules, dict(uses))


def _imports(path: Path) -> Iterator[str]:
    """Yield the room that each import in a module refers to."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        for parts in (name.split(".") for name in names):
            if parts[0] == "ruleproof" and len(parts) > 1:
                yield parts[1]


def context() -> dict[str, Any]:
    """Return the contents of the page."""
    key = cache.digest_of_files([Path(__file__)], cache.digest_of_kit())
    found = cache.cached(f"rooms of {_KIT}", key, list[Room], rooms)
    way = {"words": words.words(), "further": words.further(), "way": words.picture()}
    return {"rooms": found, "picture": picture(found), **way}


def picture(found: Sequence[Room]) -> str:
    """Return the rooms as an SVG: a box for each room, and an arc to each room that uses its values."""
    step = _ROW + _GAP
    middle = {room.name: index * step + _ROW // 2 + _GAP for index, room in enumerate(found)}
    height = len(found) * step + _GAP
    boxes, arcs = [], []
    for room in found:
        y = middle[room.name] - _ROW // 2
        boxes.append(
            f'<rect x="{_LEFT}" y="{y}" width="{_WIDTH}" height="{_ROW}" rx="6"'
            f' class="room{" wing" * room.is_wing}"/>'
            f'<text x="{_LEFT + 12}" y="{y + 19}" class="name">{room.name}/</text>'
            f'<text x="{_LEFT + 12}" y="{y + 37}" class="modules">{_shortened(room.modules)}</text>'
        )
        for other, imports in sorted(room.uses.items()):
            start, end = middle[room.name], middle[other]
            edge = _LEFT + _WIDTH
            bow = edge + 18 + (_ARCS - 28) * abs(start - end) / height
            arcs.append(
                f'<path d="M{edge},{start} C{bow:.0f},{start} {bow:.0f},{end} {edge + 4},{end}" class="use"'
                f' style="stroke-width:{0.6 + min(imports, 20) / 8:.1f}" marker-end="url(#use)"/>'
            )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_LEFT + _WIDTH + _ARCS} {height}" role="img"'
        ' aria-label="The rooms of the kit; each uses only those above it">'
        '<defs><marker id="use" viewBox="0 0 6 6" refX="5" refY="3" markerWidth="5" markerHeight="5"'
        ' orient="auto"><path d="M0,0 L6,3 L0,6 z" class="head"/></marker></defs>'
        f"{''.join(arcs)}{''.join(boxes)}</svg>"
    )


def _shortened(modules: Sequence[str]) -> str:
    text = " · ".join(modules)
    return text if len(text) <= 86 else text[:83].rsplit(" ·", 1)[0] + " · …"

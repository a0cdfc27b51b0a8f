"""The domain of the rules: clauses, rulings, positions and cases as targets of links.

If a role's target does not exist, the build fails. The targets and their places follow from the data.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from docutils import nodes
from sphinx.domains import Domain, ObjType
from sphinx.roles import XRefRole
from sphinx.util.nodes import make_refnode

from ruleproof.explaining.written_scenarios import anchor_of_position

from .library import GameBook, Library

if TYPE_CHECKING:
    from docutils.nodes import Element
    from sphinx.addnodes import pending_xref
    from sphinx.builders import Builder
    from sphinx.environment import BuildEnvironment

PRIORITIES = {"clause": 1, "ruling": 1, "case": 2, "position": -1}
"""The priority of an object in Sphinx's inventory."""


class Target(NamedTuple):
    """A target of links; `text` is the text it shows."""

    kind: str
    docname: str
    anchor: str
    title: str
    game: str
    text: str = ""


def targets_of(book: GameBook) -> Iterator[tuple[str, Target]]:
    """Yield the targets of a game, by name."""
    game = book.game
    for clause in game.clauses.values():
        place = book.page_of(clause.id), clause.id
        yield clause.id, Target("clause", *place, book.title_of(clause.id), game.title, clause.text)
    for ruling in game.rulings.values():
        place = book.page_of(ruling.id), ""
        yield ruling.id, Target("ruling", *place, book.title_of(ruling.id), game.title, ruling.question)
    for scenario in book.scenarios:
        for case in (scenario.id, *scenario.cases):
            place = f"id/{scenario.clauses[0]}", scenario.anchor
            yield case, Target("case", *place, scenario.title, game.title)
    for name in book.positions:
        place = f"{book.home}/positions", anchor_of_position(name)
        yield f"{game.id}/{name}", Target("position", *place, name, game.title)


@cache
def _targets(library: Library) -> dict[str, Target]:
    return {name: found for book in library.games.values() for name, found in targets_of(book)}


class RuleDomain(Domain):
    """Clauses, rulings, positions and cases, by name."""

    name = "rule"
    label = "Rules"
    object_types: ClassVar[dict[str, ObjType]] = {
        kind: ObjType(kind, kind) for kind in ("clause", "ruling", "position", "case")
    }
    roles: ClassVar[dict[str, Any]] = {
        kind: XRefRole(warn_dangling=True, innernodeclass=nodes.inline) for kind in object_types
    }
    data_version = 3
    dangling_warnings: ClassVar[dict[str, str]] = {
        kind: f"there is no {kind} {'called' if kind == 'position' else 'with the id'} %(target)r"
        for kind in object_types
    }

    @property
    def targets(self) -> dict[str, Target]:
        return _targets(self.env.app.site_library)  # type: ignore[attr-defined]

    def merge_domaindata(self, docnames: AbstractSet[str], otherdata: dict[str, Any]) -> None:
        """Merge nothing: the targets come from the library."""

    def resolve_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        typ: str,
        target: str,
        node: pending_xref,
        contnode: Element,
    ) -> nodes.reference | None:
        found = self.targets.get(target)
        if found is None or found.kind != typ:
            return None
        if not node["refexplicit"]:
            elsewhere = "" if _game_folder(fromdocname) == _game_folder(found.docname) else f"{found.game} "
            contnode = nodes.inline("", f"{elsewhere}{found.title}", classes=["rule", f"rule-{typ}"])
        return make_refnode(builder, fromdocname, found.docname, found.anchor, contnode, found.text or None)

    def resolve_any_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        target: str,
        node: pending_xref,
        contnode: Element,
    ) -> list[tuple[str, nodes.reference]]:
        found = self.targets.get(target)
        if found is None:
            return []
        return [
            (
                f"rule:{found.kind}",
                make_refnode(builder, fromdocname, found.docname, found.anchor, contnode, found.text or None),
            )
        ]

    def get_objects(self) -> Iterable[tuple[str, str, str, str, str, int]]:
        return self._objects()

    def _objects(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        for name, target in self.targets.items():
            yield name, name, target.kind, target.docname, target.anchor, PRIORITIES[target.kind]


def _game_folder(docname: str) -> str:
    return "/".join(docname.split("/")[:2])

"""The domain of the rules: clauses, rulings and cases as targets of links.

If a role's target does not exist, the build fails. The targets and their places follow from the data.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from docutils import nodes
from sphinx.domains import Domain, ObjType
from sphinx.roles import XRefRole
from sphinx.util.nodes import make_refnode

from .library import Library

if TYPE_CHECKING:
    from docutils.nodes import Element
    from sphinx.addnodes import pending_xref
    from sphinx.builders import Builder
    from sphinx.environment import BuildEnvironment


class Target(NamedTuple):
    """A target of links; `text` is the text it shows."""

    kind: str
    docname: str
    anchor: str
    title: str
    game: str
    text: str = ""


@cache
def _targets(library: Library) -> dict[str, Target]:
    found = {}
    for book in library.games.values():
        title = book.game.title
        for identity, clause in book.game.clauses.items():
            place = book.page_of(identity), identity
            found[identity] = Target("clause", *place, book.title_of(identity), title, clause.text)
        for identity, ruling in book.game.rulings.items():
            place = book.page_of(identity), ""
            found[identity] = Target("ruling", *place, book.title_of(identity), title, ruling.question)
        for scenario in book.scenarios:
            place = f"id/{scenario.clauses[0]}", scenario.anchor
            for case in (scenario.id, *scenario.cases):
                found[case] = Target("case", *place, scenario.title, title)
    return found


class RuleDomain(Domain):
    """Clauses, rulings and cases, by name."""

    name = "rule"
    label = "Rules"
    object_types: ClassVar[dict[str, ObjType]] = {
        kind: ObjType(kind, kind) for kind in ("clause", "ruling", "case")
    }
    roles: ClassVar[dict[str, Any]] = {
        kind: XRefRole(warn_dangling=True, innernodeclass=nodes.inline) for kind in object_types
    }
    data_version = 3
    dangling_warnings: ClassVar[dict[str, str]] = {
        kind: f"there is no {kind} with the id %(target)r" for kind in object_types
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


def _game_folder(docname: str) -> str:
    return "/".join(docname.split("/")[:2])

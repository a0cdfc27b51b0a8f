"""The domain of the rules: clauses, rulings, positions and cases as targets of links.

If a role's target does not exist, the build fails. The directives give the name and place of each target.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.domains import Domain, ObjType
from sphinx.roles import XRefRole
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective
from sphinx.util.nodes import make_refnode

if TYPE_CHECKING:
    from docutils.nodes import Element
    from sphinx.addnodes import pending_xref
    from sphinx.builders import Builder
    from sphinx.environment import BuildEnvironment

logger = logging.getLogger(__name__)


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


class Statement(SphinxDirective):
    """A section that a role can link to: a clause, a ruling or a position. Its argument is its name.

    Its content is HTML, because parsing it as markup would make a build several times slower. `cases` are the
    cases that are shown in it, as a JSON list of name, anchor and title.
    """

    required_arguments = 1
    final_argument_whitespace = True
    has_content = True
    option_spec: ClassVar[dict[str, Any]] = {
        "title": directives.unchanged_required,
        "game": directives.unchanged_required,
        "anchor": directives.unchanged,
        "text": directives.unchanged,
        "class": directives.class_option,
        "cases": json.loads,
    }

    def run(self) -> list[nodes.Node]:
        name, title, kind = self.arguments[0], self.options["title"], self.name.rpartition(":")[2]
        anchor, game = self.options.get("anchor", name), self.options["game"]
        section = nodes.section(
            "", nodes.title(title, title), ids=[anchor], classes=[kind, *self.options.get("class", [])]
        )
        self.set_source_info(section)
        self.state.document.note_explicit_target(section)
        page = self.env.current_document.docname
        target = Target(kind, page, anchor, title, game, self.options.get("text", ""))
        self.rules.note(name, target, section)
        for case, place, said in self.options.get("cases", []):
            self.rules.note(case, Target("case", page, place, said, game), section)
        section += nodes.raw("", "\n".join(self.content), format="html")
        return [section]

    @property
    def rules(self) -> RuleDomain:
        domain = self.env.domains[RuleDomain.name]
        assert isinstance(domain, RuleDomain)
        return domain


class RuleDomain(Domain):
    """Clauses, rulings, positions and cases, by name."""

    name = "rule"
    label = "Rules"
    object_types: ClassVar[dict[str, ObjType]] = {
        kind: ObjType(kind, kind) for kind in ("clause", "ruling", "position", "case")
    }
    directives: ClassVar[dict[str, Any]] = {
        "clause": Statement,
        "ruling": Statement,
        "position": Statement,
    }
    roles: ClassVar[dict[str, Any]] = {
        kind: XRefRole(warn_dangling=True, innernodeclass=nodes.inline) for kind in object_types
    }
    initial_data: ClassVar[dict[str, Any]] = {"targets": {}}
    data_version = 2
    dangling_warnings: ClassVar[dict[str, str]] = {
        kind: f"there is no {kind} {'called' if kind == 'position' else 'with the id'} %(target)r"
        for kind in object_types
    }

    @property
    def targets(self) -> dict[str, Target]:
        found: dict[str, Target] = self.data["targets"]
        return found

    def note(self, name: str, target: Target, location: nodes.Node) -> None:
        """Register a target."""
        known = self.targets.get(name)
        if known is not None and known.docname != target.docname:
            logger.warning(
                "the %s %r occurs twice, also in %s", target.kind, name, known.docname, location=location
            )
        self.targets[name] = target

    def clear_doc(self, docname: str) -> None:
        for name in [name for name, target in self.targets.items() if target.docname == docname]:
            del self.targets[name]

    def merge_domaindata(self, docnames: AbstractSet[str], otherdata: dict[str, Any]) -> None:
        self.targets.update(
            {name: target for name, target in otherdata["targets"].items() if target.docname in docnames}
        )

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

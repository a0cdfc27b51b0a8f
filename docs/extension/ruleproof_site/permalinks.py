"""A page of its own at a permanent address for every clause and ruling.

The address is `id/<id>.html`, wherever the chapter stands that holds it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.environment.adapters.toctree import TocTree

from .domain import RuleDomain

FOLDER = "id"


def _contents(app: Sphinx) -> Callable[..., str]:
    """Return the maker of the site's contents as the pages of this folder show them.

    It is the same for all, and slow to make.
    """

    @cache
    def made(**options: Any) -> str:
        tree = TocTree(app.env).get_toctree_for(f"{FOLDER}/any", app.builder, **options)
        return (
            str(app.builder.render_partial(tree)["fragment"])
            if isinstance(app.builder, StandaloneHTMLBuilder)
            else ""
        )

    return made


def _pages(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    domain = app.env.domains[RuleDomain.name]
    assert isinstance(domain, RuleDomain)
    contents = _contents(app)
    for name, target in sorted(domain.targets.items()):
        if target.kind in ("clause", "ruling"):
            page = f"{FOLDER}/{name}"
            address = f"{app.builder.get_relative_uri(page, target.docname)}#{target.anchor}"
            shown = {
                "title": f"{target.game} {target.title}",
                "description": target.text,
                "identity": name,
                "target": target,
                "address": address,
            }
            yield page, {**shown, "toctree": contents}, "permalink.html"


def setup(app: Sphinx) -> None:
    """Add the pages."""
    app.connect("html-collect-pages", _pages)

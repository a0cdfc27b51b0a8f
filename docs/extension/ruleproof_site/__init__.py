"""The Sphinx extension that builds the site from `spec/`, `features/` and the reference. It knows
no game by name.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.errors import ExtensionError

from ruleproof.input.problems import DataError, UsageError

from . import code, drawings, fold, frame, front, permalinks, search, sharing, sparing, typography
from .domain import RuleDomain
from .library import Library
from .pages import Pages, with_pages_below
from .project import ProjectWithPages

DATA_VARIABLE = "RULEPROOF_SITE_DATA"
_SETTINGS = {
    "site_data": "further data folders, each with `spec/` and the other parts of a game",
    "site_games": "the ids of the games to show; all games, if the list is empty",
}


def _roots(config: Config) -> Sequence[Path]:
    named = os.environ.get(DATA_VARIABLE, "")
    return [Path(root) for root in [*config.site_data, *named.split(os.pathsep)] if root]


def _add_pages(app: Sphinx) -> None:
    try:
        library = Library(_roots(app.config), app.config.site_games)
    except (DataError, UsageError) as error:
        raise ExtensionError(f"the data of the games are at fault:\n{error}") from error
    app.site_library = library  # type: ignore[attr-defined]
    further = {name: text for made in app.emit("site-pages", library) for name, text in made.items()}
    try:
        own = Pages(library, app.builder).all(sorted(further))
    except LookupError as error:
        raise ExtensionError(f"spec/<game>/primer.yaml: {error}") from error
    pages = with_pages_below({**own, **further})
    project = ProjectWithPages(app.srcdir, app.config.source_suffix, Path(app.doctreedir) / "pages")
    project.write(pages)
    app.project = app.env.project = project


def _scroll_tables(app: Sphinx, doctree: nodes.document, _page: str) -> None:
    """Put each table into a box that scrolls where the screen is narrower."""
    for table in list(doctree.findall(nodes.table)):
        box = nodes.container("", classes=["scrolls"])
        table.replace_self(box)
        box += table


def setup(app: Sphinx) -> dict[str, Any]:
    """Add the domain, the pages of the games, and everything that links, search and sharing need."""
    for setting, about in _SETTINGS.items():
        app.add_config_value(setting, [], "env", types=[list], description=about)
    app.add_event("site-pages")
    app.add_event("site-details")
    app.add_domain(RuleDomain)
    app.connect("builder-inited", _add_pages)
    app.connect("doctree-resolved", _scroll_tables)
    for part in (code, drawings, fold, frame, front, permalinks, search, sharing, sparing, typography):
        part.setup(app)
    return {"version": "1", "env_version": 2, "parallel_read_safe": True, "parallel_write_safe": True}

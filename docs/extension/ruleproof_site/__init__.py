"""The Sphinx extension that builds the site from `spec/`, `features/` and the reference. It knows
no game by name.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.errors import ExtensionError

from ruleproof.input.problems import DataError, UsageError
from ruleproof.reports.templates import template_cache

from . import code, drawings, fold, front, imprint, navigation, permalinks, running_text, search, sharing
from .domain import RuleDomain
from .library import Library
from .markup import unindented
from .pages import Pages, with_pages_below
from .project import ProjectWithPages

DATA_VARIABLE = "RULEPROOF_SITE_DATA"


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
    pages = with_pages_below({**Pages(library, app.builder).all(sorted(further)), **further})
    project = ProjectWithPages(app.srcdir, app.config.source_suffix, Path(app.doctreedir) / "pages")
    project.write(pages)
    app.project = app.env.project = project


def _prepare_templates(app: Sphinx) -> None:
    """Cache the theme's compiled templates: compiling them takes longer than writing a page."""
    templates = getattr(app.builder, "templates", None)
    if templates is not None:
        templates.environment.bytecode_cache = template_cache()
        templates.environment.filters["unindented"] = unindented


def _leave_out_maps(app: Sphinx, exception: Exception | None) -> None:
    """Remove the theme's source maps, which are larger than all its styles and scripts together."""
    if exception is None:
        for path in (Path(app.outdir) / "_static").rglob("*.map"):
            path.unlink()


def setup(app: Sphinx) -> dict[str, Any]:
    """Add the domain, the pages of the games, and everything that links, search and sharing need."""
    app.add_config_value(
        "site_data",
        [],
        "env",
        types=[list],
        description="further data folders, each with `spec/` and the other parts of a game",
    )
    app.add_config_value(
        "site_games",
        [],
        "env",
        types=[list],
        description="the ids of the games to show; all games, if the list is empty",
    )
    app.add_event("site-pages")
    app.add_domain(RuleDomain)
    app.connect("builder-inited", _prepare_templates)
    app.connect("builder-inited", _add_pages)
    app.connect("build-finished", _leave_out_maps)
    for part in (code, drawings, fold, front, imprint, navigation, permalinks, running_text, search, sharing):
        part.setup(app)
    return {"version": "1", "env_version": 1, "parallel_read_safe": True, "parallel_write_safe": True}

"""Titles and descriptions of pages, for search engines and for links that people share."""

from __future__ import annotations

import html
from typing import Any

from docutils import nodes
from markupsafe import Markup
from sphinx.application import Sphinx

LONGEST = 240


def description_of(doctree: nodes.document) -> str:
    """Return the summary of a page: the `description` in a meta directive, or its first paragraph."""
    for meta in doctree.findall(nodes.meta):
        if meta.get("name") == "description":
            return str(meta["content"])
    first = next(iter(doctree.findall(nodes.paragraph)), None)
    return shortened(first.astext()) if first is not None else ""


def shortened(text: str, longest: int = LONGEST) -> str:
    """Return a text of at most `longest` characters, cut between words."""
    text = " ".join(text.split())
    return text if len(text) <= longest else text[:longest].rsplit(" ", 1)[0] + " …"


def tags(site: str, title: str, description: str, url: str = "", *, described: bool = False) -> str:
    """Return the elements in the head of a page that describe it to other sites and search engines.

    `described` tells whether the page already has a description for search engines.
    """
    properties = {"og:type": "article", "og:site_name": site, "og:title": title, "og:url": url}
    found = [
        f'<meta property="{name}" content="{html.escape(value)}">'
        for name, value in properties.items()
        if value
    ]
    if description:
        also = "" if described else 'name="description" '
        found.append(f'<meta {also}property="og:description" content="{html.escape(description)}">')
    return "\n".join(found)


def _describe(
    app: Sphinx, pagename: str, _template: str, context: dict[str, Any], doctree: nodes.document | None
) -> None:
    description = description_of(doctree) if doctree is not None else context.get("description", "")
    known = doctree is not None and any(
        meta.get("name") == "description" for meta in doctree.findall(nodes.meta)
    )
    title = html.unescape(Markup(context.get("title", "")).striptags())
    address = context.get("pageurl") or ""
    context["metatags"] = context.get("metatags", "") + tags(
        app.config.project, title, description, address, described=known
    )


def setup(app: Sphinx) -> None:
    """Add a description to every page."""
    app.connect("html-page-context", _describe)

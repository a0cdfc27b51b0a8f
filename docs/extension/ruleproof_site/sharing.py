"""Titles and descriptions of pages, for search engines and for links that people share."""

from __future__ import annotations

import html
from itertools import islice
from pathlib import Path
from typing import Any

from docutils import nodes
from markupsafe import Markup
from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder

LONGEST = 240
PICTURE = "_static/social.png"
"""The picture that other sites show beside a link."""


def shortened(text: str, longest: int = LONGEST) -> str:
    """Return a text of at most `longest` characters, cut between words."""
    text = " ".join(text.split())
    return text if len(text) <= longest else text[:longest].rsplit(" ", 1)[0] + " …"


def tags(title: str, description: str, base: str, page: str, *, described: bool = False) -> str:
    """Return the elements in the head of a page that describe it to other sites and search engines.

    `title` is '' if `<title>` says the same; other sites then take that. `base` is the address of the site,
    or '' if it has none yet; then a page has no canonical address and no picture. `described` tells whether
    the page already has a description for search engines.
    """
    root = base.rstrip("/")
    url, picture = (f"{root}/{page}.html", f"{root}/{PICTURE}") if base else ("", "")
    properties = {"og:title": title, "og:url": url, "og:image": picture}
    found = [
        f'<meta property="{name}" content="{html.escape(value)}">'
        for name, value in properties.items()
        if value
    ]
    if url:
        found.append(f'<link rel="canonical" href="{html.escape(url)}">')
    if description:
        also = "" if described else 'name="description" '
        found.append(f'<meta {also}property="og:description" content="{html.escape(description)}">')
    return "\n".join(found)


def _describe(
    app: Sphinx, pagename: str, _template: str, context: dict[str, Any], doctree: nodes.document | None
) -> None:
    """Add the summary of a page: the `description` in a meta directive, or its first paragraph."""
    described = [context.get("description", "")]
    known = False
    if doctree is not None:
        own = [one["content"] for one in doctree.findall(nodes.meta) if one.get("name") == "description"]
        first = (shortened(one.astext()) for one in doctree.findall(nodes.paragraph))
        described, known = [*own, *islice(first, 1), ""], bool(own)
    title = html.unescape(Markup(context.get("title", "")).striptags())
    context["metatags"] = context.get("metatags", "") + tags(
        title, described[0], app.config.html_baseurl, pagename, described=known
    )


def _write_sitemap(app: Sphinx, exception: Exception | None) -> None:
    base, folder = app.config.html_baseurl.rstrip("/"), Path(app.outdir)
    if exception is not None or not base or not isinstance(app.builder, StandaloneHTMLBuilder):
        return
    pages = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.html"))
    listed = "".join(f"<url><loc>{html.escape(f'{base}/{page}')}</loc></url>\n" for page in pages)
    (folder / "sitemap.xml").write_text(
        '<?xml version="1.0" encoding="utf-8"?>\n'
        f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{listed}</urlset>\n',
        encoding="utf-8",
    )
    (folder / "robots.txt").write_text(
        f"User-agent: *\nAllow: /\nSitemap: {base}/sitemap.xml\n", encoding="utf-8"
    )


def setup(app: Sphinx) -> None:
    """Describe every page, and list all of them if the site has an address."""
    app.connect("html-page-context", _describe)
    app.connect("build-finished", _write_sitemap)

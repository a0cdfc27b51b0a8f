"""Prints the texts of the rules, the sheets and the answers of a built site as PDF, as `make docs-pdf` does.

They lie in the folder `pdf` of the site, and its pages link them: python -m tools.printing SITE
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from tools.programs import TOOLS, command_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SIZES = ("A4", "Letter")
FOOTER = (
    '<div style="width: 100%; font-size: 7pt; text-align: center">{} <span class="pageNumber"></span> / '
    '<span class="totalPages"></span></div>'
)
"""The foot of every page but the sheets, which have their own; it says which suite is printed."""
_PREPARE = """() => {
  for (const links of document.querySelectorAll("p.pdf")) links.remove();
  for (const folded of document.querySelectorAll(".notes details")) folded.open = true;
  for (const link of document.querySelectorAll("a[href]"))
    if (!link.getAttribute("href").startsWith("#")) link.removeAttribute("href");
}"""
"""Unfolds what is printed, and leaves no links to files of this machine in it."""
_LEAD = re.compile(
    r'(<p class="lead[^"]*">.*?</p>|<article class="sheet">)(?:\n<p class="pdf">.*?</p>)?', re.DOTALL
)
_PAGE = re.compile(rb"/Type\s*/Page\b")


class NotPrinted(Exception):
    """Why nothing can be printed, and what to do about it."""


@dataclass(frozen=True)
class Printed:
    """A PDF, and of how many pages it is."""

    path: Path
    pages: int


def pages_to_print(site: Path) -> list[Path]:
    """Return the texts, sheets and answers of a built site.

    Raises:
        NotPrinted: there are none.
    """
    found = sorted(
        path
        for kind in ("text", "sheet", "answers")
        for path in site.glob(f"games/*/{kind}*.html")
        if path.is_file()
    )
    if not found:
        raise NotPrinted(f"{site}: no games/*/text.html in it; wanted: a built site, as `make docs` makes it")
    return found


def pages_of(pdf: bytes) -> int:
    """Return the number of pages of a PDF."""
    return len(_PAGE.findall(pdf))


def printed(browser: Browser, pages: Sequence[Path], folder: Path) -> Iterator[Printed]:
    """Print pages in every size, and yield each PDF when it is whole."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in pages:
        is_sheet = path.stem.startswith("sheet")
        page = browser.new_page(color_scheme="light")
        page.goto(path.resolve().as_uri())
        page.wait_for_function("!document.querySelector('[data-picture]:empty')")
        page.evaluate(_PREPARE)
        imprint = escape(page.locator("p.suite-version").text_content() or "")
        for size in SIZES:
            made = page.pdf(
                format=size,
                print_background=True,
                prefer_css_page_size=is_sheet,
                margin=dict.fromkeys(("top", "right", "bottom", "left"), "12mm"),
                display_header_footer=not is_sheet,
                header_template="<span></span>",
                footer_template=FOOTER.format(imprint),
                outline=not is_sheet,
                tagged=True,
            )
            to = folder / f"{path.parent.name}-{path.stem}-{size.lower()}.pdf"
            part = to.with_suffix(".part")
            part.write_bytes(made)
            part.replace(to)
            yield Printed(to, pages_of(made))
        page.close()


def link_pdfs(site: Path) -> None:
    """Link the PDFs of a site from the pages that they print, and from the first page of each game."""
    for home in {path.parent for path in pages_to_print(site)}:
        pages = [path for path in pages_to_print(site) if path.parent == home]
        links = {path.stem: _links(path) for path in pages}
        for path in (home / "index.html", *pages):
            shown = ". ".join(filter(None, links.values() if path.stem == "index" else [links[path.stem]]))
            text = path.read_text(encoding="utf-8")
            line = rf'\1\n<p class="pdf">{shown}.</p>' if shown else r"\1"
            path.write_text(_LEAD.sub(line, text, count=1), encoding="utf-8")


def _links(path: Path) -> str:
    """Return links to the PDFs of a page, after its title."""
    title = re.search(r"<title>(.*?) –", path.read_text(encoding="utf-8"))
    names = {size: f"{path.parent.name}-{path.stem}-{size.lower()}.pdf" for size in SIZES}
    made = [
        f'<a href="../../pdf/{name}">{size}</a>'
        for size, name in names.items()
        if (path.parents[2] / "pdf" / name).is_file()
    ]
    return f"{title[1] if title else path.stem} as PDF: {', '.join(made)}" if made else ""


def main(arguments: list[str]) -> int:
    """Print a site; return 0, 2 where that cannot be done, 130 where it is stopped."""
    if len(arguments) != 1:
        print("usage: python -m tools.printing SITE", file=sys.stderr)
        return 2
    site = Path(arguments[0])
    try:
        pages_to_print(site)
        program = command_of("browser")
        if not program:
            [chromium] = (tool for tool in TOOLS if tool.marker == "browser")
            raise NotPrinted(f"{chromium.is_missing}; to install it: {chromium.install}")
        from playwright.sync_api import sync_playwright

        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program[0], args=["--no-sandbox"])
            for one in printed(browser, pages_to_print(site), site / "pdf"):
                print(f"{one.path}: {one.pages} page{'' if one.pages == 1 else 's'}", flush=True)
            browser.close()
        link_pdfs(site)
    except NotPrinted as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("stopped; the files that are named above are whole", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

"""Building sites for tests, and looking at what was built."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote, urldefrag, urlparse

from bs4 import BeautifulSoup, Tag

from tests.toybox import GAME, TOY

ROOT = Path(__file__).resolve().parents[2]
TOY_INDEX = """
Toy site
========

See :clause:`market_day.auction.bid_within_purse`, :ruling:`market_day.ruling.tie`,
:position:`market_day/two traders`, :case:`market_day/fox/blue_robs_red`
and :clause:`in other words <market_day.fox.is_discarded>`.

.. games::

.. toctree::
   :hidden:
   :glob:

   games/*/index
"""


class BuildFailed(Exception):
    """A build that ended with warnings or errors; the text is what it printed."""


@dataclass(frozen=True)
class Site:
    """A built site."""

    folder: Path

    def page(self, name: str) -> BeautifulSoup:
        return BeautifulSoup((self.folder / name).read_text(encoding="utf-8"), "html.parser")

    def pages(self) -> list[str]:
        return sorted(path.relative_to(self.folder).as_posix() for path in self.folder.rglob("*.html"))

    def clause_index(self) -> list[list[str]]:
        text = (self.folder / "_static" / "clause-index.js").read_text(encoding="utf-8")
        found: list[list[str]] = json.loads(text.splitlines()[0].partition("=")[2].rstrip().rstrip(";"))
        return found

    def dead_links(self) -> Iterator[str]:
        """Yield every link to a page, file or anchor of this site that is not there."""
        anchors: dict[Path, set[str]] = {}
        soups = {name: self.page(name) for name in self.pages()}
        for name, soup in soups.items():
            anchors[(self.folder / name).resolve()] = {str(tag["id"]) for tag in soup.find_all(id=True)}
        for name, soup in soups.items():
            for tag in soup.find_all(["a", "link", "script", "img"]):
                address = str(tag.get("href") or tag.get("src") or "")
                if not address or urlparse(address).scheme:
                    continue
                target, anchor = urldefrag(address.partition("?")[0] if "#" not in address else address)
                path = (
                    (self.folder / name).parent.joinpath(unquote(target)).resolve()
                    if target
                    else (self.folder / name).resolve()
                )
                if not path.is_file() or (anchor and unquote(anchor) not in anchors.get(path, set())):
                    yield f"{name}: {address}"


def build(source: Path, folder: Path, *options: str) -> Site:
    """Build a site into `folder/html`.

    Raises:
        BuildFailed: Sphinx warned of something, or could not build.
    """
    command = [
        sys.executable,
        "-m",
        "sphinx",
        "-W",
        "--keep-going",
        "-n",
        "-q",
        "-c",
        str(ROOT / "docs"),
        *options,
    ]
    ran = subprocess.run(
        [*command, "-d", str(folder / "doctrees"), str(source), str(folder / "html")],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    if ran.returncode:
        raise BuildFailed(ran.stdout + ran.stderr)
    return Site(folder / "html")


def build_toy(folder: Path, index: str, root: Path = TOY) -> Site:
    """Build a site of the toy game, or of a copy of it, with a home page."""
    source = folder / "source"
    source.mkdir(exist_ok=True)
    (source / "index.rst").write_text(index, encoding="utf-8")
    return build(
        source,
        folder,
        "-D",
        "extensions=ruleproof_site,sphinx_design",
        "-D",
        f"site_data={root}",
        "-D",
        f"site_games={GAME}",
    )


def section(page: BeautifulSoup, anchor: str) -> Tag:
    """Return the element with an id."""
    found = page.find(id=anchor)
    assert isinstance(found, Tag), f"nothing has the id {anchor}"
    return found


def text_of(tag: Tag | None) -> str:
    """Return the words of an element, with single spaces."""
    assert tag is not None
    return " ".join(tag.get_text(" ").split())

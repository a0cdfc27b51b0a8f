"""Building sites for tests, and looking at what was built."""

from __future__ import annotations

import functools
import http.server
import json
import posixpath
import subprocess
import sys
import threading
import zlib
from base64 import b85decode
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urldefrag, urlparse

from bs4 import BeautifulSoup, Tag

from tests.toybox import GAME, TOY

ROOT = Path(__file__).resolve().parents[2]
HOME = f"games/{GAME}"
"""Where the pages of the toy game lie in its site."""
TOY_INDEX = """
Toy site
========

See :clause:`market_day.auction.bid_within_purse`, :ruling:`market_day.ruling.tie`,
:case:`market_day/fox/blue_robs_red`
and :clause:`in other words <market_day.fox.is_discarded>`.

.. games::

.. toctree::
   :hidden:
   :glob:

   games/*/index
"""


class _Silent(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def drawn(stored: Mapping[str, Any], runs: Sequence[int]) -> str:
    """Return a picture that is stored as runs of lines: how many to skip, and how many to take."""
    at, taken = 0, list[str]()
    for skipped, count in zip(runs[::2], runs[1::2], strict=True):
        taken += stored["lines"][at + skipped : at + skipped + count]
        at += skipped + count
    return "\n".join(taken)


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serve a folder on a free port of this machine and yield its address, without a slash at the end."""
    handler = functools.partial(_Silent, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()
        thread.join()


class BuildFailed(Exception):
    """A build that ended with warnings or errors; the text is what it printed."""


@dataclass(frozen=True)
class Site:
    """A built site."""

    folder: Path
    _parsed: dict[str, BeautifulSoup] = field(default_factory=dict, init=False, repr=False, compare=False)

    def page(self, name: str) -> BeautifulSoup:
        """Return a page, parsed once for all tests of a worker: a test that changes it takes a copy."""
        if name not in self._parsed:
            text = (self.folder / name).read_text(encoding="utf-8")
            self._parsed[name] = BeautifulSoup(text, "html.parser")
        return self._parsed[name]

    def pages(self) -> list[str]:
        return sorted(path.relative_to(self.folder).as_posix() for path in self.folder.rglob("*.html"))

    def rule_index(self) -> dict[str, Any]:
        """Return what the search of the site knows."""
        found: dict[str, Any] = self.unpacked("_static/rule-index")
        return found

    def unpacked(self, name: str) -> Any:
        """Return what a script hands over as compressed JSON."""
        text = (self.folder / f"{name}.js").read_text(encoding="utf-8")
        return json.loads(zlib.decompress(b85decode(text.rsplit('"', 2)[1])))

    def pictures(self, page: str) -> list[BeautifulSoup]:
        """Return the pictures that a page stores for its script to draw."""
        packed = section(self.page(page), "pictures").get_text()
        stored = json.loads(zlib.decompress(b85decode(packed)))
        return [BeautifulSoup(drawn(stored, runs), "html.parser") for runs in stored["pictures"]]

    def scenario(self, page: str, anchor: str) -> BeautifulSoup:
        """Return a scenario as it appears on a page when its list of scenarios is opened."""
        section(self.page(page), anchor)
        game = page.rpartition("/")[2].partition(".")[0]
        feature = anchor.removeprefix("case-").partition(".")[0]
        return BeautifulSoup(self.unpacked(f"id/scenarios/{game}.{feature}")[anchor], "html.parser")

    @cached_property
    def links(self) -> dict[str, Links]:
        """The ids of each page, and the addresses that it leads to; so for the scenarios of each feature,
        which pages in the folder `id` fetch.
        """
        found = {name: Links.of((self.folder / name).read_text(encoding="utf-8")) for name in self.pages()}
        for path in sorted(self.folder.glob("id/scenarios/*.js")):
            texts = self.unpacked(f"id/scenarios/{path.stem}")
            found[f"id/{path.stem}.js"] = Links.of("".join(texts.values()))
        return found

    def dead_links(self) -> Iterator[str]:
        """Yield every link to a page, file or anchor of this site that is not there."""
        found = self.links
        for name, page in found.items():
            for address in sorted(page.addresses):
                if not address or urlparse(address).scheme:
                    continue
                target, anchor = urldefrag(address.partition("?")[0] if "#" not in address else address)
                path = (
                    posixpath.normpath(posixpath.join(posixpath.dirname(name), unquote(target)))
                    if target
                    else name
                )
                there = found[path].anchors if path in found else ()
                if (path not in found and not (self.folder / path).is_file()) or (
                    anchor and unquote(anchor) not in there
                ):
                    yield f"{name}: {address}"


class Links(HTMLParser):
    """The ids of a page, and the addresses that it leads to."""

    def __init__(self) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.addresses: set[str] = set()

    @classmethod
    def of(cls, text: str) -> Links:
        links = cls()
        links.feed(text)
        links.close()
        return links

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.anchors.add(value or "")
            elif name in ("href", "src") and tag in ("a", "link", "script", "img"):
                self.addresses.add(value or "")


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
        "extensions=ruleproof_site",
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


def first(page: Tag, selector: str) -> Tag:
    """Return the first element that a selector finds."""
    found = page.select_one(selector)
    assert found is not None, f"nothing is found by {selector}"
    return found


def text_of(tag: Tag | None) -> str:
    """Return the words of an element, with single spaces."""
    assert tag is not None
    return " ".join(tag.get_text(" ").split())

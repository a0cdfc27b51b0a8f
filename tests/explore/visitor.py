"""A visitor of the pages: asks a real server over HTTP, without scripts, and reads what comes."""

from __future__ import annotations

import http.client
import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urldefrag, urlencode, urljoin, urlsplit

from bs4 import BeautifulSoup

from ruleproof.explore.command import ExploreOptions, prepared
from ruleproof.explore.server import Server
from ruleproof.explore.workspace import Room
from tests.toybox import TOY


@dataclass
class Page:
    """A page as it came."""

    status: int
    url: str
    body: bytes
    headers: dict[str, str]

    @property
    def soup(self) -> BeautifulSoup:
        return BeautifulSoup(self.body, "html.parser")

    @property
    def text(self) -> str:
        """Return all words of the page on one line."""
        return " ".join(self.soup.get_text(" ").split())

    @property
    def line(self) -> int:
        """Return the number of the line of play that the page shows."""
        found = re.search(r"/line/(\d+)", self.url)
        assert found is not None, self.text[:500]
        return int(found[1])

    @property
    def actions(self) -> dict[str, str]:
        """Return what can be done, with the number of each action."""
        buttons = self.soup.select("#actions .actions button[name=choice]")
        return {button.get_text(): str(button["value"]) for button in buttons}


@dataclass
class Visitor:
    """Asks for pages below the token; follows where it is sent."""

    address: str
    room: Room

    def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> Page:
        """Return the answer to one request, wherever it sends; the path is taken as it is."""
        parts = urlsplit(self.address)
        connection = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=60)
        try:
            connection.request(method, path, body, headers)
            reply = connection.getresponse()
            found = {name.lower(): value for name, value in reply.getheaders()}
            return Page(reply.status, path, reply.read(), found)
        finally:
            connection.close()

    def get(self, path: str) -> Page:
        return self._followed(self.ask("GET", self._below(path)))

    def post(self, path: str, **fields: str | int | list[str]) -> Page:
        body = urlencode({name.removesuffix("_"): value for name, value in fields.items()}, doseq=True)
        kind = {"content-type": "application/x-www-form-urlencoded", "origin": self.address.rsplit("/", 2)[0]}
        return self._followed(self.ask("POST", self._below(path), body.encode(), **kind))

    def play(self, page: Page, action: str) -> Page:
        """Take an action that a page offers."""
        line = self.room.lines[page.line]
        return self.post(f"line/{page.line}/play", step=line.at, choice=page.actions[action])

    def _below(self, path: str) -> str:
        return urlsplit(self.address).path + path

    def _followed(self, page: Page) -> Page:
        for _ in range(3):
            if page.status != 303:
                return page
            page = self.ask("GET", urldefrag(urljoin(page.url, page.headers["location"])).url)
        raise AssertionError(f"sent on and on: {page.url}")


@contextmanager
def serving(room: Room) -> Iterator[str]:
    """Serve the pages of a room, and yield their address."""
    server = Server(room)
    thread = threading.Thread(target=server.serve_pages)
    thread.start()
    while not server.started:
        time.sleep(0.005)
    try:
        yield server.address
    finally:
        server.should_exit = True
        thread.join()
        if room.beside is not None:
            room.beside.close()


@contextmanager
def visiting(folder: Path, **options: object) -> Iterator[Visitor]:
    """Serve the pages, with the toy game among the games, and yield a visitor."""
    asked = ExploreOptions(folder=folder, **{"data": (TOY,), "seed": 1, "timeout": 60.0, **options})  # type: ignore[arg-type]
    room, _ = prepared(asked)
    with serving(room) as address:
        yield Visitor(address, room)

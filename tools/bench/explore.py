"""Clicks through games on the pages of `ruleproof explore`: posts an action, and requests the page after it.

`python -m tools.bench.explore GAME SEATS CLICKS` prints, as JSON, how long clicks took and how large pages
were. The first page of a game, which reads its sentences, is not counted.
"""

from __future__ import annotations

import http.client
import json
import random
import statistics
import sys
import tempfile
import threading
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from urllib.parse import urldefrag, urlencode, urlsplit

from ruleproof.explore.openings import new_game
from ruleproof.explore.server import Server
from ruleproof.explore.workspace import Room
from ruleproof.input.folders import Data


@dataclass
class Clicked:
    """How long clicks took, in milliseconds, and the number of bytes of the largest page."""

    game: str
    seats: int
    clicks: int = 0
    wall: float = 0.0
    processor: float = 0.0
    slowest: float = 0.0
    largest: int = 0
    walls: list[float] = field(default_factory=list)


class Clicker:
    """Clicks through games with the same game and number of seats, one game after the other."""

    def __init__(self, game: str, seats: int) -> None:
        self.room = Room(Data.open(), Path(tempfile.gettempdir()), random.Random(1))
        self.server = Server(self.room)
        self.dice = random.Random(2)
        self.game, self.seats = game, seats
        self.thread = threading.Thread(target=self.server.serve_pages)

    def run(self, clicks: int) -> Clicked:
        """Serve the pages and click."""
        self.thread.start()
        while not self.server.started:
            time.sleep(0.01)
        try:
            return self._clicked(clicks)
        finally:
            self.server.should_exit = True
            self.thread.join()

    def _clicked(self, clicks: int) -> Clicked:
        found, processors = Clicked(self.game, self.seats), []
        path = self._begin()
        while found.clicks < clicks:
            line = next(reversed(self.room.lines.values()))
            legal = line.legal()
            if not legal:
                path = self._begin()
                continue
            choice = self.dice.randrange(len(legal))
            began, used = time.perf_counter(), time.process_time()
            page = self._post(f"{path}/play", {"step": line.at, "choice": choice})
            found.walls.append(1000 * (time.perf_counter() - began))
            processors.append(1000 * (time.process_time() - used))
            found.clicks += 1
            found.largest = max(found.largest, len(page))
        found.wall, found.slowest = statistics.median(found.walls), max(found.walls)
        found.processor = statistics.median(processors)
        found.walls = []
        return found

    def _begin(self) -> str:
        book = self.room.book(self.game)
        line = new_game(book, book.game.seats[: self.seats], {}, dice=self.dice)
        path = self.room.keep(line).partition("?")[0]
        self._ask("GET", path)
        return path

    def _post(self, path: str, fields: dict[str, int]) -> bytes:
        status, _, location = self._ask("POST", path, urlencode(fields).encode())
        if status != 303:
            raise SystemExit(f"{path} is answered with status {status}")
        below = urldefrag(location).url[len(urlsplit(self.server.address).path) - 1 :]
        status, body, _ = self._ask("GET", below)
        if status != 200:
            raise SystemExit(f"{below} is answered with status {status}")
        return body

    def _ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes, str]:
        parts = urlsplit(self.server.address)
        connection = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=60)
        try:
            connection.request(method, parts.path.rstrip("/") + path, body)
            reply = connection.getresponse()
            return reply.status, reply.read(), reply.getheader("location", "")
        finally:
            connection.close()


def main() -> None:
    game, seats, clicks = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    print(json.dumps(asdict(Clicker(game, seats).run(clicks))))


if __name__ == "__main__":
    main()

"""Makes the pictures of the guide on `ruleproof explore`, from real pages in a real browser.

`python -m tests.explore.pictures [FOLDER]` writes them below docs/guides/explore, or into another folder. It
needs Chromium and Pillow.
"""

from __future__ import annotations

import io
import random
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

import msgspec
from PIL import Image
from playwright.sync_api import Page, sync_playwright

from engines.wrong.rules.spoiling import faults
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.explore.beside import Beside
from ruleproof.explore.workspace import Room
from ruleproof.input.folders import Data
from ruleproof.rules.schemas import SchemaSet
from tests.explore.visitor import serving
from tools.programs import ROOT, command_of, prepare_environment

GAME, FAULT = "lost_cities_rivals", "only_raise_by_one"
TARGET = ROOT / "docs" / "guides" / "explore"
SIZE = {"width": 1120, "height": 720}
_COLOURS = 96


class Camera:
    """Takes the pictures."""

    def __init__(self, page: Page, address: str, folder: Path) -> None:
        self.page = page
        self.address = address
        self.folder = folder

    def open(self, path: str) -> None:
        self.page.goto(self.address + path)

    def begin(self) -> None:
        """Begin a game on the page of a game."""
        with self.page.expect_navigation():
            self.page.get_by_role("button", name="Begin").click()

    def choose(self, words: str) -> None:
        """Choose the first action whose words fit a pattern."""
        button = self.page.locator(".actions button", has_text=re.compile(words)).first
        button.evaluate("one => { const part = one.closest('details'); if (part) part.open = true }")
        with self.page.expect_navigation():
            button.click()

    def take(self, name: str, at: str = "") -> None:
        """Take a picture, scrolled to an element."""
        self.page.wait_for_load_state()
        if at:
            self.page.locator(at).first.evaluate("one => one.scrollIntoView({block: 'start'})")
        shot = Image.open(io.BytesIO(self.page.screenshot())).convert("RGB")
        frame = shot.quantize(_COLOURS, dither=Image.Dither.NONE)
        frame.save(self.folder / f"{name}.png", optimize=True)
        print(f"{name}.png", flush=True)


@contextmanager
def _served(*, faulty: bool) -> Iterator[str]:
    data = Data.open()
    room = Room(data, Path(tempfile.gettempdir()) / "ruleproof-explore", random.Random(4))
    if faulty:
        spoiled = faults(GAME)[FAULT].spoiled(data)
        connect = lambda: InProcessConnection(spoiled.engine(), timed=False)  # noqa: E731
        room.beside = Beside(connect, "python:my_engine", 5.0, SchemaSet(data.common_schemas()))
        room.beside.greet()
        assert room.beside.greeting is not None
        room.beside.greeting = msgspec.structs.replace(room.beside.greeting, name="My engine")
    with serving(room) as address:
        yield address


def _player_and_editor(camera: Camera) -> None:
    page = camera.page
    camera.open(f"game/{GAME}")
    camera.begin()
    for _ in range(3):
        camera.choose("uncovers a card")
    for gold in (3, 5):
        camera.choose(rf"\b{gold} gold")
    camera.take("play")
    line = page.url.partition("?")[0].removeprefix(camera.address)
    camera.open(f"{line}?step=5&ask={quote('East bids 5 gold')}")
    camera.take("why_not", "#why")
    camera.open(f"{line}/position?step=5&given={quote('North has 25 gold')}&given={quote('Eest has 0 gold')}")
    camera.take("position")
    camera.open(f"{line}/keep?step=5&ask={quote('East bids 5 gold')}")
    camera.take("keep")


def _author(camera: Camera) -> None:
    camera.open(f"game/{GAME}")
    camera.begin()
    camera.choose("uncovers a card")
    camera.choose(r"\b3 gold")
    camera.take("beside", ".engine")


def main() -> None:
    prepare_environment()
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    folder.mkdir(parents=True, exist_ok=True)
    [path] = command_of("browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page(viewport=SIZE)
        page.set_default_timeout(20_000)
        with _served(faulty=False) as address:
            camera = Camera(page, address, folder)
            _player_and_editor(camera)
        with _served(faulty=True) as camera.address:
            _author(camera)
        browser.close()


if __name__ == "__main__":
    main()

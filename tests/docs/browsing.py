"""Pages of the site in a browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.shared import PATIENCE

DESKTOP, PHONE = {"width": 1280, "height": 900}, {"width": 360, "height": 740}
RULES = {
    "light": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "dark": {"type": "rule", "values": ["color-contrast"]},
}


@contextmanager
def opened(browser: Browser, address: str, path: str, **options: Any) -> Iterator[Page]:
    """Open a page, and wait until its scripts have put it together.

    Whatever the browser complains of in its console, or fails to load, fails the test.
    """
    context = browser.new_context(viewport=options.pop("viewport", DESKTOP), **options)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    complaints: list[str] = []
    page.on(
        "console",
        lambda message: complaints.append(message.text) if message.type in ("error", "warning") else None,
    )
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "response",
        lambda response: (
            complaints.append(f"{response.status} {response.url}") if response.status >= 400 else None
        ),
    )
    try:
        page.goto(f"{address}/{path}")
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        yield page
    finally:
        context.close()
    assert not complaints, complaints


def unfold(page: Page, most: int | None = None) -> None:
    """Open all that is folded, or the first of it, and wait for the pictures that are fetched for it. A menu
    stays closed, because it lies over what is below it.
    """
    page.evaluate(
        """most => document.querySelectorAll("details:not(.menu)").forEach((one, at) => {
          one.open = most === null || at < most;
        })""",
        most,
    )
    expect(page.locator("details.seen[open]:not(:has(.seen-pair > *))")).to_have_count(0)


def axe_finds_nothing(page: Page, scheme: str) -> None:
    """Fail if axe finds something that keeps readers out, in a page of this colour scheme."""
    found = Axe().run(page, options={"runOnly": RULES[scheme], "resultTypes": ["violations"]})
    told = [
        f"{rule['id']}: {rule['help']}: {node['target']}"
        for rule in found.response["violations"]
        for node in rule["nodes"][:3]
    ]
    assert not told, "\n".join(told)

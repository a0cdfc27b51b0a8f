"""What the tests ask of a page, and how well colours stand out from each other."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from bs4 import BeautifulSoup


class Page:
    """A page as its reader sees it, and the attributes of its tags."""

    def __init__(self, source: bytes | str) -> None:
        self.source = source if isinstance(source, str) else source.decode()
        self._soup = BeautifulSoup(self.source, "html.parser")

    def all(self, *tags: str) -> list[dict[str, Any]]:
        """Return the attributes of every tag, or of those with these names."""
        return [tag.attrs for tag in self._soup.find_all(tags or True)]

    def tags(self) -> list[str]:
        return [tag.name for tag in self._soup.find_all(True)]

    def values(self, name: str) -> list[str]:
        """Return the values of an attribute, wherever it stands."""
        return [str(attributes[name]) for attributes in self.all() if name in attributes]

    @cached_property
    def text(self) -> str:
        return " ".join(self._soup.find_all(string=lambda text: text.parent.name not in ("style", "script")))

    @cached_property
    def words(self) -> str:
        return " ".join(self.text.split())


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours as WCAG 2 defines it."""
    brighter, darker = sorted(map(_luminance, (one, other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = [int(digits[start : start + 2], 16) / 255 for start in (0, 2, 4)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

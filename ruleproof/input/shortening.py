"""Cuts texts, values and messages to a length that people can read."""

from __future__ import annotations

from typing import Any

from ruleproof.input import jsontext


def shortened(text: str, most: int) -> str:
    """Return a text cut to a maximum length; a cut text ends in `…`."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def shortened_value(value: Any, most: int) -> str:
    """Return a JSON value as a text of limited length."""
    return shortened(jsontext.encode(value).decode("utf-8", "replace"), most)


def shortened_message(line: bytes, most: int) -> str:
    """Return the beginning of a message; if it is cut, the length of the whole message is added."""
    text = line[:most].decode("utf-8", "backslashreplace")
    return text if len(line) <= most else f"{text}… ({len(line)} bytes)"

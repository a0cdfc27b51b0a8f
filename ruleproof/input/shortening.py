"""Texts, values and messages cut to a length for people."""

from __future__ import annotations

from typing import Any

from ruleproof.input import jsontext


def shortened(text: str, most: int) -> str:
    """Return a text cut to a maximum length; a cut text ends in `…`."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def shortened_value(value: Any, most: int) -> str:
    """Return a JSON value as a text of at most a given length."""
    return shortened(jsontext.encode(value).decode("utf-8", "replace"), most)


def shortened_message(line: bytes, most: int) -> str:
    """Return the first bytes of a message; if it is cut, with its length."""
    text = line[:most].decode("utf-8", "backslashreplace")
    return text if len(line) <= most else f"{text}… ({len(line)} bytes)"

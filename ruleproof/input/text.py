"""Reads text from files of others: UTF-8, with or without a byte order mark."""

from __future__ import annotations

import re
import unicodedata
from codecs import BOM_UTF8
from pathlib import Path

from ruleproof.input.problems import DataError, Problem, shown_path

WANTED = "save the file as UTF-8"


def read_text(path: Path) -> str:
    """Return the text of a UTF-8 file, without its byte order mark and with `\\n` at the end of lines.

    Raises:
        DataError: the file cannot be read, or is not UTF-8; then the problem has the line.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        message = f"cannot be read: {error.strerror or error}"
        raise DataError([Problem(shown_path(path), message)]) from None
    fault = utf_8_fault(data)
    if fault is not None:
        line = data.count(b"\n", 0, fault.start) + 1
        raise DataError([Problem(f"{shown_path(path)}:{line}", f"not UTF-8: {words_of(fault)}", (WANTED,))])
    text = data.removeprefix(BOM_UTF8).decode()
    return text.replace("\r\n", "\n").replace("\r", "\n")


def utf_8_fault(data: bytes) -> UnicodeDecodeError | None:
    """Return where some bytes are not UTF-8, or None if they are."""
    try:
        data.decode()
    except UnicodeDecodeError as error:
        return error
    return None


def words_of(fault: UnicodeDecodeError) -> str:
    """Describe a place that is not UTF-8."""
    return f"byte {fault.start + 1} is {fault.object[fault.start]:#04x}"


_INVISIBLE = re.compile("[^\\S ]|  +|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]")


def marked(text: str) -> str:
    """Return a text that names repeated spaces and all characters that look like a space or like nothing:
    `1‹no-break space›counter`.
    """
    return _INVISIBLE.sub(lambda hit: f"‹{_name_of(hit[0])}›", text)


def _name_of(invisible: str) -> str:
    if invisible[0] == " ":
        return f"{len(invisible)} spaces"
    return unicodedata.name(invisible, "").lower() or f"U+{ord(invisible):04X}"

"""Likely slips in a YAML file, and what to do about them, for people who do not know YAML."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

BRACES = 'inside { }, a text with a comma or a colon must stand in quotes: {starts: "…"}'
QUOTED = "a text that contains ': ' must stand in quotes: \"…\""
_PAIR = re.compile(r"(?P<indent> *)(?P<dash>- )?\w+:(?P<value> .*)?")
_FLOW = re.compile(r"[:,] *\{.*: .*\}|^ *- *\{.*: .*\}")
_STRAY = re.compile(r"""(:|-) (?P<quote>["']).*(?P=quote)\s*\S""")
_COMMENT = re.compile(r"\s#(?=[^\s#])\S*")
_FIXES = {
    "found a tab": "indent with spaces, not tabs",
    "expected ',' or ']'": "a bracket is open, or a comma is missing",
    "cannot start any token": "indent with spaces, not tabs; a text that begins with @, ` or % needs quotes",
    "did not find expected key": "a quote or bracket may be open, or a line may be indented too little",
    "expected <block end>": "a line may be indented too far or too little, or a '- ' may be missing",
    "unexpected end of stream": "a quote or bracket is open",
    "undefined alias": "a text that begins with * must stand in quotes",
    "expected <document start>": "a '- ' may be missing before the first entry",
}
"""How to fix a fault, by words of the parser's message."""


def notes_on(message: str, lines: Sequence[str], line: int) -> Iterator[str]:
    """Yield what a fault in a line, counted from 1, most likely calls for."""
    text = lines[line - 1] if line <= len(lines) else ""
    before = next((one for one in reversed(lines[: line - 1]) if one.strip()), "")
    if "mapping values are not allowed" in message:
        yield _indented_too_far(before, text) or (BRACES if _FLOW.search(text) else QUOTED)
    elif "expected ',' or '}'" in message:
        yield BRACES if "}" in text else "a brace is open, or a comma is missing"
    elif "did not find expected key" in message and _STRAY.search(text):
        yield "a text with quotation marks or an apostrophe in it must stand in quotes of the other kind"
    else:
        yield from (note for words, note in _FIXES.items() if words in message)
    opened = _open_quote(lines, line)
    if opened and opened != line and ("end of stream" in message or "expected key" in message):
        yield f"the quote in line {opened} may be open"


def _indented_too_far(before: str, text: str) -> str:
    """Return what to do if a line is indented further than the one before without belonging to it, or ''."""
    above, here = _PAIR.fullmatch(before), _PAIR.fullmatch(text)
    if not above or not here or here["dash"] or not (above["value"] or "").strip():
        return ""
    wanted = len(above["indent"]) + len(above["dash"] or "")
    if len(here["indent"]) <= wanted or ": " in (here["value"] or "").strip():
        return ""
    return f"the line is indented too far: {len(here['indent'])} spaces instead of {wanted}"


def _open_quote(lines: Sequence[str], last: int) -> int:
    """Return the first line with an odd number of double quotes, up to a line, or 0."""
    odd = (number for number, one in enumerate(lines[:last], 1) if one.count('"') % 2)
    return next(odd, 0)


def cut_by_comment(line: str, column: int) -> str:
    """Return the word with which a comment cuts off a text that ends in a column, such as '#52', or ''.

    A comment that somebody means begins with a space: '# 52 squares'.
    """
    found = _COMMENT.match(line, column)
    return found[0].strip() if found else ""

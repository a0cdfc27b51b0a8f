"""Escapes text for reStructuredText, and creates the environment for the page templates."""

from __future__ import annotations

import re
import textwrap
import unicodedata
from collections.abc import Sized
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from ruleproof.reports.templates import template_cache
from ruleproof.rules.titles import title_from_id

_SPECIAL = re.compile(r"([\\`*_|<>:\[\]])")
_BLOCK = re.compile(r"[^\w\\]|\(?([^\W_]|#|\d+|[ivxlcdm]+)[.)]", re.IGNORECASE)


def escape(text: object) -> str:
    """Return any text as one line of reStructuredText that shows exactly that text."""
    line = _SPECIAL.sub(r"\\\1", " ".join(str(text).split()))
    return f"\\ {line}" if _BLOCK.match(line) else line


def heading(text: str, mark: str = "=") -> str:
    """Return a title with its underline."""
    width = sum(2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in escape(text))
    return f"{escape(text)}\n{mark * max(width, 3)}"


def block(text: object, by: int) -> str:
    """Return a text indented by a number of columns, for the body of a directive."""
    return textwrap.indent(str(text), " " * by, lambda _line: True)


def prose(text: str) -> str:
    """Return a sentence, in which backquotes mark code, as reStructuredText."""
    return "".join(f"``{part}``" if at % 2 else _spaced(part) for at, part in enumerate(text.split("`")))


def _spaced(text: str) -> str:
    """Return part of a line, escaped, with the space at each end if there is one."""
    before, after = text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]
    return f"{before[:1]}{escape(text)}{after[:1]}" if text.strip() else text[:1]


def counted(things: Sized, singular: str) -> str:
    """Return a count with its noun in the singular or plural."""
    return f"{len(things)} {singular}{'' if len(things) == 1 else 's'}"


def environment(*folders: Path) -> Environment:
    """Return the environment for folders of templates.

    `*.html.j2` escapes for HTML, `*.rst.j2` has the filters rst, prose, heading, block and counted.
    """
    made = Environment(
        loader=FileSystemLoader(folders),
        autoescape=lambda name: name is not None and ".html" in name,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        bytecode_cache=template_cache(),
    )
    made.filters.update(
        counted=counted, rst=escape, heading=heading, block=block, prose=prose, words=title_from_id
    )
    return made

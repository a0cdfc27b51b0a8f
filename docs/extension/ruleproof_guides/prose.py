"""Turns text with code in it, from schemas and records, into reStructuredText."""

from __future__ import annotations

from ruleproof_site.markup import escape


def prose(text: str) -> str:
    """Return a sentence in which backquotes mark code."""
    return "".join(f"``{part}``" if index % 2 else spaced(part) for index, part in enumerate(text.split("`")))


def spaced(text: str) -> str:
    """Return part of a line, escaped, keeping a space at each end if there is one."""
    before, after = text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]
    return f"{before[:1]}{escape(text)}{after[:1]}" if text.strip() else text[:1]

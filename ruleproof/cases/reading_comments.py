"""The comment below a `@reading:` tag, which says in words what the tag says in ids."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from ruleproof.rules.model import Ruling

_WIDTH = 110


def words_of(ruling: Ruling, reading: str) -> str:
    """Return the question of a ruling and the answer that a reading gives."""
    return f"{ruling.question} {ruling.readings[reading]}"


def tag_lines(ruling: Ruling, reading: str, indent: str) -> list[str]:
    """Return the tag of a reading and the comment below it, as lines without their ends."""
    words = textwrap.wrap(words_of(ruling, reading), _WIDTH - len(indent) - 2, break_on_hyphens=False)
    return [f"{indent}@reading:{ruling.id}={reading}", *(f"{indent}# {part}" for part in words)]


def comment_below(lines: Sequence[str], number: int) -> str:
    """Return the comment that stands below a line, whose number counts from one."""
    words: list[str] = []
    for line in lines[number:]:
        if not line.lstrip().startswith("#"):
            break
        words += line.lstrip().removeprefix("#").split()
    return " ".join(words)

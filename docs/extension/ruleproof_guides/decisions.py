"""Shows the records of decisions, which are Markdown in `docs/decisions`, as pages of the site."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from ruleproof_site.markup import block, heading

from .prose import spaced


class Unreadable(Exception):
    """The site cannot show a construct of Markdown; the message names the construct and the file."""


def decisions(folder: Path) -> dict[str, str]:
    """Return a page for each record, by document name, and a page that lists the records."""
    records = sorted(folder.glob("*.md"))
    pages = {
        f"decisions/{path.stem}": restructured(path.read_text(encoding="utf-8"), path.name)
        for path in records
    }
    listed = "\n".join(f"   {path.stem}" for path in records)
    told = (
        "Why things are as they are, where the reason is not obvious. "
        "Each record is short; the oldest comes first."
    )
    return {
        **pages,
        "decisions/index": f"{heading('Decisions')}\n\n{told}\n\n.. toctree::\n   :maxdepth: 1\n\n{listed}\n",
    }


def restructured(text: str, name: str) -> str:
    """Return Markdown as reStructuredText.

    Raises:
        Unreadable: it uses more than headings, paragraphs, lists, tables and blocks of code.
    """
    tokens = MarkdownIt("commonmark").enable("table").parse(text)
    return "\n\n".join(_blocks(tokens, name)) + "\n"


def _blocks(tokens: Sequence[Token], name: str) -> Iterator[str]:
    index = 0
    while index < len(tokens):
        token = tokens[index]
        end = _end(tokens, index)
        inside = tokens[index + 1 : end]
        if token.type == "heading_open":
            yield heading(inside[0].content.replace("`", ""), "=-~"[int(token.tag[1]) - 1])
        elif token.type == "paragraph_open":
            yield _inline(inside[0], name)
        elif token.type == "fence":
            yield f".. code-block:: {token.info.strip() or 'text'}\n\n{block(token.content, 3)}"
        elif token.type in ("bullet_list_open", "ordered_list_open"):
            mark = "- " if token.type.startswith("bullet") else "#. "
            yield "\n".join(_items(inside, mark, name))
        elif token.type == "table_open":
            yield _table(inside, name)
        else:
            raise Unreadable(f"{name}: the site cannot show {token.type!r} in a record of a decision")
        index = end + 1


def _end(tokens: Sequence[Token], index: int) -> int:
    depth = 0
    for at in range(index, len(tokens)):
        depth += tokens[at].nesting
        if depth == 0:
            return at
    return len(tokens) - 1


def _items(tokens: Sequence[Token], mark: str, name: str) -> Iterator[str]:
    index = 0
    while index < len(tokens):
        end = _end(tokens, index)
        text = "\n\n".join(_blocks(tokens[index + 1 : end], name))
        yield mark + text.replace("\n", "\n" + " " * len(mark))
        index = end + 1


def _table(tokens: Sequence[Token], name: str) -> str:
    rows: list[list[str]] = []
    for token in tokens:
        if token.type == "tr_open":
            rows.append([])
        elif token.type == "inline":
            rows[-1].append(_inline(token, name))
    lines = [
        line
        for row in rows
        for index, cell in enumerate(row)
        for line in [f"{'* -' if not index else '  -'} {cell}"]
    ]
    return ".. list-table::\n   :header-rows: 1\n\n" + block("\n".join(lines), 3)


def _inline(token: Token, name: str) -> str:
    found = ""
    for child in token.children or []:
        if child.type == "text":
            found += spaced(child.content)
        elif child.type == "code_inline":
            found += f"``{child.content}``"
        elif child.type in ("em_open", "em_close"):
            found += "*"
        elif child.type in ("strong_open", "strong_close"):
            found += "**"
        elif child.type == "softbreak":
            found += " "
        else:
            raise Unreadable(f"{name}: the site cannot show {child.type!r} in a record of a decision")
    return found

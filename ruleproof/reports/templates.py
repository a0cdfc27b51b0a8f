"""Jinja templates of the kit: pages, boards, and texts for a terminal."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ruleproof.input.cache import cache_folder
from ruleproof.reports import text as wording

if TYPE_CHECKING:
    from jinja2 import Environment, FileSystemBytecodeCache

_LINE_BREAK = "\v"
"""A line break inside a value of a text; `printable` leaves no other such character."""


def environment(*folders: Path, **options: Any) -> Environment:
    """Return an environment in which the templates of some folders must not use undefined names."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    return Environment(
        loader=FileSystemLoader(folders),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        bytecode_cache=template_cache(),
        **options,
    )


def page_environment(folder: Path) -> Environment:
    """Return the environment for pages; it escapes characters that could break a page."""
    made = environment(
        folder,
        autoescape=True,
        finalize=lambda value: wording.printable(value) if type(value) is str else value,
    )
    made.filters["counted"] = wording.counted
    made.globals["wording"] = wording
    return made


def text_lines(template: Path, **values: Any) -> list[str]:
    """Return the lines of a text. A line break inside a value does not end a line.

    A template has the functions of `ruleproof.reports.text` as `wording`.
    """
    made = environment(template.parent, finalize=_on_one_line, extensions=["jinja2.ext.do"])
    made.filters |= {"counted": wording.counted, "one_line": wording.one_line}
    text = made.get_template(template.name).render(wording=wording, **values)
    return [line.replace(_LINE_BREAK, "\n") for line in text.removesuffix("\n").split("\n")]


def _on_one_line(value: Any) -> Any:
    return wording.printable(value).replace("\n", _LINE_BREAK) if type(value) is str else value


def template_cache() -> FileSystemBytecodeCache | None:
    """Return the cache for compiled templates, or None if nothing can be stored."""
    from jinja2 import FileSystemBytecodeCache

    folder = cache_folder() / "templates"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return FileSystemBytecodeCache(str(folder)) if os.access(folder, os.W_OK) else None

"""`ruleproof new-game`: writes the folders of a game that passes `check`, with one clause and one
scenario.
"""

from __future__ import annotations

import json
import os
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

from ruleproof.input.files import write_new_folder
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError, shown_path

_NAME = re.compile(r"[a-z][a-z0-9_]*")
_README_OF_RULES = "README.rules.md"
_PART = re.compile(r"^==== (.+)\n", re.MULTILINE)


def new_game(name: str, title: str, folder: Path, *, rules_only: bool = False) -> Iterator[str]:
    """Write a game into a new folder and yield what to print: where it is, and what comes next.

    With `rules_only`, the game has its rulebook, a file that names its chapters and a file with its first
    clause.

    Raises:
        UsageError: the name is not valid or is taken, or the folder is in use or cannot be written.
    """
    data = Data.open()
    if not _NAME.fullmatch(name):
        raise UsageError(
            f"new-game {name}: expected lower-case letters, digits and _, starting with a letter"
        )
    if name in data.games():
        raise UsageError(f"new-game {name}: the kit already has a game of this name")
    files = dict(_files(name, title or name.replace("_", " ").title(), folder, data.common_schemas()))
    readme = files.pop(_README_OF_RULES)
    if rules_only:
        files = {"README.md": readme, **{path: files[path] for path in _rules(name)}}
    write_new_folder("new-game", folder, files)
    yield f"{shown_path(folder)}: the game {name}, {len(files)} files"
    yield "Replace these rules with yours, and check after each step:"
    yield f"  ruleproof check --data {shlex.quote(str(folder))} --game {name}"
    if rules_only:
        yield "See them as a site with:"
        yield f"  ruleproof docs --data {shlex.quote(str(folder))}"


def _rules(name: str) -> list[str]:
    """Return the paths of the rulebook and of the rules of a new game."""
    return ["rulebook.en.txt", f"spec/{name}/game.yaml", f"spec/{name}/turn.yaml"]


def _files(name: str, title: str, folder: Path, schemas: Path) -> Iterator[tuple[str, str]]:
    """Yield the path below a folder and the text for each file of a game.

    The files refer to the common schemas by paths relative to their own folders.
    """
    template = Path(__file__).with_suffix(".txt").read_text(encoding="utf-8")
    values = {"@GAME@": name, "@TITLE@": title, "@QUOTED_TITLE@": json.dumps(title, ensure_ascii=False)}
    for mark, value in values.items():
        template = template.replace(mark, value)
    _, *parts = _PART.split(template)
    for path, text in zip(parts[::2], parts[1::2], strict=True):
        found = Path(os.path.relpath(schemas, (folder / path).parent.resolve())).as_posix()
        yield path, text.replace("@SCHEMAS@", found)

"""Writes the first words of each clause beside its id in `@clause(…)`, and the digests of all texts:
`python -m tools.words [DATA …]`.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from ruleproof.cases.suite import Suite
from ruleproof.explaining.carriers import MOST_BESIDE, beginning, ties_in
from ruleproof.explaining.digests import write_digests
from ruleproof.explaining.prose_loader import prose_of
from ruleproof.input.folders import Data, games_in
from ruleproof.rules.model import Clause

_WIDTH = 110


def with_words(source: str, clauses: Mapping[str, Clause]) -> str:
    """Return a module's source with the first words of each clause, as many as fit, beside its id."""
    lines = source.splitlines()
    for tie in reversed(ties_in(ast.parse(source))):
        lines[tie.lineno - 1 : tie.end_lineno] = _tie(source, tie, clauses)
    return "\n".join([*lines, ""])


def _tie(source: str, tie: ast.Call, clauses: Mapping[str, Clause]) -> list[str]:
    ids = [str(ast.literal_eval(one)) for one in tie.args]
    if len(ids) == 1 and not tie.keywords:
        return [_line(f'@clause("{ids[0]}")', clauses[ids[0]].text)]
    named = [f"    {ast.get_source_segment(source, one)}," for one in tie.keywords]
    return ["@clause(", *(_line(f'    "{one}",', clauses[one].text) for one in ids), *named, ")"]


def _line(code: str, text: str) -> str:
    return f"{code}  # {beginning(text, min(MOST_BESIDE, _WIDTH - len(code) - 4))}"


def main(folders: list[str]) -> None:
    """Rewrite the references of the games in some folders, or of the kit's games."""
    data = Data.open([Path(folder) for folder in folders])
    own = [game for folder in folders for game in games_in(Path(folder))]
    for name in own or data.games():
        suite = Suite.open(data, data.game(name), rules_only=True)
        write_digests(suite.folders, suite.game, prose_of(suite))
        paths = suite.folders.own_reference_files()
        for path in paths:
            source = path.read_text(encoding="utf-8")
            path.write_text(with_words(source, suite.game.clauses), encoding="utf-8")
        if paths:
            subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", *paths], check=True)


if __name__ == "__main__":
    main(sys.argv[1:])

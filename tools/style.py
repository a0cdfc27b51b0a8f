"""Finds words that are not plain English: `python -m tools.style [FILE …]`, which is part of `make lint`.

`style.yaml` lists the words and what to write instead. The tool reads prose (Markdown, reStructuredText,
templates) and the strings and comments in Python, except in tests; it skips code in backquotes and blocks.
Rules and scenarios use the language of their game, and are left to human readers.
"""

from __future__ import annotations

import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
PROSE = {".md", ".rst", ".j2", ".html"}
DOCS = ("README", "CONTRIBUTING", "SECURITY", "RELEASING", "docs/", "engines/", "examples/", "adapters/")
SKIPPED = re.compile(
    r"^(?:measured|engines/(?:wrong|independent)|docs/_static|docs/_templates|tests|spec|features|CHANGELOG|tools/style)"
)
_CODE = re.compile(r"``.*?``|`[^`]*`|<code>.*?</code>|\{[{%#].*?[}%#]\}")


def main(names: list[str]) -> int:
    words = yaml.safe_load((ROOT / "tools" / "style.yaml").read_text(encoding="utf-8"))
    rules = {
        scope: [(re.compile(key, re.I), value) for key, value in words[scope].items()] for scope in words
    }
    faults = 0
    for name in names or _tracked():
        own = rules["everywhere"] + (rules["docs"] if name.startswith(DOCS) else [])
        for number, text in _texts(ROOT / name):
            for pattern, instead in own:
                if found := pattern.search(_CODE.sub("`…`", text)):
                    faults += 1
                    print(f"{name}:{number}: {found.group(0)!r}; write: {instead}")
    if faults:
        print(f"{faults} places are not plain English", file=sys.stderr)
    return 1 if faults else 0


def _tracked() -> list[str]:
    """Return the files in the repository that contain texts for people."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    names = [name for name in listed.stdout.splitlines() if not SKIPPED.search(name)]
    return [name for name in names if Path(name).suffix in {*PROSE, ".py"} and (ROOT / name).exists()]


def _texts(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the number and text of each line that contains prose."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type in (tokenize.STRING, tokenize.COMMENT):
                yield from enumerate(token.string.splitlines(), token.start[0])
        return
    fenced = False
    for number, line in enumerate(text.splitlines(), 1):
        fenced ^= path.suffix == ".md" and line.startswith("```")
        if not fenced:
            yield number, line


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Does what a page of the site tells its reader to do.

Writes its files, makes its changes, types its commands, and compares what comes back.

A block of code is a file where its caption is a path, an addition where the caption is `add to PATH`, and a
change where it is a `diff` with a path. A `console` block holds commands after `$` and what they print, or
the end of it. A block of the class `not-run` is left out. Shown output is compared without regard to the
length of bars and to white space; `…` stands for any text, and on a line of its own for any lines. Numbers
must be right, too: with RULEPROOF_REFRESH=1 those of the pages are rewritten, since they grow with the suite.

The README is read alike: its blocks are fenced, and `console not-run` opens one that is left out. It stands
in a checkout, which is not written to: `make verify` is typed as what it runs, and what is there already is
not set up again.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.shared import made_once

ROOT = Path(__file__).resolve().parents[2]
GUIDES = ROOT / "docs" / "guides"
README = ROOT / "README.md"
MADE = {
    "make verify": "ruleproof verify",
    ". .venv/bin/activate": "true",
    "make -C ruleproof setup": "true",
    ". ruleproof/.venv/bin/activate": "true",
}
"""What is typed in a checkout -> what is typed in its place, where nothing may be set up."""
_BLOCK = re.compile(r"^(?P<indent> *)\.\. (?P<kind>code-block|literalinclude):: (?P<what>\S+)$")
_FENCE = re.compile(r"^```(?P<language>\S*)(?P<class>[^\n]*)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
_GOES_ON = re.compile(r"^\.\. goes on from (\S+)$", re.MULTILINE)
_AT_WORK = re.compile(
    r"^(?:ruleproof: (?:(?:compil|replay|record)(?:ing|ed) .*|\d+ of \d+ cases, .*"
    r"|\d+ (?:games?|plays?), .*)|so far: .*)\n",
    re.MULTILINE,
)
_OPTION = re.compile(r"^ +:(?P<name>[a-z-]+): ?(?P<value>.*)$")


@dataclass(frozen=True)
class Block:
    """A block of code of a page: its language, its caption, its text, and the line on which it stands."""

    language: str
    caption: str
    text: str
    line: int
    run: bool = True


@dataclass(frozen=True)
class Command:
    """A command, and what the page says that it prints."""

    words: str
    shown: list[str]


def blocks_of(page: Path) -> Iterator[Block]:
    """Yield the blocks of code of a page, in order."""
    if page.suffix == ".md":
        yield from _fenced(page.read_text(encoding="utf-8"))
        return
    lines = page.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines):
        hit = _BLOCK.match(line)
        if hit is None:
            continue
        options, body = _inside(lines[number + 1 :], len(hit["indent"]))
        run = "not-run" not in options.get("class", "")
        caption = options.get("caption", "").replace("``", "")
        if hit["kind"] == "literalinclude":
            yield Block(
                options.get("language", ""),
                caption,
                (page.parent / hit["what"]).read_text(encoding="utf-8"),
                number + 1,
                run,
            )
        else:
            yield Block(hit["what"], caption, body, number + 1, run)


def _fenced(text: str) -> Iterator[Block]:
    for hit in _FENCE.finditer(text):
        yield Block(
            hit["language"], "", hit["body"], text[: hit.start()].count("\n") + 1, hit["class"] != " not-run"
        )


def _inside(lines: list[str], indent: int) -> tuple[dict[str, str], str]:
    options: dict[str, str] = {}
    known = len(lines[0]) - len(lines[0].lstrip()) if lines else 0
    while lines and (hit := _OPTION.match(lines[0])):
        options[hit["name"]] = hit["value"]
        lines = lines[1:]
    body = []
    for line in lines:
        if line.strip() and len(line) - len(line.lstrip()) <= indent:
            break
        body.append(line)
    text = "\n".join(line[known:] for line in body) if options else textwrap.dedent("\n".join(body))
    return options, text.strip("\n") + "\n"


def commands_of(text: str) -> list[Command]:
    """Return the commands of a console block; a command goes on where a line ends with a backslash."""
    found: list[Command] = []
    goes_on = False
    for line in text.splitlines():
        if line.startswith("$ "):
            found.append(Command(line[2:], []))
        elif goes_on:
            found[-1] = Command(f"{found[-1].words}\n{line}", found[-1].shown)
        elif found:
            found[-1].shown.append(line)
        goes_on = line.endswith("\\") and (line.startswith("$ ") or goes_on)
    return found


def mismatch(shown: list[str], printed: str, stale: dict[str, str] | None = None) -> str:
    """Return the first shown line that is not found where it must be, but for its numbers, or ''.

    Lines with other numbers go into `stale`, each with what it would have to be.
    """
    lines = [line for line in printed.splitlines() if line.strip()]
    have = [_masked(line) for line in lines]
    at, anywhere = 0, False
    for raw in (line for line in shown if line.strip()):
        line = _masked(raw)
        if line == "…":
            anywhere = True
            continue
        pattern = re.compile(".*".join(map(re.escape, line.split("…"))))
        found = next((index for index in range(at, len(have)) if pattern.fullmatch(have[index])), None)
        if found is None or (found != at and not anywhere):
            return line
        if stale is not None and renumbered(raw, lines[found]) != raw:
            stale[raw] = renumbered(raw, lines[found])
        at, anywhere = found + 1, False
    return "" if anywhere or at == len(have) else f"(and no more; but there is) {have[at]}"


_NUMBER = r"\d+(?:\.\d+)*|(?<= )-(?= |$)"
_PARTS = re.compile(rf"(…|[█·╳]+|\s+|{_NUMBER})")


def renumbered(shown: str, printed: str) -> str:
    """Return a shown line with the numbers of the line that is printed."""
    patterns = []
    for place, part in enumerate(_PARTS.split(shown)):
        if place % 2 == 0:
            patterns.append(re.escape(part))
        elif part == "…":
            patterns.append(".*?")
        elif part.isspace():
            patterns.append(r"\s+")
        else:
            patterns.append(r"[█·╳]+" if part[0] in "█·╳" else r"(\d+(?:\.\d+)*|-)")
    hit = re.fullmatch("".join(patterns), printed.rstrip())
    if hit is None:
        return shown
    numbers = iter(hit.groups())
    return re.sub(_NUMBER, lambda _: next(numbers), shown)


def goes_on_from(page: Path) -> Path | None:
    """Return the page that is followed before another one."""
    earlier = _GOES_ON.findall(page.read_text(encoding="utf-8"))
    assert len(earlier) <= 1, f"{page.name} goes on from {' and '.join(earlier)}, and from one page only"
    return page.with_name(f"{earlier[0]}.rst") if earlier else None


def _masked(line: str) -> str:
    line = re.sub(r"[█·╳]+", "█", line)
    line = re.sub(r"\d+(?:\.\d+)*|(?<= )-(?= |$)", "#", line)
    return " ".join(line.split())


def _renumber(where: str, stale: dict[str, str]) -> None:
    """Rewrite lines of a block; the same lines of other blocks stay."""
    page, _, line = where.partition(":")
    path = README if page == README.name else GUIDES / page
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    before, after = "".join(lines[: int(line)]), "".join(lines[int(line) :])
    for old, new in stale.items():
        after = after.replace(old, new, 1)
    path.write_text(before + after, encoding="utf-8")


class Reader:
    """Somebody at a terminal who follows pages, in a folder beside a checkout called `ruleproof`."""

    def __init__(self, folder: Path) -> None:
        self.base = folder
        self.folder = folder
        folder.mkdir(exist_ok=True)
        if not (folder / "ruleproof").is_symlink():
            (folder / "ruleproof").symlink_to(ROOT)
        scripts = Path(sys.executable).parent
        self.environment = {
            **os.environ,
            "PATH": f"{scripts}{os.pathsep}{os.environ['PATH']}",
            "COLUMNS": "80",
        }
        self.environment.pop("PYTHONPATH", None)

    def follow(self, page: Path) -> int:
        """Do all that a page says, and return how many commands were typed."""
        typed = 0
        for block in blocks_of(page):
            if not block.run:
                continue
            where = f"{page.name}:{block.line}"
            if block.language == "console":
                for command in commands_of(block.text):
                    self.type(command, where)
                    typed += 1
            elif block.language == "diff":
                self._change(block, where)
            elif block.caption.startswith("add to "):
                self._write(block.caption.removeprefix("add to "), block.text, add=True)
            elif block.caption:
                self._write(block.caption, block.text, add=False)
        return typed

    def type(self, command: Command, where: str) -> None:
        """Run a command, and compare what it prints with the page."""
        if command.words.startswith("cd "):
            self.folder = (self.folder / command.words.removeprefix("cd ")).absolute()
            assert self.folder.is_dir(), f"{where}: {command.words}"
            return
        words = MADE.get(command.words, command.words)
        done = subprocess.run(
            ["bash", "-c", words],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        printed = _AT_WORK.sub("", done.stdout + done.stderr)
        assert "Traceback" not in printed, f"{where}: {command.words}\n{printed}"
        assert done.returncode in (0, 1, 2, 3), (
            f"{where}: {command.words} ends with status {done.returncode}\n{printed}"
        )
        if not command.shown:
            assert done.returncode == 0, (
                f"{where}: {command.words} ends with status {done.returncode}\n{printed}"
            )
            return
        stale: dict[str, str] = {}
        wrong = mismatch(command.shown, printed, stale)
        assert not wrong, f"{where}: {command.words} does not print\n    {wrong}\nbut:\n{printed}"
        if stale and "RULEPROOF_REFRESH" in os.environ:
            _renumber(where, stale)
        else:
            again = "RULEPROOF_REFRESH=1 pytest tests/docs/test_guides.py rewrites the numbers"
            assert not stale, f"{where}: {command.words} prints other numbers: {stale}; {again}"

    def _write(self, caption: str, text: str, *, add: bool) -> None:
        path = self.folder / caption
        path.parent.mkdir(parents=True, exist_ok=True)
        before = path.read_text(encoding="utf-8") if add else ""
        path.write_text(f"{before}\n{text}" if before else text, encoding="utf-8")

    def _change(self, block: Block, where: str) -> None:
        path = self.folder / block.caption
        old = [line[1:] for line in block.text.splitlines() if line[:1] in " -"]
        new = [line[1:] for line in block.text.splitlines() if line[:1] in " +"]
        text = path.read_text(encoding="utf-8")
        before, after = "\n".join(old) + "\n", "\n".join(new) + "\n"
        assert text.count(before) == 1, (
            f"{where}: these lines stand {text.count(before)} times in {block.caption}:\n{before}"
        )
        path.write_text(text.replace(before, after), encoding="utf-8")


def follow_once(page: Path, factory: pytest.TempPathFactory) -> Path:
    """Return the folder in which a page that others go on from is followed, once for all workers.

    In it, `base` is the folder beside the checkout, and `stands_in` says in which folder below it the reader
    is at the end.
    """

    def follow(folder: Path) -> str | None:
        try:
            reader = reader_before(page, folder / "base", factory)
            if not reader.follow(page):
                return f"{page.name}: there is nothing to type"
        except AssertionError as failure:
            return str(failure)
        stands_in = reader.folder.relative_to(reader.base)
        (folder / "stands_in").write_text(str(stands_in), encoding="utf-8")
        return None

    return made_once(factory, f"after_{page.stem}", follow)


def reader_before(page: Path, folder: Path, factory: pytest.TempPathFactory) -> Reader:
    """Return a reader in a new folder, who has done there what the page is said to go on from."""
    earlier = goes_on_from(page)
    if earlier is None:
        return Reader(folder)
    done = follow_once(earlier, factory)
    shutil.copytree(done / "base", folder, symlinks=True, dirs_exist_ok=True)
    reader = Reader(folder)
    reader.folder = folder / (done / "stands_in").read_text(encoding="utf-8")
    return reader

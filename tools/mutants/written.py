"""Mutants of engines other than the reference, as changed files that run in processes of their own."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path

from ruleproof.input.cache import digest_of_files
from tools.mutation.mutate import Mutant, all_mutants
from tools.mutation.package import Package
from tools.programs import ROOT

EXAMPLES, SECOND = "engines/examples", "engines/independent"
"""Where the engines are, in the checkout and in copies of it."""


@dataclass(frozen=True)
class Written:
    """An engine with one change.

    Attributes:
        id: `file.function: what becomes what`, numbered if the same words describe several changes.
        operator: the kind of change.
        file: the changed file, below the engine's folder.
        where: `file.function`.
        write: returns the whole changed file as text.
    """

    id: str
    operator: str
    file: Path
    where: str
    write: Callable[[], str] = field(repr=False)

    @property
    def source(self) -> str:
        """The text of the whole changed file."""
        return self.write()


@dataclass(frozen=True)
class SecondEngine:
    """An engine that shares nothing with the reference of its game.

    Attributes:
        game: the id of its game.
        folder: its folder in the checkout.
        entry: the file that is started; an engine in Python is started through the template for engines that
            load states.
        left_alone: files, functions and constants that are not changed: they contain no rules, only give the
            words of a refusal, or make a component set that the kit never asks for.
    """

    game: str
    folder: str
    entry: str
    left_alone: tuple[str, ...] = ()

    @property
    def there(self) -> bool:
        return (ROOT / self.folder / self.entry).is_file()

    @property
    def language(self) -> str:
        return "Python" if self.entry.endswith(".py") else "JavaScript"

    @cached_property
    def digest(self) -> str:
        """A digest that changes whenever one of the sources changes."""
        return digest_of_files(sorted((ROOT / self.folder).glob(f"*{Path(self.entry).suffix}")))

    @cached_property
    def mutants(self) -> list[Written]:
        """Return every mutant, in source order."""
        found = self._in_python() if self.language == "Python" else self._in_javascript()
        return [one for one in found if not {one.file.stem, one.where} & set(self.left_alone)]

    def _in_python(self) -> Iterator[Written]:
        folder = ROOT / self.folder
        for mutant in all_mutants(Package.read(folder)):
            module, function = mutant.key
            file = Path(mutant.file).relative_to(folder)
            yield Written(
                mutant.id, mutant.operator, file, f"{module}.{function}", partial(_unparsed, mutant)
            )

    def _in_javascript(self) -> Iterator[Written]:
        from tools.mutants.javascript import javascript_mutants

        for file in sorted((ROOT / self.folder).glob("*.js")):
            yield from javascript_mutants(file, ROOT / self.folder)

    def command(self, root: Path = ROOT) -> list[str]:
        """Return the command that starts the engine, or its copy below another folder."""
        entry = str(root / self.folder / self.entry)
        if self.language == "Python":
            return [sys.executable, str(ROOT / "adapters" / "python" / "adapter.py"), entry]
        return ["node", entry]


SECOND_ENGINES = (
    SecondEngine(
        "between_two_cities",
        f"{SECOND}/python_between_two_cities",
        "between_two_cities.py",
        ("readings", "terms", "between_two_cities.ABOUT"),
    ),
    SecondEngine(
        "lost_cities_rivals",
        f"{EXAMPLES}/javascript",
        "engine.js",
        (
            "adapter",
            "engine",
            "readings",
            "cards.LOW_NUMBERS",
            "cards.HIGH_NUMBERS",
            "cards.standardComponents",
            "objections.whyNotThisSeat",
            "objections.MISPLACED",
        ),
    ),
    SecondEngine("rival_cities", f"{SECOND}/python_rival_cities", "engine.py", ("readings", "engine.ABOUT")),
    SecondEngine("rivalry", f"{SECOND}/javascript_rivalry", "engine.js", ("engine", "readings")),
)


def _unparsed(mutant: Mutant) -> str:
    return mutant.source


def copied(folder: Path) -> Path:
    """Copy all engines into a folder, in which one engine at a time may be changed, and return the folder."""
    left_out = shutil.ignore_patterns("__pycache__", ".mypy_cache")
    for engines in (EXAMPLES, SECOND):
        shutil.copytree(ROOT / engines, folder / engines, ignore=left_out)
    return folder


@contextmanager
def changed(engine: SecondEngine, mutant: Written, root: Path) -> Iterator[list[str]]:
    """Yield the command that starts a mutant, in a copy of the engines that is restored afterwards."""
    path = root / engine.folder / mutant.file
    before = path.read_text(encoding="utf-8")
    path.write_text(mutant.source, encoding="utf-8")
    shutil.rmtree(path.parent / "__pycache__", ignore_errors=True)
    try:
        yield engine.command(root)
    finally:
        path.write_text(before, encoding="utf-8")

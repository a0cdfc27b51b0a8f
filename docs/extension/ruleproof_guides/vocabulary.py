"""The sentences of a game, each with a real example from its features."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from ruleproof.language.gherkin import read_feature
from ruleproof.language.sentences import KINDS, Placeholder, Sentence
from ruleproof_site.library import GameBook

COMMON = Path("ruleproof/language/common_sentences.py")


@dataclass(frozen=True)
class Example:
    """An example of a sentence: its text in a scenario, and the scenario."""

    text: str
    scenario: str
    title: str


@dataclass(frozen=True)
class Entry:
    """A sentence with its first example, if there is one, and how many scenarios use it."""

    sentence: Sentence
    example: Example | None
    uses: int


@dataclass(frozen=True)
class VocabularyOf:
    """The vocabulary of one game."""

    book: GameBook

    @cached_property
    def entries(self) -> list[Entry]:
        """Return every sentence of the game."""
        vocabulary = self.book.suite.compiler.vocabulary
        used: dict[int, list[Example]] = {id(sentence): [] for sentence in vocabulary.sentences}
        known: dict[tuple[str, str], list[Sentence]] = {}
        for kind, example in self._lines():
            key = (kind, example.text)
            if key not in known:
                known[key] = [sentence for sentence, _ in vocabulary.matches(kind, example.text)]
            for sentence in known[key]:
                used[id(sentence)].append(example)
        return [
            Entry(one, next(iter(used[id(one)]), None), len({example.scenario for example in used[id(one)]}))
            for one in vocabulary.sentences
        ]

    def _lines(self) -> Iterator[tuple[str, Example]]:
        titles = {scenario.id: scenario.title for scenario in self.book.scenarios}
        for path in self.book.folders.feature_files():
            for scenario in read_feature(path).scenarios:
                whole = f"{self.book.game.id}/{path.stem}/{scenario.id}"
                written = whole if whole in titles else whole.rsplit("/", 1)[0]
                for step in scenario.steps:
                    yield step.kind, Example(step.text, written, titles[written])

    def groups(self) -> Iterator[tuple[str, str, list[tuple[str, list[Entry]]]]]:
        """Yield, for each file of steps, its title, its name, and its sentences by kind. The kit's own
        sentences come last.
        """
        root = self.book.folders.root
        files = {one.name: (_title(one), one.relative_to(root)) for one in self.book.folders.step_files()}
        files[COMMON.name] = "Sentences that every game has", COMMON
        for name, (title, file) in files.items():
            entries = [entry for entry in self.entries if _file(entry.sentence) == name]
            kinds = [(kind, [one for one in entries if one.sentence.kind == kind]) for kind in KINDS]
            if entries:
                yield title, file.as_posix(), [(kind, own) for kind, own in kinds if own]

    def placeholders(self) -> list[Placeholder]:
        """Return the types of placeholder in a sentence, by name."""
        used = {one.name: one for entry in self.entries for one in entry.sentence.types.values()}
        return [used[name] for name in sorted(used)]


def _file(sentence: Sentence) -> str:
    return Path(re.sub(r":\d+$", "", sentence.where)).name


def _title(path: Path) -> str:
    """Return the first sentence of the module, without its full stop; declared sentences have no module."""
    if path.suffix != ".py":
        return "Sentences about one place"
    told = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or path.stem.replace("_", " ")
    return re.split(r"(?<=\.)\s|\n\n", told)[0].replace("\n", " ").rstrip(".")

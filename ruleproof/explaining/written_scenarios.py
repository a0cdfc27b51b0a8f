"""Scenarios as written, for readers, including tables of outlines, Backgrounds and positions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruleproof.input import cache
from ruleproof.input.folders import GameFolders
from ruleproof.input.problems import DataError, shown_path_in
from ruleproof.language.gherkin import read_feature, syntax_tree

Rows = tuple[tuple[str, ...], ...]
_COLUMN = re.compile(r"<[^<>]+>")
_MOST_CELLS = 12
"""Cells of a table that still fit into the line of their sentence."""
_POSITION = re.compile(r'the position "(.*)"')
_NOTED_COLUMN = re.compile(r" \(<[^<>]+>\)")


@dataclass(frozen=True)
class Sentence:
    """One step as written; `position` is the name of the position that the step sets up, if any."""

    keyword: str
    text: str
    docstring: str | None
    table: Rows

    @property
    def position(self) -> str:
        found = _POSITION.fullmatch(self.text)
        return found[1] if found else ""


@dataclass(frozen=True)
class Examples:
    """A table of examples in an outline."""

    title: str
    rows: Rows


@dataclass(frozen=True)
class WrittenScenario:
    """A scenario or outline of a feature file; `rows` are the ids of an outline's rows,
    `choices` the rulings on which it says that it rests.

    An outline's title is shown without columns in brackets, such as `(<way>)`; if other columns remain, the
    title of the first row is shown.
    """

    id: str
    title: str
    file: str
    line: int
    clauses: tuple[str, ...]
    readings: tuple[tuple[str, str], ...]
    choices: tuple[str, ...]
    components: tuple[str, ...]
    background: tuple[Sentence, ...]
    sentences: tuple[Sentence, ...]
    examples: tuple[Examples, ...]
    rows: tuple[str, ...]

    @property
    def said(self) -> tuple[Sentence, ...]:
        """Return the sentences with those of the Backgrounds before them."""
        return (*self.background, *self.sentences)

    @property
    def columns(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(column for table in self.examples for column in table.rows[0]))

    @property
    def is_plain(self) -> bool:
        """Tell whether the sentences are complete by themselves, without a table or text below any of
        them.
        """
        return not self.examples and all(one.docstring is None and not one.table for one in self.said)

    @property
    def first_case(self) -> tuple[Sentence, ...]:
        """Return the sentences of the scenario, or of an outline's first row, as a picture of its position
        completes them: without those that set up a part of the table in a table of their own.
        """
        names, values = self.examples[0].rows[:2] if self.examples else ((), ())
        said, begun = list[Sentence](), False
        for one in self.said:
            begun = begun or one.keyword in ("When", "Then")
            if (one.table or one.docstring is not None) and not begun:
                continue
            is_long = one.docstring is not None or sum(map(len, one.table)) > _MOST_CELLS
            text = one.text + (" …" if is_long else ": " if one.table else "")
            for name, value in zip(names, values, strict=True):
                text = text.replace(f"<{name}>", value)
            text += "" if is_long else ", ".join(map(" ".join, one.table))
            said.append(Sentence(one.keyword if said else "Given", text, None, ()))
        return tuple(said)

    @property
    def told(self) -> Mapping[str, tuple[Sentence, ...]]:
        """Return the sentences of the first case: those of `given`, of `when`, and of `then`."""
        found: dict[str, list[Sentence]] = {"given": [], "when": [], "then": []}
        part = "given"
        for one in self.first_case:
            part = one.keyword.lower() if one.keyword.lower() in found else part
            found[part].append(one)
        return {name: tuple(said) for name, said in found.items()}

    @property
    def position(self) -> str:
        """Return the name of the position in which the scenario begins, or ''."""
        return next((one.position for one in self.said if one.position), "")

    @property
    def parts(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the texts of the sentences before the first Then, and those from it on."""
        end = next((at for at, one in enumerate(self.said) if one.keyword == "Then"), len(self.said))
        texts = tuple(one.text for one in self.said)
        return texts[:end], texts[end:]

    @property
    def cases(self) -> tuple[str, ...]:
        """Return the case ids of an outline's rows."""
        feature = self.id.rsplit("/", 1)[0]
        return tuple(f"{feature}/{row}" for row in self.rows)

    @property
    def feature(self) -> str:
        """Return the game and the feature that the scenario belongs to, as `game.feature`."""
        return self.id.rsplit("/", 1)[0].replace("/", ".")

    @property
    def anchor(self) -> str:
        return "case-" + self.id.partition("/")[2].replace("/", ".")


def written_scenarios(folders: GameFolders) -> Iterator[WrittenScenario]:
    """Yield the scenarios in all features of a game.

    Raises:
        DataError: a feature file is invalid.
    """
    for path in folders.feature_files():
        yield from _scenarios(folders, path)


def kept_scenarios(folders: GameFolders) -> tuple[WrittenScenario, ...]:
    """Return the scenarios of a game, from the cache if no feature file has changed."""
    key = cache.digest_of_files(folders.feature_files(), cache.digest_of_kit())
    name = f"written scenarios {folders.id} {folders.root}"
    return cache.cached(name, key, tuple[WrittenScenario, ...], lambda: tuple(written_scenarios(folders)))


def _scenarios(folders: GameFolders, path: Path) -> Iterator[WrittenScenario]:
    read = read_feature(path)
    if read.problems:
        raise DataError(read.problems)
    names = {line: name for name, line in read.headings.items()}
    for node, background in _nodes(syntax_tree(path)["feature"], []):
        name = names[node["location"]["line"]]
        compiled = [one for one in read.scenarios if f"{one.id}/".startswith(f"{name}/")]
        first = compiled[0]
        readings = (value.partition("=") for value, _ in first.tagged("reading"))
        yield WrittenScenario(
            id=f"{folders.id}/{path.stem}/{name}",
            title=_title(node["name"], first.title),
            file=shown_path_in(folders.root, path),
            line=node["location"]["line"],
            clauses=tuple(dict.fromkeys(value for value, _ in first.tagged("clause"))),
            readings=tuple((one[0], one[2]) for one in readings),
            choices=tuple(dict.fromkeys(value for value, _ in first.tagged("ruling"))),
            components=tuple(value for value, _ in first.tagged("components")),
            background=tuple(background),
            sentences=tuple(map(_sentence, node["steps"])),
            examples=tuple(map(_examples, node["examples"])),
            rows=tuple(scenario.id for scenario in compiled if scenario.id != name),
        )


def _title(written: str, of_first_row: str) -> str:
    without_notes = _NOTED_COLUMN.sub("", written)
    return of_first_row if _COLUMN.search(without_notes) else without_notes


def _nodes(
    parent: dict[str, Any], background: Sequence[Sentence]
) -> Iterator[tuple[dict[str, Any], list[Sentence]]]:
    background = list(background)
    for child in parent["children"]:
        if "background" in child:
            background += map(_sentence, child["background"]["steps"])
        elif "rule" in child:
            yield from _nodes(child["rule"], background)
        else:
            yield child["scenario"], background


def _sentence(step: dict[str, Any]) -> Sentence:
    docstring = step["docString"]["content"] if "docString" in step else None
    return Sentence(
        step["keyword"].strip(), step["text"], docstring, _rows(step.get("dataTable", {}).get("rows", []))
    )


def _examples(table: dict[str, Any]) -> Examples:
    return Examples(table["name"], _rows([table["tableHeader"], *table["tableBody"]]))


def _rows(rows: Sequence[dict[str, Any]]) -> Rows:
    return tuple(tuple(cell["value"] for cell in row["cells"]) for row in rows)

"""Reads feature files and returns scenarios with line numbers. Refuses forms that Gherkin parsers read in
different ways.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from ruleproof.input.problems import DataError, Problem, nearest_note, shown_path
from ruleproof.input.text import marked, read_text
from ruleproof.language.words import slug

TAGS = ("clause", "reading", "ruling", "components", "id")
_WORDS = ("Given", "When", "Then", "And", "But", "Scenario:", "Rule:", "Background:", "Examples:", "Feature:")
"""The words with which a line can begin."""
_COLUMN = re.compile(r"<([^<>]+)>")


@dataclass(frozen=True)
class StepLine:
    """A sentence of a scenario: Given, When or Then, the keyword as written, and the text or table below."""

    kind: str
    keyword: str
    text: str
    line: int
    docstring: str | None = None
    datatable: tuple[tuple[str, ...], ...] | None = None

    @property
    def rows(self) -> tuple[str, ...]:
        """Return the text or table below the sentence as lines of text."""
        if self.datatable is not None:
            return tuple(" | ".join(row) for row in self.datatable)
        return tuple((self.docstring or "").splitlines())


@dataclass(frozen=True)
class Scenario:
    """A scenario, or one row of an outline with its values filled in."""

    id: str
    title: str
    rule: str
    line: int
    tags: tuple[tuple[str, str, int], ...]
    steps: tuple[StepLine, ...]

    def tagged(self, name: str) -> list[tuple[str, int]]:
        return [(value, line) for tag, value, line in self.tags if tag == name]


@dataclass
class Feature:
    """A feature file; `headings` gives the line of each scenario and outline by its id."""

    path: Path
    title: str = ""
    scenarios: list[Scenario] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    headings: dict[str, int] = field(default_factory=dict)

    def problem(self, line: int, message: str, *notes: str) -> None:
        self.problems.append(Problem(f"{shown_path(self.path)}:{line}", message, notes))


_LANGUAGE = re.compile(r"\s*#\s*language\s*:\s*(\S+)")


def read_feature(path: Path) -> Feature:
    """Read a feature file; its faults are in `problems`."""
    from gherkin.errors import CompositeParserException

    feature = Feature(path)
    try:
        for number, line in enumerate(read_text(path).splitlines(), 1):
            language = _LANGUAGE.match(line)
            if language is not None and language[1] != "en":
                feature.problem(number, f"the language is {language[1]!r}; wanted: the English keywords")
                return feature
        tree = syntax_tree(path).get("feature")
    except DataError as error:
        feature.problems += error.problems
        return feature
    except CompositeParserException as error:
        for number, part in enumerate(error.errors):
            message = _syntax(str(part))
            if number == 0 or "nearest: " in message:  # all others can follow from the first
                feature.problem(part.location["line"], message)
        return feature
    except Exception as error:
        line = getattr(error, "location", {}).get("line", 1)
        feature.problem(line, f"this feature cannot be read: {_syntax(str(error))}")
        return feature
    if not tree:
        feature.problem(1, "there is no feature in this file; wanted: Feature: and a title")
        return feature
    feature.title = tree["name"]
    _children(feature, tree["children"], "", _tags(feature, tree), [])
    return feature


def syntax_tree(path: Path) -> dict[str, Any]:
    """Return the document that the Gherkin parser makes of a file; an unchanged file is parsed once."""
    tree: dict[str, Any] = _parsed(path, path.stat().st_mtime_ns)
    return tree


@cache
def _parsed(path: Path, changed: int) -> Any:
    from gherkin.parser import Parser

    return Parser().parse(read_text(path))


def _syntax(message: str) -> str:
    """Return a message of the Gherkin parser in words for authors."""
    hit = re.search(r"got '(.*)'$", message)
    if hit is None:
        if "unexpected end of file" not in message:
            return re.sub(r"^\(\d+:\d+\): ", "", message)
        if "DocStringSeparator" in message:
            return 'a text that begins with """ has no end'
        return "the file ends too early; wanted: a heading or a step"
    text = hit[1]
    word = text.split(" ")[0]
    if word in _WORDS:
        return f"{text!r} cannot stand here"
    near = nearest_note(word, _WORDS)
    return (
        f"{marked(text)!r} is not a line of Gherkin; wanted: a step (Given, When, Then, And), table row or "
        "heading" + (f"; {near[0]}" if near else "")
    )


def _tags(feature: Feature, node: dict[str, Any]) -> list[tuple[str, str, int]]:
    tags = []
    for tag in node.get("tags", []):
        name, colon, value = tag["name"].removeprefix("@").partition(":")
        line = tag["location"]["line"]
        if name not in TAGS or not colon or not value:
            known = ", ".join(f"@{known}:…" for known in TAGS)
            feature.problem(
                line, f"the tag {tag['name']!r} is unknown; known: {known}", *nearest_note(name, TAGS)
            )
            continue
        tags.append((name, value, line))
    return tags


def _children(
    feature: Feature,
    children: list[dict[str, Any]],
    rule: str,
    tags: list[tuple[str, str, int]],
    background: list[StepLine],
) -> None:
    background = list(background)
    for child in children:
        if "background" in child:
            background += _background(feature, child["background"])
        elif "rule" in child:
            node = child["rule"]
            _no_description(feature, node)
            _children(feature, node["children"], node["name"], tags + _tags(feature, node), background)
        else:
            _scenario(feature, child["scenario"], rule, tags, background)


def _background(feature: Feature, node: dict[str, Any]) -> list[StepLine]:
    _no_description(feature, node)
    steps = _steps(feature, node)
    for step in steps:
        if _COLUMN.search(step.text):
            feature.problem(step.line, "a Background cannot use <columns> of an outline")
        if step.kind != "Given":
            feature.problem(step.line, f"a Background holds only Givens, but this is a {step.kind}")
    return steps


def _no_description(feature: Feature, node: dict[str, Any]) -> None:
    if node.get("description"):
        first = node["description"].strip().splitlines()[0]
        word = first.split(" ")[0]
        near = nearest_note(word, _WORDS)
        feature.problem(
            node["location"]["line"] + 1,
            f"free text under {node['keyword']}: {marked(first)!r}; wanted: a step or nothing",
            *near,
        )


def _steps(feature: Feature, node: dict[str, Any]) -> list[StepLine]:
    steps: list[StepLine] = []
    kind = ""
    for step in node["steps"]:
        keyword, line = step["keyword"].strip(), step["location"]["line"]
        if keyword in ("Given", "When", "Then"):
            kind = keyword
        elif not kind:
            feature.problem(line, f"the first step begins with {keyword!r}; wanted: Given, When or Then")
            kind = "Given"
        table = step.get("dataTable")
        rows = (
            tuple(tuple(cell["value"] for cell in row["cells"]) for row in table["rows"]) if table else None
        )
        doc = step["docString"]["content"] if "docString" in step else None
        steps.append(StepLine(kind, keyword, step["text"], line, doc, rows))
    return steps


def _scenario(
    feature: Feature,
    node: dict[str, Any],
    rule: str,
    tags: list[tuple[str, str, int]],
    background: list[StepLine],
) -> None:
    _no_description(feature, node)
    own = _tags(feature, node)
    line = node["location"]["line"]
    title = node["name"]
    base = next((value for name, value, _ in own if name == "id"), slug(_COLUMN.sub(" ", title)))
    if not base:
        feature.problem(line, "this scenario has no title")
    elif base in feature.headings:
        feature.problem(
            line, f"the title {title!r} occurs twice in this feature (line {feature.headings[base]})"
        )
    feature.headings.setdefault(base, line)
    steps = _steps(feature, node)
    outline = bool(node["examples"]) or "Outline" in node["keyword"] or "Template" in node["keyword"]
    if not outline:
        for step in steps:
            for column in _COLUMN.findall(_all_text(step)):
                feature.problem(step.line, f"<{column}> is used in a scenario that has no Examples")
        feature.scenarios.append(Scenario(base, title, rule, line, (*tags, *own), (*background, *steps)))
        return
    for row_id, row_line, values in _rows(feature, node, steps):
        filled = tuple(_fill(step, values) for step in steps)
        feature.scenarios.append(
            Scenario(
                f"{base}/{row_id}",
                _fill_text(title, values),
                rule,
                row_line,
                (*tags, *own),
                (*background, *filled),
            )
        )


def _rows(
    feature: Feature, node: dict[str, Any], steps: list[StepLine]
) -> Iterator[tuple[str, int, dict[str, str]]]:
    """Yield the name, line and values of each row of an outline."""
    used = {column for text in (node["name"], *map(_all_text, steps)) for column in _COLUMN.findall(text)}
    seen: dict[str, int] = {}
    for examples in node["examples"]:
        header = _header(feature, examples, used)
        for row in examples.get("tableBody", []):
            line, cells = row["location"]["line"], [cell["value"] for cell in row["cells"]]
            name = _row_name(feature, cells[0], line, seen)
            seen[name] = line
            yield name, line, dict(zip(header, cells, strict=False))
    if not seen:
        feature.problem(node["location"]["line"], "this outline has no rows")


def _header(feature: Feature, examples: dict[str, Any], used: set[str]) -> list[str]:
    """Return the column names of an Examples table; `used` are the names that the outline uses."""
    if examples.get("tags"):
        line = examples["location"]["line"]
        feature.problem(line, "tags on Examples are not allowed; split the outline instead")
    _no_description(feature, examples)
    header = [cell["value"] for cell in examples.get("tableHeader", {}).get("cells", [])]
    where = examples.get("tableHeader", examples)["location"]["line"]
    for column in {name for name in header if header.count(name) > 1}:
        feature.problem(where, f"the column <{column}> occurs twice")
    for column in sorted(used - set(header)):
        feature.problem(where, f"there is no column <{column}>", *nearest_note(column, header))
    for column in [name for name in header if name not in used]:
        feature.problem(where, f"the column <{column}> is not used", *nearest_note(column, used))
    return header


def _row_name(feature: Feature, cell: str, line: int, seen: dict[str, int]) -> str:
    name = "minus_" + slug(cell) if cell.startswith("-") else slug(cell)
    if not name:
        feature.problem(line, "the first column of this row is empty, but rows are named by it")
    if name in seen:
        found = f"the first column {cell!r} is in two rows"
        feature.problem(line, f"{found}, but rows are named by it (line {seen[name]})")
    return name


def _all_text(step: StepLine) -> str:
    cells = [cell for row in step.datatable or () for cell in row]
    return "\n".join([step.text, step.docstring or "", *cells])


def _fill(step: StepLine, values: dict[str, str]) -> StepLine:
    table = (
        tuple(tuple(_fill_text(cell, values) for cell in row) for row in step.datatable)
        if step.datatable
        else None
    )
    doc = _fill_text(step.docstring, values) if step.docstring is not None else None
    return StepLine(step.kind, step.keyword, _fill_text(step.text, values), step.line, doc, table)


def _fill_text(text: str, values: dict[str, str]) -> str:
    return _COLUMN.sub(lambda hit: values.get(hit[1], hit[0]), text)

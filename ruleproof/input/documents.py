"""YAML documents that remember the line of each value."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ruleproof.input.jsontext import Place
from ruleproof.input.problems import DataError, Problem, shown_path
from ruleproof.input.text import read_text

if TYPE_CHECKING:
    import yaml


@dataclass(frozen=True)
class Document:
    """A YAML file as plain values, with the line on which each value begins."""

    path: Path
    value: Any
    lines: dict[Place, int]

    def where(self, place: Place = ()) -> str:
        """Return the `file:line` of the value at `place`, or of the nearest value around it."""
        return f"{shown_path(self.path)}:{self.line(place)}"

    def problem(self, place: Place, message: str, *notes: str) -> Problem:
        """Return a fault of the value at `place`."""
        return Problem(self.where(place), message, notes)

    def line(self, place: Place = ()) -> int:
        """Return the line of the value at `place`, or of the nearest value around it."""
        while place and place not in self.lines:
            place = place[:-1]
        return self.lines.get(place, 1)


_FIXES = {
    "mapping values are not allowed": "a text that contains ': ' must stand in quotes: \"…\"",
    "found a tab": "indent with spaces, not tabs",
    "expected ',' or ']'": "a bracket is open, or a comma is missing",
    "expected ',' or '}'": "a brace is open, or a comma is missing",
    "cannot start any token": "indent with spaces, not tabs; a text that begins with @, ` or % needs quotes",
    "did not find expected key": "a quote or bracket may be open, or a line may be indented too little",
    "expected <block end>": "a line may be indented too far or too little, or a '- ' may be missing",
    "unexpected end of stream": "a quote or bracket is open",
    "undefined alias": "a text that begins with * must stand in quotes",
}
"""How to fix a fault, by words of the parser's message."""


def load_yaml(path: Path) -> Document:
    """Read a YAML file of strings, integers, booleans, lists and mappings.

    Raises:
        DataError: the file cannot be read, is not YAML, repeats a key, or contains any other kind of value.
    """
    import yaml

    text = read_text(path)
    loader = yaml.CSafeLoader(text)
    try:
        node = loader.get_single_node()
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        problem = error.problem or "not YAML"
        notes = tuple(note for words, note in _FIXES.items() if words in problem)
        where = f"{shown_path(path)}:{line}"
        raise DataError([Problem(where, f"this is not YAML: {problem}", notes)]) from None
    except yaml.YAMLError as error:
        raise DataError([Problem(shown_path(path), f"this is not YAML: {error}")]) from None
    finally:
        loader.dispose()
    lines: dict[Place, int] = {}
    problems: list[Problem] = []
    try:
        value = _plain(node, (), lines, problems, path) if node is not None else None
    except RecursionError:
        raise DataError(
            [Problem(shown_path(path), "the values are nested too deeply, or within themselves")]
        ) from None
    if problems:
        raise DataError(problems)
    return Document(path, value, lines)


_TAG = "tag:yaml.org,2002:"
_INTEGER = re.compile(r"[-+]?(?:0|[1-9][0-9]*)")


def _plain(
    node: yaml.Node, place: Place, lines: dict[Place, int], problems: list[Problem], path: Path
) -> Any:
    import yaml

    def problem(at: yaml.Node, message: str, *notes: str) -> None:
        problems.append(Problem(f"{shown_path(path)}:{at.start_mark.line + 1}", message, notes))

    lines[place] = node.start_mark.line + 1
    if isinstance(node, yaml.MappingNode):
        mapping: dict[str, Any] = {}
        for key_node, value_node in node.value:
            key = str(key_node.value)
            if key in mapping:
                problem(key_node, f"the key {key!r} occurs twice")
            if (
                node.flow_style
                and value_node.value == ""
                and value_node.start_mark.index == key_node.end_mark.index
            ):
                problem(
                    key_node, f"{key!r} has no value", "between { and }, put a text with a comma in quotes"
                )
                continue
            mapping[key] = _plain(value_node, (*place, key), lines, problems, path)
        return mapping
    if isinstance(node, yaml.SequenceNode):
        return [
            _plain(child, (*place, index), lines, problems, path) for index, child in enumerate(node.value)
        ]
    text = str(node.value)
    if node.tag == _TAG + "int":
        if _INTEGER.fullmatch(text):
            return int(text)
        problem(node, f"{text!r} is an integer only to some YAML readers; write it in decimal, or in quotes")
        return None
    if node.tag == _TAG + "bool":
        return text.lower() in ("yes", "true", "on")
    if node.tag in (_TAG + "str", _TAG + "timestamp"):
        return text
    problem(node, f"{text or 'an empty value'!r} is not a string, integer, boolean, list or mapping")
    return None

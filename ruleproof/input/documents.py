"""YAML documents that remember the line of each value."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ruleproof.input.jsontext import Place
from ruleproof.input.problems import DataError, Problem, shown_path
from ruleproof.input.text import read_text
from ruleproof.input.yaml_slips import BRACES, cut_by_comment, notes_on

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
        notes = tuple(notes_on(problem, text.splitlines(), line))
        where = f"{shown_path(path)}:{line}"
        raise DataError([Problem(where, f"this is not YAML: {problem}", notes)]) from None
    except yaml.YAMLError as error:
        raise DataError([Problem(shown_path(path), f"this is not YAML: {error}")]) from None
    finally:
        loader.dispose()
    lines: dict[Place, int] = {}
    problems: list[Problem] = []
    try:
        value = _Values(path, text.splitlines(), lines, problems).of(node, ()) if node is not None else None
    except RecursionError:
        raise DataError(
            [Problem(shown_path(path), "the values are nested too deeply, or within themselves")]
        ) from None
    if problems:
        raise DataError(problems)
    return Document(path, value, lines)


_TAG = "tag:yaml.org,2002:"
_INTEGER = re.compile(r"[-+]?(?:0|[1-9][0-9]*)")


@dataclass(frozen=True)
class _Values:
    """The values of a file as they are read, with the line of each and what is wrong."""

    path: Path
    text: Sequence[str]
    lines: dict[Place, int]
    problems: list[Problem]

    def of(self, node: yaml.Node, place: Place) -> Any:
        """Return a node as a plain value."""
        import yaml

        self.lines[place] = node.start_mark.line + 1
        if isinstance(node, yaml.MappingNode):
            return self._mapping(node, place)
        if isinstance(node, yaml.SequenceNode):
            return [self.of(child, (*place, index)) for index, child in enumerate(node.value)]
        text = str(node.value)
        if node.tag == _TAG + "int":
            if _INTEGER.fullmatch(text):
                return int(text)
            message = f"{text!r} is an integer only to some YAML readers; write it in decimal, or in quotes"
            self._problem(node, message)
            return None
        if node.tag == _TAG + "bool":
            return text.lower() in ("yes", "true", "on")
        if node.tag in (_TAG + "str", _TAG + "timestamp"):
            self._require_uncut(node)
            return text
        message = f"{text or 'an empty value'!r} is not a string, integer, boolean, list or mapping"
        self._problem(node, message)
        return None

    def _mapping(self, node: yaml.MappingNode, place: Place) -> dict[str, Any]:
        mapping: dict[str, Any] = {}
        for key_node, value_node in node.value:
            key = str(key_node.value)
            if key in mapping:
                self._problem(key_node, f"the key {key!r} occurs twice")
            if value_node.tag == _TAG + "null" and not value_node.value:
                wanted = BRACES if node.flow_style else f'wanted: a text or a list, such as {key}: "…"'
                self._problem(key_node, f"nothing stands after {key!r}", wanted)
                continue
            mapping[key] = self.of(value_node, (*place, key))
        return mapping

    def _require_uncut(self, node: yaml.Node) -> None:
        """Note a text that a comment cuts off, such as 'a ring of #52 squares'."""
        end = node.end_mark
        if getattr(node, "style", "") or end.line >= len(self.text):
            return
        cut = cut_by_comment(self.text[end.line], end.column)
        if cut:
            message = f"the text ends before {cut!r}, where YAML begins a comment"
            self._problem(node, message, "a text that contains ' #' must stand in quotes: \"…\"")

    def _problem(self, at: yaml.Node, message: str, *notes: str) -> None:
        where = f"{shown_path(self.path)}:{at.start_mark.line + 1}"
        self.problems.append(Problem(where, message, notes))

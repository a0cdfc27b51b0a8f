"""Which functions of a reference carry a clause, read from its sources without running them."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Carrier:
    """A function that names clauses, in `@clause(…)` above it or in `note(…)` within.

    `source` is its text with its decorators.
    """

    name: str
    path: Path
    line: int
    source: str
    clauses: tuple[str, ...]


def carriers_in(paths: Iterable[Path]) -> Mapping[str, tuple[Carrier, ...]]:
    """Return the functions that carry each clause, in the order in which they are written."""
    carriers: dict[str, list[Carrier]] = defaultdict(list)
    for path in paths:
        for carrier in _carriers(path):
            for clause in carrier.clauses:
                carriers[clause].append(carrier)
    return {clause: tuple(functions) for clause, functions in carriers.items()}


def readers_of(ruling: str, paths: Iterable[Path]) -> tuple[Carrier, ...]:
    """Return the functions that ask how a ruling is read, or say in their docstring that they rest on it.

    They ask for `readings.<last word of its id>`, and say `ruling <last word>`.
    """
    name = ruling.rpartition(".")[2]
    said = re.compile(rf"\brulings?\b[^.]*\b{name}\b")
    found = []
    for path in paths:
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines(keepends=True)
        for node in ast.parse(text).body if name in text else ():
            if isinstance(node, ast.FunctionDef) and (
                _asks(node, name) or said.search(ast.get_docstring(node) or "")
            ):
                found.append(_carrier(node, path, lines))
    return tuple(found)


def _asks(function: ast.FunctionDef, name: str) -> bool:
    return any(
        isinstance(node, ast.Attribute)
        and node.attr == name
        and getattr(node.value, "attr", getattr(node.value, "id", "")) == "readings"
        for node in ast.walk(function)
    )


def clauses_of(function: ast.FunctionDef) -> tuple[str, ...]:
    """Return the clauses that a function names, those of its decorators first."""
    clauses: list[str] = []
    for call in [*function.decorator_list, *(node for part in function.body for node in ast.walk(part))]:
        if (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Name)
            and call.func.id in ("clause", "note")
        ):
            clauses += [str(argument.value) for argument in call.args if isinstance(argument, ast.Constant)]
    return tuple(dict.fromkeys(clauses))


def _carriers(path: Path) -> Iterable[Carrier]:
    text = path.read_text(encoding="utf-8")
    if "clause(" not in text and "note(" not in text:
        return
    lines = text.splitlines(keepends=True)
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and clauses_of(node):
            yield _carrier(node, path, lines)


def _carrier(node: ast.FunctionDef, path: Path, lines: Sequence[str]) -> Carrier:
    first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
    source = "".join(lines[first - 1 : node.end_lineno])
    return Carrier(node.name, path, node.lineno, source, clauses_of(node))

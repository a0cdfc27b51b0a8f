"""Which functions of a reference carry a clause, read from its sources without running them."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Mapping
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
        if isinstance(node, ast.FunctionDef) and (clauses := clauses_of(node)):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            yield Carrier(node.name, path, node.lineno, "".join(lines[first - 1 : node.end_lineno]), clauses)

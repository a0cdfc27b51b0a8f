"""Which functions of a reference carry a clause, read from its sources without running them."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
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
        for function in _functions(path, path.stat().st_mtime_ns):
            for clause in function.carrier.clauses:
                carriers[clause].append(function.carrier)
    return {clause: tuple(functions) for clause, functions in carriers.items()}


def readers_of(ruling: str, paths: Iterable[Path]) -> tuple[Carrier, ...]:
    """Return the functions that ask how a ruling is read: for `readings.<last word of its id>`."""
    name = ruling.rpartition(".")[2]
    return tuple(
        function.carrier
        for path in paths
        for function in _functions(path, path.stat().st_mtime_ns)
        if name in function.readings
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


@dataclass(frozen=True)
class _Function:
    """A function with the readings that it asks for."""

    carrier: Carrier
    readings: frozenset[str]


@cache
def _functions(path: Path, changed: int) -> tuple[_Function, ...]:
    """Return the functions of a file as it stood at `changed` (nanoseconds); pages ask for each ruling."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    functions = []
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            source = "".join(lines[first - 1 : node.end_lineno])
            carrier = Carrier(node.name, path, node.lineno, source, clauses_of(node))
            functions.append(_Function(carrier, _readings_of(node)))
    return tuple(functions)


def _readings_of(function: ast.FunctionDef) -> frozenset[str]:
    return frozenset(
        node.attr
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute)
        and getattr(node.value, "attr", getattr(node.value, "id", "")) == "readings"
    )

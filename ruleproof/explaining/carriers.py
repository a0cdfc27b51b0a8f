"""Finds the functions of a reference that implement a clause. It reads the sources and does not run them."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from textwrap import shorten

MOST_BESIDE = 60
"""Maximum length, in characters, of the comment that stands next to a clause's id and repeats the clause's
first words.
"""
_BESIDE = re.compile(r"[),\s]*# (.*)")


@dataclass(frozen=True)
class Carrier:
    """A function that names clauses, in a `@clause(…)` decorator or in `note(…)` calls.

    `source` is its source text, including the decorators. `reading` is the reading of a ruling that it
    states, or ''.
    """

    name: str
    path: Path
    line: int
    source: str
    clauses: tuple[str, ...]
    reading: str = ""


def naming(paths: Iterable[Path], *words: str) -> list[Path]:
    """Return the files that contain one of these words, since parsing all takes longer than reading them."""
    texts = {path: path.read_text(encoding="utf-8") for path in paths}
    return [path for path, text in texts.items() if any(word in text for word in words)]


def carriers_in(paths: Iterable[Path]) -> Mapping[str, tuple[Carrier, ...]]:
    """Return the functions that implement each clause, in the order of the sources."""
    carriers: dict[str, list[Carrier]] = defaultdict(list)
    for path in paths:
        for function in _functions(path, path.stat().st_mtime_ns):
            for clause in function.carrier.clauses:
                carriers[clause].append(function.carrier)
    return {clause: tuple(functions) for clause, functions in carriers.items()}


def functions_in(path: Path) -> list[Carrier]:
    """Return all functions of a file that are not other readings of a ruling, also those without clauses."""
    functions = _functions(path, path.stat().st_mtime_ns)
    return [function.carrier for function in functions if not function.replaces]


def readers_of(ruling: str, paths: Iterable[Path]) -> tuple[Carrier, ...]:
    """Return the functions that state a reading of a ruling: those with the decorator `@ruling`, which state
    the adopted one, and after each those with `@reading(…, instead_of=…)`, which replace it.
    """
    functions = [one for path in paths for one in _functions(path, path.stat().st_mtime_ns)]
    found: list[Carrier] = []
    for function in functions:
        if function.decides == ruling:
            name = function.carrier.name
            names = {name, f"{function.carrier.path.stem}.{name}"}
            found += [function.carrier, *(one.carrier for one in functions if one.replaces in names)]
    return tuple(found)


def clauses_of(function: ast.FunctionDef) -> tuple[str, ...]:
    """Return the clauses that a function names, starting with those in its decorators."""
    clauses: list[str] = []
    for call in [*function.decorator_list, *(node for part in function.body for node in ast.walk(part))]:
        if (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Name)
            and call.func.id in ("clause", "note")
        ):
            clauses += [str(argument.value) for argument in call.args if isinstance(argument, ast.Constant)]
    return tuple(dict.fromkeys(clauses))


def ties_in(tree: ast.Module) -> list[ast.Call]:
    """Return the decorators `@clause(…)` of a module, except empty ones, in the order of the source."""
    return [
        decorator
        for function in tree.body
        if isinstance(function, ast.FunctionDef)
        for decorator in function.decorator_list
        if isinstance(decorator, ast.Call)
        and getattr(decorator.func, "id", "") == "clause"
        and decorator.args
    ]


def words_beside(source: str) -> Iterator[tuple[int, str, str]]:
    """Yield the line, the id and the comment of each id in a `@clause(…)` that is followed by a comment."""
    lines = source.splitlines()
    for tie in ties_in(ast.parse(source)):
        for one in tie.args:
            words = _BESIDE.fullmatch(lines[one.lineno - 1][one.end_col_offset :])
            if words and isinstance(one, ast.Constant):
                yield one.lineno, str(one.value), words[1]


def beginning(text: str, room: int = MOST_BESIDE) -> str:
    """Return the first words of a clause, with an ellipsis if the clause goes on."""
    return shorten(text, room, placeholder=" …", break_on_hyphens=False)


def begins(text: str, words: str) -> bool:
    """Tell whether a clause begins with these words: they are the whole clause, or end in an ellipsis."""
    return words == text or (words.endswith(" …") and f"{text} ".startswith(words[:-1]))


@dataclass(frozen=True)
class _Function:
    """A function with the ruling that it decides, and the rule that it replaces (`module.function`, or
    `function` if both are in one module)."""

    carrier: Carrier
    decides: str
    replaces: str


@cache
def _functions(path: Path, changed: int) -> tuple[_Function, ...]:
    """Return the functions of a file; `changed` is the file's modification time in nanoseconds."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    functions = []
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            source = "".join(lines[first - 1 : node.end_lineno])
            carrier = Carrier(node.name, path, node.lineno, source, clauses_of(node), _reading_of(node))
            functions.append(_Function(carrier, _ruling_of(node), _rule_replaced(node)))
    return tuple(functions)


def _decorators(function: ast.FunctionDef, name: str) -> Iterator[ast.Call]:
    for one in function.decorator_list:
        if isinstance(one, ast.Call) and isinstance(one.func, ast.Name) and one.func.id == name:
            yield one


def _ruling_of(function: ast.FunctionDef) -> str:
    """Return the ruling that a function decides, or ''."""
    return next((str(ast.literal_eval(one.args[0])) for one in _decorators(function, "ruling")), "")


def _reading_of(function: ast.FunctionDef) -> str:
    """Return the reading that a function states, or ''."""
    stated = [one.args[1] for one in _decorators(function, "ruling")]
    stated += [one.args[0] for one in _decorators(function, "reading")]
    return next((str(ast.literal_eval(one)) for one in stated), "")


def _rule_replaced(function: ast.FunctionDef) -> str:
    """Return the rule that a function replaces if another reading is chosen, or ''."""
    return next((ast.unparse(one.keywords[0].value) for one in _decorators(function, "reading")), "")

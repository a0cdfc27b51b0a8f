"""Makes mutants of a reference: one function switched off, or one number shifted by one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ruleproof.rules.carriers import clauses_of

_EMPTY = {
    "bool": "False",
    "int": "0",
    "str": "''",
    "list": "[]",
    "tuple": "()",
    "dict": "{}",
    "set": "set()",
    "frozenset": "frozenset()",
    "Mapping": "{}",
    "Sequence": "()",
    "Iterator": "iter(())",
    "Iterable": "()",
    "Counter": "Counter()",
}


@dataclass(frozen=True)
class Mutant:
    """A changed source file of the reference. `clauses` are those that the changed function carries or notes;
    empty if there are none.
    """

    id: str
    file: Path
    source: str
    clauses: tuple[str, ...]


def mutants_of(file: Path, aliases: dict[str, str]) -> Iterator[Mutant]:
    """Yield every mutant of a source file; `aliases` names what type aliases such as `Cards` stand for."""
    text = file.read_text(encoding="utf-8")
    yield from _switched_off(file, text, aliases)
    yield from _shifted(file, text)


def aliases_of(files: list[Path]) -> dict[str, str]:
    """Return the type aliases of a package by name: `Cards = tuple[str, ...]` gives Cards -> tuple[str,
    ...].
    """
    found = {}
    for file in files:
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if (
                isinstance(node, ast.Assign)
                and isinstance(node.targets[0], ast.Name)
                and isinstance(node.value, ast.Subscript)
            ):
                found[node.targets[0].id] = ast.unparse(node.value)
    return found


def _switched_off(file: Path, text: str, aliases: dict[str, str]) -> Iterator[Mutant]:
    for index, function in enumerate(_functions(ast.parse(text))):
        clauses = clauses_of(function)
        if not clauses:
            continue
        tree = ast.parse(text)
        target = _functions(tree)[index]
        target.body = [ast.parse(f"return {_nothing(target, aliases)}").body[0]]
        yield Mutant(
            f"{file.stem}.{target.name}: switched off",
            file,
            ast.unparse(ast.fix_missing_locations(tree)),
            clauses,
        )


def _functions(tree: ast.Module) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def _nothing(function: ast.FunctionDef, aliases: dict[str, str]) -> str:
    """Return what a function gives that does nothing: its input of the same type, else the empty value of its
    type.
    """
    returns = ast.unparse(function.returns) if function.returns else "None"
    if returns == "None":
        return "None"
    arguments = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    for argument in arguments:
        if (
            argument.annotation is not None
            and ast.unparse(argument.annotation) == returns
            and returns not in ("int", "str", "bool")
        ):
            return argument.arg
    plain = aliases.get(returns, returns).strip("'\"").split("[")[0].split(".")[-1]
    return _EMPTY.get(plain, "None")


def _shifted(file: Path, text: str) -> Iterator[Mutant]:
    for index, (number, owner) in enumerate(_limits(ast.parse(text))):
        for by in (1, -1):
            tree = ast.parse(text)
            changed, _ = _limits(tree)[index]
            before = ast.unparse(owner)
            changed.value = int(changed.value) + by  # type: ignore[arg-type]
            name, clauses = _around(tree, changed)
            yield Mutant(
                f"{file.stem}.{name}: {before}: {number.value} becomes {changed.value}",
                file,
                ast.unparse(tree),
                clauses,
            )


def _limits(tree: ast.Module) -> list[tuple[ast.Constant, ast.AST]]:
    """Return the integers in comparisons, and those that a module names as constants, each with what it
    stands in.
    """
    found: list[tuple[ast.Constant, ast.AST]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            found += [(part, node) for side in (node.left, *node.comparators) for part in _integers(side)]
        elif isinstance(node, ast.MatchValue):
            found += [(part, node) for part in _integers(node.value)]
    for node in tree.body:
        if isinstance(node, ast.Assign) and type(getattr(node.value, "value", None)) is int:
            found.append((node.value, node))  # type: ignore[arg-type]
    return found


def _integers(node: ast.AST) -> list[ast.Constant]:
    if isinstance(node, ast.Constant):
        return [node] if type(node.value) is int else []
    if isinstance(node, ast.BinOp):
        return [*_integers(node.left), *_integers(node.right)]
    return []


def _around(tree: ast.Module, number: ast.Constant) -> tuple[str, tuple[str, ...]]:
    for function in _functions(tree):
        if any(part is number for part in ast.walk(function)):
            return function.name, clauses_of(function)
    return "module", ()

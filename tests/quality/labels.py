"""Which clauses a planted fault breaks: those that a report may name first."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from ruleproof.mutation.mutate import Mutant
from ruleproof.mutation.operators import Edit
from ruleproof.mutation.package import Function, Package

_CLAUSE = re.compile(r"\w+\.\w+\.\w+")


def carried(package: Package, mutant: Mutant) -> tuple[str, ...]:
    """Return the clauses that the changed function carries or notes: the reference applies them together."""
    return package.functions[mutant.key].carried


def broken(package: Package, mutant: Mutant) -> tuple[str, ...]:
    """Return the clauses of the changed function, and those that the changed statement names, by itself or by
    the functions in it.

    A call that is left out, or made where it must not be, breaks the rule of what is called: a turn that does
    not take the next pile breaks *the next pile is taken*.
    """
    function = package.functions[mutant.key]
    found = dict.fromkeys(function.carried)
    for edit in mutant.edits:
        for node in (node for statement in _changed(function, edit) for node in ast.walk(statement)):
            found |= dict.fromkeys(_named(package, function, node))
    return tuple(found)


def _named(package: Package, function: Function, node: ast.AST) -> tuple[str, ...]:
    """Return the clauses of a function that is named, or the clause whose id is written out."""
    if isinstance(node, (ast.Name, ast.Attribute)):
        known = package.resolve(function.module, node)
        return package.functions[known].carried if known in package.functions else ()
    written = isinstance(node, ast.Constant) and isinstance(node.value, str) and _CLAUSE.fullmatch(node.value)
    return (written[0],) if written else ()


def _changed(function: Function, edit: Edit) -> list[ast.stmt]:
    """Return the innermost statement in which an edit is made, with what hangs on it; or the whole body."""
    held = getattr(edit.holder, edit.field)
    target = held if edit.index is None else held[edit.index]
    if isinstance(target, ast.stmt):
        return [target]
    around = [one for one in _statements(function) if any(node is edit.holder for node in ast.walk(one))]
    return around[-1:] or list(function.node.body)


def _statements(function: Function) -> Iterator[ast.stmt]:
    """Yield the statements of a function, outer ones before inner ones."""
    body = ast.Module(body=list(function.node.body), type_ignores=[])
    return (node for node in ast.walk(body) if isinstance(node, ast.stmt))

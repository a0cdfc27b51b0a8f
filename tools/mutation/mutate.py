"""Makes mutants of a reference with one change each.

Some things are never changed: decorators, `note(…)`, docstrings, annotations, assertions, texts, the messages
of refusals, and functions that only decorators use (they determine which clauses count as applied).
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from types import CodeType

from tools.mutation.operators import OPERATORS, Change, Edit, Scope, Spot, made, switched_off
from tools.mutation.package import Function, Key, Module, Package

_UNTOUCHED = {
    "annotation", "returns", "decorator_list", "cls", "type_comment", "targets", "target", "func",
}  # fmt: skip
"""The fields of syntax nodes in which no change is made; in `func` only the object of a method call may
change.
"""

_RECORDERS = ("note", "note_entry")
"""The functions that record what is used, and change no answer."""

_LOOKED_INTO = (
    ast.stmt, ast.expr, ast.match_case, ast.pattern, ast.keyword, ast.comprehension, ast.withitem,
    ast.excepthandler,
)  # fmt: skip


@dataclass(frozen=True, eq=False)
class Mutant:
    """A reference with one change.

    Attributes:
        id: `module.function: what becomes what`, numbered if the same words describe several changes.
        operator: the name of the function that made it; for a pair, both names joined by ` and `.
        clauses: the clauses that the changed function carries or notes, otherwise the clauses of the nearest
            functions that use it; empty if there are none.
        key: the function, or the constant, that is changed.
        blocks: the lines on which the innermost blocks around the changes begin; 0 for a constant.
    """

    id: str
    operator: str
    clauses: tuple[str, ...]
    module: Module = field(repr=False)
    key: Key
    blocks: tuple[int, ...]
    edits: tuple[Edit, ...] = field(repr=False)

    @property
    def file(self) -> str:
        return str(self.module.file)

    @property
    def source(self) -> str:
        """The text of the changed file, without comments."""
        with made(self.edits):
            return ast.unparse(self.module.tree)

    def code(self) -> CodeType:
        """Return the changed file in compiled form."""
        with made(self.edits):
            return compile(self.module.tree, self.file, "exec", dont_inherit=True)


def mutants_of(package: Package, module: str) -> Iterator[Mutant]:
    """Yield every mutant of a module, in source order."""
    for scope, place in _places(package, package.modules[module]):
        yield from _mutants_at(scope, place)


def _mutants_at(scope: Scope, place: _Place) -> Iterator[Mutant]:
    numbers: dict[str, int] = defaultdict(int)
    seen = {ast.unparse(place.node)}
    for operator, change, block in _changes(scope, place):
        with made(change.edits):
            text = ast.unparse(place.node)
        if text in seen:
            continue
        seen.add(text)
        words = f"{scope.module.title}.{place.title}: {change.words}"
        numbers[words] += 1
        name = words if numbers[words] == 1 else f"{words} ({numbers[words]})"
        clauses = scope.package.clauses_for(place.key)
        yield Mutant(name, operator, clauses, scope.module, place.key, (block,), change.edits)


def all_mutants(package: Package) -> list[Mutant]:
    """Return every mutant of a reference."""
    return [mutant for module in package.modules for mutant in mutants_of(package, module)]


@dataclass(frozen=True, eq=False)
class _Place:
    """A function or a constant; its text shows whether a changed program differs from another."""

    key: Key
    title: str
    node: ast.stmt


def _places(package: Package, module: Module) -> Iterator[tuple[Scope, _Place]]:
    for key, function in package.functions.items():
        if key[0] == module.name and key not in package.unseen:
            yield Scope(package, module, function), _Place(key, function.name, function.node)
    for key, node in package.constants.items():
        if key[0] == module.name and key[1] != "__all__" and not _is_type(node):
            yield Scope(package, module, None), _Place(key, key[1], node)


def _is_type(node: ast.stmt) -> bool:
    """Tell whether a name in a module refers to a type."""
    value = getattr(node, "value", None)
    if isinstance(value, ast.BinOp):
        return isinstance(value.op, ast.BitOr)
    return (
        value is None
        or isinstance(value, ast.Subscript)
        or (isinstance(value, ast.Call) and "Type" in ast.unparse(value.func))
    )


def _changes(scope: Scope, place: _Place) -> Iterator[tuple[str, Change, int]]:
    function = scope.function
    if function is not None:
        for change in switched_off(scope):
            yield switched_off.__name__, change, _begin(function.node.body)
    for spot in _spots(scope, place):
        for name, operator in OPERATORS.items():
            for change in operator(spot):
                yield name, change, spot.block


def _begin(body: Sequence[ast.stmt]) -> int:
    return body[0].lineno


def _spots(scope: Scope, place: _Place) -> Iterator[Spot]:
    node = place.node
    if isinstance(scope.function, Function):
        assert isinstance(node, ast.FunctionDef)
        yield from _in_block(scope, node, "body", 1 if ast.get_docstring(node) else 0)
    else:
        yield Spot(node, node, "", None, scope, node, 0)
        for child in ast.iter_child_nodes(node):
            if child is getattr(node, "value", None) and isinstance(child, ast.expr):
                yield from _below(Spot(child, node, "value", None, scope, child, 0))


def _in_block(scope: Scope, holder: ast.AST, name: str, start: int = 0) -> Iterator[Spot]:
    held = getattr(holder, name)
    for index, statement in enumerate(held):
        if index >= start:
            yield from _below(Spot(statement, holder, name, index, scope, statement, _begin(held)))


def _below(spot: Spot) -> Iterator[Spot]:
    node = spot.node
    if _is_left_alone(node):
        return
    yield spot
    for name, value in ast.iter_fields(node):
        if (
            name in ("body", "orelse")
            and isinstance(value, list)
            and isinstance(node, (ast.stmt, ast.match_case))
        ):
            yield from _in_block(spot.scope, node, name)
            continue
        if name == "func" and isinstance(value, ast.Attribute):
            yield from _below(Spot(value.value, value, "value", None, spot.scope, node, spot.block))
        if name in _UNTOUCHED or (name == "args" and isinstance(node, (ast.FunctionDef, ast.Lambda))):
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(child, _LOOKED_INTO) and not (
                name == "args" and index == 0 and _is_call_of(node, "cast")
            ):
                whole = isinstance(node, ast.expr) and not isinstance(
                    node, (ast.Starred, ast.UnaryOp, ast.Slice)
                )
                around = node if whole else spot.around
                if isinstance(node, ast.stmt) and isinstance(child, ast.expr):
                    around = child
                yield from _below(Spot(child, node, name, index, spot.scope, around, spot.block))


def _is_left_alone(node: ast.AST) -> bool:
    if isinstance(node, (ast.Raise, ast.Assert, ast.JoinedStr, ast.Import, ast.ImportFrom)):
        return True
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant) or any(
            _is_call_of(node.value, name) for name in _RECORDERS
        )
    return _is_call_of(node, "TypeVar")


def _is_call_of(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name

"""Reads from the sources of a reference what its functions do.

It reads which clauses they implement, what uses them, and which types they take and return. Nothing is
imported or run.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from ruleproof.explaining.carriers import clauses_of

Key = tuple[str, str]
"""A module below the game's package ('' is the package itself), and a name in it; a method is named
`Class.method`.
"""


@dataclass(eq=False)
class Module:
    """A source file. `imports` gives the target of each imported name: a module ('state', '') or a name in a
    module ('state', 'Seat').
    """

    name: str
    file: Path
    tree: ast.Module
    imports: dict[str, Key] = field(default_factory=dict)

    @property
    def is_package(self) -> bool:
        return self.file.stem == "__init__"

    @property
    def title(self) -> str:
        return self.name or "__init__"


@dataclass(eq=False)
class Function:
    """A function or method in the source."""

    module: Module
    name: str
    node: ast.FunctionDef

    @property
    def key(self) -> Key:
        return self.module.name, self.name

    @cached_property
    def carried(self) -> tuple[str, ...]:
        return clauses_of(self.node)

    @cached_property
    def parameters(self) -> dict[str, str]:
        """The annotations of the parameters, by name; '' if a parameter has none."""
        given = self.node.args
        return {
            one.arg: ast.unparse(one.annotation) if one.annotation else ""
            for one in (*given.posonlyargs, *given.args, *given.kwonlyargs)
        }

    @property
    def returns(self) -> str:
        return ast.unparse(self.node.returns).strip("'\"") if self.node.returns else ""


class Package:
    """The sources of one game's reference."""

    def __init__(self, modules: Iterable[Module]) -> None:
        self.modules = {module.name: module for module in modules}
        self.functions: dict[Key, Function] = {}
        self.fields: dict[Key, dict[str, str]] = {}
        self.constants: dict[Key, ast.stmt] = {}
        for module in self.modules.values():
            module.imports = self._imports(module)
            self._read(module)

    @classmethod
    def read(cls, folder: Path) -> Package:
        """Return the contents of the folder with a game's reference."""
        return cls(module_of(path, folder) for path in sorted(folder.rglob("*.py")))

    def resolve(self, module: Module, called: ast.expr) -> Key | None:
        """Return the target of a name, or of a name in a module, as seen from a module of the package."""
        if isinstance(called, ast.Name):
            return self._known(module.imports.get(called.id, (module.name, called.id)))
        if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name):
            within = module.imports.get(called.value.id)
            if within and not within[1]:
                return self._known((within[0], called.attr))
        return None

    def method(self, called: ast.expr) -> Function | None:
        """Return the method that an attribute names, if only one class of the package has such a method."""
        name = called.attr if isinstance(called, ast.Attribute) else ""
        found = [one for key, one in self.functions.items() if key[1].endswith(f".{name}")]
        return found[0] if len(found) == 1 else None

    def clauses_for(self, key: Key) -> tuple[str, ...]:
        """Return the clauses of a function or, if it has none, the clauses of the nearest functions that use
        it.
        """
        clauses: dict[str, None] = {}
        seen, todo = {key}, [key]
        while todo:
            one = todo.pop(0)
            carried = self.functions[one].carried if one in self.functions else ()
            clauses |= dict.fromkeys(carried)
            if not carried:
                todo += sorted(self.users[one] - seen)
                seen |= self.users[one]
        return tuple(clauses)

    def users_of(self, key: Key) -> frozenset[Key]:
        """Return the functions that use a constant, directly or through other constants."""
        seen, todo = {key}, [key]
        while todo:
            one = todo.pop()
            new = self.users[one] - seen if one not in self.functions else set()
            seen |= new
            todo += new
        return frozenset(one for one in seen if one in self.functions)

    @cached_property
    def unseen(self) -> frozenset[Key]:
        """The functions that only `@clause` decorators use.

        They determine when a clause counts as applied, and change no answer.
        """
        asked = {key for function in self.functions.values() for key in self._named_in_decorators(function)}
        unseen: set[Key] = set()
        while True:
            more = {
                key
                for key in self.functions
                if key not in unseen
                and (key in asked or self.users[key])
                and self.users[key] - {key} <= unseen
            }
            if not more:
                return frozenset(unseen)
            unseen |= more

    @cached_property
    def aliases(self) -> dict[str, str]:
        """The type aliases by name: `Cards = tuple[str, ...]` gives Cards -> tuple[str, ...]."""
        return {
            node.targets[0].id: ast.unparse(node.value)
            for module in self.modules.values()
            for node in module.tree.body
            if isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and isinstance(node.value, ast.Subscript)
        }

    @cached_property
    def siblings(self) -> Mapping[str, Mapping[str, str]]:
        """The fields whose names only one class has, by name."""
        having: dict[str, list[dict[str, str]]] = defaultdict(list)
        for fields in self.fields.values():
            for name in fields:
                having[name].append(fields)
        methods = {name.rpartition(".")[2] for _, name in self.functions}
        return {name: one[0] for name, one in having.items() if len(one) == 1 and name not in methods}

    @cached_property
    def users(self) -> Mapping[Key, set[Key]]:
        """The functions and constants that use each function or constant."""
        methods: dict[str, list[Key]] = defaultdict(list)
        for module, name in self.functions:
            if "." in name:
                methods[name.rpartition(".")[2]].append((module, name))
        users: dict[Key, set[Key]] = defaultdict(set)
        for user, source, parts in self._bodies():
            for node in (node for part in parts for node in ast.walk(part)):
                if isinstance(node, (ast.Name, ast.Attribute)) and (used := self.resolve(source, node)):
                    users[used].add(user)
                elif isinstance(node, ast.Attribute):
                    for method in methods.get(node.attr, ()):
                        users[method].add(user)
        for tied, user in self._tied():
            users[tied].add(user)
        return users

    @cached_property
    def imported_by(self) -> Mapping[str, set[str]]:
        """The modules that import each module."""
        importers: dict[str, set[str]] = defaultdict(set)
        for module in self.modules.values():
            for imported, _ in module.imports.values():
                importers[imported].add(module.name)
        return importers

    def dependents(self, module: str) -> set[str]:
        """Return a module and all modules that import it, directly or not: they must be executed again if it
        changes.
        """
        modules, todo = {module}, [module]
        while todo:
            one = todo.pop()
            new = (self.imported_by[one] | set(_packages(one))) - modules
            modules |= new
            todo += new
        return modules

    def _bodies(self) -> Iterator[tuple[Key, Module, list[ast.stmt]]]:
        for function in self.functions.values():
            yield function.key, function.module, function.node.body
        for key, node in self.constants.items():
            yield key, self.modules[key[0]], [node]

    def _named_in_decorators(self, function: Function) -> Iterator[Key]:
        for decorator in _decorators(function, "clause"):
            for node in ast.walk(decorator):
                if isinstance(node, (ast.Name, ast.Attribute)) and (
                    used := self.resolve(function.module, node)
                ):
                    yield used

    def _tied(self) -> Iterator[tuple[Key, Key]]:
        """Yield the functions that decorators tie to another, and that other as their user: what an answer
        requires, and what states another reading of a rule.
        """
        for function in self.functions.values():
            for decorator in (*_decorators(function, "answer"), *_decorators(function, "reading")):
                for keyword in decorator.keywords:
                    named = self.resolve(function.module, keyword.value)
                    if named and keyword.arg == "require":
                        yield named, function.key
                    elif named and keyword.arg == "instead_of":
                        yield function.key, named

    def _known(self, key: Key) -> Key | None:
        return key if key in self.functions or key in self.fields or key in self.constants else None

    def _read(self, module: Module) -> None:
        for node in module.tree.body:
            if isinstance(node, ast.FunctionDef):
                self.functions[module.name, node.name] = Function(module, node.name, node)
            elif isinstance(node, ast.ClassDef):
                self.fields[module.name, node.name] = {
                    part.target.id: ast.unparse(part.annotation)
                    for part in node.body
                    if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
                }
                for part in node.body:
                    if isinstance(part, ast.FunctionDef):
                        name = f"{node.name}.{part.name}"
                        self.functions[module.name, name] = Function(module, name, part)
            elif isinstance(node, (ast.Assign, ast.AnnAssign)):
                for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                    if isinstance(target, ast.Name):
                        self.constants[module.name, target.id] = node

    def _imports(self, module: Module) -> dict[str, Key]:
        own = module.name.split(".") if module.name else []
        around = own if module.is_package else own[:-1]
        imports: dict[str, Key] = {}
        for node in ast.walk(module.tree):
            if isinstance(node, ast.ImportFrom) and 1 <= node.level <= len(around) + 1:
                base = [*around[: len(around) - node.level + 1], *(node.module or "").split(".")]
                source = ".".join(part for part in base if part)
                for name in node.names:
                    whole = f"{source}.{name.name}" if source else name.name
                    target = (whole, "") if whole in self.modules else (source, name.name)
                    imports[name.asname or name.name] = target
        return imports


def module_of(file: Path, folder: Path) -> Module:
    """Return a source file as a module of the package in a given folder."""
    parts = [part for part in file.relative_to(folder).with_suffix("").parts if part != "__init__"]
    return Module(".".join(parts), file, ast.parse(file.read_text(encoding="utf-8")))


def _decorators(function: Function, name: str) -> Iterator[ast.Call]:
    for one in function.node.decorator_list:
        if isinstance(one, ast.Call) and isinstance(one.func, ast.Name) and one.func.id == name:
            yield one


def _packages(module: str) -> Iterator[str]:
    while module:
        module = module.rpartition(".")[0]
        yield module

"""Loads altered copies of a reference from memory, beside the reference; no file is copied or written."""

from __future__ import annotations

import ast
import copy
import importlib
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from types import CodeType, ModuleType
from typing import Any

from tools.mutation.mutate import Mutant
from tools.mutation.package import Module, Package

_TOUCH = "__touch__"
Block = tuple[str, int]
"""A module, and the line on which a block of statements begins."""


class Copies(MetaPathFinder, Loader):
    """Loads one game of a reference under a name of its own, with modules made from compiled code.

    For a mutant, only the changed module is compiled again, and only the modules that import it are executed
    again.
    """

    def __init__(self, reference: ModuleType, game: str, package: Package) -> None:
        self.reference = reference
        self.name = f"{reference.__name__}.{game}"
        self._package = package
        self._codes = {
            self._full(module): compile(module.tree, str(module.file), "exec", dont_inherit=True)
            for module in package.modules.values()
        }
        self._given: dict[str, Any] = {}
        for name in [name for name in sys.modules if name == self.name or name.startswith(f"{self.name}.")]:
            del sys.modules[name]
        self._import()

    def of(self, mutant: Mutant) -> AbstractContextManager[Any]:
        """Return an engine of the reference with a mutant in it, for a `with` block."""
        return self.running({mutant.module.name: mutant.code()})

    @contextmanager
    def running(self, codes: dict[str, CodeType]) -> Iterator[Any]:
        """Yield an engine of the reference with different code in the named modules; exceptions on import are
        raised here.
        """
        with self._instead(codes):
            yield self.reference.engine()

    @contextmanager
    def touching(self, touch: Callable[[Block], None]) -> Iterator[Any]:
        """Yield an engine of the reference that reports every block of statements that it enters."""
        codes = {module.name: _telling(module) for module in self._package.modules.values()}
        self._given = {_TOUCH: touch}
        try:
            with self._instead(codes):
                yield self.reference.engine()
        finally:
            self._given = {}

    def forget(self) -> None:
        """Empty the caches of the functions that are currently loaded."""
        for clear in self.caches():
            clear()

    def caches(self) -> list[Callable[[], None]]:
        """Return a function that empties the caches of the functions that are currently loaded."""
        loaded = [sys.modules[name] for name in self._codes if name in sys.modules]
        found = (getattr(value, "cache_clear", None) for one in loaded for value in vars(one).values())
        return [clear for clear in found if callable(clear)]

    @contextmanager
    def _instead(self, codes: dict[str, CodeType]) -> Iterator[None]:
        anew = {
            self._full(self._package.modules[name])
            for changed in codes
            for name in self._package.dependents(changed)
        }
        modules = {name: sys.modules.pop(name) for name in anew}
        usual = dict(self._codes)
        self._codes |= {self._full(self._package.modules[name]): code for name, code in codes.items()}
        try:
            self._import()
            yield
        finally:
            self._codes = usual
            sys.modules.update(modules)

    def _import(self) -> None:
        sys.meta_path.insert(0, self)
        try:
            for name in self._codes:
                importlib.import_module(name)
        finally:
            sys.meta_path.remove(self)

    def _full(self, module: Module) -> str:
        return f"{self.name}.{module.name}".rstrip(".")

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        if fullname not in self._codes:
            return None
        module = self._package.modules[fullname.removeprefix(self.name).lstrip(".")]
        return spec_from_loader(fullname, self, origin=str(module.file), is_package=module.is_package)

    def exec_module(self, module: ModuleType) -> None:
        vars(module).update(self._given)
        exec(self._codes[module.__name__], vars(module))


def _telling(module: Module) -> CodeType:
    """Return a module in which every block inside a function begins by reporting that it is entered."""
    tree = copy.deepcopy(module.tree)
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        for node in list(ast.walk(function)):
            for name in ("body", "orelse", "finalbody"):
                block = getattr(node, name, None)
                if isinstance(block, list) and block and isinstance(block[0], ast.stmt):
                    _tell(block, module.name, 1 if node is function and ast.get_docstring(function) else 0)
    return compile(ast.fix_missing_locations(tree), str(module.file), "exec", dont_inherit=True)


def _tell(block: list[ast.stmt], module: str, index: int) -> None:
    line = block[0].lineno
    if index < len(block) and ast.unparse(block[index]).startswith(_TOUCH):
        return
    block.insert(index, ast.copy_location(ast.parse(f"{_TOUCH}(({module!r}, {line}))").body[0], block[0]))

"""Puts changed functions in the place of those of a loaded reference: nothing is loaded or run anew."""

from __future__ import annotations
import __future__

import ast
import copy
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

from ruleproof.mutation.mutate import Mutant
from ruleproof.mutation.operators import made
from ruleproof.mutation.package import Key, Package


class Changing:
    """The functions of one game of a reference, of which one at a time can be changed."""

    def __init__(self, reference: ModuleType, game: str, package: Package) -> None:
        self._name = f"{reference.__name__}.{game}"
        self._package = package
        self._functions: dict[Key, FunctionType] = {}
        self._codes: dict[str, CodeType | None] = {}

    @contextmanager
    def called(self, found: set[Key]) -> Iterator[None]:
        """Collect inside a `with` block the functions that are called, of those that were written at the top
        of a module or of a class.
        """
        keys = {self._function(key).__code__: key for key in self._package.functions}

        def listen(frame: FrameType, event: str, _: object) -> None:
            if event == "call" and frame.f_code in keys:
                found.add(keys[frame.f_code])

        before = sys.getprofile()
        sys.setprofile(listen)
        try:
            yield
        finally:
            sys.setprofile(before)

    @contextmanager
    def changed(self, mutant: Mutant) -> Iterator[None]:
        """Let a function be what a mutant makes of it inside a `with` block."""
        function = self._function(mutant.key)
        usual = function.__code__
        function.__code__ = self._code(mutant) or usual
        self._forget()
        try:
            yield
        finally:
            function.__code__ = usual
            self._forget()

    def _function(self, key: Key) -> FunctionType:
        """Return a function as it was written, without its decorators."""
        if key not in self._functions:
            found: Any = sys.modules[f"{self._name}.{key[0]}".rstrip(".")]
            for name in key[1].split("."):
                found = vars(found)[name]
            while not isinstance(found, FunctionType) or hasattr(found, "__wrapped__"):
                inner = (getattr(found, name, None) for name in ("__wrapped__", "__func__", "fget"))
                found = next(one for one in inner if one is not None)
            self._functions[key] = found
        return self._functions[key]

    def _code(self, mutant: Mutant) -> CodeType | None:
        """Return the code of a changed function; None if there is none that can take its place."""
        if mutant.id not in self._codes:
            node = self._package.functions[mutant.key].node
            with made(mutant.edits):
                alone = copy.copy(node)
                alone.decorator_list = []
                tree = ast.Module([alone], [])
                flags = __future__.annotations.compiler_flag
                whole = compile(tree, mutant.file, "exec", flags=flags, dont_inherit=True)
            codes = (one for one in whole.co_consts if isinstance(one, CodeType) and one.co_name == node.name)
            code = next(codes, None)
            usual = self._function(mutant.key).__code__
            fits = code is not None and code.co_freevars == usual.co_freevars
            self._codes[mutant.id] = code if fits else None
        return self._codes[mutant.id]

    def _forget(self) -> None:
        for clear in self._caches:
            clear()

    @cached_property
    def _caches(self) -> list[Callable[[], None]]:
        """What empties the caches of the game's functions."""
        loaded = (sys.modules.get(f"{self._name}.{name}".rstrip(".")) for name in self._package.modules)
        values = (value for module in loaded if module is not None for value in vars(module).values())
        found = (getattr(value, "cache_clear", None) for value in values)
        return [clear for clear in found if callable(clear)]

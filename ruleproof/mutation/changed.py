"""Puts changed functions in the place of those of a loaded reference: nothing is loaded or run anew."""

from __future__ import annotations
import __future__

import ast
import copy
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
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
        self._functions: dict[Key, FunctionType | None] = {}
        self._codes: dict[str, CodeType] = {}

    @contextmanager
    def called(self, functions_called: set[Key]) -> Iterator[None]:
        """Collect inside a `with` block the functions that are called, of those that were written at the top
        of a module or of a class. While somebody profiles the process, none are collected.
        """
        if sys.getprofile() is not None:
            yield
            return
        functions = {key: self._function(key) for key in self._package.functions}
        keys = {function.__code__: key for key, function in functions.items() if function is not None}

        def listen(frame: FrameType, event: str, _: object) -> None:
            if event == "call" and frame.f_code in keys:
                functions_called.add(keys[frame.f_code])

        sys.setprofile(listen)
        try:
            yield
        finally:
            sys.setprofile(None)

    @contextmanager
    def changed(self, mutant: Mutant) -> Iterator[None]:
        """Let a function be what a mutant makes of it inside a `with` block, if it can be changed."""
        function = self._function(mutant.key)
        if function is None:
            yield
            return
        usual = function.__code__
        function.__code__ = self._code(mutant, usual)
        self._forget()
        try:
            yield
        finally:
            function.__code__ = usual
            self._forget()

    def _function(self, key: Key) -> FunctionType | None:
        """Return a function as it was written, without its decorators; None if they hide it."""
        if key not in self._functions:
            value: Any = sys.modules.get(f"{self._name}.{key[0]}".rstrip("."))
            for name in key[1].split("."):
                value = vars(value).get(name) if value is not None else None
            self._functions[key] = _as_written(value)
        return self._functions[key]

    def _code(self, mutant: Mutant, usual: CodeType) -> CodeType:
        """Return the code of a changed function; the usual one if there is none that can take its place."""
        if mutant.id not in self._codes:
            node = self._package.functions[mutant.key].node
            with made(mutant.edits), suppress(SyntaxError):
                alone = copy.copy(node)
                alone.decorator_list = []
                flags = __future__.annotations.compiler_flag
                tree = ast.Module([alone], [])
                whole = compile(tree, mutant.file, "exec", flags=flags, dont_inherit=True)
                codes = (one for one in whole.co_consts if isinstance(one, CodeType))
                self._codes[mutant.id] = next(one for one in codes if one.co_name == node.name)
        code = self._codes.get(mutant.id, usual)
        return code if code.co_freevars == usual.co_freevars else usual

    def _forget(self) -> None:
        for clear in self._caches:
            clear()

    @cached_property
    def _caches(self) -> list[Callable[[], None]]:
        """What empties the caches of the game's functions."""
        loaded = (sys.modules.get(f"{self._name}.{name}".rstrip(".")) for name in self._package.modules)
        values = (value for module in loaded if module is not None for value in vars(module).values())
        candidates = (getattr(value, "cache_clear", None) for value in values)
        return [clear for clear in candidates if callable(clear)]


def _as_written(value: Any) -> FunctionType | None:
    """Return a function without what its decorators put around it, if that lets it be reached."""
    if isinstance(value, FunctionType) and not hasattr(value, "__wrapped__"):
        return value
    around = (getattr(value, name, None) for name in ("__wrapped__", "__func__", "fget", "func"))
    inner = next((one for one in around if one is not None), None)
    return _as_written(inner) if inner is not None else None

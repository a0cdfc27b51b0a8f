"""Which functions of the reference carry a clause."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from ruleproof.compiler import shown_path_in
from ruleproof.data import Data, GameFolders


@dataclass(frozen=True)
class CarrierText:
    """A function of the reference as it is written, with its decorators."""

    name: str
    file: str
    line: int
    source: str


def carriers(data: Data, folders: GameFolders) -> Mapping[str, tuple[CarrierText, ...]]:
    """Return the functions that carry each clause of a game, in the order in which they are written."""
    reference = data.load_reference()
    name = f"{reference.__name__}.{folders.id}"
    for module in pkgutil.walk_packages(importlib.import_module(name).__path__, f"{name}."):
        importlib.import_module(module.name)
    found: dict[str, list[CarrierText]] = defaultdict(list)
    for module_name, functions in _registry(reference).items():
        if module_name == name or module_name.startswith(f"{name}."):
            for function in functions:
                text = _text(function.rule, folders.root)
                for clause in dict.fromkeys(function.clauses):
                    found[clause].append(text)
    return {clause: tuple(texts) for clause, texts in found.items()}


def _registry(reference: ModuleType) -> Mapping[str, Sequence[Any]]:
    found: Mapping[str, Sequence[Any]] = importlib.import_module(f"{reference.__name__}.clauses").CARRIERS
    return found


def _text(rule: Callable[..., object], root: Path) -> CarrierText:
    lines, first = inspect.getsourcelines(rule)
    definition = next(index for index, line in enumerate(lines) if line.startswith("def "))
    return CarrierText(rule.__name__, shown_path_in(root, Path(inspect.getfile(rule))), first + definition, "".join(lines))

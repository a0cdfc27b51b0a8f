"""Runs mutants of a reference through its scenarios: each must be failed by one that is tagged with a clause
of the changed function.
"""

from __future__ import annotations

import copy
import importlib.util
import shutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import yaml

from ruleproof.cases.suite import Suite
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.engines.session import GameOffer, Session
from ruleproof.engines.wire import QUESTIONS
from ruleproof.input.folders import Data, bundled_root
from ruleproof.judging import verdicts as v
from ruleproof.running.recordings import Recorded, Recordings
from ruleproof.running.runner import Worker
from tests.mutants.mutate import Mutant, aliases_of, mutants_of

_ALIAS = "ruleproof_mutant"
CAUGHT = (v.FAIL, v.CRASH, v.ILLEGAL_REPLY, v.TIMEOUT)
"""The verdicts that catch a mutant: its own answer is wrong, not merely other than the reference's."""


@dataclass
class Harness:
    """The scenarios of one game, ready to be tried on mutants of its reference."""

    suite: Suite
    folder: Path
    offer: GameOffer = field(default_factory=lambda: GameOffer(QUESTIONS))

    @classmethod
    def of(cls, game: str, folder: Path, data_folders: tuple[Path, ...] = ()) -> Harness:
        data = Data.of(data_folders)
        suite = Suite.open(data, data.game(game))
        readings = {
            ruling.id: tuple(ruling.readings) for ruling in suite.game.rulings.values() if ruling.switchable
        }
        return cls(suite, folder, GameOffer(QUESTIONS, readings=readings))

    @property
    def sources(self) -> Path:
        return self.suite.folders.root / "reference_impl" / self.suite.game.id

    def modules(self) -> list[Path]:
        return sorted(self.sources.rglob("*.py"))

    def mutants(self, module: Path) -> list[Mutant]:
        return list(mutants_of(module, aliases_of(self.modules())))

    @cached_property
    def scenarios(self) -> list[Recorded]:
        found = Recordings.adopted(self.suite).scenarios()
        return sorted(found, key=lambda one: (one.story.components, sorted(one.story.readings.items())))

    def catch(self, mutant: Mutant) -> str:
        """Return the first case that fails the mutant under a clause of its own, or ''."""
        with self._loaded(mutant) as engine:
            own = set(mutant.clauses)
            return self._first_failure(
                engine, [one for one in self.scenarios if not own or own & set(one.story.cases[0].clauses)]
            )

    def component_mutants(self) -> Iterator[ComponentMutant]:
        """Yield the mutants of the set in force, and of each set that a scenario names."""
        named = sorted({one.story.components for one in self.scenarios} - {""})
        for name in ("", *named):
            yield from component_mutants(name, self.suite.validator.under(name).components)

    def catch_component(self, mutant: ComponentMutant) -> str:
        """Return the first case that fails an engine which plays with other component values, or '';
        `refused` if it will not.
        """
        values = mutant.values
        module = self.suite.data.load_reference()

        class Altered:
            def __init__(self) -> None:
                self._engine = module.engine()

            def __getattr__(self, name: str) -> Any:
                return getattr(self._engine, name)

            def configure(self, game: str, components: Any, readings: Any) -> Any:
                return self._engine.configure(game=game, components=values, readings=readings)

        readings = self.suite.game.adopted()
        if not module.engine().configure(game=self.suite.game.id, components=values, readings=readings)[
            "accepted"
        ]:
            return "refused"
        played = [one for one in self.scenarios if one.story.components == mutant.components]
        using = [one for one in played if any(_touches(mutant.entry, used) for used in one.entries)]
        return self._first_failure(Altered(), using)

    def _first_failure(self, engine: Any, scenarios: list[Recorded]) -> str:
        suite = self.suite
        session = Session(lambda: InProcessConnection(engine), 5.0, suite.common)
        worker = Worker(suite, suite.game.adopted(), self.offer, session, brief=False)
        for recorded in scenarios:
            (result,) = worker.results(recorded)
            if result.verdict in CAUGHT:
                return f"{result.case} ({result.verdict})"
        return ""

    @contextmanager
    def _loaded(self, mutant: Mutant) -> Iterator[Any]:
        """Yield an engine of a copy of the reference in which one file is the mutant's."""
        copy_of = self.folder / "reference_impl"
        shutil.rmtree(copy_of, ignore_errors=True)
        shutil.copytree(bundled_root() / "reference_impl", copy_of, ignore=_only(self.suite.game.id))
        shutil.copytree(
            self.sources,
            copy_of / self.suite.game.id,
            dirs_exist_ok=True,
            ignore=shutil.ignore_patterns("__pycache__"),
        )
        (copy_of / self.suite.game.id / mutant.file.relative_to(self.sources)).write_text(
            mutant.source, encoding="utf-8"
        )
        try:
            yield _load(copy_of).engine()
        finally:
            for name in [name for name in sys.modules if name == _ALIAS or name.startswith(f"{_ALIAS}.")]:
                del sys.modules[name]


def _only(game: str) -> Any:
    def ignore(folder: str, names: list[str]) -> list[str]:
        at_top = Path(folder).name == "reference_impl"
        return [
            name
            for name in names
            if name == "__pycache__" or (at_top and Path(folder, name).is_dir() and name != game)
        ]

    return ignore


def _load(folder: Path) -> Any:
    spec = importlib.util.spec_from_file_location(
        _ALIAS, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[_ALIAS] = module
    importlib.invalidate_caches()
    before, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        spec.loader.exec_module(module)
        for source in sorted(folder.rglob("*.py")):
            parts = source.relative_to(folder).with_suffix("").parts
            importlib.import_module(".".join([_ALIAS, *(part for part in parts if part != "__init__")]))
    finally:
        sys.dont_write_bytecode = before
    return module


def _touches(entry: str, used: str) -> bool:
    return entry == used or entry.startswith(used + "/") or used.startswith(entry + "/")


@dataclass
class ComponentMutant:
    """A component set in which one number is another; `components` is the name by which cases name the set,
    or ''.
    """

    components: str
    entry: str
    id: str
    values: dict[str, Any]


def component_mutants(components: str, values: Mapping[str, Any]) -> Iterator[ComponentMutant]:
    """Yield every integer of a component set shifted by one."""
    whose = f"components of {components}" if components else "components"
    for path in _integer_paths(values, ()):
        for by in (1, -1):
            changed = copy.deepcopy(dict(values))
            around: Any = changed
            for key in path[:-1]:
                around = around[key]
            before = around[path[-1]]
            if before + by < 0:
                continue
            around[path[-1]] = before + by
            entry = "/".join(str(key) for key in path[:2])
            yield ComponentMutant(
                components,
                entry,
                f"{whose} {'/'.join(map(str, path))}: {before} becomes {before + by}",
                changed,
            )


def _integer_paths(value: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    if type(value) is int:
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in items:
        yield from _integer_paths(child, (*path, key))


def equivalents(path: Path) -> dict[str, str]:
    """Return the mutants that change nothing, with the reasons; a file that is not there lists none."""
    return (
        {row["mutant"]: row["reason"] for row in yaml.safe_load(path.read_text(encoding="utf-8")) or []}
        if path.exists()
        else {}
    )

"""Where the data is: only this module knows the layout of the folders.

A root is a folder with `spec/`, `schemas/`, `features/` and `reference_impl/`, each with one folder per game.
"""

from __future__ import annotations

import hashlib
import importlib.util
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from ruleproof.input.problems import Problem, UsageError, nearest_note, shown_path

TEXT_FOLDERS = ("spec", "features", "engines", "examples", "docs", "tests", "tools")
"""The folders of a root in which texts may name a clause or ruling."""
_WORDINGS = ("asked.yaml", "glossary.yaml", "primer.yaml", "symmetries.yaml", "wordings.yaml")
_LIKE_DATA = re.compile(r"\.(feature|ya?ml)(\.md|\.txt)?$")
RULES = "spec"
"""The folder of a root that holds the rules as data."""
ROOMS = (RULES, "schemas", "features", "reference_impl")
"""The folders of a root."""


def _package() -> Path:
    return Path(__file__).resolve().parent.parent


def bundled_root() -> Path:
    """Return the root that is shipped with the kit: the checkout, or its copy inside the wheel."""
    package = _package()
    inside = package / "_data"
    return inside if inside.is_dir() else package.parent


def shipped_recording(game: str, path: Path) -> Path:
    """Return the place of the recordings of a feature file or tour in a wheel. A checkout has none."""
    return bundled_root() / "recordings" / game / f"{path.name}.xz"


def verbs_of_references() -> Path:
    """Return the file that lists the functions which the reference of a game provides."""
    return bundled_root() / "reference_impl" / "verbs.py"


@dataclass(frozen=True)
class GameFolders:
    """The folders of one game."""

    id: str
    root: Path

    @property
    def spec(self) -> Path:
        return self.root / "spec" / self.id

    @property
    def schemas(self) -> Path:
        return self.root / "schemas" / self.id

    @property
    def features(self) -> Path:
        return self.root / "features" / self.id

    @property
    def steps(self) -> Path:
        return self.features / "steps"

    @property
    def positions(self) -> Path:
        return self.features / "positions"

    @property
    def tours(self) -> Path:
        return self.features / "tours"

    @property
    def version_file(self) -> Path:
        """Return the file with the version of the suite: one line for all games of the root."""
        return self.root / "spec" / "VERSION"

    @property
    def version(self) -> str:
        """Return the version of the suite, or '' if the root has none."""
        return self.version_file.read_text(encoding="utf-8").strip() if self.version_file.exists() else ""

    @property
    def rulings(self) -> Path:
        return self.spec / "rulings.yaml"

    @property
    def changed(self) -> Path:
        """Return the file that records which cases change under other readings of the game's rulings."""
        return self.root / "measured" / "changed" / f"{self.id}.json"

    def feature_files(self) -> list[Path]:
        return sorted(self.features.glob("*.feature"))

    def step_files(self) -> list[Path]:
        """Return the files with the sentences of scenarios, first the declared ones."""
        declared = self.spec / "sentences.yaml"
        return [*([declared] if declared.exists() else []), *sorted(self.steps.glob("*.py"))]

    def position_files(self) -> list[Path]:
        return sorted(self.positions.glob("*.yaml"))

    def tour_files(self) -> list[Path]:
        return sorted(self.tours.glob("*.yaml"))

    def unread_files(self) -> list[Path]:
        """Return the files that look like features or YAML, but that nothing reads, because of their names or
        their folders.
        """
        read = {*self.feature_files(), *self.position_files(), *self.tour_files(), *self.spec.rglob("*.yaml")}
        return sorted(
            path
            for room in (self.features, self.spec)
            for path in room.rglob("*")
            if _LIKE_DATA.search(path.name.lower()) and path not in read
        )

    def component_files(self) -> list[Path]:
        return sorted((self.spec / "components").glob("*.yaml"))

    def text_files(self) -> list[Path]:
        """Return the files with the texts in further languages."""
        return sorted((self.spec / "texts").glob("*.yaml"))

    def wording_files(self) -> list[Path]:
        """Return the files on which no case depends: words, their translations, and the symmetries for fresh
        games.
        """
        return [*self.text_files(), *(self.spec / name for name in _WORDINGS if (self.spec / name).exists())]

    def data_files(self) -> list[Path]:
        """Return every file on which a compiled case of this game depends, apart from the case's own
        feature.
        """
        files = [
            *(set(self.spec.rglob("*.yaml")) - set(self.wording_files())),
            *self.schemas.glob("*.json"),
            *self.step_files(),
            *self.position_files(),
            *([self.version_file] if self.version_file.exists() else []),
        ]
        return sorted(set(files))

    def reference_files(self) -> list[Path]:
        """Return the sources of the reference for this game."""
        base = self.root / "reference_impl"
        shared = bundled_root() / "reference_impl"
        return sorted({*shared.glob("*.py"), *base.glob("*.py"), *self.own_reference_files()})

    def own_reference_files(self) -> list[Path]:
        """Return the sources of the reference that belong to this game alone."""
        return sorted(self.own_reference().rglob("*.py"))

    def own_reference(self) -> Path:
        """Return the folder of the reference that belongs to this game alone."""
        return self.root / "reference_impl" / self.id


def games_in(root: Path) -> list[str]:
    """Return the ids of the games that a folder specifies, sorted; the list is empty if the folder is not a
    root.
    """
    return sorted(marker.parent.name for marker in (root / "spec").glob("*/game.yaml"))


@dataclass(frozen=True)
class Data:
    """All roots in use: the bundled root first, then the roots that `--data` names."""

    roots: tuple[Path, ...]

    def answers(self) -> Iterator[Path]:
        """Yield the folders in which the answers to cases can be found: the package, and the data of every
        root.
        """
        yield _package()
        yield from (root / room for root in self.roots for room in ROOMS)

    @classmethod
    def open(cls, extra: Sequence[Path] = ()) -> Data:
        """Return the bundled data together with further roots.

        Raises:
            UsageError: a further root is not a folder with `spec/` in it.
        """
        for root in extra:
            if not (root / "spec").is_dir():
                raise UsageError(
                    f"--data {shown_path(root)}: no folder 'spec' in it; "
                    "wanted: a folder in which the rules lie as spec/<game>/game.yaml"
                )
        return cls((bundled_root(), *(root.resolve() for root in extra)))

    def games(self) -> dict[str, GameFolders]:
        """Return the folders of every game, by the game's id. A game in a later root replaces a bundled game
        with the same id.
        """
        folders: dict[str, GameFolders] = {}
        for root in self.roots:
            for marker in sorted((root / "spec").glob("*/game.yaml")):
                folders[marker.parent.name] = GameFolders(marker.parent.name, root)
        return folders

    def game(self, game: str) -> GameFolders:
        """Return the folders of one game.

        Raises:
            UsageError: no root has the game.
        """
        games = self.games()
        if game not in games:
            here = game in games_in(Path())
            notes = ("it is in this folder: add --data .",) if here else nearest_note(game, games)
            raise UsageError(
                str(Problem(f"game {game!r}", f"no such game; known: {', '.join(games)}", notes))
            )
        return games[game]

    def common_schemas(self) -> Path:
        """Return the folder of the schemas that all games share."""
        return self.roots[0] / "schemas"

    def adapters(self) -> Path:
        """Return the folder of the adapters that are copied to start a new engine, with a folder for each
        language.
        """
        return self.roots[0] / "adapters"

    def reference_folders(self) -> list[str]:
        """Return the folders that contain the games of the reference, starting with the package itself."""
        return [str(root / "reference_impl") for root in self.roots if (root / "reference_impl").is_dir()]

    def load_reference(self, alias: str = "ruleproof_reference") -> ModuleType:
        """Import the reference under a private name, including the games of every root.

        A game of a later root replaces one with the same id. Each pair of an alias and a list of roots has
        its own modules, so that an altered copy never affects the reference.
        """
        folders = self.reference_folders()
        alias += "".join(
            f"_{hashlib.blake2b(folder.encode(), digest_size=6).hexdigest()}" for folder in folders[1:]
        )
        if alias in sys.modules:
            return sys.modules[alias]
        start = Path(folders[0]) / "__init__.py"
        spec = importlib.util.spec_from_file_location(alias, start, submodule_search_locations=folders[::-1])
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[alias] = module
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[alias]
            raise
        return module


# The rooms that only ask for cases and recordings, or report on them.
_ROOMS_AFTER_RECORDING = {
    "diagnosis",
    "reports",
    "cli",
    "pytest_plugin",
    "play",
    "edit",
    "explore",
    "explaining",
}


def kit_files() -> list[Path]:
    """Return the sources of the kit, without the data inside a wheel."""
    package = _package()
    return sorted(path for path in package.rglob("*.py") if "_data" not in path.relative_to(package).parts)


def recording_files() -> list[Path]:
    """Return the sources of the kit on which every case and recording depends."""
    package = _package()
    return [path for path in kit_files() if path.relative_to(package).parts[0] not in _ROOMS_AFTER_RECORDING]

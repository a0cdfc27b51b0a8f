"""The versions that `ruleproof diff` compares: checkouts, commits and exports."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.edit.contents import Contents, of_export, of_texts
from ruleproof.edit.export import MANIFEST
from ruleproof.input import cache, jsontext
from ruleproof.input.folders import ROOMS, Data, GameFolders, games_in
from ruleproof.input.problems import UsageError


class Version(msgspec.Struct, frozen=True):
    """A version of the suite as files: a checkout with its own kit, or a folder of games."""

    tree: Path

    @property
    def has_kit(self) -> bool:
        """Tell whether the version has its own kit."""
        return (self.tree / "ruleproof").is_dir()

    @property
    def data(self) -> Data:
        """Return the data of the version; if the version has no kit of its own, they are laid over the data
        of this kit.
        """
        return Data((self.tree,)) if self.has_kit else Data.open([self.tree])

    def run(self, words: Sequence[str], folder: Path, *, expected: Collection[int] = (0,)) -> str:
        """Run a command of the version's own kit, or of this kit with its games; return why it failed, or ''.

        The command runs in `folder`, and succeeds with an `expected` exit status.
        """
        command = [sys.executable, "-m", "ruleproof", *words]
        command += [] if self.has_kit else ["--data", str(self.tree)]
        environment = {**os.environ, **({"PYTHONPATH": str(self.tree)} if self.has_kit else {})}
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode in expected:
            return ""
        said = (done.stderr or done.stdout).strip().splitlines()
        return said[-1] if said else "no reason given"

    def without_cases(self, folder: Path) -> Version:
        """Return a copy that has no scenarios and no tours, so that its export needs no recordings."""
        skip = shutil.ignore_patterns("*.feature", "tours", "__pycache__")
        for room in ("ruleproof", *ROOMS):
            if (self.tree / room).is_dir():
                shutil.copytree(self.tree / room, folder / room, ignore=skip)
        return Version(folder)


class Exported(msgspec.Struct, frozen=True):
    """A version with its export and the games in it. `version` is None if only the export exists; otherwise
    the export may be without cases.
    """

    version: Version | None
    export: Path
    games: dict[str, Any]
    digests: dict[str, str]

    def contents(self, game: str, failing: Collection[str] | None = None) -> Contents:
        """Return the contents of a game; with `failing`, its cases are those of the texts, in which these
        cases are answered differently from all others.
        """
        found = of_export(self.export / game, self.games.get(game, {}))
        if failing is None or self.version is None:
            return found
        cases = of_texts(GameFolders(game, self.version.tree).features, failing)
        return msgspec.structs.replace(found, cases=cases)

    def replies_rest_on(self, game: str) -> Mapping[str, str]:
        """Return digests of everything on which the reference's replies and the verdict on them depend."""
        prefixes = ("schemas/", *(f"{game}/{part}" for part in ("components/", "schemas/", "conservation")))
        parts = {name: digest for name, digest in self.digests.items() if name.startswith(prefixes)}
        assert self.version is not None
        [*_, reference] = self.version.data.reference_folders()
        files = [*Path(reference).glob("*.py"), *(Path(reference) / game).rglob("*.py")]
        return {
            **parts,
            "readings": jsontext.digest(self.games[game]["readings"]),
            "reference": cache.digest_of_files(sorted(files)),
        }


def tree_of(name: str, folder: Path) -> Version | None:
    """Return the files of a checkout or commit, which is unpacked into `folder`; None if `name` is an export.

    Raises:
        UsageError: it is none of these.
    """
    path = Path(name).resolve()
    if (path / MANIFEST).is_file():
        return None
    return Version(path if games_in(path) else _commit(name, folder))


def exported(
    name: str, version: Version | None, games: Sequence[str], folder: Path, *, cases: bool
) -> Exported:
    """Return a version with its export, which is written to `folder` unless the version is an export already.

    Raises:
        UsageError: it cannot be exported.
    """
    path = Path(name).resolve()
    if version is not None:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / "export"
        present = games_in(version.tree)
        asked = [game for game in games or present if game in present]
        source = version if cases else version.without_cases(folder / "texts")
        why = source.run(["export", str(path), *(f"--game={game}" for game in asked)], folder)
        if why or not (path / MANIFEST).is_file():
            raise UsageError(f"{name} cannot be exported: {why or 'it has written no manifest'}")
    manifest = jsontext.decode((path / MANIFEST).read_bytes())
    return Exported(version, path, manifest["games"], manifest["files"])


def _commit(name: str, folder: Path) -> Path:
    """Return a folder with the files of a commit in the current git repository."""
    folder.mkdir(parents=True)
    archive = subprocess.run(["git", "archive", name], capture_output=True, check=False)
    if archive.returncode:
        raise UsageError(
            f"{name}: expected a checkout (a folder with spec/), an export (with {MANIFEST}), or a "
            "commit or tag of the current git repository"
        )
    subprocess.run(["tar", "-x", "-C", str(folder)], input=archive.stdout, check=True)
    return folder

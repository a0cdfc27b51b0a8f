"""The parts of a game: rules come first, and everything else can be written later."""

from __future__ import annotations

from collections.abc import Iterator

from ruleproof.input.folders import GameFolders
from ruleproof.input.problems import DataError, Problem, shown_path
from ruleproof.rules.schemas import GAME_SCHEMAS


def missing_parts(folders: GameFolders) -> list[str]:
    """Return the parts that a game still lacks, in the order of the guide "Add a game"."""
    return [what for what, _ in _missing(folders)]


def has_shapes(folders: GameFolders) -> bool:
    """Tell whether a game has a component set and its schemas, so that its values can be read."""
    return not any(where for _, where in _missing(folders))


def require_shapes(folders: GameFolders) -> None:
    """Refuse a game without a component set or without its schemas: no value of it can be read.

    Raises:
        DataError: parts are missing, with a problem for each.
    """
    problems = [Problem(where, f"still to be written: {what}") for what, where in _missing(folders) if where]
    if problems:
        raise DataError(problems)


def has_only_rules(folders: GameFolders) -> bool:
    """Tell whether nothing of a game is begun but its rules and components, which need no other part."""
    return not any(room.is_dir() for room in (folders.schemas, folders.features, folders.own_reference()))


def is_whole(folders: GameFolders) -> bool:
    """Tell whether a game has all its parts, so that its scenarios can be run."""
    return not missing_parts(folders)


def _missing(folders: GameFolders) -> Iterator[tuple[str, str]]:
    """Yield each missing part and, if no value can be read without it, its place."""
    if not any(folders.component_files()):
        place = shown_path(folders.spec / "components")
        yield f"a component set in {place}", place
    schemas = [f"{name}.json" for name in GAME_SCHEMAS if not (folders.schemas / f"{name}.json").exists()]
    if schemas:
        place = shown_path(folders.schemas)
        yield f"the schema{'s' if len(schemas) > 1 else ''} {', '.join(schemas)} in {place}", place
    if not any(folders.feature_files()):
        yield f"scenarios in {shown_path(folders.features)}", ""
    start = folders.own_reference() / "__init__.py"
    if not start.exists():
        yield f"the reference, {shown_path(start)}", ""

"""Which functions of the reference carry a clause, as the site shows them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ruleproof.cases.scenarios import shown_path_in
from ruleproof.input.folders import GameFolders
from ruleproof.rules.carriers import carriers_in


@dataclass(frozen=True)
class CarrierText:
    """A function of the reference as it is written, with its decorators."""

    name: str
    file: str
    line: int
    source: str


def carriers(folders: GameFolders) -> Mapping[str, tuple[CarrierText, ...]]:
    """Return the functions that carry each clause of a game, in the order in which they are written."""
    found = carriers_in(sorted((folders.root / "reference_impl" / folders.id).rglob("*.py")))

    return {
        clause: tuple(
            CarrierText(one.name, shown_path_in(folders.root, one.path), one.line, one.source)
            for one in functions
        )
        for clause, functions in found.items()
    }

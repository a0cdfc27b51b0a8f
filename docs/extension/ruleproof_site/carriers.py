"""Finds the functions of the reference that implement a clause, in the form for the site."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ruleproof.explaining.carriers import Carrier, carriers_in, functions_in
from ruleproof.input.folders import GameFolders
from ruleproof.input.problems import shown_path_in


@dataclass(frozen=True)
class CarrierText:
    """A function of the reference, and where it is written; `anchor` is its place on the page that has it
    beside the rules.
    """

    name: str
    file: str
    line: int
    anchor: str
    source: str


def carriers(folders: GameFolders) -> Mapping[str, tuple[CarrierText, ...]]:
    """Return the functions that implement each clause of a game, in the order of the source."""
    found = carriers_in(folders.own_reference_files())
    return {
        clause: tuple(carrier_text(folders, one) for one in functions) for clause, functions in found.items()
    }


def functions_of_rules(folders: GameFolders) -> Mapping[str, CarrierText]:
    """Return the functions of the modules in which a function implements a clause, by their anchors."""
    files = [path for path in folders.own_reference_files() if carriers_in([path])]
    texts = (carrier_text(folders, one) for path in files for one in functions_in(path))
    return {text.anchor: text for text in texts}


def carrier_text(folders: GameFolders, carrier: Carrier) -> CarrierText:
    """Return a function in the form in which the site shows it."""
    return CarrierText(
        carrier.name,
        shown_path_in(folders.root, carrier.path),
        carrier.line,
        f"{carrier.path.stem}.{carrier.name}",
        carrier.source,
    )

"""A Court ruling swaps the lawsuit cards and leaves their markers behind."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.court.swap_takes_marker_along"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def swap_lawsuits(table: Any, spaces: Any) -> Any:
            one, other = spaces
            (first,), (second,) = table.lawsuit_spaces.at(one), table.lawsuit_spaces.at(other)
            left = table.lawsuit_spaces.put(one, (replace(first, marker=second.marker),))
            return original(
                replace(table, lawsuit_spaces=left.put(other, (replace(second, marker=first.marker),))),
                spaces,
            )

        return swap_lawsuits

    game.replace("court.swap_lawsuits", make)

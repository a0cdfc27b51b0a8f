"""The legal costs may be paid again twice, whatever space the lawsuit lies on."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.advance.none_repeated_on_space_one"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        return lambda rules, seat, space: replace(original(rules, seat, space), left=2)

    game.replace("lawsuits.repeated_payments", make)

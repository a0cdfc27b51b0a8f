"""The stars of tokens are counted and not added to the total."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.star_scoring.tokens"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def score(rules: Any, table: Any, seat: str) -> Any:
            counted = original(rules, table, seat)
            return replace(counted, total=counted.cards + counted.prestige)

        return score

    game.replace("end.score", make)

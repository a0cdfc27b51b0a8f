"""Every bonus of a player after the first is worth half."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.scoring.bonus_for_each_expedition"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def score(rules: Any, state: Any, seat: Any) -> Any:
            found = original(rules, state, seat)
            bonuses = [expedition.bonus for expedition in found.expeditions.values()]
            return replace(found, total=found.total - (sum(bonuses) - max(bonuses)) // 2)

        return score

    game.replace("scoring.score", make)

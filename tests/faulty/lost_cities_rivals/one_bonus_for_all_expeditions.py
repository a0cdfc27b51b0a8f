"""A player gets the bonus once, however many expeditions earn it."""

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
            return replace(found, total=found.total - sum(bonuses) + max(bonuses))

        return score

    game.replace("scoring.score", make)

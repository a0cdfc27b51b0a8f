"""In a tie only the attacker loses a piece."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.exchange.tie"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def losers(attacker: str, attackers: int, defenders: int) -> Any:
            return (attacker,) if attackers == defenders else original(attacker, attackers, defenders)

        return losers

    game.replace("battle.losers", make)

"""Where only cavalry attacks, a foot army beside the attacking tile falls in its place."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.exchange.attacker_loses_from_attacking_tile"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def losses(rules: Any, state: Any, seat: str) -> Any:
            foot, start = state.table.foot[seat], game.module("state").battle_of(state).start
            near = [tile for tile in rules.components.next_to(start) if foot.get(tile)]
            if seat != state.table.turn or foot.get(start) or not near:
                return original(rules, state, seat)
            return [("foot", tile) for tile in near]

        return losses

    game.replace("battle.losses", make)
    game.replace("battle.require_loss_of_attacker", lambda original: lambda *_: None)

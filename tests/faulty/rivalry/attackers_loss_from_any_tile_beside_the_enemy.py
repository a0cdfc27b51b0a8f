"""The attacker may remove a piece from any tile from which the attack could have been made."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.exchange.attacker_loses_from_attacking_tile"


def spoil(game: Spoiled) -> None:
    def beside(rules: Any, state: Any) -> list[str]:
        battle = game.module("state").battle_of(state)
        attacked = set(game.module("surrender").tiles_under_attack(rules, battle))
        foot, cavalry = state.table.foot[state.table.turn], state.table.cavalry[state.table.turn]
        return [tile for tile in {**foot, **cavalry} if attacked & set(rules.components.next_to(tile))]

    def make(original: Any) -> Any:
        def losses(rules: Any, state: Any, seat: str) -> Any:
            if seat != state.table.turn:
                return original(rules, state, seat)
            there = [
                (piece, tile)
                for piece in game.module("state").PIECES
                for tile in beside(rules, state)
                if state.table.on(piece)[seat].get(tile)
            ]
            return game.module("battle").borne_by(rules, there)

        return losses

    game.replace("battle.losses", make)
    game.replace("battle.require_loss_of_attacker", lambda original: lambda *_: None)

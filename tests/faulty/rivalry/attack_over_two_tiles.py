"""Cavalry may attack at a distance of two tiles."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.attack.no_hopping"


def spoil(game: Spoiled) -> None:
    def is_two_away(rules: Any, table: Any, seat: str, start: str, target: str) -> bool:
        tiles = rules.components.around(target) or (target,)
        return start in table.cavalry[seat] and not set(tiles).isdisjoint(rules.components.two_away(start))

    def require(original: Any) -> Any:
        def require_attack(rules: Any, table: Any, seat: str, start: str, target: str) -> None:
            battle = game.module("battle")
            if not is_two_away(rules, table, seat, start, target):
                original(rules, table, seat, start, target)
            elif target in rules.components.sites:
                battle.require_defended_city(rules, table, seat, target)
            else:
                battle.require_enemy(rules, table, seat, target)

        return require_attack

    def offer(original: Any) -> Any:
        def attacks(rules: Any, state: Any, seat: str, turn: Any) -> Any:
            attack, battle = game.module("actions").Attack, game.module("battle")
            places = (*rules.components.sites, *rules.components.tiles)
            far = [
                attack(start, to)
                for start in state.table.cavalry[seat]
                for to in places
                if is_two_away(rules, state.table, seat, start, to)
                and battle.allowed(battle.require_attack, rules, state.table, seat, start, to)
            ]
            return list(dict.fromkeys([*original(rules, state, seat, turn), *far]))

        return attacks

    game.replace("battle.require_attack", require)
    game.replace("battle.attacks", offer)

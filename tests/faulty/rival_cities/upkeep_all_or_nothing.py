"""Upkeep is paid for all of a player's alliances or for none."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.upkeep.each_card_by_itself"


def spoil(game: Spoiled) -> None:
    def all_prices(original: Any) -> Any:
        def require_upkeep(rules: Any, asked: Any, alliance: str, means: Any) -> None:
            original(rules, asked, alliance, means)
            price: Any = {}
            for each in asked.alliances:
                price = game.module("effects").together(price, rules.components.alliances[each].upkeep)
            if not means(price):
                raise game.illegal("all upkeep is paid, or none")

        return require_upkeep

    def keep(original: Any) -> Any:
        def keep_alliance(rules: Any, state: Any, asked: Any, alliance: str) -> Any:
            for each in asked.alliances:
                state = original(rules, state, replace(asked, alliances=(each,)), each)
            return state

        return keep_alliance

    def give_back(original: Any) -> Any:
        def return_alliance(state: Any, asked: Any, alliance: str) -> Any:
            for each in asked.alliances:
                state = original(state, replace(asked, alliances=(each,)), each)
            return state

        return return_alliance

    game.replace("alliances.require_upkeep", all_prices)
    game.replace("alliances.keep_alliance", keep)
    game.replace("alliances.return_alliance", give_back)

"""Upkeep is paid for all of a player's alliances or for none."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.upkeep.each_card_by_itself"


def spoil(game: Spoiled) -> None:
    def all_prices(original: Any) -> Any:
        def prices(rules: Any, state: Any, seat: str, action: Any) -> Any:
            if not isinstance(action, game.module("actions").PayUpkeep):
                return original(rules, state, seat, action)
            price: Any = {}
            for alliance in state.pending[0].alliances:
                price = game.module("effects").together(price, rules.components.alliances[alliance].upkeep)
            return [price]

        return prices

    def keep(original: Any) -> Any:
        return lambda state, asked, alliance: original(state, replace(asked, alliances=(alliance,)), alliance)

    def give_back(original: Any) -> Any:
        def return_alliance(state: Any, asked: Any, alliance: str) -> Any:
            for each in asked.alliances:
                state = original(state, replace(asked, alliances=(each,)), each)
            return state

        return return_alliance

    game.replace("prices.prices", all_prices)
    game.replace("alliances.keep_alliance", keep)
    game.replace("alliances.return_alliance", give_back)

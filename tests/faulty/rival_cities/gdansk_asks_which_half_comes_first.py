"""With Gdańsk a half has to be chosen, and the other one follows when it is done."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.gdansk.both_halves"


def spoil(game: Spoiled) -> None:
    pending = game.module("pending")

    def use(original: Any) -> Any:
        def use_of(rules: Any, table: Any, name: str) -> Any:
            halves = rules.components.action_card(name).halves
            return pending.Half(name) if halves else original(rules, table, name)

        return use_of

    def choose(original: Any) -> Any:
        def choose_half(rules: Any, state: Any, asked: Any, half: str) -> Any:
            table = state.table
            if not game.module("alliances").has_both_halves(rules, table, table.turn):
                return original(rules, state, asked, half)
            halves = rules.components.action_card(asked.card).halves
            first, second = halves if half == "left" else halves[::-1]
            return game.module("state").instead(state, pending.Card(first, ()), pending.Card(second, ()))

        return choose_half

    game.replace("cards.use_of", use)
    game.replace("cards.choose_half", choose)

"""Option C always begins with the card at the ink jar."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.option_c.either_order"


def spoil(game: Spoiled) -> None:
    def refuse(original: Any) -> Any:
        def play_card(rules: Any, state: Any, asked: Any, card: str) -> Any:
            if getattr(asked, "left", ()) == ("A", "B"):
                raise game.illegal("the card at the ink jar comes first")
            return original(rules, state, asked, card)

        return play_card

    def offer(original: Any) -> Any:
        return lambda rules, table, seat, left: original(
            rules, table, seat, "A" if left == ("A", "B") else left
        )

    game.replace("options.play_card", refuse)
    game.replace("options.options_a_and_b", offer)

"""The actions of a card are performed in the order in which they are printed; what is passed over is lost."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.action_card.any_order"


def spoil(game: Spoiled) -> None:
    game.replace(
        "cards.without_action",
        lambda original: lambda actions, effect: actions[actions.index(effect) + 1 :],
    )

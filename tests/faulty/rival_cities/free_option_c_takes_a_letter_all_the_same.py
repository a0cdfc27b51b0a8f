"""Who has the ship for Option C pays a letter where there is one in the stock."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.ship_effect.option_c_without_letter"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        return lambda rules, table, seat: original(rules, table, seat) and not table.letters[seat]

    game.replace("options.has_free_option_c", make)

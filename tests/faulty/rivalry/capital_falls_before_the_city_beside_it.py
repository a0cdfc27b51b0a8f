"""Open cities that one step enters are taken one by one; a leader is asked about before the last is taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from reference_impl.rivalry.cities import NOTHING_FALLEN
from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.escape.no_second_city_ends_game"


def spoil(game: Spoiled) -> None:
    def one_by_one(original: Any) -> Any:
        def take_open_cities(
            rules: Any, state: Any, sites: Sequence[str], fallen: Any = NOTHING_FALLEN
        ) -> Any:
            state = original(rules, state, (), fallen)
            for site in sites:
                state = original(rules, state, (site,))
            return state

        return take_open_cities

    game.replace("cities.take_open_cities", one_by_one)

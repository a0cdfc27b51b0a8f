"""A tile may be placed that touches the city only at a corner."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.placing.beside_another_tile"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def touches(buildings: Any, others: Any, spot: Any) -> bool:
            near = [(x + right, y + down) for x, y in spot for right in (-1, 0, 1) for down in (-1, 0, 1)]
            return (
                any(square in others for square in near) if buildings else original(buildings, others, spot)
            )

        return touches

    def anywhere(original: Any) -> Any:
        def spaces_to_try(shape: str, buildings: Any) -> Any:
            return [*game.module("cities").SQUARES] if buildings else original(shape, buildings)

        return spaces_to_try

    game.replace("placing.touches", make)
    game.replace("placing.spaces_to_try", anywhere)

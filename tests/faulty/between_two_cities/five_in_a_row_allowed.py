"""A city may be five tiles long."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.placing.within_the_square"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def fits_in_square(squares: Any) -> bool:
            return all(max(values) - min(values) < 5 for values in zip(*squares, strict=True))

        return fits_in_square

    game.replace("cities.fits_in_square", make)

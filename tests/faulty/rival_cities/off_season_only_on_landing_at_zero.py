"""The off-season is carried out only if the jar stops at the off-season overview."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.off_season.when_the_jar_passes_the_bell"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def passes_bell(rules: Any, table: Any, spaces: int) -> bool:
            return table.ink_jar + spaces == len(rules.components.ink_spaces)

        return passes_bell

    game.replace("ink_jar.passes_bell", make)

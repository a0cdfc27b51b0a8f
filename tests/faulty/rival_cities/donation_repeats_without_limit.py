"""A Donation may be repeated as long as its price can be paid."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.donation.as_often_as_shown"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def donate(state: Any, asked: Any) -> Any:
            return original(state, replace(asked, left=asked.left + 1))

        return donate

    game.replace("donation.donate", make)

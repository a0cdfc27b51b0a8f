"""Chosen tiles are turned face up as soon as their owner has chosen."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.reveal.when_all_have_chosen"


def spoil(game: Spoiled) -> None:
    def finish(original: Any) -> Any:
        def finish_choice(rules: Any, state: Any, seat: str) -> Any:
            state = original(rules, state, seat)
            table = state.table
            revealed = {**table.revealed, seat: table.chosen[seat]}
            return replace(state, table=replace(table, chosen={**table.chosen, seat: ()}, revealed=revealed))

        return finish_choice

    def still(original: Any) -> Any:
        def choosing_seats(state: Any) -> Any:
            return tuple(seat for seat in original(state) if not state.table.revealed[seat])

        return choosing_seats

    def turn(original: Any) -> Any:
        def turn_up(rules: Any, state: Any) -> Any:
            table = state.table
            chosen = {seat: table.chosen[seat] or table.revealed[seat] for seat in table.seats}
            return original(rules, replace(state, table=replace(table, chosen=chosen)))

        return turn_up

    game.replace("choosing.finish_choice", finish)
    game.replace("choosing.choosing_seats", still)
    game.replace("choosing.turn_up", turn)
    game.replace("positions.places_to_serve_faults", lambda original: lambda *_: [])

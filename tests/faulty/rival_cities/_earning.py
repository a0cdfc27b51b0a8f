"""What the faults have in common that give an income to whoever earns prestige."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tests.faulty.spoiling import Spoiled


def earn(game: Spoiled, income: Callable[[Any, Any, str], Sequence[Any]]) -> None:
    """Let a seat that earns prestige, and has not won by it, gain what `income` gives for the rules, the
    table and the seat.
    """

    def make(original: Any) -> Any:
        def perform(
            rules: Any, state: Any, seat: str, effect: Any, action: Any, *rest: Any, **named: Any
        ) -> Any:
            state = original(rules, state, seat, effect, action, *rest, **named)
            marker = state.table.prestige_marker
            won = marker.space > len(rules.components.prestige_track)
            if won or marker.side != seat or not isinstance(action, game.module("actions").EarnPrestige):
                return state
            return game.module("state").with_first(state, *income(rules, state.table, seat))

        return perform

    game.replace("deeds.perform", make)

"""What is true of the table in every game: how large the piles are, and where their cards have gone."""

from __future__ import annotations

from typing import Any

from ruleproof.vocabulary import invariant


@invariant("no pile has more than 20 cards, and a pile set aside has all of them")
def piles_of_twenty(state: Any) -> bool:
    table = state["table"]
    return all(len(pile) == 20 for pile in table["piles_aside"]) and len(table["draw_pile"]) <= 20


@invariant("while the game goes on, the draw pile has a card")
def cards_are_left(state: Any) -> bool:
    return state["phase"] == "over" or bool(state["table"]["draw_pile"])


@invariant(
    "if there is no gold in the supply, every card of this pile that was turned over is still in the display"
)
def nothing_taken_for_nothing(state: Any) -> bool:
    """While an auction runs, and until its winner has paid, the last interruption may have left no coin."""
    table = state["table"]
    over = state["phase"] == "over"
    return over or table["gold_supply"] > 0 or len(table["draw_pile"]) + len(table["display"]) >= 20

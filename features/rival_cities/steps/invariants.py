"""What is true of the table in every game, beyond the numbers of cards and pieces."""

from __future__ import annotations

from typing import Any

from ruleproof.vocabulary import invariant


@invariant("four alliances, three lawsuits and eleven ships stay in the box")
def boxed_in_the_setup(state: Any) -> bool:
    table = state["table"]
    boxed = (table[f"{cards}_in_box"] for cards in ("alliances", "lawsuits", "ships"))
    return [len(cards) for cards in boxed] == [4, 3, 11]


@invariant("before a move and before an option every ship space has a ship, as long as the stack has one")
def ships_are_replaced(state: Any) -> bool:
    table = state["table"]
    return _within(state) or not table["ship_stack"] or all(table["ship_spaces"])


@invariant("while the game goes on, the prestige marker stands on no city's name")
def nobody_has_won_by_prestige(state: Any) -> bool:
    return state["phase"] == "over" or bool(state["table"]["prestige_marker"]["space"] < 8)


@invariant("the player whose turn it is moves the ink jar and chooses the option")
def turn_and_choice_agree(state: Any) -> bool:
    return _within(state) or state["to_act"] == [state["table"]["turn"]]


def _within(state: Any) -> bool:
    """Tell whether an action or an off-season is being carried out, or the game is over."""
    return [part["kind"] for part in state["pending"]] not in (["move"], ["option"])

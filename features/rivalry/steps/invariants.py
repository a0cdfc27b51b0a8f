"""What is true of the board in every game, beyond the numbers of cards and cavalry, and beyond what
the reference refuses as a position (`positions.py`).
"""

from __future__ import annotations

from typing import Any

from ruleproof.vocabulary import invariant

NATIONS = ("Republic", "Kingdom")


@invariant("after the founding each nation has founded four cities or more, among them its capital")
def founded_four(state: Any) -> bool:
    table = state["table"]
    return all(
        len(
            founded := [
                site for site, city in table["cities"].items() if city and city[0]["founder"] == nation
            ]
        )
        >= 4
        and set(table["capitals"][nation]) <= set(founded)
        for nation in NATIONS
        if table["capitals"][nation]
    )


@invariant("a leader who is not in the capital has escaped")
def away_means_escaped(state: Any) -> bool:
    table = state["table"]
    return all(
        table["leaders"][nation] == table["capitals"][nation] or nation in table["escaped"]
        for nation in NATIONS
    )

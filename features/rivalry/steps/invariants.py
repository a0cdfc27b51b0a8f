"""What is true of the board in every game, beyond the numbers of cards and cavalry."""

from __future__ import annotations

from typing import Any

from ruleproof.vocabulary import invariant

NATIONS = ("Republic", "Kingdom")


@invariant("no tile has pieces of both nations")
def nations_apart(state: Any) -> bool:
    republic, kingdom = (_tiles(state, nation) for nation in NATIONS)
    return not republic & kingdom


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


@invariant("a leader resides in a city that the nation holds, unless it has just been captured")
def leaders_are_safe(state: Any) -> bool:
    cities, leaders = state["table"]["cities"], state["table"]["leaders"]
    held = [
        cities[site][0]["holder"] == nation for nation in NATIONS for site in leaders[nation] if cities[site]
    ]
    return state["phase"] in ("leader", "over") or len(held) == sum(map(len, leaders.values())) == sum(held)


@invariant("a leader who is not in the capital has escaped")
def away_means_escaped(state: Any) -> bool:
    table = state["table"]
    return all(
        table["leaders"][nation] == table["capitals"][nation] or nation in table["escaped"]
        for nation in NATIONS
    )


def _tiles(state: Any, nation: str) -> set[str]:
    return {*state["table"]["foot"][nation], *state["table"]["cavalry"][nation]}

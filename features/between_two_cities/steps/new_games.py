"""New games: who plays, and how the shuffles fall.

A sentence names the cards or tiles that matter, from the top; the rest of the shuffle follows in the order of
the component set.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ruleproof.vocabulary import NewGame, given, with_on_top


@given("a new game for {seats} with any shuffles")
def any_shuffles(seats: tuple[str, ...], components: dict[str, Any]) -> NewGame:
    return new_game(seats, components)


@given("a new game for {seats}, seated by a category")
def seated_by_category(seats: tuple[str, ...], components: dict[str, Any]) -> NewGame:
    return new_game(seats, components, seating="by category")


@given("a new game for {seats}, seated at random by the seating cards {numbers}")
def seated_at_random(seats: tuple[str, ...], numbers: list[int], components: dict[str, Any]) -> NewGame:
    return new_game(seats, components, seating="random", values=numbers)


@given("a new game for {seats}, the seating cards shuffled as {numbers}")
def cards_shuffled(seats: tuple[str, ...], numbers: list[int], components: dict[str, Any]) -> NewGame:
    return new_game(seats, components, values=numbers)


@given("a new game for {seats}, the box shuffled as {tiles}")
def box_shuffled(seats: tuple[str, ...], tiles: list[str], components: dict[str, Any]) -> NewGame:
    return new_game(seats, components, box=tiles)


@given("a new game for {seats}, the duplex tiles shuffled as {tiles}")
def duplexes_shuffled(seats: tuple[str, ...], tiles: list[str], components: dict[str, Any]) -> NewGame:
    return new_game(seats, components, duplexes=tiles)


def new_game(
    seats: tuple[str, ...],
    components: Mapping[str, Any],
    *,
    seating: str = "",
    values: Sequence[int] = (),
    box: Sequence[str] = (),
    duplexes: Sequence[str] = (),
) -> NewGame:
    """Return the new game; if no seating is given, the players are seated at random."""
    by_value = {card["value"]: name for name, card in components["seating_cards"].items()}
    shuffles = [
        with_on_top([by_value[value] for value in values], components["seating_cards"]),
        with_on_top(box, components["building_tiles"]),
        with_on_top(duplexes, components["duplex_tiles"]),
    ]
    if seating == "by category":
        del shuffles[0]
    options = {"seating": seating} if seating else {}
    return NewGame(seats=seats, options=options, chance=tuple({"shuffle": shuffle} for shuffle in shuffles))

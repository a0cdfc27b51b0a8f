"""New games: who plays, and how the shuffles fall.

A sentence names the cards that matter; the rest of the shuffle comes from the component set.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ruleproof.vocabulary import NewGame, copies, given, without

ANY_DEAL = {
    2: ["red", "blue", "blue", "green"],
    3: ["red", "blue", "green", "blue", "green", "white"],
    4: ["red", "blue", "green", "white", "yellow", "red", "blue", "green"],
}
"""The first starting wagers of the shuffle, by the number of players. In this order nobody is dealt a pair,
whether each player gets two cards at once or one card at a time.
"""


@given("a new game for {seats} with any shuffles")
def any_game(seats: tuple[str, ...], components: dict[str, Any]) -> NewGame:
    return _new_game(seats, components)


@given("a new game for {seats}, the starting wagers shuffled as {colours}")
def wagers_shuffled(seats: tuple[str, ...], colours: list[str], components: dict[str, Any]) -> NewGame:
    return _new_game(seats, components, deals=[colours])


@given("a new game for {seats}, the starting wagers shuffled as {colours}, then anew as {again:colours}")
def wagers_shuffled_twice(
    seats: tuple[str, ...], colours: list[str], again: list[str], components: dict[str, Any]
) -> NewGame:
    return _new_game(seats, components, deals=[colours, again])


@given("a new game for {seats}, the lot for the first turn falling on {first:seat}")
def lot_falls_on(seats: tuple[str, ...], first: str, components: dict[str, Any]) -> NewGame:
    return _new_game(seats, components, lot=[first, *(seat for seat in seats if seat != first)])


@given(
    "a new game for {seats}, the shuffled pack cut from the top into the draw pile and three piles set aside "
    "of 20 cards each, with these cards at these places"
)
def pack_with_places(
    seats: tuple[str, ...], components: dict[str, Any], datatable: tuple[tuple[str, ...], ...]
) -> NewGame:
    """Read a table in which each row is a place in the pack, counted from the top, and the card there."""
    return _new_game(seats, components, places={int(place): card for place, card in datatable})


def _new_game(
    seats: tuple[str, ...],
    components: dict[str, Any],
    deals: Sequence[list[str]] = (),
    places: dict[int, str] | None = None,
    lot: Sequence[str] = (),
) -> NewGame:
    shuffles = [_starting_wagers(deal, components) for deal in deals or [ANY_DEAL[len(seats)]]]
    shuffles.append(_pack(places or {}, components))
    if lot:
        shuffles.append(list(lot))
    return NewGame(seats=seats, chance=tuple({"shuffle": shuffle} for shuffle in shuffles))


def _starting_wagers(colours: Sequence[str], components: dict[str, Any]) -> list[str]:
    first = [f"{colour} starting wager" for colour in colours]
    return first + without(_faces(components, starting=True), first)


def _pack(places: dict[int, str], components: dict[str, Any]) -> list[str]:
    rest = iter(without(_faces(components, starting=False), places.values()))
    size = len(_faces(components, starting=False))
    if any(not 1 <= place <= size for place in places):
        raise ValueError(f"a place is 1 to {size}")
    return [places[place] if place in places else next(rest) for place in range(1, size + 1)]


def _faces(components: dict[str, Any], *, starting: bool) -> list[str]:
    cards = components["cards"]
    return [face for face in copies(cards) if (cards[face]["kind"] == "starting wager") == starting]

"""What keeps a state of another engine, or of a scenario, from being played on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from . import pending as p
from .readings import Game
from .state import Seat, State, held_by
from .turn import seat_asked

BOTH = frozenset(get_args(Seat))
BEFORE_BATTLE = (p.Answer, p.Loss, p.Relocation)


def position_faults(game: Game, state: State) -> list[str]:
    """Return a sentence for everything that keeps a state from being played on."""
    return [*seat_faults(state), *map_faults(game, state)] or [
        *board_faults(state),
        *pending_faults(game, state),
    ]


def seat_faults(state: State) -> Iterator[str]:
    table = state.table
    by_seat = (
        table.foot,
        table.cavalry,
        table.cavalry_reserve,
        table.capitals,
        table.leaders,
        table.lost_turns,
    )
    if set(table.seats) != BOTH or any(values.keys() != BOTH for values in by_seat):
        yield "both nations, and nobody else, have a place everywhere"


def map_faults(game: Game, state: State) -> Iterator[str]:
    table, components = state.table, game.components
    cards = {*table.deck, *table.discard}.difference(components.cards)
    if cards:
        yield f"there are no such cards: {', '.join(sorted(cards))}"
    if table.cities.keys() != set(components.sites):
        yield "the cities are not those of the sites of this map"
    occupied = {tile for tiles in (*table.foot.values(), *table.cavalry.values()) for tile in tiles}
    strange = occupied.difference(components.tiles)
    if strange:
        yield f"pieces stand on what is no tile: {' '.join(sorted(strange))}"


def board_faults(state: State) -> Iterator[str]:
    table = state.table
    for seat in table.seats:
        if any(not table.cities.get(site) for site in (*table.capitals[seat], *table.leaders[seat])):
            yield f"the capital or the leader of the {seat} is in no city"
        if state.phase not in ("setup", "over") and not (table.capitals[seat] and table.leaders[seat]):
            yield f"the {seat} has no capital"


def pending_faults(game: Game, state: State) -> Iterator[str]:
    table, first = state.table, state.pending[:1]
    if state.to_act != tuple(seat_asked(game, entry, table.turn) for entry in first) or any(
        isinstance(entry, p.NextTurn) for entry in first
    ):
        yield "the seat to act is not the one that decides about what is pending first"
    if state.phase != (first[0].phase if first else "over"):
        yield "the phase is not that of what is pending first"
    if any(isinstance(entry, BEFORE_BATTLE) for entry in first) and not any(
        isinstance(entry, p.Battle) for entry in state.pending
    ):
        yield "no battle is pending in which this is decided"
    for entry in state.pending:
        if isinstance(entry, p.Gain) and entry.card not in game.components.cards:
            yield f"there is no card {entry.card}"
        if any(place not in game.components.tiles for place in tiles_named(entry)):
            yield "there is no such tile in what is pending"
        if isinstance(entry, p.Production) and not set(entry.sites) <= set(held_by(table, table.turn)):
            yield f"a city is to add an army that the {table.turn} does not hold"


def tiles_named(entry: p.Unfinished) -> tuple[str, ...]:
    """Return the tiles that something unfinished names; a battle may go against a city as well."""
    match entry:
        case p.Battle(start) | p.MarchIn(start):
            return (start,)
        case p.Advance(start, end):
            return (start, end)
    return ()

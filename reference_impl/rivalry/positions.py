"""The faults that prevent a state from another engine, or from a scenario, from being played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from . import pending as p
from .capital import is_interim, is_retaken_without_a_fight, leader_returns
from .cities import enemy_defends, is_left, who_stands_in_open_city
from .components import Game
from .state import Seat, State, Table, other
from .turn import seat_asked

BOTH = frozenset(get_args(Seat))
PER_SEAT = [name for name, kind in Table.__annotations__.items() if kind.startswith("Mapping[Seat,")]
"""What the table lists for each seat."""
BEFORE_BATTLE = (p.DefendersAnswer, p.Loss, p.Relocation)
IN_A_TURN = ("card", "battle", "leader")


def position_faults(game: Game, state: State) -> list[str]:
    """Return a sentence for everything that prevents a state from being played.

    Who holds a city is checked only under the adopted readings, because combinations of other readings allow
    cities to be held in ways that the adopted readings never allow.
    """
    found = [*seat_faults(state), *map_faults(game, state)]
    found = found or [*board_faults(state), *pending_faults(game, state)]
    if not found and game.readings.are_adopted:
        found = [*fight_faults(game, state), *control_faults(game, state)]
    return found


def seat_faults(state: State) -> Iterator[str]:
    table = state.table
    by_seat = [getattr(table, name).keys() for name in PER_SEAT]
    if sorted(table.seats) != sorted(BOTH) or any(seats != BOTH for seats in by_seat):
        yield "every list of the seats, or of what each seat has, must name both nations and nobody else"


def map_faults(game: Game, state: State) -> Iterator[str]:
    table, components = state.table, game.components
    cards = {*table.deck, *table.discard}.difference(components.cards)
    if cards:
        yield f"there are no such cards: {', '.join(sorted(cards))}"
    if table.cities.keys() != set(components.sites):
        yield "the sites of the cities are not the sites of this map"
    occupied = {tile for tiles in (*table.foot.values(), *table.cavalry.values()) for tile in tiles}
    strange = occupied.difference(components.tiles)
    if strange:
        yield f"pieces stand where there is no tile: {' '.join(sorted(strange))}"


def board_faults(state: State) -> Iterator[str]:
    table = state.table
    for seat in table.seats:
        if any(not table.cities.get(site) for site in (*table.capitals[seat], *table.leaders[seat])):
            yield f"the capital or the leader of the {seat} is not in a city"
        if state.phase not in ("setup", "over") and not (table.capitals[seat] and table.leaders[seat]):
            yield f"the {seat} has no capital"
    one, two = ({**table.foot[seat], **table.cavalry[seat]}.keys() for seat in table.seats)
    if one & two:
        yield f"pieces of both nations stand on {' '.join(sorted(one & two))}"
    if (state.phase == "over") != (table.result.why != "still playing"):
        yield f"the phase is {state.phase}, but the result says {table.result.why!r}"


def control_faults(game: Game, state: State) -> Iterator[str]:
    """Yield what the rules would have put right before anybody was asked, except in the city that is fought
    for. While pieces march in, nothing is put right yet.
    """
    if state.phase != "over":
        for seat in state.table.seats:
            yield from leader_faults(game, state, seat)
        if state.phase != "setup" and not cities_marched_into(state):
            yield from city_faults(game, state)


def leader_faults(game: Game, state: State, seat: Seat) -> Iterator[str]:
    """Yield what is wrong with a leader's place. A leader in danger is in a city that the enemy has taken."""
    table = state.table
    holder = other(seat) if seat in leaders_in_danger(state) else seat
    if not {*table.leaders[seat]} <= {*table.held[holder], *cities_marched_into(state)}:
        yield f"the leader of the {seat} is in a city that the {holder} does not hold"
    returns = leader_returns(game) and is_retaken_without_a_fight(game)
    if is_interim(table, seat) and returns and set(table.capitals[seat]) <= {*table.held[seat]}:
        yield f"the {seat} holds its capital again, but its leader has not returned"


def city_faults(game: Game, state: State) -> Iterator[str]:
    """Yield what is wrong with who holds the cities that are not fought for."""
    table = state.table
    fought_for = {site for seat in leaders_in_danger(state) for site in table.leaders[seat]}
    fought_for |= {entry.target for entry in state.pending if isinstance(entry, p.Battle)}
    for site in [site for site, found in table.cities.items() if found and site not in fought_for]:
        if is_left(game, table, site):
            yield f"the city {site} is held without an army"
        elif who_stands_in_open_city(game, table, site) is not None:
            yield f"an enemy stands in the city {site}, which nobody defends"


def cities_marched_into(state: State) -> set[str]:
    """Return the cities into which pieces are marching."""
    return {entry.site for entry in state.pending if isinstance(entry, p.MarchingIn)}


def leaders_in_danger(state: State) -> set[Seat]:
    """Return the seats whose leaders are being saved."""
    return {entry.seat for entry in state.pending if isinstance(entry, (p.LastDitch, p.MayEscape))}


def fight_faults(game: Game, state: State) -> Iterator[str]:
    """Yield what prevents a battle, or a march into a city, from continuing."""
    table = state.table
    for entry in state.pending:
        if isinstance(entry, p.Battle) and not table.pieces_on(table.turn, (entry.start,)):
            yield f"no piece of the {table.turn} is left on {entry.start}, from which the attack is made"
        if isinstance(entry, p.MarchingIn) and enemy_defends(game, table, table.turn, entry.site):
            yield f"pieces are to march into the city {entry.site}, but it is still defended"


def pending_faults(game: Game, state: State) -> Iterator[str]:
    yield from asking_faults(game, state)
    if state.phase in IN_A_TURN and state.pending and not isinstance(state.pending[-1], p.Turn):
        yield "the last pending entry is not the turn that goes on afterwards"
    for entry in state.pending:
        yield from entry_faults(game, state, entry)


def asking_faults(game: Game, state: State) -> Iterator[str]:
    """Yield what is wrong with the seat to act, the phase and the first question."""
    if not state.pending:
        if state.to_act:
            yield "the seat to act is not the one that decides about the first pending entry"
        if state.phase != "over":
            yield "the phase is not that of the first pending entry"
        return
    first = state.pending[0]
    if state.to_act != (seat_asked(game, state, first),) or isinstance(first, p.NextTurn):
        yield "the seat to act is not the one that decides about the first pending entry"
    if state.phase != first.phase:
        yield "the phase is not that of the first pending entry"
    if isinstance(first, BEFORE_BATTLE) and not any(isinstance(entry, p.Battle) for entry in state.pending):
        yield "the first pending entry is part of a battle, but no battle is pending"


def entry_faults(game: Game, state: State, entry: p.Unfinished) -> Iterator[str]:
    """Yield what is wrong with the cards, tiles and cities that one entry names."""
    if isinstance(entry, p.Gain) and entry.card not in game.components.cards:
        yield f"there is no card {entry.card}"
    if any(place not in game.components.tiles for place in tiles_named(entry)):
        yield "a pending entry names a tile that does not exist"
    turn = state.table.turn
    if isinstance(entry, p.Production) and not set(entry.sites) <= set(state.table.held[turn]):
        yield f"a city that the {turn} does not hold is to add an army"


def tiles_named(entry: p.Unfinished) -> tuple[str, ...]:
    """Return the tiles that a pending entry names, without the target of a battle: it may be a city."""
    match entry:
        case p.Battle(start) | p.MarchingIn(start):
            return (start,)
        case p.Advance(start, end):
            return (start, end)
    return ()

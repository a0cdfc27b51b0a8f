"""The faults that prevent a well-formed state from being played or scored.

What the conservation laws and the invariants of the game say of a position is not repeated here.
"""

from __future__ import annotations

from .cities import cities_in_play, own_cities
from .components import Components, Game
from .rounds import rounds_of
from .state import State


def position_faults(game: Game, state: State) -> list[str]:
    """Return a sentence for everything wrong with a state."""
    components = game.components
    faults = seat_faults(state) or [
        *tile_faults(components, state),
        *places_to_serve_faults(components, state),
    ]
    return faults or phase_faults(state)


def seat_faults(state: State) -> list[str]:
    """Return the faults in the list of seats and in what belongs to each seat."""
    table, seats = state.table, set(state.table.seats)
    owners = [table.seating_values, table.hands, table.chosen, table.revealed, state.pending.to_place_in]
    checks = {
        "a seat is taken twice": len(table.seats) == len(seats),
        "hands and the like are not listed for exactly the seats that play": all(
            set(owned) == seats for owned in owners
        ),
        "a seat that does not play is to act": set(state.to_act) <= seats,
        f"there is no round {table.round} with this number of players": table.round in rounds_of(table.seats),
    }
    return [fault for fault, holds in checks.items() if not holds]


def tile_faults(components: Components, state: State) -> list[str]:
    """Return the faults in the names of the cities and of the tiles on the table."""
    table = state.table
    if not set(table.cities) == set(table.under_tokens) == set(cities_in_play(components, table.seats)):
        return ["cities and tokens are not those in play"]
    held = [
        *table.hands.values(),
        *table.chosen.values(),
        *table.revealed.values(),
        *table.under_tokens.values(),
    ]
    held += [
        table.box,
        table.duplex_stack,
        table.discards,
        *(tuple(city.values()) for city in table.cities.values()),
    ]
    strange = sorted(
        {tile for tiles in held for tile in tiles} - {*components.building_tiles, *components.duplex_tiles}
    )
    return [f"there are no such tiles: {', '.join(strange)}"] if strange else []


def phase_faults(state: State) -> list[str]:
    """Return the faults in places that may hold tiles only in a different phase."""
    table = state.table
    revealed = any([*table.revealed.values(), *state.pending.to_place_in.values()])
    checks = {
        "tiles are revealed, but the phase is not that of placing": state.phase == "placing" or not revealed,
        "tiles are chosen, but the phase is not that of choosing": state.phase == "choosing"
        or not any(table.chosen.values()),
    }
    return [fault for fault, holds in checks.items() if not holds]


def places_to_serve_faults(components: Components, state: State) -> list[str]:
    """Return the faults in the cities in which tiles are still to be placed."""
    table, faults = state.table, []
    for seat, cities in state.pending.to_place_in.items():
        own = {*own_cities(components, table.seats, seat)}
        if len(set(cities)) != len(table.revealed[seat]) or not set(cities) <= own:
            faults.append(
                f"{seat} cannot place the revealed tiles one in each of these cities: "
                f"{', '.join(cities) or 'none'}"
            )
    return faults

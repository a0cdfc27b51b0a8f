"""Other readings: battles, surrender, cities and leaders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...vocabulary import IllegalAction, reading
from .. import attacking, battle, capital, capture, cities, surrender
from .. import pending as p
from ..capture import take_city_entered, take_control
from ..cities import captured, end_controls, left_cities, settle_control, take_open_cities
from ..components import Game
from ..state import City, Holder, Piece, Seat, Sites, State, Table, other


@reading("forbidden", instead_of=attacking.may_attack_after_seven)
def no_attack_after_seven(game: Game) -> bool:
    """Tell whether a turn opened by a 7 allows attacks: it does not."""
    return False


@reading("beside_each", instead_of=attacking.require_stations)
def require_station_beside_each_tile(game: Game, table: Table, seat: Seat, site: str) -> None:
    """Refuse an attack on a city that has a tile without an attacker beside it."""
    manned = manned_tiles(game, table, seat, site)
    if any(manned.isdisjoint(game.components.next_to(tile)) for tile in game.components.around(site)):
        raise IllegalAction(f"armies stand on too few of the tiles around {site}")


@reading("all_around", instead_of=attacking.require_stations)
def require_stations_all_around(game: Game, table: Table, seat: Seat, site: str) -> None:
    """Refuse an attack on a city unless attackers stand on all open tiles around it."""
    if manned_tiles(game, table, seat, site) != open_tiles_beside(game, site):
        raise IllegalAction(f"armies stand on too few of the tiles around {site}")


def manned_tiles(game: Game, table: Table, seat: Seat, site: str) -> set[str]:
    """Return the tiles beside those of a city on which a seat has pieces."""
    return {tile for tile in open_tiles_beside(game, site) if table.pieces(seat, tile)}


def open_tiles_beside(game: Game, site: str) -> set[str]:
    """Return the open tiles beside those of a city."""
    around, next_to = game.components.around(site), game.components.next_to
    tiles = {near for tile in around for near in next_to(tile) if game.components.is_open(near)}
    return tiles.difference(around)


@reading("occupied_tile_only", instead_of=attacking.tiles_to_stand_beside)
def occupied_tiles(game: Game, table: Table, seat: Seat, site: str) -> tuple[str, ...]:
    """Return the tiles of a city, to one of which the attacking tile must be adjacent: the defended ones."""
    return tuple(tile for tile in game.components.around(site) if table.pieces(other(seat), tile))


@reading("forbidden", instead_of=attacking.require_may_risk_guard)
def refuse_to_risk_guard(game: Game, site: str) -> None:
    """Refuse an attack by the last guard of a city."""
    raise IllegalAction(f"the last piece around {site} may not be risked", "rivalry.garrison.never_without")


@reading("attacked_tile", instead_of=battle.tiles_of_defenders_loss)
def tiles_beside_the_attack(game: Game, state: State) -> tuple[str, ...]:
    """Return the tiles from which the defender may remove a piece: those beside the attacking tile, if a
    piece is there.
    """
    fought, table = state.battle, state.table
    tiles = surrender.tiles_under_attack(game, fought)
    near = game.components.next_to(fought.start)
    beside = tuple(tile for tile in tiles if tile in near and table.pieces(other(table.turn), tile))
    return beside or tiles


@reading("foot_first", instead_of=battle.borne_by)
def foot_first(game: Game, there: list[tuple[Piece, str]]) -> list[tuple[Piece, str]]:
    """Return those of the given pieces from which the loss is taken: foot armies, if there are any."""
    return [(piece, tile) for piece, tile in there if piece == "foot"] or there


@reading("its_enemy", instead_of=battle.who_chooses_loss)
def enemy_chooses_loss(game: Game, state: State, loser: Seat) -> Seat:
    """Return who chooses the piece that a seat loses in an exchange: its enemy, if there is a choice."""
    return other(loser) if len(battle.losses(game, state, loser)) > 1 else loser


@reading("single", instead_of=battle.after_an_exchange)
def end_after_an_exchange(game: Game, state: State) -> State:
    """Return the state after an exchange that has decided nothing: the battle is over."""
    return state.without_first()


@reading("advance", instead_of=battle.field_cleared)
def advance_after_victory(game: Game, state: State, fought: p.Battle) -> State:
    """Return the state after the last enemy on a field tile has been defeated; the attacker may advance."""
    return state.without_first().with_first(p.Advance(fought.start, fought.target))


@reading("after_an_exchange", instead_of=surrender.can_surrender_at_once)
def cannot_surrender_at_once(game: Game, state: State) -> bool:
    """Tell whether the defender can surrender before the first exchange: not yet."""
    return False


@reading("cities_only", instead_of=surrender.field_tile_may_be_surrendered)
def only_cities_may_be_surrendered(game: Game) -> bool:
    """Tell whether a tile outside cities can be surrendered: it cannot."""
    return False


@reading("removed", instead_of=surrender.require_somewhere_to_go)
def surrender_anyhow(game: Game, state: State) -> None:
    """Let pieces surrender that have nowhere to go."""


@reading("own_unbesieged", instead_of=surrender.places_of_refuge)
def own_unbesieged_cities(game: Game, table: Table, seat: Seat) -> Sites:
    """Return the cities to which pieces that surrender may go: those founded by the nation and not beset."""
    return tuple(
        site
        for site in table.held[seat]
        if table.cities[site][0].founder == seat and not is_beset(game, table, site)
    )


def is_beset(game: Game, table: Table, site: str) -> bool:
    """Tell whether an enemy stands on a tile of a city or next to one."""
    around = game.components.around(site)
    tiles = {*around, *(near for tile in around for near in game.components.next_to(tile))}
    holder = table.cities[site][0].holder
    return any(table.pieces_on(seat, tiles) for seat in table.seats if seat != holder)


@reading("advance", instead_of=surrender.field_surrendered)
def advance_after_surrender(game: Game, state: State, fought: p.Battle) -> State:
    """Return the state after a tile outside cities has been surrendered; the attacker may advance."""
    return state.with_first(p.Advance(fought.start, fought.target))


@reading("must_stay", instead_of=cities.captor_must_stay)
def captor_stays(game: Game) -> bool:
    """Tell whether a captured city must be garrisoned: it must."""
    return True


@reading("from_outside", instead_of=cities.stations_of_captor)
def stations_outside(game: Game, site: str) -> tuple[str, ...]:
    """Return the tiles from which a captor holds a city: the tiles around it, and those next to them."""
    around, next_to = game.components.around(site), game.components.next_to
    return tuple(dict.fromkeys((*around, *(tile for own in around for tile in next_to(own)))))


@reading("from_outside", instead_of=capture.begin_capture)
def capture_from_outside(game: Game, state: State, start: str, site: str) -> State:
    """Return the state in which the attacker takes a city without defenders from where the pieces are."""
    attacker = state.table.turn
    if state.table.pieces_on(attacker, cities.stations_of_captor(game, site)):
        return captured(game, take_control(state, site, attacker), {site: attacker})
    return settle_control(game, state)


@reading("by_moving", instead_of=capture.begin_capture)
def capture_by_moving(game: Game, state: State, start: str, site: str) -> State:
    """Return the state in which a city has no defenders, and can be taken by moving a piece there."""
    return settle_control(game, state)


@reading("entering_first", instead_of=cities.leave_and_take)
def take_and_leave(
    game: Game, state: State, left: Sequence[str], others: Sequence[str], fallen: Mapping[str, Seat]
) -> State:
    """Return the state after enemies have taken the open cities in which they stand, and then captors have
    lost control of the cities that they have left.
    """
    state = end_controls(game, take_open_cities(game, state, others, fallen), left)
    return take_open_cities(game, state, left)


@reading("leaving_always_first", instead_of=capture.after_marching_in)
def leave_before_marching_in(game: Game, state: State, entry: p.MarchingIn, seat: Seat) -> State:
    """Return the state after a piece has marched in: before that, captors lose the cities that were left."""
    state = end_controls(game, state, left_cities(game, state.table, entry.site))
    return take_city_entered(game, state, entry, seat)


@reading("nobody", instead_of=cities.holder_after_control)
def held_by_nobody(game: Game, city: City) -> Holder:
    """Return who holds a city whose captor has lost control: nobody."""
    return "nobody"


@reading("from_another_tile", instead_of=capture.starts_of_march)
def starts_from_other_tiles(
    game: Game, table: Table, attacker: Seat, start: str, site: str
) -> tuple[str, ...]:
    """Return the tiles from which the attacker may march into a cleared city: the attacking tile, and then
    the other tiles next to the city in alphabetical order, unless a piece is at the city already.
    """
    around = game.components.around(site)
    if table.pieces_on(attacker, around):
        return (start,)
    beside = {tile for own in around for tile in game.components.next_to(own)}
    return (start, *sorted(beside.difference(around, (start,))))


@reading("still_fresh", instead_of=capture.may_move_after_marching_in)
def still_fresh(game: Game) -> bool:
    """Tell whether a piece that has marched in, and had not moved, may still move: it may."""
    return True


@reading("all", instead_of=capture.require_enough_marched_in)
def require_all_marched_in(game: Game) -> None:
    """Refuse to stop while pieces are left on the attacking tile."""
    raise IllegalAction("all pieces on the attacking tile must march in")


@reading("may_decline", instead_of=capture.require_capture_wanted)
def decline_to_capture(game: Game) -> None:
    """Let a cleared city be left uncaptured."""


@reading("open", instead_of=cities.may_enter_city_tiles)
def enter_city_tiles(game: Game, table: Table, seat: Seat, tile: str) -> bool:
    """Tell whether a tile may be entered, which may belong to cities: it may, even beside defenders."""
    return True


@reading("roll_again", instead_of=capital.may_roll_for_interim)
def roll_for_interim(game: Game) -> bool:
    """Tell whether the fall of an interim capital is followed by a roll: it is."""
    return True


@reading("over", instead_of=capital.may_escape_again)
def escape_once(game: Game, table: Table, seat: Seat) -> bool:
    """Tell whether a leader may escape, possibly for a second time: only if it has not escaped before."""
    return seat not in table.escaped


@reading("own_founded", instead_of=capital.is_refuge)
def founded_by_the_nation(game: Game, table: Table, seat: Seat, site: str) -> bool:
    """Tell whether a city that a nation holds can be a refuge: only one that it founded."""
    return table.cities[site][0].founder == seat


@reading("may_not", instead_of=capital.may_receive_leader)
def guarded_refuge(game: Game, table: Table, seat: Seat, site: str) -> bool:
    """Tell whether a city is guarded well enough to receive a leader: it needs a guard."""
    return table.pieces_on(seat, game.components.around(site)) > 0


@reading("stays", instead_of=capital.leader_returns)
def leader_stays(game: Game) -> bool:
    """Tell whether a leader returns to the original capital: it stays in the interim capital."""
    return False


@reading("fight_needed", instead_of=capital.is_retaken_without_a_fight)
def fight_needed(game: Game) -> bool:
    """Tell whether a capital is retaken when its captor loses control of it: only a fight retakes it."""
    return False

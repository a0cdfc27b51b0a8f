"""The new armies that cities add at the end of a turn."""

from __future__ import annotations

from ..vocabulary import IllegalAction, allowed, answer, clause, note, question, replace, ruling
from . import pending as p
from .actions import Done, Place
from .cards import kinds_of_new_army, require_new_army
from .cities import free_tiles, is_free
from .components import Game
from .state import Piece, Seat, Sites, State, Table


@answer(p.Turn, Done)
@clause(
    "rivalry.production.at_the_end",  # The new armies of the cities are added at the end of the …
    "rivalry.movement.fewer_than_the_roll",  # A player may move fewer pieces than the number rolled, or …
)
def end_moves_and_attacks(game: Game, state: State, entry: p.Turn) -> State:
    """Return the state in which the cities that may add an army are about to do so."""
    return replace(state, pending=(p.Production(producing(game, state.table, entry)),))


def producing(game: Game, table: Table, turn: p.Turn) -> tuple[str, ...]:
    """Return the cities that may add an army at the end of this turn."""
    if (turn.seven and not produces_after_seven(game)) or is_sabotaged(table):
        return ()
    return tuple(
        site
        for site in producers(table, table.turn)
        if free_tiles(game, table, table.turn, site) and may_produce(game, table, site)
    )


@ruling("rivalry.ruling.production_of_a_bare_city", "may")
def may_produce(game: Game, table: Table, site: str) -> bool:
    """Tell whether a city with its current garrison may add an army: it may, even without one."""
    return True


@ruling("rivalry.ruling.seven_production", "allowed")
def produces_after_seven(game: Game) -> bool:
    """Tell whether a turn opened by a 7 allows new armies: it does."""
    return True


@clause("rivalry.sabotage.no_production")  # When a player has drawn Sabotage, none of that player's …
def is_sabotaged(table: Table) -> bool:
    """Tell whether the cities produce nothing this turn."""
    return table.turn in table.sabotaged_this_turn


@clause(
    "rivalry.production.one_army_a_city",  # At the end of their turn a player may add one new army at …
    "rivalry.production.capital_too",  # The capital counts among the cities that may add an army.
)
def producers(table: Table, seat: Seat) -> Sites:
    """Return the cities that a seat possesses."""
    held = table.held[seat]
    if any(table.cities[site][0].founder != seat for site in held):
        note("rivalry.production.captured_cities_too")
    return held


@question(p.Production, exact=True)
def new_armies(game: Game, state: State, entry: p.Production) -> list[Place | Done]:
    """Return the armies that may be added, and the way to add no more."""
    kinds = [piece for piece in kinds_of_new_army(game) if allowed(require_new_army, game, state, piece)]
    tiles = [tile for tile in places(game, state, entry) if allowed(require_at_own_city, game, state, tile)]
    return [*(Place(piece, tile) for piece in kinds for tile in tiles), Done()]


def places(game: Game, state: State, entry: p.Production) -> tuple[str, ...]:
    """Return the tiles on which new armies may be added, without duplicates."""
    tiles = (tile for site in entry.sites for tile in free_tiles(game, state.table, state.table.turn, site))
    return tuple(dict.fromkeys(tiles))


def require_production(game: Game, state: State, entry: p.Production, piece: Piece, tile: str) -> None:
    """Refuse a new army that no city may add."""
    require_new_army(game, state, piece)
    require_at_own_city(game, state, tile)
    require_first_army(game, entry, tile)


@clause("rivalry.production.at_that_city")  # The new army of a city is put at that city.
def require_at_own_city(game: Game, state: State, tile: str) -> None:
    """Refuse a tile that is not at one of the player's cities, that holds enemies, or that belongs to an
    enemy's city, too: only a piece that moves takes an open city (ruling entering_an_open_city).
    """
    table, around = state.table, game.components.around
    cities = [site for site in game.components.sites_at(tile) if table.cities[site]]
    at_own_city = any(tile in around(site) for site in table.held[table.turn])
    at_enemy_city = any(table.cities[site][0].holder != table.turn for site in cities)
    if not at_own_city or at_enemy_city or not is_free(game, table, table.turn, tile):
        raise IllegalAction(f"{tile} is not at a city of the nation, or is closed to the nation")


@clause("rivalry.production.no_second_army")  # No city adds more than one new army in a turn.
def require_first_army(game: Game, entry: p.Production, tile: str) -> None:
    """Refuse a second army from one city."""
    if adding_city(game, entry, tile) is None:
        raise IllegalAction("that city has added its army")


def adding_city(game: Game, entry: p.Production, tile: str) -> str | None:
    """Return the city that adds an army on a tile, or None; if two cities may add it, return the one whose
    name comes first (ruling army_on_a_shared_tile).
    """
    return next((site for site in game.components.sites_at(tile) if site in entry.sites), None)


@answer(p.Production, Place, require=require_production)
@clause(
    "rivalry.production.one_army_a_city",  # At the end of their turn a player may add one new army at …
    "rivalry.production.at_that_city",  # The new army of a city is put at that city.
)
def produce(game: Game, state: State, entry: p.Production, seat: Seat, piece: Piece, tile: str) -> State:
    """Return the state after a city has added an army."""
    left = tuple(site for site in entry.sites if site != adding_city(game, entry, tile))
    return state.put(seat, piece, tile).instead(replace(entry, sites=left))


@answer(p.Production, Done)
@clause("rivalry.production.not_required")  # A player may decline the new army of any city.
def add_no_more(state: State, entry: p.Production) -> State:
    """Return the state after a player has skipped the new armies of the other cities."""
    return state.instead(replace(entry, sites=()))

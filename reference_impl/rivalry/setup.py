"""Setup: four cities and a capital for each player, then the starting armies."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from ..vocabulary import IllegalAction, allowed, answer, choice, clause, question, replace, ruling
from . import pending as p
from .actions import DeclareCapital, Found, Place
from .components import STARTING_CITIES, Game
from .movement import require_open
from .pending import Pending
from .state import PIECES, City, Piece, Seat, State, Table, nation, other

STARTING_ARMIES = 25


def to_be_placed(game: Game, first: Seat) -> Pending:
    """Return everything that is to be placed before the first turn."""
    seats = (first, other(first))
    entries: list[p.Unfinished] = [cities_to_place(seat) for seat in seats]
    entries += [armies_to_place(game, seat) for seat in seats]
    return in_order(game, (*entries, p.NextTurn(first)), first)


@clause("rivalry.setup.four_cities")  # Each player places four cities before play begins.
def cities_to_place(seat: Seat) -> p.Cities:
    """Return the number of cities that a player places."""
    return p.Cities(seat, STARTING_CITIES)


@clause(
    "rivalry.setup.twenty_five_armies",  # Each player starts the game with 25 armies on the board.
    "rivalry.setup.additional_army",  # In addition to the 25 starting armies, each player places …
)
def armies_to_place(game: Game, seat: Seat) -> p.Armies:
    """Return the number of armies that a player places."""
    return p.Armies(seat, STARTING_ARMIES, number_of_additional_armies(game), ())


@ruling("rivalry.ruling.additional_army_count", "one_in_all")
def number_of_additional_armies(game: Game) -> int:
    """Return the number of armies that a player places in addition to the 25: one."""
    return 1


def in_order(game: Game, entries: Pending, first: Seat) -> Pending:
    """Return what must still be placed, in the order in which the players are asked."""
    *placing, next_turn = entries

    def order(entry: p.Unfinished) -> tuple[int, ...]:
        assert isinstance(entry, (p.Cities, p.Armies))
        return place_in_order(game, entry, int(entry.seat != first))

    return (*sorted(placing, key=order), next_turn)


@ruling("rivalry.ruling.setup_order", "stage_by_stage")
def place_in_order(game: Game, entry: p.Cities | p.Armies, late: int) -> tuple[int, ...]:
    """Return the rank of what a player still has to place: all cities come before all armies. `late` is 1 for
    the player who does not begin.
    """
    return int(isinstance(entry, p.Armies)), late


def next_question(game: Game, state: State) -> State:
    """Return the state in which the player whose turn it is to place something is asked."""
    return replace(state, pending=in_order(game, state.pending, state.table.turn))


@question(p.Cities)
def cities_to_found(table: Table) -> list[Found | DeclareCapital]:
    """Return the cities that may be placed or declared to be the capital."""
    return [*map(Found, table.cities), *map(DeclareCapital, table.cities)]


def require_city(game: Game, table: Table, entry: p.Cities, site: str) -> None:
    """Refuse a starting city that may not be placed on a site."""
    require_fewer_than_four(entry)
    require_site(game, site)
    require_own_site(game, entry.seat, site)
    if table.city_at(site):
        raise IllegalAction(f"a city stands on {site}", "rivalry.setup.cities_on_sites")


@clause("rivalry.setup.four_cities")  # Each player places four cities before play begins.
def require_fewer_than_four(entry: p.Cities) -> None:
    """Refuse a fifth city."""
    if not entry.left:
        raise IllegalAction("all four cities stand; now the capital must be declared")


@clause(
    "rivalry.setup.cities_on_sites",  # The four starting cities are placed on city sites.
    "rivalry.map.city_sites",  # The small hexagons scattered over the board are the sites …
)
def require_site(game: Game, site: str) -> None:
    """Refuse a place that is not a city site."""
    if site not in game.components.sites:
        raise IllegalAction(f"{site} is not a city site")


@clause(
    "rivalry.setup.cities_on_sites",  # The four starting cities are placed on city sites.
    "rivalry.map.border",  # The border between the two nations is a thick grey line …
    "rivalry.map.republic_in_the_north",  # The land north of the border is the Republic's.
    "rivalry.map.kingdom_in_the_south",  # The land south of the border is the Kingdom's.
)
def require_own_site(game: Game, seat: Seat, site: str) -> None:
    """Refuse a site in the other nation's land."""
    if game.components.land_of(site) != nation(seat):
        raise IllegalAction(f"{site} does not lie in the land of the {seat}")


@answer(p.Cities, Found, require=require_city)
@clause(
    "rivalry.setup.four_cities",  # Each player places four cities before play begins.
    "rivalry.pieces.city",  # A house is a city.
    "rivalry.pieces.any_city_site",  # A city may be put on any city site of the board.
)
def found(game: Game, state: State, entry: p.Cities, site: str) -> State:
    """Return the state after a starting city has been placed."""
    cities = {**state.table.cities, site: (City(entry.seat, entry.seat),)}
    state = state.with_table(cities=cities)
    return next_question(game, state.instead(replace(entry, left=entry.left - 1)))


@clause("rivalry.setup.one_capital")  # Each player declares one of the four starting cities to be …
def require_capital(table: Table, entry: p.Cities, site: str) -> None:
    """Refuse a capital before all cities have been placed, or where the seat has no city."""
    if entry.left:
        raise IllegalAction(f"{entry.left} cities are still to be placed", "rivalry.setup.four_cities")
    if site not in table.held[entry.seat]:
        raise IllegalAction(f"{site} is not a city of the {entry.seat}")


@answer(p.Cities, DeclareCapital, require=require_capital)
@clause("rivalry.setup.one_capital")  # Each player declares one of the four starting cities to be …
def declare_capital(game: Game, state: State, entry: p.Cities, site: str) -> State:
    """Return the state after a capital has been declared."""
    table = replace(state.table, capitals={**state.table.capitals, entry.seat: (site,)})
    state = house_leader(replace(state, table=table), entry.seat, site)
    return next_question(game, state.without_first())


@clause("rivalry.setup.leader_in_capital")  # A nation's leader resides in its capital.
def house_leader(state: State, seat: Seat, site: str) -> State:
    """Return the state in which a nation's leader resides in a city."""
    return state.with_table(leaders={**state.table.leaders, seat: (site,)})


@question(p.Armies, exact=True)
def starting_armies(game: Game, table: Table, entry: p.Armies) -> list[Place]:
    """Return the starting armies that may be placed; where one kind may be, so may any kind that is left."""
    kinds = [piece for piece in PIECES if allowed(require_starting_kind, table, entry, piece)]
    tiles = [
        tile
        for tile in game.components.tiles
        if allowed(require_starting_army, game, table, entry, "foot", tile)
    ]
    return [Place(piece, tile) for piece in kinds for tile in tiles]


def require_starting_army(game: Game, table: Table, entry: p.Armies, piece: Piece, tile: str) -> None:
    """Refuse a starting army that may not be placed in this way."""
    require_starting_tile(game, tile)
    if entry.left:
        require_within_borders(game, entry.seat, tile)
    require_starting_kind(table, entry, piece)
    if not entry.left:
        require_city_tile(game, table, entry, tile)
    require_guards_possible(game, table, entry, tile)


def require_starting_kind(table: Table, entry: p.Armies, piece: Piece) -> None:
    """Refuse a kind of piece if no starting army of this kind is left."""
    if not entry.left:
        require_additional_army(piece)
    elif piece == "cavalry":
        require_cavalry_among_the_armies(table, entry.seat)


@ruling("rivalry.ruling.starting_tiles_open", "open_tiles_only")
def require_starting_tile(game: Game, tile: str) -> None:
    """Refuse a tile on which no starting army can stand: one that pieces cannot stand on."""
    require_open(game, tile)


@clause(
    "rivalry.setup.within_own_borders",  # No starting army may be placed on a tile outside its own …
    "rivalry.map.border",  # The border between the two nations is a thick grey line …
    "rivalry.map.republic_in_the_north",  # The land north of the border is the Republic's.
    "rivalry.map.kingdom_in_the_south",  # The land south of the border is the Kingdom's.
)
def require_within_borders(game: Game, seat: Seat, tile: str) -> None:
    """Refuse a tile in the other nation's land."""
    if game.components.tiles[tile].nation != nation(seat):
        raise IllegalAction(f"{tile} does not lie in the land of the {seat}")


@clause(
    "rivalry.pieces.eight_cavalry",  # A nation may never have more than eight cavalry pieces on …
    "rivalry.setup.cavalry_among_the_armies",  # Up to eight of a player's 25 starting armies may be …
)
def require_cavalry_among_the_armies(table: Table, seat: Seat) -> None:
    """Refuse more cavalry than a nation may have on the board."""
    if not table.cavalry_reserve[seat]:
        raise IllegalAction("no more cavalry pieces are allowed on the board")


@clause("rivalry.setup.additional_army")  # In addition to the 25 starting armies, each player places …
def require_additional_army(piece: Piece) -> None:
    """Refuse cavalry as the additional army."""
    if piece == "cavalry":
        raise IllegalAction("the 25 armies have been placed, and the additional one must be a foot army")


@clause("rivalry.setup.additional_army_at_a_city")  # The additional army stands on a city tile.
def require_city_tile(game: Game, table: Table, entry: p.Armies, tile: str) -> None:
    """Refuse the additional army anywhere except at a city of its nation that still needs one."""
    if additional_city(game, table, entry, tile) is None:
        raise IllegalAction(f"the additional army cannot be placed on {tile}")


def additional_city(game: Game, table: Table, entry: p.Armies, tile: str) -> str | None:
    """Return the city that takes an additional army on a tile, or None (ruling army_on_a_shared_tile)."""
    own = table.held[entry.seat]
    sites = game.components.sites_at(tile)
    return next((site for site in sites if site in own and site not in entry.placed_at), None)


@clause("rivalry.setup.every_city_guarded")  # When a player's starting armies are all placed, each of …
def require_guards_possible(game: Game, table: Table, entry: p.Armies, tile: str) -> None:
    """Refuse an army after which too few armies would be left to guard the cities that have none."""
    empty = [
        site
        for site in table.held[entry.seat]
        if not table.pieces_on(entry.seat, around := game.components.around(site)) and tile not in around
    ]
    if empty:
        choice("rivalry.ruling.guards_checked_when")
    if armies_needed(game, empty) > entry.left + entry.additional - 1:
        raise IllegalAction(f"the armies left are needed for the cities {' '.join(empty)}")


def armies_needed(game: Game, empty: Sequence[str]) -> int:
    """Return the smallest number of armies that can guard these cities; one on a shared tile guards both."""
    tiles = {tile for site in empty for tile in game.components.around(site)}
    if not any(len(game.components.sites_at(tile)) > 1 for tile in tiles):
        return len(empty)
    return next(
        number
        for number in range(len(empty) + 1)
        for chosen in combinations(tiles, number)
        if all(set(chosen).intersection(game.components.around(site)) for site in empty)
    )


@clause(
    "rivalry.setup.wherever_they_like",  # Each player may spread the starting armies over the tiles …
    "rivalry.setup.twenty_five_armies",  # Each player starts the game with 25 armies on the board.
    "rivalry.pieces.foot_army",  # A cube is an army; more precisely, it is a foot army.
)
def place_starting_army(state: State, entry: p.Armies, piece: Piece, tile: str) -> State:
    """Return the state after one of the 25 armies has been placed."""
    return state.put(entry.seat, piece, tile).instead(replace(entry, left=entry.left - 1))


@clause(
    "rivalry.setup.additional_army",  # In addition to the 25 starting armies, each player places …
    "rivalry.setup.additional_army_at_a_city",  # The additional army stands on a city tile.
)
def place_additional_army(game: Game, state: State, entry: p.Armies, tile: str) -> State:
    """Return the state after an additional army has been placed."""
    site = additional_city(game, state.table, entry, tile)
    placed_at = (*entry.placed_at, site) if site is not None and number_of_additional_armies(game) > 1 else ()
    return state.put(entry.seat, "foot", tile).instead(
        replace(entry, additional=entry.additional - 1, placed_at=placed_at)
    )


@answer(p.Armies, Place, require=require_starting_army)
def place(game: Game, state: State, entry: p.Armies, piece: Piece, tile: str) -> State:
    """Return the state after an army has been placed in the setup."""
    state = (
        place_starting_army(state, entry, piece, tile)
        if entry.left
        else place_additional_army(game, state, entry, tile)
    )
    now = state.pending[0]
    if isinstance(now, p.Armies) and not now.left and not now.additional:
        state = state.without_first()
    return next_question(game, state)

"""Cities: their garrisons, and who holds them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..vocabulary import IllegalAction, choice, clause, replace, ruling
from . import capital
from .components import Game
from .state import City, Holder, Seat, State, Table, other

NOTHING_FALLEN: Mapping[str, Seat] = {}


@clause(
    "rivalry.siege.city_tiles_defend",  # All armies of a city's holder on its three city tiles …
    "rivalry.map.three_tiles_around_a_site",  # Three tiles surround each city site; once a city stands …
)
def defenders(game: Game, table: Table, site: str) -> int:
    """Return how many pieces defend a city: all pieces that its holder has on the three tiles around it."""
    city = table.city_at(site)
    if city is None or city.holder == "nobody":
        return 0
    return table.pieces_on(city.holder, game.components.around(site))


@clause(
    "rivalry.garrison.never_without",  # A city is garrisoned by at least one piece of its holder …
    "rivalry.garrison.foot_or_cavalry",  # One foot army or one cavalry piece is enough to garrison a …
)
def require_garrison_stays(game: Game, table: Table, seat: Seat, tile: str, end: str) -> None:
    """Refuse to take the last piece from a city that must be garrisoned, unless it stays around the city."""
    for site in guarded_alone(game, table, seat, tile):
        if end not in game.components.around(site):
            raise IllegalAction(f"no piece would be left around the city {site}")


def guarded_alone(game: Game, table: Table, seat: Seat, tile: str) -> tuple[str, ...]:
    """Return the cities whose only garrison is the last piece on a tile."""
    return tuple(
        [
            site
            for site in game.components.sites_at(tile)
            if must_be_garrisoned(game, table, seat, site)
            and table.pieces_on(seat, game.components.around(site)) == 1
        ]
    )


def must_be_garrisoned(game: Game, table: Table, seat: Seat, site: str) -> bool:
    """Tell whether a seat must garrison a city."""
    if site not in table.held[seat]:
        return False
    return table.cities[site][0].founder == seat or captor_must_stay(game)


@ruling("rivalry.ruling.leaving_a_captured_city", "may")
def captor_must_stay(game: Game) -> bool:
    """Tell whether a captured city must be garrisoned: the captor may leave it."""
    return False


@ruling("rivalry.ruling.entering_a_captured_city", "march_in")
def stations_of_captor(game: Game, site: str) -> tuple[str, ...]:
    """Return the tiles from which a captor holds a city: the three tiles around it."""
    return game.components.around(site)


def settle_control(
    game: Game, state: State, besides: str = "", fallen: Mapping[str, Seat] = NOTHING_FALLEN
) -> State:
    """Return the state after captors have lost control of cities without an army, and enemies have taken
    control of the open cities in which they stand. `besides` is the city that is fought for; its battle
    decides who holds it. `fallen` gives the cities that have been taken in the same step, and by whom; this
    function carries out the consequences for the leaders.
    """
    left = left_cities(game, state.table, besides)
    others = [
        site for site, found in state.table.cities.items() if found and site != besides and site not in left
    ]
    return leave_and_take(game, state, left, others, fallen)


@ruling("rivalry.ruling.leaving_before_entering", "leaving_first")
def leave_and_take(
    game: Game, state: State, left: Sequence[str], others: Sequence[str], fallen: Mapping[str, Seat]
) -> State:
    """Return the state after captors have lost control of the cities that they have left, and then enemies
    have taken the open cities in which they stand.
    """
    return take_open_cities(game, end_controls(game, state, left), [*left, *others], fallen)


def end_controls(game: Game, state: State, sites: Sequence[str]) -> State:
    """Return the state after captors have lost control of cities, unless the game is over before then."""
    if state.pending:
        for site in sites:
            state = end_control(game, state, site)
    return state


def take_open_cities(
    game: Game, state: State, sites: Sequence[str], fallen: Mapping[str, Seat] = NOTHING_FALLEN
) -> State:
    """Return the state after enemies have taken the undefended cities in which they stand, unless the game is
    over before then.
    """
    if not state.pending:
        return state
    captors = dict(fallen)
    for site in sites:
        captor = who_stands_in_open_city(game, state.table, site)
        if captor is not None:
            captors[site] = captor
            state = take_open_city(state, site, captor)
    return captured(game, state, captors)


def left_cities(game: Game, table: Table, besides: str) -> tuple[str, ...]:
    """Return the captured cities without an army of the captor, except the city that is fought for."""
    return tuple(
        site
        for site, found in table.cities.items()
        if found and site != besides and is_left(game, table, site)
    )


def is_left(game: Game, table: Table, site: str) -> bool:
    """Tell whether the captor of a city has no army around it."""
    city = table.cities[site][0]
    if city.holder in (city.founder, "nobody"):
        return False
    return not table.pieces_on(other(city.founder), stations_of_captor(game, site))


@clause("rivalry.capture.control_needs_an_army")  # A captured city stays under its captor's control only …
def end_control(game: Game, state: State, site: str) -> State:
    """Return the state after the captor of a city has lost control of it."""
    city = state.table.cities[site][0]
    state = with_holder(state, site, holder_after_control(game, city))
    return capital.after_loss_of_control(game, state, site, other(city.founder))


@ruling("rivalry.ruling.control_lost", "founder")
def holder_after_control(game: Game, city: City) -> Holder:
    """Return who holds a city whose captor has lost control: its founder."""
    return city.founder


def who_stands_in_open_city(game: Game, table: Table, site: str) -> Seat | None:
    """Return the seat that has pieces around a city that it does not hold and nobody defends, or None."""
    if defenders(game, table, site):
        return None
    holder, around = table.cities[site][0].holder, game.components.around(site)
    return next((seat for seat in table.seats if seat != holder and table.pieces_on(seat, around)), None)


@clause(
    "rivalry.capture.defenders_defeated",  # A city can be captured once all defending pieces around it …
    "rivalry.capture.attacker_takes_control",  # A city whose tiles an attacker has cleared of defenders is …
)
def take_open_city(state: State, site: str, captor: Seat) -> State:
    """Return the state in which an enemy who stands on a tile of an undefended city has taken the city."""
    choice("rivalry.ruling.entering_an_open_city")
    return with_holder(state, site, captor)


def with_holder(state: State, site: str, holder: Holder) -> State:
    """Return the state in which a city has a new holder."""
    city = replace(state.table.cities[site][0], holder=holder)
    return state.with_table(cities={**state.table.cities, site: (city,)})


def captured(game: Game, state: State, captors: Mapping[str, Seat]) -> State:
    """Return the state after the capture of cities, including the consequences for the leaders of both
    nations; all of the cities have been taken by now (ruling two_cities_entered_at_once).
    """
    for site, captor in captors.items():
        state = capital.retake_capital(game, state, site, captor)
    for site, captor in captors.items():
        state = capital.endanger_leader(game, state, site, captor)
    return state


@ruling("rivalry.ruling.entering_city_tiles", "closed")
def may_enter_city_tiles(game: Game, table: Table, seat: Seat, tile: str) -> bool:
    """Tell whether a tile may be entered, which may belong to cities: not if an enemy defends one of them."""
    return not any(enemy_defends(game, table, seat, site) for site in game.components.sites_at(tile))


def free_tiles(game: Game, table: Table, seat: Seat, site: str) -> tuple[str, ...]:
    """Return the tiles around a city on which a piece of a seat may be put."""
    return tuple([tile for tile in game.components.around(site) if is_free(game, table, seat, tile)])


def is_free(game: Game, table: Table, seat: Seat, tile: str) -> bool:
    """Tell whether a tile has no enemy and belongs to no city that an enemy defends."""
    return not table.pieces(other(seat), tile) and may_enter_city_tiles(game, table, seat, tile)


def enemy_defends(game: Game, table: Table, seat: Seat, site: str) -> bool:
    """Tell whether the enemy of a seat holds a city and has pieces around it."""
    return site in table.held[other(seat)] and defenders(game, table, site) > 0

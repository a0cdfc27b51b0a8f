"""Surrendering a tile or a city: when this is possible, and where the pieces go."""

from __future__ import annotations

from ..vocabulary import IllegalAction, allowed, answer, automatic, clause, note, question, replace, ruling
from . import pending as p
from .actions import Relocate, Surrender
from .capture import begin_capture
from .cities import free_tiles, settle_control
from .components import Game
from .pending import Battle
from .state import PIECES, Piece, Seat, Sites, State, Table, other


def tiles_under_attack(game: Game, battle: Battle) -> tuple[str, ...]:
    """Return the tile under attack, or the three tiles around the city under attack."""
    if battle.target not in game.components.sites:
        return (battle.target,)
    note("rivalry.siege.city_tiles_defend")
    return game.components.around(battle.target)


def pieces_under_attack(game: Game, state: State) -> int:
    """Return the number of pieces that the defender has at the place under attack."""
    return state.table.pieces_on(other(state.table.turn), tiles_under_attack(game, state.battle))


@ruling("rivalry.ruling.surrender_when", "before_any_exchange")
def can_surrender_at_once(game: Game, state: State) -> bool:
    """Tell whether the defender can surrender before the first exchange: as before any other."""
    return can_surrender(game, state)


def can_surrender(game: Game, state: State) -> bool:
    """Tell whether the defender of a battle can surrender."""
    is_city = state.battle.target in game.components.sites
    can_be_surrendered = is_city or field_tile_may_be_surrendered(game)
    return can_be_surrendered and allowed(require_somewhere_to_go, game, state)


@ruling("rivalry.ruling.surrender_of_a_field_tile", "any_tile")
def field_tile_may_be_surrendered(game: Game) -> bool:
    """Tell whether a tile outside cities can be surrendered: it can."""
    return True


@clause(
    "rivalry.surrender.to_other_cities",  # Pieces that leave a surrendered city go to other cities …
    "rivalry.surrender.go_to_own_cities",  # Pieces that leave a tile by surrender are put back on the …
)
@ruling("rivalry.ruling.surrender_without_a_city", "impossible")
def require_somewhere_to_go(game: Game, state: State) -> None:
    """Refuse a surrender after which the pieces would have nowhere to go."""
    if not destinations(game, state.table, state.battle):
        raise IllegalAction("there is no other city that the pieces could go to")


def destinations(game: Game, table: Table, battle: Battle) -> list[str]:
    """Return the tiles to which surrendering pieces may go, without duplicates."""
    defender = other(table.turn)
    tiles = [
        tile
        for site in places_of_refuge(game, table, defender)
        if site != battle.target
        for tile in free_tiles(game, table, defender, site)
        if tile not in game.components.around(battle.target)
    ]
    return list(dict.fromkeys(tiles))


@ruling("rivalry.ruling.surrender_destinations", "all_controlled")
def places_of_refuge(game: Game, table: Table, seat: Seat) -> Sites:
    """Return the cities to which pieces that surrender may go: all that the nation holds."""
    return table.held[seat]


@clause("rivalry.battle.defender_may_surrender")  # The defender may end a battle by surrendering.
def ask_for_answer(state: State) -> State:
    """Return the state in which the defender says whether to surrender."""
    return state.with_first(p.DefendersAnswer())


@answer(p.DefendersAnswer, Surrender)
@clause(
    "rivalry.battle.defender_may_surrender",  # The defender may end a battle by surrendering.
    "rivalry.battle.four_endings",  # A battle ends in one of four ways: the city tiles are …
    "rivalry.surrender.leave_the_tile",  # A defender who surrenders takes all pieces off the …
)
def surrender(game: Game, state: State) -> State:
    """Return the state in which the defender has surrendered and relocates its pieces."""
    state = state.instead(p.Relocation())
    return state if destinations(game, state.table, state.battle) else remove_all(game, state)


def remove_all(game: Game, state: State) -> State:
    """Return the state after pieces that have nowhere to go have been removed."""
    while pieces_under_attack(game, state):
        piece = next(piece for piece in PIECES if source(game, state, piece))
        state = state.take(other(state.table.turn), piece, source(game, state, piece)[0])
    return state


def source(game: Game, state: State, piece: Piece) -> tuple[str, ...]:
    """Return the tiles with a surrendered piece of this kind."""
    there = state.table.on(piece)[other(state.table.turn)]
    return tuple(tile for tile in tiles_under_attack(game, state.battle) if tile in there)


@question(p.Relocation, exact=True)
def relocations(game: Game, state: State) -> list[Relocate]:
    """Return the relocations that may be made."""
    tiles = destinations(game, state.table, state.battle)
    return [Relocate(piece, tile) for piece in PIECES if source(game, state, piece) for tile in tiles]


def require_relocation(game: Game, state: State, piece: Piece, end: str) -> None:
    """Refuse to relocate a piece in a way that the rules do not allow."""
    require_surrendered(game, state, piece)
    require_other_city(game, state.battle, end)
    require_own_city(game, state, end)


@clause("rivalry.surrender.leave_the_tile")  # A defender who surrenders takes all pieces off the …
def require_surrendered(game: Game, state: State, piece: Piece) -> None:
    """Refuse a piece of a kind that has not surrendered."""
    if not source(game, state, piece):
        raise IllegalAction(f"no {piece} is left to relocate")


def require_other_city(game: Game, battle: Battle, tile: str) -> None:
    """Refuse a tile of the city that was surrendered."""
    if tile in game.components.around(battle.target):
        raise IllegalAction(
            f"{tile} is a tile of the city that is surrendered", "rivalry.surrender.to_other_cities"
        )
    if battle.target in game.components.sites:
        note("rivalry.surrender.to_other_cities")


@clause("rivalry.surrender.go_to_own_cities")  # Pieces that leave a tile by surrender are put back on the …
def require_own_city(game: Game, state: State, tile: str) -> None:
    """Refuse a tile that is not at one of the defender's cities, or that holds enemies."""
    if not any(
        tile in free_tiles(game, state.table, other(state.table.turn), site)
        for site in places_of_refuge(game, state.table, other(state.table.turn))
    ):
        raise IllegalAction(f"{tile} is not at a city of the nation, or holds enemies")


@answer(p.Relocation, Relocate, require=require_relocation)
@clause(
    "rivalry.surrender.go_to_own_cities",  # Pieces that leave a tile by surrender are put back on the …
    "rivalry.surrender.leave_the_tile",  # A defender who surrenders takes all pieces off the …
)
def relocate(game: Game, state: State, seat: Seat, piece: Piece, end: str) -> State:
    """Return the state after a piece has been put at another city."""
    target = state.battle.target
    if target in game.components.sites:
        note("rivalry.surrender.all_defenders_relocate")
    state = state.take(seat, piece, source(game, state, piece)[0]).put(seat, piece, end)
    return settle_control(game, state, target)


@automatic(p.Relocation)
def end_relocation(game: Game, state: State) -> State:
    """Return the state after the last piece has been relocated; the battle is then over."""
    if pieces_under_attack(game, state):
        return state
    battle, state = state.battle, replace(state, pending=state.pending[2:])
    if battle.target in game.components.sites:
        return fall_by_surrender(game, state, battle)
    return field_surrendered(game, state, battle)


@ruling("rivalry.ruling.surrendered_field_tile", "stay")
def field_surrendered(game: Game, state: State, battle: Battle) -> State:
    """Return the state after a tile outside cities has been surrendered; the attacker stays."""
    return state


@clause("rivalry.capture.by_surrender")  # A city can be captured when its defender surrenders.
def fall_by_surrender(game: Game, state: State, battle: Battle) -> State:
    """Return the state in which the attacker takes a city that was surrendered."""
    return begin_capture(game, state, battle.start, battle.target)

"""Attacking: which tiles and cities may be attacked, and from where."""

from __future__ import annotations

from ..vocabulary import IllegalAction, allowed, clause, ruling
from . import pending as p
from .actions import Attack
from .cities import enemy_defends, guarded_alone
from .components import Game
from .state import Seat, State, Table, other


def attacks(game: Game, state: State, seat: Seat, turn: p.Turn) -> list[Attack]:
    """Return every attack that the seat may begin."""
    table, next_to, sites_at = state.table, game.components.next_to, game.components.sites_at
    if not may_attack(game, turn):
        return []
    enemies = {*table.armies[other(seat)], *table.held[other(seat)]}
    found = dict.fromkeys(
        (start, target)
        for start in table.armies[seat]
        for tile in next_to(start)
        for target in (*sites_at(tile), tile)
        if target in enemies
    )
    return [Attack(*one) for one in found if allowed(require_attack, game, table, seat, *one)]


def may_attack(game: Game, turn: p.Turn) -> bool:
    """Tell whether a turn allows attacks."""
    return not turn.seven or may_attack_after_seven(game)


@ruling("rivalry.ruling.seven_attack", "allowed")
def may_attack_after_seven(game: Game) -> bool:
    """Tell whether a turn opened by a 7 allows attacks: it does."""
    return True


def require_attack(game: Game, table: Table, seat: Seat, start: str, target: str) -> None:
    """Refuse an attack that the rules do not allow."""
    require_army(table, seat, start)
    if target in game.components.sites:
        require_defended_city(game, table, seat, target)
        require_tile_beside_city(game, table, seat, start, target)
        require_stations(game, table, seat, target)
    else:
        require_enemy(game, table, seat, target)
        require_no_hop(game, start, target)
        require_next_tile(game, start, target)
    require_guard_not_risked(game, table, seat, start)


@clause("rivalry.attack.army_next_to_enemy")  # A player who has an army on a tile adjacent to an enemy …
def require_army(table: Table, seat: Seat, start: str) -> None:
    """Refuse an attack from a tile without a piece of the attacker."""
    if not table.pieces(seat, start):
        raise IllegalAction(f"{seat} has no piece on {start}")


@clause("rivalry.attack.army_next_to_enemy")  # A player who has an army on a tile adjacent to an enemy …
def require_enemy(game: Game, table: Table, seat: Seat, tile: str) -> None:
    """Refuse an attack on a tile without enemies, or on a tile that is attacked only with its city."""
    if not table.pieces(other(seat), tile):
        raise IllegalAction(f"no enemy stands on {tile}")
    for site in game.components.sites_at(tile):
        if enemy_defends(game, table, seat, site):
            raise IllegalAction(
                f"{tile} is a tile of the city {site}, so the city must be attacked instead",
                "rivalry.siege.one_large_tile",
            )


@clause("rivalry.attack.army_next_to_enemy")  # A player who has an army on a tile adjacent to an enemy …
def require_defended_city(game: Game, table: Table, seat: Seat, site: str) -> None:
    """Refuse an attack on anything except a city that the enemy defends."""
    if not enemy_defends(game, table, seat, site):
        raise IllegalAction(f"there is no city at {site} that the enemy defends")


@clause("rivalry.attack.no_hopping")  # An attack may not jump over a tile.
def require_no_hop(game: Game, start: str, tile: str) -> None:
    """Refuse an attack across a tile in between."""
    if tile in game.components.two_away(start):
        raise IllegalAction(f"a tile lies between {start} and {tile}")


@clause("rivalry.attack.from_one_tile_to_the_next")  # An attack goes from one tile to a tile adjacent to it.
def require_next_tile(game: Game, start: str, tile: str) -> None:
    """Refuse an attack on a tile that is not adjacent."""
    if tile not in game.components.next_to(start) and tile not in game.components.two_away(start):
        raise IllegalAction(f"{tile} is not adjacent to {start}")


@clause(
    "rivalry.siege.armies_on_the_tiles_around",  # A city is attacked by armies stationed on tiles adjacent …
    "rivalry.attack.no_hopping",  # An attack may not jump over a tile.
)
@clause("rivalry.siege.one_large_tile")  # The defenders of a city act as if they all stood on one …
def require_tile_beside_city(game: Game, table: Table, seat: Seat, start: str, site: str) -> None:
    """Refuse an attack on a city from a tile that is not next to it."""
    if not any(
        tile in game.components.next_to(start) for tile in tiles_to_stand_beside(game, table, seat, site)
    ):
        raise IllegalAction(f"{start} is not next to the city {site}")


@clause("rivalry.siege.armies_on_the_tiles_around")  # A city is attacked by armies stationed on tiles …
@ruling("rivalry.ruling.how_many_tiles_around", "one")
def require_stations(game: Game, table: Table, seat: Seat, site: str) -> None:
    """Let a city be attacked from a single tile."""


@ruling("rivalry.ruling.empty_side_of_a_city", "large_tile")
def tiles_to_stand_beside(game: Game, table: Table, seat: Seat, site: str) -> tuple[str, ...]:
    """Return the tiles of a city, to at least one of which the attacking tile must be adjacent: all three."""
    return game.components.around(site)


def require_guard_not_risked(game: Game, table: Table, seat: Seat, start: str) -> None:
    """Refuse an attack by the last guard of the attacker's city, if it may not be risked."""
    if guarded := guarded_alone(game, table, seat, start):
        require_may_risk_guard(game, guarded[0])


@ruling("rivalry.ruling.attack_with_the_last_guard", "allowed")
def require_may_risk_guard(game: Game, site: str) -> None:
    """Let the last guard of a city attack."""


def require_attack_in_turn(
    game: Game, table: Table, seat: Seat, entry: p.Turn, start: str, target: str
) -> None:
    """Refuse an attack that the turn or the rules of battle do not allow."""
    if not may_attack(game, entry):
        raise IllegalAction(
            "a 7 was rolled, and the card rules out attacks", "rivalry.turn.card_rules_the_turn"
        )
    require_attack(game, table, seat, start, target)

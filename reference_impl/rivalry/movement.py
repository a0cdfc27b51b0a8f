"""Moving pieces by the number rolled."""

from __future__ import annotations

from msgspec.structs import replace

from ..clauses import IllegalAction, allowed, clause
from .actions import Move
from .cities import may_enter_city_tiles, require_garrison_stays, settle_control
from .pending import Piece, Turn
from .readings import Game
from .state import PIECES, Seat, State, Table, held_by, noted, other, pieces, with_piece, with_turn


def moves(game: Game, state: State, seat: Seat, turn: Turn) -> list[Move]:
    """Return the moves worth asking the rules about."""
    found = []
    for piece in PIECES if turn.moves else ():
        for start in state.table.on(piece)[seat]:
            far = game.components.two_away(start) if piece == "cavalry" else ()
            found += [Move(piece, start, end) for end in (*game.components.next_to(start), *far)]
    return found


def require_move(game: Game, state: State, seat: Seat, turn: Turn, move: Move) -> None:
    """Refuse a move that the rules do not allow."""
    table = state.table
    require_moves_of_the_roll(turn)
    require_no_attack_before(game, turn)
    require_own_piece(table, seat, move.piece, move.start)
    require_open(game, move.end)
    if move.piece == "foot":
        require_fresh_foot(table, seat, turn, move.start)
        require_one_tile(game, move.start, move.end)
    else:
        require_fresh_cavalry(table, seat, turn, move.start)
        require_two_tiles(game, move.start, move.end)
    if not turn.seven:
        require_number(game, turn, move)
    require_no_enemy(table, seat, move.end)
    require_undefended_city(game, table, seat, move.end)
    require_way_round(game, move)
    require_free_way(game, table, seat, move)
    require_garrison_stays(game, table, seat, move.start, move.end)


@clause(
    "rivalry.turn.card_rules_the_turn",
    "rivalry.foreign_aid.move_in_later_turns",
    "rivalry.new_recruits.move_in_later_turns",
)
def require_moves_of_the_roll(turn: Turn) -> None:
    """Refuse to move in a turn that was opened by a 7, also what the card has brought."""
    if turn.seven:
        raise IllegalAction("a 7 was rolled, and it gives no moves")


def require_no_attack_before(game: Game, turn: Turn) -> None:
    """Refuse to move after an attack, if moves come first (ruling order_of_moves_and_attacks)."""
    if turn.attacked and game.readings.order_of_moves_and_attacks == "moves_first":
        raise IllegalAction(
            "an attack has been made, and moves come before it", "rivalry.turn.roll_gives_moves"
        )


def require_own_piece(table: Table, seat: Seat, piece: Piece, tile: str) -> None:
    """Refuse a piece that is not there."""
    if not table.on(piece)[seat].get(tile):
        raise IllegalAction(f"{seat} has no {piece} on {tile}")


def require_open(game: Game, tile: str) -> None:
    """Refuse a tile that pieces cannot stand on."""
    require_tile(game, tile)
    require_no_coast(game, tile)
    require_no_mountain(game, tile)


@clause("rivalry.map.open_tiles", "rivalry.map.hexagonal_tiles")
def require_tile(game: Game, tile: str) -> None:
    """Refuse what is no tile of the island."""
    if tile not in game.components.tiles:
        raise IllegalAction(f"there is no tile {tile}")


@clause("rivalry.map.greyed_coast_closed")
def require_no_coast(game: Game, tile: str) -> None:
    """Refuse a greyed-out coastal tile."""
    if game.components.tiles[tile].terrain == "coast":
        raise IllegalAction(f"{tile} is greyed-out coast")


@clause("rivalry.map.mountain_closed")
def require_no_mountain(game: Game, tile: str) -> None:
    """Refuse a mountain."""
    if game.components.tiles[tile].terrain == "mountain":
        raise IllegalAction(f"{tile} is a mountain")


@clause("rivalry.movement.foot_moves_one_tile")
def require_fresh_foot(table: Table, seat: Seat, turn: Turn, tile: str) -> None:
    """Refuse a second tile to a foot army."""
    if turn.moved.foot.get(tile, 0) >= table.foot[seat][tile]:
        raise IllegalAction(f"every foot army on {tile} has moved in this turn")


@clause("rivalry.movement.foot_moves_one_tile")
def require_one_tile(game: Game, start: str, end: str) -> None:
    """Refuse a foot army a tile that is not adjacent."""
    if end not in game.components.next_to(start):
        raise IllegalAction(f"{end} is not adjacent to {start}")


@clause("rivalry.movement.cavalry_moves_two_tiles")
def require_fresh_cavalry(table: Table, seat: Seat, turn: Turn, tile: str) -> None:
    """Refuse a second move to a cavalry piece."""
    if turn.moved.cavalry.get(tile, 0) >= table.cavalry[seat][tile]:
        raise IllegalAction(f"every cavalry piece on {tile} has moved in this turn")


@clause("rivalry.movement.cavalry_moves_two_tiles")
@clause(
    "rivalry.movement.cavalry_may_go_one_tile",
    when=lambda game, start, end: end in game.components.next_to(start),
)
def require_two_tiles(game: Game, start: str, end: str) -> None:
    """Refuse a cavalry piece a tile further than two away, and the one that it stands on."""
    if end not in game.components.next_to(start) and end not in game.components.two_away(start):
        raise IllegalAction(f"{end} is not one or two tiles from {start}")


@clause(
    "rivalry.movement.no_more_than_the_roll",
    "rivalry.movement.foot_and_cavalry_share_the_roll",
    "rivalry.turn.roll_gives_moves",
)
def require_number(game: Game, turn: Turn, move: Move) -> None:
    """Refuse to move more than the number rolled."""
    if price(game, move) > turn.moves:
        raise IllegalAction(f"{turn.moves} of the number rolled are left")


def price(game: Game, move: Move) -> int:
    """Return how much of the number rolled a move uses up (ruling cavalry_and_the_roll)."""
    if game.readings.cavalry_and_the_roll == "one_a_tile" and move.end not in game.components.next_to(
        move.start
    ):
        return 2
    return 1


@clause("rivalry.map.open_tiles")
def require_no_enemy(table: Table, seat: Seat, tile: str) -> None:
    """Refuse a tile that holds enemy pieces."""
    if pieces(table, other(seat), tile):
        raise IllegalAction(f"{tile} holds enemy pieces")


@clause("rivalry.siege.one_large_tile")
def require_undefended_city(game: Game, table: Table, seat: Seat, tile: str) -> None:
    """Refuse a tile of a city that an enemy defends."""
    if not may_enter_city_tiles(game, table, seat, tile):
        raise IllegalAction(f"{tile} is a tile of a city that the enemy defends")


def tiles_between(game: Game, move: Move) -> tuple[str, ...]:
    """Return the open tiles over which a piece can ride to a tile that is two away; none for the next
    tile.
    """
    near = game.components.next_to(move.end)
    return (
        ()
        if move.start in near
        else tuple(
            tile
            for tile in game.components.next_to(move.start)
            if tile in near and game.components.is_open(tile)
        )
    )


@clause("rivalry.map.around_mountains")
def require_way_round(game: Game, move: Move) -> None:
    """Refuse a ride that could only go over a mountain or the coast."""
    if move.end not in game.components.next_to(move.start) and not tiles_between(game, move):
        raise IllegalAction(f"there is no open tile between {move.start} and {move.end}")


@clause("rivalry.movement.cavalry_moves_two_tiles", "rivalry.map.open_tiles")
def require_free_way(game: Game, table: Table, seat: Seat, move: Move) -> None:
    """Refuse a ride without a first tile that the piece could have stopped on."""
    between = tiles_between(game, move)
    if between and not any(may_stop(game, table, seat, tile) for tile in between):
        raise IllegalAction(f"enemies close the way from {move.start} to {move.end}")


def may_stop(game: Game, table: Table, seat: Seat, tile: str) -> bool:
    """Tell whether a piece could stop on an open tile."""
    return (
        game.components.is_open(tile)
        and allowed(require_no_enemy, table, seat, tile)
        and allowed(require_undefended_city, game, table, seat, tile)
    )


def reinforces(game: Game, state: State, seat: Seat, move: Move) -> bool:
    """Tell whether a move ends at an own city."""
    return any(move.end in game.components.around(site) for site in held_by(state.table, seat))


@clause("rivalry.turn.roll_gives_moves", "rivalry.map.open_tiles")
@clause("rivalry.siege.reinforcements", when=reinforces)
def move_piece(game: Game, state: State, seat: Seat, move: Move) -> State:
    """Return the state after a piece that had not moved has been moved, with what it means for the cities at
    both ends.
    """
    table = with_piece(
        with_piece(state.table, seat, move.piece, move.start, -1), seat, move.piece, move.end, 1
    )
    state = noted(replace(state, table=table), move.piece, move.end, 1)
    return settle_control(
        game, with_turn(state, lambda turn: replace(turn, moves=turn.moves - price(game, move)))
    )

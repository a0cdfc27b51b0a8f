"""Moving pieces by the number rolled."""

from __future__ import annotations

from ..vocabulary import IllegalAction, allowed, answer, choice, clause, note, replace, ruling
from .actions import Move
from .cities import may_enter_city_tiles, require_garrison_stays, settle_control
from .components import Game
from .pending import Turn
from .state import PIECES, Piece, Seat, State, Table, noted, other


def moves(game: Game, state: State, seat: Seat, turn: Turn) -> list[Move]:
    """Return every move that the seat may make; what depends only on the piece or the tile is asked once."""
    table = state.table
    if not allowed(require_time_to_move, game, turn) or not allowed(require_number, game, turn, 1):
        return []
    is_far_allowed = allowed(require_number, game, turn, 2)
    ends = {
        (piece, start): tiles_within_reach(game, piece if is_far_allowed else "foot", start)
        for piece, start in fresh_pieces(game, table, seat, turn)
    }
    stops = {tile for tile in set().union(*ends.values()) if may_stop(game, table, seat, tile)}
    found = [Move(*one, end) for one, tiles in ends.items() for end in tiles if end in stops]
    return [move for move in found if allowed(require_way, game, table, seat, move)]


def tiles_within_reach(game: Game, piece: Piece, start: str) -> tuple[str, ...]:
    """Return the tiles that are near enough for a piece, whatever lies or stands there."""
    near = game.components.next_to(start)
    return near if piece == "foot" else (*near, *game.components.two_away(start))


def fresh_pieces(game: Game, table: Table, seat: Seat, turn: Turn) -> list[tuple[Piece, str]]:
    """Return, for each tile, the kinds of piece of which at least one piece may still move."""
    return [
        (piece, start)
        for piece in PIECES
        for start in table.on(piece)[seat]
        if allowed(require_fresh_piece, game, table, seat, turn, piece, start)
    ]


def require_move(game: Game, state: State, seat: Seat, entry: Turn, action: Move) -> None:
    """Refuse a move that the rules do not allow."""
    table = state.table
    require_time_to_move(game, entry)
    require_fresh_piece(game, table, seat, entry, action.piece, action.start)
    require_open(game, action.end)
    if action.piece == "foot":
        require_one_tile(game, action.start, action.end)
    else:
        require_two_tiles(game, action.start, action.end)
    require_number(game, entry, tiles_moved(game, action))
    require_room(game, table, seat, action.end)
    require_way(game, table, seat, action)


def require_way(game: Game, table: Table, seat: Seat, move: Move) -> None:
    """Refuse a move on which the piece would have to cross a closed tile, or would leave a city alone."""
    require_way_round(game, move)
    require_free_way(game, table, seat, move)
    require_garrison_stays(game, table, seat, move.start, move.end)


@ruling("rivalry.ruling.seven_moves", "no_moves")
def moves_of_a_seven(game: Game) -> int:
    """Return how many pieces may be moved in a turn opened by a 7: none."""
    return 0


def require_time_to_move(game: Game, turn: Turn) -> None:
    """Refuse to move if the turn gives no moves, or has none left."""
    require_moves_of_the_roll(game, turn)
    if turn.attacked:
        require_may_move_after_attack(game)


@clause(
    "rivalry.turn.card_rules_the_turn",  # In a turn that began with a 7, the card drawn says what …
    "rivalry.foreign_aid.move_in_later_turns",  # The armies gained by Foreign Aid cannot be moved before a …
    "rivalry.new_recruits.move_in_later_turns",  # The armies gained by New Recruits cannot be moved before …
)
def require_moves_of_the_roll(game: Game, turn: Turn) -> None:
    """Refuse to move in a turn that was opened by a 7, even with pieces that the card has added."""
    if turn.seven and not moves_of_a_seven(game):
        raise IllegalAction("a 7 was rolled, and it gives no moves")


@ruling("rivalry.ruling.order_of_moves_and_attacks", "any_order")
def require_may_move_after_attack(game: Game) -> None:
    """Let pieces move after an attack."""


def require_fresh_piece(game: Game, table: Table, seat: Seat, turn: Turn, piece: Piece, tile: str) -> None:
    """Refuse a piece that is not there or has moved."""
    if not table.on(piece)[seat].get(tile):
        raise IllegalAction(f"{seat} has no {piece} on {tile}", "rivalry.turn.roll_gives_moves")
    if piece == "foot":
        require_fresh_foot(game, table, seat, turn, tile)
    else:
        require_fresh_cavalry(game, table, seat, turn, tile)


def require_open(game: Game, tile: str) -> None:
    """Refuse a tile that pieces cannot stand on."""
    require_tile(game, tile)
    require_no_coast(game, tile)
    require_no_mountain(game, tile)


@clause(
    "rivalry.map.open_tiles",  # Pieces may move over any tile of the island except greyed …
    "rivalry.map.hexagonal_tiles",  # The island is divided into hexagonal tiles, and the pieces …
)
def require_tile(game: Game, tile: str) -> None:
    """Refuse an unknown tile."""
    if tile not in game.components.tiles:
        raise IllegalAction(f"there is no tile {tile}")


@clause("rivalry.map.greyed_coast_closed")  # No piece may move onto a greyed-out coastal tile.
def require_no_coast(game: Game, tile: str) -> None:
    """Refuse a greyed-out coastal tile."""
    if game.components.tiles[tile].terrain == "coast":
        raise IllegalAction(f"{tile} is greyed-out coast")


@clause("rivalry.map.mountain_closed")  # No piece may move onto a mountain tile.
def require_no_mountain(game: Game, tile: str) -> None:
    """Refuse a mountain."""
    if game.components.tiles[tile].terrain == "mountain":
        raise IllegalAction(f"{tile} is a mountain")


@clause("rivalry.movement.foot_moves_one_tile")  # A foot army moves no further than one tile in a turn.
def require_fresh_foot(game: Game, table: Table, seat: Seat, turn: Turn, tile: str) -> None:
    """Refuse a foot army that would move a second tile."""
    if turn.moved.foot.get(tile, 0) >= table.foot[seat][tile] and moves_once(game):
        raise IllegalAction(f"every foot army on {tile} has moved in this turn")


@ruling("rivalry.ruling.piece_moves_once", "once")
def moves_once(game: Game) -> bool:
    """Tell whether a piece that has moved must stay where it is for the rest of the turn: it must."""
    return True


@clause("rivalry.movement.foot_moves_one_tile")  # A foot army moves no further than one tile in a turn.
def require_one_tile(game: Game, start: str, end: str) -> None:
    """Refuse to move a foot army to a tile that is not adjacent."""
    if end not in game.components.next_to(start):
        raise IllegalAction(f"{end} is not adjacent to {start}")


@clause("rivalry.movement.cavalry_moves_two_tiles")  # A cavalry piece moves no further than two tiles in a …
def require_fresh_cavalry(game: Game, table: Table, seat: Seat, turn: Turn, tile: str) -> None:
    """Refuse a second move with a cavalry piece."""
    if turn.moved.cavalry.get(tile, 0) >= table.cavalry[seat][tile] and moves_once(game):
        choice("rivalry.ruling.cavalry_in_one_go")
        raise IllegalAction(f"every cavalry piece on {tile} has moved in this turn")


@clause("rivalry.movement.cavalry_moves_two_tiles")  # A cavalry piece moves no further than two tiles in a …
def require_two_tiles(game: Game, start: str, end: str) -> None:
    """Refuse to move a cavalry piece more than two tiles, or to the tile that it stands on."""
    if end in game.components.next_to(start):
        note("rivalry.movement.cavalry_may_go_one_tile")
    elif end not in game.components.two_away(start):
        raise IllegalAction(f"{end} is not one or two tiles from {start}")


@clause(
    "rivalry.movement.no_more_than_the_roll",  # A player may not move more pieces in a turn than the …
    "rivalry.movement.foot_and_cavalry_share_the_roll",  # Foot armies and cavalry pieces are counted …
    "rivalry.turn.roll_gives_moves",  # A turn roll of 2 to 6 or 8 to 12 is the number of pieces, …
)
def require_number(game: Game, turn: Turn, tiles: int) -> None:
    """Refuse a move for which too little of the number rolled is left."""
    if price(game, tiles) > turn.moves:
        raise IllegalAction(f"{turn.moves} moves of the number rolled are left")


@ruling("rivalry.ruling.cavalry_and_the_roll", "one_a_piece")
def price(game: Game, tiles: int) -> int:
    """Return how much of the roll a move of this many tiles uses: one, for the piece."""
    return 1


def tiles_moved(game: Game, move: Move) -> int:
    """Return the number of tiles that a move covers."""
    return 1 if move.end in game.components.next_to(move.start) else 2


def require_room(game: Game, table: Table, seat: Seat, tile: str) -> None:
    """Refuse a tile that enemies block."""
    require_no_enemy(table, seat, tile)
    require_undefended_city(game, table, seat, tile)


@clause("rivalry.map.open_tiles")  # Pieces may move over any tile of the island except greyed …
def require_no_enemy(table: Table, seat: Seat, tile: str) -> None:
    """Refuse a tile that holds enemy pieces."""
    if table.pieces(other(seat), tile):
        raise IllegalAction(f"{tile} holds enemy pieces")


@clause("rivalry.siege.one_large_tile")  # The defenders of a city act as if they all stood on one …
def require_undefended_city(game: Game, table: Table, seat: Seat, tile: str) -> None:
    """Refuse a tile of a city that an enemy defends."""
    if not may_enter_city_tiles(game, table, seat, tile):
        raise IllegalAction(f"{tile} is a tile of a city that the enemy defends")


def tiles_between(game: Game, move: Move) -> tuple[str, ...]:
    """Return the open tiles across which a piece can ride to a tile two away; none for an adjacent tile."""
    near = game.components.next_to(move.end)
    if move.start in near:
        return ()
    ways = (tile for tile in game.components.next_to(move.start) if tile in near)
    return tuple(tile for tile in ways if game.components.is_open(tile))


@clause("rivalry.map.around_mountains")  # No piece may cross a mountain tile on its way to another …
def require_way_round(game: Game, move: Move) -> None:
    """Refuse a ride that would have to cross a mountain or the coast."""
    if move.end not in game.components.next_to(move.start) and not tiles_between(game, move):
        raise IllegalAction(f"there is no open tile between {move.start} and {move.end}")


@clause(
    "rivalry.movement.cavalry_moves_two_tiles",  # A cavalry piece moves no further than two tiles in a turn.
    "rivalry.map.open_tiles",  # Pieces may move over any tile of the island except greyed …
)
def require_free_way(game: Game, table: Table, seat: Seat, move: Move) -> None:
    """Refuse a ride if the piece cannot cross any tile on the way."""
    between = tiles_between(game, move)
    if between and not any(may_cross(game, table, seat, tile) for tile in between):
        raise IllegalAction(f"enemies block the way from {move.start} to {move.end}")


def may_cross(game: Game, table: Table, seat: Seat, tile: str) -> bool:
    """Tell whether a piece could ride across a tile."""
    if crosses_only_where_it_could_stop(game):
        return may_stop(game, table, seat, tile) and not makes_stop(game, table, seat, tile)
    return game.components.is_open(tile) and not makes_stop(game, table, seat, tile)


@ruling("rivalry.ruling.cavalry_path", "tile_it_could_enter")
def crosses_only_where_it_could_stop(game: Game) -> bool:
    """Tell whether enemies who keep a piece from stopping also keep it from riding on: they do."""
    return True


@ruling("rivalry.ruling.moving_by_enemies", "passes")
def makes_stop(game: Game, table: Table, seat: Seat, tile: str) -> bool:
    """Tell whether a piece that reaches a tile must stop there: it need not."""
    return False


def may_stop(game: Game, table: Table, seat: Seat, tile: str) -> bool:
    """Tell whether a piece could stop on an open tile."""
    return game.components.is_open(tile) and allowed(require_room, game, table, seat, tile)


@answer(Turn, Move, require=require_move)
@clause(
    "rivalry.turn.roll_gives_moves",  # A turn roll of 2 to 6 or 8 to 12 is the number of pieces, …
    "rivalry.map.open_tiles",  # Pieces may move over any tile of the island except greyed …
)
def move_piece(game: Game, state: State, seat: Seat, action: Move) -> State:
    """Return the state after a piece has moved, with the consequences for the cities at both ends."""
    if set(game.components.sites_at(action.end)) & set(state.table.held[seat]):
        note("rivalry.siege.reinforcements")
    table = state.table.with_piece(seat, action.piece, action.start, -1)
    table = table.with_piece(seat, action.piece, action.end, 1)
    state = noted(replace(state, table=table), action.piece, action.end, 1)
    paid = price(game, tiles_moved(game, action))
    return settle_control(game, state.with_turn(lambda turn: replace(turn, moves=turn.moves - paid)))

"""Faults: turns, the map, and movement."""

from msgspec.structs import replace

from engines.wrong.rules.spoiling import fault


@fault("rivalry.turn.roll_gives_moves", replaces="movement.price")
def cavalry_uses_two_of_the_roll(game, original, rules, tiles):
    """Each tile that a cavalry piece moves over uses one of the number rolled."""
    return tiles


@fault("rivalry.turn.seven_draws_a_card", replaces="cards.draw", lifts="movement.require_moves_of_the_roll")
def seven_moves_seven(game, original, rules, state, chance):
    """On a 7 a card is drawn, and seven pieces may be moved as well."""
    return original(rules, state.with_turn(lambda turn: replace(turn, moves=7)), chance)


@fault("rivalry.map.around_mountains")
def mountains_open_to_cavalry(game):
    """Closed tiles are tested only where a cavalry piece stops, not where it passes."""

    @game.replaces("movement.tiles_between")
    def tiles_between(original, rules, move):
        return tuple(
            tile
            for tile in rules.components.next_to(move.start)
            if tile in rules.components.next_to(move.end)
        )

    @game.replaces("movement.may_cross")
    def may_cross(original, rules, table, seat, tile):
        return not rules.components.is_open(tile) or original(rules, table, seat, tile)


@fault("rivalry.map.greyed_coast_closed", lifts="movement.require_no_coast")
def coast_is_open(game):
    """Greyed coastal tiles can be entered."""

    def is_open(components, tile):
        return tile in components.tiles and components.tiles[tile].terrain != "mountain"

    game.module("components").Components.is_open = is_open


@fault("rivalry.movement.foot_and_cavalry_share_the_roll", replaces="state.noted")
def marks_of_moved_pieces_by_tile(game, original, state, piece, tile, by):
    """A piece that arrives marks foot and cavalry of the tile alike as moved."""
    return original(original(state, "foot", tile, by), "cavalry", tile, by)


@fault("rivalry.movement.foot_moves_one_tile")
def army_moves_two_tiles(game):
    """Foot armies may move over two tiles, as cavalry may."""

    @game.replaces("movement.moves")
    def moves(original, rules, state, seat, turn):
        move, movement = game.module("actions").Move, game.module("movement")
        far = [
            move("foot", start, end)
            for start in state.table.foot[seat]
            for end in rules.components.two_away(start)
        ]
        allowed = [
            one for one in far if movement.allowed(movement.require_move, rules, state, seat, turn, one)
        ]
        return original(rules, state, seat, turn) + allowed

    @game.replaces("movement.require_one_tile")
    def require_two_tiles(original, rules, start, end):
        game.module("movement").require_two_tiles(rules, start, end)


@fault("rivalry.movement.no_more_than_the_roll", lifts="movement.require_number")
def roll_does_not_limit(game):
    """Any number of pieces may be moved."""

    @game.replaces("movement.moves")
    def offer(original, rules, state, seat, turn):
        return original(rules, state, seat, replace(turn, moves=max(1, turn.moves)))

    @game.replaces("movement.move_piece")
    def move_piece(original, rules, state, seat, move):
        after = original(rules, state, seat, move)
        return after.with_turn(lambda turn: replace(turn, moves=max(0, turn.moves)))

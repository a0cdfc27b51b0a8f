"""Other readings: setup, cards, moves and new armies."""

from __future__ import annotations

from ...vocabulary import Chance, IllegalAction, reading
from .. import beginning, capital, cards, misfortunes, movement, production, setup, turn
from .. import pending as p
from ..cities import defenders
from ..components import STARTING_CITIES, Game
from ..state import PIECES, Cards, Piece, Seat, Seats, State, Table, nation, other


@reading("republic", instead_of=beginning.beginner)
def republic_begins(game: Game, seats: Seats) -> Seat:
    """Return the player who begins: the Republic."""
    return "Republic"


@reading("player_by_player", instead_of=setup.place_in_order)
def all_of_one_player_first(game: Game, entry: p.Cities | p.Armies, late: int) -> tuple[int, ...]:
    """Return the rank of what a player still has to place: one player places everything, then the other."""
    return late, int(isinstance(entry, p.Armies))


@reading("piece_by_piece", instead_of=setup.place_in_order)
def piece_by_piece(game: Game, entry: p.Cities | p.Armies, late: int) -> tuple[int, ...]:
    """Return the rank of what a player still has to place: the players take turns with single pieces."""
    if isinstance(entry, p.Armies):
        return 1, -(entry.left + entry.additional), late
    return 0, -(entry.left or STARTING_CITIES), late


@reading("one_at_each_city", instead_of=setup.number_of_additional_armies)
def an_army_for_each_city(game: Game) -> int:
    """Return the number of armies that a player places in addition to the 25: one for each city."""
    return STARTING_CITIES


@reading("any_own_tile", instead_of=setup.require_starting_tile)
def require_any_tile(game: Game, tile: str) -> None:
    """Refuse a tile on which no starting army can stand: one that does not exist."""
    movement.require_tile(game, tile)


@reading("no_limit", instead_of=beginning.agreed_turns)
def endless(game: Game, options: beginning.Options) -> tuple[int, ...]:
    """Return the agreed maximum number of turns: there is none."""
    return ()


@reading("most_cities", instead_of=turn.winners_at_the_limit)
def most_cities_win(game: Game, table: Table) -> Seats:
    """Return the winners after the agreed turns: the player who holds more cities."""
    held = {seat: len(table.held[seat]) for seat in table.seats}
    return tuple(seat for seat in table.seats if held[seat] > held[other(seat)])


@reading("ends", instead_of=capital.after_the_escape)
def end_turn_after_the_escape(game: Game, state: State) -> State:
    """Return the state after an escape, in which the new armies of the turn come next."""
    match state.pending[0]:
        case p.Turn() as entry:
            return production.end_moves_and_attacks(game, state, entry)
    return state


@reading("waits", instead_of=turn.sabotage_of_lost_turn)
def sabotage_waits(game: Game, table: Table, seat: Seat) -> Table:
    """Return the table after a seat has lost a turn; the effect of Sabotage waits for the next one."""
    return table


@reading("seven", instead_of=movement.moves_of_a_seven)
def seven_moves(game: Game) -> int:
    """Return how many pieces may be moved in a turn opened by a 7: seven."""
    return 7


@reading("moves_first", instead_of=movement.require_may_move_after_attack)
def refuse_to_move_after_attack(game: Game) -> None:
    """Refuse to move after an attack."""
    raise IllegalAction(
        "an attack has been made, and moves must come before attacks", "rivalry.turn.roll_gives_moves"
    )


@reading("repeatedly", instead_of=movement.moves_once)
def moves_repeatedly(game: Game) -> bool:
    """Tell whether a piece that has moved must stay where it is for the rest of the turn: it need not."""
    return False


@reading("one_a_tile", instead_of=movement.price)
def price_of_tiles(game: Game, tiles: int) -> int:
    """Return how much of the roll a move of this many tiles uses: one for each tile."""
    return tiles


@reading("anything_but_mountains", instead_of=movement.crosses_only_where_it_could_stop)
def crosses_enemies(game: Game) -> bool:
    """Tell whether enemies who keep a piece from stopping also keep it from riding on: they do not."""
    return False


@reading("stops", instead_of=movement.makes_stop)
def stops_beside_enemies(game: Game, table: Table, seat: Seat, tile: str) -> bool:
    """Tell whether a piece that reaches a tile must stop there: it must beside an enemy."""
    return any(table.pieces(other(seat), near) for near in game.components.next_to(tile))


@reading("may_not", instead_of=production.may_produce)
def must_be_guarded_to_produce(game: Game, table: Table, site: str) -> bool:
    """Tell whether a city with its current garrison may add an army: only if it has one."""
    return defenders(game, table, site) > 0


@reading("forbidden", instead_of=production.produces_after_seven)
def no_production_after_seven(game: Game) -> bool:
    """Tell whether a turn opened by a 7 allows new armies: it does not."""
    return False


@reading("bottom", instead_of=cards.put_aside)
def put_under_the_stack(game: Game, state: State, name: str, deck: Cards, chance: Chance) -> State:
    """Return the state in which a drawn card has gone to the place for used cards: under the stack."""
    return state.with_table(deck=(*deck, name))


@reading("shuffled_back", instead_of=cards.put_aside)
def shuffle_back(game: Game, state: State, name: str, deck: Cards, chance: Chance) -> State:
    """Return the state in which a drawn card has been shuffled into the stack again."""
    return state.with_table(deck=chance.shuffle((*deck, name)))


@reading("no_more_cards", instead_of=cards.reshuffle)
def no_more_cards(game: Game, state: State, chance: Chance) -> State:
    """Return the state in which the stack stays empty."""
    return state


@reading("nowhere", instead_of=cards.places_without_capital)
def nowhere_without_capital(game: Game, tiles: tuple[str, ...]) -> tuple[str, ...]:
    """Return the tiles on which armies may appear while the enemy holds the capital: none."""
    return ()


@reading("either", instead_of=cards.kinds_of_new_army)
def either_kind(game: Game) -> tuple[Piece, ...]:
    """Return the kinds of piece that may be added: both."""
    return PIECES


@reading("together", instead_of=cards.tile_of_the_others)
def same_tile(game: Game, tile: str) -> str:
    """Return the tile on which the other armies of a card have to appear: that of the first one."""
    return tile


@reading("own_land", instead_of=cards.require_land)
def require_own_land(game: Game, seat: Seat, site: str) -> None:
    """Refuse a site beyond the border."""
    if game.components.land_of(site) != nation(seat):
        raise IllegalAction(
            f"{site} does not lie in the builder's land", "rivalry.internal_improvement.build_a_city"
        )


@reading("with_enemies", instead_of=cards.require_no_enemies_there)
def build_beside_enemies(game: Game, state: State, seat: Seat, site: str) -> None:
    """Let a city be built with enemies around it."""


@reading("may_be_empty", instead_of=cards.require_garrison_there)
def build_without_garrison(game: Game, state: State, seat: Seat, site: str) -> None:
    """Let a city be built without a piece around it."""


@reading("land_owner", instead_of=cards.founder_in_enemy_land)
def founded_for_the_enemy(game: Game, builder: Seat) -> Seat:
    """Return the founder of a city that is built beyond the border: the owner of the land."""
    return other(builder)


@reading("foot_only", instead_of=misfortunes.mutinous_kinds)
def mutinous_foot(game: Game) -> tuple[Piece, ...]:
    """Return the kinds of piece that can be lost to Mutiny: foot armies."""
    return ("foot",)


@reading("capital_first", instead_of=misfortunes.lost_first)
def lost_at_the_capital_first(
    game: Game, state: State, there: list[tuple[Piece, str]]
) -> list[tuple[Piece, str]]:
    """Return the drawer's pieces from which Mutiny takes the next loss: those at the capital, if any."""
    site = capital.capital_for_new_armies(state.table, state.table.turn)
    around = game.components.around(site)
    return [(piece, tile) for piece, tile in there if tile in around] or there


@reading("opponent", instead_of=misfortunes.who_chooses_mutineers)
def opponent_chooses_mutineers(game: Game, drawer: Seat) -> Seat:
    """Return who chooses the pieces lost to Mutiny: the opponent of the drawer."""
    return other(drawer)


@reading("freely", instead_of=misfortunes.may_lose_guard)
def lose_guards_freely(game: Game, state: State) -> bool:
    """Tell whether the last piece around a city may be lost: it may."""
    return True


@reading("never", instead_of=misfortunes.may_lose_guard)
def never_lose_guards(game: Game, state: State) -> bool:
    """Tell whether the last piece around a city may be lost: it may not."""
    return False


@reading("add_up", instead_of=misfortunes.turns_to_lose)
def one_turn_more(game: Game, before: int) -> int:
    """Return how many turns a seat loses that was to lose some before: one more."""
    return before + 1


@reading("end_of_this_turn", instead_of=misfortunes.sabotage)
def sabotage_this_turn(game: Game, state: State, seat: Seat) -> State:
    """Return the state in which the cities of a seat produce nothing at the end of this turn."""
    return state.with_table(sabotaged_this_turn=(seat,))

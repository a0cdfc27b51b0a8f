"""Rounds: drawing hands, passing them on, discarding their last tiles, and the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from ..clauses import clause
from .cities import cities_in_play, left_city, right_city
from .readings import Game
from .state import Names, Pending, Round, Seat, Seats, State, Tiles, is_variant, nothing_for

HAND = 7
DUPLEX_HAND = 3


def rounds_of(seats: Seats) -> tuple[Round, ...]:
    """Return the rounds of a game in their order."""
    return ("1a", "1b", "2a", "2b", "3a", "3b") if is_variant(seats) else ("1", "2", "3")


def in_round(*rounds: Round) -> Callable[..., bool]:
    """Return a test of whether the state, the second argument, is in one of these rounds."""
    return lambda game, state, *rest: state.table.round in rounds


def in_variant(game: Game, state: State, *rest: Any) -> bool:
    """Tell whether two players play."""
    return is_variant(state.table.seats)


def begin_round(game: Game, state: State, following: Round) -> State:
    """Return the state in which every player has a new hand and is to choose."""
    state = replace(
        state, phase="choosing", to_act=state.table.seats, table=replace(state.table, round=following)
    )
    return (
        draw_duplex_tiles(game, state) if following in ("2", "2a", "2b") else draw_building_tiles(game, state)
    )


@clause("between_two_cities.rounds.hand_at_the_start")
@clause(
    "between_two_cities.round_one.seven_tiles",
    "between_two_cities.round_one.from_the_box",
    when=in_round("1"),
)
@clause(
    "between_two_cities.round_three.begins",
    "between_two_cities.round_three.like_round_one",
    when=in_round("3"),
)
@clause("between_two_cities.two_players.seven_tiles", when=in_round("1a"))
@clause("between_two_cities.two_players.round_1b", when=in_round("1b"))
@clause("between_two_cities.two_players.round_3a", when=in_round("3a"))
@clause("between_two_cities.two_players.round_3b", when=in_round("3b"))
def draw_building_tiles(game: Game, state: State) -> State:
    """Return the state after every player has drawn seven building tiles from the box."""
    table = state.table
    drawn = HAND * len(table.seats)
    return replace(
        state, table=replace(table, hands=dealt(game, table.seats, table.box[:drawn]), box=table.box[drawn:])
    )


@clause("between_two_cities.rounds.hand_at_the_start")
@clause(
    "between_two_cities.round_two.begins", "between_two_cities.round_two.three_duplexes", when=in_round("2")
)
@clause("between_two_cities.two_players.three_duplexes", when=in_round("2a"))
@clause("between_two_cities.two_players.round_2b", when=in_round("2b"))
def draw_duplex_tiles(game: Game, state: State) -> State:
    """Return the state after every player has drawn three duplex tiles."""
    table = state.table
    drawn = DUPLEX_HAND * len(table.seats)
    return replace(
        state,
        table=replace(
            table,
            hands=dealt(game, table.seats, table.duplex_stack[:drawn]),
            duplex_stack=table.duplex_stack[drawn:],
        ),
    )


def dealt(game: Game, seats: Seats, drawn: Tiles) -> Mapping[Seat, Tiles]:
    """Return the hands that the drawn tiles make, clockwise from the first seat (ruling order_of_drawing)."""
    if game.readings.order_of_drawing == "tile_by_tile":
        return {seat: drawn[place :: len(seats)] for place, seat in enumerate(seats)}
    each = len(drawn) // len(seats)
    return {seat: drawn[place * each : (place + 1) * each] for place, seat in enumerate(seats)}


def put_under_token(game: Game, state: State, seat: Seat) -> State:
    """Return the state after the rest of a hand went under the token of a city."""
    table = state.table
    city = right_for_rest(game, state, seat) if table.round == "3" else left_for_rest(game, state, seat)
    under_tokens = {**table.under_tokens, city: table.hands[seat]}
    return replace(state, table=replace(table, hands={**table.hands, seat: ()}, under_tokens=under_tokens))


@clause(
    "between_two_cities.round_one.rest_to_the_left",
    "between_two_cities.seating.clockwise_is_leftward",
    when=in_round("1"),
)
@clause("between_two_cities.round_two.third_under_the_token", when=in_round("2"))
@clause("between_two_cities.two_players.hand_to_the_opponent", when=in_round("1a", "1b", "3a", "3b"))
def left_for_rest(game: Game, state: State, seat: Seat) -> str:
    """Return the city under whose token the rest of a hand goes in all rounds but the third."""
    return left_city(game.components, state.table.seats, seat)


@clause("between_two_cities.round_three.rest_to_the_right")
def right_for_rest(game: Game, state: State, seat: Seat) -> str:
    """Return the city under whose token the rest of a hand goes in round three."""
    return right_city(game.components, state.table.seats, seat)


def end_turn(game: Game, state: State) -> State:
    """Return the state after what follows when every player has placed both tiles."""
    state = pick_up_hands(game, state)
    return next_turn(state) if any(state.table.hands.values()) else end_round(game, state)


def pick_up_hands(game: Game, state: State) -> State:
    """Return the state after every player took up a passed hand; a last tile is not passed."""
    if not hands_to_pass(state):
        return state
    sources = {seat: source_of_hand(game, state, seat) for seat in state.table.seats}
    return take_up(state, sources)


@clause("between_two_cities.two_players.until_one_tile", when=lambda state: is_variant(state.table.seats))
def hands_to_pass(state: State) -> Names:
    """Return the cities with more than one tile under their token."""
    return tuple(city for city, tiles in state.table.under_tokens.items() if tiles[1:])


def source_of_hand(game: Game, state: State, seat: Seat) -> str:
    """Return the city from under whose token a player's next hand comes."""
    if is_variant(state.table.seats):
        return from_the_opponent(game, state, seat)
    return from_the_left(game, state, seat) if state.table.round == "3" else from_the_right(game, state, seat)


@clause("between_two_cities.two_players.hand_to_the_opponent")
def from_the_opponent(game: Game, state: State, seat: Seat) -> str:
    """Return the city where the opponent has put the rest of a hand."""
    first, second = state.table.seats
    return left_city(game.components, state.table.seats, second if seat == first else first)


@clause("between_two_cities.round_one.taken_from_the_right")
def from_the_right(game: Game, state: State, seat: Seat) -> str:
    """Return the city to the right."""
    return right_city(game.components, state.table.seats, seat)


@clause("between_two_cities.round_three.taken_from_the_left")
def from_the_left(game: Game, state: State, seat: Seat) -> str:
    """Return the city to the left."""
    return left_city(game.components, state.table.seats, seat)


@clause("between_two_cities.passing.hand_travels")
def take_up(state: State, sources: Mapping[Seat, str]) -> State:
    """Return the state in which each player's hand is what lay under the token of a city."""
    table = state.table
    hands = {seat: table.under_tokens[city] for seat, city in sources.items()}
    return replace(
        state, table=replace(table, hands=hands, under_tokens=dict.fromkeys(table.under_tokens, ()))
    )


@clause("between_two_cities.repeat.more_than_one_tile")
def next_turn(state: State) -> State:
    """Return the state in which the players choose again."""
    return replace(state, phase="choosing")


def end_round(game: Game, state: State) -> State:
    """Return the state after the last tiles were discarded and the next round, or the end, has come."""
    state = discard_last_tiles(game, state)
    rounds = rounds_of(state.table.seats)
    following = rounds[rounds.index(state.table.round) + 1 :]
    return begin_next_round(game, state, following[0]) if following else end_game(state)


@clause("between_two_cities.repeat.last_tile_discarded", when=in_round("1", "3", "1a", "1b", "3a", "3b"))
@clause("between_two_cities.discards.not_back_in_the_box", when=in_round("1", "3", "1a", "1b", "3a", "3b"))
@clause("between_two_cities.round_two.third_discarded", when=in_round("2", "2a", "2b"))
@clause("between_two_cities.cities.six_tiles_after_round_one", when=in_round("1", "1b"))
def discard_last_tiles(game: Game, state: State) -> State:
    """Return the state after the tiles under the tokens went to the discards."""
    table = state.table
    last = tuple(
        tile for city in cities_in_play(game.components, table.seats) for tile in table.under_tokens[city]
    )
    return replace(
        state,
        table=replace(
            table, under_tokens=dict.fromkeys(table.under_tokens, ()), discards=table.discards + last
        ),
    )


@clause("between_two_cities.rounds.three", when=lambda game, state, following: not in_variant(game, state))
@clause("between_two_cities.two_players.each_round_twice", when=in_variant)
def begin_next_round(game: Game, state: State, following: Round) -> State:
    """Return the state at the beginning of the next round."""
    return begin_round(game, state, following)


@clause("between_two_cities.ending.after_round_three")
def end_game(state: State) -> State:
    """Return the state after the end."""
    return replace(state, phase="over", pending=Pending(nothing_for(state.table.seats)))

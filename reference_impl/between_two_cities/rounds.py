"""Rounds: drawing hands, passing them on, discarding the last tiles, and the end of the game."""

from __future__ import annotations

from collections.abc import Mapping

from ..vocabulary import clause, note, replace, ruling
from .cities import cities_in_play, left_city, right_city
from .components import Game
from .state import (
    Names,
    Pending,
    Round,
    Seat,
    Seats,
    State,
    Table,
    Tiles,
    is_variant,
    nothing_for,
)

HAND = 7
DUPLEX_HAND = 3
DUPLEX_ROUNDS = ("2", "2a", "2b")
ROUNDS_OF_TWO: tuple[Round, ...] = ("1a", "1b", "2a", "2b", "3a", "3b")


def rounds_of(seats: Seats) -> tuple[Round, ...]:
    """Return the rounds of a game in order."""
    return ROUNDS_OF_TWO if is_variant(seats) else ("1", "2", "3")


@clause("between_two_cities.rounds.steps_at_the_same_time")  # All players take the steps of a turn at the …
def begin_round(game: Game, state: State, following: Round) -> State:
    """Return the state in which every player has a new hand and must choose."""
    table = draw_hands(game, replace(state.table, round=following))
    return replace(state, phase="choosing", to_act=table.seats, table=table)


@clause("between_two_cities.rounds.hand_at_the_start")  # At the start of each round every player draws a …
def draw_hands(game: Game, table: Table) -> Table:
    """Return the table after every player has drawn a hand for the round."""
    match table.round:
        case "1":
            note("between_two_cities.round_one.seven_tiles", "between_two_cities.round_one.from_the_box")
        case "2":
            note("between_two_cities.round_two.begins", "between_two_cities.round_two.three_duplexes")
        case "3":
            note("between_two_cities.round_three.begins", "between_two_cities.round_three.like_round_one")
        case "1a":
            note("between_two_cities.two_players.seven_tiles")
        case "1b":
            note("between_two_cities.two_players.round_1b")
        case "2a":
            note("between_two_cities.two_players.three_duplexes")
        case "2b":
            note("between_two_cities.two_players.round_2b")
        case "3a":
            note("between_two_cities.two_players.round_3a")
        case "3b":
            note("between_two_cities.two_players.round_3b")
    if table.round in DUPLEX_ROUNDS:
        return draw_duplex_tiles(game, table)
    return draw_building_tiles(game, table)


def draw_building_tiles(game: Game, table: Table) -> Table:
    """Return the table after every player has drawn seven building tiles from the box."""
    drawn = HAND * len(table.seats)
    hands = dealt(game, table.seats, table.box[:drawn])
    return replace(table, hands=hands, box=table.box[drawn:])


def draw_duplex_tiles(game: Game, table: Table) -> Table:
    """Return the table after every player has drawn three duplex tiles from the stack."""
    drawn = DUPLEX_HAND * len(table.seats)
    hands = dealt(game, table.seats, table.duplex_stack[:drawn])
    return replace(table, hands=hands, duplex_stack=table.duplex_stack[drawn:])


@clause("between_two_cities.rounds.hands_are_random")  # Chance decides which tiles a player draws.
@ruling("between_two_cities.ruling.order_of_drawing", "hand_by_hand")
def dealt(game: Game, seats: Seats, drawn: Tiles) -> Mapping[Seat, Tiles]:
    """Return the hands into which the drawn tiles are divided: one hand after the other, clockwise."""
    each = len(drawn) // len(seats)
    return {seat: drawn[place * each : (place + 1) * each] for place, seat in enumerate(seats)}


def put_under_token(game: Game, state: State, seat: Seat) -> State:
    """Return the state after the rest of a hand has been put under the token of a city."""
    table = state.table
    city = right_for_rest(game, state, seat) if table.round == "3" else left_for_rest(game, state, seat)
    under_tokens = {**table.under_tokens, city: table.hands[seat]}
    return state.with_table(hands={**table.hands, seat: ()}, under_tokens=under_tokens)


def left_for_rest(game: Game, state: State, seat: Seat) -> str:
    """Return the city whose token covers the rest of a hand in all rounds except the third."""
    match state.table.round:
        case "1":
            note(
                "between_two_cities.round_one.rest_to_the_left",
                "between_two_cities.seating.clockwise_is_leftward",
            )
        case "2":
            note("between_two_cities.round_two.third_under_the_token")
        case "1a" | "1b" | "3a" | "3b":
            note("between_two_cities.two_players.hand_to_the_opponent")
    note_round_of_two_players(state.table.round)
    return left_city(game.components, state.table.seats, seat)


def note_round_of_two_players(current: Round) -> None:
    """Note the rounds to which a round of the two-player variant corresponds."""
    match current:
        case "1b":
            note("between_two_cities.two_players.round_1b")
        case "2b":
            note("between_two_cities.two_players.round_2b")
        case "3a":
            note("between_two_cities.two_players.round_3a")
        case "3b":
            note("between_two_cities.two_players.round_3b")
    if current in ROUNDS_OF_TWO:
        note("between_two_cities.two_players.each_round_twice")


@clause("between_two_cities.round_three.rest_to_the_right")  # In round three a player puts the rest of the …
def right_for_rest(game: Game, state: State, seat: Seat) -> str:
    """Return the city whose token covers the rest of a hand in round three."""
    return right_city(game.components, state.table.seats, seat)


def end_turn(game: Game, state: State) -> State:
    """Return the state after every player has placed both tiles, with everything that follows."""
    state = pick_up_hands(game, state)
    return next_turn(state) if any(state.table.hands.values()) else end_round(game, state)


@clause()
def pick_up_hands(game: Game, state: State) -> State:
    """Return the state after every player has taken a passed hand; the last tile of a hand is not passed."""
    if not hands_to_pass(state):
        return state
    if is_variant(state.table.seats):
        note("between_two_cities.two_players.until_one_tile")
    sources = {seat: source_of_hand(game, state, seat) for seat in state.table.seats}
    return take_up(state, sources)


def hands_to_pass(state: State) -> Names:
    """Return the cities with more than one tile under their tokens."""
    return tuple(city for city, tiles in state.table.under_tokens.items() if len(tiles) > 1)


def source_of_hand(game: Game, state: State, seat: Seat) -> str:
    """Return the city whose token covers a player's next hand."""
    if is_variant(state.table.seats):
        return from_the_opponent(game, state, seat)
    return from_the_left(game, state, seat) if state.table.round == "3" else from_the_right(game, state, seat)


@clause("between_two_cities.two_players.hand_to_the_opponent")  # In round 1a the rest of a hand goes to the …
def from_the_opponent(game: Game, state: State, seat: Seat) -> str:
    """Return the city where the opponent has put the rest of a hand."""
    note_round_of_two_players(state.table.round)
    first, second = state.table.seats
    return left_city(game.components, state.table.seats, second if seat == first else first)


@clause("between_two_cities.round_one.taken_from_the_right")  # In round one a player takes the tiles under …
def from_the_right(game: Game, state: State, seat: Seat) -> str:
    """Return the city to the right."""
    return right_city(game.components, state.table.seats, seat)


@clause("between_two_cities.round_three.taken_from_the_left")  # In round three a player takes the tiles …
def from_the_left(game: Game, state: State, seat: Seat) -> str:
    """Return the city to the left."""
    return left_city(game.components, state.table.seats, seat)


@clause("between_two_cities.passing.hand_travels")  # While more than one tile of a hand remains, the hand …
def take_up(state: State, sources: Mapping[Seat, str]) -> State:
    """Return the state in which each player's hand consists of the tiles from under the token of a city."""
    table = state.table
    hands = {seat: table.under_tokens[city] for seat, city in sources.items()}
    return state.with_table(hands=hands, under_tokens=dict.fromkeys(table.under_tokens, ()))


@clause("between_two_cities.repeat.more_than_one_tile")  # While more than one tile lies under each city …
def next_turn(state: State) -> State:
    """Return the state in which the players choose again."""
    return replace(state, phase="choosing")


def end_round(game: Game, state: State) -> State:
    """Return the state after the last tiles have been discarded: the next round begins, or the game ends."""
    state = discard_last_tiles(game, state)
    following = round_after(state.table)
    if following is None:
        return end_game(state)
    if is_variant(state.table.seats):
        note("between_two_cities.two_players.each_round_twice")
    else:
        note("between_two_cities.rounds.three")
    return begin_round(game, state, following)


def round_after(table: Table) -> Round | None:
    """Return the round that follows, or None after the last round."""
    rounds = rounds_of(table.seats)
    following = rounds.index(table.round) + 1
    return rounds[following] if following < len(rounds) else None


def discard_last_tiles(game: Game, state: State) -> State:
    """Return the state after the tiles under the tokens have been discarded."""
    table = state.table
    if table.round in DUPLEX_ROUNDS:
        note("between_two_cities.round_two.third_discarded")
    else:
        note(
            "between_two_cities.repeat.last_tile_discarded", "between_two_cities.discards.not_back_in_the_box"
        )
    note_round_of_two_players(table.round)
    if table.round in ("1", "1b"):
        note("between_two_cities.cities.six_tiles_after_round_one")
    cities = cities_in_play(game.components, table.seats)
    discards = table.discards + tuple(tile for city in cities for tile in table.under_tokens[city])
    return state.with_table(under_tokens=dict.fromkeys(table.under_tokens, ()), discards=discards)


@clause("between_two_cities.ending.after_round_three")  # The game ends when round three is over.
def end_game(state: State) -> State:
    """Return the state after the end."""
    return replace(state, phase="over", pending=Pending(nothing_for(state.table.seats)))

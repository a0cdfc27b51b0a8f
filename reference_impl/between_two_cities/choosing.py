"""Choosing two tiles in secret, and revealing them."""

from __future__ import annotations

from ..vocabulary import IllegalAction, answer, clause, note, question, replace, ruling
from . import rounds
from .cities import own_cities
from .components import Game, Now
from .state import Choose, Pending, Seat, Seats, State, is_variant, nothing_for, without

CHOSEN = 2


@question("choosing")
def choices(now: Now) -> list[Choose]:
    """Return the tiles that a seat may consider."""
    return [Choose(tile) for tile in dict.fromkeys(now.state.table.hands[now.seat])]


@clause("between_two_cities.rounds.steps_at_the_same_time")  # All players take the steps of a turn at the …
def choosing_seats(state: State) -> Seats:
    """Return who still has to choose: all at once, but a choice that has begun is finished first."""
    return halfway_seats(state) or tuple(seat for seat in state.table.seats if not state.table.chosen[seat])


def halfway_seats(state: State) -> Seats:
    """Return the seats that have chosen one tile but not the other."""
    return tuple(seat for seat in state.table.seats if len(state.table.chosen[seat]) == 1)


def require_choice(now: Now, action: Choose) -> None:
    """Refuse a tile that a seat cannot choose."""
    if len(now.state.table.chosen[now.seat]) == CHOSEN:
        require_not_final(now.seat)
    require_no_other_halfway(now.state, now.seat)
    require_in_hand(now.state, now.seat, action.tile)


@clause(
    "between_two_cities.choosing.final",  # A player who has finished choosing may not change the …
    "between_two_cities.choosing.two_tiles",  # On each turn each player chooses exactly two tiles from …
)
def require_not_final(seat: Seat) -> None:
    """Refuse another tile after the second one."""
    raise IllegalAction(f"{seat} has finished choosing")


def require_no_other_halfway(state: State, seat: Seat) -> None:
    """Refuse to begin a choice while another player has made only half of theirs."""
    if {*halfway_seats(state)} - {seat}:
        raise IllegalAction("another player's choice is half made")


@clause("between_two_cities.choosing.two_tiles")  # On each turn each player chooses exactly two tiles from …
def require_in_hand(state: State, seat: Seat, tile: str) -> None:
    """Refuse a tile that is not in the hand."""
    if tile not in state.table.hands[seat]:
        raise IllegalAction(f"{seat} has no {tile} in hand")


@answer("choosing", Choose, require=require_choice)
def choose(now: Now, action: Choose) -> State:
    """Return the state after a seat has chosen a tile, with everything that follows."""
    state = lay_face_down(now.state, now.seat, action.tile)
    if len(state.table.chosen[now.seat]) != CHOSEN:
        return replace(state, settled=False)
    state = finish_choice(now.game, state, now.seat)
    return reveal(now.game, state) if all_have_chosen(state) else state


@clause("between_two_cities.choosing.two_tiles")  # On each turn each player chooses exactly two tiles from …
def lay_face_down(state: State, seat: Seat, tile: str) -> State:
    """Return the state after a player has laid a tile from the hand face down."""
    table = state.table
    if is_variant(table.seats):
        note("between_two_cities.two_players.two_tiles_a_turn")
        if table.round in rounds.DUPLEX_ROUNDS:
            note("between_two_cities.two_players.two_duplexes_placed")
    elif table.round == "3":
        note("between_two_cities.round_three.like_round_one")
    hands = {**table.hands, seat: without(table.hands[seat], tile)}
    return state.with_table(hands=hands, chosen={**table.chosen, seat: (*table.chosen[seat], tile)})


@clause(
    "between_two_cities.choosing.token_marks_the_choice",  # Tiles under the token of a city show everybody …
    "between_two_cities.choosing.final",  # A player who has finished choosing may not change the …
)
def finish_choice(game: Game, state: State, seat: Seat) -> State:
    """Return the state after the rest of the hand is put under a token, which shows that a choice is made."""
    return rounds.put_under_token(game, replace(state, settled=True), seat)


@clause("between_two_cities.reveal.when_all_have_chosen")  # Nobody's choice is revealed before there are …
def all_have_chosen(state: State) -> bool:
    """Tell whether every player has finished choosing."""
    return not choosing_seats(state)


@ruling("between_two_cities.ruling.when_the_passed_hand_is_seen", "after_all_have_placed")
def reveal(game: Game, state: State) -> State:
    """Return the state after the reveal; the hands under the tokens stay there."""
    return turn_up(game, state)


@clause(
    "between_two_cities.reveal.all_together",  # All players reveal their chosen tiles at the same moment.
    "between_two_cities.reveal.face_up_in_front",  # Revealed tiles lie face up in front of their player …
)
@clause("between_two_cities.rounds.steps_in_order")  # The steps of a turn come in this order: choose, …
def turn_up(game: Game, state: State) -> State:
    """Return the state in which all chosen tiles are face up, to be placed one in each city of the player."""
    table = state.table
    if is_variant(table.seats):
        note("between_two_cities.two_players.steps_of_a_turn")
    to_place_in = {seat: own_cities(game.components, table.seats, seat) for seat in table.seats}
    state = replace(state, phase="placing", pending=Pending(to_place_in))
    return state.with_table(chosen=nothing_for(table.seats), revealed=table.chosen)

"""The capital and its leader: how a leader is lost or escapes, and how that ends the game."""

from __future__ import annotations

from ..vocabulary import Chance, IllegalAction, allowed, answer, clause, note, question, replace, ruling
from . import pending as p
from .actions import Escape, LeaveLeader, RollToSaveLeader
from .components import Game
from .state import Result, Seat, State, Table, Why, other

LAST_NUMBER_THAT_CAPTURES = 3


@clause(
    "rivalry.interim_capital.capture_ends_game",  # When an interim capital is captured, the game is over.
    "rivalry.interim_capital.where_the_leader_went",  # The city to which the leader has escaped is the …
)
def is_interim(table: Table, seat: Seat) -> bool:
    """Tell whether a leader resides in a city other than the declared capital."""
    return table.leaders[seat] != table.capitals[seat]


def capital_for_new_armies(table: Table, seat: Seat) -> str:
    """Return the city where armies from cards appear: the capital or, if the enemy has it, the interim."""
    held = [site for site in table.capitals[seat] if site in table.held[seat]]
    return (held or table.leaders[seat])[0]


def endanger_leader(game: Game, state: State, site: str, captor: Seat) -> State:
    """Return the state after the capture of a city that may contain the enemy's leader."""
    loser = other(captor)
    if state.table.leaders[loser] != (site,):
        return state
    if is_interim(state.table, loser) and not may_roll_for_interim(game):
        return lose_interim_capital(state, captor)
    if not allowed(require_second_city, game, state.table, loser):
        return leave_no_second_city(state, captor)
    if not may_escape_again(game, state.table, loser):
        return capture_leader(state, captor)
    return ask_for_roll(state, loser)


@ruling("rivalry.ruling.interim_is_final", "no_roll")
def may_roll_for_interim(game: Game) -> bool:
    """Tell whether the fall of an interim capital is followed by a roll: it is not."""
    return False


@clause("rivalry.interim_capital.capture_ends_game")  # When an interim capital is captured, the game is over.
def lose_interim_capital(state: State, winner: Seat) -> State:
    """Return the state after an interim capital has been lost."""
    return over(state, "interim capital", winner)


@clause(
    "rivalry.escape.no_second_city_ends_game",  # If a capital is captured and its nation has no second …
    "rivalry.escape.needs_a_second_city",  # The leader cannot escape if the nation has no second city.
)
def leave_no_second_city(state: State, winner: Seat) -> State:
    """Return the state after a capital has been captured when there was no other city to escape to."""
    return over(state, "no second city", winner)


@clause(
    "rivalry.capital.leader_in_danger",  # When a capital is captured, its nation's leader is in …
    "rivalry.last_ditch.may_roll",  # A player whose capital is captured may roll to save the …
)
def ask_for_roll(state: State, seat: Seat) -> State:
    """Return the state in which a seat may roll to save its leader."""
    return state.with_first(p.LastDitch(seat))


@clause(
    "rivalry.last_ditch.leader_captured_ends_game",  # When the roll fails to save the leader, the game is …
    "rivalry.object.capture_the_capital",  # Each player's aim is to capture the other player's capital.
)
def capture_leader(state: State, winner: Seat) -> State:
    """Return the state after a leader has been captured."""
    return over(state, "leader captured", winner)


@ruling("rivalry.ruling.second_fall", "roll_again")
def may_escape_again(game: Game, table: Table, seat: Seat) -> bool:
    """Tell whether a leader may escape, possibly for a second time: it may."""
    return True


def refuges(game: Game, table: Table, seat: Seat) -> tuple[str, ...]:
    """Return the cities to which a leader may escape."""
    return tuple(
        site
        for site in table.held[seat]
        if (site,) != table.leaders[seat]
        and may_receive_leader(game, table, seat, site)
        and is_refuge(game, table, seat, site)
    )


@ruling("rivalry.ruling.captured_city_as_refuge", "any_controlled")
def is_refuge(game: Game, table: Table, seat: Seat, site: str) -> bool:
    """Tell whether a city that a nation holds can be a refuge: any can, whoever founded it."""
    return True


@ruling("rivalry.ruling.open_city_as_refuge", "may")
def may_receive_leader(game: Game, table: Table, seat: Seat, site: str) -> bool:
    """Tell whether a city is guarded well enough to receive a leader: it need not be guarded."""
    return True


@clause("rivalry.escape.needs_a_second_city")  # The leader cannot escape if the nation has no second city.
def require_second_city(game: Game, table: Table, seat: Seat) -> None:
    """Refuse an escape if there is no city to escape to."""
    if not refuges(game, table, seat):
        raise IllegalAction("there is no second city to escape to")


@answer(p.LastDitch, RollToSaveLeader)
@clause("rivalry.last_ditch.may_roll")  # A player whose capital is captured may roll to save the …
def roll_for_leader(state: State, seat: Seat, chance: Chance) -> State:
    """Return the state after the roll to save the leader; the seat chooses where a saved leader goes."""
    if last_ditch_roll(chance) <= LAST_NUMBER_THAT_CAPTURES:
        note("rivalry.last_ditch.one_to_three_captured")
        return capture_leader(state, other(seat))
    note("rivalry.last_ditch.four_to_six_escapes")
    return state.instead(p.MayEscape(seat))


@answer(p.LastDitch, LeaveLeader)
def leave_leader(state: State, seat: Seat) -> State:
    """Return the state after a player has given up the leader."""
    return capture_leader(state, other(seat))


@clause("rivalry.last_ditch.one_die")  # The roll to save the leader is made with one die.
def last_ditch_roll(chance: Chance) -> int:
    """Return the number on the single die."""
    return chance.roll(1)[0]


@clause(
    "rivalry.last_ditch.four_to_six_escapes",  # If the roll to save the leader is 4, 5 or 6, the leader …
    "rivalry.escape.needs_a_second_city",  # The leader cannot escape if the nation has no second city.
)
def require_refuge(game: Game, table: Table, seat: Seat, site: str) -> None:
    """Refuse to escape to a city that cannot be a refuge."""
    if site not in refuges(game, table, seat):
        raise IllegalAction(f"the leader cannot escape to {site}")


@question(p.MayEscape)
def escapes(game: Game, table: Table, seat: Seat) -> list[Escape]:
    """Return the cities to which a leader may escape."""
    return list(map(Escape, refuges(game, table, seat)))


@answer(p.MayEscape, Escape, require=require_refuge)
@clause(
    "rivalry.escape.game_goes_on",  # After the leader's escape the game goes on as usual.
    "rivalry.interim_capital.where_the_leader_went",  # The city to which the leader has escaped is the …
)
def escape(game: Game, state: State, seat: Seat, site: str) -> State:
    """Return the state after the leader has escaped; the turn goes on."""
    escaped = state.table.escaped if seat in state.table.escaped else (*state.table.escaped, seat)
    table = replace(state.table, leaders={**state.table.leaders, seat: (site,)}, escaped=escaped)
    return after_the_escape(game, replace(state, table=table).without_first())


@ruling("rivalry.ruling.turn_after_the_escape", "goes_on")
def after_the_escape(game: Game, state: State) -> State:
    """Return the state after an escape, in which the turn goes on."""
    return state


@clause("rivalry.interim_capital.original_retaken")  # When a nation retakes its original capital, the game …
def retake_capital(game: Game, state: State, site: str, seat: Seat) -> State:
    """Return the state after a nation has regained its original capital."""
    table = state.table
    if table.capitals[seat] != (site,) or not is_interim(table, seat) or not leader_returns(game):
        return state
    return replace(state, table=replace(table, leaders={**table.leaders, seat: (site,)}))


@ruling("rivalry.ruling.retaken_capital", "returns")
def leader_returns(game: Game) -> bool:
    """Tell whether a leader returns to the original capital: it does."""
    return True


def after_loss_of_control(game: Game, state: State, site: str, captor: Seat) -> State:
    """Return the state after a captor has lost control of a city, with the consequences for the leaders."""
    founder = other(captor)
    if state.table.cities[site][0].holder == founder and is_retaken_without_a_fight(game):
        state = retake_capital(game, state, site, founder)
    return lose_interim_capital(state, founder) if state.table.leaders[captor] == (site,) else state


@ruling("rivalry.ruling.retaken_without_a_fight", "counts")
def is_retaken_without_a_fight(game: Game) -> bool:
    """Tell whether a capital is retaken when its captor loses control of it: it is."""
    return True


def over(state: State, why: Why, *winners: Seat) -> State:
    """Return the state in which the game has ended."""
    return replace(state, pending=(), table=replace(state.table, result=Result(why, winners)))

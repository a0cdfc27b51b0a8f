"""The turn: which question is asked of which seat, how each action is carried out, and how play continues."""

from __future__ import annotations

import sys

from ..vocabulary import (
    Chance,
    IllegalAction,
    Moment,
    Steps,
    answer,
    automatic,
    choice,
    clause,
    note,
    question,
    replace,
    ruling,
)
from . import actions as a
from . import (
    advancing,
    attacking,
    battle,
    capital,
    capture,
    cards,
    misfortunes,
    movement,
    production,
    setup,
    surrender,
)
from . import pending as p
from .actions import Action
from .components import Game
from .state import Seat, Seats, State, Table, other

SEVEN = 7


def legal_actions(game: Game, state: State, seat: Seat) -> list[Action]:
    """Return every action that the seat may take now."""
    if seat not in state.to_act:
        return []
    if open_cities(game, state):
        choice("rivalry.ruling.city_without_a_piece")
        choice("rivalry.ruling.entering_an_open_city")
    entry = state.pending[0]
    return list(STEPS.legal_actions(type(entry), Moment(game, state, seat, entry)))


def open_cities(game: Game, state: State) -> list[str]:
    """Return the cities around which their holder has no piece, unless one is being fought for."""
    if state.phase == "setup" or any(isinstance(entry, p.Battle | p.MarchingIn) for entry in state.pending):
        return []
    held = [(site, found[0].holder) for site, found in state.table.cities.items() if found]
    around = game.components.around
    return [site for site, seat in held if seat != "nobody" and not state.table.pieces_on(seat, around(site))]


def require_asked(game: Game, state: State, action: Action) -> None:
    """Refuse an action that no question asks for."""
    entry = state.pending[0]
    if type(action) not in STEPS.answers[type(entry)]:
        raise IllegalAction("this is not what is being decided now", clause_against(game, entry, action))


def clause_against(game: Game, entry: p.Unfinished, action: Action) -> str:
    """Return the clause that forbids an action that is not possible now, if there is one."""
    match entry, action:
        case p.Cities(), a.Done():
            return "rivalry.setup.four_cities"
        case p.Armies(left=left), a.Done():
            return f"rivalry.setup.{'twenty_five_armies' if left else 'additional_army'}"
        case p.Gain(), a.Done():
            aid = game.components.cards[entry.card].kind == "foreign aid"
            return f"rivalry.{'foreign_aid' if aid else 'new_recruits'}.gain_armies"
        case p.Gain(), a.Move():
            return "rivalry.turn.card_rules_the_turn"
        case p.Mutiny(), a.Done():
            return "rivalry.mutiny.lose_armies"
        case p.Relocation(), a.Done():
            return "rivalry.surrender.leave_the_tile"
        case p.MarchingIn(), a.GiveUp():
            return "rivalry.capture.attacker_takes_control"
        case (p.Turn(), a.Place()) | (p.Production(), a.Move() | a.Attack()):
            return "rivalry.production.at_the_end"
        case p.Turn(), a.Build():
            return "rivalry.internal_improvement.one_city_a_card"
    return ""


@clause("rivalry.turn.players_alternate")  # The two players take turns.
def require_seat(state: State, seat: Seat) -> None:
    """Refuse a seat for which the game does not wait."""
    if seat not in state.to_act:
        raise IllegalAction(f"the game waits for {', '.join(state.to_act) or 'nobody'}, and not for {seat}")


def apply(game: Game, state: State, seat: Seat, action: Action, chance: Chance) -> State:
    """Return the state after an action.

    Raises:
        IllegalAction: the rules refuse the action.
        NeedsChance: an outcome of a roll or a shuffle is missing.
    """
    require_seat(state, seat)
    entry = state.pending[0]
    require_asked(game, state, action)
    after = STEPS.carry_out(type(entry), Moment(game, state, seat, entry, chance), action)
    after = go_on(game, after, chance)
    if not set(open_cities(game, after)) <= set(open_cities(game, state)):
        choice("rivalry.ruling.city_without_a_piece")
    return replace(after, settled=not is_part_of_choice(entry, after))


def is_part_of_choice(before: p.Unfinished, after: State) -> bool:
    """Tell whether a state is between two parts of the same choice."""
    match before, *after.pending[:1]:
        case (p.Gain(left=left), p.Gain(left=now)) | (p.Mutiny(left=left), p.Mutiny(left=now)):
            return now < left
        case (_, p.Relocation()) | (_, p.MarchingIn(begun=True)) | (p.Advance(), p.Advance()):
            return True
    return False


def go_on(game: Game, state: State, chance: Chance) -> State:
    """Return the state after everything that happens by itself: a seat is asked, or the game is over."""
    while state.pending:
        after = take_step(game, state, chance)
        if after is state:
            break
        state = after
    first = state.pending[:1]
    to_act = tuple(seat_asked(game, state, entry) for entry in first)
    return replace(state, to_act=to_act, phase=first[0].phase if first else "over", settled=True)


def seat_asked(game: Game, state: State, entry: p.Unfinished) -> Seat:
    """Return the seat that decides about a pending entry."""
    turn = state.table.turn
    match entry:
        case p.DefendersAnswer() | p.Relocation():
            return other(turn)
        case p.Loss(loser):
            return battle.who_chooses_loss(game, state, loser)
        case p.Mutiny():
            return misfortunes.who_chooses_mutineers(game, turn)
    seat: Seat = getattr(entry, "seat", turn)
    return seat


def take_step(game: Game, state: State, chance: Chance) -> State:
    """Return the state after the first entry has happened by itself or lapsed; unchanged if it is asked."""
    entry = state.pending[0]
    after: State = STEPS.happens(type(entry), Moment(game, state, state.table.turn, entry, chance))
    return after


@automatic(p.Gain)
@automatic(p.MayBuild)
@automatic(p.Mutiny)
@automatic(p.Advance)
def lapse_if_impossible(now: Moment[Game, State, p.Unfinished]) -> State:
    """Return the state without what nobody could do now; unchanged if it is possible."""
    ways = STEPS.legal_actions(type(now.entry), now)
    return now.state if any(not isinstance(way, a.Done) for way in ways) else now.state.without_first()


@answer(p.Advance, a.Done)
@answer(p.MayBuild, a.Done)
def decline(state: State) -> State:
    """Return the state in which what may still be done is left out."""
    return state.without_first()


@automatic(p.Turn)
def go_on_with_turn(game: Game, state: State, entry: p.Turn) -> State:
    """Return the state after the moves and attacks, if nothing remains to be done; otherwise unchanged."""
    has_something_to_do = attacking.may_attack(game, entry) or entry.moves > 0
    return state if has_something_to_do else production.end_moves_and_attacks(game, state, entry)


@question(p.Turn, exact=True)
def moves_and_attacks(game: Game, state: State, seat: Seat, entry: p.Turn) -> list[Action]:
    """Return every possible move and attack, and the way to stop."""
    moves = movement.moves(game, state, seat, entry)
    return [*moves, *attacking.attacks(game, state, seat, entry), a.Done()]


@automatic(p.Production)
def go_on_producing(state: State, entry: p.Production) -> State:
    """Return the state in which cities may add armies or, if none is left, the turn is over."""
    return state if entry.sites else end_turn(state)


@clause("rivalry.turn.players_alternate")  # The two players take turns.
def end_turn(state: State) -> State:
    """Return the state in which the other player has the next turn."""
    table = replace(state.table, sabotaged_this_turn=())
    return replace(state, table=table, pending=(p.NextTurn(other(table.turn)),))


@automatic(p.NextTurn)
def next_turn(game: Game, state: State, entry: p.NextTurn, chance: Chance) -> State:
    """Return the state after a turn has begun or been lost, or after the agreed turns have been played."""
    table, seat = state.table, entry.seat
    if 0 in table.turns_left:
        return capital.over(state, "turn limit", *winners_at_the_limit(game, table))
    turns_left = tuple(number - 1 for number in table.turns_left)
    state = replace(state, pending=(), table=replace(table, turns_left=turns_left))
    return lose_turn(game, state, seat) if table.lost_turns[seat] else begin_turn(game, state, seat, chance)


@ruling("rivalry.ruling.endless_game", "agreed_limit")
def winners_at_the_limit(game: Game, table: Table) -> Seats:
    """Return the winners after the agreed turns: nobody."""
    return ()


@clause("rivalry.revolt.lose_next_turn")  # A player who draws Revolt loses their next turn.
def lose_turn(game: Game, state: State, seat: Seat) -> State:
    """Return the state after a seat has lost a turn."""
    if seat == "Republic":
        note("rivalry.scandal.president_stops_republic")
    else:
        note("rivalry.scandal.prime_minister_stops_kingdom")
    lost_turns = {**state.table.lost_turns, seat: state.table.lost_turns[seat] - 1}
    table = sabotage_of_lost_turn(game, replace(state.table, lost_turns=lost_turns), seat)
    return replace(state, table=table).with_first(p.NextTurn(other(seat)))


@ruling("rivalry.ruling.sabotage_and_lost_turn", "runs_out")
def sabotage_of_lost_turn(game: Game, table: Table, seat: Seat) -> Table:
    """Return the table after a seat has lost a turn, and with it the effect of Sabotage."""
    left = tuple(other for other in table.sabotaged_next_turn if other != seat)
    return replace(table, sabotaged_next_turn=left)


@clause("rivalry.turn.begins_with_a_roll")  # Each turn opens with a roll of the dice by the player …
def begin_turn(game: Game, state: State, seat: Seat, chance: Chance) -> State:
    """Return the state after the roll that opens a turn and, if the roll gives a card, after the card."""
    table = replace(
        state.table,
        turn=seat,
        sabotaged_this_turn=tuple(one for one in state.table.sabotaged_next_turn if one == seat),
        sabotaged_next_turn=tuple(one for one in state.table.sabotaged_next_turn if one != seat),
    )
    number = sum(chance.roll(2))
    state = replace(state, table=table)
    return open_with_card(game, state, chance) if number == SEVEN else open_with_moves(state, number)


@clause("rivalry.turn.roll_gives_moves")  # A turn roll of 2 to 6 or 8 to 12 is the number of pieces, …
def open_with_moves(state: State, number: int) -> State:
    """Return the state in which this number of pieces may be moved."""
    return state.with_first(p.Turn(number, p.NOTHING_MOVED, attacked=False, seven=False))


def open_with_card(game: Game, state: State, chance: Chance) -> State:
    """Return the state after a card has been drawn; the card replaces the moves."""
    turn = p.Turn(movement.moves_of_a_seven(game), p.NOTHING_MOVED, attacked=False, seven=True)
    return cards.draw(game, state.with_first(turn), chance)


STEPS = Steps(
    setup,
    movement,
    cards,
    misfortunes,
    battle,
    surrender,
    advancing,
    capture,
    capital,
    production,
    sys.modules[__name__],
)
"""What each kind of pending entry waits for."""

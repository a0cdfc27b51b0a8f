"""The turn: which question is asked of which seat, how each action is carried out, and how play continues."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from ..chance import Chance
from ..clauses import IllegalAction, allowed, clause, note
from ..readings import ruling
from . import actions as a
from . import battle, capital, cards, cities, movement, production, setup, surrender
from . import pending as p
from .actions import Action
from .components import Game
from .kinds import Answer, Kind, Moment
from .state import Seat, Seats, State, Table, changed, other, with_first

SEVEN = 7


def legal_actions(game: Game, state: State, seat: Seat) -> list[Action]:
    """Return every action that the seat may take now."""
    if seat not in state.to_act:
        return []
    entry = state.pending[0]
    kind = KINDS[type(entry)]
    offers = kind.offers(Moment(game, state, seat, entry))
    if kind.are_allowed:
        return list(offers)
    return [action for action in offers if allowed(require_action, game, state, seat, action)]


def require_action(game: Game, state: State, seat: Seat, action: Action) -> None:
    """Refuse an action that the rules do not allow to the seat that is asked."""
    entry = state.pending[0]
    answer_of(game, entry, action).require(Moment(game, state, seat, entry), action)


def answer_of(game: Game, entry: p.Unfinished, action: Action) -> Answer[Any, Any]:
    """Return the kind of answer that an action gives; refuse an action that no question asks for."""
    for answer in KINDS[type(entry)].answers:
        if isinstance(action, answer.action):
            return answer
    raise IllegalAction("this is not what is being decided now", clause_against(game, entry, action))


def clause_against(game: Game, entry: p.Unfinished, action: Action) -> str:
    """Return the clause that forbids an action that is not possible now, if there is one."""
    found = KINDS[type(entry)].clauses.get(type(action), "")
    return found if isinstance(found, str) else found(game, entry)


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
    require_action(game, state, seat, action)
    after = go_on(game, carry_out(game, state, seat, action, chance), chance)
    return replace(after, settled=not is_part_of_choice(state.pending[0], after))


def carry_out(game: Game, state: State, seat: Seat, action: Action, chance: Chance) -> State:
    """Return the state right after an action, before its consequences."""
    entry = state.pending[0]
    return answer_of(game, entry, action).follow(Moment(game, state, seat, entry, chance), action)


@ruling("rivalry.ruling.turn_after_the_escape", "goes_on")
def after_the_escape(game: Game, state: State) -> State:
    """Return the state after an escape, in which the turn goes on."""
    return state


def is_part_of_choice(before: p.Unfinished, after: State) -> bool:
    """Tell whether a state is between two parts of the same choice."""
    match before, *after.pending[:1]:
        case (p.Gain(left=left), p.Gain(left=now)) | (p.Mutiny(left=left), p.Mutiny(left=now)):
            return now < left
        case (_, p.Relocation()) | (_, p.MarchIn(begun=True)) | (p.Advance(), p.Advance()):
            return True
    return False


def go_on(game: Game, state: State, chance: Chance) -> State:
    """Return the state after everything that happens automatically; in it, a seat is asked or the game is
    over.
    """
    while state.pending:
        after = take_step(game, state, chance)
        if after is state:
            break
        state = after
    first = state.pending[:1]
    to_act = tuple(seat_asked(game, entry, state.table.turn) for entry in first)
    return replace(state, to_act=to_act, phase=first[0].phase if first else "over", settled=True)


def seat_asked(game: Game, entry: p.Unfinished, turn: Seat) -> Seat:
    """Return the seat that decides about a pending entry."""
    return KINDS[type(entry)].who(game, entry, turn)


def take_step(game: Game, state: State, chance: Chance) -> State:
    """Return the state after a pending entry has happened automatically or lapsed; unchanged if a seat must
    be asked.
    """
    entry, turn = state.pending[0], state.table.turn
    return KINDS[type(entry)].by_itself(Moment(game, state, turn, entry, chance))


def go_on_with_turn(now: Moment[p.Turn]) -> State:
    """Return the state after the moves and attacks, if nothing remains to be done; otherwise unchanged."""
    if has_something_to_do(now.game, now.entry):
        return now.state
    return production.end_moves_and_attacks(now.game, now.state, now.entry)


def offers_of_turn(now: Moment[p.Turn]) -> list[Action]:
    """Return every possible move and attack, and the way to stop."""
    moves = movement.moves(now.game, now.state, now.seat, now.entry)
    return [*moves, *battle.attacks(now.game, now.state, now.seat, now.entry), a.Done()]


def require_attack(now: Moment[p.Turn], attack: a.Attack) -> None:
    """Refuse an attack that the turn or the rules of battle do not allow."""
    battle.require_time_to_attack(now.game, now.entry)
    battle.require_attack(now.game, now.table, now.seat, attack.start, attack.target)


def has_something_to_do(game: Game, turn: p.Turn) -> bool:
    """Tell whether the player can do anything between the opening of a turn and the new armies."""
    return battle.may_attack(game, turn) or turn.moves > 0


@clause("rivalry.turn.players_alternate")  # The two players take turns.
def end_turn(state: State) -> State:
    """Return the state in which the other player has the next turn."""
    table = replace(state.table, sabotaged_this_turn=())
    return replace(state, table=table, pending=(p.NextTurn(other(table.turn)),))


def next_turn(game: Game, state: State, seat: Seat, chance: Chance) -> State:
    """Return the state after a turn has begun or been lost, or after the agreed turns have been played."""
    table = state.table
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
    lost_turns = changed(state.table.lost_turns, seat, state.table.lost_turns[seat] - 1)
    table = sabotage_of_lost_turn(game, replace(state.table, lost_turns=lost_turns), seat)
    return with_first(replace(state, table=table), p.NextTurn(other(seat)))


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
    return with_first(state, p.Turn(number, p.NOTHING_MOVED, attacked=False, seven=False))


def open_with_card(game: Game, state: State, chance: Chance) -> State:
    """Return the state after a card has been drawn; the card replaces the moves."""
    turn = p.Turn(movement.moves_of_a_seven(game), p.NOTHING_MOVED, attacked=False, seven=True)
    return cards.draw(game, with_first(state, turn), chance)


_KINDS: tuple[Kind[Any], ...] = (
    *setup.KINDS,
    *cards.KINDS,
    *battle.KINDS,
    *surrender.KINDS,
    *cities.KINDS,
    *capital.KINDS,
    Kind(p.NextTurn, by_itself=lambda now: next_turn(now.game, now.state, now.entry.seat, now.chance)),
    Kind(
        p.Turn,
        by_itself=lambda now: go_on_with_turn(now),
        offers=lambda now: offers_of_turn(now),
        are_allowed=True,
        answers=(
            Answer(
                a.Move,
                require=lambda now, action: movement.require_move(
                    now.game, now.state, now.seat, now.entry, action
                ),
                follow=lambda now, action: movement.move_piece(now.game, now.state, now.seat, action),
            ),
            Answer(
                a.Attack,
                require=lambda now, action: require_attack(now, action),
                follow=lambda now, action: battle.begin_battle(
                    now.game, now.state, now.entry, action.start, action.target, now.chance
                ),
            ),
            Answer(
                a.Done,
                follow=lambda now, _: production.end_moves_and_attacks(now.game, now.state, now.entry),
            ),
        ),
        clauses={
            a.Place: "rivalry.production.at_the_end",
            a.Build: "rivalry.internal_improvement.one_city_a_card",
        },
    ),
    Kind(
        p.Escape,
        offers=lambda now: map(a.Escape, capital.refuges(now.game, now.table, now.seat)),
        answers=(
            Answer(
                a.Escape,
                require=lambda now, action: capital.require_refuge(
                    now.game, now.table, now.seat, action.site
                ),
                follow=lambda now, action: after_the_escape(
                    now.game, capital.escape(now.state, now.seat, action.site)
                ),
            ),
        ),
    ),
    Kind(
        p.Production,
        by_itself=lambda now: now.state if now.entry.sites else end_turn(now.state),
        offers=lambda now: [
            *(a.Place(*army) for army in production.new_armies(now.game, now.state, now.entry)),
            a.Done(),
        ],
        are_allowed=True,
        answers=(
            Answer(
                a.Place,
                require=lambda now, action: production.require_production(
                    now.game, now.state, now.entry, action.piece, action.tile
                ),
                follow=lambda now, action: production.produce(
                    now.game, now.state, now.entry, now.seat, action.piece, action.tile
                ),
            ),
            Answer(a.Done, follow=lambda now, _: production.add_no_more(now.state, now.entry)),
        ),
        clauses=dict.fromkeys((a.Move, a.Attack), "rivalry.production.at_the_end"),
    ),
)
KINDS: Mapping[type[p.Unfinished], Kind[Any]] = {kind.entry: kind for kind in _KINDS}
"""The table for each kind of entry; the kinds that lead to the end of a turn are listed in this module."""

"""The turn: which seat is asked what, how each action is carried out, and how play goes on."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from ..chance import Chance
from ..clauses import IllegalAction, allowed, clause, note
from . import actions as a
from . import battle, capital, cards, cities, movement, production, setup
from . import pending as p
from . import surrender as surrendering
from .actions import Action
from .readings import Game
from .state import PIECES, Seat, Seats, State, Table, changed, held_by, instead, other, with_first

SEVEN = 7


def legal_actions(game: Game, state: State, seat: Seat) -> list[Action]:
    """Return every action that the seat may take now."""
    if seat not in state.to_act:
        return []
    match state.pending[0]:
        case p.Turn() as turn:
            moves, attacks = movement.moves(game, state, seat, turn), battle.attacks(game, state, seat, turn)
            return [*moves, *attacks, a.Done()]
        case p.Armies() as entry:
            return [a.Place(*army) for army in setup.starting_armies(game, state.table, entry)]
        case p.Relocation():
            return [a.Relocate(*way) for way in surrendering.relocations(game, state)]
        case p.Production() as entry:
            return [*(a.Place(*army) for army in production.new_armies(game, state, entry)), a.Done()]
    return [
        action
        for action in candidates(game, state, seat)
        if allowed(require_action, game, state, seat, action)
    ]


def candidates(game: Game, state: State, seat: Seat) -> Iterable[Action]:
    """Return the actions worth asking the rules about, where not all of them are known to be allowed."""
    table = state.table
    match state.pending[0]:
        case p.Cities():
            return [*map(a.Found, table.cities), *map(a.DeclareCapital, table.cities)]
        case p.Gain():
            tiles = cards.places_for_gain(game, state)
            return [a.Place(piece, tile) for piece in cards.kinds_of_new_army(game) for tile in tiles]
        case p.Build():
            return [*map(a.Build, table.cities), a.Done()]
        case p.Mutiny():
            return [a.Remove(*lost) for lost in cards.kinds_to_lose(game, state, table.turn)]
        case p.Battle():
            return [a.AttackAgain(), a.GiveUp()]
        case p.Answer():
            return [a.Fight(), a.Surrender()]
        case p.Loss(loser):
            return [a.Remove(*lost) for lost in battle.losses(game, state, loser)]
        case p.MarchIn(site=site):
            return [
                *(a.MarchIn(piece, end) for piece in PIECES for end in game.components.around(site)),
                a.Done(),
            ]
        case p.Advance(end=end) as entry:
            return [*(a.MarchIn(piece, end) for piece in battle.may_advance(game, state, entry)), a.Done()]
        case p.LastDitch():
            return [a.RollToSaveLeader(), a.LeaveLeader()]
        case p.Escape():
            return map(a.Escape, capital.refuges(game, table, seat))
    return []


def require_action(game: Game, state: State, seat: Seat, action: Action) -> None:
    """Refuse an action that the rules do not allow to the seat that is asked."""
    table = state.table
    match state.pending[0], action:
        case p.Turn() as turn, a.Move():
            movement.require_move(game, state, seat, turn, action)
        case p.Turn() as turn, a.Attack(start, target):
            battle.require_time_to_attack(game, turn)
            battle.require_attack(game, table, seat, start, target)
        case p.Cities() as entry, a.Found(site):
            setup.require_city(game, table, entry, site)
        case p.Cities() as entry, a.DeclareCapital(site):
            setup.require_capital(table, entry, site)
        case p.Armies() as entry, a.Place(piece, tile):
            setup.require_starting_army(game, table, entry, piece, tile)
        case p.Gain() as entry, a.Place(piece, tile):
            cards.require_gain(game, state, entry, piece, tile)
        case p.Build(), a.Build(site):
            cards.require_site_to_build(game, state, seat, site)
        case p.Mutiny(), a.Remove(piece, tile):
            cards.require_mutinous(game, state, table.turn, piece, tile)
        case p.Battle(start), a.AttackAgain():
            battle.require_guard_not_risked(game, table, seat, start)
        case p.Loss(loser), a.Remove(piece, tile):
            battle.require_loss(game, state, loser, piece, tile)
        case p.Relocation(), a.Relocate(piece, end):
            surrendering.require_relocation(game, state, piece, end)
        case p.MarchIn() as entry, a.MarchIn(piece, end):
            cities.require_march_in(game, table, seat, entry, piece, end)
        case p.MarchIn() as entry, a.Done():
            cities.require_marched_in(game, table, entry)
        case p.Advance() as entry, a.MarchIn(piece, end):
            battle.require_advance(game, state, entry, piece, end)
        case p.Escape(), a.Escape(site):
            capital.require_refuge(game, table, seat, site)
        case p.Production() as entry, a.Place(piece, tile):
            production.require_production(game, state, entry, piece, tile)
        case (
            (p.Build() | p.Turn() | p.Advance() | p.Production(), a.Done())
            | (p.Battle(), a.GiveUp())
            | (p.Answer(), a.Fight() | a.Surrender())
            | (p.LastDitch(), a.RollToSaveLeader() | a.LeaveLeader())
        ):
            pass
        case entry, _:
            refuse_kind(game, entry, action)


def refuse_kind(game: Game, entry: p.Unfinished, action: Action) -> None:
    """Refuse an action of a kind that is not asked for."""
    raise IllegalAction("this is not what is being decided now", clause_against(game, entry, action))


def clause_against(game: Game, entry: p.Unfinished, action: Action) -> str:
    """Return the clause that forbids an action where it has no place, if one does."""
    match entry, action:
        case p.Cities(), a.Done():
            return "rivalry.setup.four_cities"
        case p.Armies(left=left), a.Done():
            return "rivalry.setup.twenty_five_armies" if left else "rivalry.setup.additional_army"
        case p.Gain(card), a.Done():
            aid = game.components.cards[card].kind == "foreign aid"
            return "rivalry.foreign_aid.gain_armies" if aid else "rivalry.new_recruits.gain_armies"
        case p.Gain(), a.Move():
            return "rivalry.turn.card_rules_the_turn"
        case p.Mutiny(), a.Done():
            return "rivalry.mutiny.lose_armies"
        case p.Turn(), a.Place():
            return "rivalry.production.at_the_end"
        case p.Turn(), a.Build():
            return "rivalry.internal_improvement.one_city_a_card"
        case p.Production(), a.Move() | a.Attack():
            return "rivalry.production.at_the_end"
        case p.Relocation(), a.Done():
            return "rivalry.surrender.leave_the_tile"
        case p.MarchIn(), a.GiveUp():
            return "rivalry.capture.attacker_takes_control"
    return ""


@clause("rivalry.turn.players_alternate")
def require_seat(state: State, seat: Seat) -> None:
    """Refuse a seat that the game does not wait for."""
    if seat not in state.to_act:
        raise IllegalAction(f"the game waits for {', '.join(state.to_act) or 'nobody'}, and not for {seat}")


def apply(game: Game, state: State, seat: Seat, action: Action, chance: Chance) -> State:
    """Return the state after an action.

    Raises:
        IllegalAction: the rules refuse it.
        NeedsChance: a roll or a shuffle falls that has not been given.
    """
    require_seat(state, seat)
    require_action(game, state, seat, action)
    after = go_on(game, carry_out(game, state, seat, action, chance), chance)
    return replace(after, settled=not is_part_of_choice(state.pending[0], after))


def carry_out(game: Game, state: State, seat: Seat, action: Action, chance: Chance) -> State:
    """Return the state right after an action, before what it brings on."""
    match state.pending[0], action:
        case p.Cities() as entry, a.Found(site):
            return setup.found(game, state, entry, site)
        case p.Cities() as entry, a.DeclareCapital(site):
            return setup.declare_capital(game, state, entry, site)
        case p.Armies() as entry, a.Place(piece, tile):
            return setup.place(game, state, entry, piece, tile)
        case p.Gain() as entry, a.Place(piece, tile):
            return cards.gain(game, state, entry, seat, piece, tile)
        case p.Build(), a.Build(site):
            return cards.build(game, state, seat, site)
        case p.Mutiny() as entry, a.Remove(piece, tile):
            return cards.lose(game, state, entry, state.table.turn, piece, tile)
        case p.Turn(), a.Move():
            return movement.move_piece(game, state, seat, action)
        case p.Turn() as turn, a.Attack(start, target):
            return battle.begin_battle(game, state, turn, start, target, chance)
        case p.Turn() as turn, a.Done():
            return production.end_moves_and_attacks(game, state, turn)
        case p.Battle(), a.AttackAgain():
            return battle.attack_again(game, state, chance)
        case p.Battle(), a.GiveUp():
            return battle.give_up(state)
        case p.Answer(), a.Fight():
            return battle.exchange(instead(state), chance)
        case p.Answer(), a.Surrender():
            return surrendering.surrender(game, state)
        case p.Loss(loser), a.Remove(piece, tile):
            return battle.lose_piece(game, state, loser, piece, tile)
        case p.Relocation(), a.Relocate(piece, end):
            return surrendering.relocate(game, state, seat, piece, end)
        case p.MarchIn() as entry, a.MarchIn(piece, end):
            return cities.march_in(game, state, entry, seat, piece, end)
        case p.MarchIn() as entry, a.Done():
            return cities.close_march_in(game, state, entry)
        case p.Advance() as entry, a.MarchIn(piece):
            return battle.advance(game, state, entry, seat, piece)
        case p.LastDitch(), a.RollToSaveLeader():
            return capital.roll_for_leader(state, seat, chance)
        case p.LastDitch(), a.LeaveLeader():
            return capital.capture_leader(state, other(seat))
        case p.Escape(), a.Escape(site):
            return after_the_escape(game, capital.escape(state, seat, site))
        case p.Production() as entry, a.Place(piece, tile):
            return production.produce(game, state, entry, seat, piece, tile)
        case p.Production() as entry, a.Done():
            return production.add_no_more(state, entry)
        case ((p.Build() | p.Advance()), a.Done()):
            return instead(state)
    raise AssertionError("an action that has been allowed is carried out")


def after_the_escape(game: Game, state: State) -> State:
    """Return the state in which the turn goes on after an escape, or has come to its new armies (ruling
    turn_after_the_escape).
    """
    match state.pending[0]:
        case p.Turn() as turn if game.readings.turn_after_the_escape == "ends":
            return production.end_moves_and_attacks(game, state, turn)
    return state


def is_part_of_choice(before: p.Unfinished, after: State) -> bool:
    """Tell whether a state lies between two parts of one choice."""
    match before, *after.pending[:1]:
        case (p.Gain(left=left), p.Gain(left=now)) | (p.Mutiny(left=left), p.Mutiny(left=now)):
            return now < left
        case (_, p.Relocation()) | (_, p.MarchIn(begun=True)) | (p.Advance(), p.Advance()):
            return True
    return False


def go_on(game: Game, state: State, chance: Chance) -> State:
    """Return the state after all that happens by itself, in which a seat is asked or the game is over."""
    while state.pending:
        after = take_step(game, state, chance)
        if after is state:
            break
        state = after
    first = state.pending[:1]
    to_act = tuple(seat_asked(game, entry, state.table.turn) for entry in first)
    return replace(state, to_act=to_act, phase=first[0].phase if first else "over", settled=True)


def seat_asked(game: Game, entry: p.Unfinished, turn: Seat) -> Seat:
    """Return who decides about something unfinished."""
    if isinstance(entry, (p.Answer, p.Relocation)):
        return other(turn)
    if isinstance(entry, p.Mutiny):
        return cards.who_chooses_mutineers(game, turn)
    if isinstance(entry, p.Loss):
        return battle.who_chooses_loss(game, entry.seat)
    seat: Seat = getattr(entry, "seat", turn)
    return seat


def take_step(game: Game, state: State, chance: Chance) -> State:
    """Return the state after something pending has happened by itself or lapsed; as it is, if a seat has to
    be asked.
    """
    table = state.table
    match state.pending[0]:
        case p.NextTurn(seat):
            return next_turn(game, state, seat, chance)
        case p.Gain() if not cards.places_for_gain(game, state):
            return instead(state)
        case p.Build() if not any(
            allowed(cards.require_site_to_build, game, state, table.turn, site) for site in table.cities
        ):
            return instead(state)
        case p.Mutiny() if not cards.mutinous(game, state, table.turn):
            return instead(state)
        case p.Turn() as turn if not has_something_to_do(game, turn):
            return production.end_moves_and_attacks(game, state, turn)
        case p.Battle() as entry:
            return battle.end_battle(game, state, entry)
        case p.Relocation():
            return surrendering.end_relocation(game, state)
        case p.MarchIn(start, site) as entry if not cities.marchers(game, table, table.turn, start, site):
            return cities.close_march_in(game, state, entry)
        case p.Advance() as entry if not battle.may_advance(game, state, entry):
            return instead(state)
        case p.Production(sites=()):
            return end_turn(state)
    return state


def has_something_to_do(game: Game, turn: p.Turn) -> bool:
    """Tell whether the player may do anything between the opening of a turn and the new armies."""
    return battle.may_attack_after_seven(game, turn) or turn.moves > 0


@clause("rivalry.turn.players_alternate")
def end_turn(state: State) -> State:
    """Return the state in which the other player has the next turn."""
    table = replace(state.table, sabotaged_this_turn=())
    return replace(state, table=table, pending=(p.NextTurn(other(table.turn)),))


def next_turn(game: Game, state: State, seat: Seat, chance: Chance) -> State:
    """Return the state after a turn has been begun or lost; or in which the turns agreed on have been
    played.
    """
    table = state.table
    if 0 in table.turns_left:
        return capital.over(state, "turn limit", *winners_at_the_limit(game, table))
    turns_left = tuple(number - 1 for number in table.turns_left)
    state = replace(state, pending=(), table=replace(table, turns_left=turns_left))
    return lose_turn(game, state, seat) if table.lost_turns[seat] else begin_turn(game, state, seat, chance)


def winners_at_the_limit(game: Game, table: Table) -> Seats:
    """Return who has won when the turns agreed on have been played (ruling endless_game)."""
    if game.readings.endless_game != "most_cities":
        return ()
    held = {seat: len(held_by(table, seat)) for seat in table.seats}
    return tuple(seat for seat in table.seats if held[seat] > held[other(seat)])


@clause("rivalry.revolt.lose_next_turn")
def lose_turn(game: Game, state: State, seat: Seat) -> State:
    """Return the state after a seat has lost a turn, and perhaps the effect of Sabotage with it (ruling
    sabotage_and_lost_turn).
    """
    if seat == "Republic":
        note("rivalry.scandal.president_stops_republic")
    else:
        note("rivalry.scandal.prime_minister_stops_kingdom")
    lost_turns = changed(state.table.lost_turns, seat, state.table.lost_turns[seat] - 1)
    table = replace(state.table, lost_turns=lost_turns)
    if game.readings.sabotage_and_lost_turn == "runs_out":
        table = replace(
            table, sabotaged_next_turn=tuple(other for other in table.sabotaged_next_turn if other != seat)
        )
    return with_first(replace(state, table=table), p.NextTurn(other(seat)))


@clause("rivalry.turn.begins_with_a_roll")
def begin_turn(game: Game, state: State, seat: Seat, chance: Chance) -> State:
    """Return the state after the roll that opens a turn, and the card that it may bring."""
    table = replace(
        state.table,
        turn=seat,
        sabotaged_this_turn=tuple(one for one in state.table.sabotaged_next_turn if one == seat),
        sabotaged_next_turn=tuple(one for one in state.table.sabotaged_next_turn if one != seat),
    )
    number = sum(chance.roll(2))
    state = replace(state, table=table)
    return open_with_card(game, state, chance) if number == SEVEN else open_with_moves(state, number)


@clause("rivalry.turn.roll_gives_moves")
def open_with_moves(state: State, number: int) -> State:
    """Return the state in which so many pieces may be moved."""
    return with_first(state, p.Turn(number, p.NOTHING_MOVED, attacked=False, seven=False))


def open_with_card(game: Game, state: State, chance: Chance) -> State:
    """Return the state after a card was drawn, which takes the place of the moves."""
    turn = p.Turn(movement.moves_of_a_seven(game), p.NOTHING_MOVED, attacked=False, seven=True)
    return cards.draw(game, with_first(state, turn), chance)

"""The orange cards that do harm: Mutiny, Revolt, Scandal and Sabotage."""

from __future__ import annotations

from ..vocabulary import IllegalAction, answer, clause, note, question, replace, ruling
from . import pending as p
from .actions import Remove
from .cities import guarded_alone, settle_control
from .components import Card, Game
from .state import PIECES, Piece, Seat, State


@clause("rivalry.mutiny.lose_armies")  # A player who draws Mutiny loses as many armies as the card …
def mutiny(state: State, card: Card) -> State:
    """Return the state in which as many pieces as the card shows are to be lost."""
    return state.with_first(p.Mutiny(card.armies))


@question(p.Mutiny)
def pieces_to_lose(game: Game, state: State) -> list[Remove]:
    """Return the pieces to be considered for a loss to Mutiny."""
    return [Remove(*lost) for lost in kinds_to_lose(game, state)]


def kinds_to_lose(game: Game, state: State) -> list[tuple[Piece, str]]:
    """Return the pieces of the kinds that the drawer of Mutiny can lose."""
    on, drawer = state.table.on, state.table.turn
    there = [(piece, tile) for piece in mutinous_kinds(game) for tile in on(piece)[drawer]]
    return lost_first(game, state, there)


@ruling("rivalry.ruling.mutiny_pieces", "any_piece")
def mutinous_kinds(game: Game) -> tuple[Piece, ...]:
    """Return the kinds of piece that can be lost to Mutiny: both."""
    return PIECES


@ruling("rivalry.ruling.mutiny_who_chooses", "drawer")
def lost_first(game: Game, state: State, there: list[tuple[Piece, str]]) -> list[tuple[Piece, str]]:
    """Return the drawer's pieces from which Mutiny takes the next loss: all of them."""
    return there


@ruling("rivalry.ruling.mutiny_who_chooses", "drawer")
def who_chooses_mutineers(game: Game, drawer: Seat) -> Seat:
    """Return who chooses the pieces lost to Mutiny: the drawer of the card."""
    return drawer


@clause("rivalry.mutiny.lose_armies")  # A player who draws Mutiny loses as many armies as the card …
def require_mutinous(game: Game, state: State, piece: Piece, tile: str) -> None:
    """Refuse a piece that the drawer, whoever chooses, does not have or cannot lose now."""
    if (piece, tile) not in kinds_to_lose(game, state):
        raise IllegalAction(f"no {piece} on {tile} can be lost")
    if guarded_alone(game, state.table, state.table.turn, tile) and not may_lose_guard(game, state):
        raise IllegalAction("a piece that guards a city cannot be lost now", "rivalry.garrison.never_without")


@ruling("rivalry.ruling.mutiny_garrison", "last_resort")
def may_lose_guard(game: Game, state: State) -> bool:
    """Tell whether the last piece around a city may be lost: only if all pieces guard cities."""
    table = state.table
    return all(guarded_alone(game, table, table.turn, tile) for _, tile in kinds_to_lose(game, state))


@answer(p.Mutiny, Remove, require=require_mutinous)
def lose(game: Game, state: State, entry: p.Mutiny, piece: Piece, tile: str) -> State:
    """Return the state after a piece has been lost to Mutiny."""
    rest = (replace(entry, left=entry.left - 1),) if entry.left > 1 else ()
    return settle_control(game, state.instead(*rest).take(state.table.turn, piece, tile))


@clause("rivalry.revolt.lose_next_turn")  # A player who draws Revolt loses their next turn.
def revolt(game: Game, state: State, seat: Seat) -> State:
    """Return the state in which a seat will lose its next turn."""
    return to_lose_turn(game, state, seat)


@clause(
    "rivalry.scandal.names_who_resigned",  # Each Scandal card says who has resigned, the President or …
    "rivalry.scandal.whoever_drew_it",  # A Scandal card affects the nation that it names, whichever …
)
def scandal(game: Game, state: State, card: Card) -> State:
    """Return the state in which the nation whose leader has resigned will lose its next turn."""
    if card.resigned == "president":
        note("rivalry.scandal.president_stops_republic")
        return to_lose_turn(game, state, "Republic")
    note("rivalry.scandal.prime_minister_stops_kingdom")
    return to_lose_turn(game, state, "Kingdom")


def to_lose_turn(game: Game, state: State, seat: Seat) -> State:
    """Return the state in which a seat is to lose a turn."""
    turns = turns_to_lose(game, state.table.lost_turns[seat])
    return state.with_table(lost_turns={**state.table.lost_turns, seat: turns})


@ruling("rivalry.ruling.lost_turns_add_up", "one")
def turns_to_lose(game: Game, before: int) -> int:
    """Return how many turns a seat loses that was to lose some before: one."""
    return 1


@clause("rivalry.sabotage.no_production")  # When a player has drawn Sabotage, none of that player's …
@ruling("rivalry.ruling.sabotage_when", "end_of_next_turn")
def sabotage(game: Game, state: State, seat: Seat) -> State:
    """Return the state in which the cities of a seat will produce nothing at the end of its next turn."""
    table = state.table
    if seat in table.sabotaged_next_turn:
        return state
    return replace(state, table=replace(table, sabotaged_next_turn=(*table.sabotaged_next_turn, seat)))

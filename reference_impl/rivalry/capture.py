"""Capturing a city without defenders: marching in from the attacking tile."""

from __future__ import annotations

from ..vocabulary import IllegalAction, allowed, answer, automatic, clause, question, replace, ruling
from . import capital
from . import pending as p
from .actions import Done, MarchIn
from .cities import free_tiles, require_garrison_stays, settle_control, with_holder
from .components import Game
from .state import PIECES, Piece, Seat, State, Table, noted


@ruling("rivalry.ruling.entering_a_captured_city", "march_in")
def begin_capture(game: Game, state: State, start: str, site: str) -> State:
    """Return the state in which the attacker may march from the attacking tile into an undefended city."""
    attacker = state.table.turn
    for tile in starts_of_march(game, state.table, attacker, start, site):
        if marchers(game, state.table, attacker, tile, site):
            return march_in_next(state, tile, site)
    return settle_control(game, state)


@ruling("rivalry.ruling.nobody_left_to_march_in", "not_captured")
def starts_of_march(game: Game, table: Table, attacker: Seat, start: str, site: str) -> tuple[str, ...]:
    """Return the tiles from which the attacker may march into a cleared city: the attacking tile. Only the
    first of them from which a piece can march is used.
    """
    return (start,)


@clause(
    "rivalry.capture.attacker_takes_control",  # A city whose tiles an attacker has cleared of defenders is …
    "rivalry.capture.control_needs_an_army",  # A captured city stays under its captor's control only …
)
def march_in_next(state: State, start: str, site: str) -> State:
    """Return the state before the attacker marches into a city."""
    return state.with_first(p.MarchingIn(start, site, begun=False))


def marchers(game: Game, table: Table, seat: Seat, start: str, site: str) -> tuple[Piece, ...]:
    """Return the kinds of piece on the attacking tile that can march into a city."""
    if start in game.components.around(site) or not any(
        allowed(require_garrison_stays, game, table, seat, start, tile)
        for tile in free_tiles(game, table, seat, site)
    ):
        return ()
    return tuple(piece for piece in PIECES if table.on(piece)[seat].get(start))


@question(p.MarchingIn)
def ways_to_march_in(game: Game, entry: p.MarchingIn) -> list[MarchIn | Done]:
    """Return the ways to march in that may be considered, and the way to stop."""
    return [*(MarchIn(piece, end) for piece in PIECES for end in game.components.around(entry.site)), Done()]


@clause("rivalry.capture.attacker_takes_control")  # A city whose tiles an attacker has cleared of defenders …
def require_march_in(
    game: Game, table: Table, seat: Seat, entry: p.MarchingIn, piece: Piece, end: str
) -> None:
    """Refuse to march in with a piece that is not on the attacking tile or must stay, or beside the city."""
    if piece not in marchers(game, table, seat, entry.start, entry.site):
        raise IllegalAction(f"there is no {piece} on {entry.start} that may march in")
    if end not in free_tiles(game, table, seat, entry.site):
        raise IllegalAction(f"{end} is not a tile of the city {entry.site}")
    require_garrison_stays(game, table, seat, entry.start, end)


@answer(p.MarchingIn, MarchIn, require=require_march_in)
def march_in(game: Game, state: State, entry: p.MarchingIn, seat: Seat, piece: Piece, end: str) -> State:
    """Return the state after a piece has marched in; the first piece gives the city to the attacker."""
    state = follow(state, seat, piece, entry.start, end, still_fresh=may_move_after_marching_in(game))
    state = state.instead(replace(entry, begun=True))
    return after_marching_in(game, state, entry, seat)


@ruling("rivalry.ruling.marched_in_and_moves", "have_moved")
def may_move_after_marching_in(game: Game) -> bool:
    """Tell whether a piece that has marched in, and had not moved, may still move: it counts as moved."""
    return False


@ruling("rivalry.ruling.leaving_before_entering", "leaving_first")
def after_marching_in(game: Game, state: State, entry: p.MarchingIn, seat: Seat) -> State:
    """Return the state after a piece has marched in: the city is taken. Other cities that were left or
    entered change hands when nobody else marches in (ruling capital_falls_when).
    """
    return take_city_entered(game, state, entry, seat)


def take_city_entered(game: Game, state: State, entry: p.MarchingIn, seat: Seat) -> State:
    """Return the state in which the first piece to march in has given the city to the attacker."""
    if entry.begun or not state.pending:
        return state
    return capital.retake_capital(game, take_control(state, entry.site, seat), entry.site, seat)


@clause("rivalry.capture.attacker_takes_control")  # A city whose tiles an attacker has cleared of defenders …
def take_control(state: State, site: str, seat: Seat) -> State:
    """Return the state in which an attacker has come to hold a city."""
    return with_holder(state, site, seat)


def follow(
    state: State, seat: Seat, piece: Piece, start: str, end: str, *, still_fresh: bool = False
) -> State:
    """Return the state after a piece has followed the enemy onto a tile.

    The piece then counts as moved, unless it had not moved before and is `still_fresh`. Pieces that have
    already moved are used first.
    """
    taken = state.take(seat, piece, start)
    had_moved = taken.pending != state.pending
    state = taken.put(seat, piece, end)
    return noted(state, piece, end, 1) if had_moved or not still_fresh else state


@automatic(p.MarchingIn)
def go_on_marching_in(game: Game, state: State, entry: p.MarchingIn) -> State:
    """Return the state after marching in has ended because nobody is left to march; otherwise unchanged."""
    can_march = marchers(game, state.table, state.table.turn, entry.start, entry.site)
    return state if can_march else close_march_in(game, state, entry)


@clause(
    "rivalry.capture.attacker_takes_control",  # A city whose tiles an attacker has cleared of defenders is …
    "rivalry.capture.control_needs_an_army",  # A captured city stays under its captor's control only …
)
def require_marched_in(game: Game, table: Table, entry: p.MarchingIn) -> None:
    """Refuse to stop marching in too early."""
    if not entry.begun and not table.pieces_on(table.turn, game.components.around(entry.site)):
        require_capture_wanted(game)
        return
    require_enough_marched_in(game)


@ruling("rivalry.ruling.how_many_march_in", "at_least_one")
def require_enough_marched_in(game: Game) -> None:
    """Let the attacker stop after one piece has marched in."""


@ruling("rivalry.ruling.capture_compulsory", "follows")
def require_capture_wanted(game: Game) -> None:
    """Refuse to leave a cleared city uncaptured."""
    raise IllegalAction("at least one piece must march in", "rivalry.capture.attacker_takes_control")


@answer(p.MarchingIn, Done, require=require_marched_in)
def close_march_in(game: Game, state: State, entry: p.MarchingIn) -> State:
    """Return the state after the last piece has marched in, or the attacker has declined to march in."""
    state, attacker = state.without_first(), state.table.turn
    if not entry.begun:
        if not state.table.pieces_on(attacker, game.components.around(entry.site)):
            return settle_control(game, state)
        state = take_control(state, entry.site, attacker)
    return settle_control(game, state, fallen={entry.site: attacker})

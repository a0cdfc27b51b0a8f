"""Advancing onto a field tile that has been cleared or surrendered, which only other readings allow."""

from __future__ import annotations

from ..vocabulary import IllegalAction, allowed, answer, question
from . import pending as p
from .actions import Done, MarchIn
from .capture import follow
from .cities import require_garrison_stays, settle_control
from .components import Game
from .state import PIECES, Piece, Seat, State


@question(p.Advance)
def advances(game: Game, state: State, entry: p.Advance) -> list[MarchIn | Done]:
    """Return the ways to advance onto a tile that has been cleared, and the way to stop."""
    return [*(MarchIn(piece, entry.end) for piece in may_advance(game, state, entry)), Done()]


def may_advance(game: Game, state: State, entry: p.Advance) -> tuple[Piece, ...]:
    """Return the kinds of piece that may advance onto a tile that has been cleared."""
    if not allowed(require_garrison_stays, game, state.table, state.table.turn, entry.start, entry.end):
        return ()
    return tuple(piece for piece in PIECES if state.table.on(piece)[state.table.turn].get(entry.start))


def require_advance(game: Game, state: State, entry: p.Advance, piece: Piece, end: str) -> None:
    """Refuse to advance with a piece that may not advance, or onto a tile that has not been cleared."""
    if piece not in may_advance(game, state, entry) or end != entry.end:
        raise IllegalAction(f"no {piece} may advance from {entry.start} to {end}")


@answer(p.Advance, MarchIn, require=require_advance)
def advance(game: Game, state: State, entry: p.Advance, seat: Seat, piece: Piece) -> State:
    """Return the state after a piece has advanced; this does not count against the roll."""
    return settle_control(game, follow(state, seat, piece, entry.start, entry.end))

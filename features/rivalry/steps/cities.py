"""Marching into a city that has fallen, or onto a cleared tile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ruleproof.vocabulary import LegalExactly, Play, then, when

from ._words import deciding, one_by_one, play, read_kind, read_tile


def _may_march_in(*, begun: bool) -> Callable[[Any], bool]:
    """Return a test of states: pieces may march in, or advance, and some or none have begun to."""
    marching = deciding("march_in", "advance")
    return lambda state: marching(state) and state["pending"][0].get("begun", False) is begun


@when("{nation} marches {pieces} into {tile}")
def marches_in(nation: str, pieces: dict[str, int], tile: str) -> list[Play]:
    """March the pieces in one after the other."""
    return [play(nation, "march_in", piece=kind, to=tile) for kind in one_by_one(pieces)]


@when("{nation} marches {pieces} into {tile} and no more")
def marches_in_and_no_more(nation: str, pieces: dict[str, int], tile: str) -> list[Play]:
    """Leave the other pieces on the attacking tile."""
    return [*marches_in(nation, pieces, tile), play(nation, "done")]


@when("{nation} marches no piece in", fits=_may_march_in(begun=False))
def marches_nobody_in(nation: str) -> Play:
    return play(nation, "done")


@when("{nation} marches no more pieces in", fits=_may_march_in(begun=True))
def marches_nobody_else_in(nation: str) -> Play:
    return play(nation, "done")


@then("the pieces that {nation} may march in are")
def may_march_in(nation: str, datatable: tuple[tuple[str, ...], ...]) -> LegalExactly:
    """Read a table whose rows, below the header, give a kind of piece and a tile of the city."""
    actions = tuple(
        {"type": "march_in", "piece": read_kind(kind), "to": read_tile(tile)} for kind, tile in datatable[1:]
    )
    return LegalExactly(seat=nation, actions=actions)

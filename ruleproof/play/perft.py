"""Counts the sequences of actions up to a given depth, which is a quick way to compare two engines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from ruleproof.cases.suite import Suite
from ruleproof.engines.options import EngineOptions
from ruleproof.engines.session import Session
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from ruleproof.play.tables import Move, Opening, Refuses, Table, opening
from ruleproof.running.spreading import in_order, spread


class Task(msgspec.Struct, frozen=True):
    """A task: to count an engine's sequences of a given depth from an opening, or only the sequences that
    begin with the action `first` (a number in the order of `moves`).
    """

    engine: EngineOptions
    game: str
    opening: str
    depth: int
    first: int = -1


class Branch(msgspec.Struct, frozen=True):
    """A first action, with the number of sequences that begin with it."""

    seat: str
    action: bytes
    count: int

    @property
    def words(self) -> str:
        return f"{self.seat} {self.action.decode()}"


def count(table: Table, state: bytes, depth: int) -> int:
    """Return how many sequences of actions of this length the engine has from a state.

    A sequence is a seat that acts or may act, with its action, then the next such seat with its action, and
    so on. Games that end earlier give no sequence. Repeated states are counted once.

    Raises:
        Refuses: the engine refuses one of the actions, or refuses to list them.
    """
    known: dict[tuple[bytes, int], int] = {}

    def below(state: bytes, depth: int) -> int:
        if depth == 0:
            return 1
        if (state, depth) not in known:
            moves = table.moves(state)
            known[state, depth] = len(moves) if depth == 1 else sum(after(state, moves, depth - 1))
        return known[state, depth]

    def after(state: bytes, moves: Sequence[Move], depth: int) -> Iterator[int]:
        for move, one in zip(moves, table.after(state, moves), strict=True):
            try:
                yield below(one, depth)
            except Refuses as refusal:
                raise refusal.behind(move) from None

    return below(state, depth)


def counts(task: Task) -> int:
    """Return the count for a task."""
    table, begins = _table(msgspec.structs.replace(task, depth=0, first=-1))
    state = table.start(begins)
    if task.first < 0:
        return count(table, state, task.depth)
    move = ordered(table.moves(state))[task.first]
    [after] = table.after(state, [move])
    try:
        return count(table, after, task.depth - 1)
    except Refuses as refusal:
        raise refusal.behind(move) from None


def divided(
    task: Task,
    *,
    jobs: int = 1,
    dask: str = "",
    progress: Callable[[int, int], None] = lambda _done, _of: None,
) -> list[Branch]:
    """Return the count for each first action of a task, in the order of the actions' texts."""
    table, begins = _table(msgspec.structs.replace(task, depth=0, first=-1))
    moves = ordered(table.moves(table.start(begins))) if task.depth else []
    tasks = [msgspec.structs.replace(task, first=number) for number in range(len(moves))]
    numbers = in_order(spread(counts, tasks, jobs=jobs, dask=dask, progress=progress))
    return [
        Branch(seat, jsontext.canonical(action), number)
        for (seat, action), number in zip(moves, numbers, strict=True)
    ]


def ordered(moves: Sequence[Move]) -> list[Move]:
    """Return moves in the order of their texts, so that the order is the same for every engine."""
    return sorted(moves, key=lambda move: (move[0], jsontext.canonical(move[1])))


_tables: dict[Task, tuple[Table, Opening]] = {}
"""The tables that a worker keeps between tasks; at most two."""


def _table(task: Task) -> tuple[Table, Opening]:
    """Return the table and the opening of a task."""
    if task not in _tables:
        if len(_tables) == 2:
            _end(next(iter(_tables)))
        _tables[task] = _opened(task)
    return _tables[task]


def end() -> None:
    """End the engines that were used in this process."""
    for task in list(_tables):
        _end(task)


def _end(task: Task) -> None:
    _tables.pop(task)[0].session.drop()


def _opened(task: Task) -> tuple[Table, Opening]:
    data = Data.of(task.engine.data)
    suite = Suite.open(data, data.game(task.game))
    begins = opening(suite, task.opening)
    session = Session(task.engine.connector(data), task.engine.patience, suite.common)
    components = suite.validator.under(begins.components).components
    return Table(session, suite.game.id, dict(components), suite.game.adopted()), begins

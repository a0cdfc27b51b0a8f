"""Scenarios as pictures: the position before the play and after it, with what has changed marked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from docutils import nodes

from ruleproof.input import jsontext
from ruleproof.reports.boards import differing
from ruleproof.reports.pictures import Picture
from ruleproof.running.expected import Recordings
from ruleproof.running.recorded import Recorded

from .drawings import KeptBoard
from .library import GameBook
from .scenarios import WrittenScenario


@dataclass(frozen=True)
class Example:
    """A scenario with the pictures of its first case: before the play, and after it where it is played."""

    scenario: WrittenScenario
    plays: tuple[str, ...]
    before: Picture
    after: Picture | None


def examples(book: GameBook) -> Iterator[Example]:
    """Yield the examples that the primer of a game names, in its order.

    There are none where the game brings no picture.

    Raises:
        LookupError: no scenario has an id that the primer names.
    """
    board = KeptBoard.of(book.folders)
    written = {scenario.id: scenario for scenario in book.scenarios}
    recordings = Recordings.adopted(book.suite)
    for name in book.game.primer.examples if board is not None else ():
        assert board is not None
        scenario = written[name]
        recorded = _recorded(recordings, book.folders.features / f"{name.split('/')[1]}.feature", name)
        case = recorded.story.cases[0]
        values = (
            book.game.component_sets[case.components].values
            if case.components
            else book.suite.components.values
        )
        shape = book.suite.validator.shapes.state
        first, last = (shape.canonical(state) for state in _states(recorded))
        old, new = differing(shape, {**first, "settled": True}, {**last, "settled": True})
        prefix = nodes.make_id(f"example-{name}")
        plays = tuple(line.text for line in case.lines if line.keyword == "When")
        before = board.draw(
            first, values, prefix=f"{prefix}-1", marked=old, title=f"{scenario.title}: before", detail=True
        )
        changed = bool(old or new)
        after = (
            board.draw(
                last, values, prefix=f"{prefix}-2", marked=new, title=f"{scenario.title}: after", detail=True
            )
            if changed
            else None
        )
        yield Example(scenario, plays, before, after)


def _recorded(recordings: Recordings, path: Path, name: str) -> Recorded:
    for recorded in recordings.file(path).stories:
        first = recorded.story.cases[0].id
        if first == name or first.rsplit("/", 1)[0] == name:
            return recorded
    raise LookupError(f"the primer names the example {name!r}, and the reference has played no such scenario")


def _states(recorded: Recorded) -> tuple[dict[str, object], dict[str, object]]:
    case, recording = recorded.story.cases[0], recorded.recording
    before, after = recording.made(case.begins), recording.made(case.ends)
    return jsontext.decode(before.state), jsontext.decode(after.state)

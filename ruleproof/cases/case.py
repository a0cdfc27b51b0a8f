"""Stories and their cases: what a scenario, an outline row or a tour asks of an engine."""

from __future__ import annotations

from typing import Any

import msgspec

from ruleproof.language.operations import Expectation, Play


class Start(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a case begins: a state (as JSON text), or a call of new_game.

    `seats` are the seats that play. `onlookers` are seats that do not play but are asked for their legal
    actions.
    """

    seats: tuple[str, ...]
    state: bytes = b""
    options: dict[str, Any] = {}
    chance: tuple[dict[str, Any], ...] = ()
    onlookers: tuple[str, ...] = ()

    @property
    def is_new_game(self) -> bool:
        return not self.state


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence of the scenario, for readers.

    `below` are the rows of the text or table under it; `about` describes the position that it sets up.
    """

    keyword: str
    text: str
    line: int
    below: tuple[str, ...] = ()
    about: str = ""


class Case(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to test on an engine: a part of a story, and what must be seen at its end.

    `begins` counts the plays of the story that come before the case's own plays; `ends` counts those and the
    case's own plays. `readings` are the readings that the case is about; it is judged under them. `choices`
    are the rulings on which it says that it rests, as they are adopted. Those of them that are a choice of
    the editor and cannot be switched may also have mattered on the way, when the reference made the plays
    (`choices_in_play`) or only when it said what may be done next (`choices_in_answers`). `verbs` are the
    verbs that it needs. `components` names the component set of the case; if it is empty, the case uses the
    set in force.
    """

    id: str
    title: str
    rule: str
    file: str
    line: int
    clauses: tuple[str, ...]
    begins: int = 0
    ends: int = 0
    expectations: tuple[Expectation, ...] = ()
    readings: dict[str, str] = {}
    choices: tuple[str, ...] = ()
    choices_in_play: tuple[str, ...] = ()
    choices_in_answers: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ()
    position: str = ""
    components: str = ""
    lines: tuple[Line, ...] = ()


class Story(msgspec.Struct, frozen=True, omit_defaults=True):
    """A start, plays, and the cases at settled states along the way, in the order of play.

    A scenario is a story with one case; a tour is a story with a case for each settled step. The cases share
    `readings` and `components`, which have the same meaning as in a case. `file` is the file that contains
    the story.
    """

    game: str
    file: str
    start: Start
    plays: tuple[Play, ...] = ()
    cases: tuple[Case, ...] = ()
    readings: dict[str, str] = {}
    components: str = ""

    def plays_of(self, case: Case) -> tuple[Play, ...]:
        """Return a case's own plays, without its lead-up."""
        return self.plays[case.begins : case.ends]

    def first_step(self, case: Case) -> int:
        """Return the number of the first step that is judged for a case: the start, or the step after the
        case before.
        """
        return 0 if case.id == self.cases[0].id else case.begins + 1

    def asked(self) -> bytes:
        """Return the steps and tags of a scenario as JSON text, without its place and title."""
        case = self.cases[0]
        steps = [
            [msgspec.structs.replace(operation, line=0) for operation in part]
            for part in (self.plays, case.expectations)
        ]
        asked = (self.start, case.begins, steps, sorted(case.clauses), self.readings, self.components)
        return msgspec.json.encode(asked, order="deterministic")


def scenario_of(case: str) -> str:
    """Return the id of a case without its outline row."""
    return "/".join(case.split("/")[:3])

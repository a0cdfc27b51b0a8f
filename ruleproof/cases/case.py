"""Compiled cases: what a scenario, a row of an outline or a step of a tour asks of an engine, as plain
JSON.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ruleproof.language.operations import Expectation, Play


class Start(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a case begins: a state (as JSON text), or a call of new_game. `seats` are those that play."""

    seats: tuple[str, ...]
    state: bytes = b""
    options: dict[str, Any] = {}
    chance: tuple[dict[str, Any], ...] = ()

    @property
    def is_new_game(self) -> bool:
        return not self.state


class Line(msgspec.Struct, frozen=True):
    """A sentence of the scenario, for readers."""

    keyword: str
    text: str
    line: int


class Case(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to try on an engine.

    `lead_up` are the plays that lead to the case's own action, `plays` the parts of that action.
    `readings` are those that the case is about; it is judged under them. `verbs` are those without which it
    cannot be judged. `components` names the component set on which the case is played, whatever the set in
    force; empty where it is the set in force.
    """

    id: str
    game: str
    title: str
    rule: str
    file: str
    line: int
    clauses: tuple[str, ...]
    start: Start
    lead_up: tuple[Play, ...] = ()
    plays: tuple[Play, ...] = ()
    expectations: tuple[Expectation, ...] = ()
    readings: dict[str, str] = {}
    verbs: tuple[str, ...] = ()
    position: str = ""
    components: str = ""
    lines: tuple[Line, ...] = ()
    tour: bool = False


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why the rules refuse an action."""

    reason: str
    clause: str = ""


class Observation(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the kit asks of a state, as JSON texts: the legal actions and the view of every seat, and the
    outcome.

    In an unsettled state only the legal actions of the seats to act are asked. The clauses are those that the
    reference applied when it made the views and the outcome.
    """

    legal: dict[str, bytes]
    views: dict[str, bytes] = {}
    outcome: bytes = b""
    view_clauses: tuple[str, ...] = ()
    outcome_clauses: tuple[str, ...] = ()


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the reference answers to one play, and to the questions after it. `state` is JSON text, empty
    after a refusal.
    """

    observation: Observation
    settled: bool
    state: bytes = b""
    clauses: tuple[str, ...] = ()
    refusal: Refusal | None = None


class Transcript(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that the reference answers in the course of a case.

    `entries` are the component entries that it used in the plays, and in the answers that the scenario
    expects something of.

    `fault` says why the reference disagrees with the case, if it does (a suite error).
    """

    state: bytes
    observation: Observation
    settled: bool = True
    clauses: tuple[str, ...] = ()
    steps: tuple[Step, ...] = ()
    entries: tuple[str, ...] = ()
    fault: str = ""


def slug(text: str) -> str:
    """Return a title as an id: lower-case words joined by underscores."""
    words = "".join(
        char if char.isalnum() else " " for char in text.casefold().replace("'", "").replace("’", "")
    )
    return "_".join(words.split())

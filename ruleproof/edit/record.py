"""`ruleproof tour`: records a whole game played by the reference, with plays that reach what no tour has
reached yet.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import yaml

from ruleproof.cases.case import Start, Story
from ruleproof.cases.suite import Suite
from ruleproof.cases.tours import read_tour
from ruleproof.edit.deciding_readings import decisive_readings
from ruleproof.engines.chance import outcome_of
from ruleproof.engines.oracle import Oracle
from ruleproof.engines.wire import NEEDS_CHANCE, Reply
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError, nearest_note, shown_path
from ruleproof.language.operations import Play
from ruleproof.play.tables import numbers_of_seats
from ruleproof.reports.text import counted
from ruleproof.running.expected import Recordings

_MOST_PLAYS = 5000
_TRIED = 12


class _Recorder:
    """Plays one game and writes it down."""

    def __init__(self, suite: Suite, components: str, dice: random.Random, targets: set[str]) -> None:
        self.oracle = Oracle(suite)
        values = suite.validator.under(components).components
        if reasons := self.oracle.configure(values, suite.game.adopted()):
            raise UsageError(f"the reference cannot be configured this way: {'; '.join(reasons)}")
        self.dice = dice
        self.targets = targets
        self.reached: set[str] = set()

    def ask(self, verb: str, params: dict[str, Any]) -> tuple[Reply, list[dict[str, Any]]]:
        """Ask, and give the engine the chance outcomes that it needs."""
        chance: list[dict[str, Any]] = []
        while True:
            reply = self.oracle.ask(verb, {**params, "chance": chance})
            if reply.error is None or reply.error.code != NEEDS_CHANCE:
                return reply, chance
            chance.append(outcome_of(reply.error.data["needs"], self.dice))

    def play(self, seats: Sequence[str], options: dict[str, Any]) -> dict[str, Any]:
        """Return the record of a game."""
        reply, chance = self.ask("new_game", {"seats": seats, "options": options})
        if reply.error is not None:
            raise UsageError(
                f"the reference refuses a new game for {', '.join(seats)}: {reply.error.message}"
            )
        record: dict[str, Any] = {"seats": list(seats), "options": options, "chance": chance, "plays": []}
        answer = jsontext.decode(reply.result)
        self.reached |= set(answer.get("clauses", ()))
        state = answer["state"]
        while (state["to_act"] or state["may_act"]) and len(record["plays"]) < _MOST_PLAYS:
            play, state, clauses = self._choose(state)
            self.reached |= clauses
            record["plays"].append(play)
        return record

    def _choose(self, state: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any], set[str]]:
        """Take the play that reaches most of what is wanted and not yet reached; between equals, any."""
        options = []
        for seat in [*state["to_act"], *state["may_act"]]:
            reply = self.oracle.ask("legal_actions", {"state": state, "seat": seat})
            listed = jsontext.decode(reply.result)["actions"]
            options += [(seat, action) for action in listed]
        by_type: dict[str, list[tuple[str, dict[str, Any]]]] = {}
        for seat, action in options:
            by_type.setdefault(str(action.get("type")), []).append((seat, action))
        picked = [self.dice.choice(group) for group in by_type.values()]
        more = (
            self.dice.sample(options, min(len(options), _TRIED - len(picked))) if len(picked) < _TRIED else []
        )
        best: tuple[float, dict[str, Any], dict[str, Any], set[str]] | None = None
        for seat, action in [*picked, *(one for one in more if one not in picked)]:
            reply, chance = self.ask("apply", {"state": state, "seat": seat, "action": action})
            answer = jsontext.decode(reply.result)
            clauses = set(answer.get("clauses", ()))
            worth = 10 * len((clauses - self.reached) & self.targets) + self.dice.random()
            if best is None or worth > best[0]:
                play: dict[str, Any] = {"seat": seat, "action": action}
                if chance:
                    play["chance"] = chance
                best = (worth, play, answer["state"], clauses)
        assert best is not None
        return best[1], best[2], best[3]


def record(
    game: str,
    seats: int,
    seed: int,
    title: str,
    toward: Sequence[str],
    out: Path,
    data_folders: Sequence[Path],
    components: str = "",
) -> str:
    """Write a tour to a file and return what to print.

    Raises:
        UsageError: the file cannot be written, or the reference refuses such a game.
    """
    data = Data.of(data_folders)
    suite = Suite.open(data, data.game(game))
    _require_known(suite, seats, toward, components)
    before = _reached_by_tours(suite)
    targets = set(toward) or set(suite.game.clauses) - before
    recorder = _Recorder(suite, components, random.Random(seed), targets)
    made = recorder.play(suite.game.seats[: seats or numbers_of_seats(suite)[0]], {})
    readings = _readings_that_matter(suite, components, made)
    named = {"title": title or f"A game of {len(made['seats'])}"}
    on = {"components": components} if components else {}
    whole = {**named, **on, "readings": readings, **made}
    text = yaml.safe_dump(whole, sort_keys=False, default_flow_style=None, width=150, allow_unicode=True)
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{shown_path(out)}: cannot be written: {error.strerror}") from None
    reached = _reached_by(suite, out)
    return (
        f"{shown_path(out)}: {counted(len(made['plays']), 'play')}, "
        f"{counted(len(reached), 'clause')} reached, {len(reached - before)} of them by no tour before"
    )


def _require_known(suite: Suite, seats: int, toward: Sequence[str], components: str) -> None:
    """Refuse a component set, clauses or a number of seats that the game does not have."""
    if components and components not in suite.game.component_sets:
        near = nearest_note(components, suite.game.component_sets)
        raise UsageError("\n    ".join([f"--components {components}: no such component set", *near]))
    numbers = numbers_of_seats(suite)
    if seats and seats not in numbers:
        raise UsageError(f"--seats {seats}: {suite.game.id} is for {numbers[0]} to {numbers[-1]} seats")
    for clause in toward:
        if clause not in suite.game.clauses:
            near = nearest_note(clause, suite.game.clauses)
            raise UsageError("\n    ".join([f"--toward {clause}: no such clause", *near]))


def _readings_that_matter(suite: Suite, components: str, record: dict[str, Any]) -> dict[str, str]:
    """Return the adopted readings without which the game would take another course or look different."""
    start = Start(tuple(record["seats"]), b"", record["options"], tuple(record["chance"]))
    plays = tuple(
        Play(seat=play["seat"], action=play["action"], chance=tuple(play.get("chance", ())))
        for play in record["plays"]
    )
    story = Story(suite.game.id, "", start, plays, components=components)
    return decisive_readings(Recordings.adopted(suite), story, suite.game.adopted())


def _reached_by(suite: Suite, path: Path) -> set[str]:
    tour = read_tour(suite.game, suite.folders, path, suite.common)
    recorded = Recordings.adopted(suite).reference.tour(tour, suite.game.adopted())
    return {clause for case in recorded.story.cases for clause in case.clauses}


def _reached_by_tours(suite: Suite) -> set[str]:
    tours = Recordings.adopted(suite).tours()
    return {clause for tour in tours for case in tour.story.cases for clause in case.clauses}

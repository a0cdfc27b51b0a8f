"""`ruleproof tour`: records a whole game played by the reference, with plays that reach what no tour has
reached yet.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ruleproof.cases.case import Start, Story
from ruleproof.cases.suite import Suite, numbers_of_seats
from ruleproof.cases.tours import read_tour
from ruleproof.engines.chance import outcome_of
from ruleproof.engines.oracle import Oracle
from ruleproof.engines.wire import NEEDS_CHANCE, Reply
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError, nearest_note, shown_path
from ruleproof.language.operations import Play
from ruleproof.play.files import writing
from ruleproof.reports.text import counted
from ruleproof.running.expected import Recordings
from ruleproof.running.tour_text import tour_text

_MOST_PLAYS = 5000
_TRIED = 12


class _Recorder:
    """Plays one game, choosing plays that reach the wanted clauses."""

    def __init__(self, suite: Suite, components: str, dice: random.Random, targets: set[str]) -> None:
        self.oracle = Oracle(suite)
        values = suite.validator.under(components).components
        if reasons := self.oracle.configure(values, suite.game.adopted()):
            raise UsageError(f"the reference cannot be configured this way: {'; '.join(reasons)}")
        self.dice = dice
        self.targets = targets
        self.reached: set[str] = set()

    def ask(self, verb: str, params: dict[str, Any]) -> tuple[Reply, tuple[dict[str, Any], ...]]:
        """Ask the engine and give it the chance outcomes that it needs; return them with the reply."""
        chance: list[dict[str, Any]] = []
        while True:
            reply = self.oracle.ask(verb, {**params, "chance": chance})
            if reply.error is None or reply.error.code != NEEDS_CHANCE:
                return reply, tuple(chance)
            chance.append(outcome_of(reply.error.data["needs"], self.dice))

    def play(self, seats: Sequence[str]) -> tuple[Start, tuple[Play, ...]]:
        """Return a whole game: its start and its plays."""
        reply, chance = self.ask("new_game", {"seats": seats, "options": {}})
        if reply.error is not None:
            raise UsageError(
                f"the reference refuses a new game for {', '.join(seats)}: {reply.error.message}"
            )
        answer, plays = jsontext.decode(reply.result), list[Play]()
        self.reached |= set(answer.get("clauses", ()))
        state = answer["state"]
        while (state["to_act"] or state["may_act"]) and len(plays) < _MOST_PLAYS:
            play, state, clauses = self._choose(state)
            self.reached |= clauses
            plays.append(play)
        return Start(tuple(seats), chance=chance), tuple(plays)

    def _choose(self, state: dict[str, Any]) -> tuple[Play, dict[str, Any], set[str]]:
        """Choose the play that reaches the largest number of wanted clauses not yet reached; if several plays
        tie, choose any of them.
        """
        options = []
        for seat in [*state["to_act"], *state["may_act"]]:
            reply = self.oracle.ask("legal_actions", {"state": state, "seat": seat})
            options += [(seat, action) for action in jsontext.decode(reply.result)["actions"]]
        by_type: dict[str, list[tuple[str, dict[str, Any]]]] = {}
        for seat, action in options:
            by_type.setdefault(str(action.get("type")), []).append((seat, action))
        picked = [self.dice.choice(group) for group in by_type.values()]
        if len(picked) < _TRIED:
            more = self.dice.sample(options, min(len(options), _TRIED - len(picked)))
            picked += [one for one in more if one not in picked]
        tried = []
        for seat, action in picked:
            reply, chance = self.ask("apply", {"state": state, "seat": seat, "action": action})
            answer = jsontext.decode(reply.result)
            clauses = set(answer.get("clauses", ()))
            worth = 10 * len((clauses - self.reached) & self.targets) + self.dice.random()
            tried.append((worth, Play(seat=seat, action=action, chance=chance), answer["state"], clauses))
        return max(tried, key=lambda one: one[0])[1:]


def record(
    game: str,
    seats: int,
    seed: int,
    title: str,
    toward: Sequence[str],
    out: Path,
    data: Sequence[Path],
    components: str = "",
) -> str:
    """Write a tour to a file and return what to print.

    Raises:
        UsageError: the file cannot be written, or the reference refuses such a game.
    """
    whole = Data.of(data)
    suite = Suite.open(whole, whole.game(game))
    _require_known(suite, seats, toward, components)
    recordings = Recordings.adopted(suite)
    before = {clause for tour in recordings.tours() for case in tour.story.cases for clause in case.clauses}
    targets = set(toward) or set(suite.game.clauses) - before
    recorder = _Recorder(suite, components, random.Random(seed), targets)
    start, plays = recorder.play(suite.game.seats[: seats or numbers_of_seats(suite)[0]])
    story = Story(suite.game.id, "", start, plays, components=components)
    title = title or f"A game of {len(start.seats)}"
    with writing(f"{shown_path(out)}:"):
        out.write_text(tour_text(recordings, story, suite.game.adopted(), title), encoding="utf-8")
    made = read_tour(suite.game, suite.folders, out, suite.common)
    recorded = recordings.reference.tour(made, suite.game.adopted())
    reached = {clause for case in recorded.story.cases for clause in case.clauses}
    return (
        f"{shown_path(out)}: {counted(len(plays), 'play')}, "
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

"""`ruleproof tour`: records a whole game played by the reference, with plays that reach what no tour has
reached yet.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.cases.case import Start, Story
from ruleproof.cases.suite import Suite, numbers_of_seats
from ruleproof.cases.tours import read_tour
from ruleproof.engines.chance import dealt, drawn_by
from ruleproof.engines.oracle import Oracle
from ruleproof.engines.random_game import random_game
from ruleproof.engines.recorder import Recorder
from ruleproof.engines.recording import Legal, Step
from ruleproof.input import jsontext
from ruleproof.input.files import writing
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError, nearest_note, shown_path
from ruleproof.language.operations import Play
from ruleproof.reports.text import counted
from ruleproof.rules.verbs import Verb
from ruleproof.running.recorded_suite import RecordedSuite
from ruleproof.running.tour_text import tour_text

Tell = Callable[[str], None]
"""Called with the progress of a game, in words."""
_MOST_PLAYS = 5000
_TRIED = 12


class _Reaching:
    """The taste for plays that reach the wanted clauses; `reached` are the clauses reached so far."""

    def __init__(self, make: Callable[[Play, Step], Step], dice: random.Random, targets: set[str]) -> None:
        self._make, self._dice, self._targets = make, dice, targets
        self.reached: set[str] = set()

    def __call__(self, step: Step) -> Play | None:
        """Choose the play that reaches the largest number of wanted clauses not yet reached; if several plays
        tie, choose any of them.
        """
        self.reached |= set(step.clauses)
        options = step.legal
        if not options:
            return None
        if self._targets <= self.reached or len(options) == 1:
            return Play(*self._dice.choice(options))
        by_type: dict[str, list[Legal]] = {}
        for seat, action in options:
            by_type.setdefault(str(action.get("type")), []).append((seat, action))
        picked = [self._dice.choice(group) for group in by_type.values()]
        if len(picked) < _TRIED:
            more = self._dice.sample(options, min(len(options), _TRIED - len(picked)))
            picked += [one for one in more if one not in picked]
        return max((self._tried(Play(*one), step) for one in picked), key=lambda one: one[0])[1]

    def _tried(self, play: Play, before: Step) -> tuple[float, Play]:
        """Return what a play is worth, with the play and its chance."""
        play, after = dealt(play, lambda play: self._make(play, before), drawn_by(self._dice))
        return 10 * len((set(after.clauses) - self.reached) & self._targets) + self._dice.random(), play


def _game(
    suite: Suite, story: Story, dice: random.Random, targets: set[str], tell: Tell
) -> tuple[Start, tuple[Play, ...]]:
    """Return a whole game: its start and its plays.

    Raises:
        UsageError: the reference refuses it.
    """
    recorder = Recorder(Oracle(suite).session, (Verb.LEGAL_ACTIONS,), reference=True)
    components, readings = suite.validator.for_set(story.components).components, suite.game.adopted()

    def begun(start: Start) -> Step:
        return recorder.start(msgspec.structs.replace(story, start=start), components, readings)

    deal = drawn_by(dice)
    start, step = dealt(story.start, begun, deal)
    if step.refusal is not None:
        seats = ", ".join(start.seats)
        raise UsageError(f"the reference refuses a new game for {seats}: {step.refusal.reason}")
    if step.failure is not None:
        raise UsageError(f"the reference fails: {step.failure.message}")
    make = partial(recorder.next, story)
    taste = _Reaching(make, dice, targets)
    plays = []
    for play, _ in itertools.islice(random_game(step, make, taste, deal), _MOST_PLAYS):
        plays.append(play)
        wanted = f"{len(taste.reached & targets)} of {counted(len(targets), 'wanted clause')} reached"
        tell(f"{counted(len(plays), 'play')}, {wanted if targets else 'no clause is left to be reached'}")
    return start, tuple(plays)


def record(
    game: str,
    seats: int,
    seed: int,
    title: str,
    toward: Sequence[str],
    out: Path,
    data: Sequence[Path],
    components: str = "",
    options: Sequence[str] = (),
    tell: Tell = lambda _text: None,
) -> str:
    """Write a tour to a file and return what to print. `tell` is called with the progress, in words.

    Raises:
        UsageError: the file cannot be written, or the reference refuses such a game.
    """
    whole = Data.open(data)
    suite = Suite.open(whole, whole.game(game))
    _require_known(suite, seats, toward, components)
    chosen = _chosen(suite, options)
    recordings = RecordedSuite.adopted(suite)
    before = {clause for tour in recordings.tours() for case in tour.story.cases for clause in case.clauses}
    targets = set(toward) or _to_reach(suite) - before
    begins = Start(suite.game.seats[: seats or numbers_of_seats(suite)[0]], options=chosen)
    story = Story(suite.game.id, "", begins, components=components)
    start, plays = _game(suite, story, random.Random(seed), targets, tell)
    story = msgspec.structs.replace(story, start=start, plays=plays)
    title = title or f"A game of {len(start.seats)}"
    with writing(f"{shown_path(out)}:"):
        out.write_text(tour_text(recordings, story, suite.game.adopted(), title), encoding="utf-8")
    made = read_tour(suite.game, suite.folders, out, suite.common)
    recorded = recordings.reference.tour(made, suite.game.adopted())
    reached = {clause for case in recorded.story.cases for clause in case.clauses}
    new = reached - before
    told = (
        f"{shown_path(out)}: {counted(len(plays), 'play')}, {counted(len(reached), 'clause')} reached, "
        f"{len(new)} of them by no tour before"
    )
    if new:
        return told
    advice = "another --seed, --seats or --option, or --toward with a clause that"
    return f"{told}\n    so the game needs no such tour; try {advice} `ruleproof list unreached` names"


def _to_reach(suite: Suite) -> set[str]:
    """Return the clauses that tours are to reach, as `list unreached` counts them."""
    return {clause.id for clause in suite.game.clauses.values() if clause.needs_scenario}


def _chosen(suite: Suite, options: Sequence[str]) -> dict[str, Any]:
    """Return the options of a new game, each given as `name=value`, where the value is JSON or a word."""
    known = suite.schemas.schema("setup")["properties"]["options"].get("properties", {})
    chosen: dict[str, Any] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if name not in known or not equals:
            names = ", ".join(known) or "the game has none"
            wanted = f"wanted NAME=VALUE, where NAME is an option in setup.json: {names}"
            raise UsageError(f"--option {option}: {wanted}", *nearest_note(name, known))
        try:
            chosen[name] = jsontext.decode(value.encode())
        except ValueError:
            chosen[name] = value
    return chosen


def _require_known(suite: Suite, seats: int, toward: Sequence[str], components: str) -> None:
    """Refuse a component set, clauses or a number of seats that the game does not have."""
    if components and components not in suite.game.component_sets:
        near = nearest_note(components, suite.game.component_sets)
        raise UsageError(f"--components {components}: no such component set", *near)
    numbers = numbers_of_seats(suite)
    if seats and seats not in numbers:
        raise UsageError(f"--seats {seats}: {suite.game.id} is for {numbers[0]} to {numbers[-1]} seats")
    for clause in toward:
        if clause not in suite.game.clauses:
            note = nearest_note(clause, suite.game.clauses)
            raise UsageError(f"--toward {clause}: no such clause", *note)

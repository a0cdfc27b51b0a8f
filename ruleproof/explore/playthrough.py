"""A line of play: where it began, what was played, and the reference's answers at each step."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from ruleproof.cases.case import Start, Story
from ruleproof.engines.chance import Deal, dealt, drawn_by
from ruleproof.engines.random_game import any_seat_to_act
from ruleproof.engines.recording import Legal, Step
from ruleproof.explore.game_context import Book, CannotBegin
from ruleproof.explore.givens import Givens
from ruleproof.input import jsontext
from ruleproof.language.operations import Play
from ruleproof.reports.text import counted
from ruleproof.rules.model import Ruling

MOST_PLAYS = 2000
"""Maximum number of plays of a line."""
TO_ACT = "whoever is to act"
"""In place of a seat's name: the seat that is to act at the current step."""
_MOST_SECONDS = 8.0
"""Maximum number of seconds for which a random player plays on."""


class CannotPlay(Exception):
    """A play cannot be made; the message says why."""


class Waiting(msgspec.Struct, frozen=True):
    """What waits for chance: a play, or the start if no play is given, and the outcome needed."""

    play: Play | None
    needs: dict[str, Any]


@dataclass
class Line:
    """A line of play under some readings, and its current step.

    `steps` are the start and then one step for each play of the story; the steps after `at` were undone.
    `by_hand` tells whether chance is given by hand instead of being drawn. `broken_off` says why the plays of
    a story ended early, and `refused` is the play at which they ended. `eyes` is the seat from whose view the
    board is shown, `TO_ACT` for whoever is to act, or '' for open cards. `givens` says in sentences where a
    line begins, if they are known.
    """

    book: Book
    story: Story
    readings: dict[str, str]
    origin: str
    steps: list[Step] = field(default_factory=list)
    at: int = 0
    by_hand: bool = False
    waiting: Waiting | None = None
    dice: random.Random = field(default_factory=random.Random)
    broken_off: str = ""
    refused: Play | None = None
    eyes: str = ""
    givens: Givens | None = None

    @property
    def here(self) -> Step:
        """Return the current step."""
        return self.steps[self.at]

    @property
    def state(self) -> dict[str, Any]:
        """Return the current state."""
        state: dict[str, Any] = jsontext.decode(self.here.state)
        return state

    @property
    def viewer(self) -> str:
        """Return the seat from whose view the board is shown at the current step, or '' for open cards."""
        return next(iter(self.state["to_act"]), "") if self.eyes == TO_ACT else self.eyes

    @property
    def seats(self) -> tuple[str, ...]:
        return self.story.start.seats

    def begin(self) -> None:
        """Let the reference begin at the start; its chance is drawn, or the line waits for it.

        Raises:
            CannotBegin: the reference does not accept it.
        """
        self.waiting = None
        start = self.story.start

        def begun(start: Start) -> Step:
            return self.book.start(msgspec.structs.replace(self.story, start=start, plays=()), self.readings)

        if self.by_hand:
            step = begun(start)
        else:
            start, step = dealt(start, begun, self._deal)
            if start.chance != self.story.start.chance:
                self.story = msgspec.structs.replace(self.story, start=start)
        if step.failure is not None:
            raise CannotBegin(step.failure.message)
        if step.refusal is None:
            self.steps, self.at = [step], 0
        elif step.needs is not None and self.by_hand:
            self.waiting = Waiting(None, step.needs)
        else:
            raise CannotBegin(f"the reference refuses this new game: {step.refusal.words}")

    @property
    def _deal(self) -> Deal:
        return drawn_by(self.dice)

    def replay(self, plays: Sequence[Play]) -> None:
        """Make plays until the reference rejects one; `broken_off` then says why."""
        for one in plays:
            play = msgspec.structs.replace(one, line=0)
            step = self._after(play)
            if step.refusal is not None or step.failure is not None:
                self.broken_off, self.refused = _reason(step), play
                return
            self._add(play, step)

    def legal(self) -> list[Legal]:
        """Return each seat with its legal actions at the current step."""
        return self.here.legal

    def play(self, play: Play) -> None:
        """Make a play at the current step; the plays after this step are forgotten.

        Its chance is drawn, or the line waits for it.

        Raises:
            CannotPlay: the reference refuses it, or the line is too long.
        """
        if self.at >= MOST_PLAYS:
            raise CannotPlay(f"this line has {MOST_PLAYS} plays, the maximum; begin a new line from here")
        self.waiting = None
        if self.by_hand:
            step = self._after(play)
        else:
            play, step = dealt(play, self._after, self._deal)
        if step.needs is not None and self.by_hand:
            self.waiting = Waiting(play, step.needs)
            return
        if step.refusal is not None or step.failure is not None:
            raise CannotPlay(_reason(step))
        self._add(play, step)

    def play_on(self, most: int) -> str:
        """Let a random player make up to `most` plays; return in words how many it made, and why it paused.

        Play pauses if chance must be given by hand or nobody can act.
        """
        until = time.monotonic() + _MOST_SECONDS
        taste = any_seat_to_act(self.dice)
        for made in range(most):
            if (play := taste(self.here)) is None:
                return _paused(made, "nobody can act: the game is over")
            try:
                self.play(play)
            except CannotPlay as error:
                return _paused(made, str(error))
            if self.waiting is not None:
                return _paused(made, "chance must be given by hand")
            if time.monotonic() > until:
                return _paused(made + 1, f"{_MOST_SECONDS:g} seconds have passed")
        return _paused(most, "as many plays as asked for")

    def fall(self, outcome: Mapping[str, Any]) -> None:
        """Give the chance outcome that the line waits for.

        Raises:
            CannotPlay: nothing waits for chance, or the outcome is not one that was asked for.
            CannotBegin: the reference does not accept the start with it.
        """
        waiting = self.waiting
        if waiting is None:
            raise CannotPlay("nothing waits for chance")
        require_outcome(waiting.needs, outcome)
        if waiting.play is None:
            start = msgspec.structs.replace(
                self.story.start, chance=(*self.story.start.chance, dict(outcome))
            )
            self.story = msgspec.structs.replace(self.story, start=start)
            self.begin()
        else:
            self.play(msgspec.structs.replace(waiting.play, chance=(*waiting.play.chance, dict(outcome))))

    def said(self, play: Play, step: int | None = None) -> str:
        """Return a play as a sentence, in the words for a given step or for the current one."""
        state = jsontext.decode(self.steps[self.at if step is None else step].state)
        words = self.book.phrases.of(play, state, self.story.components)
        return words[:1].upper() + words[1:]

    def go(self, step: int) -> None:
        """Go to a step, or to the nearest one if it does not exist."""
        self.at = max(0, min(step, len(self.steps) - 1))
        self.waiting = None

    def branch(self) -> Line:
        """Return a new line that ends at the current step."""
        story = msgspec.structs.replace(self.story, plays=self.story.plays[: self.at])
        steps = self.steps[: self.at + 1]
        return replace(self, story=story, steps=steps, waiting=None, broken_off="", refused=None)

    def under(self, readings: Mapping[str, str]) -> Line:
        """Return a line with the same start and plays under other readings."""
        line = Line(self.book, self.story, dict(readings), self.origin, by_hand=False, dice=self.dice)
        line.story = msgspec.structs.replace(self.story, plays=())
        line.givens, line.eyes = self.givens, self.eyes
        line.begin()
        line.replay(self.story.plays)
        line.by_hand = self.by_hand
        return line

    def rulings(self, clauses: Sequence[str]) -> list[Ruling]:
        """Return the rulings about some clauses, switchable ones first."""
        rulings = {ruling.id: ruling for clause in clauses for ruling in self.book.game.rulings_on(clause)}
        return sorted(rulings.values(), key=lambda ruling: not ruling.switchable)

    def _after(self, play: Play) -> Step:
        return self.book.next(self.story, self.readings, play, self.here)

    def _add(self, play: Play, step: Step) -> None:
        self.steps[self.at + 1 :] = [step]
        self.broken_off, self.refused = "", None
        self.story = msgspec.structs.replace(self.story, plays=(*self.story.plays[: self.at], play))
        self.at += 1


def _paused(made: int, why: str) -> str:
    return f"Played on: {counted(made, 'play')}; {why}."


def clauses_of(step: Step) -> tuple[str, ...]:
    """Return the clauses that the reference applied in a step or in its answers after it."""
    applied = (*step.clauses, *step.answers.view_clauses, *step.answers.outcome_clauses)
    return tuple(dict.fromkeys(applied))


def outcome_at(step: Step) -> dict[str, Any]:
    """Return the outcome at a step, or nothing in the middle of a choice."""
    outcome: dict[str, Any] = jsontext.decode(step.answers.outcome or b"{}")
    return outcome


def is_over(step: Step) -> bool:
    """Tell whether the game is over at a step."""
    return outcome_at(step).get("over") is True


def in_a_word(thing: Any) -> str:
    """Return a shuffled thing as text."""
    return thing if isinstance(thing, str) else jsontext.encode(thing).decode()


def require_outcome(needs: Mapping[str, Any], outcome: Mapping[str, Any]) -> None:
    """Refuse an invalid outcome for the chance that is asked for.

    Raises:
        CannotPlay: these are not the things to be shuffled, or the dice cannot show these numbers.
    """
    if "shuffle" in needs:
        expected, actual = list(needs["shuffle"]), outcome.get("shuffle", [])
        missing, more = _without(expected, actual), _without(actual, expected)
        if missing or more:
            faults = [f"missing: {_listed(missing)}"] * bool(missing) + [f"too many: {_listed(more)}"] * bool(
                more
            )
            raise CannotPlay(f"the shuffle must have each thing once; {'; '.join(faults)}")
        return
    roll, sides = outcome.get("roll", []), needs["roll"].get("sides", 6)
    if len(roll) != needs["roll"]["dice"] or any(type(n) is not int or not 1 <= n <= sides for n in roll):
        raise CannotPlay(f"wanted: {needs['roll']['dice']} numbers from 1 to {sides}, one for each die")


def _without(things: Sequence[Any], others: Sequence[Any]) -> list[Any]:
    left = list(things)
    for other in others:
        if other in left:
            left.remove(other)
    return left


def _listed(things: Sequence[Any]) -> str:
    return ", ".join(map(in_a_word, things[:8])) + (" …" if len(things) > 8 else "")


def _reason(step: Step) -> str:
    if step.failure is not None:
        return f"the reference fails: {step.failure.message}"
    assert step.refusal is not None
    return f"the reference refuses this: {step.refusal.reason}"


def new_line(
    book: Book,
    start: Start,
    origin: str,
    *,
    components: str = "",
    readings: Mapping[str, str] | None = None,
    by_hand: bool = False,
    dice: random.Random | None = None,
) -> Line:
    """Return a line at its start.

    Raises:
        CannotBegin: the reference does not accept it.
    """
    story = Story(book.game.id, "", start, components=components)
    line = Line(book, story, book.readings(readings or {}), origin, by_hand=by_hand)
    line.dice = dice or random.Random()
    line.begin()
    return line

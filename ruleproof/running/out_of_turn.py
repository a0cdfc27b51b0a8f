"""Questions out of turn: beside altered actions, an engine gets too few chance outcomes, and is asked about a
state from which the game has gone on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from ruleproof.cases.case import Start
from ruleproof.engines.questions import new_game, play_of
from ruleproof.engines.recorder import Recorder
from ruleproof.engines.recording import Step, play_as_text
from ruleproof.engines.wire import (
    INTERNAL_ERROR,
    NEEDS_CHANCE,
    UNSUPPORTED,
    UNSUPPORTED_POSITION,
    EngineFailure,
)
from ruleproof.judging.differences import LOADED, Beginning, compare
from ruleproof.language.operations import Play
from ruleproof.rules.validation import Invalid, Validator
from ruleproof.rules.verbs import Verb
from ruleproof.running.recorded_story import RecordedStory

DRAWS = "the engine draws by itself"
NEVER_ASKS = "the engine does not ask for chance"
_MAY_ANSWER = (NEEDS_CHANCE, UNSUPPORTED, UNSUPPORTED_POSITION)
ANOTHER = "the engine answers about another state than it is asked about"


@dataclass(frozen=True)
class OutOfTurn:
    """Asks an engine out of turn in one game, which begins with these components and readings."""

    engine: Recorder
    validator: Validator
    game: RecordedStory
    components: Mapping[str, Any]
    readings: Mapping[str, str]

    def draws(self, own: Sequence[Step]) -> tuple[str, str]:
        """Return what is wrong if the engine does not ask for chance when what led to its own last step has
        too few chance outcomes: the cause and the reason. Both are '' if nothing is wrong.
        """
        story, number = self.game.story, len(own) - 1
        play = story.plays[number - 1] if number else None
        chance = play.chance if play else story.start.chance
        held = own[-1].deferred or (play and own[-2].deferred)
        if not chance or held or own[-1].refusal or own[-1].failure:
            return "", ""
        asks = play_as_text(play or Verb.NEW_GAME)
        for few in {len(chance) - 1, 0}:
            told, code = self._answer(own, play, chance[:few])
            given = f"{few} of {len(chance)} chance outcomes"
            why = f"{asks} with {given} must be answered with needs chance, but {told}"
            if not code:
                return DRAWS, why
            if code not in _MAY_ANSWER and not self._answer(own, play, chance)[1]:
                return NEVER_ASKS, why
        return "", ""

    def _answer(self, own: Sequence[Step], play: Play | None, chance: Sequence[Any]) -> tuple[str, int]:
        """Return the answer to what led to the last step, with this chance: in words, and its code or 0."""
        if play is None:
            asked = Verb.NEW_GAME, {**new_game(self.game.story.start), "chance": chance}
        else:
            asked = Verb.APPLY, play_of(own[-2].state, play.seat, play.action, chance)
        try:
            error = self.engine.session.ask([asked])[0].error
        except EngineFailure as failure:
            return str(failure), INTERNAL_ERROR if failure.verdict == "crash" else UNSUPPORTED
        return (f"the answer is {error.code} {error.message}", error.code) if error else ("it is accepted", 0)

    def confuses(self, own: Sequence[Step], number: int) -> str:
        """Return what is wrong when the engine is asked again about its state after an earlier play, and for
        the play that followed there, or ''. What it does not support is not wrong.
        """
        there, play = own[number], self.game.story.plays[number]
        if not there.settled or there.deferred or own[number + 1].deferred:
            return ""
        start = self.game.story.start
        begins = Start(start.seats, there.state, onlookers=start.onlookers)
        story = msgspec.structs.replace(self.game.story, start=begins)
        again = (
            (LOADED, self.engine.start(story, self.components, self.readings), number),
            (play, self.engine.next(story, play, there), number + 1),
        )
        wrong = (self._wrong(origin, step, own[at], at) for origin, step, at in again)
        told = next(filter(None, wrong), "")
        return told and f"asked again about the state after play {number}: {told}"

    def _wrong(self, origin: Play | Beginning, again: Step, before: Step, at: int) -> str:
        """Return how a step is wrong that was right before, or ''."""
        return "" if again.failure or self._differs(origin, before, at) else self._differs(origin, again, at)

    def _differs(self, origin: Play | Beginning, step: Step, at: int) -> str:
        expected = self.game.recording.made(at)
        try:
            found = compare(self.validator, origin, step, expected).first
        except Invalid as error:
            return str(error)
        return found.message if found is not None else ""

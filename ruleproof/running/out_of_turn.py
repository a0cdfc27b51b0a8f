"""Questions out of turn: beside altered actions, an engine gets too few chance outcomes, and is asked about a
state from which the game has gone on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec

from ruleproof.cases.case import Start
from ruleproof.engines.questions import new_game, play_of
from ruleproof.engines.recorder import Recorder
from ruleproof.engines.recording import Step, play_as_text
from ruleproof.engines.wire import EngineFailure
from ruleproof.judging.differences import LOADED, Beginning, compare
from ruleproof.language.operations import Play
from ruleproof.rules.validation import Invalid, Validator
from ruleproof.rules.verbs import Verb
from ruleproof.running.recorded_story import RecordedStory

DRAWS = "the engine draws by itself"
ANOTHER = "the engine answers about another state than it is asked about"


@dataclass(frozen=True)
class OutOfTurn:
    """Asks an engine out of turn in one game, which begins with these components and readings."""

    engine: Recorder
    validator: Validator
    game: RecordedStory
    components: Mapping[str, Any]
    readings: Mapping[str, str]

    def draws(self, own: Sequence[Step]) -> str:
        """Return what is wrong if the engine, after its own last step, accepts what led there with too few
        chance outcomes, or ''.
        """
        story, number = self.game.story, len(own) - 1
        play = story.plays[number - 1] if number else None
        chance = play.chance if play else story.start.chance
        held = own[-1].deferred or (play and own[-2].deferred)
        if not chance or held or own[-1].refusal or own[-1].failure:
            return ""
        for few in {len(chance) - 1, 0}:
            if play is None:
                asked = Verb.NEW_GAME, {**new_game(story.start), "chance": chance[:few]}
            else:
                asked = Verb.APPLY, play_of(own[-2].state, play.seat, play.action, chance[:few])
            with suppress(EngineFailure):
                if self.engine.session.ask([asked])[0].error is None:
                    given = f"{few} of {len(chance)} chance outcomes"
                    asks = play_as_text(play or Verb.NEW_GAME)
                    return f"{asks} with {given} must be answered with needs chance, but it is accepted"
        return ""

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

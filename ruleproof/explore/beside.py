"""An engine beside the reference: it answers the same steps, and the pages show where its answers first
differ.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field

import msgspec

from ruleproof.cases.case import Start
from ruleproof.diagnosis.findings import messages_of
from ruleproof.engines.connect import Connector
from ruleproof.engines.greeting import GameOffer, Greeting
from ruleproof.engines.recorder import Recorder, Unsupported
from ruleproof.engines.recording import UNSUPPORTED_FAILURE, Step
from ruleproof.engines.session import Session
from ruleproof.engines.stdio import StartError
from ruleproof.engines.wire import EngineFailure
from ruleproof.explore.playthrough import Line
from ruleproof.judging.verdicts import Compared, Difference, Messages, Result
from ruleproof.language.operations import Play
from ruleproof.rules.schemas import SchemaSet
from ruleproof.rules.validation import without_own_keys_in
from ruleproof.running.lockstep import CannotLoad, Lockstep, Unplayable


class Seen(msgspec.Struct, frozen=True):
    """What the engine answered at a step, and how its answer differs; `note` says why there is no answer."""

    found: Step | None = None
    difference: Difference | None = None
    note: str = ""
    messages: tuple[Messages, ...] = ()


@dataclass
class Beside:
    """One engine. It is asked only about the steps that are viewed, and each answer is kept until the engine
    is asked again.

    At each step the engine plays from the reference's state before that step. An engine that loads no
    positions is given the whole line, beginning with its new game.
    """

    connect: Connector
    connection: str
    timeout: float
    common: SchemaSet
    greeting: Greeting | None = None
    _session: Session | None = None
    _seen: dict[tuple[int, int], tuple[Step, Seen]] = field(default_factory=dict)
    _trouble: str = ""

    @property
    def name(self) -> str:
        """Return what the engine calls itself."""
        return self.greeting.name if self.greeting is not None else "the engine"

    def greet(self) -> None:
        """Start the engine, or restart it if it is running, and let it declare what it can do.

        Raises:
            StartError: the engine cannot be started.
        """
        self.close()
        self._session, self._trouble = None, ""
        session = Session(self.connect, self.timeout, self.common)
        self.greeting = session.hello()
        self._session = session

    def close(self) -> None:
        """End the engine."""
        if self._session is not None:
            self._session.bye()

    def forget(self, line: Line) -> None:
        """Forget the answers for a line."""
        for key in [key for key in self._seen if key[0] == id(line)]:
            del self._seen[key]

    def again(self, line: Line) -> None:
        """Restart the engine, for example after a rebuild, and ask it about the current step again."""
        self.forget(line)
        try:
            self.greet()
        except StartError as error:
            self._trouble = f"the engine cannot be started: {error}"

    def look(self, line: Line) -> Seen:
        """Return the engine's answer at the current step, and how it differs."""
        kept = self._seen.get((id(line), line.at))
        if kept is not None and kept[0] is line.here:
            return kept[1]
        if self._trouble or self._session is None:
            return Seen(note=self._trouble or "the engine is not running")
        seen = self._asked(line)
        self._seen[id(line), line.at] = (line.here, seen)
        return seen

    def asked(self, line: Line, play: Play) -> str:
        """Tell in words whether the engine accepts a play at the current step."""
        seen = self.look(line)
        if seen.found is None or seen.found.failure is not None or self._session is None:
            return seen.note or "the engine does not answer at this step"
        state = seen.found.state if seen.difference is None else without_own_keys_in(line.here.state)
        self._session.begin()
        try:
            components = line.book.validator(line.story.components).components
            self._session.configure(line.story.game, components, line.readings)
            refusal = Recorder(self._session).refusals(state, [play])[0]
        except (EngineFailure, StartError, Unsupported) as error:
            return f"{self.name} does not answer: {error}"
        if refusal is None or not refusal.forbids:
            return f"{self.name} accepts it"
        clause = f" ({refusal.clause})" if refusal.clause else ""
        return f"{self.name} refuses it: {refusal.reason}{clause}"

    def _asked(self, line: Line) -> Seen:
        offer = self._offer(line)
        if offer is None:
            offers = ", ".join(self.greeting.games) if self.greeting is not None else ""
            return Seen(note=f"{self.name} does not offer this game in hello; it offers {offers or 'none'}")
        assert self._session is not None
        lockstep = Lockstep(line.book.suite, line.readings, line.book.recorder, self._session, offer)
        try:
            return self._stepped(line, lockstep)
        except Unplayable as error:
            return Seen(note=f"{self.name} cannot be asked about this step: {error}")
        except StartError as error:
            return Seen(note=f"{self.name} cannot be restarted: {error}")

    def _offer(self, line: Line) -> GameOffer | None:
        return self.greeting.games.get(line.book.game.id) if self.greeting is not None else None

    def _stepped(self, line: Line, lockstep: Lockstep) -> Seen:
        if line.at:
            start = Start(line.seats, without_own_keys_in(line.steps[line.at - 1].state))
            with suppress(CannotLoad):
                lockstep.begin(start, line.story.components)
                if lockstep.actual[-1].failure is None:
                    return self._seen_of(lockstep, lockstep.play(line.story.plays[line.at - 1], line.here))
        return self._from_the_start(line, lockstep)

    def _from_the_start(self, line: Line, lockstep: Lockstep) -> Seen:
        """Let the engine play the whole line up to here, and return the first difference."""
        result = lockstep.begin(line.story.start, line.story.components)
        for number in range(1, line.at + 1):
            if result is not None:
                where = f"at play {number - 1}" if number > 1 else "at the start"
                return msgspec.structs.replace(
                    self._seen_of(lockstep, result), note=f"{self.name} already differs {where}"
                )
            result = lockstep.play(line.story.plays[number - 1], line.steps[number])
        return self._seen_of(lockstep, result)

    def _seen_of(self, lockstep: Lockstep, result: Result | None) -> Seen:
        actual, difference = lockstep.actual[-1], result.differences[0] if result is not None else None
        about = difference or Difference(Compared.TABLE, "")
        messages = messages_of(lockstep, about)
        note = ""
        if actual.failure is not None and actual.failure.verdict == UNSUPPORTED_FAILURE:
            note = f"{self.name} does not support this: {actual.failure.message}"
        lean = msgspec.structs.replace(actual, exchanges=())
        return Seen(lean, difference, note, messages)

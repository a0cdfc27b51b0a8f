"""Asks the reference what hangs on a clause: what it answers where that clause's functions give something
else.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any

from ruleproof.cases.case import Story
from ruleproof.cases.suite import Suite
from ruleproof.engines.alarm import Endless, processor_time
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.engines.recording import Recording, Step
from ruleproof.engines.wire import EngineFailure
from ruleproof.input import jsontext
from ruleproof.judging.differences import STATE_KEYS
from ruleproof.judging.evidence import EXPLAINS, HANGS, NOTHING
from ruleproof.judging.verdicts import Difference
from ruleproof.rules.canonical import at_place

_SECONDS = 0.5
"""So much processor time an answer may take: altered functions may never end."""
_REFUSED = "refused"


class Probes:
    """Tries how single clauses bear on the place at which an engine differs from the reference."""

    def __init__(self, suite: Suite, readings: Mapping[str, str]) -> None:
        self._suite = suite
        self._readings = readings
        self._reference = suite.data.load_reference()
        self._recording = import_module(f"{self._reference.__name__}.recording")
        self._connection: InProcessConnection | None = None
        self._configured = b""

    def try_clauses(
        self, story: Story, at: int, difference: Difference, expected: Recording, clauses: Iterable[str]
    ) -> dict[str, str]:
        """Return of each clause whether its functions, when they give something else, bring about the
        engine's answer (`EXPLAINS`), another one than the reference's (`HANGS`), or the same (`NOTHING`).
        """
        if threading.current_thread() is not threading.main_thread():
            return {}
        step = expected.made(at)
        questions = _questions(story, at, difference, expected)
        if not self._configure(story):
            return {}
        tried = {}
        for clause in clauses:
            effects = [self._try(story, difference, step, question, clause) for question in questions]
            tried[clause] = next((one for one in (EXPLAINS, HANGS) if one in effects), NOTHING)
        return tried

    def _try(
        self,
        story: Story,
        difference: Difference,
        step: Step,
        questions: list[tuple[str, dict[str, Any]]],
        clause: str,
    ) -> str:
        state: Any = None
        reply: Any = None
        last = len(questions) - 1
        for number, (verb, params) in enumerate(questions):
            given = {**params, "state": state} if number else params
            with self._recording.altering(*([clause] if number == 0 else [])):
                reply = self._ask(verb, given)
            if reply is None:
                return NOTHING
            state = reply.get("result", {}).get("state")
            if number < last and (state is None or not self._stays(story, state, step)):
                return NOTHING
        return self._compared(story, difference, step, questions[last][0], reply)

    def _stays(self, story: Story, state: Any, step: Step) -> bool:
        """Tell whether a state shows what the reference's does: only what is hidden may be another."""
        validator = self._suite.validator.under(story.components)
        one = validator.canonical_value("state", state)
        two = validator.canonical("state", step.state)
        return all(one[key] == two[key] for key in STATE_KEYS)

    def _compared(
        self, story: Story, difference: Difference, step: Step, verb: str, reply: dict[str, Any]
    ) -> str:
        refused = "error" in reply
        if difference.what == "refusal":
            if difference.expected == _REFUSED:
                return NOTHING if refused else EXPLAINS
            return EXPLAINS if refused else NOTHING
        if refused:
            return NOTHING
        validator = self._suite.validator.under(story.components)
        if difference.what == "legal actions":
            listed = validator.canonical_value("legal_actions", reply["result"]["actions"])
            missing, extra = difference.expected or [], difference.actual or []
            gone, come = [one not in listed for one in missing], [one in listed for one in extra]
            expected = validator.canonical(
                "legal_actions", step.answers.text("legal_actions", difference.seat)
            )
            if not any(gone) and not any(come):
                return NOTHING
            exactly = all(gone) and all(come) and len(listed) == len(expected) - len(missing) + len(extra)
            return EXPLAINS if exactly else HANGS
        name = {"view": "view", "outcome": "outcome"}.get(difference.what, "state")
        value = validator.canonical_value(name, reply["result"][name])
        there = at_place(value, difference.path.split("/"))
        if type(there) is type(difference.actual) and there == difference.actual:
            return EXPLAINS
        return HANGS if there != difference.expected else NOTHING

    def _configure(self, story: Story) -> bool:
        readings = {**self._readings, **story.readings}
        key = jsontext.canonical([story.components, readings])
        if self._connection is None:
            self._connection = InProcessConnection(self._reference.engine(), timed=False)
        if key == self._configured:
            return True
        components = self._suite.validator.under(story.components).components
        params = {"game": self._suite.game.id, "components": components, "readings": readings}
        reply = self._ask("configure", params)
        if reply is None or not reply.get("result", {}).get("accepted"):
            return False
        self._configured = key
        return True

    def _ask(self, verb: str, params: Mapping[str, Any]) -> dict[str, Any] | None:
        assert self._connection is not None
        line = jsontext.encode({"jsonrpc": "2.0", "id": 1, "method": verb, "params": params})
        try:
            with processor_time(_SECONDS):
                reply: dict[str, Any] = jsontext.decode(self._connection.exchange([line], 0.0)[0])
        except (EngineFailure, Endless):
            return None
        return reply


def _questions(
    story: Story, at: int, difference: Difference, expected: Recording
) -> list[list[tuple[str, dict[str, Any]]]]:
    """Return the ways to ask for what differs: each a chain of questions, of which the clause is altered in
    the first, and the next are asked about the state that comes out.
    """
    step = expected.made(at)
    if at:
        play = story.plays[at - 1]
        state = jsontext.decode(expected.made(at - 1).state)
        params = {"seat": play.seat, "action": play.action, "chance": list(play.chance)}
        made = ("apply", {"state": state, **params})
    else:
        start = story.start
        made = (
            "new_game",
            {"seats": list(start.seats), "options": start.options, "chance": list(start.chance)},
        )
    there = not story.start.is_new_game and at == 0
    verb = {"legal actions": "legal_actions", "view": "view", "outcome": "outcome"}.get(difference.what)
    if verb is None:
        return [] if there else [[made]]
    whose = {"seat": difference.seat} if difference.seat else {}
    about = (verb, {"state": jsontext.decode(step.state), **whose})
    return [[about]] if there else [[about], [made, (verb, whose)]]

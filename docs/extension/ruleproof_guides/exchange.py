"""Records a real exchange with the reference when the site is built, so that no example of a message can be
outdated.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from ruleproof import PROTOCOL
from ruleproof.cases.case import Story
from ruleproof.cases.suite import Suite
from ruleproof.engines import wire
from ruleproof.engines.chance import Chance, with_chance
from ruleproof.engines.dispatch import Dispatcher
from ruleproof.engines.recording import Step
from ruleproof.engines.traced import Traced
from ruleproof.input import jsontext
from ruleproof.rules.validation import without_own_keys
from ruleproof.running.recorded_story import RecordedStory

from .folded import Elided, folded

Json = dict[str, Any]
_WIDTH = 96


@dataclass(frozen=True)
class Exchange:
    """A request and its reply, as JSON texts for readers. Long lists and objects are shortened, and a note
    tells how much is missing.
    """

    request: str
    reply: str


@dataclass(frozen=True)
class Recording:
    """Exchanges, named by what they show: a verb or a refusal.

    `halves` are the states during a choice of several parts.
    """

    title: str
    exchanges: dict[str, Exchange]
    halves: tuple[tuple[str, str], ...]


class Recorder:
    """Asks the reference, message by message, like the kit."""

    def __init__(self, suite: Suite) -> None:
        reference = suite.data.load_reference()
        self._dispatcher = Dispatcher(Traced(reference.engine(), reference.trace))
        self._number = 0
        self.kept: dict[str, Exchange] = {}
        self.chance: Chance = ()

    def ask(self, verb: str, params: Json, *, keep: str = "") -> Json:
        """Send a request and return the reply; the exchange is stored under a name if one is given."""
        self._number += 1
        line = wire.request(self._number, verb, params)
        reply: Json = jsontext.decode(self._dispatcher.reply(line))
        if keep:
            sent = _without_state(params, "the state, as the engine gave it")
            asked = {**jsontext.decode(line), "params": sent}
            bare = {**reply, "result": without_own_keys(reply["result"])} if "result" in reply else reply
            if "result" in reply and verb != "new_game":
                bare["result"] = _without_state(bare["result"], "the state after the action")
            self.kept[keep] = Exchange(folded(asked, _WIDTH), folded(bare, _WIDTH))
        return reply

    def with_chance(self, verb: str, params: Json) -> Json:
        """Send a request repeatedly, each time with the chance outcomes that it needs, and store the last
        exchange under its verb.

        All outcomes that were needed are stored as `chance`.
        """

        def ask(chance: Chance) -> Json:
            reply = self.ask(verb, {**params, "chance": chance})
            if not chance and _needs(reply) and "needs chance" not in self.kept:
                self.ask(verb, {**params, "chance": chance}, keep="needs chance")
            return reply

        self.chance, _ = with_chance(ask, _as_named, _needs)
        return self.ask(verb, {**params, "chance": self.chance}, keep=verb)


def _needs(reply: Json) -> Json | None:
    needs: Json | None = reply.get("error", {}).get("data", {}).get("needs")
    return needs


def _as_named(needs: Mapping[str, Any]) -> Json:
    """Return an outcome: things in the order in which they are named, and a 1 on every die."""
    return {"shuffle": needs["shuffle"]} if "shuffle" in needs else {"roll": [1] * needs["roll"]["dice"]}


def _without_state(members: Json, words: str) -> Json:
    return {key: Elided(words) if key == "state" else value for key, value in members.items()}


def record(suite: Suite, recorded: Sequence[RecordedStory]) -> Recording:
    """Return an exchange for every verb and every refusal with the reference of a game."""
    recorder = Recorder(suite)
    game = suite.game
    recorder.ask("hello", {"protocol": [PROTOCOL]}, keep="hello")
    configuration = {"game": game.id, "components": suite.components.values, "readings": game.adopted()}
    recorder.ask("configure", configuration, keep="configure")
    fewest = suite.schemas.schema("setup")["properties"]["seats"].get("minItems", 1)
    setup = {"seats": list(game.seats[:fewest]), "options": {}}
    state = recorder.with_chance("new_game", setup)["result"]["state"]
    seat = state["to_act"][0]
    listed = recorder.ask("legal_actions", {"state": state, "seat": seat}, keep="legal_actions")
    play = {"state": state, "seat": seat, "action": listed["result"]["actions"][0]}
    after = recorder.with_chance("apply", play)["result"]["state"]
    one_too_many = [*recorder.chance, {"roll": [6]}]
    recorder.ask("view", {"state": after, "seat": seat}, keep="view")
    recorder.ask("outcome", {"state": after}, keep="outcome")
    recorder.ask("apply", {**play, "chance": one_too_many}, keep="unused chance")
    _refusals(recorder, play, recorded)
    recorder.ask("bye", {}, keep="bye")
    return Recording(game.title, recorder.kept, tuple(_halves(recorded)))


def _refusals(recorder: Recorder, play: Json, recorded: Sequence[RecordedStory]) -> None:
    if refused := _refused_play(recorded):
        last = refused.plays[-1]
        asked = {"seat": last.seat, "action": last.action, "chance": list(last.chance)}
        state = jsontext.decode(refused.start.state)
        recorder.ask("apply", {"state": state, **asked}, keep="illegal action")
    recorder.ask("hello", {"protocol": [PROTOCOL + 98]}, keep="unsupported")
    recorder.ask("outcome", {"state": {**play["state"], "phase": "of the moon"}}, keep="unsupported position")
    recorder.ask("resign", {"state": play["state"]}, keep="unknown verb")


def _from_positions(recorded: Sequence[RecordedStory]) -> Iterator[tuple[Story, list[Step]]]:
    """Yield the scenarios that begin at a position, each with the reference's steps after the start."""
    for one in recorded:
        if one.story.start.state:
            yield one.story, [step for step in one.recording.steps[1:] if step is not None]


def _refused_play(recorded: Sequence[RecordedStory]) -> Story | None:
    """Among the scenarios in which one play is refused under a clause, return the one with the shortest
    position.
    """
    fitting = [
        story
        for story, steps in _from_positions(recorded)
        if not story.readings and len(steps) == 1
        if (refusal := steps[0].refusal) is not None and refusal.clause
    ]
    return min(fitting, key=_size) if fitting else None


def _size(story: Story) -> tuple[int, str]:
    return len(story.start.state), story.cases[0].id


def _halves(recorded: Sequence[RecordedStory]) -> Iterator[tuple[str, str]]:
    """Yield the actions that make up one choice of several parts, with the state after each, without the
    table.
    """
    fitting = [
        (story, steps)
        for story, steps in _from_positions(recorded)
        if len(steps) > 1 and not steps[0].settled and steps[-1].settled
        if steps[-1].refusal is None and not story.cases[0].begins
    ]
    if not fitting:
        return
    story, steps = min(fitting, key=lambda pair: (len(pair[1]), _size(pair[0])))
    for play, step in zip(story.plays, steps, strict=True):
        state = {key: value for key, value in jsontext.decode(step.state).items() if key != "table"}
        yield (
            json.dumps({"seat": play.seat, "action": msgspec.to_builtins(play.action)}, ensure_ascii=False),
            json.dumps(state, ensure_ascii=False),
        )

"""`ruleproof ask`: asks an engine or the reference a single question, or shows the messages of a whole
case.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any

import click
import msgspec

from ruleproof import PROTOCOL
from ruleproof.cases.case import Case, Story
from ruleproof.cases.suite import Suite
from ruleproof.engines.answers import refusal_in, step_of
from ruleproof.engines.connect import REFERENCE
from ruleproof.engines.greeting import GameOffer, named_in_hello
from ruleproof.engines.options import EngineOptions
from ruleproof.engines.oracle import Oracle
from ruleproof.engines.recorder import Recorder
from ruleproof.engines.session import Exchange, Session
from ruleproof.engines.wire import UNSUPPORTED, UNSUPPORTED_POSITION, EngineFailure, Reply
from ruleproof.input import jsontext
from ruleproof.input.command_line import command
from ruleproof.input.command_options import GAME, Option
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError, nearest_note
from ruleproof.judging.differences import NEW_GAME, POSITION, Beginning, compare
from ruleproof.judging.verdicts import Difference
from ruleproof.language.operations import Play
from ruleproof.reports import text as wording
from ruleproof.rules.schemas import fault_lines
from ruleproof.rules.validation import Invalid, without_own_keys
from ruleproof.rules.verbs import QUESTIONS, VERBS, Verb
from ruleproof.running.readings import readings_in_force, require_known_names
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite

_WIDTH = 10


class Question(EngineOptions, frozen=True, kw_only=True):
    """Options of `ask`: a verb and a case.

    The state is the last one of the case, or for `apply` the one before the last play.
    """

    game: Annotated[str, GAME]
    case: Annotated[str, Option("Ask about a state in this case.", "ID")] = ""
    verb: Annotated[str, Option("", name="VERB")]

    @property
    def asked(self) -> Verb:
        """Return the verb, after checking that it exists."""
        return Verb(self.verb)


@dataclass(frozen=True)
class _Setting:
    """The suite, the case and the configuration for a question."""

    suite: Suite
    recordings: RecordedSuite
    recorded: RecordedStory | None
    case: Case | None
    offer: GameOffer

    @property
    def readings(self) -> dict[str, str]:
        own = self.recorded.story.readings if self.recorded is not None else {}
        return {**self.recordings.readings, **own}

    @property
    def components(self) -> str:
        return self.recorded.story.components if self.recorded is not None else ""

    def configuration(self) -> dict[str, Any]:
        values = self.suite.validator.for_set(self.components).components
        return {"game": self.suite.game.id, "components": values, "readings": self.readings}


def ask(question: Question) -> int:
    """Ask an engine one question and show the reply.

    Also shows how the reply breaks its schema and differs from the reference's. The question is about the
    state in which a case ends; for apply, the action is the last one of the case.

    Exit status: 0 valid and the same as the reference's, 1 faulty or different, 2 wrong usage, 4 the engine
    could not be started.
    """
    if question.verb not in VERBS:
        message = f"{question.verb}: no such verb; the verbs are {', '.join(VERBS)}"
        raise UsageError(message, *nearest_note(question.verb, VERBS))
    data = Data.open(question.data)
    suite = Suite.open(data, data.game(question.game))
    session = Session(question.connector(data), question.timeout, suite.common)
    try:
        return _asked(session, _setting(session, suite, question), question, question.engine == REFERENCE)
    except EngineFailure as failure:
        click.echo(_row(failure.verdict, str(failure)))
        return 1
    finally:
        session.drop()


def _setting(session: Session, suite: Suite, question: Question) -> _Setting:
    greeting = session.hello()
    if suite.game.id not in greeting.games:
        offers = ", ".join(greeting.games) or "none"
        raise UsageError(f"{greeting.name} does not offer {suite.game.id} in hello; it offers {offers}")
    offer = greeting.games[suite.game.id]
    require_known_names(suite, offer, greeting.name)
    recordings = RecordedSuite(suite, readings_in_force(suite.game, offer, "", {}))
    recorded, case = recordings.of_case(question.case) if question.case else (None, None)
    return _Setting(suite, recordings, recorded, case, offer)


def _asked(session: Session, setting: _Setting, question: Question, is_reference: bool) -> int:
    verb = question.asked
    if verb in (Verb.HELLO, Verb.CONFIGURE, Verb.BYE):
        return _about_the_engine(session, setting, verb)
    other = Oracle(setting.suite).session
    for one in (session, other):
        configuration = setting.configuration()
        reasons = one.configure(*configuration.values())
        if reasons:
            click.echo(_row(Verb.CONFIGURE, f"not accepted: {'; '.join(reasons)}"))
            return 1
    params, ours = _params(session, setting, verb)
    reply = session.ask([(verb, params)])[0]
    rows = [
        _row("asked", _line(session.exchanges[-1].request)),
        _row("reply", _line(session.exchanges[-1].reply)),
    ]
    click.echo("\n".join(rows))
    if is_reference:
        return 0
    return _compared(setting, question, params, reply, other.ask([(verb, ours)])[0])


def _about_the_engine(session: Session, setting: _Setting, verb: Verb) -> int:
    readings = named_in_hello(setting.offer, setting.readings)
    given: dict[str, dict[str, Any]] = {
        Verb.HELLO: {"protocol": [PROTOCOL]},
        Verb.CONFIGURE: {**setting.configuration(), "readings": readings},
    }
    reply = session.ask([(verb, given.get(verb, {}))])[0]
    click.echo(_row("asked", _line(session.exchanges[-1].request)))
    click.echo(_row("reply", _line(session.exchanges[-1].reply)))
    name = {Verb.HELLO: "hello", Verb.CONFIGURE: "configured"}.get(verb)
    if name is None or reply.error is not None:
        return int(reply.error is not None)
    value = jsontext.decode(reply.result)
    fine = setting.suite.common.accepts(name)(value)
    faults = [] if fine else fault_lines(setting.suite.common, name, value)
    click.echo(_row("schema", "; ".join(faults) or "valid"))
    return int(not fine)


def _params(session: Session, setting: _Setting, verb: Verb) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the params for the engine and for the reference; each gets a state that it made itself."""
    recorded, case = setting.recorded, setting.case
    if recorded is None or case is None:
        raise UsageError(f"{verb} is about a state: name a --case")
    story = recorded.story
    if verb == Verb.NEW_GAME:
        start = story.start
        params = {"seats": list(start.seats), "options": start.options, "chance": list(start.chance)}
        return params, params
    number = _step(verb, recorded, case)
    ours = _about(story, verb, number, recorded.recording.made(number).state)
    own = _own_state(session, setting, recorded, number)
    return {**ours, **({"state": msgspec.Raw(own)} if own else {})}, ours


def _step(verb: Verb, recorded: RecordedStory, case: Case) -> int:
    """Return how many plays lead to the state that is asked about."""
    made = len(recorded.recording.steps) - 1
    last = max(case.ends - 1, 0) if verb == Verb.APPLY else min(case.ends, made)
    if recorded.recording.made(min(last, made)).refusal is not None:
        last = max(last - 1, 0)
    return last


def _about(story: Story, verb: Verb, number: int, state: bytes) -> dict[str, Any]:
    params: dict[str, Any] = {"state": msgspec.Raw(state)}
    if verb == Verb.APPLY:
        if number >= len(story.plays):
            raise UsageError("apply needs an action, and this case has none")
        play = story.plays[number]
        params |= {"seat": play.seat, "action": play.action, "chance": list(play.chance)}
    elif verb in (Verb.LEGAL_ACTIONS, Verb.VIEW):
        params["seat"] = (jsontext.decode(state).get("to_act") or story.start.seats)[0]
    return params


def _own_state(session: Session, setting: _Setting, recorded: RecordedStory, number: int) -> bytes:
    """Return the engine's own state after the plays of a story, or an empty text if it does not get there."""
    story = msgspec.structs.replace(recorded.story, plays=recorded.story.plays[:number], cases=())
    values = setting.suite.validator.for_set(setting.components).components
    recorder = Recorder(session, [verb for verb in QUESTIONS if verb in (Verb.NEW_GAME, Verb.APPLY)])
    last = recorder.play(story, values, setting.readings).step(number)
    session.configure(*setting.configuration().values())
    if last is None or last.failure is not None or last.refusal is not None:
        click.echo(_row("note", "the engine does not reach this step by itself; using the reference's state"))
        return b""
    return last.state


def _compared(
    setting: _Setting, question: Question, params: Mapping[str, Any], reply: Reply, expected: Reply
) -> int:
    """Print how a reply breaks the schemas and how it differs from the reference's reply."""
    validator = setting.suite.validator.covering(setting.offer.covers).for_set(setting.components)
    origin: Play | Beginning = NEW_GAME if question.asked == Verb.NEW_GAME else POSITION
    if question.asked == Verb.APPLY:
        origin = Play(seat=params["seat"], action=params["action"], chance=tuple(params["chance"]))
    seat = str(params.get("seat", ""))
    actual = step_of(question.asked, seat, reply)
    unsupported = reply.error is not None and reply.error.code in (UNSUPPORTED, UNSUPPORTED_POSITION)
    if actual.deferred or unsupported:
        why = (
            "the engine defers the action"
            if actual.deferred
            else f"the engine says {refusal_in(reply).words}"
        )
        click.echo(_row("reference", f"not compared: {why}"))
        return 0
    try:
        compared = compare(validator, origin, actual, step_of(question.asked, seat, expected))
    except Invalid as error:
        click.echo(_row("schema", str(error)))
        return 1
    click.echo(_row("schema", "valid"))
    differences = [one for one in (compared.difference, compared.broken_law) if one is not None]
    for one in differences:
        _show_difference(one)
    if not differences:
        click.echo(_row("reference", "answers the same"))
    return int(bool(differences))


def _show_difference(difference: Difference) -> None:
    click.echo(_row("reference", difference.message))
    if wording.has_values(difference):
        values = (difference.expected, difference.actual)
        for label, value in zip(wording.labels(difference), values, strict=True):
            click.echo(_row("", f"{label} {wording.shown(difference, value)}"))


def messages_of(suite: Suite, story: Story, case: Case) -> Iterator[str]:
    """Yield the requests of a case and the reference's replies to them, under the adopted readings."""
    session = Oracle(suite).session
    session.hello()
    values = suite.validator.for_set(story.components).components
    recorder = Recorder(session)
    readings = {**suite.game.adopted(), **story.readings}
    cases = recorder.cases(story, values, readings)
    recording = next(
        candidate for one, candidate in zip(story.cases, cases, strict=False) if one.id == case.id
    )
    for number in range(story.first_step(case), case.ends + 1):
        step = recording.step(number)
        for exchange in step.exchanges if step is not None else ():
            yield from _told(exchange)


def _told(exchange: Exchange) -> Iterator[str]:
    yield f"> {_line(exchange.request)}"
    yield f"< {_line(jsontext.encode(without_own_keys(jsontext.decode(exchange.reply))))}"


def _line(text: bytes) -> str:
    return text.decode("utf-8", "backslashreplace").strip()


def _row(name: str, text: str) -> str:
    return f"{name:<{_WIDTH}} {text}".rstrip()


ask_command = command("ask", Question)(ask)

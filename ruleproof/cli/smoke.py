"""`ruleproof smoke`: checks an adapter's connection, one problem at a time, each with a fix."""

from __future__ import annotations

import re
from typing import Annotated, Any

import click

from ruleproof.cases.suite import Suite
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.options import EngineOptions
from ruleproof.engines.session import Session
from ruleproof.engines.stdio import StartError
from ruleproof.engines.wire import NEEDS_CHANCE, EngineFailure
from ruleproof.input import jsontext
from ruleproof.input.command_line import command
from ruleproof.input.command_options import Option
from ruleproof.input.folders import Data
from ruleproof.judging import verdicts as v
from ruleproof.judging.judge import Judge
from ruleproof.judging.verdicts import Compared, Result
from ruleproof.rules.schemas import SchemaSet
from ruleproof.rules.verbs import Verb
from ruleproof.running.readings import declaration_fault, passed_over, readings_in_force
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite
from ruleproof.running.workers import Worker

_NOT_WRITTEN = re.compile(r"(\S+) is not written yet: fill it in in (\S+)")
"""What the skeletons of `new-adapter` report for a function that is still empty."""


class Finding(Exception):
    """The first problem that was found, and how to fix it."""

    def __init__(self, what: str, fix: str) -> None:
        super().__init__(what)
        self.fix = fix


class SmokeOptions(EngineOptions, frozen=True, kw_only=True):
    """Options of `smoke`."""

    games: Annotated[tuple[str, ...], Option("Only this game (may be repeated).", "G", "--game")] = ()


def smoke(options: SmokeOptions) -> int:
    """Check an adapter's connection.

    Asks the simplest questions first, stops at the first problem and says how to fix it.

    Exit status: 0 connected, 1 a problem, 4 the engine could not be started.
    """
    data = Data.open(options.data)
    connect = options.connector(data)
    session = Session(connect, options.timeout, SchemaSet(data.common_schemas()))
    try:
        _hello(session)
        offered = session.hello().games
        asked = [data.game(game).id for game in options.games] or [
            game for game in data.games() if game in offered
        ]
        if not asked:
            raise Finding(
                f"hello names none of the known games: {', '.join(offered) or 'none at all'}",
                f"offer one of {', '.join(data.games())}",
            )
        for game in asked:
            if game not in offered:
                raise Finding(f"hello does not offer {game}", "add it to `games` in the answer to hello")
            _game(session, Suite.open(data, data.game(game)), offered[game], options)
        _bye(session)
    except Finding as finding:
        click.echo(f"  problem: {finding}\n      fix: {finding.fix}")
        return 1
    except EngineFailure as failure:
        fix = _to_write(str(failure)) or v.Verdict(failure.verdict).fix
        click.echo(f"  problem: {failure.verdict}: {failure}\n      fix: {fix}")
        return 1
    except StartError as error:
        fixes = error.advice or ("run the command by hand, type a hello request, and see what comes back",)
        click.echo(f"  problem: {error.what}\n      fix: " + "\n           ".join(fixes))
        return 4
    finally:
        session.drop()
    click.echo(f"The adapter is connected. Next: {options.command_of('verify')}")
    return 0


def _well(text: str) -> None:
    click.echo(f"  ok       {text}")


def _hello(session: Session) -> None:
    greeting = session.hello()
    _well(f"hello: {greeting.name} {greeting.version}".rstrip())
    for name in greeting.x_checks:
        reply = session.ask([("x_check", {"name": name})])[0]
        if reply.error is not None:
            raise Finding(f"{name}: {reply.error.message}", "it is a check of the engine's own framework")
        _well(f"{name} of the engine's own framework")


def _game(session: Session, suite: Suite, offer: GameOffer, options: SmokeOptions) -> None:
    game = suite.game.id
    _declared(suite, offer)
    recordings = RecordedSuite(suite, readings_in_force(suite.game, offer, "", {}))
    reasons = session.configure(game, suite.components.values, recordings.readings)
    if reasons:
        raise Finding(
            f"{game}: configure is not accepted: {'; '.join(reasons)}",
            "accept the component set and the readings that hello declares",
        )
    _well(f"{game}: configured")
    worker = Worker(recordings, offer, session)
    for what, recorded in _ladder(recordings, worker.judge):
        result = next(worker.results(recorded))
        if result.verdict.is_fault:
            raise Finding(f"{game}: {what}: {result.verdict}: {result.reason}", _fix(result, options))
        why = f" ({result.reason})" if result.verdict == v.UNSUPPORTED else ""
        _well(f"{game}: {what}: {result.verdict}{why}")
    if Verb.NEW_GAME in offer.verbs:
        _needs_chance(session, recordings)
        _takes_options(recordings, worker, options)


def _declared(suite: Suite, offer: GameOffer) -> None:
    """Check the engine's declaration for a game in `hello`."""
    game = suite.game.id
    if not offer.verbs:
        raise Finding(f"{game}: the engine offers no verbs", f"list its verbs under games/{game}/verbs")
    _well(f"{game}: verbs {', '.join(offer.verbs)}")
    fault = declaration_fault(suite, offer)
    if fault is not None:
        raise Finding(f"{game}: {fault[0]}", fault[1])
    for note in passed_over(suite.game, offer):
        click.echo(f"  note     {game}: {note}")
    if not offer.covers.is_whole:
        _well(f"{game}: covers {offer.covers.words()}")


def _ladder(recordings: RecordedSuite, judge: Judge) -> list[tuple[str, RecordedStory]]:
    """Return the simplest case of each kind: a position, a new game, one action, one refusal."""
    able = [
        recorded
        for recorded in recordings.scenarios()
        if not recorded.story.readings
        and not recorded.fault
        and len(recorded.story.plays) < 2
        and recorded.recording.made(0).refusal is None
        and not judge.for_story(recorded.story, recorded.recording).ruled_out(recorded.story.cases[0])
    ]

    def sort_of(recorded: RecordedStory) -> str:
        if recorded.story.plays:
            return "one refusal" if recorded.recording.made(1).refusal is not None else "one action"
        return "a new game" if recorded.story.start.is_new_game else "question about a position"

    sorts = ("question about a position", "a new game", "one action", "one refusal")
    fitting = [(sort, [recorded for recorded in able if sort_of(recorded) == sort]) for sort in sorts]
    return [(sort, min(them, key=lambda one: len(one.story.start.state))) for sort, them in fitting if them]


def _to_write(reason: str) -> str:
    """Return which function of a new adapter is to be written, and in which file, or ''."""
    empty = _NOT_WRITTEN.search(reason)
    return f"write {empty[1]} in {empty[2]}" if empty else ""


def _fix(result: Result, options: SmokeOptions) -> str:
    for difference in result.differences:
        if difference.what.is_of_state or difference.what in (Compared.VIEW, Compared.OUTCOME):
            values = (difference.expected, difference.actual)
            expected, actual = (jsontext.encode(value).decode()[:200] for value in values)
            where = f"at {difference.path} the reference has {expected}"
            return f"{where}, the engine {actual} (case {result.case})"
    return _to_write(result.reason) or f"run {options.command_of('verify', '--case', result.case)}"


def _needs_chance(session: Session, recordings: RecordedSuite) -> None:
    accepted = [one.story.start for one in recordings.all() if one.recording.made(0).refusal is None]
    starts = [start for start in accepted if start.is_new_game and start.chance]
    if not starts:
        return
    params: dict[str, Any] = {"seats": starts[0].seats, "options": starts[0].options, "chance": []}
    reply = session.ask([(Verb.NEW_GAME, params)])[0]
    if reply.error is None or reply.error.code != NEEDS_CHANCE:
        answer = "a state" if reply.error is None else f"error {reply.error.code}: {reply.error.message}"
        raise Finding(
            f"{recordings.suite.game.id}: new_game without a chance outcome is answered with {answer}",
            "answer error 2 (needs chance) and say what is needed; the engine never draws chance itself",
        )
    _well(f"{recordings.suite.game.id}: new_game asks for chance when it has none")


def _takes_options(recordings: RecordedSuite, worker: Worker, options: SmokeOptions) -> None:
    """Begin a game with each value of each option that a scenario sets."""
    game, tried = recordings.suite.game.id, set[str]()
    for recorded in recordings.scenarios():
        story, case = recorded.story, recorded.story.cases[0]
        named = {f"{name} = {jsontext.encode(one).decode()}" for name, one in story.start.options.items()}
        judge = worker.judge.for_story(story, recorded.recording)
        if not named - tried or story.readings or story.plays or recorded.fault or judge.ruled_out(case):
            continue
        tried |= named
        result = next(worker.results(recorded))
        if result.verdict.is_fault:
            words = ", ".join(sorted(named))
            raise Finding(
                f"{game}: a new game with {words}: {result.verdict}: {result.reason}", _fix(result, options)
            )
    if tried:
        _well(f"{game}: new_game takes the options {', '.join(sorted(tried))}")


def _bye(session: Session) -> None:
    session.bye()
    for note in session.engine_notes:
        click.echo(f"  note     {note}")
    if session.notes:
        raise Finding(
            session.notes[0], "answer bye with an empty result, then end the process and all that it started"
        )
    _well("bye: the engine has ended")


smoke_command = command("smoke", SmokeOptions)(smoke)

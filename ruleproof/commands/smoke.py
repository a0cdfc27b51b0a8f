"""`ruleproof smoke`: is this adapter wired at all? One finding at a time, each with its mend."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click

from ruleproof.cases.case import Case, Transcript
from ruleproof.engines.connect import connector
from ruleproof.engines.session import GameOffer, Session
from ruleproof.engines.stdio import StartError
from ruleproof.engines.wire import NEEDS_CHANCE, EngineFailure
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from ruleproof.judging import verdicts as v
from ruleproof.judging.judge import Judge
from ruleproof.judging.verdicts import Result
from ruleproof.rules.schemas import SchemaSet
from ruleproof.running.recordings import Suite
from ruleproof.running.runner import blame_of, readings_in_force

Say = Callable[[str], None]


class Finding(Exception):
    """The first thing that is wrong, and how to mend it."""

    def __init__(self, what: str, mend: str) -> None:
        super().__init__(what)
        self.mend = mend


def smoke(
    engine: str, games: Sequence[str], data_folders: Sequence[Path], timeout: float, in_process: bool
) -> int:
    """Ask an engine the simplest questions in order; print each that is answered well, and stop at the first
    that is not.

    Returns the exit status: 0 wired, 1 a finding, 4 the engine could not be started.
    """
    data = Data.of(data_folders)
    session = Session(
        connector(engine, data, in_process=in_process), timeout, SchemaSet(data.common_schemas())
    )
    try:
        _hello(session)
        offered = session.hello().games
        asked = [data.game(game).id for game in games] or [game for game in data.games() if game in offered]
        if not asked:
            raise Finding(
                f"hello names none of the known games: {', '.join(offered) or 'none at all'}",
                f"offer one of {', '.join(data.games())}",
            )
        for game in asked:
            if game not in offered:
                raise Finding(f"hello does not offer {game}", "add it to `games` in the answer to hello")
            _game(session, Suite.open(data, data.game(game)), offered[game])
        _bye(session)
    except Finding as finding:
        click.echo(f"  finding: {finding}\n     mend: {finding.mend}")
        return 1
    except EngineFailure as failure:
        click.echo(f"  finding: {failure.verdict}: {failure}\n     mend: {_MENDS[failure.verdict]}")
        return 1
    except StartError as error:
        mends = error.advice or ("run the command by hand, type a hello request, and see what comes back",)
        click.echo(f"  finding: {error.what}\n     mend: " + "\n           ".join(mends))
        return 4
    finally:
        session.drop()
    click.echo("The adapter is wired. Next: ruleproof verify --engine " + repr(engine))
    return 0


_MENDS = {
    v.CRASH: "see what the engine wrote to standard error; an exception must become a refusal or be mended",
    v.TIMEOUT: "answer every request with one line, end it with a line feed, and flush the output after it",
    v.ILLEGAL_REPLY: "write replies and nothing else to standard output; log to standard error",
}


def _well(text: str) -> None:
    click.echo(f"  ok       {text}")


def _hello(session: Session) -> None:
    greeting = session.hello()
    _well(f"hello: {greeting.name} {greeting.version}".rstrip())


def _game(session: Session, suite: Suite, offer: GameOffer) -> None:
    game = suite.game.id
    if not offer.verbs:
        raise Finding(
            f"{game}: the engine announces no verb",
            "list the verbs that it has under games/" + game + "/verbs",
        )
    _well(f"{game}: verbs {', '.join(offer.verbs)}")
    for ruling, declared in offer.readings.items():
        known = suite.game.rulings.get(ruling)
        if known is None or not known.switchable:
            raise Finding(
                f"{game}: hello names {ruling!r}, which is no switchable ruling",
                "see `ruleproof list rulings`",
            )
        unknown = (
            []
            if isinstance(declared, str)
            else [reading for reading in declared if reading not in known.readings]
        )
        if unknown:
            raise Finding(
                f"{game}: {ruling} has no reading {unknown[0]!r}",
                f"its readings are {', '.join(known.readings)}",
            )
    suite.readings = readings_in_force(suite, offer, "", {})
    reasons = session.configure(game, suite.components.values, suite.readings)
    if reasons:
        raise Finding(
            f"{game}: configure is not accepted: {'; '.join(reasons)}",
            "accept the component set and the readings that hello declares",
        )
    _well(f"{game}: configured")
    judge = Judge(suite.game, suite.tools, suite.readings, offer, session, blame_of(suite))
    for what, case, transcript in _ladder(suite, offer):
        result = judge.scenario(case, transcript)
        if result.verdict in v.FAULTS:
            raise Finding(f"{game}: {what}: {result.verdict}: {result.reason}", _mend(result))
        _well(
            f"{game}: {what}: {result.verdict}"
            + (f" ({result.reason})" if result.verdict == v.UNSUPPORTED else "")
        )
    if "new_game" in offer.verbs:
        _needs_chance(session, suite)


def _ladder(suite: Suite, offer: GameOffer) -> list[tuple[str, Case, Transcript]]:
    """Return the simplest case of each sort: a new game, one action, one refusal."""
    pairs = [
        (case, part.transcripts[index])
        for part in suite.all()
        if not part.is_tour
        for index, case in enumerate(part.cases)
    ]
    pairs = [
        (case, transcript)
        for case, transcript in pairs
        if not case.readings and not case.lead_up and not transcript.fault
    ]

    def refused(transcript: Transcript) -> bool:
        return bool(transcript.steps) and transcript.steps[-1].refusal is not None

    sorts: list[tuple[str, Callable[[Case, Transcript], bool]]] = [
        ("a position is asked about", lambda case, _: not case.plays and not case.start.is_new_game),
        ("a new game", lambda case, _: not case.plays and case.start.is_new_game),
        ("one action", lambda case, transcript: len(case.plays) == 1 and not refused(transcript)),
        ("one refusal", lambda case, transcript: len(case.plays) == 1 and refused(transcript)),
    ]
    found = []
    for what, fits in sorts:
        fitting = [
            pair for pair in pairs if fits(*pair) and all(verb in offer.verbs for verb in pair[0].verbs)
        ]
        if fitting:
            found.append((what, *min(fitting, key=lambda pair: len(pair[0].start.state))))
    return found


def _mend(result: Result) -> str:
    for difference in result.differences:
        if difference.what in ("table", "to_act", "may_act", "settled", "view", "outcome"):
            wanted, found = (
                jsontext.encode(difference.expected).decode(),
                jsontext.encode(difference.actual).decode(),
            )
            return f"at {difference.path} the reference has {wanted[:200]}, the engine {found[:200]} (case {result.case})"
    return f"see `ruleproof explain {result.case}` and run `ruleproof verify --case {result.case}`"


def _needs_chance(session: Session, suite: Suite) -> None:
    starts = [
        case.start
        for part in suite.all()
        for case in part.cases
        if case.start.is_new_game and case.start.chance
    ]
    if not starts:
        return
    params: dict[str, Any] = {"seats": starts[0].seats, "options": starts[0].options, "chance": []}
    reply = session.ask([("new_game", params)])[0]
    if reply.error is None or reply.error.code != NEEDS_CHANCE:
        found = "a state" if reply.error is None else f"error {reply.error.code}: {reply.error.message}"
        raise Finding(
            f"{suite.game.id}: new_game without an outcome of chance is answered with {found}",
            "answer error 2 (needs chance) and say what is needed; chance is never drawn by the engine",
        )
    _well(f"{suite.game.id}: new_game asks for chance when it has none")


def _bye(session: Session) -> None:
    session.bye()
    if session.notes:
        raise Finding(
            session.notes[0], "answer bye with an empty result, then end the process and all that it started"
        )
    _well("bye: the engine has ended")

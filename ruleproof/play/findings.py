"""Findings: differences that play has found. They are named, described in words, and stored in files from
which they can be replayed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.cases.case import Case, Start, Story
from ruleproof.cases.suite import Suite
from ruleproof.diagnosis.applied import clauses_applied
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.oracle import Oracle
from ruleproof.engines.recording import Recording, Step
from ruleproof.input import jsontext
from ruleproof.input.files import writing
from ruleproof.input.jsontext import encode
from ruleproof.input.problems import UsageError, shown_path
from ruleproof.judging import verdicts as v
from ruleproof.judging.judge import Judge
from ruleproof.judging.results import result_of
from ruleproof.judging.verdicts import Difference, Messages, Positions, Result
from ruleproof.language.operations import Play
from ruleproof.reports.text import as_text, counted, one_line
from ruleproof.rules.model import Game
from ruleproof.rules.validation import without_own_keys, without_own_keys_in
from ruleproof.running.lockstep import Lockstep

_MOST_MESSAGES = 2
_MOST_MESSAGE = 1500
_MOST_PLAYS = 12


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """A difference that play found, with the shortest known story that shows it.

    `origin` describes the start, `game` is the game in which the difference was found, `plays` the number of
    plays before it, and `actions` the number of actions compared by then. `seen` counts how often the
    difference came up.
    """

    story: Story
    difference: Difference
    cause: str
    clauses: tuple[str, ...]
    origin: str = ""
    game: int = 0
    plays: int = 0
    actions: int = 0
    seen: int = 1
    positions: Positions = Positions()
    messages: tuple[Messages, ...] = ()

    @classmethod
    def of(cls, lockstep: Lockstep, difference: Difference, namer: Namer, cause: str) -> Finding:
        """Return the difference at the end of the story played, with its name."""
        return cls(
            lockstep.story,
            difference,
            cause,
            namer.clauses(lockstep, difference),
            plays=len(lockstep.story.plays),
            positions=positions_of(lockstep),
            messages=messages_of(lockstep, difference),
        )

    @property
    def key(self) -> tuple[str, ...]:
        """Return a key that is equal for findings that most likely come from one fault."""
        return (self.cause, *self.clauses)


class Namer:
    """Names differences as reports do: by a cause, and by the clauses that they violate."""

    def __init__(self, suite: Suite, readings: Mapping[str, str], offer: GameOffer) -> None:
        self._judge = Judge(suite.game, suite.validator.covering(offer.covers), offer)
        self._oracle = Oracle(suite)
        self._readings = readings

    def cause(self, lockstep: Lockstep, difference: Difference) -> str:
        """Return a short name for the cause of the difference at the end of the story played."""
        return self._judged(lockstep, difference)[0].cause

    def clauses(self, lockstep: Lockstep, difference: Difference) -> tuple[str, ...]:
        """Return the clauses that the difference at the end of the story played violates; none if no reply
        came in time.
        """
        if difference.what == "reply" and difference.actual == v.TIMEOUT:
            return ()
        result, story, expected, _ = self._judged(lockstep, difference)
        first = result.first or difference
        step = expected.made(result.at)
        return clauses_applied(self._oracle, story, self._readings, first, step) or _last(expected).clauses

    def _judged(
        self, lockstep: Lockstep, difference: Difference
    ) -> tuple[Result, Story, Recording, Recording]:
        """Judge the last step of the played story by itself, as a separate story, as if everything before it
        were right.
        """
        story, expected, actual = lockstep.story, lockstep.expected, lockstep.actual
        if story.plays:
            start = Start(story.start.seats, without_own_keys_in(expected[-2].state))
            story = msgspec.structs.replace(story, start=start, plays=story.plays[-1:])
            expected, actual = expected[-2:], [expected[-2], actual[-1]]
        case = Case("play", "", "", "", 0, (), 0, len(story.plays), components=story.components)
        story = msgspec.structs.replace(story, cases=(case,))
        recordings = Recording(tuple(expected)), Recording(tuple(actual))
        result = self._judge.for_story(story, recordings[0]).result(case, recordings[1])
        if result.first is None:
            result = msgspec.structs.replace(
                result_of(case, v.DIVERGES, difference.message),
                cause=result.cause or f"{difference.what}: {_kind(story)}",
                differences=(difference,),
                at=len(story.plays),
                left=0,
            )
        return result, story, *recordings


def _kind(story: Story) -> str:
    return str(story.plays[-1].action.get("type", "")) if story.plays else "start"


def _last(recording: Recording) -> Step:
    return recording.made(len(recording.steps) - 1)


def positions_of(lockstep: Lockstep) -> Positions:
    """Return the states around the last step, in the form needed for pictures."""
    of_reference, of_engine = lockstep.recordings
    last = len(of_engine.steps) - 1
    expected, actual = of_reference.made(last), of_engine.made(last)
    texts = (
        of_engine.made(last - 1).state if last else b"",
        b"" if expected.refusal else expected.state,
        b"" if actual.refusal or actual.failure else actual.state,
    )
    before, of_reference, of_engine = (
        without_own_keys(jsontext.decode(text)) if text else {} for text in texts
    )
    return Positions(before, of_reference, of_engine, lockstep.story.components)


def messages_of(lockstep: Lockstep, difference: Difference) -> tuple[Messages, ...]:
    """Return the last messages exchanged with the engine about the difference."""
    verbs = {"legal actions": "legal_actions", "view": "view", "outcome": "outcome"}
    verb = verbs.get(difference.what, "apply" if lockstep.story.plays else "new_game")
    texts = [
        f'"method":"{verb}"'.encode(),
        *([f'"seat":"{difference.seat}"'.encode()] if difference.seat else []),
    ]
    kept = lockstep.engine.session.exchanges
    exchanges = [one for one in kept if all(text in one.request for text in texts)][-_MOST_MESSAGES:]
    return tuple(Messages(_cut(one.request), _cut(one.reply)) for one in exchanges)


def _cut(line: bytes) -> str:
    text = line[:_MOST_MESSAGE].decode("utf-8", "backslashreplace")
    return text if len(line) <= _MOST_MESSAGE else f"{text}… ({len(line)} bytes)"


class _Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stored story, with the readings under which it was played."""

    game: str
    readings: dict[str, str]
    seats: tuple[str, ...]
    plays: tuple[Play, ...]
    components: str = ""
    state: dict[str, Any] = {}
    options: dict[str, Any] = {}
    chance: tuple[dict[str, Any], ...] = ()


def write(story: Story, readings: Mapping[str, str], path: Path) -> None:
    """Store a story in a file.

    Raises:
        UsageError: the file cannot be written.
    """
    start = story.start
    state = jsontext.decode(start.state) if start.state else {}
    begins = (start.seats, story.plays, story.components, state, start.options, start.chance)
    text = msgspec.json.encode(_Kept(story.game, dict(readings), *begins))
    with writing(f"{shown_path(path)}:"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.format(text, indent=1) + b"\n")


def read(path: Path, suite: Suite) -> tuple[Story, dict[str, str]]:
    """Return a stored story, and the readings under which it was played.

    Raises:
        UsageError: the file cannot be read, or holds a story of another game.
    """
    where = f"--again {shown_path(path)}"
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=_Kept)
    except OSError as error:
        raise UsageError(f"{where}: cannot be read: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise UsageError(f"{where}: not a kept story: {error}") from None
    if kept.game != suite.game.id:
        raise UsageError(f"{where}: this is a story of another game, {kept.game}")
    if kept.components and kept.components not in suite.game.component_sets:
        raise UsageError(f"{where}: no component set is called {kept.components!r}")
    state = jsontext.encode(kept.state) if kept.state else b""
    start = Start(kept.seats, state, kept.options, kept.chance)
    return Story(kept.game, "", start, kept.plays, components=kept.components), kept.readings


def described(number: int, finding: Finding, game: Game) -> Iterator[str]:
    """Yield lines that describe the difference, the clauses that it violates, and the story that shows it."""
    yield f"{number}  {one_line(finding.difference.message, 400)}"
    for clause in [game.clauses[one] for one in finding.clauses if one in game.clauses][:3]:
        yield f"   clause {clause.number} {clause.id}: {clause.text}"
    for label, value in (("expected", finding.difference.expected), ("actual", finding.difference.actual)):
        if value is not None:
            yield f"   {label}: {one_line(as_text(value), 300)}"
    seen = f", seen {finding.seen} times" if finding.seen > 1 else ""
    yield f"   from {finding.origin}, after {counted(finding.plays, 'play')}{seen}; shortened to:"
    yield from _story(finding)


def _story(finding: Finding) -> Iterator[str]:
    start = finding.story.start
    where = f" on the component set {finding.story.components}" if finding.story.components else ""
    if start.is_new_game:
        options = f", options {encode(start.options).decode()}" if start.options else ""
        yield f"     a new game for {', '.join(start.seats)}{options}{where}"
    else:
        yield f"     a position for {', '.join(start.seats)}{where}"
    plays = finding.story.plays
    if len(plays) > _MOST_PLAYS:
        yield f"     … {len(plays) - _MOST_PLAYS} plays"
    for play in plays[-_MOST_PLAYS:]:
        chance = f"  with {encode(list(play.chance)).decode()}" if play.chance else ""
        yield f"     {play.seat}: {one_line(encode(play.action).decode() + chance, 200)}"

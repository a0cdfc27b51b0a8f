"""What can be saved from a line: a scenario in the game's sentences, a named position, a tour."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import yaml

from ruleproof.cases.case import Start, Story
from ruleproof.cases.positions import CompletionError, NamedPosition
from ruleproof.cases.reading_comments import tag_lines
from ruleproof.cases.suite import Suite, state_of
from ruleproof.cases.wording import ScenarioWriter, changed, feature_text
from ruleproof.engines.recording import Step
from ruleproof.explore.game_context import Book
from ruleproof.explore.givens import Givens, compiled, with_position
from ruleproof.explore.playthrough import Line, is_over, outcome_at
from ruleproof.explore.reasons import Answer
from ruleproof.input import jsontext
from ruleproof.input.jsontext import Place
from ruleproof.input.problems import UsageError, shown_path
from ruleproof.language.operations import (
    Legal,
    Operation,
    Outcome,
    Play,
    Refused,
    Sees,
    Unchanged,
    Value,
)
from ruleproof.language.words import slug
from ruleproof.rules.conservation import places_of, value_at
from ruleproof.rules.model import Law
from ruleproof.running.recorded_suite import RecordedSuite
from ruleproof.running.tour_text import tour_text

_MOST_EXPECTED = 60
"""Maximum number of sentences offered as expectations."""
_MOST_LEGAL = 12
"""Maximum number of legal actions among these expectations."""


_EMPTY: Mapping[str, Any] = {"count": 0, "bag": {}}


class Expected(msgspec.Struct, frozen=True):
    """A sentence that holds at a step, and the part it describes: table, actions, view or outcome."""

    sort: str
    text: str


class Draft(msgspec.Struct, frozen=True):
    """A scenario in the form in which it would be saved, with the report of `ruleproof check` about it.

    `unsaid` is what no sentence can say. `position` is the scenario's own position in YAML, if it begins at
    one.
    """

    text: str
    problems: tuple[str, ...]
    unsaid: tuple[str, ...]
    warnings: tuple[str, ...] = ()
    position: str = ""

    @property
    def is_well(self) -> bool:
        return not self.problems and not self.unsaid


def expectations(line: Line, asked: Answer | None, plays: int) -> list[Expected]:
    """Return sentences that hold at the current step; sentences about what the plays changed come first.

    If an action was asked about and refused, the sentences are about its refusal.
    """
    if asked is not None and asked.play is not None and not asked.legal:
        clause = asked.clauses[0].id if asked.clauses else ""
        targets: list[tuple[str, Operation]] = [("actions", Refused(clause=clause))] if clause else []
        targets += [("actions", Refused()), ("table", Unchanged(path=()))]
        return list(_said(line, targets))
    before = line.steps[max(0, line.at - plays)]
    return list(_said(line, _targets(line, before, line.here)))


def _said(
    line: Line, targets: Sequence[tuple[str, Operation]] | Iterator[tuple[str, Operation]]
) -> Iterator[Expected]:
    sentences: dict[str, None] = {}
    for sort, operation in targets:
        if len(sentences) >= _MOST_EXPECTED:
            return
        said = line.book.writer.said("Then", [operation], line.story.components)
        if said and said[0] not in sentences:
            sentences[said[0]] = None
            yield Expected(sort, said[0])


def _targets(line: Line, before: Step, here: Step) -> Iterator[tuple[str, Operation]]:
    state = jsontext.decode(here.state)
    if before is not here:
        for place, value in changed(jsontext.decode(before.state), state, ()):
            yield "table", Value(path=place, value=value)
    yield "table", Value(path=("to_act",), value=state["to_act"])
    legal = line.legal()
    for seat, action in legal[:_MOST_LEGAL]:
        yield "actions", Legal(seat=seat, action=action)
    outcome = outcome_at(here)
    views = {seat: jsontext.decode(text) for seat, text in here.answers.views.items()}
    for model in line.book.writer.models("Then"):
        one = model.operations[0] if len(model.operations) == 1 else None
        with contextlib.suppress(KeyError, IndexError, TypeError):
            if isinstance(one, Outcome):
                yield "outcome", Outcome(path=one.path, value=value_at(outcome, one.path))
            elif isinstance(one, Sees):
                for seat, view in views.items():
                    yield "view", Sees(seat=seat, path=one.path, value=value_at(view, one.path))
            elif isinstance(one, Value):
                yield "table", Value(path=one.path, value=value_at(state, one.path))


def story_of(line: Line, plays: int, asked: Play | None, *, from_position: bool = False) -> Story:
    """Return the story for a scenario: from the position before the last plays, or from the new game."""
    first = max(0, line.at - plays)
    whole = first == 0 and line.story.start.is_new_game and not from_position
    start = line.story.start if whole else Start(line.seats, line.steps[first].state)
    made = (*line.story.plays[first : line.at], *([asked] if asked is not None else []))
    return Story(line.story.game, "", start, made, components=line.story.components)


def _before(line: Line, plays: int) -> list[bytes]:
    """Return the states before the last plays of a line."""
    return [step.state for step in line.steps[max(0, line.at - plays) : line.at + 1]]


def drafted(
    line: Line,
    *,
    title: str,
    clauses: Sequence[str],
    plays: int,
    thens: Sequence[str],
    asked: Play | None = None,
) -> Draft:
    """Return a scenario in the game's sentences, checked as `ruleproof check` would check it.

    If no sentences can express the position, the scenario begins at a position of its own, which is saved
    with it.
    """
    suite, game = line.book.suite, line.book.game
    heading = _one_line(title)
    story = story_of(line, plays, asked)
    unsaid: list[str] = []
    position, lost = "", ""
    begun = line.givens if plays >= line.at else None
    givens = line.book.writer.start(story, unsaid) if begun is None else []
    if begun is None and unsaid:
        story = story_of(line, plays, asked, from_position=True)
        begun = Givens("", (), story.start.state)
    if begun is not None:
        name = begun.position
        if begun.own:
            name = _free_name(suite, heading)
            state = jsontext.decode(begun.own)
            named, position, lost = position_of(line.book, state, story.components, name)
            suite = with_position(suite, named)
        givens, unsaid = [f'the position "{name}"', *begun.sentences], []
    writer = ScenarioWriter(suite)
    parts = {"Given": givens, "When": writer.plays(story, unsaid, _before(line, plays)), "Then": list(thens)}
    known = [clause for clause in clauses if clause in game.clauses]
    rule = game.clauses[known[0]].text.rstrip(".") if known else "A rule"
    tags = [f"@components:{story.components}"] * bool(story.start.is_new_game and story.components)
    for ruling, reading in line.readings.items():
        if game.adopted().get(ruling) != reading:
            tags += tag_lines(game.rulings[ruling], reading, "")
    text = feature_text("Explored", known, rule, tags, heading, parts, unsaid)
    problems = checked(suite, text)
    if not problems and not unsaid and not writer.is_same(text, story):
        problems = ["these sentences do not describe the position and the plays of this line"]
    unkept = (f"its own position does not keep {lost}",) if lost and unsaid else ()
    return Draft(text, tuple(problems), tuple(unsaid), unkept, position)


def _free_name(suite: Suite, heading: str) -> str:
    """Return a name that no position has."""
    name = heading[:1].lower() + heading[1:].replace('"', "")
    known = suite.compiler.positions
    return next(one for one in (name, *(f"{name} {n}" for n in range(2, 1000))) if one not in known)


def checked(suite: Suite, text: str) -> list[str]:
    """Return the errors of a feature with one scenario, as `ruleproof check` would report them."""
    stories, faults = compiled(suite, text)
    if faults or not stories:
        return [f"line {line}: {fault}" for line, fault in faults]
    recorded = RecordedSuite.adopted(suite).reference.scenario(stories[0], suite.game.adopted())
    return [_without_place(recorded.fault)] if recorded.fault else []


def _without_place(problem: str) -> str:
    """Return a problem with its line, but without the name of its file, since the file does not exist."""
    head, dot, rest = problem.partition("explored.feature:")
    return f"line {rest}" if dot else head


def position_of(
    book: Book, state: Mapping[str, Any], components: str, name: str, about: str = ""
) -> tuple[NamedPosition, str, str]:
    """Return a state as a named position, the position in YAML, and a warning if anything is lost, or ''.

    If the place that a law names for the rest is not in the order of the component set, a different place
    takes the rest: one that is empty or is in that order.
    """
    rest: dict[str, str] = {}
    for law in book.game.laws:
        if law.kind == "items" and _unordered(book, state, components, rest, [law.rest]):
            for place in (".".join(map(str, one)) for one in _places(law, state)):
                if not _unordered(book, state, components, {**rest, law.id: place}, [place, law.rest]):
                    rest[law.id] = place
                    break
    kept: dict[str, Any] = {"name": _one_line(name), **({"about": _one_line(about)} if about else {})}
    kept |= {"components": components} if components else {}
    kept |= {"rest": rest} if rest else {}
    position = _bare_position(book, state, components, rest, kept["name"])
    whole = {**kept, "state": jsontext.decode(position.state)}
    text = yaml.safe_dump(whole, sort_keys=False, default_flow_style=None, width=150, allow_unicode=True)
    places = [rest.get(law.id, law.rest) for law in book.game.laws]
    lost = dict.fromkeys(_unordered(book, state, components, rest, places))
    loss = (
        f"the order in {', '.join(one.replace('_', ' ') for one in lost)}: that of the component set is taken"
    )
    return position, text, loss if lost else ""


def _bare_position(
    book: Book, state: Mapping[str, Any], components: str, rest: Mapping[str, str], name: str = ""
) -> NamedPosition:
    """Return a state as a named position that leaves the places for the rest empty; `rest` replaces the
    places that some laws name.
    """
    bare: dict[str, Any] = jsontext.decode(jsontext.encode(state))
    for law in book.game.laws:
        for place in places_of(bare["table"], rest.get(law.id, law.rest)):
            value_at(bare["table"], place[:-1])[place[-1]] = _EMPTY.get(law.kind, [])
    return NamedPosition(name, Path(), jsontext.encode(bare), dict(rest), components)


def _places(law: Law, state: Mapping[str, Any]) -> list[Place]:
    """Return the lists that hold things counted by a law, the shortest first."""
    places = {place: None for pattern in law.places for place in places_of(state["table"], pattern)}
    lists = [place for place in places if isinstance(value_at(state["table"], place), list)]
    return sorted(lists, key=lambda place: len(value_at(state["table"], place)))


def _unordered(
    book: Book, state: Mapping[str, Any], components: str, rest: Mapping[str, str], places: Sequence[str]
) -> list[str]:
    """Return, out of some places, those whose contents change when a position is completed."""
    shape = book.suite.validator.shapes.state
    try:
        made = state_of(book.suite, _bare_position(book, state, components, rest))
    except CompletionError:
        return list(places)
    one, other = (shape.canonical(each)["table"] for each in (made, state))
    return [
        pattern
        for pattern in places
        if any(value_at(one, place) != value_at(other, place) for place in places_of(one, pattern))
    ]


def tour_of(line: Line, title: str) -> str:
    """Return a line from a new game as a tour, in YAML.

    Raises:
        UsageError: the line does not begin with a new game, or its game has not ended.
    """
    if not line.story.start.is_new_game:
        raise UsageError("a tour begins with a new game, but this line begins with a position")
    if not is_over(line.steps[-1]):
        raise UsageError("a tour is a whole game, but this one has not ended yet; play it to the end")
    return tour_text(RecordedSuite.adopted(line.book.suite), line.story, line.readings, _one_line(title))


def save(folder: Path, name: str, suffix: str, text: str) -> Path:
    """Write a text into a folder under a new name; return its path.

    Raises:
        UsageError: the text cannot be written.
    """
    stem = slug(name)[:80] or "explored"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(1, 1000):
            path = folder / f"{stem}{f'_{number}' if number > 1 else ''}{suffix}"
            try:
                with path.open("x", encoding="utf-8") as file:
                    file.write(text)
                return path
            except FileExistsError:
                continue
    except OSError as error:
        raise UsageError(f"{shown_path(folder)}: cannot be written: {error.strerror}") from None
    raise UsageError(f"{shown_path(folder)}: there are already a thousand files called {stem}")


def _one_line(text: str) -> str:
    return " ".join(text.split()) or "Explored"

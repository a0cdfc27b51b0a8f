"""`report.html`: the whole report on one page that asks nothing of the network."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ruleproof.input.folders import Data
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Difference, Messages, Result
from ruleproof.reports.sides import Sides, side_by_side
from ruleproof.reports.wording import (
    counted,
    counted_chapters,
    dispute,
    distinct,
    failures,
    foremost,
    has_values,
    judged_of,
    last_request,
    not_judged,
    overall_score,
    printable,
    rerun,
    says_values,
    sums,
    tally,
    told,
    verdict_line,
    why_not,
)
from ruleproof.running.report import Cause, ClauseRow, GameReport, Report

if TYPE_CHECKING:
    from ruleproof.reports.boards import Drawn, Gallery

NAME = "report.html"
MOST_DETAILED = 200
"""So many failures of a game are told in full, those of every cause among them; the others are listed."""
MOST_PICTURED = 20
"""So many failures of a game have pictures, the first ones; three pictures are about a hundred kilobytes."""
_MOST_CASES = 200
_MOST_MESSAGES_SHOWN = 16
_MOST_MESSAGE = 2500
_STATES = {
    "broken": "✗ broken",
    "mixed": "≠ mixed",
    "diverges": "~ diverges elsewhere",
    "proved": "✓ proved",
    "untried": "? untried",
    "definition": "· definition",
    "not shown": "· not shown",
}
"""State of a clause -> how it is written: a sign and a word, so that nothing rests on colour."""


class Bar(msgspec.Struct, frozen=True):
    """How the cases of one subject went: numbers, and shares of the whole in per cent for a bar."""

    title: str
    passed: int
    faults: int
    left: int
    words: str

    @property
    def total(self) -> int:
        return self.passed + self.faults + self.left

    def share(self, part: int) -> str:
        return f"{100 * part / self.total:.2f}" if self.total else "0"


class Shown(msgspec.Struct, frozen=True):
    """One difference as it is shown."""

    told: str
    sides: Sides | None


class Failure(msgspec.Struct, frozen=True):
    """One failure, told in full."""

    anchor: str
    result: Result
    blamed: tuple[ClauseRow, ...]
    others_blamed: tuple[str, ...]
    differences: tuple[Shown, ...]
    failed_lines: frozenset[int]
    messages: tuple[Messages, ...]
    messages_left_out: int
    last_request: str
    rerun: str
    pictures: tuple[Drawn, ...]
    not_pictured: str


class Section(msgspec.Struct, frozen=True):
    """Everything that the page says of one game."""

    game: GameReport
    anchor: str
    judged: str
    bars: tuple[Bar, ...]
    states: dict[str, int]
    causes: tuple[Cause, ...]
    failures: int
    known: int
    detailed: tuple[Failure, ...]
    unpictured: bool
    further: tuple[Result, ...]
    anchors: dict[str, str]
    numbers: dict[str, str]
    idle: list[tuple[str, str, list[str]]]
    dispute: str


def encode(report: Report, data: Data | None = None) -> bytes:
    """Return the report as HTML; with the data of the games, failures are told with pictures of the
    positions.
    """
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    from ruleproof.reports.pictures import STYLE, template_cache

    environment = Environment(
        loader=FileSystemLoader(Path(__file__).parent),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        bytecode_cache=template_cache(),
        finalize=lambda value: printable(value) if type(value) is str else value,
    )
    environment.filters.update(counted=counted, tally=tally, digest=_short_digest)
    sections = [_section(report, game, number, data) for number, game in enumerate(report.games, 1)]
    page = environment.get_template("report.html.j2").render(
        report=report,
        line=verdict_line(report),
        why_not=why_not(report),
        score=overall_score(report),
        sections=sections,
        board_style=STYLE
        if any(failure.pictures for section in sections for failure in section.detailed)
        else "",
        states=_STATES,
        most_cases=_MOST_CASES,
        most_pictured=MOST_PICTURED,
    )
    return page.encode("utf-8", "backslashreplace")


def _section(report: Report, game: GameReport, number: int, data: Data | None) -> Section:
    foremost_results = foremost(game, MOST_DETAILED)
    anchors = {result.case: f"failure-{number}-{index}" for index, result in enumerate(foremost_results, 1)}
    rows = {row.id: row for row in game.clauses}
    states: dict[str, int] = dict.fromkeys(_STATES, 0)
    for row in game.clauses:
        states[row.state] = states.get(row.state, 0) + 1
    faults = [result for result in game.results if result.verdict in v.FAULTS]
    pictured = [result.case for result in foremost_results if result.positions is not None][:MOST_PICTURED]
    gallery = _gallery(data, game) if pictured else None
    return Section(
        game=game,
        anchor=f"game-{number}",
        judged=judged_of(game),
        bars=tuple(_bar(chapter.title, chapter.counts) for chapter in counted_chapters(game)),
        states=states,
        causes=game.causes,
        failures=len(failures(game)),
        known=len(faults) - len(failures(game)),
        detailed=tuple(
            _failure(report, result, rows, anchors[result.case], gallery if result.case in pictured else None)
            for result in foremost_results
        ),
        unpictured=gallery is not None
        and any(result.positions is not None and result.case not in pictured for result in foremost_results),
        further=tuple(result for result in faults if result.case not in anchors),
        anchors=anchors,
        numbers={row.id: row.number for row in game.clauses},
        idle=not_judged(game),
        dispute=dispute(game.id),
    )


def _bar(title: str, counts: dict[str, int]) -> Bar:
    return Bar(title, *sums(counts), tally(counts, without=[v.PASS]))


def _gallery(data: Data | None, game: GameReport) -> Gallery | None:
    """Return what draws the positions of a game, which is loaded only when something has to be drawn."""
    if data is None:
        return None
    from ruleproof.reports.boards import Gallery

    return Gallery(data, game)


def _failure(
    report: Report, result: Result, rows: dict[str, ClauseRow], anchor: str, gallery: Gallery | None
) -> Failure:
    drawn, not_pictured = _pictures(result, anchor, gallery)
    messages = result.messages[-_MOST_MESSAGES_SHOWN:]
    return Failure(
        anchor=anchor,
        result=result,
        blamed=tuple(rows[clause] for clause in result.blamed if clause in rows),
        others_blamed=tuple(clause for clause in result.blamed if clause not in rows),
        differences=tuple(map(_shown, distinct(result.differences))),
        failed_lines=frozenset(difference.line for difference in result.differences if difference.line),
        messages=_abridged(messages),
        messages_left_out=len(result.messages) - len(messages),
        last_request=last_request(result),
        rerun=rerun(report, result.case),
        pictures=drawn,
        not_pictured=not_pictured,
    )


def _pictures(result: Result, anchor: str, gallery: Gallery | None) -> tuple[tuple[Drawn, ...], str]:
    """Return the pictures of a failure, and why there are none where the game's template fails."""
    if gallery is None or result.positions is None:
        return (), ""
    from ruleproof.reports.pictures import PictureError

    try:
        return gallery.draw(result.positions, f"{anchor}-board"), ""
    except PictureError as error:
        return (), str(error)


def _shown(difference: Difference) -> Shown:
    sides = has_values(difference) and not says_values(difference)
    return Shown(told(difference), side_by_side(difference) if sides else None)


def _abridged(messages: Sequence[Messages]) -> tuple[Messages, ...]:
    """Return messages in which a state that stands in an earlier one is only pointed at."""
    seen: dict[str, str] = {}
    found = []
    for number, message in enumerate(messages, 1):
        request = _without_known_state(message.request, seen, f"request {number}")
        found.append(Messages(request, _without_known_state(message.reply, seen, f"reply {number}")))
    return tuple(found)


def _without_known_state(text: str, seen: dict[str, str], name: str) -> str:
    start = text.find('"state":{') + len('"state":')
    try:
        end = json.JSONDecoder().raw_decode(text, start)[1] if start >= len('"state":') else 0
    except (ValueError, RecursionError):
        end = 0
    if end:
        state = text[start:end]
        if state in seen:
            return _cut(f"{text[:start]}‹as in {seen[state]}›{text[end:]}")
        seen[state] = name
    return _cut(text)


def _cut(text: str) -> str:
    if len(text) > _MOST_MESSAGE:
        return f"{text[:_MOST_MESSAGE]}… (cut here; {len(text)} characters, see report.json)"
    return text or "(nothing)"


def _short_digest(text: str) -> str:
    kind, _, digest = text.rpartition(":")
    return f"{kind}:{digest[:12]}" if kind else text[:16]

"""`report.html`: the whole report on one page that works without a network."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ruleproof.input.folders import Data
from ruleproof.judging.verdicts import Difference, Messages, Result
from ruleproof.reports.fix_first import MOST as MOST_SUMMARIES
from ruleproof.reports.fix_first import evidence, fix_first, named
from ruleproof.reports.html_model import ChapterShown, Failure, First, Further, Section, Shown
from ruleproof.reports.model import ClauseRow, GameReport, Report
from ruleproof.reports.sides import side_by_side
from ruleproof.reports.templates import page_environment
from ruleproof.reports.text import (
    counted_chapters,
    dispute,
    distinct,
    explored,
    failures,
    foremost,
    has_values,
    headline,
    judged_of,
    last_request,
    meaning,
    not_judged,
    one_line,
    plain_tally,
    rerun,
    rules_kept,
    says_values,
    tally,
    told,
    under_set,
    verdict_line,
    why_not,
)
from ruleproof.rules.titles import title_from_id

if TYPE_CHECKING:
    from ruleproof.reports.boards import Drawn, Gallery

NAME = "report.html"
MOST_DETAILED = 200
"""Maximum number of failures of a game that are shown in full, with at least one of every cause. The others
are listed.
"""
_ROOM_FOR_FAILURES = 500_000
_ROOM_FOR_PICTURES = 600_000
"""Maximum number of bytes for the failures shown in full and their pictures, in all games together."""
_MOST_CASES = 200
_MOST_LINKED = 20
_MOST_MESSAGES_SHOWN = 16
_MOST_MESSAGE = 2500
_STATES = {
    "broken": "✗ broken",
    "kept": "✓ kept",
    "not judged": "? not judged",
    "untried": "? untried",
    "definition": "· definition",
    "not shown": "· not shown",
}
"""The text for each state of a clause: a sign and a word, so that nothing depends on colour."""


def encode(report: Report, data: Data | None = None) -> bytes:
    """Return the report as HTML. With the data of the games, failures have pictures of the positions."""
    from ruleproof.reports.pictures import STYLE

    environment = page_environment(Path(__file__).parent)
    environment.filters.update(tally=tally, plain_tally=plain_tally, digest=_short_digest)
    environment.globals.update(explored=explored, evidence=evidence)
    galleries = {game.id: _gallery(data, game) for game in report.games}
    firsts = _firsts(report, galleries)
    pictured = sum(_size_of(one.pictures) for one in firsts)
    room = Room(_ROOM_FOR_FAILURES // max(1, len(report.games)), _ROOM_FOR_PICTURES - pictured)
    sections = [
        _section(report, game, number, galleries[game.id], room, firsts)
        for number, game in enumerate(report.games, 1)
    ]
    page = environment.get_template("report.html.j2").render(
        report=report,
        line=verdict_line(report),
        why_not=why_not(report),
        score=headline(report.games),
        firsts=firsts,
        further_faults=sum(len(game.faults) for game in report.games) - len(firsts),
        sections=sections,
        board_style=STYLE if _is_pictured(firsts, sections) else "",
        site=site_address(report.site),
        states=_STATES,
        most_cases=_MOST_CASES,
        most_linked=_MOST_LINKED,
    )
    return page.encode("utf-8", "backslashreplace")


@dataclass
class Room:
    """The number of bytes left for the failures of each game, and for the pictures of all games."""

    failures: int
    pictures: int


def site_address(site: str) -> str:
    """Return the address of the site with a slash at its end, or '' if there are no links."""
    fine = site.startswith(("https://", "http://", "file:///", "./", "../", "/"))
    return f"{site.rstrip('/')}/" if fine else ""


def _is_pictured(firsts: Sequence[First], sections: Sequence[Section]) -> bool:
    failures = [failure for section in sections for failure in section.detailed]
    return any(one.pictures for one in firsts) or any(failure.pictures for failure in failures)


def _size_of(drawn: Iterable[Drawn]) -> int:
    return sum(len(one.picture.svg) + len(one.picture.text) for one in drawn)


def _anchors(game: GameReport, number: int, room: int) -> dict[str, str]:
    """Return the anchors of the failures that are shown in full, by case, as far as there is room."""
    anchors: dict[str, str] = {}
    for result in foremost(game, MOST_DETAILED):
        room -= _size(result)
        if room < 0 and len(anchors) >= MOST_SUMMARIES:
            break
        anchors[result.case] = f"failure-{number}-{len(anchors) + 1}"
    return anchors


def _size(result: Result) -> int:
    """Return roughly how many bytes a failure takes up on the page."""
    messages = sum(
        min(len(text), _MOST_MESSAGE) // 2
        for message in result.messages[-_MOST_MESSAGES_SHOWN:]
        for text in (message.request, message.reply)
    )
    return 2000 + messages + len(repr(result.differences))


def _firsts(report: Report, galleries: Mapping[str, Gallery | None]) -> list[First]:
    firsts = []
    for number, summary in enumerate(fix_first(report), 1):
        example, own = summary.example, galleries[summary.game.id]
        game = report.games.index(summary.game) + 1
        anchors = _anchors(summary.game, game, _ROOM_FOR_FAILURES // len(report.games))
        pictures, _ = _pictures(example, f"first-{number}", own)
        whole = "but must be" in summary.place or not example.differences
        difference = None if whole else _shown(example.differences[0])
        rests = tuple((ruling, named(ruling)) for ruling in summary.rests)
        failure = anchors.get(example.case, "")
        firsts.append(First(summary, f"first-{number}", failure, difference, pictures, rests))
    return firsts


def _section(
    report: Report,
    game: GameReport,
    number: int,
    gallery: Gallery | None,
    room: Room,
    firsts: Sequence[First],
) -> Section:
    anchors = _anchors(game, number, room.failures)
    rows = {row.id: row for row in game.clauses}
    faults = [result for result in game.results if result.verdict.is_fault]
    above = {
        one.summary.example.case: one.anchor for one in firsts if one.summary.game is game and one.pictures
    }
    results = {result.case: result for result in faults}
    detailed = [
        _failure(report, results[case], rows, anchor, gallery, room, above.get(case, ""))
        for case, anchor in anchors.items()
    ]
    return Section(
        game=game,
        anchor=f"game-{number}",
        headline=headline([game]),
        kept=rules_kept(game),
        judged=judged_of(game),
        chapters=tuple(ChapterShown(row, tally(row.counts)) for row in counted_chapters(game)),
        states={**dict.fromkeys(_STATES, 0), **game.rules},
        faults=game.faults,
        failures=len(failures(game)),
        known=len(faults) - len(failures(game)),
        detailed=tuple(detailed),
        unpictured=any(
            failure.result.positions is not None and not failure.pictures and not failure.above
            for failure in detailed
        )
        and gallery is not None,
        further=_further(result for result in faults if result.case not in anchors),
        anchors=anchors,
        headings={row.id: f"{row.number} {row.title or title_from_id(row.id)}" for row in game.clauses},
        idle=not_judged(game),
        dispute=dispute(game.id),
    )


def _further(results: Iterable[Result]) -> tuple[Further, ...]:
    """Return the failures that are only listed, grouped by verdict and cause."""
    groups: dict[str, list[str]] = {}
    for result in results:
        known = " (known)" if result.known else ""
        name = f"{result.verdict}{known}: {under_set(result)}{one_line(result.cause or result.reason, 120)}"
        groups.setdefault(name, []).append(result.case)
    return tuple(Further(name, tuple(cases)) for name, cases in groups.items())


def _gallery(data: Data | None, game: GameReport) -> Gallery | None:
    """Return the gallery that draws the positions of a game, or None if there is nothing to draw."""
    if data is None or not any(result.positions is not None for result in game.results):
        return None
    from ruleproof.reports.boards import Gallery

    return Gallery(data, game)


def _failure(
    report: Report,
    result: Result,
    rows: dict[str, ClauseRow],
    anchor: str,
    gallery: Gallery | None,
    room: Room,
    above: str,
) -> Failure:
    """Return a failure in full. Its pictures are at the anchor `above`, or here if there is room for them."""
    drawn, not_pictured = _pictures(result, anchor, gallery if room.pictures > 0 and not above else None)
    messages = result.messages[-_MOST_MESSAGES_SHOWN:]
    room.pictures -= _size_of(drawn)
    return Failure(
        anchor=anchor,
        above=above,
        result=result,
        meaning=meaning(result),
        clauses=tuple(rows[clause] for clause in result.clauses if clause in rows),
        other_clauses=tuple(clause for clause in result.clauses if clause not in rows),
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
    """Return the pictures of a failure, and the reason why there are none if the game's template fails."""
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
    """Return messages in which each state that an earlier message contains is replaced by a reference."""
    seen: dict[str, str] = {}
    abridged = []
    for number, message in enumerate(messages, 1):
        request = _without_known_state(message.request, seen, f"request {number}")
        abridged.append(Messages(request, _without_known_state(message.reply, seen, f"reply {number}")))
    return tuple(abridged)


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

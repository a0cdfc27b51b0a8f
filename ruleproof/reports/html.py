"""`report.html`: the whole report on one page that works without a network."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ruleproof.input.folders import Data
from ruleproof.judging.verdicts import Compared, Difference, Messages, Result
from ruleproof.reports import context, model
from ruleproof.reports import fix_first as fixing
from ruleproof.reports import text as wording
from ruleproof.reports.fix_first import MOST as MOST_SUMMARIES
from ruleproof.reports.fix_first import FaultSummary, fix_first
from ruleproof.reports.model import GameReport, Report
from ruleproof.reports.sides import Sides, side_by_side
from ruleproof.reports.templates import page_environment
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
_LOOK = ("tokens", "ground", "the printer", "small parts", "the report")
"""The parts of the style sheet that stand in a report."""
_STATES = {
    "broken": "✗ broken",
    "kept": "✓ kept",
    "seen": "? only seen",
    "not judged": "? not judged",
    "untried": "? untried",
    "definition": "· definition",
    "not shown": "· not shown",
}
"""The text for each state of a clause: a sign and a word, so that nothing depends on colour."""


class First(msgspec.Struct, frozen=True):
    """A fault on the first screen, with the pictures of its example and the anchor of the full failure."""

    summary: FaultSummary
    failure: str
    pictures: tuple[Drawn, ...]


class Failure(msgspec.Struct, frozen=True):
    """One failure, in full. Its pictures are at the anchor `above`, or here if there is room for them."""

    anchor: str
    above: str
    result: Result
    messages: tuple[Messages, ...]
    pictures: tuple[Drawn, ...]
    not_pictured: str


class Section(msgspec.Struct, frozen=True):
    """The failures of a game: those shown in full, their anchors by case, and the others by name.

    `lacks_pictures` says that there was no room for the pictures of some.
    """

    game: GameReport
    anchor: str
    anchors: dict[str, str]
    detailed: tuple[Failure, ...]
    further: dict[str, list[str]]
    lacks_pictures: bool


class _Illustrator:
    """Draws the positions of failures, and counts how much room for pictures is left."""

    def __init__(self, report: Report, data: Data | None) -> None:
        self.galleries = {game.id: self._gallery(game, data) for game in report.games}
        self.room = _ROOM_FOR_PICTURES
        self.has_drawn = False
        self.symbols: dict[str, str] = {}

    @staticmethod
    def _gallery(game: GameReport, data: Data | None) -> Gallery | None:
        """Return the gallery that draws the positions of a game, or None if there is nothing to draw."""
        if data is None or not any(result.positions is not None for result in game.results):
            return None
        from ruleproof.reports.boards import Gallery

        return Gallery(data, game)

    def pictures(self, game: GameReport, result: Result) -> tuple[tuple[Drawn, ...], str]:
        """Return the pictures of a failure, and the reason why there are none if they cannot be drawn."""
        gallery = self.galleries[game.id]
        if gallery is None or result.positions is None:
            return (), ""
        from ruleproof.reports.pictures import PictureError, used

        try:
            drawn = gallery.draw(result.positions, _named(result))
        except PictureError as error:
            return (), str(error)
        self.room -= sum(len(one.picture.svg) + len(one.picture.text) for one in drawn)
        self.has_drawn |= bool(drawn)
        if gallery.board is not None:
            page = "".join(one.picture.svg for one in drawn)
            self.symbols |= used(page, gallery.board.symbols)
        return drawn, ""


def encode(report: Report, data: Data | None = None) -> bytes:
    """Return the report as HTML. With the data of the games, failures have pictures of the positions."""
    from ruleproof.reports.pictures import STYLE, legend

    illustrator = _Illustrator(report, data)
    room = _ROOM_FOR_FAILURES // max(1, len(report.games))
    anchors = [_anchors(game, number, room) for number, game in enumerate(report.games, 1)]
    firsts = _firsts(report, anchors, illustrator)
    sections = [
        _section(game, number, own, firsts, illustrator)
        for number, (game, own) in enumerate(zip(report.games, anchors, strict=True), 1)
    ]
    environment = page_environment(Path(__file__).parent)
    environment.filters |= {
        "tally": wording.tally,
        "plain_tally": wording.plain_tally,
        "digest": _short_digest,
        "words": title_from_id,
        "one_line": wording.one_line,
    }
    page = environment.get_template("report.html.j2").render(
        report=report,
        firsts=firsts,
        further_faults=fixing.further_faults(report, [one.summary for one in firsts]),
        sections=sections,
        style=_style(),
        board_style=STYLE if illustrator.has_drawn else "",
        symbols="".join(illustrator.symbols.values()),
        legend=legend(illustrator.symbols, {}),
        site=site_address(report.site),
        states=_STATES,
        chapter_columns=model.CHAPTER_COLUMNS,
        most_cases=_MOST_CASES,
        most_linked=_MOST_LINKED,
        fixing=fixing,
        context=context,
        sides_of=_sides_of,
    )
    return page.encode("utf-8", "backslashreplace")


def _style() -> str:
    """Return the style of a report, which must load nothing: no typefaces, and no pictures."""
    folder = Path(__file__).parent
    parts = re.split(r"^/\* (?:-+ )?", (folder / "look" / "look.css").read_text(encoding="utf-8"), flags=re.M)
    chosen = [part.partition("*/")[2] for part in parts if part.startswith(_LOOK)]
    own = (folder / "report.css").read_text(encoding="utf-8").partition("*/")[2]
    return "".join(line for line in "".join([*chosen, own]).splitlines(True) if "url(" not in line)


def _named(result: Result) -> set[str]:
    """Return the keys of the first place in an outcome or a view that differs, such as seats and colours."""
    first = result.differences[0] if result.differences else None
    counted = first is not None and first.what in (Compared.OUTCOME, Compared.VIEW)
    return set(first.path.split("/")) if first is not None and counted else set()


def site_address(site: str) -> str:
    """Return the address of the site with a slash at its end, or '' if there are no links."""
    fine = site.startswith(("https://", "http://", "file:///", "./", "../", "/"))
    return f"{site.rstrip('/')}/" if fine else ""


def _anchors(game: GameReport, number: int, room: int) -> dict[str, str]:
    """Return the anchors of the failures that are shown in full, by case, as far as there is room."""
    anchors: dict[str, str] = {}
    for result in wording.foremost(game, MOST_DETAILED):
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


def _firsts(report: Report, anchors: Sequence[Mapping[str, str]], illustrator: _Illustrator) -> list[First]:
    firsts = []
    for summary in fix_first(report):
        pictures, _ = illustrator.pictures(summary.game, summary.example)
        own = anchors[report.games.index(summary.game)]
        firsts.append(First(summary, own.get(summary.example.case, ""), pictures))
    return firsts


def _section(
    game: GameReport,
    number: int,
    anchors: dict[str, str],
    firsts: Sequence[First],
    illustrator: _Illustrator,
) -> Section:
    above = {
        one.summary.example.case: f"first-{place}"
        for place, one in enumerate(firsts, 1)
        if one.summary.game is game and one.pictures
    }
    faults = {result.case: result for result in game.results if result.verdict.is_fault}
    detailed = tuple(
        _failure(game, faults[case], anchor, above.get(case, ""), illustrator)
        for case, anchor in anchors.items()
    )
    further: dict[str, list[str]] = {}
    for case, result in faults.items():
        if case not in anchors:
            further.setdefault(_kind(result), []).append(case)
    lacks_pictures = illustrator.galleries[game.id] is not None and any(
        failure.result.positions is not None and not failure.pictures and not failure.above
        for failure in detailed
    )
    return Section(game, f"game-{number}", anchors, detailed, further, lacks_pictures)


def _kind(result: Result) -> str:
    """Return the verdict and the cause of a failure, by which failures that are only listed are grouped."""
    known = " (known)" if result.known else ""
    cause = wording.one_line(result.cause or result.reason, 120)
    return f"{result.verdict}{known}: {wording.under_set(result)}{cause}"


def _failure(game: GameReport, result: Result, anchor: str, above: str, illustrator: _Illustrator) -> Failure:
    drawn = not above and illustrator.room > 0
    pictures, fault = illustrator.pictures(game, result) if drawn else ((), "")
    messages = _abridged(result.messages[-_MOST_MESSAGES_SHOWN:])
    return Failure(anchor, above, result, messages, pictures, fault)


def _sides_of(difference: Difference) -> Sides | None:
    """Return the values of a difference side by side, if its message does not say them."""
    shows_both = wording.has_values(difference) and not wording.says_values(difference)
    return side_by_side(difference) if shows_both else None


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

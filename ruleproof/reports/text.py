"""Texts shared by all reports: which cases are shown in full, how to run a case again, how to dispute a
result.
"""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from ruleproof.input import jsontext
from ruleproof.input.shortening import shortened
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import WITHOUT_CHANCE, Compared, Difference, Result
from ruleproof.reports.model import (
    BROKEN,
    KEPT,
    NOT_JUDGED,
    SEEN,
    UNTRIED,
    ChapterRow,
    GameReport,
    Report,
    score_of,
)
from ruleproof.rules.canonical import MISSING

_MOST_TOLD = 400
_UNSAFE = {code: f"\\x{code:02x}" for code in (*range(9), *range(11, 32), *range(127, 160))} | {
    code: f"\\u{code:04x}"
    for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A), *range(0xD800, 0xE000), 0xFFFE, 0xFFFF)
}


def printable(text: str) -> str:
    """Return a text with escapes for all characters that could control a terminal, break XML or change the
    direction of writing.
    """
    return text.translate(_UNSAFE)


def one_line(text: str, most: int = 0) -> str:
    """Return a printable text on one line, cut after `most` characters unless `most` is 0."""
    line = " ".join(printable(text).split())
    return shortened(line, most) if most else line


def with_its_end(text: str, most: int) -> str:
    """Return a text on one line, cut to `most` characters; of several lines, the first and the last are kept.

    A program that dies usually gives the reason in the last line of its output.
    """
    lines = [one_line(line) for line in text.splitlines() if line.strip()]
    if len(lines) < 2 or len(" ".join(lines)) <= most:
        return one_line(text, most)
    end = one_line(lines[-1], 2 * most // 3)
    return f"{one_line(lines[0], most - len(end) - 3)} … {end}"


def rerun(report: Report, case: str, after: str = "") -> str:
    """Return the command that runs only this case again, with the same engine and options; `after` is a case
    to run before it.
    """
    if case in report.found:
        return printable(report.found[case])
    before = f" --case {shlex.quote(after)}" if after else ""
    return printable(f"{report.again or report.command}{before} --case {shlex.quote(case)}")


def explored(report: Report, case: str) -> str:
    """Return the command that opens a case of this report with the engine beside the reference, or '' if it
    is not a case of the suite.
    """
    if case in report.found:
        return ""
    return printable(f"{report.explore} --case {shlex.quote(case)}")


def dispute(game: str) -> str:
    """Say how to dispute a result of a game."""
    return (
        f"Is the suite wrong? Add an entry with id, reason and date to spec/{game}/contested.yaml: "
        "the case, clause or ruling "
        "then does not count until the dispute is settled; see CONTRIBUTING."
    )


def failures(game: GameReport) -> list[Result]:
    """Return the results that keep the engine from conforming, without known failures."""
    return [result for result in game.results if result.verdict.is_fault and not result.known]


def foremost(game: GameReport, most: int, most_of_a_cause: int = 0) -> list[Result]:
    """Return at most `most` failures to show in full.

    They are one for each fault, then a second for each fault, then one for each cause, then the others. Known
    failures come last. `most_of_a_cause` is the maximum for one cause, unless it is 0.
    """
    faults = {result.case: result for result in failures(game)}
    first, second = [], []
    for fault in game.faults:
        own = [case for case in (fault.example, *fault.cases) if case in faults]
        own = sorted(dict.fromkeys(own), key=lambda case: v.ALL.index(faults[case].verdict))
        first += own[:1]
        second += own[1:2]
    of_each_kind = {result.cause: case for case, result in reversed(faults.items())}
    faults |= {result.case: result for result in game.results if result.verdict.is_fault and result.known}
    chosen: list[Result] = []
    per_cause: Counter[str] = Counter()
    for result in (
        faults[case] for case in dict.fromkeys((*first, *second, *reversed(of_each_kind.values()), *faults))
    ):
        per_cause[result.cause] += 1
        if not most_of_a_cause or not result.cause or per_cause[result.cause] <= most_of_a_cause:
            chosen.append(result)
    return chosen[:most]


def judged_of(game: GameReport) -> str:
    """Say how many of all cases were judged, and how many were not run."""
    text = f"judged {game.judged} of {game.total} cases"
    left = game.total - game.selected
    return f"{text}; {left} not run" if left else text


def tally(counts: Mapping[str, int]) -> str:
    """Return counts by verdict in words: `48 pass, 2 fail`."""
    return ", ".join(f"{counts[verdict]} {verdict}" for verdict in v.ALL if counts.get(verdict))


def plain_tally(counts: Mapping[str, int]) -> str:
    """Return counts of failures by verdict, in words that need no explanation."""
    return ", ".join(f"{counts[verdict]} {verdict.plainly}" for verdict in v.ALL if counts.get(verdict))


def verdict_line(report: Report) -> str:
    """Return the verdict on a run."""
    name = one_line(report.engine.get("name", "")) or "the engine"
    if report.interrupted:
        return f"interrupted; no verdict on {name} (exit status {report.status})"
    if report.status == 3:
        return f"error of the suite; no verdict on {name} (exit status 3)"
    conforms = f"conforms{_but_for(report)}{_in_part(report)}" if report.conforms else "does not conform"
    alone = ", which is of the rules alone" if report.conforms and report.engine_notes else ""
    return f"{name} {conforms}{report.with_components} (exit status {report.status}{alone})"


def _but_for(report: Report) -> str:
    """Return the exception to conforming, if failures are known or the engine may know only the suite."""
    alone = any(game.fresh and game.fresh.alone for game in report.games)
    known = f" except for {counted(report.known, 'known failure')}" if report.known else ""
    return f" to the suite alone (no fresh games){',' * bool(known)}{known}" if alone else known


def _in_part(report: Report) -> str:
    """Say how many cases the verdict is based on, if these are not all cases."""
    judged, asked = _judged_and_asked(report.games)
    total = sum(game.total for game in report.games)
    if report.counts[v.UNSUPPORTED]:
        return f" in what it supports: {judged} of {asked} cases judged"
    return f" in the {asked} of {total} cases tried" if asked + report.counts[v.CONTESTED] < total else ""


def headline(games: Sequence[GameReport]) -> str:
    """Say how many rules an engine keeps in some games, and what share was judged if not all rules were.

    The result is like `97.3 % of the rules kept`, with the number of cases if not all were judged, `70 of 70
    rules judged are kept · 26 % of the rules judged` or, if tours applied rules for which no scenario was
    judged, `25 of 113 rules tried, 88 only seen`. If scenarios of rules pass, but what most of them check is
    not covered, it is `95 of 102 rules kept; 7 not judged, 4 of them because …`.
    """
    rules = Counter[str]()
    for game in games:
        rules.update(game.rules)
    judged, left = rules[KEPT] + rules[BROKEN], rules[NOT_JUDGED] + rules[UNTRIED]
    if rules[SEEN]:
        broken = f", {rules[BROKEN]} broken" if rules[BROKEN] else ""
        return f"{judged} of {judged + rules[SEEN] + left} rules tried{broken}, {rules[SEEN]} only seen"
    if because := _because(games, left):
        return f"{rules[KEPT]} of {judged + left} rules kept; {left} not judged, {because}"
    if not left or not judged:
        return f"{score_of(rules)} % of the rules kept{_of_cases(games)}"
    share = _whole_percent(judged, judged + left)
    return f"{rules[KEPT]} of {judged} rules judged are kept · {share} % of the rules judged"


def _because(games: Sequence[GameReport], left: int) -> str:
    """Return the commonest reason why rules are not judged although they were tried, or ''."""
    rows = [row for game in games for row in game.clauses if row.state == NOT_JUDGED and row.reason]
    if not any(row.counts.get(v.PASS) for row in rows):
        return ""
    [(reason, number)] = Counter(row.reason for row in rows).most_common(1)
    return f"{'' if number == left else f'{number} of them '}because {reason}"


def _of_cases(games: Sequence[GameReport]) -> str:
    """Say how many cases were judged, if not all cases that apply were, or return ''."""
    judged, asked = _judged_and_asked(games)
    return f" · {judged} of {asked} cases judged" if 0 < judged < asked else ""


def _judged_and_asked(games: Sequence[GameReport]) -> tuple[int, int]:
    """Return how many cases were judged, and how many apply to the engine."""
    asked = sum(game.counts.get(verdict, 0) for game in games for verdict in v.ALL if verdict.is_asked)
    return sum(game.judged for game in games), asked


def rules_kept(game: GameReport) -> str:
    """Say how many of a game's rules are kept, and how many were only seen or not judged."""
    rules = game.rules
    judged = rules[KEPT] + rules[BROKEN]
    left = f", {rules[NOT_JUDGED]} not judged" if rules[NOT_JUDGED] else ""
    if rules[SEEN]:
        return f"{headline([game])}{left}"
    if _because([game], rules[NOT_JUDGED]):
        return headline([game])
    return f"{rules[KEPT]} of {counted(judged, 'rule')} kept{left}"


def _whole_percent(part: int, of: int) -> str:
    """Return a share as a whole percentage; a share above zero is never shown as 0."""
    return str(100 * part // of) if 100 * part >= of else "less than 1"


def counted_chapters(game: GameReport) -> list[ChapterRow]:
    """Return the chapters of a game, without the empty ones if only some cases were selected."""
    return [
        chapter for chapter in game.chapters if game.selected == game.total or any(chapter.counts.values())
    ]


def why_not(report: Report) -> str:
    """Return the reason why the engine does not conform if no failure explains it, or ''."""
    if report.unexpected_passes:
        return "These known failures pass now; remove them from the list"
    for game in report.games:
        if game.fresh is not None and game.fresh.result is not None:
            command = f"{report.again or report.command} --game {game.id} --seed {game.fresh.seed}"
            return one_line(f"{game.title}: {game.fresh.words}; again: {command}", _MOST_TOLD * 2)
        if game.observed is not None and game.observed.leaks:
            return one_line(f"{game.title}: {game.observed.leaks[0].words}", _MOST_TOLD * 2)
    nothing = [game.id for game in report.games if not game.passing]
    if report.status == 1 and nothing and not any(failures(game) for game in report.games):
        return f"no case passed: {', '.join(nothing)}"
    return "" if report.games else "no game was judged"


def not_judged(game: GameReport) -> list[tuple[str, str, list[str]]]:
    """Return the verdict, the reason and the cases of each group that was not judged, those first in which
    the engine differs, then the largest.
    """
    groups: dict[tuple[str, str], list[str]] = {}
    for result in game.results:
        if not result.verdict.is_judged:
            groups.setdefault((result.verdict, result.reason), []).append(result.case)
    ordered = [(verdict, reason, cases) for (verdict, reason), cases in groups.items()]
    ordered.sort(key=lambda one: (contested_difference(game, one[2]) is None, -len(one[2])))
    return sorted(ordered, key=lambda one: one[0] != v.SUITE_ERROR)


def contested_difference(game: GameReport, cases: Sequence[str]) -> Result | None:
    """Return the first of some contested cases in which the engine differs, or None."""
    differing = (one for one in game.results if one.undisputed not in ("", v.PASS) and one.differences)
    return next((one for one in differing if one.case in cases), None)


def distinct(differences: Iterable[Difference]) -> list[Difference]:
    """Return the differences, skipping any with the same place and values as an earlier one."""
    unrepeated: dict[tuple[object, ...], Difference] = {}
    for difference in differences:
        values = (as_text(difference.expected), as_text(difference.actual))
        place = (difference.path,) if difference.path else (difference.what, difference.message)
        unrepeated.setdefault((difference.seat, *place, *values), difference)
    return list(unrepeated.values())


def labels(difference: Difference) -> tuple[str, str]:
    """Return the labels of the two values of a difference."""
    if difference.missing or difference.extra:
        return "legal but not listed", "listed but not legal"
    return "expected", "the engine's list" if difference.what == Compared.LEGAL_ACTIONS else "actual"


def has_values(difference: Difference) -> bool:
    """Tell whether a difference shows two values."""
    return difference.expected is not None or difference.actual is not None


def says_values(difference: Difference) -> bool:
    """Tell whether the message of a difference gives both values, so that they need not be repeated."""
    values = (difference.actual, difference.expected)
    if difference.missing or difference.extra or not all(isinstance(value, (str, int)) for value in values):
        return False
    pairs = (tuple(map(as_text, values)), tuple(map(str, values)))
    return any(
        difference.message.endswith(f" is {actual}, but must be {expected}") for actual, expected in pairs
    )


def as_text(value: object) -> str:
    """Return a value on one line: as JSON, except for words such as *refused* and *nothing*."""
    if value is None or value == MISSING:
        return MISSING
    if value in ("accepted", WITHOUT_CHANCE, "refused", "hidden", "not listed"):
        return str(value)
    try:
        return printable(msgspec.json.format(jsontext.encode(value), indent=0).decode())
    except (TypeError, ValueError):
        return printable(repr(value))


def shown(difference: Difference, value: object) -> str:
    """Return one of the two values of a difference on one line; the words of a refusal are not quoted."""
    if value in ([], ()) and (difference.missing or difference.extra):
        return "(none)"
    return (
        one_line(value) if difference.what == Compared.REFUSAL and isinstance(value, str) else as_text(value)
    )


def place_of(difference: Difference) -> str:
    """Return the place that differs, with the seat concerned: `view of North, hand/0`."""
    whose = (
        f"{difference.what} of {difference.seat}"
        if difference.seat and difference.what != Compared.REFUSAL
        else difference.what
    )
    place = f"{whose}, {difference.path}" if difference.path and difference.path != difference.what else whose
    return printable(place)


def told(difference: Difference) -> str:
    """Return a difference and its place on one line, or only its message if that names the place."""
    place = place_of(difference)
    inside = place_of(msgspec.structs.replace(difference, path=""))
    if difference.path and difference.path in difference.message:
        return one_line(f"{inside}: {difference.message}", _MOST_TOLD)
    return one_line(
        difference.message if inside in difference.message else f"{place}: {difference.message}", _MOST_TOLD
    )


def under_set(result: Result) -> str:
    """Return a note for a failure that occurs under a component set other than the set in force, or ''."""
    return f"Under the component set {result.components}: " if result.components else ""


def last_request(result: Result) -> str:
    """Return the last request to the engine without its state, such as `apply, North, {"type":"pass"}`, or ''
    if it is not known.
    """
    try:
        asked = jsontext.decode(result.messages[-1].request.encode())
        params = asked.get("params", {})
        parts = [
            asked["method"],
            *(
                params[key] if key == "seat" else as_text(params[key])
                for key in ("seat", "action")
                if key in params
            ),
        ]
        return one_line(", ".join(map(str, parts)), _MOST_TOLD)
    except (IndexError, ValueError, KeyError, TypeError, AttributeError):
        return ""


def is_of_a_tour(case: str) -> bool:
    """Tell whether a case is a step of a tour and therefore belongs to no scenario."""
    return "/tours/" in case


def meaning(result: Result) -> str:
    """Explain the verdict on a case, or return '' if the word is clear by itself."""
    if result.verdict == v.DIVERGES and is_of_a_tour(result.case):
        return "a step of a tour at which something differs from the rules"
    return result.verdict.meaning


def some(names: Sequence[str], most: int) -> str:
    """Return the first of some names, and how many more names there are."""
    more = f", and {len(names) - most} more" if len(names) > most else ""
    return one_line(", ".join(names[:most])) + more


def counted(number: int, one: str, many: str = "") -> str:
    """Return a number with its noun: `1 case`, `2 cases`."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def capitalised(text: str) -> str:
    """Return a text with a capital at its beginning."""
    return text[:1].upper() + text[1:]

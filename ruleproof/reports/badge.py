"""`badge.json`: the score in the endpoint format of shields.io."""

from __future__ import annotations

from collections import Counter

import msgspec

from ruleproof.reports.model import BROKEN, KEPT, SEEN, Report, percent
from ruleproof.reports.text import counted, headline

NAME = "badge.json"
_COLOURS = ((1000, "brightgreen"), (950, "green"), (800, "yellowgreen"), (600, "yellow"), (400, "orange"))
_HIGHEST_AT_FAULT = "79.9"
"""The score above which an engine that does not conform gets no better colour: it is yellow."""


def encode(report: Report) -> bytes:
    """Return the badge as JSON."""
    return msgspec.json.format(msgspec.json.encode(badge(report)), indent=2) + b"\n"


def badge(report: Report) -> dict[str, str | int | bool]:
    """Return the badge as a dict. A run that was interrupted or met an error of the suite gets no score."""
    common: dict[str, str | int | bool] = {"schemaVersion": 1, "label": "ruleproof"}
    if report.interrupted:
        return {**common, "message": "interrupted", "color": "lightgrey"}
    if report.status == 3:
        return {**common, "message": "suite error", "color": "lightgrey", "isError": True}
    if not report.games:
        return {**common, "message": "no game judged", "color": "lightgrey"}
    what = report.games[0].id if len(report.games) == 1 else f"{len(report.games)} games"
    but_for = f" · {counted(report.known, 'known failure')}" if report.known else ""
    verdict = "" if report.conforms else "does not conform · "
    message = f"{verdict}{what} {headline(report.games)}{but_for}{_fresh(report)}{report.with_components}"
    return {**common, "message": message, "color": _colour_of(report)}


def _fresh(report: Report) -> str:
    """Return how many fresh games were played and whether one differs, or '' if the report does not say."""
    told = [game.fresh for game in report.games if game.fresh is not None]
    if not told:
        return ""
    if any(fresh.result for fresh in told):
        return " · a fresh game differs"
    if any(fresh.refuses_few for fresh in told):
        return (
            f" · {'few altered actions' if any(one.altered for one in told) else 'no altered action'} refused"
        )
    played = sum(fresh.games for fresh in told if not fresh.alone)
    return f" · {counted(played, 'fresh game')}" if played else " · no fresh games"


def _colour_of(report: Report) -> str:
    """Return the badge's colour, which depends on the judged rules. It is green only if the engine
    conforms, and bright green only if it also has no known failures. It is orange if the engine may know
    only the suite, ran only part of it, refused few altered actions, or applied rules on tours for which no
    scenario was judged.
    """
    told = [(game, game.fresh) for game in report.games if game.fresh is not None]
    if any(
        fresh.result or (report.conforms and (fresh.alone or (fresh.not_done and game.selected < game.total)))
        for game, fresh in told
    ):
        return "orange"
    if report.conforms and any(fresh.refuses_few for _, fresh in told):
        return "orange"
    rules = Counter[str]()
    for game in report.games:
        rules.update(game.rules)
    if rules[SEEN] and report.conforms:
        return "orange"
    score = percent(rules[KEPT], rules[KEPT] + rules[BROKEN])
    if not report.conforms:
        return colour(min(score, _HIGHEST_AT_FAULT, key=float))
    return colour("99.9" if report.known and score == "100.0" else score)


def colour(score: str) -> str:
    """Return the colour of a score; only a score of 100 is bright green."""
    tenths = int(score.replace(".", ""))
    return next((name for least, name in _COLOURS if tenths >= least), "red")

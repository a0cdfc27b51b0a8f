"""The text that pytest prints about a failure."""

from __future__ import annotations

import shlex
from typing import Any

from ruleproof.cases.suite import Suite
from ruleproof.input import jsontext
from ruleproof.judging.verdicts import Result
from ruleproof.reports import text as wording

_MOST_VALUE = 240
"""Maximum number of characters of a value or a message that are shown, as in the terminal's summary."""


def failure_text(suite: Suite, result: Result, again: str, *, whole: bool) -> str:
    """Return the text that pytest prints about a failure; `whole` adds every request and reply as sent."""
    lines = [
        f"{result.verdict}: {wording.under_set(result)}{result.reason}",
        f"case {result.case} ({result.file}:{result.line})",
    ]
    for clause in result.clauses:
        known = suite.game.clauses.get(clause)
        lines.append(f"clause {clause}" + (f" ({known.number}): {known.text}" if known else ""))
    for difference in wording.distinct(result.differences):
        if wording.has_values(difference):
            values = [
                _cut(wording.shown(difference, value)) for value in (difference.expected, difference.actual)
            ]
            left, right = wording.labels(difference)
            lines.append(f"{wording.place_of(difference)}: {left} {values[0]}, {right} {values[1]}")
        elif difference.message not in result.reason:
            lines.append(wording.told(difference))
    lines += (
        [f"> {message.request}\n< {message.reply}" for message in result.messages]
        if whole
        else _telling(result)
    )
    lines.append(f"again: {again} --case {shlex.quote(result.case)}")
    return "\n".join(lines)


def _telling(result: Result) -> list[str]:
    """Return the request (without its state) and the reply of the first difference, shortened."""
    first = next(iter(result.differences), None)
    verb = first.what.verb if first else "apply"
    seat = first.seat if first and verb in ("legal_actions", "view") else ""
    asked = [message for message in result.messages if f'"method":"{verb}"' in message.request]
    of_seat = [
        message
        for message in asked
        if not seat or _request(message.request).get("params", {}).get("seat", seat) == seat
    ]
    if not of_seat:
        return [f"> {_cut(message.request)}\n< {_cut(message.reply)}" for message in result.messages[-1:]]
    params = {
        key: value for key, value in _request(of_seat[-1].request).get("params", {}).items() if key != "state"
    }
    request = jsontext.encode({"method": verb, **params}).decode()
    return [f"> {_cut(request)}\n< {_cut(of_seat[-1].reply)}", "  (all requests and replies: pytest -v)"]


def _request(text: str) -> dict[str, Any]:
    """Return a request, or an empty dict if it was too long to be kept in full."""
    try:
        request = jsontext.decode(text.encode())
    except ValueError:
        return {}
    return request if isinstance(request, dict) else {}


def _cut(text: str) -> str:
    return wording.one_line(text, _MOST_VALUE)

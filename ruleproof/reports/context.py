"""The context of a place that differs: the sentences of its scenario, and the values next to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ruleproof.input import jsontext
from ruleproof.judging.verdicts import WITHOUT_CHANCE, Compared, Difference, Result
from ruleproof.reports.text import as_text, one_line
from ruleproof.rules.canonical import at_place

_MOST_BESIDE = 6
_FEWEST_BESIDE = 2
"""If fewer values than this are next to a place, the values around that are shown too."""
_LONGEST = 40
"""Maximum length of a list in characters."""
_MOST_SENTENCES = 600
_ANSWERS = (Compared.OUTCOME, Compared.VIEW)
_NOT_MET = " (not satisfied)"


def sentences(result: Result) -> str:
    """Return the sentences of a scenario on one line, or ''.

    An unmet expectation is marked as such, and so is a play that is wrongly refused or accepted;
    expectations that are met are skipped.
    """
    unmet = {difference.line: difference for difference in result.differences if difference.line}
    texts = []
    part = shown = ""
    for line in result.lines:
        part = line.keyword if line.keyword in ("Given", "When", "Then") else part
        if part == "Then" and unmet and line.line not in unmet:
            continue
        keyword, shown = line.keyword if part == shown else part, part
        below = f" [{' / '.join(line.below)}]" if line.below else ""
        texts.append(f"{keyword.lower()} {line.text}{below}{_mark(unmet.get(line.line), part)}")
    return one_line(", ".join(texts), _MOST_SENTENCES)


def _mark(difference: Difference | None, part: str) -> str:
    if difference is None:
        return ""
    if part == "Then":
        return _NOT_MET
    if difference.expected == WITHOUT_CHANCE:
        return " (the engine asks for chance)"
    return " (the engine refuses it)" if difference.expected == "accepted" else " (the engine accepts it)"


def beside(result: Result) -> str:
    """Return the plain values next to the first place that differs, in the engine's answer, or ''. For a play
    that is wrongly refused or accepted, return the actions that the engine lists before it.

    They are known only if the result contains the answer or the state.
    """
    difference = result.differences[0] if result.differences else None
    if difference is not None and difference.what == Compared.REFUSAL:
        return _listed(result)
    if difference is None or not difference.path or not difference.what.has_places:
        return ""
    parts = difference.path.split("/")
    for value in _holding(result, difference):
        actual = at_place(value, parts)
        if type(actual) is type(difference.actual) and actual == difference.actual:
            return _told(value, parts)
    return ""


def _holding(result: Result, difference: Difference) -> Iterator[Any]:
    """Yield the engine's values that may contain the place of a difference."""
    if difference.what not in _ANSWERS:
        if result.positions is not None:
            yield result.positions.actual
        return
    for message in reversed(result.messages):
        try:
            request = jsontext.decode(message.request.encode())
            answer = jsontext.decode_strictly(message.reply.encode())["result"][difference.what]
        except (ValueError, LookupError, TypeError):
            continue
        if not difference.seat or request["params"].get("seat") == difference.seat:
            yield answer


def _listed(result: Result) -> str:
    """Return the actions that the engine lists before its last answer to `apply`, or ''."""
    seat = next((one.seat for one in result.differences if one.what == Compared.REFUSAL and one.seat), "")
    listed: Any = None
    before: Any = None
    for message in result.messages if seat else ():
        try:
            request = jsontext.decode(message.request.encode())
            if request["method"] == "apply":
                before = listed
            elif request["method"] == "legal_actions" and request["params"]["seat"] == seat:
                listed = jsontext.decode_strictly(message.reply.encode())["result"]["actions"]
        except (ValueError, LookupError, TypeError):
            continue
    if not isinstance(before, list):
        return ""
    more = f", and {len(before) - _MOST_BESIDE} more" if len(before) > _MOST_BESIDE else ""
    return f"{seat} may {one_line(', '.join(map(as_text, before[:_MOST_BESIDE]))) or 'do nothing'}{more}"


def _told(value: Any, parts: list[str]) -> str:
    neighbours: list[str] = []
    for depth in range(len(parts) - 1, 0, -1):
        neighbours += _plain(at_place(value, parts[:depth]), parts[depth])
        if len(neighbours) >= _FEWEST_BESIDE:
            break
    else:
        neighbours += _plain(value, parts[0])
    more = f", and {len(neighbours) - _MOST_BESIDE} more" if len(neighbours) > _MOST_BESIDE else ""
    return one_line(", ".join(neighbours[:_MOST_BESIDE])) + more


def _plain(around: Any, skipped: str) -> Iterator[str]:
    """Yield the short members of an object with their names, except the member `skipped`."""
    for key, value in around.items() if isinstance(around, dict) else ():
        flat = not isinstance(value, (dict, list)) or (value and not any(map(_holds_more, value)))
        if key == skipped or key.startswith("x_") or isinstance(value, dict) or not flat:
            continue
        text = as_text(value)
        if len(text) <= _LONGEST:
            yield f"{key} {text}"


def _holds_more(value: Any) -> bool:
    return isinstance(value, (dict, list))

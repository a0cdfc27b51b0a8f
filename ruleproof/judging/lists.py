"""Says how two lists differ: the items of one that are not in the other."""

from __future__ import annotations

from typing import Any

from ruleproof.input import jsontext
from ruleproof.judging.verdicts import Compared, Difference

_SHORT = 60
"""Maximum number of characters of two lists that are shown side by side and not as their difference."""


def missing_and_extra(expected: Any, actual: Any) -> str:
    """Return how two lists differ, such as `missing: fox; too many: cloth`, or '' if the values are
    not lists, are short enough to be compared by eye, or have the same items.
    """
    if not isinstance(expected, list) or not isinstance(actual, list):
        return ""
    if max(len(jsontext.encode(value)) for value in (expected, actual)) <= _SHORT:
        return ""
    missing, extra = _without(expected, actual), _without(actual, expected)
    parts = (("missing", missing), ("too many", extra))
    return "; ".join(f"{word}: {', '.join(map(_item, items))}" for word, items in parts if items)


def _without(items: list[Any], taken: list[Any]) -> list[Any]:
    left = list(taken)
    return [item for item in items if item not in left or left.remove(item)]  # type: ignore[func-returns-value]


def _item(value: Any) -> str:
    return value if isinstance(value, str) else jsontext.encode(value).decode()


HAS_NO_ACTION = "has no legal action"
"""The words in a difference if a seat has no legal action at all."""


def difference_of_actions(seat: str, expected: list[Any], actual: list[Any], when: str) -> Difference:
    """Return the difference between two lists of legal actions."""
    missing = [action for action in expected if action not in actual]
    extra = [action for action in actual if action not in expected]
    details: list[str] = []
    if missing:
        details.append(f"not listed: {_actions(missing)}")
    if extra:
        details.append(f"listed but not legal: {_actions(extra)}")
    message = f"{when}, the legal actions of {seat} differ; {'; '.join(details)}"
    if not expected:
        message = f"{when}, {seat} {HAS_NO_ACTION}, but the engine lists {_actions(extra)}"
    return Difference(
        Compared.LEGAL_ACTIONS,
        message,
        "",
        missing,
        extra,
        seat,
        when,
        missing=len(missing),
        extra=len(extra),
    )


def _actions(actions: list[Any]) -> str:
    shown = ", ".join(jsontext.encode(action).decode() for action in actions[:3])
    return shown + (f" and {len(actions) - 3} more" if len(actions) > 3 else "")

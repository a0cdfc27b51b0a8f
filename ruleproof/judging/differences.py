"""Where an engine's answer is another one than the reference's, and how that is told."""

from __future__ import annotations

from typing import Any

from ruleproof.cases.case import Observation
from ruleproof.input import jsontext
from ruleproof.judging.expectations import Shapes, canonical_actions
from ruleproof.judging.verdicts import Difference
from ruleproof.rules.canonical import first_difference


def same_text(text: bytes, expected: bytes, *, any_order: bool = False) -> bool:
    """Tell whether an answer is surely the reference's, but for the order of its keys, or of the whole list.

    Such an answer has passed every check already, when the transcript was made. The texts are compared, not
    the values: 1.0 and true are not 1; and a key that stood twice would be counted twice. False may also mean
    that it takes a closer look to tell.
    """
    if text == expected:
        return True
    if text.count(b'":') != expected.count(b'":'):
        return False
    try:
        one, other = jsontext.decode(text), jsontext.decode(expected)
    except ValueError:
        return False
    if any_order and isinstance(one, list) and isinstance(other, list):
        return sorted(map(jsontext.canonical, one)) == sorted(map(jsontext.canonical, other))
    return jsontext.canonical(one) == jsontext.canonical(other)


def canonical_answer(shapes: Shapes, verb: str, text: bytes) -> Any:
    """Return the canonical form of an answer."""
    if verb == "legal_actions":
        return canonical_actions(shapes, text)
    return getattr(shapes, verb).canonical(jsontext.decode(text))


def difference_of(
    what: str, different: tuple[tuple[str | int, ...], Any, Any], when: str, seat: str = ""
) -> Difference:
    path, expected, actual = different
    place = "/".join(map(str, path)) or what
    whose = f" of {seat}" if seat else ""
    return Difference(what, f"{when}, {place}{whose} differs", place, expected, actual, seat, when)


def difference_of_actions(seat: str, wanted: list[Any], found: list[Any], when: str) -> Difference:
    missing = [action for action in wanted if action not in found]
    extra = [action for action in found if action not in wanted]
    told: list[str] = []
    if missing:
        told.append(f"not listed: {_actions(missing)}")
    if extra:
        told.append(f"listed, and not legal: {_actions(extra)}")
    message = f"{when}, the legal actions of {seat} differ; {'; '.join(told)}"
    return Difference(
        "legal actions", message, "", missing, extra, seat, when, missing=len(missing), extra=len(extra)
    )


def _actions(actions: list[Any]) -> str:
    shown = ", ".join(jsontext.encode(action).decode() for action in actions[:3])
    return shown + (f" and {len(actions) - 3} more" if len(actions) > 3 else "")


def difference_between(shapes: Shapes, before: Observation, after: Observation) -> Difference | None:
    """Return the first answer that is another one after a refusal, if any is, whatever the order of bags and
    keys.
    """
    pairs = [
        ("legal actions", "legal_actions", seat, text, after.legal.get(seat, b"[]"))
        for seat, text in before.legal.items()
    ]
    pairs += [
        ("view", "view", seat, text, after.views.get(seat, b"{}")) for seat, text in before.views.items()
    ]
    pairs += (
        [("outcome", "outcome", "", before.outcome, after.outcome)]
        if before.outcome and after.outcome
        else []
    )
    for what, verb, seat, one, two in pairs:
        found = (
            first_difference(canonical_answer(shapes, verb, one), canonical_answer(shapes, verb, two))
            if one != two
            else None
        )
        if found is not None:
            path, expected, actual = found
            told = f"after the refusal the answer about the same state is another one ({what}{f' of {seat}' if seat else ''})"
            return Difference(what, told, "/".join(map(str, path)), expected, actual, seat)
    return None

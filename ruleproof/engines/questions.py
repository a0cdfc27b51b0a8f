"""The questions to an engine about a state, and their params."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

import msgspec

from ruleproof.cases.case import Start
from ruleproof.engines.answers import Waiting
from ruleproof.rules.verbs import Verb


def questions_about(waiting: Waiting, start: Start, verbs: Collection[str]) -> list[tuple[Verb, str]]:
    """Return the questions for an engine with these verbs about a state: verbs, each with a seat or ''."""
    keys: list[tuple[Verb, str]] = []
    if Verb.LEGAL_ACTIONS in verbs:
        asked = (*start.seats, *start.onlookers) if waiting.settled else waiting.to_act
        keys += [(Verb.LEGAL_ACTIONS, seat) for seat in asked]
    if waiting.settled and Verb.VIEW in verbs:
        keys += [(Verb.VIEW, seat) for seat in start.seats]
    if waiting.settled and Verb.OUTCOME in verbs:
        keys.append((Verb.OUTCOME, ""))
    return keys


def about(state: bytes, keys: list[tuple[Verb, str]]) -> Iterator[tuple[Verb, dict[str, Any]]]:
    """Yield the questions about a state."""
    raw = msgspec.Raw(state)
    for verb, seat in keys:
        yield verb, {"state": raw, "seat": seat} if seat else {"state": raw}


def new_game(start: Start) -> dict[str, Any]:
    """Return the params of a new game."""
    return {"seats": start.seats, "options": start.options, "chance": start.chance}


def play_of(
    state: bytes, seat: str, action: dict[str, Any], chance: Sequence[dict[str, Any]] = ()
) -> dict[str, Any]:
    """Return the params of an action."""
    return {"state": msgspec.Raw(state), "seat": seat, "action": action, "chance": chance}

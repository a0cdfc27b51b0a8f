"""The questions about a state that an engine is asked, and their params."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

import msgspec

from ruleproof.cases.case import Start
from ruleproof.engines.answers import Waiting
from ruleproof.rules.verbs import Verb


def questions_about(waiting: Waiting, start: Start, verbs: Collection[str]) -> list[tuple[Verb, str]]:
    """Return the questions about a state for an engine with these verbs. Each is a verb with a seat, or with
    '' if it concerns no seat.
    """
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
    """Yield each question about a state as a verb and its params."""
    raw = msgspec.Raw(state)
    for verb, seat in keys:
        yield verb, {"state": raw, "seat": seat} if seat else {"state": raw}


def new_game(start: Start) -> dict[str, Any]:
    """Return the params for starting a new game."""
    return {"seats": start.seats, "options": start.options, "chance": start.chance}


def play_of(
    state: bytes, seat: str, action: dict[str, Any], chance: Sequence[dict[str, Any]] = ()
) -> dict[str, Any]:
    """Return the params for applying an action."""
    return {"state": msgspec.Raw(state), "seat": seat, "action": action, "chance": chance}

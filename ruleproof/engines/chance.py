"""Chance outcomes for callers that need them: the outcomes themselves, and the loop that gives them."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec

from ruleproof.cases.case import Start
from ruleproof.input import jsontext
from ruleproof.input.shortening import shortened_value
from ruleproof.language.operations import Play

A = TypeVar("A")
T = TypeVar("T", Start, Play)
Chance = tuple[dict[str, Any], ...]
"""The chance outcomes of one start or play, in the order in which they are needed."""
Deal = Callable[[Mapping[str, Any]], dict[str, Any]]
"""Returns an outcome for what an engine needs: `{"shuffle": […]}` for an order of things, or
`{"roll": [1, …]}` for `{"roll": {"dice": 1, "sides": 6}}`.
"""
MOST_OUTCOMES = 20
"""Maximum number of chance outcomes for one start or play."""
_SIDES = 6
_MOST_SHOWN = 3


def drawn_by(dice: random.Random) -> Deal:
    """Return a deal in which all outcomes are random."""

    def draw(needs: Mapping[str, Any]) -> dict[str, Any]:
        if "shuffle" in needs:
            things = list(needs["shuffle"])
            dice.shuffle(things)
            return {"shuffle": things}
        roll = needs["roll"]
        return {"roll": [dice.randint(1, roll.get("sides", _SIDES)) for _ in range(roll["dice"])]}

    return draw


def needs_of(answer: Any) -> Any:
    """Return the chance outcome that is missing according to an answer (its `needs`), or None."""
    return getattr(answer, "needs", None)


def with_chance(
    ask: Callable[[Chance], A],
    deal: Deal,
    needs_in: Callable[[A], Any] = needs_of,
    given: Chance = (),
) -> tuple[Chance, A]:
    """Ask about a start or a play until it has all chance outcomes that it needs; `given` are the first ones.

    Return the outcomes and the last answer, which still needs chance if there are `MOST_OUTCOMES`.
    """
    chance, answer = given, ask(given)
    while (needs := needs_in(answer)) is not None and len(chance) < MOST_OUTCOMES:
        chance = (*chance, deal(needs))
        answer = ask(chance)
    return chance, answer


def dealt(asked: T, ask: Callable[[T], A], deal: Deal) -> tuple[T, A]:
    """Return a start or a play with all chance outcomes that it needs, and the last answer about it."""

    def given(chance: Chance) -> T:
        return msgspec.structs.replace(asked, chance=chance)

    chance, answer = with_chance(lambda chance: ask(given(chance)), deal, given=asked.chance)
    return given(chance), answer


def outcome_in_words(outcome: Mapping[str, Any]) -> str:
    """Return the words for a chance outcome, such as `the shuffle of 60 ("ace", "king", …)`."""
    for kind, drawn in outcome.items():
        shown = ", ".join(shortened_value(one, 30) for one in drawn[:_MOST_SHOWN])
        more = ", …" if len(drawn) > _MOST_SHOWN else ""
        return f"the {kind} of {len(drawn)} ({shown}{more})"
    return ""


def same_needs(one: Any, other: Any) -> bool:
    """Tell whether two engines ask for the same chance outcomes; the order in which they list things does not
    matter.
    """
    return bool(_plain(one) == _plain(other))


def _plain(needs: Any) -> Any:
    if not isinstance(needs, dict):
        return needs
    if isinstance(things := needs.get("shuffle"), list):
        return sorted(map(jsontext.canonical, things))
    if isinstance(roll := needs.get("roll"), dict):
        return {"sides": _SIDES, **roll}
    return needs

"""Makes up chance outcomes for callers that need them."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from ruleproof.input import jsontext

_SIDES = 6


def outcome_of(needs: Mapping[str, Any], dice: random.Random) -> dict[str, Any]:
    """Return a random outcome for a need: an order of the things to shuffle, or numbers on dice."""
    if "shuffle" in needs:
        things = list(needs["shuffle"])
        dice.shuffle(things)
        return {"shuffle": things}
    roll = needs["roll"]
    return {"roll": [dice.randint(1, roll.get("sides", _SIDES)) for _ in range(roll["dice"])]}


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

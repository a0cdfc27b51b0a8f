"""What a player may do now."""

from __future__ import annotations

from typing import Any

from ruleproof.vocabulary import LegalExactly, actions, then

from ._words import CARD


def bids(low: str, high: str | None) -> list[dict[str, Any]]:
    """Return the bids that words such as `bid 3 gold` or `bid 3 to 5 gold` name."""
    return [{"type": "bid", "gold": gold} for gold in range(int(low), int(high or low) + 1)]


actions(
    {
        r"uncover a card": lambda: {"type": "uncover"},
        r"bid (\d+)(?: to (\d+))? gold": bids,
        r"pass": lambda: {"type": "pass"},
        rf"(add|return) the ({CARD})": lambda verb, card: {"type": verb, "card": card},
        r"close the auction": lambda: {"type": "done"},
    },
    kinds={"bid": {"type": "bid"}},
    samples=["pass", "bid 3 to 5 gold, add the red 4, uncover a card or close the auction"],
)


@then("{seat} may bid {low:int} to {high:int} gold and no other number")
def may_bid(seat: str, low: int, high: int) -> LegalExactly:
    bids = tuple({"type": "bid", "gold": gold} for gold in range(low, high + 1))
    return LegalExactly(seat=seat, actions=bids, like={"type": "bid"})


@then("{seat} may add {cards} and no other card")
def may_add(seat: str, cards: list[str]) -> LegalExactly:
    return _cards(seat, "add", cards)


@then("{seat} may add no card")
def may_add_nothing(seat: str) -> LegalExactly:
    return _cards(seat, "add", [])


@then("{seat} may return {cards} and no other card")
def may_return(seat: str, cards: list[str]) -> LegalExactly:
    return _cards(seat, "return", cards)


@then("{seat} may return no card")
def may_return_nothing(seat: str) -> LegalExactly:
    return _cards(seat, "return", [])


def _cards(seat: str, verb: str, cards: list[str]) -> LegalExactly:
    return LegalExactly(
        seat=seat, actions=tuple({"type": verb, "card": card} for card in cards), like={"type": verb}
    )

"""What a player may do now."""

from __future__ import annotations

from typing import Any

from ruleproof.vocabulary import Legal, LegalExactly, then


@then("{seat} may {choices}")
def may(seat: str, choices: list[dict[str, Any]]) -> list[Legal]:
    return [Legal(seat=seat, action=action) for action in choices]


@then("{seat} may not {choices}")
def may_not(seat: str, choices: list[dict[str, Any]]) -> list[Legal]:
    return [Legal(seat=seat, action=action, allowed=False) for action in choices]


@then("{seat} may only {choices}")
def may_only(seat: str, choices: list[dict[str, Any]]) -> LegalExactly:
    return LegalExactly(seat=seat, actions=tuple(choices))


@then("{seat} may do nothing")
def may_do_nothing(seat: str) -> LegalExactly:
    return LegalExactly(seat=seat, actions=())


@then("{seat} may not bid at all")
def may_not_bid(seat: str) -> Legal:
    return Legal(seat=seat, action={"type": "bid"}, allowed=False)


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

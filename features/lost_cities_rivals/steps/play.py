"""What the players do."""

from __future__ import annotations

from typing import Any

from ruleproof.vocabulary import Play, when


def _bidding(state: Any) -> bool:
    """Tell whether an auction has been opened."""
    return state["phase"] in ("auction", "spoils")


@when("{seat} uncovers a card")
def uncovers(seat: str) -> Play:
    return Play(seat=seat, action={"type": "uncover"})


@when("{seat} opens the auction with {gold:int} gold", fits=lambda state: not _bidding(state))
def opens(seat: str, gold: int) -> Play:
    return Play(seat=seat, action={"type": "bid", "gold": gold})


@when("{seat} bids {gold:int} gold", fits=_bidding)
def bids(seat: str, gold: int) -> Play:
    return Play(seat=seat, action={"type": "bid", "gold": gold})


@when("{seat} passes")
def passes(seat: str) -> Play:
    return Play(seat=seat, action={"type": "pass"})


@when("{seat} adds the {card}")
def adds(seat: str, card: str) -> Play:
    return Play(seat=seat, action={"type": "add", "card": card})


@when("{seat} returns the {card}")
def returns(seat: str, card: str) -> Play:
    return Play(seat=seat, action={"type": "return", "card": card})


@when("{seat} closes the auction")
def closes(seat: str) -> Play:
    return Play(seat=seat, action={"type": "done"})


@when("{seat} {deeds} and closes the auction")
def chooses(seat: str, deeds: list[dict[str, Any]]) -> list[Play]:
    """Return the parts of the highest bidder's whole choice, which is one action of the case."""
    return [Play(seat=seat, action=action) for action in [*deeds, {"type": "done"}]]

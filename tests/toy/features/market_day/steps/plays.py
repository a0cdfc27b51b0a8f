"""What players do."""

from __future__ import annotations

from ruleproof.vocabulary import Play, when


@when("{seat} works and rolls {shown:int}")
def works(seat: str, shown: int) -> Play:
    return Play(seat=seat, action={"type": "work"}, chance=({"roll": [shown]},))


@when("{seat} buys {pieces:int} {good}")
def buys(seat: str, pieces: int, good: str) -> Play:
    return Play(seat=seat, action={"type": "buy", "good": good, "pieces": pieces})


@when("{seat} sells {sale}")
def sells(seat: str, sale: list[str]) -> list[Play]:
    return [
        *(Play(seat=seat, action={"type": "sell", "good": good}) for good in sale),
        Play(seat=seat, action={"type": "done"}),
    ]


@when("{seat} gives back {sale}")
def gives_back(seat: str, sale: list[str]) -> list[Play]:
    return [Play(seat=seat, action={"type": "sell", "good": good}) for good in sale]


@when("{seat} is done")
def is_done(seat: str) -> Play:
    return Play(seat=seat, action={"type": "done"})


@when("{seat} calls an auction")
def calls(seat: str) -> Play:
    return Play(seat=seat, action={"type": "call"})


@when("{seat} bids {coins}")
def bids(seat: str, coins: int) -> Play:
    return Play(seat=seat, action={"type": "bid", "coins": coins})


@when("{seat} lays down a fox")
def lays_down(seat: str) -> Play:
    return Play(seat=seat, action={"type": "fox"})

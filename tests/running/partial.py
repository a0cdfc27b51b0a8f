"""Engines that cover a part of the toy game."""

from __future__ import annotations

from typing import Any

from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.wire import ILLEGAL_ACTION
from ruleproof.input import jsontext
from ruleproof.rules.coverage import Coverage
from ruleproof.rules.verbs import QUESTIONS
from tests.toybox import ALL_VERBS, Change, Doctored

Json = dict[str, Any]
TYPES = ("work", "buy", "sell", "done", "call", "bid", "fox")
AUCTION = ("stall", "caller", "bids")
TABLE = (
    "seats",
    "day",
    "last_day",
    "hands",
    "deck",
    "discard",
    "coins",
    "coin_supply",
    "goods",
    "goods_supply",
)


def covering(verbs: tuple[str, ...] = QUESTIONS, **parts: tuple[str, ...]) -> GameOffer:
    return GameOffer(verbs, {}, ALL_VERBS.readings, Coverage(**parts))


def without(*types: str) -> Change:
    """Return an engine that has no actions of some types: it lists none, and refuses them."""

    def change(request: dict[str, Any], reply: dict[str, Any]) -> dict[str, Any] | None:
        result = reply.get("result", {})
        if "actions" in result:
            result["actions"] = [action for action in result["actions"] if action["type"] not in types]
        if "state" in result and "fox" in types:
            result["state"]["may_act"] = []
        if request["method"] == "apply" and request["params"]["action"]["type"] in types:
            error = {"code": ILLEGAL_ACTION, "message": "no", "data": {"reason": "what is that?"}}
            return {"jsonrpc": "2.0", "id": request["id"], "error": error}
        return None

    return change


class WithoutAuctions(Doctored):
    """An engine that knows no auctions, and nothing that lies on the table in one."""

    def __init__(self) -> None:
        super().__init__(self._without_auctions)

    def exchange(self, line: bytes) -> bytes:
        request = jsontext.decode(line)
        table = request["params"].get("state", {}).get("table", {"seats": []})
        empty = {"stall": [], "caller": [], "bids": {seat: [] for seat in table["seats"]}}
        for key, nothing in empty.items():
            table.setdefault(key, nothing)
        return super().exchange(jsontext.encode(request))

    def _without_auctions(self, request: Json, reply: Json) -> Json | bytes | None:
        for key in AUCTION:
            reply.get("result", {}).get("state", {}).get("table", {}).pop(key, None)
        return without("call", "bid")(request, reply)


def copying(*left_out: str, drops: bool = False, wrong: Change | None = None) -> Change:
    """Return an engine that hands some keys of the table back as it was given them, or not at all; a new game
    it makes without them.
    """

    def change(request: Json, reply: Json) -> Json | bytes | None:
        state = reply.get("result", {}).get("state")
        given = request["params"].get("state", {}).get("table", {})
        for key in left_out if state is not None else ():
            state["table"].pop(key)
            if key in given and not drops:
                state["table"][key] = given[key]
        return wrong(request, reply) if wrong is not None else None

    return change


def all_but(*left_out: str) -> GameOffer:
    return covering(table=tuple(key for key in (*TABLE, *AUCTION) if key not in left_out))

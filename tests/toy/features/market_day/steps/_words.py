"""The words that the sentences of Market Day use."""

from __future__ import annotations

import re
from typing import Any

from ruleproof.vocabulary import placeholder

CARD = "(?:goose|pig|cow|fox)"
GOOD = "(?:grain|cloth)"
CHOICE = rf"(?:work|buy [12] {GOOD}|sell {GOOD}|be done|call an auction|bid \d+|lay down a fox)"


def read_coins(text: str) -> int:
    return int(text.split(" ")[0])


def read_list(text: str) -> list[str]:
    return re.split(r", | and ", text)


def read_goods(text: str) -> dict[str, int]:
    return {good: int(pieces) for pieces, good in (part.split(" ") for part in read_list(text))}


def read_choice(text: str) -> dict[str, Any]:
    verb, _, rest = text.partition(" ")
    match verb:
        case "buy":
            return {"type": "buy", "good": rest.split(" ")[1], "pieces": int(rest.split(" ")[0])}
        case "sell":
            return {"type": "sell", "good": rest}
        case "bid":
            return {"type": "bid", "coins": int(rest)}
    return {"type": {"be": "done", "lay": "fox"}.get(verb, verb)}


def read_choices(text: str) -> list[dict[str, Any]]:
    return [read_choice(choice) for choice in re.split(r", | or ", text)]


placeholder("coins", r"(?:1 coin|\d+ coins)", read_coins, samples=["1 coin", "12 coins"])
placeholder("card", CARD, samples=["pig", "goose"])
placeholder("cards", rf"{CARD}(?:(?:, {CARD})* and {CARD})?", read_list, samples=["pig", "pig, cow and fox"])
placeholder("good", GOOD, samples=["grain", "cloth"])
placeholder(
    "goods", rf"\d+ {GOOD}(?: and \d+ {GOOD})?", read_goods, samples=["1 grain", "2 grain and 3 cloth"]
)
placeholder(
    "sale", rf"{GOOD}(?:(?:, {GOOD})* and {GOOD})?", read_list, samples=["grain", "grain, cloth and grain"]
)
placeholder("choice", CHOICE, read_choice, samples=["work", "buy 2 cloth"])
placeholder(
    "choices",
    rf"{CHOICE}(?:, {CHOICE})*(?: or {CHOICE})?",
    read_choices,
    samples=["work", "work, buy 1 grain or bid 3"],
)
placeholder("part", "(?:coins|animals|pairs)", samples=["coins", "animals"])

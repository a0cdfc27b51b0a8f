"""The words that the sentences of Market Day use."""

from __future__ import annotations

from ruleproof.vocabulary import actions, listed, placeholder, read_list

CARD = "(?:goose|pig|cow|fox)"
GOOD = "(?:grain|cloth)"


def read_coins(text: str) -> int:
    return int(text.split(" ")[0])


def read_goods(text: str) -> dict[str, int]:
    return {good: int(pieces) for pieces, good in (part.split(" ") for part in read_list(text))}


placeholder("coins", r"(?:1 coin|\d+ coins)", read_coins, samples=["1 coin", "12 coins"])
placeholder("card", CARD, samples=["pig", "goose"])
placeholder("cards", listed(CARD), read_list, samples=["pig", "pig, cow and fox"])
placeholder("good", GOOD, samples=["grain", "cloth"])
placeholder(
    "goods", rf"\d+ {GOOD}(?: and \d+ {GOOD})?", read_goods, samples=["1 grain", "2 grain and 3 cloth"]
)
placeholder("sale", listed(GOOD), read_list, samples=["grain", "grain, cloth and grain"])
placeholder("part", "(?:coins|animals|pairs)", samples=["coins", "animals"])
actions(
    {
        r"work": lambda: {"type": "work"},
        rf"buy ([12]) ({GOOD})": lambda pieces, good: {"type": "buy", "good": good, "pieces": int(pieces)},
        rf"sell ({GOOD})": lambda good: {"type": "sell", "good": good},
        r"be done": lambda: {"type": "done"},
        r"call an auction": lambda: {"type": "call"},
        r"bid (\d+)": lambda coins: {"type": "bid", "coins": int(coins)},
        r"lay down a fox": lambda: {"type": "fox"},
    },
    samples=["work", "work, buy 1 grain or bid 3"],
)

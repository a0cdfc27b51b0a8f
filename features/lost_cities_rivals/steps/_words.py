"""The words that the sentences of this game use: cards, expeditions, purses of gold, and choices."""

from __future__ import annotations

import re
from typing import Any

from ruleproof.vocabulary import placeholder

COLOUR = r"(?:yellow|blue|white|green|red)"
MARK = r"(?:starting wager|wager|10|[2-9])"
CARD = f"{COLOUR} {MARK}"
PURSE = r"(?:North|East|South|West|supply) \d+"
DEED = rf"(?:adds|returns) the {CARD}"
CHOICE = rf"(?:uncover a card|bid \d+(?: to \d+)? gold|pass|(?:add|return) the {CARD}|be done)"


def listed(item: str) -> str:
    """Return the pattern of `a`, `a and b`, `a, b` or `a, b and c`."""
    return f"(?:{item})(?:, (?:{item}))*(?: and (?:{item}))?"


def read_list(text: str) -> list[str]:
    return re.split(r", | and ", text)


def read_number(text: str) -> int:
    return int(text.split(" ")[0])


def read_purses(text: str) -> dict[str, int]:
    return {owner: int(gold) for owner, gold in (purse.split(" ") for purse in read_list(text))}


def read_choices(text: str) -> list[dict[str, Any]]:
    """Return the actions that words such as `bid 3 to 5 gold or pass` name."""
    return [action for choice in re.split(r", | or ", text) for action in _actions(choice)]


def read_deeds(text: str) -> list[dict[str, Any]]:
    """Return the actions that words such as `adds the red 4, returns the blue 5` name."""
    return [{"type": deed.split("s the ")[0], "card": deed.split("s the ")[1]} for deed in text.split(", ")]


def _actions(choice: str) -> list[dict[str, Any]]:
    verb, _, what = choice.partition(" ")
    if verb == "bid":
        numbers = [int(number) for number in re.findall(r"\d+", what)]
        return [{"type": "bid", "gold": gold} for gold in range(numbers[0], numbers[-1] + 1)]
    if verb in ("add", "return"):
        return [{"type": verb, "card": what.removeprefix("the ")}]
    return [{"type": "done" if verb == "be" else verb}]


placeholder("colour", COLOUR, samples=["red", "yellow"])
placeholder("colours", listed(COLOUR), read_list, samples=["red", "red, yellow, blue and green"])
placeholder("card", CARD, samples=["red 4", "yellow starting wager"])
placeholder(
    "cards", listed(CARD), read_list, samples=["red 4", "red 4, red 10, green wager and blue starting wager"]
)
placeholder("marks", listed(MARK), read_list, samples=["4", "starting wager, wager, 4, 10"])
placeholder("points", r"1 point|\d+ points", read_number, samples=["1 point", "12 points"])
placeholder(
    "footprints", r"1 footprint|\d+ footprints", read_number, samples=["1 footprint", "12 footprints"]
)
placeholder("purses", listed(PURSE), read_purses, samples=["North 9", "North 9, East 10, supply 17"])
placeholder(
    "deeds",
    rf"{DEED}(?:, {DEED})*",
    read_deeds,
    samples=["adds the red 4", "adds the red 4, adds the green wager, returns the blue starting wager"],
)
placeholder(
    "choices",
    rf"{CHOICE}(?:, {CHOICE})*(?: or {CHOICE})?",
    read_choices,
    samples=["pass", "bid 3 to 5 gold, add the red 4, uncover a card or be done"],
)

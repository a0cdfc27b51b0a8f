"""The words that the sentences of this game use: cards, expeditions and purses of gold."""

from __future__ import annotations

from typing import Any

from ruleproof.vocabulary import listed, placeholder, read_list

COLOUR = r"(?:yellow|blue|white|green|red)"
MARK = r"(?:starting wager|wager|10|[2-9])"
CARD = f"{COLOUR} {MARK}"
PURSE = r"(?:North|East|South|West|supply) \d+"
DEED = rf"(?:adds|returns) the {CARD}"


def read_number(text: str) -> int:
    return int(text.split(" ")[0])


def read_purses(text: str) -> dict[str, int]:
    return {owner: int(gold) for owner, gold in (purse.split(" ") for purse in read_list(text))}


def read_deeds(text: str) -> list[dict[str, Any]]:
    """Return the actions that words such as `adds the red 4, returns the blue 5` name."""
    return [{"type": deed.split("s the ")[0], "card": deed.split("s the ")[1]} for deed in text.split(", ")]


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

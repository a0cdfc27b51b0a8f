"""The words that the sentences of this game use: goods, cards, spaces, markers and amounts for each owner."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from ruleproof.vocabulary import listed, placeholder

PRODUCT = r"(?:beer|cloth|leather|furniture)"
AMOUNT = rf"\d+ (?:{PRODUCT[3:-1]}|letters?)"
SPECIAL_CARDS = (
    "two letters",
    "gift of two",
    "ship and gift",
    "draw two",
    "piracy for one",
    "piracy for three",
    "cloth and alliance",
    "prestige and letter",
    "prestige and cloth",
    "beer and furniture donation",
    "production of choice",
    "ship and beer",
    "beer and cloth donation",
    "free factory",
    "furniture production",
    "prestige and furniture",
    "ship and letter",
    "three reactivations",
    "furniture and alliance",
    "court ruling",
    "gift and leather donation",
    "gift and beer donation",
)
BASIC_CARDS = (
    "beer or cloth",
    "draw one",
    "alliance",
    "factory for two",
    "furniture or letter",
    "cloth production",
    "ship or lawsuit",
    "swap and donation",
    "leather or lawsuit",
    "prestige or alliance",
    "leather production",
    "gift or lawsuit",
    "court or ship",
    "prestige or beer",
    "lawsuit",
)
ALLIANCES = ("Amsterdam", "Bruxelles", "Gdańsk", "Kjøbenhavn", "Le Havre", "London", "Novgorod", "Oslo")
LAWSUITS = (
    "cloth for leather",
    "leather for furniture",
    "furniture for cloth",
    "letter for prestige",
    "leather for reactivations",
    "furniture for prestige",
    "cloth for beer",
    "cloth and leather for letter and beer",
    "leather for prestige",
    "beer for cloth",
)
NTH = ("first", "second", "third", "fourth")
DARK = "(?:" + "|".join(NTH) + ")"
SEAT = r"(?:Hamburg|Altona)"
MARK = rf"(?:0|the neutral space|{SEAT}'s (?:\d|name))"


def one_of(names: Sequence[str]) -> str:
    """Return a pattern that matches any of these names; it tries longer names first."""
    return "(?:" + "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)) + ")"


def read_goods(text: str) -> dict[str, int]:
    """Return the goods that words such as `2 beer and 1 letter` name; letters have the key `letter`."""
    bag: dict[str, int] = {}
    for part in re.split(r", | and ", text):
        number, kind = part.split(" ")
        bag[kind.removesuffix("s") if kind.startswith("letter") else kind] = int(number)
    return {kind: number for kind, number in bag.items() if number}


def products_of(goods: Mapping[str, int]) -> dict[str, int]:
    return {kind: number for kind, number in goods.items() if kind != "letter"}


def one_by_one(goods: Mapping[str, int]) -> list[str]:
    """Return the products of a bag as a list with one entry for each single product."""
    return [kind for kind, number in goods.items() for _ in range(number)]


def read_names(names: Sequence[str]) -> Any:
    """Return a function that reads lists of these names, which may themselves contain `and`."""
    pattern = re.compile(one_of(names))
    return lambda text: pattern.findall(text)


def read_purses(text: str) -> dict[str, int]:
    """Return how much each owner has, from words such as `Hamburg 5, Altona 7, supply 0`."""
    return {owner: int(number) for owner, number in (part.split(" ") for part in text.split(", "))}


def read_factories(text: str) -> tuple[int, int]:
    """Return how many factories are active and how many are inactive, from words such as `2 active and 1
    inactive factories`.
    """
    if text == "no factory":
        return 0, 0
    numbers = {kind: int(number) for number, kind in re.findall(r"(\d+) (active|inactive)", text)}
    return numbers.get("active", 0), numbers.get("inactive", 0)


def read_count(text: str) -> int:
    first = text.split(" ")[0]
    return 0 if first == "no" else int(first)


def read_mark(text: str, components: Mapping[str, Any]) -> dict[str, Any]:
    """Return the position of a marker that is named as `0`, `the neutral space`, `Hamburg's 3` or `Altona's
    name`.
    """
    if text in ("0", "the neutral space"):
        return {"side": "neutral", "space": 0}
    side, _, space = text.partition("'s ")
    return {"side": side, "space": len(components["prestige_track"]) + 1 if space == "name" else int(space)}


def read_space(text: str, components: Mapping[str, Any]) -> int:
    """Return the number of an ink space.

    The space is named as `the off-season overview`, as `the third dark space`, or by the basic card that lies
    there.
    """
    if text == "the off-season overview":
        return 0
    kind, number = (
        ("dark", NTH.index(text.split(" ")[1]))
        if text.endswith("dark space")
        else ("light", components["first_game_layout"].index(text))
    )
    return [space for space, found in enumerate(components["ink_spaces"]) if found == kind][number]


placeholder("product", PRODUCT, samples=["beer", "furniture"])
placeholder(
    "goods", listed(AMOUNT), read_goods, samples=["1 beer", "2 beer, 1 cloth, 12 leather and 3 letters"]
)
placeholder(
    "price",
    listed(r"\d+ (?:beer|cloth|leather|furniture|letters?|products? of choice)"),
    samples=["1 letter", "1 beer and 2 products of choice"],
)
placeholder(
    "products",
    listed(PRODUCT),
    lambda text: re.split(r", | and ", text),
    samples=["beer", "beer, cloth, cloth and furniture"],
)
placeholder("special", one_of(SPECIAL_CARDS), samples=["draw two", "beer and cloth donation"])
placeholder(
    "specials",
    listed(one_of(SPECIAL_CARDS)),
    read_names(SPECIAL_CARDS),
    samples=["draw two", "two letters, two letters and ship and gift"],
)
placeholder(
    "basics",
    listed(one_of(BASIC_CARDS)),
    read_names(BASIC_CARDS),
    samples=["lawsuit", "beer or cloth, draw one and lawsuit"],
)
placeholder("alliance", one_of(ALLIANCES), samples=["Oslo", "Le Havre"])
placeholder(
    "alliances",
    listed(one_of(ALLIANCES)),
    read_names(ALLIANCES),
    samples=["Oslo", "Oslo, London and Le Havre"],
)
placeholder("ship", r"ship \d+", samples=["ship 1", "ship 21"])
placeholder(
    "ships",
    listed(r"ship \d+"),
    lambda text: re.findall(r"ship \d+", text),
    samples=["ship 1", "ship 1, ship 2 and ship 21"],
)
placeholder(
    "ship_spaces",
    listed(r"(?:ship \d+|no ship)"),
    lambda text: [[] if found == "no ship" else [found] for found in re.findall(r"ship \d+|no ship", text)],
    samples=["ship 1, no ship, ship 3 and ship 4", "no ship, no ship, no ship and no ship"],
)
placeholder("lawsuit", one_of(LAWSUITS), samples=["beer for cloth", "cloth and leather for letter and beer"])
placeholder(
    "lawsuits",
    listed(one_of(LAWSUITS)),
    read_names(LAWSUITS),
    samples=["beer for cloth", "cloth for beer and cloth and leather for letter and beer"],
)
placeholder("space", r"I{1,3}", samples=["I", "III"])
placeholder("nth", DARK, NTH.index, samples=["first", "fourth"])
placeholder("half", r"(?:left|right)", samples=["left", "right"])
placeholder("mark", MARK, samples=["0", "Hamburg's 3", "the neutral space", "Altona's name"])
placeholder(
    "ink_space",
    rf"(?:the off-season overview|the {DARK} dark space|{one_of(BASIC_CARDS)})",
    samples=["lawsuit", "the first dark space"],
)
STOP = rf"(?:the bell|the off-season overview|the {DARK} dark space|{one_of(BASIC_CARDS)})"
placeholder("stop", STOP, samples=["the bell", "swap and donation"])
placeholder(
    "stops",
    listed(STOP),
    re.compile(STOP).findall,
    samples=["lawsuit", "swap and donation, the bell and the off-season overview"],
)
placeholder(
    "purses", r"Hamburg \d+, Altona \d+, supply \d+", read_purses, samples=["Hamburg 5, Altona 7, supply 0"]
)
placeholder(
    "factories",
    r"(?:no factory|\d+ (?:in)?active factor(?:y|ies)|\d+ active and \d+ inactive factor(?:y|ies))",
    read_factories,
    samples=["no factory", "1 active factory", "2 inactive factories", "2 active and 1 inactive factory"],
)
placeholder(
    "choice",
    r"\d+ products? of choice",
    lambda text: {"any": int(text.split(" ")[0])},
    samples=["1 product of choice", "2 products of choice"],
)
placeholder("factory_count", r"(?:no|\d+) factor(?:y|ies)", read_count, samples=["no factory", "2 factories"])
placeholder(
    "tokens",
    r"(?:no|\d+) star tokens?",
    read_count,
    samples=["no star token", "1 star token", "12 star tokens"],
)
placeholder("stars", r"\d+ stars?", read_count, samples=["1 star", "12 stars"])
placeholder("times", r"\d+ spaces?", read_count, samples=["1 space", "12 spaces"])
placeholder("repeater", r"(?:Bruxelles|Kjøbenhavn|ship 16)", samples=["Bruxelles", "ship 16"])

"""What is printed on the cards and on the board, in the words of scenarios."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

TIMES = ("never", "once", "twice", "three times")
DEEDS = {
    "prestige": ("an Earn prestige action", "Earn prestige actions"),
    "draw": ("a draw", "draws"),
    "advance": ("an Advance a lawsuit action", "Advance a lawsuit actions"),
    "reactivate": ("a reactivation", "reactivations"),
}
CAPTIONS = {
    "prestige": "Earn prestige",
    "alliance": "Form an alliance",
    "ship": "Purchase a ship",
    "advance": "Advance a lawsuit",
    "court_ruling": "Court ruling",
    "reactivate": "Reactivate a factory",
    "draw": "Draw a special action card",
}


def confirm(name: str, text: str, face: str) -> None:
    """Refuse a text that is not what the component set prints.

    Raises:
        ValueError: the text and the face differ.
    """
    if text != face:
        raise ValueError(f"{name} is printed so: {face}")


def in_a_row(texts: Sequence[str]) -> str:
    """Return `a`, `a and b` or `a, b and c`."""
    return " and ".join([", ".join(texts[:-1]), texts[-1]] if len(texts) > 1 else texts)


def tokens(number: int) -> str:
    return f"{number} star token" if number == 1 else f"{number} star tokens"


def goods(bag: Mapping[str, int]) -> str:
    """Return a bag such as `{beer: 2, any: 1}` as `2 beer and 1 product of choice`."""
    plural = {
        kind: {"letter": "letters", "any": "products of choice"}.get(kind, kind)
        if number > 1
        else {"any": "product of choice"}.get(kind, kind)
        for kind, number in bag.items()
    }
    return in_a_row([f"{number} {plural[kind]}" for kind, number in bag.items()])


def action(shown: Mapping[str, Any]) -> str:
    """Return one action of a card with its caption, if it has one."""
    match shown["do"]:
        case "production":
            return f"Production of {goods(shown['products'])}"
        case "gift":
            return f"Gift of {goods(shown['products'])}"
        case "gain":
            return goods(shown["goods"])
        case "stars":
            return tokens(shown["amount"])
        case "donation":
            often = "" if shown["times"] == 1 else f" (up to {TIMES[shown['times']]})"
            return f"Donation of {goods(shown['pay'])} for {tokens(shown['stars'])}{often}"
        case "swap":
            return f"Product swap (up to {TIMES[shown['times']]})"
        case "factory":
            return f"a factory for {goods(shown['pay'])}" if shown["pay"] else "a free factory"
        case "piracy":
            return piracy(shown["least"], shown["most"], bool(shown["rival"]))
    return CAPTIONS[shown["do"]]


def piracy(least: int, most: int, rival_gains: bool) -> str:
    number = f"{least}" if least == most else f"{least} to {most}"
    products = "product" if most == 1 else "products"
    return f"Piracy of {number} {products}" + (" with Earn prestige for the rival" if rival_gains else "")


def actions(shown: Sequence[Mapping[str, Any]]) -> str:
    """Return all actions of a card or half; the same action in a row is named once with its number."""
    texts = [action(one) for one in shown]
    counted = [
        text if texts.count(text) == 1 else f"{TIMES[texts.count(text)]} {text}"
        for text in dict.fromkeys(texts)
    ]
    return in_a_row(counted)


def brought(shown: Sequence[Mapping[str, Any]]) -> str:
    """Return what a ship, a lawsuit or a space of the prestige track brings."""
    kinds = [one["do"] for one in shown]
    texts = []
    for one in shown:
        if one["do"] not in DEEDS:
            texts.append(action(one))
        elif kinds.count(one["do"]) == 1:
            texts.append(DEEDS[one["do"]][0])
        else:
            texts.append(f"{kinds.count(one['do'])} {DEEDS[one['do']][1]}")
    return in_a_row(list(dict.fromkeys(texts)))


def card(face: Mapping[str, Any]) -> str:
    """Return the actions of a card; the left half of a split card comes first."""
    halves = face.get("halves", [face.get("actions")])
    return (" or " if all(len(half) == 1 for half in halves) else ", or ").join(map(actions, halves))


def alliance(benefit: Mapping[str, Any]) -> str:
    match benefit["kind"]:
        case "product_bonus":
            (product,) = benefit["products"]
            return f"adds {goods(benefit['products'])} to a Production or Gift of {product}"
        case "donation_bonus":
            return f"adds {tokens(benefit['stars'])} to a Donation"
        case "both_halves":
            return "allows both halves of a split card"
    return repeat(benefit)


def repeat(benefit: Mapping[str, Any]) -> str:
    return f"repeats {DEEDS[benefit['action']][0]} for {goods(benefit['pay'])}"


def ship(effect: Mapping[str, Any]) -> str:
    match effect["kind"]:
        case "immediate":
            return f"brings {brought(effect['actions'])} at once"
        case "income":
            return f"brings {brought(effect['actions'])} in each off-season"
        case "production_bonus":
            return f"adds {goods(effect['products'])} to any Production"
        case "lawsuit_bonus":
            return f"brings {brought(effect['actions'])} for each lawsuit won"
        case "jar":
            return f"allows {effect['free_spaces']} more space without charge"
        case "free_option_c":
            return "allows Option C without a letter"
        case "ship_discount":
            return f"makes later ships {effect['products']} product cheaper"
        case "none":
            return "has no effect"
    return repeat(effect)

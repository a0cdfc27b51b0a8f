"""What a player may do now."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from ruleproof.vocabulary import Legal, LegalExactly, actions, placeholder, then

from ._words import ALLIANCES, PRODUCT, SPECIAL_CARDS, one_of, read_count, read_goods

ALLIANCE, SPECIAL = one_of(ALLIANCES), one_of(SPECIAL_CARDS)
FACTORIES = r"(?:no|\d+) factor(?:y|ies)"
Action = dict[str, Any]
DEEDS: dict[str, Callable[..., Action | list[Action]]] = {
    r"move the ink jar (\d+) spaces?": lambda n: {"type": "move", "spaces": int(n)},
    r"choose Option A": lambda: {"type": "use_card"},
    rf"choose Option B with the card ({SPECIAL})": lambda card: {"type": "play_card", "card": card},
    r"choose Option C": lambda: {"type": "option_c"},
    r"carry out Option D": lambda: {"type": "take_card"},
    r"choose the (left|right) half": lambda half: {"type": "choose_half", "half": half},
    rf"perform the Production of (\d+ {PRODUCT}) using ({FACTORIES})": lambda goods, number: {
        "type": "produce",
        "products": read_goods(goods),
        "factories": read_count(number),
    },
    rf"perform the Production of 1 product of choice using ({FACTORIES})": lambda number: {
        "type": "produce",
        "products": {"any": 1},
        "factories": read_count(number),
    },
    rf"take the gift of (\d+ {PRODUCT})": lambda goods: {"type": "gift", "products": read_goods(goods)},
    r"take the gift of (\d) products? of choice": lambda n: {"type": "gift", "products": {"any": int(n)}},
    rf"name ({PRODUCT})": lambda product: {"type": "choose", "product": product},
    rf"gain (\d+ {PRODUCT})": lambda goods: {"type": "gain", "goods": read_goods(goods)},
    r"take the letter": lambda: {"type": "gain", "goods": {"letter": 1}},
    r"take the two letters": lambda: {"type": "gain", "goods": {"letter": 2}},
    rf"donate (\d+ {PRODUCT}) for ((?:no|\d+) star tokens?)": lambda goods, stars: {
        "type": "donate",
        "pay": read_goods(goods),
        "stars": read_count(stars),
    },
    r"donate 2 products of choice for 1 star token": lambda: {
        "type": "donate",
        "pay": {"any": 2},
        "stars": 1,
    },
    r"perform the Donation without an exchange": lambda: {"type": "donate_nothing"},
    rf"swap a ({PRODUCT}) for a ({PRODUCT})": lambda give, take: {
        "type": "swap",
        "give": give,
        "take": take,
    },
    rf"pay a letter to exchange a ({PRODUCT}) for a ({PRODUCT})": lambda give, take: {
        "type": "exchange",
        "give": give,
        "take": take,
    },
    r"draw a special action card": lambda: {"type": "draw"},
    r"build a factory for 2 products": lambda: {"type": "build", "pay": {"any": 2}},
    r"take a factory free of charge": lambda: {"type": "build", "pay": {}},
    r"reactivate a factory": lambda: {"type": "reactivate"},
    r"earn prestige": lambda: {"type": "earn_prestige"},
    rf"form an alliance with ({ALLIANCE}(?: / {ALLIANCE})*)": lambda alliances: [
        {"type": "form_alliance", "alliance": alliance} for alliance in alliances.split(" / ")
    ],
    r"purchase (ship \d+)": lambda ship: {"type": "purchase", "ship": ship},
    rf"save a ({PRODUCT})": lambda product: {"type": "save", "product": product},
    r"advance the lawsuit on space (I{1,3})": lambda space: {"type": "advance", "space": space},
    r"pay the legal costs again": lambda: {"type": "pay_again"},
    r"resolve the foremost lawsuit": lambda: {"type": "resolve"},
    r"swap the lawsuits on spaces (I{1,3}) and (I{1,3})": lambda one, two: {
        "type": "swap_lawsuits",
        "spaces": [one, two],
    },
    r"begin the piracy of one product": lambda: {"type": "piracy", "most": 1},
    r"begin the piracy of two products": lambda: {"type": "piracy", "most": 2},
    r"begin the piracy of up to three products": lambda: {"type": "piracy", "most": 3},
    rf"steal ({PRODUCT})": lambda product: {"type": "steal", "product": product},
    r"repeat the action with (Bruxelles|Kjøbenhavn|Le Havre|ship 16)": lambda name: {
        "type": "repeat",
        "with": name,
    },
    rf"pay the upkeep of ({ALLIANCE})": lambda alliance: {"type": "pay_upkeep", "alliance": alliance},
    rf"return ({ALLIANCE}) to the game board": lambda alliance: {
        "type": "return_alliance",
        "alliance": alliance,
    },
    r"gain the income of (ship \d+) next": lambda ship: {"type": "income", "ship": ship},
    r"leave out what is left": lambda: {"type": "done"},
    r"decline": lambda: {"type": "done"},
}
actions(
    DEEDS,
    kinds={
        "move the ink jar": {"type": "move"},
        "choose Option B": {"type": "play_card"},
        "perform any Production": {"type": "produce"},
        "form an alliance": {"type": "form_alliance"},
        "purchase a ship": {"type": "purchase"},
        "advance a lawsuit": {"type": "advance"},
        "swap lawsuits": {"type": "swap_lawsuits"},
        "make a letter exchange": {"type": "exchange"},
        "make a swap": {"type": "swap"},
        "make a donation": {"type": "donate"},
        "repeat the action": {"type": "repeat"},
        "steal anything": {"type": "steal"},
        "choose an option": {"type": "use_card"},
        "decide about an alliance": {"type": "pay_upkeep"},
        "choose a half": {"type": "choose_half"},
    },
    samples=[
        "decline",
        "choose Option A, choose Option B with the card court ruling or choose Option C",
    ],
)
placeholder(
    "spaces",
    r"I{1,3}(?:, I{1,3})*(?: and I{1,3})?",
    lambda text: re.findall("I+", text),
    samples=["I", "I, II and III"],
)


@then("{seat} may only do one of these")
def may_only_one_of(seat: str, datatable: tuple[tuple[str, ...], ...]) -> LegalExactly:
    """Read a table with an action in each cell; empty cells are skipped."""
    cells = [cell for row in datatable for cell in row if cell]
    return LegalExactly(seat=seat, actions=tuple(action for cell in cells for action in read_deed(cell)))


def read_deed(words: str) -> list[Action]:
    for pattern, deed in DEEDS.items():
        if hit := re.fullmatch(pattern, words):
            found = deed(*hit.groups())
            return found if isinstance(found, list) else [found]
    raise ValueError(f"nobody can {words!r}")


@then("{seat} may move the ink jar {low:int} to {high:int} spaces and no farther")
def may_move(seat: str, low: int, high: int) -> LegalExactly:
    moves = tuple({"type": "move", "spaces": spaces} for spaces in range(low, high + 1))
    return LegalExactly(seat=seat, actions=moves, like={"type": "move"})


@then("{seat} may name {products} and nothing else")
def may_name(seat: str, products: list[str]) -> LegalExactly:
    return LegalExactly(
        seat=seat,
        actions=tuple({"type": "choose", "product": one} for one in products),
        like={"type": "choose"},
    )


@then("{seat} may purchase {ships} and no other ship")
def may_purchase(seat: str, ships: list[str]) -> LegalExactly:
    return LegalExactly(
        seat=seat,
        actions=tuple({"type": "purchase", "ship": ship} for ship in ships),
        like={"type": "purchase"},
    )


@then("{seat} may form an alliance with {alliances} and nobody else")
def may_ally(seat: str, alliances: list[str]) -> LegalExactly:
    return LegalExactly(
        seat=seat,
        actions=tuple({"type": "form_alliance", "alliance": one} for one in alliances),
        like={"type": "form_alliance"},
    )


@then("{seat} may advance the lawsuits on spaces {spaces} and no other")
def may_advance(seat: str, spaces: list[str]) -> LegalExactly:
    return LegalExactly(
        seat=seat,
        actions=tuple({"type": "advance", "space": space} for space in spaces),
        like={"type": "advance"},
    )


@then("{seat} may use {low:int} to {high:int} factories and no more")
def may_use_factories(seat: str, low: int, high: int, components: dict[str, Any]) -> list[Legal]:
    """Check the number of factories, whatever products the Production action shows."""
    within = [
        Legal(seat=seat, action={"type": "produce", "factories": number}) for number in range(low, high + 1)
    ]
    beyond = range(high + 1, components["factories"] + 1)
    return within + [
        Legal(seat=seat, action={"type": "produce", "factories": number}, allowed=False) for number in beyond
    ]

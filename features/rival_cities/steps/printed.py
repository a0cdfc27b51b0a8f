"""What is printed on the cards and on the board. These sentences set nothing: they tell the reader what
decides, and are checked against the component set.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ruleproof.vocabulary import Put, given, placeholder

from . import _printed as printed
from ._words import ALLIANCES, BASIC_CARDS, LAWSUITS, SPECIAL_CARDS, one_of, read_mark

placeholder("action_card", one_of((*BASIC_CARDS, *SPECIAL_CARDS)), samples=["lawsuit", "prestige and cloth"])
placeholder(
    "shown", r"[A-Z0-9a].+|nothing", samples=["Earn prestige or Production of 2 beer", "a free factory"]
)
placeholder("prices", r"\d+(?:, \d+)*", samples=["0, 0, 1, 1"])
placeholder(
    "benefit",
    r"(?:adds|allows|repeats) .+",
    samples=["adds 1 cloth to a Production or Gift of cloth", "repeats a draw for 1 beer"],
)
placeholder(
    "effect",
    r"(?:brings|adds|allows|makes|has no|repeats) .+",
    samples=["brings 1 letter at once", "adds 1 beer to any Production"],
)


def printed_so(name: str, text: str, face: str) -> list[Put]:
    """Check that the text is what the component set prints, and set nothing."""
    printed.confirm(name, text, face)
    return []


@given("the card {action_card} shows {shown}")
def card_shows(action_card: str, shown: str, components: dict[str, Any]) -> list[Put]:
    kind = "basic_cards" if action_card in BASIC_CARDS else "special_cards"
    return printed_so(action_card, shown, printed.card(components[kind][action_card]))


@given("{mark} is the last space before {name:mark}")
def last_space_before(mark: str, name: str, components: dict[str, Any]) -> list[Put]:
    last, city = read_mark(mark, components), read_mark(name, components)
    if last["side"] != city["side"] or last["space"] + 1 != city["space"] or not name.endswith("'s name"):
        raise ValueError(f"{mark} is not the last space before {name}")
    return []


@given("{alliance} {benefit}")
def alliance_does(alliance: str, benefit: str, components: dict[str, Any]) -> list[Put]:
    return printed_so(alliance, benefit, printed.alliance(components["alliances"][alliance]["benefit"]))


@given("the upkeep of {alliance} is {price}")
def upkeep_is(alliance: str, price: str, components: dict[str, Any]) -> list[Put]:
    return printed_so(alliance, price, printed.goods(components["alliances"][alliance]["upkeep"]))


@given("{ship} costs {price}")
def ship_costs(ship: str, price: str, components: dict[str, Any]) -> list[Put]:
    return printed_so(ship, price, printed.goods(components["ships"][ship]["cost"]))


@given("{ship} {effect}")
def ship_does(ship: str, effect: str, components: dict[str, Any]) -> list[Put]:
    return printed_so(ship, effect, printed.ship(components["ships"][ship]["effect"]))


@given("{ship} costs {price} and {effect}")
def ship_costs_and_does(ship: str, price: str, effect: str, components: dict[str, Any]) -> list[Put]:
    return [*ship_costs(ship, price, components), *ship_does(ship, effect, components)]


@given("advancing the lawsuit {lawsuit} costs {price} and brings {shown}")
def advancing_brings(lawsuit: str, price: str, shown: str, components: dict[str, Any]) -> list[Put]:
    face = components["lawsuits"][lawsuit]
    return [
        *printed_so(lawsuit, price, printed.goods(face["costs"])),
        *printed_so(lawsuit, shown, printed.brought(face["bonus"])),
    ]


@given("winning the lawsuit {lawsuit} brings {shown}")
def winning_brings(lawsuit: str, shown: str, components: dict[str, Any]) -> list[Put]:
    return printed_so(lawsuit, shown, printed.brought(components["lawsuits"][lawsuit]["win"]))


@given("the income at {mark} is {shown}")
def income_is(mark: str, shown: str, components: dict[str, Any]) -> list[Put]:
    """Check all incomes from the marker's space back to the bell."""
    space = read_mark(mark, components)["space"]
    incomes = [income for space in components["prestige_track"][:space] for income in space["income"]]
    return printed_so(mark, shown, printed.brought(incomes) if incomes else "nothing")


@given("the dark stars are")
def dark_stars_are(components: dict[str, Any], datatable: Sequence[tuple[str, str]]) -> list[Put]:
    """Read a table of ships, alliances, lawsuits and spaces of the prestige track with their dark stars."""
    return [
        operation
        for name, stars in datatable
        for operation in printed_so(name, stars, stars_of(name, components))
    ]


def stars_of(name: str, components: Mapping[str, Any]) -> str:
    if name in components["ships"]:
        each = components["ships"][name]["stars_per_ship"]
        return f"{each} for each ship" if each else f"{components['ships'][name]['stars']}"
    if name in ALLIANCES:
        return f"{components['alliances'][name]['stars']}"
    if name in LAWSUITS:
        return f"{components['lawsuits'][name]['stars']}"
    space = read_mark(name, components)["space"]
    return f"{components['prestige_track'][space - 1]['stars'] if space else 0}"

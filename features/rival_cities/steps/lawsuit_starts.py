"""Where the lawsuits lie when a scenario begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruleproof.vocabulary import Put, Top, given

from . import _printed as printed
from ._puts import SEATS, Rows, put
from ._words import LAWSUITS, read_mark, read_names

USUAL_BOXED_LAWSUITS = (
    "cloth and leather for letter and beer",
    "beer for cloth",
    "leather for reactivations",
    *reversed(LAWSUITS),
)
LAWSUITS_IN_PLAY, BOXED_LAWSUITS = 7, 3


def open_lawsuit(lawsuit: str, mark: str, components: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [{"lawsuit": lawsuit, "marker": read_mark(mark, components)}]


@given("the lawsuits lie so")
def lawsuits_lie(components: dict[str, Any], datatable: Rows) -> list[Put]:
    """Read a table with these rows: each lawsuit space with its lawsuit and marker, the lawsuits won by
    Hamburg, by Altona and by nobody, and for an empty stack `the lawsuit stack` with `no lawsuit`.

    Seven lawsuits are in play; those that the table does not name are in the stack.
    """
    spaces: dict[str, list[dict[str, Any]]] = {"I": [], "II": [], "III": []}
    won: dict[str, list[str]] = {}
    named: list[str] = []
    read = read_names(LAWSUITS)
    for place, lawsuits, mark in datatable:
        named += read(lawsuits)
        if place in spaces:
            spaces[place] = open_lawsuit(lawsuits, mark, components)
        elif place != "the lawsuit stack":
            won.setdefault(place.removeprefix("won by "), []).extend(read(lawsuits))
    if any(place == "the lawsuit stack" for place, *_ in datatable) and len(named) != LAWSUITS_IN_PLAY:
        raise ValueError(f"{len(named)} lawsuits are named, and {LAWSUITS_IN_PLAY} are in play")
    operations = [put("lawsuit_spaces", space, to=lawsuit) for space, lawsuit in spaces.items()]
    operations += [
        put("lawsuits_won", owner, to=lawsuits)
        if owner in SEATS
        else put("lawsuits_won_by_nobody", to=lawsuits)
        for owner, lawsuits in won.items()
    ]
    boxed = list(dict.fromkeys(lawsuit for lawsuit in USUAL_BOXED_LAWSUITS if lawsuit not in named))[
        :BOXED_LAWSUITS
    ]
    return [*operations, put("lawsuits_in_box", to=boxed)]


@given("the lawsuits on spaces I, II and III are {lawsuits}, their markers on 0")
def open_lawsuits(lawsuits: list[str], components: dict[str, Any]) -> list[Put]:
    rows = zip(("I", "II", "III"), lawsuits, strict=True)
    return lawsuits_lie(components, tuple((space, lawsuit, "0") for space, lawsuit in rows))


@given("the foremost lawsuit is {lawsuit}, its marker on {mark}")
def foremost_lawsuit(lawsuit: str, mark: str, components: dict[str, Any]) -> list[Put]:
    """Lay out the lawsuit and, on spaces II and III, lawsuits that do not matter to the scenario, with their
    markers on 0.
    """
    others = [
        other
        for other in ("leather for furniture", "furniture for cloth", "cloth for leather")
        if other != lawsuit
    ]
    rows = (("I", lawsuit, mark), ("II", others[0], "0"), ("III", others[1], "0"))
    return lawsuits_lie(components, rows)


@given("the lawsuit {lawsuit} lies on space {space}, its marker on {mark}")
def lawsuit_on_space(lawsuit: str, space: str, mark: str, components: dict[str, Any]) -> list[Put]:
    """Lay out the lawsuit and, on the other two spaces, lawsuits that do not matter to the scenario, with
    their markers on 0.
    """
    others = iter(
        other
        for other in ("cloth for leather", "leather for furniture", "furniture for cloth")
        if other != lawsuit
    )
    rows = tuple(
        (one, lawsuit, mark) if one == space else (one, next(others), "0") for one in ("I", "II", "III")
    )
    return lawsuits_lie(components, rows)


@given("the foremost lawsuit is {lawsuit}, its marker on {mark}, and costs {price}")
def foremost_lawsuit_costs(lawsuit: str, mark: str, price: str, components: dict[str, Any]) -> list[Put]:
    """Lay out the lawsuit. Its legal costs are named only for the reader."""
    printed.confirm(lawsuit, price, printed.goods(components["lawsuits"][lawsuit]["costs"]))
    return foremost_lawsuit(lawsuit, mark, components)


@given("the lawsuit {lawsuit} lies on space {space}, its marker on {mark}, and costs {price}")
def lawsuit_on_space_costs(
    lawsuit: str, space: str, mark: str, price: str, components: dict[str, Any]
) -> list[Put]:
    """Lay out the lawsuit. Its legal costs are named only for the reader."""
    printed.confirm(lawsuit, price, printed.goods(components["lawsuits"][lawsuit]["costs"]))
    return lawsuit_on_space(lawsuit, space, mark, components)


@given("the next lawsuit of the stack is {lawsuit}")
def next_lawsuit(lawsuit: str) -> Top:
    return Top(path=("table", "lawsuit_stack"), items=(lawsuit,))


@given("{seat} has won {lawsuits}")
def has_won(seat: str, lawsuits: list[str]) -> Put:
    return put("lawsuits_won", seat, to=lawsuits)

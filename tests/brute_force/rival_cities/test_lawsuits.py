"""Lawsuits: what they cost and bring, how far their markers go, and how they end.

That is, what advancing one costs and brings, how often the costs may be paid again, how far its marker goes,
when a Court ruling may be made, and how the foremost is resolved.

A marker is a number: 0 in the middle, above it on Hamburg's side, below it on Altona's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import NamedTuple

import pytest

from .asking import ALTONA, HAMBURG, LAWSUIT_SPACES, SEATS, Json, bag, position, reference, values, words
from .counting import (
    Comparison,
    Goods,
    Node,
    after_exchanges,
    card_used,
    exchanges,
    gain,
    pay,
    read,
    with_a_card,
)

MARKERS = range(-4, 5)
PAID_AGAIN = {"I": 0, "II": 1, "III": 2}
WITH_ITEMS = (
    "cloth for leather",
    "leather for furniture",
    "furniture for cloth",
    "cloth for beer",
    "cloth and leather for letter and beer",
    "beer for cloth",
)


def mark(number: int) -> Json:
    side = HAMBURG if number > 0 else ALTONA if number < 0 else "neutral"
    return {"side": side, "space": abs(number)}


def number_of(marker: Json) -> int:
    return int(marker["space"] * {HAMBURG: 1, ALTONA: -1, "neutral": 0}[marker["side"]])


def open_lawsuits(**lawsuits: tuple[str, int]) -> Json:
    """Return the lawsuit spaces with these lawsuits and markers."""
    return {
        space: [{"lawsuit": name, "marker": mark(number)} for name, number in [lawsuits[space]]]
        if space in lawsuits
        else []
        for space in LAWSUIT_SPACES
    }


def markers(state: Json) -> dict[str, int]:
    """Return the numbers of the markers of a state, by their lawsuit spaces."""
    spaces = state["table"]["lawsuit_spaces"]
    return {space: number_of(lawsuit["marker"]) for space in spaces for lawsuit in spaces[space]}


class Court(NamedTuple):
    """One open lawsuit for Hamburg to advance: on this space, with these costs and these goods as bonus."""

    space: str
    costs: Mapping[str, int]
    bonus: tuple[Mapping[str, int], ...]

    def possible(self, goods: Goods) -> bool:
        return any(pay(way, self.costs) for way in after_exchanges(goods))

    def asked_again(self, goods: Goods, marker: int, left: int) -> Node:
        possible = left and marker < 4 and self.possible(goods)
        return Node(goods, ("again", marker, left) if possible else ("over", marker))

    def moves(self, node: Node) -> Iterator[tuple[Json, Node]]:
        goods, (what, marker, *more) = node
        assert isinstance(marker, int)
        paid, further = pay(goods, self.costs), min(4, marker + 1)
        if paid and what == "ask":
            for items in self.bonus:
                for kind, number in items.items():
                    paid, _, _ = gain(paid, kind, number)
            after = self.asked_again(paid, further, PAID_AGAIN[self.space])
            yield {"type": "advance", "space": self.space}, after
        left = more[0] if more else 0
        if paid and what == "again":
            yield {"type": "pay_again"}, self.asked_again(paid, further, left - 1)
        for action, way in exchanges(goods):
            asked_again = self.asked_again(way, marker, left)
            yield action, asked_again if what == "again" else self.asked(way, marker)
        yield {"type": "done"}, Node(goods, ("over", marker))

    def asked(self, goods: Goods, marker: int) -> Node:
        return Node(goods, ("ask", marker) if self.possible(goods) else ("over", marker))


def seen_on(space: str) -> tuple[Callable[[Json], object], Callable[[Node], object]]:
    """Return what must agree besides the goods: the marker on this space."""
    return lambda state: markers(state)[space], lambda node: node.stage[1]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", WITH_ITEMS)
def test_a_lawsuit_is_advanced_for_its_costs_as_often_and_as_far_as_its_space_allows(name: str) -> None:
    engine, comparison = with_a_card({"do": "advance"}), Comparison()
    printed = values()["lawsuits"][name]
    bonus = tuple(action["goods"] for action in printed["bonus"])
    for space, marker in product(LAWSUIT_SPACES, MARKERS):
        court = Court(space, printed["costs"], bonus)
        for numbers in product(*(range(4 * price) for price in court.costs.values())):
            own = {kind: number for kind, number in zip(court.costs, numbers, strict=True) if number}
            state, goods = card_used(engine, own, {}, lawsuit_spaces=open_lawsuits(**{space: (name, marker)}))
            comparison.walk(engine, state, court.asked(goods, marker), court.moves, *seen_on(space))
    comparison.agreed(at_least=len(LAWSUIT_SPACES) * len(MARKERS) * 4)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("letters", [0, 1, 2])
@pytest.mark.parametrize("space", LAWSUIT_SPACES)
def test_letters_are_exchanged_for_what_a_lawsuit_costs(space: str, letters: int) -> None:
    engine, comparison = with_a_card({"do": "advance"}), Comparison()
    court = Court(space, {"leather": 1}, ({"furniture": 1},))
    for leather, beer, marker in product(range(3), range(2), (0, 3, 4)):
        state, goods = card_used(
            engine,
            bag((beer, 0, leather, 0)),
            {},
            letters={HAMBURG: letters, ALTONA: 0},
            lawsuit_spaces=open_lawsuits(**{space: ("leather for furniture", marker)}),
        )
        comparison.walk(engine, state, court.asked(goods, marker), court.moves, *seen_on(space))
    comparison.agreed(at_least=18)


def court_moves(lawsuits: Mapping[str, int], seat: str, either_side: bool) -> list[Json]:
    """Return what a Court ruling may do with lawsuits on these spaces with these markers."""
    marker = lawsuits.get("I", 0)
    own = abs(marker) if either_side else marker if seat == HAMBURG else -marker
    found: list[Json] = [{"type": "resolve"}] if own >= 2 else []
    for spaces in (["I", "II"], ["II", "III"]):
        if set(spaces) <= set(lawsuits):
            found.append({"type": "swap_lawsuits", "spaces": spaces})
    return found


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("reading", ["own_side", "either_side"])
def test_a_court_ruling_resolves_from_two_on_and_swaps_neighbours(seat: str, reading: str) -> None:
    engine = with_a_card({"do": "court_ruling"}, whose_marker_in_a_court_ruling=reading)
    names, wrong, compared = ("beer for cloth", "furniture for cloth", "cloth for beer"), [], 0
    for there in product((False, True), repeat=3):
        for marker in MARKERS if there[0] else (0,):
            lawsuits = {space: marker for space, here in zip(LAWSUIT_SPACES, there, strict=True) if here}
            laid = {
                space: (name, marker)
                for space, name in zip(LAWSUIT_SPACES, names, strict=True)
                if space in lawsuits
            }
            state = position(
                engine, [{"kind": "option"}], ink_jar=7, turn=seat, lawsuit_spaces=open_lawsuits(**laid)
            )
            state["to_act"] = [seat]
            after = engine.play(state, seat, {"type": "use_card"})
            wanted = court_moves(lawsuits, seat, reading == "either_side")
            found = engine.actions(after, seat) if after["to_act"] == [seat] else []
            found = [action for action in found if action["type"] != "done"]
            if words(found) != words(wanted):
                wrong.append(f"{lawsuits}: {found}, and it must be {wanted}")
            compared += 1
            for action in found:
                if action["type"] == "swap_lawsuits":
                    a, b = action["spaces"]
                    spaces, swapped = after["table"]["lawsuit_spaces"], engine.play(after, seat, action)
                    now = swapped["table"]["lawsuit_spaces"]
                    if now != {**spaces, a: spaces[b], b: spaces[a]}:
                        wrong.append(f"{lawsuits}, {action}: {now}")
    assert not wrong, "\n".join(wrong[:5])
    assert compared == 4 * 9 + 4


@pytest.mark.sampled(3)
@pytest.mark.parametrize("stack", [0, 1, 2])
def test_an_off_season_resolves_the_foremost_lawsuit_wherever_the_markers_stand(stack: int) -> None:
    engine, wrong, compared = reference(), [], 0
    names = ["furniture for prestige", "beer for cloth", "furniture for cloth"]
    hidden = ["cloth for beer", "leather for prestige"][:stack]
    for first, second, third in product(MARKERS, repeat=3):
        state = position(
            engine,
            [{"kind": "move"}],
            ink_jar=19,
            lawsuit_stack=hidden,
            lawsuit_spaces=open_lawsuits(I=(names[0], first), II=(names[1], second), III=(names[2], third)),
        )
        after = engine.play(state, HAMBURG, {"type": "move", "spaces": 1})
        on_their_side = {HAMBURG: first, ALTONA: -first}
        won = {seat: names[:1] if number >= 2 else [] for seat, number in on_their_side.items()}
        moved = {"I": (names[1], second), "II": (names[2], third)}
        wanted = {
            "lawsuits_won": won,
            "lawsuits_won_by_nobody": [] if any(won.values()) else names[:1],
            "lawsuit_spaces": open_lawsuits(**moved, **({"III": (hidden[0], 0)} if stack else {})),
            "lawsuit_stack": hidden[1:],
            "star_tokens": {HAMBURG: int(first == 1), ALTONA: int(first == -1)},
            "letters": {HAMBURG: 2 * (first >= 2), ALTONA: 2 * (first <= -2)},
        }
        found = {place: after["table"][place] for place in wanted}
        if found != wanted:
            wrong.append(f"{first} {second} {third}: {found}, and it must be {wanted}")
        compared += 1
    assert not wrong, "\n".join(wrong[:3])
    assert compared == len(MARKERS) ** 3


@pytest.mark.sampled(3)
@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("side", [1, -1])
def test_a_resolution_gives_what_is_left(side: int, number: int) -> None:
    engine, wrong, compared = reference(), [], 0
    seat, rival = (HAMBURG, ALTONA) if side > 0 else (ALTONA, HAMBURG)
    for ship_15, own_tokens, supply in product((False, True), range(3), range(4)):
        for own, other in ((0, 12), (5, 7), (6, 6), (4, 7), (3, 8), (0, 0)):
            state = position(
                engine,
                [{"kind": "move"}],
                ink_jar=19,
                lawsuit_spaces=open_lawsuits(
                    I=("furniture for prestige", side * number), II=("beer for cloth", 0)
                ),
                star_tokens={seat: own_tokens, rival: 12 - supply - own_tokens},
                letters={seat: own, rival: other},
                ships={seat: ["ship 15"] if ship_15 else [], rival: ["ship 16"] if ship_15 else []},
            )
            after = read(engine.play(state, HAMBURG, {"type": "move", "spaces": 1}), seat)
            wanted = read(state, seat)
            tokens = min(supply, 1 if number == 1 else 2 * ship_15)
            if number >= 2:
                wanted, _, _ = gain(wanted, "letter", 2)
            stars = wanted.stars[0] + tokens, wanted.stars[1], supply - tokens
            if after != wanted._replace(stars=stars):
                wrong.append(f"{read(state, seat)}: {after}, and it must be {wanted} with tokens {stars}")
            compared += 1
    assert not wrong, "\n".join(wrong[:5])
    assert compared == 2 * 3 * 4 * 6

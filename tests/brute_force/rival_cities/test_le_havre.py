"""Two open lawsuits and Le Havre: what a repeat costs, when it can be paid, and what it may advance.

A repeat that has been paid for may be given up (ruling paid_repeat_may_be_given_up). The players have no
letters here.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import pytest

from .asking import ALTONA, HAMBURG, LAWSUIT_SPACES, TYPES, Json, bag
from .counting import Comparison, Goods, Node, card_used, gain, pay, with_a_card
from .test_lawsuits import PAID_AGAIN, markers, open_lawsuits

LAWSUITS = {"leather for furniture": ("leather", "furniture"), "furniture for cloth": ("furniture", "cloth")}
Marks = tuple[tuple[str, int], ...]
"""Each open lawsuit's space and the number of its marker."""


class Moment(NamedTuple):
    """What the model knows besides the goods."""

    what: str
    marks: Marks
    space: str = ""
    again: int = 0
    repeated: bool = False


class Courts(NamedTuple):
    """What the lawsuits on two spaces cost and bring, and how Le Havre is read."""

    lawsuits: dict[str, tuple[str, str]]
    costs_again: bool
    same_lawsuit: bool

    def payable(self, goods: Goods, space: str) -> Goods | None:
        return pay(goods, {self.lawsuits[space][0]: 1})

    def open_to_repeat(self, goods: Goods, space: str) -> list[str]:
        return [
            other
            for other in self.lawsuits
            if (other == space or not self.same_lawsuit)
            and (not self.costs_again or self.payable(goods, other) is not None)
        ]

    def products_for_a_repeat(self, goods: Goods, space: str) -> dict[str, Goods]:
        ways = {kind: way for kind in TYPES if (way := pay(goods, {kind: 1}))}
        return {kind: way for kind, way in ways.items() if self.open_to_repeat(way, space)}

    def first(self, goods: Goods, marks: Marks) -> Node:
        possible = any(self.payable(goods, space) for space in self.lawsuits)
        return Node(goods, Moment("ask" if possible else "over", marks))

    def swayed(self, marks: Marks, space: str) -> Marks:
        return tuple((other, min(4, number + (other == space))) for other, number in marks)

    def after_paying(self, goods: Goods, marks: Marks, space: str, again: int, repeated: bool) -> Node:
        """Return the question whether to pay again, or else that of Le Havre, or else the end."""
        if again and dict(marks)[space] < 4 and self.payable(goods, space):
            return Node(goods, Moment("again", marks, space, again, repeated))
        return self.after_the_action(goods, marks, space, repeated)

    def after_the_action(self, goods: Goods, marks: Marks, space: str, repeated: bool) -> Node:
        if not repeated and self.products_for_a_repeat(goods, space):
            return Node(goods, Moment("repeat", marks, space))
        return Node(goods, Moment("over", marks))

    def advanced(self, goods: Goods, marks: Marks, space: str, repeated: bool) -> Node:
        goods, _, _ = gain(goods, self.lawsuits[space][1], 1)
        return self.after_paying(goods, self.swayed(marks, space), space, PAID_AGAIN[space], repeated)

    def moves(self, node: Node) -> Iterator[tuple[Json, Node]]:
        goods, stage = node
        assert isinstance(stage, Moment)
        what, marks, space, again, repeated = stage
        if what == "ask":
            for other in self.lawsuits:
                if paid := self.payable(goods, other):
                    yield {"type": "advance", "space": other}, self.advanced(paid, marks, other, False)
            yield {"type": "done"}, Node(goods, Moment("over", marks))
        if what == "again":
            if paid := self.payable(goods, space):
                swayed = self.swayed(marks, space)
                yield {"type": "pay_again"}, self.after_paying(paid, swayed, space, again - 1, repeated)
            yield {"type": "done"}, self.after_the_action(goods, marks, space, repeated)
        if what == "repeat":
            yield {"type": "repeat", "with": "Le Havre"}, Node(goods, Moment("pay", marks, space))
            yield {"type": "done"}, Node(goods, Moment("over", marks))
        if what == "pay":
            for kind, paid in self.products_for_a_repeat(goods, space).items():
                yield {"type": "pay", "product": kind}, Node(paid, Moment("must", marks, space))
        if what == "must":
            for other in self.open_to_repeat(goods, space):
                left = self.payable(goods, other) if self.costs_again else goods
                assert left
                yield {"type": "advance", "space": other}, self.advanced(left, marks, other, True)
            yield {"type": "done"}, Node(goods, Moment("over", marks))


@pytest.mark.sampled(4)
@pytest.mark.parametrize("costs", ["costs_again", "product_instead"])
@pytest.mark.parametrize("lawsuit", ["any_open_lawsuit", "same_lawsuit"])
def test_le_havre_repeats_what_can_be_paid_for_besides(costs: str, lawsuit: str) -> None:
    engine = with_a_card(
        {"do": "advance"}, le_havre_pays_costs_again=costs, le_havre_may_change_lawsuits=lawsuit
    )
    comparison = Comparison()
    for spaces in (("I", "II"), ("I", "III"), ("II", "I"), ("III", "II")):
        printed = dict(zip(spaces, LAWSUITS.values(), strict=True))
        names = dict(zip(spaces, LAWSUITS, strict=True))
        courts = Courts(printed, costs == "costs_again", lawsuit == "same_lawsuit")
        for beer, leather, furniture, marker in product(range(2), range(4), range(3), (0, 3)):
            laid = {space: (names[space], marker) for space in spaces}
            state, goods = card_used(
                engine,
                bag((beer, 0, leather, furniture)),
                {},
                alliances={HAMBURG: ["Le Havre"], ALTONA: []},
                lawsuit_spaces=open_lawsuits(**laid),
            )
            marks = tuple((space, marker) for space in LAWSUIT_SPACES if space in spaces)
            comparison.walk(
                engine,
                state,
                courts.first(goods, marks),
                courts.moves,
                see=lambda state: tuple(markers(state).items()),
                shown=lambda node: node.stage[1],
            )
    comparison.agreed(at_least=4 * 48)

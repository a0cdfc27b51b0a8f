"""The moves of the ink jar from every space, and every way to pay for a move, letters exchanged first.

Every number of products there can be is tried, with and without the ship that makes a space free.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .asking import ALTONA, HAMBURG, TYPES, Json, Reference, bag, position, reference, stocks
from .counting import Comparison, Node, exchanges, pay, read

SPACES = 20
PRODUCTS = 48
FARTHEST = 40


def price_of(spaces: int, ship_17: bool, third_space_free: bool) -> int:
    """Return the price of a move, added up space by space."""
    price = 0
    for space in range(1, spaces + 1):
        counted = space - 1 if ship_17 and not third_space_free else space
        if counted in (3, 4):
            price += 0 if ship_17 and third_space_free and space == 3 else 1
        elif counted > 4:
            price += 2
    return price


def products_in_one_hand(number: int) -> dict[str, int]:
    """Return a number of products, at most twelve of a type."""
    return bag([min(12, max(0, number - 12 * place)) for place in range(4)])


def jar_at(
    reference: Reference,
    space: int,
    products: dict[str, int],
    ship_17: bool,
    letters: int = 0,
    cards: bool = False,
) -> Json:
    return position(
        reference,
        [{"kind": "move"}],
        ink_jar=space,
        dark_spaces=[["two letters"] if cards else [], [], [], []],
        products={HAMBURG: products, ALTONA: {}},
        letters={HAMBURG: letters, ALTONA: 0},
        ships={HAMBURG: ["ship 17"] if ship_17 else [], ALTONA: ["ship 16"] if ship_17 else []},
    )


@pytest.mark.parametrize("reading", ["ladder_shifts", "third_space_free"])
@pytest.mark.parametrize("ship_17", [False, True], ids=["no ship", "ship 17"])
def test_the_jar_moves_as_far_as_the_products_pay_from_every_space(ship_17: bool, reading: str) -> None:
    engine = reference(free_space_shifts_the_ladder=reading)
    wrong, compared = [], 0
    for space in range(SPACES):
        for number in range(PRODUCTS + 1):
            state = jar_at(engine, space, products_in_one_hand(number), ship_17)
            wanted = [
                spaces
                for spaces in range(1, FARTHEST)
                if price_of(spaces, ship_17, reading == "third_space_free") <= number
            ]
            found = engine.actions(state, HAMBURG)
            if sorted(action["spaces"] for action in found) != wanted:
                wrong.append(f"space {space}, {number} products: {found}, and it must be {wanted}")
            compared += 1
    assert not wrong, "\n".join(wrong[:10])
    assert compared == SPACES * (PRODUCTS + 1)


@pytest.mark.parametrize("ship_17", [False, True], ids=["no ship", "ship 17"])
def test_every_move_that_can_be_paid_costs_its_price_and_ends_on_its_space(ship_17: bool) -> None:
    engine = reference()
    wrong, compared = [], 0
    for space in range(SPACES):
        for spaces in range(1, FARTHEST):
            price = price_of(spaces, ship_17, third_space_free=False)
            if price > PRODUCTS:
                continue
            for more in {0, 1, PRODUCTS - price}:
                if price + more > PRODUCTS:
                    continue
                state = jar_at(engine, space, products_in_one_hand(price + more), ship_17)
                after = engine.play(state, HAMBURG, {"type": "move", "spaces": spaces})
                due = sum(entry["products"] for entry in after["pending"] if entry["kind"] == "payment")
                found = due, after["table"]["ink_jar"], passed_the_bell(after)
                wanted = price, (space + spaces) % SPACES, space + spaces >= SPACES
                if found != wanted:
                    wrong.append(f"{spaces} spaces from {space}: {found}, and it must be {wanted}")
                compared += 1
    assert not wrong, "\n".join(wrong[:10])
    assert compared > 1000


def passed_the_bell(after: Json) -> bool:
    """Tell whether a move passed the bell.

    A move says so while it is paid for; a free one has already brought cards to the dark spaces.
    """
    arrivals = [entry["passed_bell"] for entry in after["pending"] if entry["kind"] == "arrival"]
    return bool(arrivals[0]) if arrivals else any(after["table"]["dark_spaces"])


def payments_of_a_move(node: Node) -> Iterator[tuple[Json, Node]]:
    """Return what may be done before and during the payment of a move from the first light space."""
    goods, (what, spaces, due) = node
    if what == "move":
        for spaces in range(1, FARTHEST):
            price = price_of(spaces, ship_17=False, third_space_free=False)
            if price <= sum(goods.own):
                yield (
                    {"type": "move", "spaces": spaces},
                    Node(goods, ("pay" if price else "over", spaces, price)),
                )
        for action, after in exchanges(goods):
            yield action, Node(after, ("move", 0, 0))
    else:
        for kind in TYPES:
            left = pay(goods, {kind: 1})
            if left:
                stage = "pay" if due > 1 else "over", spaces, due - 1
                yield {"type": "pay", "product": kind}, Node(left, stage)


def chooses_no_option(state: Json) -> bool:
    return bool(state["pending"][0]["kind"] != "option")


@pytest.mark.parametrize("letters", [0, 1])
def test_every_way_to_pay_for_a_move_leads_to_what_is_left(letters: int) -> None:
    engine = reference()
    comparison = Comparison()
    for stock in stocks(3 - 2 * letters):
        if sum(stock) <= 5:
            state = jar_at(engine, 1, bag(stock), False, letters, cards=True)
            comparison.walk(
                engine,
                state,
                Node(read(state), ("move", 0, 0)),
                payments_of_a_move,
                see=lambda state: state["table"]["ink_jar"],
                shown=lambda node: 1 + node.stage[1],
                is_open=chooses_no_option,
            )
    comparison.agreed(at_least=16 if letters else 100)

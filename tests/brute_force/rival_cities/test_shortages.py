"""What a gain brings when the supply runs short.

Every way is tried to divide the products of a type, or the letters, among the two players and the supply.

No ruling says whether an action that can bring nothing at all may be performed; such positions are left out,
and each test says how many are left.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

import pytest

from .asking import ALTONA, HAMBURG, TYPES, Json, bag, words
from .counting import Comparison, Goods, Node, can_gain, card_used, gain, only, read, with_a_card

LETTERS = PRODUCTS = 12
SMALL = {"beer": 3, "cloth": 1, "leather": 2, "furniture": 2}
READINGS: tuple[dict[str, str], ...] = (
    {},
    {"shortage_unit_by_unit": "once_for_the_gain"},
    {"rival_product_wakes_alliance": "from_the_supply_only"},
    {"ship_product_wakes_alliance": "does_not_count"},
)
HELPERS = ((), ("London",), ("ship 13",), ("London", "ship 13"))


def divisions(total: int) -> list[tuple[int, int]]:
    """Return every way to divide a number between the two players."""
    return [(own, rival) for own in range(total + 1) for rival in range(total + 1 - own)]


def cloth_gained(
    goods: Goods, shown: int, production: bool, helpers: tuple[str, ...], readings: Mapping[str, str]
) -> Goods:
    """Return the goods after a Production or Gift that gives so much cloth, the factories' included."""
    once = readings.get("shortage_unit_by_unit") == "once_for_the_gain"
    goods, supplied, stolen = gain(goods, "cloth", shown, once)
    if production and "ship 13" in helpers:
        goods, more_supplied, more_stolen = gain(goods, "cloth", 1, once)
        if readings.get("ship_product_wakes_alliance") != "does_not_count":
            supplied, stolen = supplied + more_supplied, stolen + more_stolen
    if readings.get("rival_product_wakes_alliance") == "from_the_supply_only":
        stolen = 0
    if "London" in helpers and supplied + stolen:
        goods, _, _ = gain(goods, "cloth", 1, once)
    return goods


@pytest.mark.sampled(5)
@pytest.mark.parametrize("readings", READINGS, ids=lambda readings: "".join(readings.values()) or "adopted")
@pytest.mark.parametrize("helpers", HELPERS, ids=lambda helpers: " and ".join(helpers) or "nothing")
def test_a_production_takes_what_the_supply_and_the_rival_give(
    helpers: tuple[str, ...], readings: dict[str, str]
) -> None:
    shown = {"do": "production", "products": {"cloth": 1}}
    engine, comparison = with_a_card(shown, None, **readings), Comparison()
    for own, rival in divisions(PRODUCTS):
        state, goods = card_used(
            engine,
            bag((0, own, 0, 0)),
            bag((0, rival, 0, 0)),
            active_factories={HAMBURG: 3, ALTONA: 1},
            alliances={HAMBURG: [helper for helper in helpers if helper == "London"], ALTONA: []},
            ships={HAMBURG: [helper for helper in helpers if helper == "ship 13"], ALTONA: []},
        )
        if not can_gain(goods, "cloth"):
            continue

        def moves(
            node: Node, helpers: tuple[str, ...] = helpers, readings: Mapping[str, str] = readings
        ) -> Iterator[tuple[Json, Node]]:
            before = node.goods
            for used in range(4):
                after = cloth_gained(before, 1 + used, True, helpers, readings)
                after = after._replace(active=(3 - used, 1), inactive=(used, 0))
                action = {"type": "produce", "products": {"cloth": 1}, "factories": used}
                yield action, Node(after, ("over",))
            yield {"type": "done"}, Node(before, ("over",))

        comparison.walk(engine, state, Node(goods, ("ask",)), moves)
    comparison.agreed(at_least=80)


@pytest.mark.sampled(5)
@pytest.mark.parametrize(
    "readings", READINGS[:3], ids=lambda readings: "".join(readings.values()) or "adopted"
)
@pytest.mark.parametrize("london", [False, True], ids=["nothing", "London"])
@pytest.mark.parametrize("shown", [1, 2, 3])
def test_a_gift_takes_what_the_supply_and_the_rival_give(
    shown: int, london: bool, readings: dict[str, str]
) -> None:
    engine = with_a_card({"do": "gift", "products": {"cloth": shown}}, None, **readings)
    comparison = Comparison()
    for own, rival in divisions(PRODUCTS):
        state, goods = card_used(
            engine,
            bag((0, own, 0, 0)),
            bag((0, rival, 0, 0)),
            alliances={HAMBURG: ["London"] if london else [], ALTONA: []},
            ships={HAMBURG: ["ship 13"], ALTONA: []},
        )
        if can_gain(goods, "cloth"):
            after = cloth_gained(goods, shown, False, ("London",) if london else (), readings)
            leads_to = (
                ({"type": "gift", "products": {"cloth": shown}}, Node(after, ("over",))),
                ({"type": "done"}, Node(goods, ("over",))),
            )
            comparison.walk(engine, state, Node(goods, ("ask",)), only(*leads_to))
    comparison.agreed(at_least=80)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("once", [False, True], ids=["for_each", "once"])
@pytest.mark.parametrize("shown", [1, 2, 3])
def test_letters_are_short_as_products_are(shown: int, once: bool) -> None:
    readings = {"shortage_unit_by_unit": "once_for_the_gain" if once else "for_each_product"}
    engine = with_a_card({"do": "gain", "goods": {"letter": shown}}, None, **readings)
    comparison = Comparison()
    for own, rival in divisions(LETTERS):
        state, goods = card_used(engine, {}, {}, letters={HAMBURG: own, ALTONA: rival})
        if can_gain(goods, "letter"):
            after, _, _ = gain(goods, "letter", shown, once)
            leads_to = (
                ({"type": "gain", "goods": {"letter": shown}}, Node(after, ("over",))),
                ({"type": "done"}, Node(goods, ("over",))),
            )
            comparison.walk(engine, state, Node(goods, ("ask",)), only(*leads_to))
    comparison.agreed(at_least=80)


def all_divisions() -> Iterator[tuple[Json, Json]]:
    """Return every way in which the two players may hold the products of the small set."""
    for parts in product(*(divisions(total) for total in SMALL.values())):
        yield bag([own for own, _ in parts]), bag([rival for _, rival in parts])


def on_offer(goods: Goods, supply_first: bool) -> list[str]:
    """Return the types that may be named: those that come, the supply's first where it has any."""
    in_supply = [kind for kind, number in zip(TYPES, goods.supply, strict=True) if number]
    return in_supply if supply_first and in_supply else [kind for kind in TYPES if can_gain(goods, kind)]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("reading", ["any_type", "only_what_the_supply_has"])
@pytest.mark.parametrize("shown", [1, 2])
def test_products_of_choice_are_those_that_come(shown: int, reading: str) -> None:
    gift = {"do": "gift", "products": {"any": shown}}
    engine = with_a_card(gift, SMALL, choosing_a_missing_type=reading)
    comparison = Comparison()
    supply_first = reading == "only_what_the_supply_has"

    def moves(node: Node) -> Iterator[tuple[Json, Node]]:
        goods, stage = node
        if stage[0] == "ask":
            yield {"type": "gift", "products": {"any": shown}}, Node(goods, ("choose", shown))
            yield {"type": "done"}, Node(goods, ("over",))
            return
        for kind in on_offer(goods, supply_first):
            after, _, _ = gain(goods, kind, 1)
            left = stage[1] - 1
            more = left and on_offer(after, supply_first)
            yield {"type": "choose", "product": kind}, Node(after, ("choose", left) if more else ("over",))

    for own, rival in all_divisions():
        state, goods = card_used(engine, own, rival)
        if on_offer(goods, supply_first):
            comparison.walk(engine, state, Node(goods, ("ask",)), moves)
    comparison.agreed(at_least=250)


def test_a_production_of_choice_gives_one_type_as_far_as_it_comes() -> None:
    engine = with_a_card({"do": "production", "products": {"any": 1}}, SMALL)
    comparison = Comparison()

    def moves(node: Node) -> Iterator[tuple[Json, Node]]:
        goods, stage = node
        if stage[0] == "ask":
            for used in range(2):
                left = goods._replace(active=(1 - used, 1), inactive=(used, 0))
                action = {"type": "produce", "products": {"any": 1}, "factories": used}
                yield action, Node(left, ("choose", 1 + used))
            yield {"type": "done"}, Node(goods, ("over",))
            return
        for kind in on_offer(goods, supply_first=False):
            after, _, _ = gain(goods, kind, stage[1])
            yield {"type": "choose", "product": kind}, Node(after, ("over",))

    for own, rival in all_divisions():
        state, goods = card_used(engine, own, rival)
        if on_offer(goods, supply_first=False):
            comparison.walk(engine, state, Node(goods, ("ask",)), moves)
    comparison.agreed(at_least=250)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("same_type", ["allowed", "refused"])
@pytest.mark.parametrize("missing", ["supply_only", "rival_steps_in"])
def test_a_product_swap_takes_what_the_supply_has(missing: str, same_type: str) -> None:
    readings = {"exchange_for_a_missing_product": missing, "exchange_for_the_same_type": same_type}
    engine = with_a_card({"do": "swap", "times": 1}, SMALL, **readings)
    wrong, compared = [], 0
    for own, rival in all_divisions():
        state, goods = card_used(engine, own, rival)
        wanted: dict[str, Goods] = {}
        for give, take in product(TYPES, repeat=2):
            # Nothing says whether the product given is back in the supply when the other is taken.
            if give in own and give != take:
                place = TYPES.index(take)
                left = goods._replace(
                    own=tuple(n - (kind == give) for kind, n in zip(TYPES, goods.own, strict=True))  # type: ignore[arg-type]
                )
                if goods.supply[place] or (missing == "rival_steps_in" and can_gain(left, take)):
                    after, _, _ = gain(left, take, 1)
                    returned = tuple(n + (kind == give) for kind, n in zip(TYPES, after.supply, strict=True))
                    action = {"type": "swap", "give": give, "take": take}
                    wanted[words([action])[0]] = after._replace(supply=returned)  # type: ignore[arg-type]
            if give in own and give == take and same_type == "allowed" and goods.supply[TYPES.index(take)]:
                wanted[words([{"type": "swap", "give": give, "take": take}])[0]] = goods
        found = {
            line: read(engine.play(state, HAMBURG, action))
            for action in engine.actions(state, HAMBURG)
            if action["type"] == "swap"
            for line in words([action])
            if action["give"] != action["take"] or goods.supply[TYPES.index(action["take"])]
        }
        if found != wanted:
            wrong.append(f"{goods}: {found}, and it must be {wanted}")
        compared += 1
    assert not wrong, f"{len(wrong)} of {compared}:\n" + "\n".join(wrong[:5])
    assert compared == 10 * 3 * 6 * 6

"""The off-season in numbers.

What alliances cost and who can pay, what the prestige track and the ships bring, who has more ships, and
which factories wake.

The jar passes the bell from the last space without a price, a lawsuit on 0 is resolved, and another keeps the
game going.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import product
from typing import Any

import pytest

from .asking import ALTONA, HAMBURG, SEATS, TYPES, Json, Reference, bag, position, reference, stocks, suite
from .counting import Comparison, Goods, Node, exchanges, gain, pay, read, ways_to_pay

TRACK = 7
INCOMES = {
    "ship 7": ("furniture", 2),
    "ship 9": ("cloth", 2),
    "ship 10": ("letter", 1),
    "ship 6": ("star", 1),
}
MOVE = {"type": "move", "spaces": 1}


def before_the_bell(engine: Reference, mover: str = HAMBURG, **changes: Any) -> Json:
    lawsuits = {
        space: [{"lawsuit": name, "marker": {"side": "neutral", "space": 0}}] if name else []
        for space, name in (("I", "beer for cloth"), ("II", "cloth for beer"), ("III", ""))
    }
    state = position(engine, [{"kind": "move"}], turn=mover, ink_jar=19, lawsuit_spaces=lawsuits, **changes)
    return {**state, "to_act": [mover]}


def rival_of(seat: str) -> str:
    return ALTONA if seat == HAMBURG else HAMBURG


def star(goods: Goods) -> Goods:
    """Return the goods after one star token has been gained, if there is one."""
    own, rival, supply = goods.stars
    return goods._replace(stars=(own + 1, rival, supply - 1)) if supply else goods


def with_income(goods: Goods, kind: str, number: int) -> Goods:
    return star(goods) if kind == "star" else gain(goods, kind, number)[0]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("mover", SEATS)
def test_the_prestige_track_gives_all_incomes_back_to_the_bell(mover: str) -> None:
    engine, wrong, compared = reference(), [], 0
    track = (None, "beer", "cloth", "leather", "furniture", "letter", "star")
    for side, space in product(SEATS, range(TRACK + 1)):
        for own, rival in product(range(13), repeat=2):
            if own + rival > 12:
                continue
            state = before_the_bell(
                engine,
                mover,
                prestige_marker={"side": side if space else "neutral", "space": space},
                products={side: bag((own,) * 4), rival_of(side): bag((rival,) * 4)},
                letters={side: own, rival_of(side): rival},
                star_tokens={side: min(own, 11), rival_of(side): rival if own < 12 else 0},
            )
            wanted = read(state, side)
            for kind in track[:space]:
                wanted = with_income(wanted, kind, 1) if kind else wanted
            after = engine.play(state, mover, MOVE)
            if read(after, side) != wanted:
                wrong.append(
                    f"{side} {space}, {own} and {rival}: {read(after, side)}, and it must be {wanted}"
                )
            compared += 1
    assert not wrong, f"{len(wrong)} of {compared}:\n" + "\n".join(wrong[:5])
    assert compared == 2 * 8 * 91


@pytest.mark.sampled(2)
@pytest.mark.parametrize("mover", SEATS)
def test_ships_give_their_incomes_to_the_mover_first(mover: str) -> None:
    engine, wrong, compared = reference(), [], 0
    scarce = ((0, 0), (11, 0), (0, 12), (1, 11), (5, 7), (4, 7), (10, 1))
    for owners in product((None, *SEATS), repeat=len(INCOMES)):
        ships = {
            seat: [ship for ship, owner in zip(INCOMES, owners, strict=True) if owner == seat]
            for seat in SEATS
        }
        ahead = len(ships[HAMBURG]) - len(ships[ALTONA])
        if abs(ahead) >= 3:
            continue
        for own, rival in scarce:
            state = before_the_bell(
                engine,
                mover,
                products={mover: bag((0, own, 0, own)), rival_of(mover): bag((0, rival, 0, rival))},
                letters={mover: own, rival_of(mover): rival},
                ships=ships,
            )
            wanted = read(state)
            for seat in (mover, rival_of(mover)):
                wanted = wanted if seat == HAMBURG else turned(wanted)
                for ship in ships[seat]:
                    wanted = with_income(wanted, *INCOMES[ship])
                wanted = wanted if seat == HAMBURG else turned(wanted)
            after = engine.play(state, mover, MOVE)
            may_earn = [HAMBURG] if ahead > 0 else [ALTONA] if ahead < 0 else []
            while after["phase"] == "off-season":
                seat = after["to_act"][0]
                listed = [action for action in engine.actions(after, seat) if action["type"] != "exchange"]
                offered = {"type": "earn_prestige"} in listed
                if offered and seat not in may_earn:
                    wrong.append(f"{ships}: {seat} is offered prestige")
                choice = {"type": "done"} if offered else next(a for a in listed if a["type"] == "income")
                may_earn = [] if offered else may_earn
                after = engine.play(after, seat, choice)
            if read(after) != wanted:
                wrong.append(f"{ships}, {own} and {rival}: {read(after)}, and it must be {wanted}")
            compared += 1
    assert not wrong, f"{len(wrong)} of {compared}:\n" + "\n".join(wrong[:5])
    assert compared > 450


def turned(goods: Goods) -> Goods:
    """Return the same goods seen from the other player."""
    own, rival, supply = goods.letters
    mine, theirs, left = goods.stars
    return Goods(
        goods.rival,
        goods.own,
        goods.supply,
        (rival, own, supply),
        (theirs, mine, left),
        (goods.active[1], goods.active[0]),
        (goods.inactive[1], goods.inactive[0]),
        goods.factory_supply,
    )


@pytest.mark.sampled(2)
@pytest.mark.parametrize("mover", SEATS)
def test_all_factories_wake_and_only_more_ships_earn_prestige(mover: str) -> None:
    engine, wrong, compared = reference(), [], 0
    ships = [f"ship {number}" for number in (1, 2, 3, 4, 5, 11, 12, 13, 14, 15)]
    for own, rival in product(range(5), repeat=2):
        if abs(own - rival) >= 3:
            continue
        for active, inactive in product(range(3), repeat=2):
            state = before_the_bell(
                engine,
                mover,
                ships={HAMBURG: ships[:own], ALTONA: ships[own : own + rival]},
                active_factories={HAMBURG: active, ALTONA: inactive},
                inactive_factories={HAMBURG: inactive, ALTONA: active},
            )
            after = engine.play(state, mover, MOVE)
            wanted = HAMBURG if own > rival else ALTONA if rival > own else None
            found = after["to_act"][0] if after["phase"] == "off-season" else None
            if found != wanted:
                wrong.append(f"{own} and {rival} ships: {found} is asked, and it must be {wanted}")
            if found:
                if engine.actions(after, found) != [{"type": "earn_prestige"}, {"type": "done"}]:
                    wrong.append(f"{own} and {rival} ships: {engine.actions(after, found)}")
                after = engine.play(after, found, {"type": "earn_prestige"})
            factories = after["table"]["active_factories"], after["table"]["inactive_factories"]
            if factories != (dict.fromkeys(SEATS, active + inactive), dict.fromkeys(SEATS, 0)):
                wrong.append(f"{active} and {inactive}: {factories}")
            marker = after["table"]["prestige_marker"]
            if marker != {"side": found or "neutral", "space": int(found is not None)}:
                wrong.append(f"{own} and {rival} ships: {marker}")
            compared += 1
    assert not wrong, f"{len(wrong)} of {compared}:\n" + "\n".join(wrong[:5])
    assert compared == 19 * 9


def upkeep_of(alliance: str) -> Mapping[str, int]:
    cost: Mapping[str, int] = suite().components.values["alliances"][alliance]["upkeep"]
    return cost


def upkeep_moves(node: Node, pay_if_able: bool = False) -> Iterator[tuple[Json, Node]]:
    """Return what may be done about the alliances left, and what may be paid next for one of them."""
    goods, (what, left, kept, *more) = node
    assert isinstance(left, tuple) and isinstance(kept, tuple)
    if what == "pay":
        due = more[0] - 1
        for kind in TYPES:
            if paid := pay(goods, {kind: 1}):
                yield {"type": "pay", "product": kind}, decided(paid, left, kept, due)
        return
    for alliance in left:
        others = tuple(other for other in left if other != alliance)
        cost = upkeep_of(alliance)
        if ways_to_pay(goods, cost):
            paid = pay(goods, {kind: number for kind, number in cost.items() if kind != "any"})
            assert paid
            after = decided(paid, others, tuple(sorted((*kept, alliance))), cost.get("any", 0))
            yield {"type": "pay_upkeep", "alliance": alliance}, after
        if not pay_if_able or not ways_to_pay(goods, cost):
            yield {"type": "return_alliance", "alliance": alliance}, decided(goods, others, kept, 0)
    for action, way in exchanges(goods):
        yield action, decided(way, left, kept, 0)


def decided(goods: Goods, left: tuple[str, ...], kept: tuple[str, ...], due: int) -> Node:
    if due:
        return Node(goods, ("pay", left, kept, due))
    return Node(goods, ("upkeep" if left else "over", left, kept))


def alliances_seen(state: Json) -> object:
    pending = [entry["alliances"] for entry in state["pending"] if entry["kind"] == "upkeep"]
    left = set(pending[0]) if pending else set()
    return sorted(left), sorted(set(state["table"]["alliances"][HAMBURG]) - left)


def alliances_shown(node: Node) -> object:
    _, left, kept, *_ = node.stage
    assert isinstance(left, tuple) and isinstance(kept, tuple)
    return sorted(left), sorted(kept)


def compare_upkeep(
    held: tuple[str, ...], most: int, letters: int, comparison: Comparison, **readings: str
) -> None:
    engine = reference(**readings)
    for stock in stocks(most):
        state = before_the_bell(
            engine,
            products={HAMBURG: bag(stock), ALTONA: {}},
            letters={HAMBURG: letters, ALTONA: 0},
            alliances={HAMBURG: list(held), ALTONA: []},
        )
        comparison.walk(
            engine,
            engine.play(state, HAMBURG, MOVE),
            decided(read(state), held, (), 0),
            partial(upkeep_moves, pay_if_able=bool(readings)),
            see=alliances_seen,
            shown=alliances_shown,
            is_open=lambda state: state["phase"] == "off-season",
        )


@pytest.mark.sampled(4)
@pytest.mark.parametrize("alliance", sorted(suite().components.values["alliances"]))
def test_the_upkeep_of_one_alliance_is_paid_in_every_way(alliance: str) -> None:
    comparison = Comparison()
    compare_upkeep((alliance,), 2, 0, comparison)
    compare_upkeep((alliance,), 1, 1, comparison)
    comparison.agreed(at_least=81 + 16)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("other", ["Bruxelles", "Gdańsk", "Kjøbenhavn", "London"])
def test_the_upkeep_of_two_alliances_comes_out_of_one_stock(other: str) -> None:
    comparison = Comparison()
    for held in (("Amsterdam", other), ("Le Havre", other)):
        compare_upkeep(held, 1, int(other == "Gdańsk"), comparison)
    comparison.agreed(at_least=32)


def test_the_upkeep_of_three_alliances_comes_out_of_one_stock() -> None:
    comparison = Comparison()
    compare_upkeep(("Amsterdam", "Bruxelles", "London"), 1, 0, comparison)
    comparison.agreed(at_least=16)


def test_upkeep_that_must_be_paid_if_it_can_be() -> None:
    comparison = Comparison()
    compare_upkeep(("Amsterdam", "Bruxelles"), 1, 0, comparison, upkeep_is_a_choice="pay_if_able")
    compare_upkeep(("Kjøbenhavn",), 2, 1, comparison, upkeep_is_a_choice="pay_if_able")
    comparison.agreed(at_least=16 + 81)

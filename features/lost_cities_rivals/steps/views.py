"""What a player sees by looking at the table."""

from __future__ import annotations

from ruleproof.vocabulary import CannotSee, Sees, then


@then("{seat} sees the display {cards}")
def sees_display(seat: str, cards: list[str]) -> Sees:
    return Sees(seat=seat, path=("display",), value=cards)


@then("{seat} sees an empty display")
def sees_empty_display(seat: str) -> Sees:
    return Sees(seat=seat, path=("display",), value=[])


@then("{seat} sees {number:int} cards in the draw pile")
def sees_draw_pile(seat: str, number: int) -> Sees:
    return Sees(seat=seat, path=("draw_pile",), value=number)


@then("{seat} sees three piles set aside, each of {number:int} cards")
def sees_piles_aside(seat: str, number: int) -> Sees:
    return Sees(seat=seat, path=("piles_aside",), value=[number] * 3)


@then("{seat} sees one pile set aside, of {number:int} cards")
def sees_one_pile_aside(seat: str, number: int) -> Sees:
    return Sees(seat=seat, path=("piles_aside",), value=[number])


@then("{seat} sees {number:int} cards in the box")
def sees_box(seat: str, number: int) -> Sees:
    return Sees(seat=seat, path=("box",), value=number)


@then("{seat} sees {other:seat}'s {colour} expedition as {marks}")
def sees_expedition(seat: str, other: str, colour: str, marks: list[str]) -> Sees:
    return Sees(seat=seat, path=("expeditions", other, colour), value=[f"{colour} {mark}" for mark in marks])


@then("{seat} sees that {other:seat} has {gold:int} gold")
def sees_gold(seat: str, other: str, gold: int) -> Sees:
    return Sees(seat=seat, path=("gold", other), value=gold)


@then("{seat} sees nobody's gold but their own {gold:int}")
def sees_own_gold_only(seat: str, gold: int) -> Sees:
    return Sees(seat=seat, path=("gold",), value={seat: gold})


@then("{seat} sees {gold:int} gold in the supply")
def sees_supply(seat: str, gold: int) -> Sees:
    return Sees(seat=seat, path=("gold_supply",), value=gold)


@then("{seat} sees that {other:seat} holds the starting player card")
def sees_starting_player(seat: str, other: str) -> Sees:
    return Sees(seat=seat, path=("starting_player",), value=other)


@then("{seat} sees that the highest bid is {gold:int}, made by {other:seat}")
def sees_highest_bid(seat: str, gold: int, other: str) -> list[Sees]:
    return [
        Sees(seat=seat, path=("auction", "bid"), value=gold),
        Sees(seat=seat, path=("auction", "bidder"), value=[other]),
    ]


@then("{seat} sees that {other:seats} passed")
def sees_passed(seat: str, other: tuple[str, ...]) -> Sees:
    return Sees(seat=seat, path=("auction", "passed"), value=list(other))


@then("{seat} cannot see the {card}")
def cannot_see(seat: str, card: str) -> CannotSee:
    return CannotSee(seat=seat, text=card)

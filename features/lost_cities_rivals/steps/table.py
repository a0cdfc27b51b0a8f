"""What lies on the table afterwards."""

from __future__ import annotations

from ruleproof.vocabulary import Unchanged, Value, then


@then("the display is {cards}")
def display_is(cards: list[str]) -> Value:
    return Value(path=("table", "display"), value=cards)


@then("the display is empty")
def display_is_empty() -> Value:
    return Value(path=("table", "display"), value=[])


@then("the display has not changed")
def display_unchanged() -> Unchanged:
    return Unchanged(path=("table", "display"))


@then("the draw pile is {cards}")
def draw_pile_is(cards: list[str]) -> Value:
    return Value(path=("table", "draw_pile"), value=cards)


@then("the draw pile is empty")
def draw_pile_is_empty() -> Value:
    return Value(path=("table", "draw_pile"), value=[])


@then("the top card of the draw pile is the {card}")
def top_card(card: str) -> Value:
    return Value(path=("table", "draw_pile", 0), value=card)


@then("the last of the {number:int} cards of the draw pile is the {card}")
def last_card(number: int, card: str) -> Value:
    return Value(path=("table", "draw_pile", number - 1), value=card)


@then("no pile is set aside")
def no_pile_aside() -> Value:
    return Value(path=("table", "piles_aside"), value=[])


@then("the piles set aside have not changed")
def piles_unchanged() -> Unchanged:
    return Unchanged(path=("table", "piles_aside"))


@then("card {place:int} of pile {pile:int} set aside is the {card}")
def card_of_pile_aside(place: int, pile: int, card: str) -> Value:
    return Value(path=("table", "piles_aside", pile - 1, place - 1), value=card)


@then("the box holds {cards}")
def box_holds(cards: list[str]) -> Value:
    return Value(path=("table", "box"), value=cards)


@then("{seat} has {gold:int} gold")
def has_gold(seat: str, gold: int) -> Value:
    return Value(path=("table", "gold", seat), value=gold)


@then("the gold is {purses}")
def gold_is(purses: dict[str, int]) -> list[Value]:
    return [
        Value(path=("table", "gold_supply") if owner == "supply" else ("table", "gold", owner), value=gold)
        for owner, gold in purses.items()
    ]


@then("no gold has moved")
def no_gold_moved() -> list[Unchanged]:
    return [Unchanged(path=("table", "gold")), Unchanged(path=("table", "gold_supply"))]


@then("{seat}'s {colour} expedition is {marks}")
def expedition_is(seat: str, colour: str, marks: list[str]) -> Value:
    return Value(path=("table", "expeditions", seat, colour), value=[f"{colour} {mark}" for mark in marks])


@then("{seat} has no {colour} expedition")
def has_no_expedition(seat: str, colour: str) -> Value:
    return Value(path=("table", "expeditions", seat, colour), value=[])


@then("{seat}'s expeditions have not changed")
def expeditions_unchanged(seat: str) -> Unchanged:
    return Unchanged(path=("table", "expeditions", seat))


@then("{seat} has a {first:colour} and a {second:colour} starting wager and no other card")
def has_two_starting_wagers(seat: str, first: str, second: str) -> Value:
    held: dict[str, list[str]] = {colour: [] for colour in ("yellow", "blue", "white", "green", "red")}
    held |= {colour: [f"{colour} starting wager"] for colour in (first, second)}
    return Value(path=("table", "expeditions", seat), value=held)


@then("the box holds the starting wagers {colours}")
def box_holds_starting_wagers(colours: list[str]) -> Value:
    return Value(path=("table", "box"), value=[f"{colour} starting wager" for colour in colours])


@then("{seat} holds the starting player card")
def holds_starting_player_card(seat: str) -> Value:
    return Value(path=("table", "starting_player"), value=seat)


@then("the highest bid is {gold:int}, made by {seat}")
def highest_bid(gold: int, seat: str) -> list[Value]:
    return [
        Value(path=("table", "auction", "bid"), value=gold),
        Value(path=("table", "auction", "bidder"), value=[seat]),
    ]


@then("nobody has passed")
def nobody_has_passed() -> Value:
    return Value(path=("table", "auction", "passed"), value=[])


@then("{seats} has passed")
def has_passed(seats: tuple[str, ...]) -> Value:
    return Value(path=("table", "auction", "passed"), value=list(seats))


@then("{seats} have passed")
def have_passed(seats: tuple[str, ...]) -> Value:
    return Value(path=("table", "auction", "passed"), value=list(seats))


@then("no auction is under way")
def no_auction() -> Value:
    return Value(path=("table", "auction"), value={"bid": 0, "bidder": [], "passed": []})

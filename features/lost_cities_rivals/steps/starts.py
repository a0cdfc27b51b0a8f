"""What lies on the table when a scenario begins."""

from __future__ import annotations

from typing import Any

from ruleproof.vocabulary import Put, Top, given


@given("the display is {cards}")
def display_is(cards: list[str]) -> Put:
    return Put(path=("table", "display"), value=cards)


@given("the display is empty")
def display_is_empty() -> Put:
    return Put(path=("table", "display"), value=[])


@given("the top card of the draw pile is the {card}")
def top_card(card: str) -> Top:
    return Top(path=("table", "draw_pile"), items=(card,))


@given("the draw pile begins with {cards}")
def draw_pile_begins(cards: list[str]) -> Top:
    return Top(path=("table", "draw_pile"), items=tuple(cards))


@given("the draw pile is {cards}")
def draw_pile_is(cards: list[str]) -> Put:
    return Put(path=("table", "draw_pile"), value=cards)


@given("the last card of the draw pile is the {card}")
def last_card(card: str) -> Put:
    return Put(path=("table", "draw_pile"), value=[card])


@given("one pile is set aside, with {cards} on top")
def one_pile_aside(cards: list[str]) -> Put:
    return Put(path=("table", "piles_aside"), value=[cards])


@given(
    "two piles are set aside, to be used in order, the first with {cards} on top, "
    "the second with {later:cards}"
)
def two_piles_aside(cards: list[str], later: list[str]) -> Put:
    return Put(path=("table", "piles_aside"), value=[cards, later])


@given(
    "three piles are set aside, to be used in order, the first with {card} on top, "
    "the second with {next:card}, the third with {later:card}"
)
def three_piles_aside(card: str, next: str, later: str) -> list[Top]:
    return [
        Top(path=("table", "piles_aside", place), items=(top,))
        for place, top in enumerate((card, next, later))
    ]


@given("the next pile has {cards} on top")
def next_pile(cards: list[str]) -> Top:
    return Top(path=("table", "piles_aside", 0), items=tuple(cards))


@given("the box holds the starting wagers {colours}")
def starting_wagers_in_box(colours: list[str]) -> Put:
    return Put(path=("table", "box"), value=[f"{colour} starting wager" for colour in colours])


@given("{seat} has {gold:int} gold")
def has_gold(seat: str, gold: int) -> Put:
    return Put(path=("table", "gold", seat), value=gold)


@given("the gold is {purses}")
def gold_is(purses: dict[str, int], components: dict[str, Any]) -> list[Put]:
    """Give each player their gold. The supply is named only for the reader, because it holds the coins that
    no player has.
    """
    if sum(purses.values()) != components["gold_coins"]:
        raise ValueError(
            f"{sum(purses.values())} coins are named, and the game has {components['gold_coins']}"
        )
    return [
        Put(path=("table", "gold", seat), value=gold) for seat, gold in purses.items() if seat != "supply"
    ]


@given("{seat}'s {colour} expedition is {marks}")
def expedition_is(seat: str, colour: str, marks: list[str]) -> Put:
    return Put(path=("table", "expeditions", seat, colour), value=[f"{colour} {mark}" for mark in marks])


@given("it is {seat}'s turn")
def turn_of(seat: str) -> Put:
    return Put(path=("to_act",), value=[seat])


@given("the players sit in the order {seats}")
def players_sit(seats: tuple[str, ...]) -> Put:
    return Put(path=("table", "seats"), value=list(seats))


@given("{seat} holds the starting player card")
def holds_starting_player_card(seat: str) -> Put:
    return Put(path=("table", "starting_player"), value=seat)


@given("the highest bid is {gold:int}, made by {seat}")
def highest_bid(gold: int, seat: str) -> list[Put]:
    return [
        Put(path=("table", "auction", "bid"), value=gold),
        Put(path=("table", "auction", "bidder"), value=[seat]),
    ]


@given("{seat} has passed")
def has_passed(seat: str) -> Put:
    return Put(path=("table", "auction", "passed"), value=[seat])


@given(
    "the number cards {low:int} to {middle:int} show 1 footprint each, and {next:int} to {high:int} show 2"
)
def footprints_are(low: int, middle: int, next: int, high: int, components: dict[str, Any]) -> list[Put]:
    """Check what the number cards show, and set nothing.

    Raises:
        ValueError: a number card of the component set shows another number of footprints, or is not named.
    """
    for name, card in components["cards"].items():
        if card["kind"] != "expedition":
            continue
        said = 1 if low <= card["number"] <= middle else 2 if next <= card["number"] <= high else 0
        if card["footprints"] != said:
            raise ValueError(f"{name} shows {card['footprints']} and not {said}")
    return []
